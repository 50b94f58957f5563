import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { analyseBrief } from '../analysis'
import { checkText } from '../check'
import { scoreScript } from './score-script'

/** The worked example of domain/script-writing.md, section 12. */
const WORKED = [
  "Your water's warm by noon.",
  'Mine still has ice. No fridge involved, just the Glaciero tumbler.',
  "It keeps drinks cold for 24 hours, so whatever you pour at breakfast is still cold on the drive home. The lid's leakproof, which is why mine rides next to a laptop. And there's a handle, because hugging 40 ounces through a lobby gets old.",
  "If you only drink hot coffee, skip it. Otherwise it's $19.90, linked right on this video.",
]
const analysis = analyseBrief(
  ScriptBrief.parse({
    productName: 'GLACIERO TUMBLER 40OZ!!',
    price: 19.9,
    targetAudience: 'working-professionals',
    style: 'talking-head',
    tone: 'helpful-friend',
    features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
    painPoint: 'warm water by noon',
    videoLength: 30,
  }),
)
const shots = ['Close-up, push-in', 'Medium shot, tilt', 'Top-down shot, static', 'Medium shot, static']
const scored = (texts: string[]) =>
  scoreScript({
    analysis,
    flags: checkText(texts.join('\n\n'), 'script', { price: 19.9 }),
    scenes: texts.map((voiceover, at) => ({
      duration: 7.5,
      voiceover,
      visualCue: 'You walk in',
      cameraDirection: shots[at % 4] ?? '',
    })),
  })

test('a good script scores high, with every part explained', () => {
  const { total, parts } = scored(WORKED)
  expect(total).toBeGreaterThanOrEqual(8)
  expect(parts.map((part) => part.id)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9'])
  expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1)
  for (const part of parts) expect(part.sentence.length).toBeGreaterThan(5)
})

test('a greeting caps the score', () => {
  const score = scored(['Hey guys, welcome back to my channel, today we look at something.', ...WORKED.slice(1)])
  expect(score.total).toBeLessThanOrEqual(6)
  expect(score.cap).toBeDefined()
})

test('twice the words cap the score', () => {
  expect(scored([...WORKED, ...WORKED]).total).toBeLessThanOrEqual(5.5)
})

test('a refused line caps the score and leads the suggestions', () => {
  const score = scored([WORKED[0] ?? '', 'Clinically proven, and it cures migraines.', ...WORKED.slice(2)])
  expect(score.total).toBeLessThanOrEqual(4)
  expect(score.suggestions[0]).toMatch(/cures|proven/i)
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

test('no input makes it NaN', () => {
  for (const texts of [[''], ['…'], ['a'], ['!!!', '???']]) {
    const { total, suggestions } = scored(texts)
    expect(Number.isFinite(total)).toBe(true)
    expect(suggestions.length).toBeLessThanOrEqual(5)
  }
})

test('without cues the picture part is left out and the rest still counts fully', () => {
  const bare = scoreScript({
    analysis,
    flags: [],
    scenes: WORKED.map((voiceover) => ({ duration: 7.5, voiceover, visualCue: '', cameraDirection: '' })),
  })
  expect(bare.parts.some((part) => part.id === 'V9')).toBe(false)
  expect(bare.total).toBeGreaterThanOrEqual(8)
})
