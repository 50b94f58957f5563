import { ScriptBrief, type ScriptBriefInput, TONES, VIDEO_LENGTHS, VIDEO_STYLES } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { analyseBrief } from '../analysis'
import { BUCKETS } from '../analysis/buckets'
import { plots } from '../content/generated/plots'
import { seededRandom } from '../language'
import { runs } from '../testing/runs'
import { composeScript } from './compose-script'
import { heardBefore, repetition, sentenceKeys } from './heard'
import { plotsFor } from './plot-choice'

const brief = (input: Partial<ScriptBriefInput>) =>
  ScriptBrief.parse({ productName: 'Desk lamp', targetAudience: 'everyone', ...input })
const chosen = (input: Partial<ScriptBriefInput>, withPain: boolean) =>
  plotsFor(analyseBrief(brief(input)), withPain, heardBefore([]), seededRandom('plots'))

describe.each(VIDEO_STYLES)('%s', (style) => {
  test('has plots for every kind of product, and for products of no known kind', () => {
    const own = plots[style] ?? []
    const missing = BUCKETS.filter(({ id }) => !own.some(({ bucket }) => bucket === id)).map(({ id }) => id)
    expect(missing).toEqual([])
    expect(own.filter(({ bucket, needs }) => bucket === undefined && needs === 'pain').length).toBeGreaterThanOrEqual(
      10,
    )
    expect(own.filter(({ bucket, needs }) => bucket === undefined && needs !== 'pain').length).toBeGreaterThanOrEqual(6)
  })

  test('follows a plot for any product, with or without a problem', () => {
    expect(chosen({ style, productName: 'Zorblax Pro' }, false).length).toBeGreaterThan(0)
    expect(chosen({ style, productName: 'Zorblax Pro', painPoint: 'tangled cables' }, true).length).toBeGreaterThan(0)
  })

  test('has a hook of each plot that it can say, in at most ten words, and another one when that was heard', () => {
    const first = composeScript(brief({ style }), { seed: 'a' }).spoken_script
    const second = composeScript(brief({ style }), { seed: 'a', avoid: [first] }).spoken_script
    expect(sentenceKeys(second)[0]).not.toBe(sentenceKeys(first)[0])
  })
})

test('a plot about the typed problem comes before one about any problem', () => {
  const [first] = chosen({ style: 'storytelling', productName: 'Coffee mug', painPoint: 'coffee that goes cold' }, true)
  expect(first?.bucket).toBe('drinkware')
})

test('a plot about another problem than the typed one is not told', () => {
  const titles = chosen({ style: 'storytelling', productName: 'Coffee mug', painPoint: 'a wobbly table' }, true)
  expect(titles.filter(({ bucket }) => bucket !== undefined)).toEqual([])
})

test('a problem of health or bodies is never told, so that nothing promises help [HLTH-01, BODY-01]', () => {
  for (const style of VIDEO_STYLES) {
    const input = { style, productName: 'Massage pillow', painPoint: 'neck pain after work', features: ['soft'] }
    const { spoken_script: spoken } = composeScript(brief(input), { seed: style })
    expect(spoken.toLowerCase(), spoken).not.toContain('neck pain')
  }
})

test('without the first person nobody but a character of a skit says "I" about a life [PERS-01]', () => {
  for (const [at, style] of VIDEO_STYLES.entries()) {
    if (style === 'skit') continue
    const input = { style, tone: TONES[at % TONES.length], firstPerson: false, features: ['foldable'] }
    const { spoken_script: spoken } = composeScript(brief(input), { seed: style })
    expect(spoken, spoken).not.toMatch(
      /\b(?:I was|I had|I stood|[Mm]y (?:sister|brother|kitchen|mother|neighbor|boss))\b/,
    )
  }
})

describe('a creator who is bound to the seller', () => {
  test.each(['affiliate', 'gifted', 'paid', 'own-product'] as const)(
    'says so (%s) in the first half, on screen and in the first tag [DISC-01]',
    (disclosure) => {
      for (const style of VIDEO_STYLES) {
        const script = composeScript(brief({ style, disclosure, features: ['foldable'] }), { seed: style })
        const early = script.spoken_script.slice(0, script.spoken_script.length * 0.55)
        expect(early, script.spoken_script).toMatch(
          /\b(?:commission|paid|pays|an ad|gift|gave|sent|my own|myself|mine|earn|selling|You sell this|I sell what)\b/i,
        )
        expect(script.hashtags[0]).toBe('#ad')
        expect(script.scenes[0]?.notes).toContain('"Ad"')
      }
    },
  )

  test('of who is not, nothing is said', () => {
    const script = composeScript(brief({ disclosure: 'none' }), { seed: 'x' })
    expect(script.hashtags).not.toContain('#ad')
    expect(script.scenes[0]?.notes).not.toContain('"Ad"')
  })
})

describe('many scripts of one input', () => {
  const turns = runs(6, 20)
  const INPUTS: Partial<ScriptBriefInput>[] = [
    {
      productName: 'Glaciero tumbler',
      price: 19.9,
      features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
      painPoint: 'warm water by noon',
      style: 'storytelling',
    },
    { productName: 'Foldable step stool', price: 24, features: ['folds flat', 'non-slip'], style: 'talking-head' },
    {
      productName: 'Packing cubes',
      features: ['6 pieces', 'mesh top'],
      painPoint: "can't close my suitcase",
      style: 'story-time',
    },
  ]

  test.each(INPUTS)(
    'say nothing twice in the first five, and at most one sentence in seven: $style',
    (input) => {
      const earlier: string[] = []
      const hooks = new Set<string>()
      let repeated = 0
      let all = 0
      for (let turn = 0; turn < turns; turn++) {
        const { spoken_script: spoken } = composeScript(brief(input), { seed: `turn ${turn}`, avoid: earlier })
        const said = repetition(spoken, heardBefore(earlier))
        const sentences = sentenceKeys(spoken)
        if (turn < 5) expect(said.sentences, spoken).toBe(0)
        if (turn === 1) expect(said.fourGrams, spoken).toBeLessThan(0.25)
        repeated += Math.round(said.sentences * sentences.length)
        all += sentences.length
        hooks.add(sentences[0] ?? '')
        earlier.unshift(spoken)
      }
      expect(hooks.size).toBe(turns)
      expect(repeated / all).toBeLessThanOrEqual(0.15)
    },
    60_000,
  )
})

test('durations and words hold at every length', () => {
  for (const [at, videoLength] of [15, 20, 45, 75, 150, 180, ...VIDEO_LENGTHS].entries()) {
    const script = composeScript(brief({ videoLength, style: VIDEO_STYLES[at % 12], features: ['foldable'] }), {
      seed: 's',
    })
    expect(script.scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(videoLength)
  }
})
