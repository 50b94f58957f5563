import { describe, expect, test } from 'vitest'
import { nearestWishes, readWishes, type Wish } from './wish-reading'
import { WISHES } from './wishes'

const FEATURES = ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid']

describe('a message is understood as wishes', () => {
  test.each<[string, Wish[]]>([
    ['shorter, new hook and drop the price', [{ id: 'shorter' }, { id: 'change-hook' }, { id: 'remove-price' }]],
    ['can you make it shorter?', [{ id: 'shorter' }]],
    ["why don't you make it a bit longer", [{ id: 'longer' }]],
    ['make it 30 seconds', [{ id: 'to-length', seconds: 30 }]],
    ['make it a minute', [{ id: 'to-length', seconds: 60 }]],
    ['a minute and a half', [{ id: 'to-length', seconds: 90 }]],
    ['no longer than 30 seconds pls', [{ id: 'to-length', seconds: 30, atMost: true }]],
    ['fit to 45 s', [{ id: 'to-length', seconds: 45 }]],
    ['make it shorter, 30 seconds', [{ id: 'to-length', seconds: 30 }]],
    ['45 seconds and more humor', [{ id: 'to-length', seconds: 45 }, { id: 'funnier' }]],
    ['turn this into a 45-second video', [{ id: 'to-length', seconds: 45 }]],
    ['can you do it in 30 seconds', [{ id: 'to-length', seconds: 30 }]],
    ['1:30', [{ id: 'to-length', seconds: 90 }]],
    ['cut it by 10 seconds', [{ id: 'shorter' }]],
    ['10 seconds shorter', [{ id: 'shorter' }]],
    ['half as long', [{ id: 'to-length', share: 0.5 }]],
    ['20% shorter', [{ id: 'to-length', share: 0.8 }]],
    ['FUNNIER!!!', [{ id: 'funnier' }]],
    ['more urgent', [{ id: 'urgent' }]],
    ['calmer', [{ id: 'calmer' }]],
    ["I don't like the hook", [{ id: 'change-hook' }]],
    ['the hook is too long', [{ id: 'change-hook' }]],
    ['give me 5 hooks', [{ id: 'list-hooks' }]],
    ['start with "No more warm water"', [{ id: 'open-with', text: 'No more warm water' }]],
    ['new call to action', [{ id: 'change-call' }]],
    ['too many CTAs', [{ id: 'one-call' }]],
    ['use this CTA “Grab yours, it’s linked”', [{ id: 'use-call', text: 'Grab yours, it’s linked' }]],
    ['add social proof', [{ id: 'social-proof' }]],
    ['add social proof "4.8 stars from 2,000 buyers"', [{ id: 'social-proof', text: '4.8 stars from 2,000 buyers' }]],
    ['add a demo', [{ id: 'proof' }]],
    ['simplify', [{ id: 'simplify' }]],
    ['change tone to funny', [{ id: 'tone', tone: 'comedy-entertainment' }]],
    ['in a casual tone', [{ id: 'tone', tone: 'casual-review' }]],
    ['make it a skit', [{ id: 'style', style: 'skit' }]],
    ['change the style to day in the life', [{ id: 'style', style: 'day-in-life' }]],
    ['for parents', [{ id: 'audience', audience: 'parents' }]],
    ['target busy nurses', [{ id: 'audience', audience: 'busy nurses' }]],
    ['without the price', [{ id: 'remove-price' }]],
    ["don't mention the price", [{ id: 'remove-price' }]],
    ['the price is $24', [{ id: 'set-price', price: 24 }]],
    ['add the price', [{ id: 'add-price' }]],
    ['remove the handle', [{ id: 'take-out', about: 'handle' }]],
    ['mention the lid and the handle', [{ id: 'mention', about: 'the lid and the handle' }]],
    ["focus on 'leak proof lid'", [{ id: 'emphasise-feature', text: 'leak proof lid' }]],
    ['add feature "dishwasher safe"', [{ id: 'add-feature', text: 'dishwasher safe' }]],
    ['more personal', [{ id: 'personal' }]],
    ['more direct', [{ id: 'direct' }]],
    ['sounds too much like an ad, less salesy', [{ id: 'less-salesy' }]],
    ['make the ending stronger', [{ id: 'ending' }]],
    ['add a loop', [{ id: 'loop' }]],
    ['more visual', [{ id: 'visual' }]],
    ['no cues', [{ id: 'no-cues' }]],
    ['rewrite scene 2', [{ id: 'rewrite-scene', scene: 2 }]],
    ['redo the third scene', [{ id: 'rewrite-scene', scene: 3 }]],
    ['make it compliant', [{ id: 'compliant' }]],
    ['another version', [{ id: 'another-version' }]],
    ['rewrite it', [{ id: 'another-version' }]],
    ['replace "a, b" with "c"', [{ id: 'replace', replace: { old: 'a, b', fresh: 'c' } }]],
    ['replace tumbler with cup', [{ id: 'replace', replace: { old: 'tumbler', fresh: 'cup' } }]],
    ['instead of "x y" say "z"', [{ id: 'replace', replace: { old: 'x y', fresh: 'z' } }]],
    ['undo', [{ id: 'versions' }]],
    ['translate it to spanish', [{ id: 'translate' }]],
    ['add emojis', [{ id: 'emoji' }]],
    ['turn it into a rap', [{ id: 'song' }]],
  ])('%s', (message, wishes) => {
    expect(readWishes(message, FEATURES)).toMatchObject({ wishes, declined: [], unknown: [] })
    expect(readWishes(message, FEATURES).wishes).toHaveLength(wishes.length)
  })

  test.each(WISHES.map((kind) => [kind.prompt, kind.id] as const))(
    'the words of the button "%s" mean that very wish',
    (prompt, id) => {
      expect(readWishes(prompt).wishes.map((wish) => wish.id)).toEqual([id])
    },
  )
})

