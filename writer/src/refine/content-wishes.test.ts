import { type GeneratedScript, RefineRequest, ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { splitSentences } from '../language'
import { writeBrief } from '../pipeline'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { refineScript } from './index'

vi.setConfig({ testTimeout: 60_000 })

const STORY = [
  'My sister Nora came to stay in May, and it rained the whole week.',
  'On Monday she left the kitchen window open and went to bed.',
  'She said the soup would keep.',
  'I came down at six and the cat was in the pot.',
  'We had toast for three days.',
  'Nora still denies it.',
]
const toldBrief = ScriptBrief.parse({
  productName: 'Lidwell pot lid',
  price: 18,
  features: ['It locks with one turn.', 'It fits any pot up to 24 cm.', 'You can put it in the dishwasher.'],
  story: STORY.join(' '),
  targetAudience: 'cooks with curious pets',
  callToAction: 'Pick your size in the shop',
  style: 'story-time',
  tone: 'relatable-struggle',
  videoLength: 60,
})
const plainBrief = ScriptBrief.parse({
  productName: 'Brimley garden kneeler',
  price: 34,
  features: ['The foam is four centimeters thick.', 'It folds flat behind a door.', 'Turned over it is a stool.'],
  painPoint: 'After ten minutes of weeding my knees hurt.',
  targetAudience: 'gardeners with sore knees',
  callToAction: 'Pick a color in the shop',
  style: 'product-review',
  tone: 'casual-review',
  videoLength: 30,
})
const written = writeBrief(toldBrief, { seed: 'told', kinds: WRITTEN_KINDS })

function scriptOf(voiceovers: string[]): GeneratedScript {
  return {
    ...written,
    spoken_script: voiceovers.join('\n\n'),
    scenes: voiceovers.map((voiceover, at) => ({
      id: at + 1,
      duration: 5,
      voiceover,
      visualCue: `Picture ${at + 1} of ${voiceovers.length}, to the lens.`,
      cameraDirection: 'Close-up, handheld, window light.',
      notes: '',
    })),
  }
}
const TOLD = [
  ...STORY,
  'The Lidwell pot lid locks with one turn. It fits any pot up to 24 cm.',
  "It's $18. Pick your size in the shop.",
]
const PLAIN = [
  'After ten minutes of weeding my knees hurt.',
  'This is the Brimley garden kneeler.',
  'The foam is four centimeters thick.',
  'It folds flat behind a door.',
  "It's $34. Pick a color in the shop.",
]
const told = { script: scriptOf(TOLD), brief: toldBrief }
const plain = { script: scriptOf(PLAIN), brief: plainBrief }

function refine({ script, brief }: typeof told, refinementPrompt: string) {
  const result = refineScript(RefineRequest.parse({ script, brief, refinementPrompt }), {
    seed: 'content',
    kinds: WRITTEN_KINDS,
  })
  const scenes = result.script?.scenes ?? []
  return { ...result, texts: scenes.map(({ voiceover }) => voiceover), cues: scenes.map(({ visualCue }) => visualCue) }
}
const sentencesOf = (texts: readonly string[]) => texts.flatMap(splitSentences)

describe('a shorter script', () => {
  test('keeps name, price, call and the beginning and last line of a story', () => {
    const { texts, summary } = refine(told, 'make it 15 seconds')
    const text = texts.join(' ')
    for (const kept of ['Lidwell', '$18', 'Pick your size in the shop.', STORY[0], STORY.at(-1)])
      expect(text).toContain(kept)
    const lines = sentencesOf(TOLD)
    const left = new Set(sentencesOf(texts))
    const gone = lines.filter((line) => !left.has(line)).length
    expect(gone).toBeGreaterThan(0)
    expect(summary).toContain('there is no room left for')
  })

  test('shows the pictures of both of two scenes that became one', () => {
    const { script } = refine(plain, 'make it 15 seconds')
    for (const { voiceover, visualCue } of script?.scenes ?? [])
      for (const [at, text] of PLAIN.entries())
        if (voiceover.includes(text)) expect(visualCue).toContain(`Picture ${at + 1} of`)
  })
})
