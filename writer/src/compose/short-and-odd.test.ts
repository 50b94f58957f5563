import { ScriptBrief, type ScriptBriefInput, VIDEO_STYLES } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { analyseBrief } from '../analysis'
import { spokenWordCount } from '../language'
import { IS_FULL, runs } from '../testing/runs'
import { composeScript } from './compose-script'
import { parseFrame, takeApart } from './frame'
import { disclosureLines } from './frames'
import { pacingFor } from './pacing'
import { tellsExperience } from './person'
import { hasLongTurn } from './skit-voices'

const written = (input: Partial<ScriptBriefInput>, seed: string) => {
  const brief = ScriptBrief.parse({ productName: 'Desk lamp', targetAudience: 'everyone', ...input })
  return { analysis: analyseBrief(brief), script: composeScript(brief, { seed }) }
}

describe('a very short video of a creator with much to tell', () => {
  test.each(VIDEO_STYLES)('is as long as it may be, and names the product: %s [DISC-01]', (style) => {
    for (const [l, videoLength] of [18, 20, 25].entries()) {
      for (const [d, disclosure] of (['affiliate', 'gifted', 'own-product'] as const).entries()) {
        // Each length and each disclosure once a style; which of them meet differs from style to style.
        if (!IS_FULL && (l + d + VIDEO_STYLES.indexOf(style)) % 3 !== 0) continue
        const { analysis, script } = written(
          {
            style,
            videoLength,
            disclosure,
            productName: 'CloudNest Memory Foam Dog Bed',
            price: 49.99,
            features: ['washable cover', 'memory foam', 'non slip bottom', 'fits large dogs', 'made of steel'],
            callToAction: 'Shop now on TikTok Shop!',
          },
          `${videoLength} ${disclosure}`,
        )
        const { accept } = pacingFor(videoLength, analysis.style, analysis.tone)
        expect(script.metadata.spokenWords, script.spoken_script).toBeGreaterThanOrEqual(accept.min)
        expect(script.metadata.spokenWords, script.spoken_script).toBeLessThanOrEqual(accept.max)
        expect(script.spoken_script.toLowerCase()).toContain('dog bed')
      }
    }
  })
})

test('where a plot can only be told by who lived it, another script names the product without it [PERS-01]', () => {
  for (let seed = 0; seed < runs(4, 12); seed++) {
    const { script } = written(
      {
        productName: 'Jeans',
        style: 'comparison',
        tone: 'shocked-mindblown',
        videoLength: 30,
        firstPerson: false,
        painPoint: 'How do people keep a desk tidy?',
        features: ['You can wash them by hand', 'stand included'],
      },
      `s${seed}`,
    )
    expect(script.spoken_script.toLowerCase(), script.spoken_script).toContain('jeans')
  }
})

test.each([
  "I'd picked one by the end of the line.",
  'I could see it happening over her shoulder.',
  'At this point I could still have left.',
  "She'd been trying to tell me.",
  'I say crumbs.',
])('what somebody did, saw or said in a story is an experience: %s [PERS-01]', (line) => {
  expect(tellsExperience(line)).toBe(true)
})

test.each([
  "I'd rather say so.",
  "I'd say it's fair.",
  "I'll keep it short.",
  'Tell me in the comments.',
  'I mean that.',
])('what somebody thinks or says to the viewer is none: %s [PERS-01]', (line) => {
  expect(tellsExperience(line)).toBe(false)
})

test('nobody in a skit says more than nine words in one breath, whatever the features are', () => {
  for (let seed = 0; seed < runs(8, 40); seed++) {
    const { script } = written(
      {
        productName: 'Set of 3 candles',
        style: 'skit',
        videoLength: [30, 60, 90, 150][seed % 4],
        features: [
          'a hidden pocket inside the back panel that closes with a magnet',
          'made of steel',
          'USB-C charging',
          'BPA-free',
          'remote control',
          'foldable',
        ],
      },
      `s${seed}`,
    )
    for (const turn of script.spoken_script.split(/\n+/)) expect(spokenWordCount(turn), turn).toBeLessThanOrEqual(9)
  }
})

test('a turn is too long where no comma lets the speaker breathe', () => {
  expect(hasLongTurn('You do not have to hide it when people come over.')).toBe(true)
  expect(hasLongTurn('A: It folds. | B: It rolls up small, and it fits in a pocket too.')).toBe(false)
})

test("a seller's words are never kept in memory as a frame", () => {
  expect(takeApart('Only this seller says so.')).not.toBe(takeApart('Only this seller says so.'))
  expect(parseFrame('Every script says so.')).toBe(parseFrame('Every script says so.'))
  expect(disclosureLines('gifted', true)).toBe(disclosureLines('gifted', true))
  expect(disclosureLines('paid', false).length).toBeGreaterThan(0)
})