describe('what is not wanted is not done', () => {
  test.each([
    ["don't make it shorter", ['shorter']],
    ['not funnier', ['funnier']],
    ["don't make it shorter or funnier", ['shorter', 'funnier']],
    ["I don't want it shorter", ['shorter']],
    ['never more urgent please', ['urgent']],
  ])('%s', (message, ids) => {
    const reading = readWishes(message)
    expect(reading.wishes).toEqual([])
    expect(reading.declined.map(({ id }) => id)).toEqual(ids)
  })

  test('while the rest of the message is', () => {
    expect(readWishes('funnier but not longer')).toMatchObject({
      wishes: [{ id: 'funnier' }],
      declined: [{ id: 'longer' }],
    })
  })

  test.each([
    ['keep the hook but make it funnier', ['hook'], ['funnier']],
    ["don't touch the ending, just make it shorter", ['call'], ['shorter']],
    ['keep scene 2, calmer', [{ scene: 2 }], ['calmer']],
    ["don't change the hook", ['hook'], []],
  ])('%s', (message, keep, ids) => {
    const reading = readWishes(message)
    expect(reading.keep).toEqual(keep)
    expect(reading.wishes.map(({ id }) => id)).toEqual(ids)
  })
})

describe('how people ask beside the plain words', () => {
  test.each<[string, Wish[]]>([
    // What is missed.
    ['you forgot the handle, people always ask', [{ id: 'mention', about: 'the handle' }]],
    ['where did the lid go?', [{ id: 'mention', about: 'the lid' }]],
    ['You left out that it floats in the sea, which is the whole point', [{ id: 'add', text: 'it floats in the sea' }]],
    ['Nikon and Rollei missing', [{ id: 'mention', about: 'Nikon and Rollei' }]],
    ['add my code MAYA10', [{ id: 'add', text: 'my code MAYA10', where: 'end' }]],
    // What is not wanted, and what is said too often.
    ['i never said "luxury"', [{ id: 'take-out', about: 'luxury', quoted: true }]],
    ["We don't do carpets!! Please take that out", [{ id: 'take-out', about: 'carpets' }]],
    ["you've said the lid three times", [{ id: 'once', about: 'lid' }]],
    // What it was, and what stands there.
    [
      'It was nine knives. You wrote seven.',
      [{ id: 'replace', replace: { old: 'seven knives', fresh: 'nine knives' } }],
    ],
    ['The fifteenth. Not the fifth.', [{ id: 'replace', replace: { old: 'fifth', fresh: 'fifteenth' } }]],
    ["My aunt's name is Aoife, you could use that", [{ id: 'replace', replace: { old: 'My aunt', fresh: 'Aoife' } }]],
    // "It" is what was spoken of before.
    ['The oven part is the best, put it first', [{ id: 'mention', about: 'oven', where: 'hook' }]],
    ['I sell at night and it rains, use that as the opening line', [{ id: 'move', where: 'hook', quoted: true }]],
    ['drop the price, put it on screen instead', [{ id: 'remove-price' }, { id: 'screen-text', text: 'price' }]],
    // Parts, pictures, and how it is filmed.
    ['the hook is giving textbook', [{ id: 'change-hook' }]],
    ['the third scene, could it be at the stall?', [{ id: 'set-picture', scene: 3, text: 'at the stall' }]],
    ['can we do it with me whispering the whole time', [{ id: 'film-note', text: 'me whispering the whole time' }]],
    ['Say "butter" slowly like a prayer', [{ id: 'film-note', about: 'butter' }]],
  ])('%s', (message, wishes) => {
    const reading = readWishes(message, FEATURES)
    expect(reading).toMatchObject({ wishes, unknown: [], heldBack: [] })
    expect(reading.wishes).toHaveLength(wishes.length)
  })

  test.each([
    'If they block it, say "light people"',
    'is it 30 seconds?',
    "I'd rather you didn't say it makes babies sleep",
  ])('nothing is done for: %s', (message) => {
    expect(readWishes(message).wishes.filter(({ id }) => id !== 'needs')).toEqual([])
  })
})

