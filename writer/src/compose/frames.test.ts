import { ScriptBrief, VIDEO_STYLES } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { analyseBrief } from '../analysis'
import { seededRandom, countSpokenWords } from '../language'
import { type FrameSource, HOOK_CATEGORIES, parseFrame } from './frame'
import { materialFor } from './material'
import { CALL_CATEGORIES, callsToAction, PRICE_FRAMES, SHEETS, SKIT_PRICE_FRAMES, TONE_LINES } from './frames'

const WANTED = 24

/** The poorest brief the form accepts. */
const analysis = analyseBrief(ScriptBrief.parse({ productName: 'Desk lamp', targetAudience: 'everyone' }))

/** Count the different texts a list of frames can become, with different places, moments and optional clauses; stop at `WANTED`. */
function realisations(frames: readonly FrameSource[]): number {
  const texts = new Set<string>()
  for (let draw = 0; draw < 24 && texts.size < WANTED; draw++) {
    const random = seededRandom(draw)
    for (const source of frames) {
      const frame = parseFrame(source)
      const material = materialFor(analysis, random)
      if (frame.slots.has('feature') || (frame.tones && !frame.tones.has(analysis.tone)) || !material.allows(frame))
        continue
      texts.add(
        material
          .fill(frame)
          .filter((piece) => !piece.optional || draw % 2 === 0)
          .map((piece) => piece.text)
          .join(' '),
      )
    }
  }
  return texts.size
}

describe.each(VIDEO_STYLES)('%s', (style) => {
  const sheet = SHEETS[style]
  const hooks = HOOK_CATEGORIES.flatMap((category) => sheet.hooks[category])

  test('can open in many ways with nothing but a name', () => {
    expect(realisations(hooks)).toBeGreaterThanOrEqual(WANTED)
  })

  test.each(sheet.beats.filter((beat) => !['hook', 'price', 'cta'].includes(beat.kind)))(
    'can say $id in many ways with nothing but a name',
    ({ open, more }) => {
      expect(
        realisations([...open, ...(more ?? [])]) + realisations(open) * (more ?? []).length,
      ).toBeGreaterThanOrEqual(WANTED)
    },
  )

  test('can end in many ways', () => {
    const endings = sheet.beats.find((beat) => beat.kind === 'cta')?.open ?? []
    expect(realisations(endings) * realisations(CALL_CATEGORIES.flatMap(callsToAction))).toBeGreaterThanOrEqual(WANTED)
  })

  // Beats that only long videos have come on top, so the sum may be a little more than a hundred.
  test('has shares that sum to about the whole running time', () => {
    expect(Math.abs(sheet.beats.reduce((sum, beat) => sum + beat.share, 0) - 100)).toBeLessThanOrEqual(15)
  })
})

test('every price frame says the price', () => {
  for (const source of [...PRICE_FRAMES, ...SKIT_PRICE_FRAMES]) expect(parseFrame(source).slots).toContain('price')
})

test('skit turns have at most nine words of their own', () => {
  const { hooks, beats } = SHEETS.skit
  const sources = [...Object.values(hooks).flat(), ...beats.flatMap((beat) => [...beat.open, ...(beat.more ?? [])])]
  const long = sources.flatMap((source) =>
    parseFrame(source).parts.flatMap((part) =>
      part.text
        .split(' | ')
        .filter((turn) => countSpokenWords(turn.replace(/^[A-C]: /, '').replace(/\{\w+\}/g, '')) > 9),
    ),
  )
  expect(long).toEqual([])
})

test('every tone has lines for every junction', () => {
  for (const junctions of Object.values(TONE_LINES))
    for (const lines of Object.values(junctions)) expect(lines.length).toBeGreaterThanOrEqual(4)
})
