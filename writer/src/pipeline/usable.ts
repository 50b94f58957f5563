import type { Line, Marks, Wording } from '../kinds'
import type { Angle } from './plan'
import type { Reading } from './reading'

/** Whether the brief allows a line at all. */
export function applies(
  marks: Marks,
  { reading, angle }: { reading: Reading; angle: Pick<Angle, 'problem'> },
): boolean {
  const { sorts } = reading
  const names = new Set(reading.features.map(({ block }) => block?.name))
  if (marks.has?.some((any) => !any.some((name) => names.has(name)))) return false
  if (marks.not?.some((name) => names.has(name))) return false
  const isPriced = (reading.price ?? reading.shown) !== undefined
  if (marks.price === (isPriced ? 'none' : 'some')) return false
  if (marks.price === 'month' && !reading.isMonthly) return false
  if (marks.sorts && !marks.sorts.some((sort) => sorts.has(sort))) return false
  if (marks.unless?.some((sort) => sorts.has(sort))) return false
  if (marks.own && !marks.own.some((form) => hasForm(reading, form))) return false
  if (marks.problems && !marks.problems.includes(angle.problem?.name ?? '')) return false
  if (marks.me && !reading.firstPerson) return false
  return true
}

/** "clause", "noun" and so on: how the problem was typed; "none": no problem that can be told. */
const hasForm = ({ ownProblem }: Reading, form: string): boolean => {
  switch (form) {
    case 'none':
      return ownProblem?.isEnglish !== true
    case 'recurs':
      return ownProblem?.recurs === true
    default:
      return ownProblem?.form === form
  }
}

const PERSONAL = /\b(?:I|I'm|I've|I'd|I'll|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b/

/** Whether a wording suits tone and brief and, where the creator's own experience is not wanted, does without it. Dialogue is fiction. */
export const canSay = ({ text, tone, worlds }: Wording, { toneGroup, firstPerson, style, ruledOut }: Reading) =>
  (tone === undefined || tone === toneGroup) &&
  (firstPerson || style === 'skit' || !PERSONAL.test(text)) &&
  !worlds?.some((world) => ruledOut.worlds.has(world))

/** How many of these lines can be said in no wording because of what the brief rules out. */
export function conflictsIn(
  lines: readonly Line[],
  reading: Reading,
  problem: Angle['problem'],
): { needed: number; further: number } {
  const { seconds } = reading
  const found = lines.filter(
    (line) =>
      (line.from ?? 0) <= seconds &&
      applies(line, { reading, angle: { problem } }) &&
      line.wordings.some(({ worlds }) => worlds) &&
      !line.wordings.some((wording) => canSay(wording, reading)),
  )
  const needed = found.filter(({ from }) => from === undefined).length
  return { needed, further: found.length - needed }
}