test('what nobody understands is handed back as typed', () => {
  expect(readWishes('asdf qwer. new hook')).toMatchObject({ wishes: [{ id: 'change-hook' }], unknown: ['asdf qwer'] })
})

test('the nearest wishes are found by their words', () => {
  expect(nearestWishes('humoristic please', 3).map(({ id }) => id)).toContain('funnier')
  expect(nearestWishes('zzz', 3)).toEqual([])
})

describe('the opposite of a wish, and a wish for one part only, are not taken for more', () => {
  test.each<[string, Wish[]]>([
    ['take out the price', [{ id: 'remove-price' }]],
    ['less jokes', [{ id: 'calmer' }]],
    ['drop the joke', [{ id: 'calmer' }]],
    ['too personal', []],
    ["it's not funny enough", [{ id: 'funnier' }]],
    ['dont like the ending', [{ id: 'ending' }]],
    ['i dont like the opening', [{ id: 'change-hook' }]],
    ['make scene 2 funnier', []],
    ['make scene 3 10 seconds', []],
    ['make the first sentence shorter', []],
    ['swap scene 2 and 3', [{ id: 'swap-scenes', scene: 2, other: 3 }]],
    ['remove scene 2', [{ id: 'delete-scene', scene: 2 }]],
    ['shorter hook', [{ id: 'change-hook', text: 'shorter' }]],
    ['the cta is boring', [{ id: 'change-call' }]],
    ['cta: boring', [{ id: 'change-call' }]],
    ['make it shorter but keep the joke', [{ id: 'shorter' }]],
    ['save $5 today', []],
    ['say it cures neck pain', [{ id: 'add', text: 'it cures neck pain' }]],
    ['remove the word honestly', [{ id: 'take-out', about: 'honestly' }]],
    ['stop saying obsessed', [{ id: 'take-out', about: 'obsessed' }]],
    ['no "honestly"', [{ id: 'take-out', about: 'honestly', quoted: true }]],
    ['use this hook: I tried it, and it worked.', [{ id: 'use-hook', text: 'I tried it, and it worked.' }]],
    ['say that it has 5000 five star reviews', [{ id: 'add', text: 'it has 5000 five star reviews' }]],
    [
      'add the feature "weighs 400 g" and highlight it',
      [{ id: 'add-feature', text: 'weighs 400 g' }, { id: 'emphasise-feature' }],
    ],
  ])('%s', (message, wishes) => {
    expect(readWishes(message, FEATURES).wishes).toEqual(wishes)
  })
})

