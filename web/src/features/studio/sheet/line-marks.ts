import type { Flag, Severity } from '@reelwright/writer/check'

/** A stretch of a line: plain, or underlined for a finding. */
export interface LinePart {
  start: number
  text: string
  severity?: Severity
}

const WEIGHT: Record<Severity, number> = { info: 1, warn: 2, block: 3 }
/** More findings in one line are not all drawn; the list names them. */
const MAX_MARKS = 40

/** Cuts a line into plain and underlined parts, in order and without gaps; where findings overlap, the heaviest shows. */
export function lineParts(line: string, flags: readonly Pick<Flag, 'start' | 'end' | 'severity'>[]): LinePart[] {
  const inside = flags
    .map(({ start, end, severity }) => ({ start: Math.max(0, start), end: Math.min(line.length, end), severity }))
    .filter(({ start, end }) => start < end)
    .slice(0, MAX_MARKS)
  const cuts = [...new Set([0, line.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  const parts: LinePart[] = []
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1]
    if (end === undefined) break
    const severity = inside
      .filter((flag) => flag.start <= start && flag.end >= end)
      .map((flag) => flag.severity)
      .reduce<Severity | undefined>((most, each) => (most && WEIGHT[most] >= WEIGHT[each] ? most : each), undefined)
    const text = line.slice(start, end)
    const last = parts.at(-1)
    if (last && last.severity === severity) last.text += text
    else parts.push(severity ? { start, text, severity } : { start, text })
  }
  return parts
}
