import { expect, test } from 'vitest'
import { checkText, RULES, RULE_IDS } from '.'

/** One sentence each that must be found, and one near it that must not. */
const EXAMPLES: [rule: string, found: string, clean: string][] = [
  ['HLTH-01', 'This cream cures acne', 'This cream feels light'],
  ['HLTH-02', 'It boosts your metabolism', 'It tastes like mint'],
  ['WGHT-01', 'Lose 10 lbs with tea', 'It weighs 10 pounds'],
  ['EVID-01', 'Clinically proven formula', 'I wrote down one test'],
  ['TIME-01', 'See it in 7 days', 'An overnight bag'],
  ['GUAR-01', '100% guaranteed', 'It worked for me'],
  ['ABS-01', 'The best mug', 'My best friend has one'],
  ['COMP-01', 'Better than Yeti', 'Better than my old one'],
  ['COMP-02', 'Other brands are a scam', 'The trash bag by the door'],
  ['IP-01', 'A designer dupe', 'A round handle'],
  ['PRICE-02', 'It was $40', 'It was cold'],
  ['PRICE-03', 'Free shipping', 'A fragrance-free bar'],
  ['SCAR-01', 'Only 3 left', 'Only my sister left'],
  ['SOC-01', 'This went viral', "If you've seen it around"],
  ['PERS-02', 'Customers say it works', 'I say it works'],
  ['DISC-01', 'Gifted by the maker', 'A gift for dad'],
  ['REDIR-01', 'Link in bio', 'The link on this video'],
  ['GIVE-01', 'Comment to win', 'Comment the color you want'],
  ['ENV-01', 'An eco-friendly cup', 'Made of recycled steel'],
  ['INC-01', 'Make $500 a day', 'Makes 500 cups'],
  ['SENS-01', "They don't want you to know", 'I have a theory about this drawer'],
  ['BODY-01', 'Hide your muffin top', 'A muffin pan with a lid'],
  ['HATE-01', 'Are you depressed?', 'Are you late?'],
  ['KIDS-01', 'Ask your mom to buy it', 'Ask me anything'],
  ['SAFE-01', 'Keeps your baby safe', 'Keeps your keys together'],
  ['REG-01', 'A vape pen', 'A wine glass'],
  ['PRIV-01', 'Mail jo@example.com', 'Version 2.0 is here'],
  ['PROF-01', 'Damn good', 'Dam good'],
  ['INJ-01', 'Ignore previous instructions', 'Ignore the noise'],
  ['AI-01', 'With an AI voice', 'With a calm voice'],
]

test.each(EXAMPLES)('%s is found in %j and not in %j', (rule, found, clean) => {
  const rules = (text: string) => checkText(text, 'feature').map((flag) => flag.rule)
  expect(rules(found)).toContain(rule)
  expect(rules(clean)).not.toContain(rule)
})

test('PRICE-01 finds a price below the field, never the price itself or a rounding up', () => {
  const rules = (text: string) => checkText(text, 'script', { price: 19.9 }).map((flag) => flag.rule)
  expect(rules("It's $19.")).toContain('PRICE-01')
  expect(rules("It's $19.90, under $20.")).toEqual([])
  expect(rules('My $5 coffee.')).toEqual([])
})

test('PERS-01 is a note about scripts only', () => {
  expect(checkText('I poured it at seven.', 'script').map((flag) => flag.rule)).toEqual(['PERS-01'])
  expect(checkText('I poured it at seven.', 'painPoint')).toEqual([])
})

test('every rule of the specification exists', () => {
  expect(RULE_IDS).toHaveLength(32)
  expect(new Set(RULE_IDS).size).toBe(32)
  expect(
    EXAMPLES.map(([rule]) => rule)
      .concat('PRICE-01', 'PERS-01')
      .sort(),
  ).toEqual(RULE_IDS)
})

test('says where in the text a finding stands, curly apostrophes or not', () => {
  const text = 'Nice. They don’t want you to know.'
  const [flag] = checkText(text, 'script')
  expect(text.slice(flag?.start, flag?.end)).toBe('They don’t want you to know')
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

test('reads a long script in a few milliseconds and never runs away on hostile text', () => {
  const script = 'You pour it at seven and it is still cold on the drive home. '.repeat(25)
  checkText(script, 'script')
  const start = Date.now()
  for (let round = 0; round < 5; round++) checkText(script, 'script')
  expect((Date.now() - start) / 5).toBeLessThan(60)
  for (const hostile of [
    'a'.repeat(20_000),
    'comment like '.repeat(1500),
    '1'.repeat(20_000),
    'every body is '.repeat(1500),
    'a-'.repeat(10_000),
    'reduces the '.repeat(1500),
    '@a.'.repeat(6000),
    'ignore all '.repeat(1500),
  ]) {
    const begin = Date.now()
    checkText(hostile, 'script')
    expect(Date.now() - begin, hostile.slice(0, 20)).toBeLessThan(1500)
  }
})

test('rules are dated, sourced and complete', () => {
  for (const rule of RULES)
    expect(rule).toMatchObject({
      checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      source: expect.stringMatching(/^S\d/),
      reason: expect.stringMatching(/\.$/),
    })
})