test.each([
  ["don't be saying the price", 'remove the price'],
  ['swap 2 and 3 round', 'swap scenes 2 and 3'],
  ['bin scene 3', 'delete scene 3'],
  ['scene 3 can go', 'delete scene 3'],
  ['kick off with a question', 'start with a question'],
  ['question at the start?', 'start with a question'],
  ['"see you" should be the last words', 'end with "see you"'],
  ['I only have one minute', 'make it one minute'],
  ['can it fit in 1 min 30', 'make it 1:30'],
  ['Shorten it a bit', 'shorter'],
  ['change for office ppl who commute', 'write it for office people who commute'],
  ['say it plainer', 'simplify'],
  ['whats it lacking', "what's missing"],
  ['ending is weak, improve', 'stronger ending'],
  ["don't mention the shed, the neighbours follow me", "don't mention the shed"],
  ['make it reach the 90 seconds', 'make it 90 seconds'],
  ['at the end say that it floats', 'say that it floats at the end'],
  ['scene 3 and 2 other way round', 'swap scenes 3 and 2'],
  ['write "duck" everywhere instead of "bird"', 'replace "bird" with "duck"'],
  ['not "bird", say "duck"', 'replace "bird" with "duck"'],
  ['what if it starts with the rain', 'start with the rain'],
  ['let the rain be the first sentence', 'start with the rain'],
  ['the last words should be "see you"', 'end with "see you"'],
  ['hook must be a question', 'start with a question'],
  ['bit long, 75 seconds would do', 'make it 75 seconds'],
  ['can you bring it to a minute ten', 'make it 1:10'],
  ['other ways to start please', 'hook ideas'],
])('"%s" is the wish "%s"', (prompt, known) => {
  const { wishes, unknown } = readWishes(prompt)
  expect(unknown).toEqual([])
  expect(wishes).toEqual(readWishes(known).wishes)
})

test.each<[string, Wish[]]>([
  ['put the rain right after the duck', [{ id: 'mention', about: 'the rain', where: 'after', beside: 'duck' }]],
  ['half a minute shorter', [{ id: 'shorter', by: 30 }]],
  ['more deadpan', [{ id: 'manner', delivery: 'dry' }]],
  ['too sad', [{ id: 'manner', delivery: 'light' }]],
])('"%s" is read', (prompt, wishes) => {
  expect(readWishes(prompt).wishes).toEqual(wishes)
})

test.each([
  ['say that nobody sees it, they stay on the phone', 'nobody sees it, they stay on the phone'],
  ['add that the December batch closes on the 10th', 'the December batch closes on the 10th'],
])('"%s" keeps all its words', (prompt, text) => {
  expect(readWishes(prompt).wishes).toMatchObject([{ id: 'add', text }])
})

test.each([
  ["The hook isn't a hook.", ['change-hook']],
  ["The ending's a bit flat isn't it", ['ending']],
  ['there is no call to action', []],
  ["it's not very personal", []],
])('a complaint keeps nothing: "%s"', (message, ids) => {
  const { wishes, keep, declined } = readWishes(message)
  expect({ ids: wishes.map(({ id }) => id), keep, declined }).toEqual({ ids, keep: [], declined: [] })
})
