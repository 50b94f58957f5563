import { ScriptBrief } from '@reelwright/shared'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_RULES, checkBrief, checkText, endDatesIn, RULE_IDS, RULES } from '.'
import { checkerWith } from './check-text'
import { findingsIn } from './findings'
import { fold } from './fold'
import { remembered } from '../language'

const rulesIn = (text: string, context = {}) => checkText(text, 'script', context).map((flag) => flag.rule)

test('there are thirty-three rules, each dated, sourced and with a reason in plain words', () => {
  expect(RULE_IDS).toHaveLength(33)
  expect(new Set(RULE_IDS).size).toBe(33)
  for (const rule of ALL_RULES)
    expect(rule).toMatchObject({
      checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      source: expect.stringMatching(/^[SR]\d/),
      reason: expect.stringMatching(/\.$/),
      market: expect.stringMatching(/^(?:all|US)$/),
    })
})

test.each([
  ["It's $19.", ['PRICE-01']],
  ["It's 19 dollars.", ['PRICE-01']],
  ["It's nineteen bucks.", ['PRICE-01']],
  ['Yours for under $19!', ['PRICE-01']],
  ["It's $19.90, under $20.", []],
  ["It's twenty dollars, about.", []],
  ["It's nineteen dollars and ninety cents.", []],
  ["It's 18 dollars and 90 cents.", ['PRICE-01']],
  ['My $5 coffee.', []],
  ["It's 19 inches.", []],
])('%j with a price of 19.90 gives %j', (text, rules) => {
  expect(rulesIn(text, { price: 19.9 })).toEqual(rules)
})

test('PERS-01 is a note about scripts only, DISC-01 and LANG-01 about fields only', () => {
  expect(rulesIn('I poured it at seven.')).toEqual(['PERS-01'])
  expect(checkText('I poured it at seven.', 'painPoint')).toEqual([])
  expect(rulesIn('This one was gifted to me.')).toEqual([])
  expect(rulesIn('保温杯, and it keeps')).toEqual([])
})

test.each([
  ['Nice. They don’t want you to know.', 'They don’t want you to know'],
  ['Ｂｕｙ ｔｈｅ ｖａｐｅ now', 'ｖａｐｅ'],
  ['🔥🔥 Nice 🔥 v🔥a🔥p🔥e, yes', 'v🔥a🔥p🔥e'],
  ['Zero\u200bwidth, then c\u200bb\u200bd oil', 'c\u200bb\u200bd'],
  ['One.\n\nTwo.\n\nLink   in\nbio!', 'Link   in\nbio'],
  ['İstanbul ﬁnds: last chance', 'last chance'],
  ['👩‍👩‍👧 says l1nk in b1o', 'l1nk in b1o'],
])('in %j the finding stands at %j', (text, matched) => {
  const [flag] = checkText(text, 'script')
  expect(flag?.matched).toBe(matched)
  expect(text.slice(flag?.start, flag?.end)).toBe(matched)
})

test('one place and one rule make one finding', () => {
  expect(rulesIn('A best-selling bestseller, 100% guaranteed.')).toEqual(['SOC-01', 'SOC-01', 'GUAR-01'])
  expect(rulesIn('Only 3 left in stock.')).toEqual(['SCAR-01'])
})

/** A sentence with a finding, and the sentence after the button was pressed. */
const REPLACED: [before: string, after: string][] = [
  ['This is the best mug I own.', 'This is my favorite mug I own.'],
  ['The fastest charger on my desk.', 'My favorite charger on my desk.'],
  ["It's the best.", "It's my favorite."],
  ['Perfect for a small desk.', 'Handy for a small desk.'],
  ['It fits perfectly.', 'It fits well.'],
  ['It lasts forever.', 'It lasts for a long time.'],
  ["It's an unbreakable cup.", "It's a sturdy cup."],
  ['It works for everyone.', 'It worked for me.'],
  ['It relieves back pain.', 'It is part of my evening.'],
  ['You see it in 7 days.', 'You see it over time.'],
  ['It dries instantly.', 'It dries quickly.'],
  ["It's better than Yeti.", "It's better than my old one."],
  ['Unlike leading brands, it closes.', 'Unlike my old one, it closes.'],
  ['Only 3 left!', "Check today's price in the shop!"],
  ['It closes. Selling fast.', "It closes. Check today's price in the shop."],
  ["Tap the link before it's gone.", 'Tap the link before you forget again.'],
  ['Act now!', 'Have a look!'],
  ['Everyone has one.', 'You may have seen it around.'],
  ['The link in my bio.', 'The link on this video.'],
  ['DM me.', 'Ask me in the comments.'],
  ['Visit our website.', 'Tap the link on this video.'],
  ['You find it on Amazon.', 'You find it in the shop.'],
  ['Comment to win!', "Comment which one you'd pick!"],
  ['Doctors recommend it.', 'I like it.'],
  ['Customers say it stays put.', 'I think it stays put.'],
  ['Damn good lid.', 'Really good lid.'],
  ['It should work for everyone.', 'It should work for me.'],
  ['It works for everyone.', 'It worked for me.'],
  ['You can DM me.', 'You can ask me in the comments.'],
  ['A stress-free morning.', 'An easy morning.'],
  ["It's $19.", "It's $19.90."],
  ["It's under $19.", "It's under $20."],
]

test.each(REPLACED)('one press turns %j into %j', (before, after) => {
  const context = { price: 19.9 }
  const [flag] = checkText(before, 'script', context).filter(({ severity }) => severity !== 'info')
  const replaced = flag?.replacement ? before.slice(0, flag.start) + flag.replacement + before.slice(flag.end) : before
  expect(replaced).toBe(after)
  expect(checkText(replaced, 'script', context).filter(({ severity }) => severity !== 'info')).toEqual([])
})

