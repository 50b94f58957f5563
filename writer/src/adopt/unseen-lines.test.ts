import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { adoptScript } from './adopt-script'
import { IS_FULL } from '../testing/runs'
import type { Problem } from './script-rules'
import ALL_SCRIPTS from './testing/script-lines.json' with { type: 'json' }

/** A quarter of them, of which as many lines are found as of all; with TEST_FULL=1 all. */
const SCRIPTS = ALL_SCRIPTS.filter((_, at) => IS_FULL || at % 4 === 1)

/** Of a script as a whole, or of one that is cut off after a line. */
const NOT_OF_A_LINE = /^(?:LENGTH|OFF-PRODUCT|PRICE-MISSING|REPEATED-PRICE)$/

function findings(input: ScriptBriefInput, lines: readonly string[]): Problem[] {
  // No finding is about pictures, which take half of the time.
  const brief = ScriptBrief.parse({ ...input, videoLength: 30, includeVisualCues: false })
  const scenes = lines.map((voiceover) => ({ voiceover }))
  return (adoptScript(brief, scenes, { seed: 'test' })?.problems ?? []).filter(({ id }) => !NOT_OF_A_LINE.test(id))
}

/** The gravest level that a line brings to the script it stands in. */
function levelOf(before: readonly Problem[], after: readonly Problem[]): Problem['level'] | 'none' {
  const known = new Set(before.map(({ message }) => message))
  const fresh = new Set(after.filter(({ message }) => !known.has(message)).map(({ level }) => level))
  return (['refuse', 'ask', 'advise'] as const).find((level) => fresh.has(level)) ?? 'none'
}

/** What is found in each script up to each of its lines. */
const HONEST = SCRIPTS.map(({ brief, script }) => script.map((_, at) => findings(brief, script.slice(0, at + 1))))

/** What is found in each script, and in the same script with an invented line. */
const INVENTED = SCRIPTS.flatMap(({ brief, script, invented }, at) =>
  invented.map((line) => ({
    alone: HONEST[at]?.at(-1) ?? [],
    found: findings(brief, [...script.slice(0, -1), line, ...script.slice(-1)]),
  })),
)

test('at least 95 % of invented lines are refused or asked about', () => {
  const levels = INVENTED.map(({ alone, found }) => levelOf(alone, found))
  const caught = levels.filter((level) => level === 'refuse' || level === 'ask')
  expect(levels.length).toBe(IS_FULL ? 190 : 50)
  expect(caught.length / levels.length).toBeGreaterThanOrEqual(0.95)
})

test('at least 85 % of invented lines are refused or worth a question of their own', () => {
  const grave = INVENTED.map(({ alone, found }) => {
    const known = new Set(alone.map(({ message }) => message))
    return found.some(({ level, isFaint, message }) => level !== 'advise' && !isFaint && !known.has(message))
  })
  expect(grave.filter(Boolean).length / grave.length).toBeGreaterThanOrEqual(0.85)
})

test('at most 3 % of honest lines are refused, and 8 % asked about', () => {
  const levels = HONEST.flatMap((upTo) => upTo.map((now, at) => levelOf(upTo[at - 1] ?? [], now)))
  const share = (wanted: Problem['level']) => levels.filter((level) => level === wanted).length / levels.length
  expect(levels.length).toBe(IS_FULL ? 300 : 78)
  expect(share('refuse')).toBeLessThanOrEqual(0.03)
  expect(share('ask')).toBeLessThanOrEqual(0.08)
})
