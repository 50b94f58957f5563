import { type GeneratedScript, RefineRequest, ScriptBrief } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { splitSentences } from '../language'
import { writeBrief } from '../pipeline'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { refineScript } from './index'
import { wantedSeconds } from './wish-reading'

vi.setConfig({ testTimeout: 60_000 })

const STORY = [
  'My cousin Pia borrowed my tent for one night in June and kept it for the summer.',
  'She said the zip was broken when she got it, and the smell was the neighbour.',
  'On the last evening a goat walked in and ate two towels and a map of Wales.',
  'Pia still says it was a fox.',
]
const brief = ScriptBrief.parse({
  productName: 'Harrow two-man tent',
  price: 89,
  features: ['It packs into a bag of 40 cm.', 'The zip has two sliders.', 'It weighs 2.4 kg.'],
  story: STORY.join(' '),
  painPoint: 'You sleep in a puddle because the seams let go.',
  targetAudience: 'people who camp with family',
  callToAction: 'Pick a color in the shop',
  style: 'story-time',
  tone: 'casual-review',
  videoLength: 60,
})
const TEXTS = [
  ...STORY,
  'The Harrow tent packs into a bag of 40 cm. The zip has two sliders.',
  "It's $89. Pick a color in the shop.",
]
const base = writeBrief(brief, { seed: 'half', kinds: WRITTEN_KINDS })
const script: GeneratedScript = {
  ...base,
  spoken_script: TEXTS.join('\n\n'),
  scenes: TEXTS.map((voiceover, at) => ({
    id: at + 1,
    duration: 6,
    voiceover,
    visualCue: 'Creator leans in, to the lens.',
    cameraDirection: 'Close-up, handheld, window light.',
    notes: '',
  })),
}
function refine(refinementPrompt: string) {
  const result = refineScript(RefineRequest.parse({ script, brief, refinementPrompt }), {
    seed: 'half',
    kinds: WRITTEN_KINDS,
  })
  return { ...result, sentences: splitSentences(result.refinedScript.replaceAll('\n\n', ' ')) }
}

describe('a clause of which only some words are understood changes nothing', () => {
  test.each([
    'less salesy at the end please',
    'make it feel like a documentary about goats',
    'too long sentences, make small small sentences',
    'shorter but with a better middle and a twist',
    'use the short version of the tent name for the kids',
    'urgent tone, like my aunt when the bus leaves',
    'the price thing is confusing for people abroad',
    'make the hook about what happened to the towels afterwards',
    'cut the middle, go from the zip straight to the goat',
    'talk about the neighbours and how they hear the short zip',
    'turn the goat part into a small skit with my colleague',
    'change "a map of Wales" to something funnier',
    'say it how I would say it',
    'add one line why it is better than a hotel',
    'write it as if Pia is speaking, first person',
    'more personal stories about camping in June',
    'two versions of the last line, one a question',
    'put in a joke about the goat and remove whatever is boring',
    'Say 40 cm out loud, not only as text',
    'text on screen only the price and the weight, no other words',
    'all lower case for the captions',
    'no swearing but a bit cheekier with the goat',
    'the goat part is the best, make it longer',
    'the first line takes forever to say, cut it down',
    'put lol after the towel part or make me laugh there',
    'write "dinghy" and "moreover"',
  ])('"%s"', (prompt) => {
    const { changes, refinedScript, script: after, summary } = refine(prompt)
    expect(changes, summary).toEqual([])
    expect(refinedScript).toBe(script.spoken_script)
    expect(after).toEqual(script)
    expect(summary).not.toBe('')
  })
})

test.each([
  'should we really say the zip was broken? scared people do not want to buy',
  'can I say it is waterproof?',
  'is it ok to make fun of the neighbour?',
  'does it need the price? in some countries it is different',
  'wont people think the goat is invented?',
  'should I remove the goat?',
  'what if it is too long for TikTok?',
  'I am worried the towels sound silly, no?',
])('a question or a worry changes nothing: "%s"', (prompt) => {
  const { changes, summary } = refine(prompt)
  expect(changes, summary).toEqual([])
})

test.each([
  'wow i like it thank u',
  'Thanks a million, that is lovely',
  'Very good. I am happy with this.',
  'Love the goat line, don’t touch that one',
])('praise is understood as such: "%s"', (prompt) => {
  const { changes, summary } = refine(prompt)
  expect(changes).toEqual([])
  expect(summary).toBe('Good to hear. Nothing was changed.')
})

test('a line that is named as such is moved, not spoken of', () => {
  const { sentences } = refine('Put the goat line last')
  expect(sentences.join(' ')).not.toMatch(/goat line/i)
})

