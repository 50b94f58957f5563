import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { analyseAudience, analyseBrief, analyseFeatures, analyseProduct, readProblem } from './index'

test.each([
  ['foldable stool', 'this foldable stool', 'the stool', 'a foldable stool'],
  ['Glaciero Umbrella', 'the Glaciero umbrella', 'the Glaciero', 'an umbrella'],
  ['gardening gloves', 'these gardening gloves', 'the gloves', 'gardening gloves'],
  ['face serum', 'this face serum', 'the serum', 'face serum'],
  ['🔥🔥', 'this little find', 'this find', 'a thing'],
])('[R11] mentions %s as %s, then %s, one of many as %s', (name, first, later, category) => {
  expect(analyseProduct(name)).toMatchObject({ first, later, category })
})

test('[R12] agrees every word with a plural product', () => {
  const words = { it: 'they', itObject: 'them', itIs: "they're", is: 'are', this: 'these' }
  expect(analyseProduct('running socks')).toMatchObject(words)
})

test('[R04] splits lists, drops bullets and duplicates', () => {
  const typed = ['- lightweight; Lightweight!', '1. soft; warm', 'a longer sentence with many words, which stays whole']
  expect(analyseFeatures(typed).features.map(({ text }) => text)).toEqual([
    'lightweight',
    'soft',
    'warm',
    'a longer sentence with many words, which stays whole',
  ])
})

test('[R05] skips what says nothing', () => {
  expect(analyseFeatures(['n/a', '-', '🔥', 'null']).features).toEqual([])
  expect(['', 'n/a', '🔥', 'none'].map((typed) => readProblem(typed))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('never voices a blocked claim and says why', () => {
  expect(analyseFeatures(['clinically proven', 'soft'])).toEqual({
    features: [{ text: 'soft' }],
    unvoicedFeatures: [{ text: 'clinically proven', reason: expect.stringContaining('EVID-01') }],
  })
})

test('treats a foreign style and tone as the defaults', () => {
  const brief = ScriptBrief.parse({
    productName: 'yoga mat',
    targetAudience: 'everyone',
    style: 'opera',
    tone: 'grumpy',
  })
  expect(analyseBrief(brief)).toMatchObject({ style: 'storytelling', tone: 'excited-discovery' })
})

test.each([
  ['busy moms', 'busy moms'],
  ['Dog owner', 'dog owners'],
  ['students ages 18-24', 'students'],
  ['nurses on night shift', 'nurses on night shift'],
  ['Men and women, all ages', 'men and women'],
  ['women / men 18-35', 'women and men'],
  ['women and men who clean floors at home every day', 'women and men'],
  ['scooter and car commuters', 'scooter and car commuters'],
  ['women with medium or long hair', undefined],
  ['Home cooks in Leeds', 'home cooks in Leeds'],
  ['18-35, US', undefined],
  ['мамы', undefined],
  ['custom', undefined],
  ['Gen Z', 'Gen Z'],
])('addresses the audience %j as %s', (text, vocative) => {
  expect(analyseAudience(text).plural).toBe(vocative)
})

test.each([
  ['back-to-back calls', false],
  ['gap at the back waist', false],
  ['crumbs in the back seat', false],
  ['acne before events', true],
  ['eye strain at night', true],
  ['my wrist after a long shift', true],
  ['neck pain after work', true],
  ['my back hurts', true],
])('"%s" is about health or bodies: %s', (typed, sensitive) => {
  expect(readProblem(typed)?.isSensitive).toBe(sensitive)
})