test.each([
  'It relieves back pain and stress in the evening.',
  'Act now and save the rest.',
  'Only 3 left of the blue ones.',
  'It is clinically proven.',
])('offers no words in place where they would break the sentence: %j', (text) => {
  expect(checkText(text, 'script')[0]).not.toHaveProperty('replacement')
})

test('what the user can show may be said in exactly these words', () => {
  const facts = ['the offer ends on November 30', '4,812 reviews', 'today only', 'dermatologist tested']
  expect(rulesIn('Look: the offer ends on November 30.', { facts })).toEqual([])
  expect(rulesIn('It has 4,812 reviews and is dermatologist tested.', { facts })).toEqual([])
  expect(rulesIn('It has 5,000 reviews.', { facts })).toEqual(['SOC-01'])
  expect(rulesIn('The offer ends soon, today only.', { facts })).toEqual(['SCAR-01', 'SCAR-01'])
})

test('a call to action names an end date by its day', () => {
  expect(endDatesIn('get it, offer expires Friday')).toEqual(['offer expires Friday'])
  expect(endDatesIn('hurry, sale ends soon')).toEqual([])
})

test('a brief is read field by field, and a missing disclosure is one finding without a place', () => {
  const input = {
    productName: 'CBD mug',
    price: 20,
    features: ['soft', 'was $40'],
    targetAudience: 'everyone',
    painPoint: 'my acne',
    callToAction: 'Link in bio',
  }
  const found = (brief: object) => checkBrief(ScriptBrief.parse(brief)).map(({ rule, field }) => `${rule} ${field}`)
  const expected = ['REG-01 productName', 'PRICE-02 features.1', 'REDIR-01 callToAction']
  expect(found(input)).toEqual([...expected, 'DISC-01 disclosure'])
  expect(found({ ...input, disclosure: 'none' })).toEqual(expected)
  expect(found({ ...input, disclosure: 'none', story: 'It cured my back pain.' })).toEqual([
    'REG-01 productName',
    'PRICE-02 features.1',
    'HLTH-01 story',
    'REDIR-01 callToAction',
  ])
  expect(found({ ...input, disclosure: 'gifted', features: ['soft', 'was $40', 'gifted'] })).toEqual(expected)
})

test.each([
  "Monday morning, the chair with the clothes, and a drawer that won't close.",
  "If you only drink hot coffee, skip it. Otherwise it's $19.90, linked right on this video.",
  'Call me dramatic, but the drawer closes.',
  "It's one less thing to check on the label.",
  "PLANT: Be honest. Am I dying?\nME: You've never looked better.",
])('has nothing to say about %j', (text) => {
  expect(checkText(text, 'script').filter((flag) => flag.severity !== 'info')).toEqual([])
})

/** Texts that are full of findings, cut and glued anywhere, as somebody types. */
const PIECES = [
  'The best mug. ',
  'It cures acne',
  'in 7 days',
  'Link in bio! ',
  '\n\n',
  '\n',
  ' v.a.p.e ',
  'c🔥b🔥d ',
  'only ',
  '3 left. ',
  'no. ',
  '1 ',
  'I tried it. ',
  'they don’t want you to know ',
  'U.S. made ',
  'don’t ',
  '$19 ',
  'ＣＢＤ ',
  'a b c ',
  '... ',
  'perfect',
]
/** Any text, halves of surrogate pairs included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 100 })
  .map((codes) => String.fromCodePoint(...codes))
const typing = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 14 })

test('what was checked before changes nothing about the answer', () => {
  const fresh = checkerWith(findingsIn)
  fc.assert(
    fc.property(typing, fc.nat(30), (pieces, cut) => {
      const text = pieces.join('')
      for (const version of [text, text.slice(cut), text.slice(0, -cut || undefined)])
        expect(checkText(version, 'script', { price: 20 })).toEqual(fresh(version, 'script', { price: 20 }))
    }),
    { numRuns: 150 },
  )
})

test('a glance at many sentences at once overlooks no finding of one', () => {
  fc.assert(
    fc.property(typing, (pieces) => {
      const sentence = pieces.join('').replace(/[.!?…\n]/g, ' ')
      const { text, starts, ends } = fold(sentence)
      const [, found = []] = findingsIn(['It is a lid.', sentence, 'Nice'])
      for (const rule of RULES)
        for (const { source } of rule.patterns)
          for (const match of text.matchAll(new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g'))) {
            const start = starts?.[match.index] ?? match.index
            const end = ends?.[match.index + match[0].length - 1] ?? match.index + match[0].length
            expect(
              found.some((each) => each.rule === rule && each.start <= start && each.end >= end),
              source,
            ).toBe(true)
          }
    }),
    { numRuns: 80 },
  )
})

test('typing one letter reads one sentence again', () => {
  const read: string[] = []
  const check = checkerWith(
    remembered((sentences: readonly string[]) => (read.push(...sentences), findingsIn(sentences))),
  )
  const script = Array.from({ length: 40 }, (_, at) => `You pour cup number ${at} and it stays cold. `).join('')
  check(script, 'script')
  expect(read).toHaveLength(40)
  check(`${script.slice(0, 1200)}x${script.slice(1200)}`, 'script')
  expect(read).toHaveLength(41)
})

test('no text makes it throw, and positions always lie inside the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { start, end } of checkText(text, 'features.0', { price: 5 })) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(start).toBeLessThan(end)
      }
    }),
    { numRuns: 100 },
  )
})