describe('what is said to the writer is never spoken', () => {
  test.each([
    'add that the poles are steel, people always ask that',
    'say the poles are steel somewhere',
    'add that the poles are steel, I wrote that and I do not see it',
    'say out loud that the poles are steel, not just text',
    'please also mention that the poles are steel so people know',
  ])('"%s"', (prompt) => {
    const { sentences } = refine(prompt)
    expect(sentences).toContain('The poles are steel.')
    expect(sentences).toHaveLength(splitSentences(script.spoken_script.replaceAll('\n\n', ' ')).length + 1)
  })
})

test.each(['put a stop there let it sit', 'can you put my voice on it so i dont have to talk'])(
  'half an order is no line: "%s"',
  (prompt) => {
    const { changes, summary } = refine(prompt)
    expect(changes, summary).toEqual([])
  },
)

describe('a word that is meant takes no line with it', () => {
  test('a thing of a list goes alone', () => {
    expect(refine('take out the towels').sentences.join(' ')).not.toContain('On the last evening a goat walked in.')
    expect(refine('take out the goat').changes).toEqual([])
  })

  test('what would leave no sentence is offered as a whole line', () => {
    const { changes, offers } = refine('take out the zip')
    expect(changes).toEqual([])
    expect(offers.map(({ prompt }) => prompt)).toContain('take out the line "The zip has two sliders."')
    for (const { prompt } of offers) expect(refine(prompt).changes.length).toBeGreaterThan(0)
  })
})

describe('where one clause is not understood', () => {
  test('nothing is taken out in the same breath, and a button does it', () => {
    const { changes, offers, summary } = refine('delete scene 3, and the rest with more sparkle')
    expect(changes).toEqual([])
    expect(summary).toContain('I did not understand')
    expect(offers.every(({ prompt }) => refine(prompt).changes.length > 0 || !/delete/.test(prompt))).toBe(true)
  })

  test('a removal of which it may speak waits', () => {
    const { changes, offers } = refine('Make it 20 seconds. But sparkle it differently.')
    expect(changes).toEqual([])
    expect(offers.map(({ prompt }) => prompt)).toContain('Make it 20 seconds')
  })

  test('a wish that stands alone is carried out', () => {
    const { sentences, summary } = refine('Change Wales to Fife. Sparkle more.')
    expect(sentences.join(' ')).toContain('a map of Fife')
    expect(summary).toContain('I did not understand "Sparkle more"')
  })
})

test.each([
  ['change Wales to Fife and the price same', /a map of Fife\./],
  ["don't say broken, say jammed", /the zip was jammed when/],
  ['it was three towels, not two', /ate three towels/],
  ['take out Wales, nobody gets it. just say Fife', /a map of Fife\./],
])('"%s" puts these words and no others', (prompt, line) => {
  const { sentences } = refine(prompt)
  const known = new Set(splitSentences(script.spoken_script.replaceAll('\n\n', ' ')))
  const fresh = sentences.filter((sentence) => !known.has(sentence))
  expect(fresh).toHaveLength(1)
  expect(fresh[0]).toMatch(line)
})

test('no face leaves none in any picture, and each word stays', () => {
  const { refinedScript, script: after } = refine("don't want to show my face, only the tent and hands")
  expect(refinedScript).toBe(script.spoken_script)
  for (const { visualCue } of after?.scenes ?? []) expect(visualCue).not.toMatch(/creator|face|lens/i)
})

test.each([
  'The zip has gone missing',
  'say "of many colors"',
  'add text that says fox with an emoji',
  'add that somewhere near the start',
  'say 89 dollars a tent, klar na araw araw',
  'can it all be one shot from the dashboard',
  'It\'s not "a fox"!! Please correct',
])('"%s" is neither spoken nor noted', (prompt) => {
  expect(refine(prompt).changes).toEqual([])
})

test('words for a line that is named take its place', () => {
  const { sentences } = refine('"Pia still says it was a fox" sounds stiff, say "Pia still blames a fox"')
  expect(sentences).toContain('Pia still blames a fox.')
  expect(sentences).not.toContain('Pia still says it was a fox.')
})

test('a pause is noted where the line is, and a close-up is the shot of its scene', () => {
  const { script: after } = refine('After "Pia still says it was a fox." I want a pause')
  expect(after?.scenes.map(({ notes }) => notes).join('')).toBe('A pause after "Pia still says it was a fox."')
  expect(after?.scenes[3]?.notes).not.toBe('')
})

test('the length that was asked for counts, not the one that is complained of', () => {
  expect(wantedSeconds('33 seconds? I asked for 90.', 33)).toBe(90)
  expect(wantedSeconds('shorter pls its 31 sec n i said 30', 31)).toBe(30)
})
