import { ScriptBrief } from '@reelwright/shared'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkText } from '../check'
import { readWishes } from '../refine/wish-reading'
import { runs } from '../testing/runs'
import { isAsk } from './asks'
import { CONCRETE_WORDS, thingsIn } from './concrete-words'
import { craftScorer, type PartId, scoredBrief, scoreScript } from '.'

/** The worked example of domain/script-writing.md, section 12. */
const WORKED = [
  "Your water's warm by noon.",
  'Mine still has ice. No fridge involved, just the Glaciero tumbler.',
  "It keeps drinks cold for 24 hours, so whatever you pour at breakfast is still cold on the drive home. The lid's leakproof, which is why mine rides next to a laptop. And there's a handle, because hugging 40 ounces through a lobby gets old.",
  "If you only drink hot coffee, skip it. Otherwise it's $19.90, linked right on this video.",
]
const brief = ScriptBrief.parse({
  productName: 'GLACIERO TUMBLER 40OZ!!',
  price: 19.9,
  targetAudience: 'working-professionals',
  style: 'talking-head',
  tone: 'helpful-friend',
  features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
  painPoint: 'warm water by noon',
  videoLength: 30,
})
const subject = scoredBrief(brief)
const shots = ['Close-up, push-in', 'Medium shot, tilt', 'Top-down shot, static', 'Medium shot, static']
const scored = (texts: readonly string[]) =>
  scoreScript({
    brief: subject,
    flags: checkText(texts.join('\n\n'), 'script', { price: 19.9 }),
    scenes: texts.map((voiceover, at) => ({
      duration: 7.5,
      voiceover,
      visualCue: 'A gym bag tips over on the car seat, and a laptop slides out beside the dry tumbler',
      cameraDirection: shots[at % 4] ?? '',
    })),
  })
const pointsOf = (texts: readonly string[], id: PartId) =>
  scored(texts).parts.find((part) => part.id === id)?.points ?? NaN
/** Told by somebody, with a beginning that comes back. */
const GOOD = [
  'I left my water in the car again, and by noon it was soup.',
  'My sister laughed. She put her Glaciero tumbler on my desk and said, drink.',
  "Ice. It keeps drinks cold for 24 hours, so what she poured at breakfast still rattled. The lid's leakproof, so mine rides next to the laptop now. It has a handle, because I carry a toddler, a bag and my keys.",
  "It's $19.90, linked right on this video. My car only makes soup for lunch now.",
]
/** The worked example with one scene changed. */
const withScene = (at: number, text: string) => WORKED.map((scene, index) => (index === at ? text : scene))

test('a good script scores high, with every part explained [V1, V2, V3]', () => {
  const { total, band, parts } = scored(WORKED)
  expect(total).toBeGreaterThanOrEqual(7)
  expect(['strong', 'excellent']).toContain(band)
  expect(parts.map((part) => part.id)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V7', 'V8', 'V9'])
  expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1)
  for (const part of parts) expect(part.sentence.length).toBeGreaterThan(5)
})

test.each<[PartId, string, string[], 'falls' | 'stays' | 'rises']>([
  ['V1', 'a greeting', withScene(0, "Hey guys, your water's warm by noon."), 'falls'],
  ['V1', 'an introduction of the product', withScene(0, 'Introducing your new cold tumbler.'), 'falls'],
  ['V1', 'a clock stamp before the opener', withScene(0, "7:15. Your water's warm by noon."), 'stays'],
  ['V1', 'an opener without a person', withScene(0, 'Warm water by noon.'), 'falls'],
  ['V2', 'a label', withScene(2, 'Keeps drinks cold, leakproof lid, a handle, 40 ounces, stainless steel.'), 'falls'],
  ['V2', 'shorthand', withScene(1, 'Mine still has ice w/ the Glaciero tumbler, no fridge.'), 'falls'],
  ['V2', 'many figures', withScene(1, 'Mine: 1180 milliliters, 12 ounces, 24 hours, 3 colors, 2 lids.'), 'falls'],
  ['V3', 'twice the words', [...WORKED, ...WORKED], 'falls'],
  [
    'V4',
    'general words for the details',
    withScene(
      2,
      'It is nice and good. It is really very nice to have and quite lovely. It is also rather pleasant and useful and great in general, every single time.',
    ),
    'falls',
  ],
  ['V5', 'sentences of one length', WORKED.map(() => 'It is a good cup. It is a nice cup. It is a fine cup.'), 'falls'],
  [
    'V7',
    'no price',
    withScene(3, 'If you only drink hot coffee, skip it. Otherwise tap the link on this video.'),
    'falls',
  ],
  [
    'V7',
    'a longer price that begins alike',
    withScene(3, "If you only drink hot coffee, skip it. Otherwise it's $19.905, linked right on this video."),
    'falls',
  ],
  [
    'V7',
    'two asks',
    withScene(
      3,
      "If you only drink hot coffee, skip it. It's $19.90. Tap the link on this video. Save this for later.",
    ),
    'falls',
  ],
  [
    'V7',
    'a call of more than sixteen words',
    withScene(
      3,
      "If you only drink hot coffee, skip it. Otherwise it's $19.90 and it is linked right here on this video for all of you to see.",
    ),
    'falls',
  ],
  ['V8', 'something that happened', withScene(1, 'My sister forgot hers in the car. Mine kept its ice.'), 'rises'],
  ['V7', 'an end without a step', withScene(3, "If you only drink hot coffee, skip it. It's $19.90. Nice."), 'falls'],
])('%s: %s', (id, _, texts, what) => {
  const before = pointsOf(WORKED, id)
  if (what === 'stays') expect(pointsOf(texts, id)).toBeGreaterThanOrEqual(before)
  else if (what === 'rises') expect(pointsOf(texts, id)).toBeGreaterThan(before)
  else expect(pointsOf(texts, id)).toBeLessThan(before)
})

