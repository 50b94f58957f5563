import type { Flag, Severity } from '../check'
import type { Judged } from './part'
import type { Suggestion } from './types'

const MOST = 5
/** Above this a part is as good as full. */
const GOOD_ENOUGH = 9.5
const MAKE_COMPLIANT = { label: 'Make compliant', prompt: 'make it compliant' }

/** What to do next, the heaviest first: what may not be said, what should not, then the parts by the points they cost. */
export function adviceFor(parts: readonly Judged[], flags: readonly Flag[]): Suggestion[] {
  const lost = parts
    .filter((part) => part.fix !== undefined && part.action !== undefined && part.points < GOOD_ENOUGH)
    .sort((a, b) => b.weight * (10 - b.points) - a.weight * (10 - a.points))
    .map(({ id, sentence, fix = '', action = MAKE_COMPLIANT }) => ({ part: id, what: sentence, why: fix, action }))
  return [...fromFlags(flags, 'block'), ...fromFlags(flags, 'warn'), ...lost].slice(0, MOST)
}

/** One for each rule, at its first place. */
function fromFlags(flags: readonly Flag[], severity: Severity): Suggestion[] {
  const byRule = new Map<string, Suggestion>()
  for (const { rule, severity: found, matched, reason, saferWording } of flags) {
    if (found !== severity || byRule.has(rule)) continue
    const what = matched === '' ? reason : `"${matched}": ${reason}`
    byRule.set(rule, { part: rule, what, why: saferWording ?? reason, action: MAKE_COMPLIANT })
  }
  return [...byRule.values()]
}

export const adviceText = ({ what, why }: Suggestion) => (what.endsWith(why) ? what : `${what} ${why}`)
