import { type GeneratedScript, ScriptBrief, VIDEO_STYLES } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { composeScript } from '../compose'
import { pacingFor } from '../compose/pacing'
import { splitSentences } from '../language'
import { IS_FULL } from '../testing/runs'
import { fitScript } from './index'

vi.setConfig({ testTimeout: 60_000 })

const briefOf = (style: string, videoLength: number) =>
  ScriptBrief.parse({
    productName: 'Glaciero tumbler',
    price: 19.9,
    targetAudience: 'parents',
    features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
    painPoint: 'warm water by noon',
    style,
    tone: 'helpful-friend',
    videoLength,
  })
const WRITTEN = new Map<string, [GeneratedScript, ScriptBrief]>()
function written(style: string, videoLength: number): [GeneratedScript, ScriptBrief] {
  const key = `${style} ${videoLength}`
  const brief = briefOf(style, videoLength)
  const known = WRITTEN.get(key) ?? [composeScript(brief, { seed: 'fit' }), brief]
  WRITTEN.set(key, known)
  return known
}
const total = (script: GeneratedScript) => script.scenes.reduce((sum, { duration }) => sum + duration, 0)
/** Every test fits with one seed, so a script is fitted to a time once. */
const FITTED = new Map<string, ReturnType<typeof fitScript>>()
function fitted(style: string, from: number, to: number): ReturnType<typeof fitScript> {
  const key = `${style} ${from} ${to}`
  const known = FITTED.get(key) ?? fitScript(...written(style, from), { seconds: to, seed: 'fit' })
  FITTED.set(key, known)
  return known
}
const MOVES = [
  [60, 30],
  [60, 90],
  [30, 60],
  [90, 45],
  [30, 120],
  [60, 15],
] as const
/** Half of the moves for each style, the other half for the next one. */
const movesOf = (style: (typeof VIDEO_STYLES)[number]) =>
  MOVES.filter((_, at) => IS_FULL || (at + VIDEO_STYLES.indexOf(style)) % 2 === 0)

describe.each(VIDEO_STYLES)('a script in the style %s', (style) => {
  test.each(movesOf(style))(
    'of %i s is fitted to %i s within a tenth of the words, and its scenes sum exactly',
    (from, to) => {
      const { script, summary } = fitted(style, from, to)
      const { target } = pacingFor(to, style, 'helpful-friend')
      expect(Math.abs(script.metadata.spokenWords - target) / target).toBeLessThanOrEqual(0.1)
      expect(total(script)).toBe(to)
      expect(script.metadata.videoLength).toBe(to)
      expect(summary).toMatch(to < from ? /^(?:Cut|Shortened)/ : /^Added/)
      expect(summary).toContain(`for ${to} s`)
    },
  )
})

test('most fits land within five percent', () => {
  const offs = VIDEO_STYLES.flatMap((style) =>
    movesOf(style).map(([from, to]) => {
      const aim = pacingFor(to, style, 'helpful-friend').aim
      return Math.abs(fitted(style, from, to).script.metadata.spokenWords - aim) / aim
    }),
  )
  expect(offs.filter((off) => off <= 0.05).length / offs.length).toBeGreaterThanOrEqual(0.95)
})

test('opener, price, call and features stay while anything else can go', () => {
  const [script, brief] = written('talking-head', 60)
  const { script: short } = fitScript(script, brief, { seconds: 40, seed: 'fit' })
  expect(short.scenes[0]?.voiceover).toBe(script.scenes[0]?.voiceover)
  expect(short.spoken_script).toContain('$19.90')
  expect(short.spoken_script).toContain(splitSentences(script.spoken_script).at(-1))
  for (const feature of ['24 hours', 'handle', 'lid']) expect(short.spoken_script).toContain(feature)
})

test('what is locked stays, even where it is in the way', () => {
  const [script, brief] = written('storytelling', 60)
  const locked = splitSentences(script.scenes[2]?.voiceover ?? '').slice(0, 2)
  const { script: short } = fitScript(script, brief, { seconds: 30, seed: 'fit', locked })
  for (const sentence of locked) expect(short.spoken_script).toContain(sentence)
})

test('a script that fits already comes back as it was', () => {
  const [script, brief] = written('informative', 60)
  const same = fitScript(script, brief, { seconds: 60, seed: 'fit' })
  expect(same.changes).toEqual([])
  expect(same.script).toBe(script)
})

test('a script that is too long for its own time is cut without changing the time', () => {
  const [script, brief] = written('informative', 60)
  const padded: GeneratedScript = {
    ...script,
    scenes: script.scenes.map((scene, at) =>
      at === 2
        ? { ...scene, voiceover: `${scene.voiceover} ${'It was a long and sunny day over there. '.repeat(6).trim()}` }
        : scene,
    ),
  }
  const { script: shortened, changes } = fitScript(padded, brief, { seconds: 60, seed: 'fit' })
  expect(total(shortened)).toBe(60)
  expect(Math.abs(shortened.metadata.spokenWords - pacingFor(60, 'informative', 'helpful-friend').aim)).toBeLessThan(10)
  expect(changes.map(({ scene }) => scene)).toContain(3)
})