test.each([
  [19.99, "It's nineteen ninety-nine."],
  [19.99, '19.99 for one.'],
  [129, 'One twenty-nine.'],
  [0.99, '99 cents.'],
  [25, 'It costs twenty-five.'],
])('a price of %d that is said as "%s" is not asked for again [V7]', (price, line) => {
  const { parts } = scoreScript({
    brief: { ...subject, price: scoredBrief({ ...brief, price }).price },
    flags: [],
    scenes: [{ duration: 9, voiceover: `${line} Tap the link below.`, visualCue: '', cameraDirection: '' }],
  })
  expect(parts.find(({ id }) => id === 'V7')?.fix ?? '').not.toContain('price')
})

test('a call to action before the last scene is moved, not missed; the last line of a story may follow it [V7]', () => {
  const before = withScene(3, "It's $19.90. Shop now on TikTok Shop.")
  const short = 'He got there whole. He asked for the rectangle. I drew him one.'
  const long = `I got in, I sat down, I put the radio on, and I left the lot at last. ${short}`
  expect(scored([...before, short]).parts.find(({ id }) => id === 'V7')?.sentence).toBe('One clear next step.')
  const { parts } = scored([...before, long])
  expect(parts.find(({ id }) => id === 'V7')).toMatchObject({
    sentence: 'The call to action is not at the end.',
    fix: 'Move the call to action to the end.',
  })
})

test('the ending is asked to come back to the opening only where it does not [V8]', () => {
  const opened = (end: string) => {
    const { parts } = scored(['My suitcase broke there.', 'I had one cup more.', 'I drank it.', end])
    return parts.find(({ id }) => id === 'V8')!
  }
  expect(opened('The suitcase rolls again.').sentence).toBe('The ending comes back to the opening.')
  expect(opened('The suitcase rolls again.').fix).not.toBe('Bring the opening image back at the end.')
  expect(opened('The handle rolls again.').fix).toBe('Bring the opening image back at the end.')
})

test('pictures are judged by what they show, not by the words on the screen [V9]', () => {
  const points = (visualCue: string) =>
    scoreScript({
      brief: subject,
      flags: [],
      scenes: WORKED.map((voiceover) => ({ duration: 7.5, voiceover, visualCue, cameraDirection: '' })),
    }).parts.find(({ id }) => id === 'V9')!
  const plain = points('Creator to the lens.')
  expect(plain).toMatchObject({ points: 0, fix: 'Say in each picture who does what, with what, and where.' })
  expect(points('Creator to the lens, "Keeps drinks cold for a whole day, leakproof lid" as text.').points).toBe(0)
  const rich = points('A gym bag tips over on the car seat, and a laptop slides out beside the dry tumbler.')
  expect(rich.points).toBeGreaterThan(8)
  expect(rich.fix).toBeUndefined()
})

test.each([
  ['a greeting', GOOD.with(0, 'Hey guys, I left my water in the car again.')],
  ['twice the words', [...GOOD, ...GOOD]],
  ['a refused line', GOOD.with(1, 'My sister said hers was clinically proven, and that it cured her migraines.')],
])('%s caps the score and the cap is named', (_, texts) => {
  expect(scored(GOOD).total).toBeGreaterThan(7)
  expect(scored(texts).total).toBeLessThan(7)
  expect(scored(texts).cap).toMatch(/\.$/)
})

test('each warning costs 0.4, at most 2', () => {
  const flags = checkText('The best mug.', 'script')
  const scenes = WORKED.map((voiceover) => ({ duration: 7.5, voiceover, visualCue: '', cameraDirection: '' }))
  const total = (count: number) => {
    const warnings = Array.from({ length: count }, () => ({ ...flags[0]!, rule: 'PRICE-02' }))
    return scoreScript({ scenes, brief: subject, flags: warnings }).total
  }
  expect(total(0) - total(1)).toBeCloseTo(0.4, 1)
  expect(total(0) - total(5)).toBeCloseTo(2, 1)
  expect(total(9)).toBe(total(5))
})

test('suggestions come by weight, one for each part or rule, each with a what, a why and a button', () => {
  const { advice, suggestions } = scored([
    'Hey guys, this is the best tumbler of all, welcome back.',
    'Clinically proven. Lab tested. It is viral.',
    'It is nice.',
    'Nice.',
  ])
  expect(advice.slice(0, 3).map(({ part }) => part)).toEqual(['EVID-01', 'ABS-01', 'SOC-01'])
  expect(new Set(advice.map(({ part }) => part)).size).toBe(advice.length)
  expect(advice).toHaveLength(5)
  for (const { what, why, action } of advice) {
    expect(what).not.toBe('')
    expect(why).toMatch(/[.!]$/)
    expect(action.label).not.toBe('')
  }
  expect(suggestions).toHaveLength(5)
  expect(suggestions[0]).toMatch(/Clinically proven/)
})

test('a perfect part gets no suggestion, and nothing is praised', () => {
  const { parts, advice } = scored(WORKED)
  for (const { id, points } of parts) if (points === 10) expect(advice.some(({ part }) => part === id)).toBe(false)
})

/** What refining must read out of a button's wish. */
const WISHES = new Set([
  'compliant',
  'change-hook',
  'add-price',
  'add-feature',
  'one-call',
  'change-call',
  'proof',
  'limit',
  'ending',
  'another-version',
  'less-salesy',
  'personal',
  'direct',
  'audience',
  'rhythm',
  'to-length',
  'simplify',
  'visual',
])

test('every wish of a button is one that refining understands', () => {
  const sentences = [
    ...WORKED,
    'Hey guys.',
    'It is the best.',
    '$19.90.',
    'Tap the link. Save this for later.',
    'Nice.',
    'You and I and you.',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 9 }), (texts) => {
      for (const { part, action } of scored(texts).advice) {
        const { wishes } = readWishes(action.prompt, brief.features)
        expect(
          wishes.map(({ id }) => id).filter((id) => WISHES.has(id)),
          `${part}: ${action.prompt}`,
        ).toHaveLength(1)
      }
    }),
    { numRuns: runs(30, 80) },
  )
})

test('generic filler scores lower than specifics', () => {
  const filler = [
    'This is great.',
    'It is really nice and good. You will enjoy it a lot. It is very nice.',
    'Many people say nice things. It is good for all things. It is so nice.',
    'Go and do it.',
  ]
  expect(scored(filler).total).toBeLessThan(scored(WORKED).total - 2)
})

/** Any text, halves of surrogate pairs included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes))

test('no input makes it NaN or throws', () => {
  const scorer = craftScorer(brief)
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 12 }), (texts) => {
      for (const { total, suggestions } of [scored(texts), scorer(texts.join('\n\n')).score]) {
        expect(Number.isFinite(total)).toBe(true)
        expect(suggestions.length).toBeLessThanOrEqual(5)
      }
    }),
    { numRuns: runs(30, 80) },
  )
})

test('plain text is scored as its paragraphs, without the pictures, and the rest still counts fully', () => {
  const { score, flags } = craftScorer(brief)(WORKED.join('\n\n'))
  expect(score.parts.map((part) => part.id)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V7', 'V8'])
  expect(score.total).toBeGreaterThanOrEqual(7)
  expect(flags).toEqual([])
})

test('the scorer knows the price and the disclosure of its brief', () => {
  const rules = (text: string, scorer = craftScorer(brief)) => scorer(text).flags.map(({ rule }) => rule)
  expect(rules("It's $19.")).toEqual(['PRICE-01'])
  expect(rules('It has 900 reviews.', craftScorer(brief, ['900 reviews']))).toEqual([])
})

test.each([
  ['knives and shelves and cherries', 3],
  ['I can back it up in a second', 0],
  ['the kettle, the keys and two batteries', 3],
])('%j holds %i things', (text, count) => {
  expect(thingsIn(text)).toHaveLength(count)
})

test('the list of things is several hundred words long, each once', () => {
  expect(CONCRETE_WORDS.size).toBeGreaterThan(500)
})

test.each([
  ['Tap the link on this video.', true],
  ['Add three to your cart.', true],
  ['So add it to your cart, and that is it.', true],
  ['You add it to your cart, and then you close the tab.', false],
  ['I almost add the same one to your cart every time.', false],
  ['Tap the lid twice and it opens.', false],
  ['Open the bag, please.', false],
  ["It's linked right here.", true],
])('%j asks for a step: %s', (sentence, asks) => {
  expect(isAsk(sentence)).toBe(asks)
})

test('how many steps are asked for is data, not only a sentence', () => {
  expect(scored(WORKED).asks).toBe('one')
  expect(scored(withScene(1, 'Tap the link right now. Then tap the link again.')).asks).toBe('several')
  expect(scored(WORKED.slice(0, -1).concat('And that was my week.')).asks).toBe('none')
})
