import type { Draft } from './draft'
import { type Line, type LinePart, lineWords, namesProduct, totalWords } from './lines'

/** Near enough: one short word group above or below. */
const CLOSE = 2
const MAX_STEPS = 40

/**
 * Brings a draft's words to the aim: first with optional clauses, then by adding or dropping whole lines, in this order because
 * a clause changes the rhythm and a line changes the content. Voiced features, price, hook and call stay.
 */
export function fitToWords(draft: Draft, aim: number): Line[] {
  const short = aim < SHORT
  let lines = draft.lines
  const exhausted = new Set<string>()
  for (let step = 0; step < MAX_STEPS; step++) {
    const off = aim - totalWords(lines)
    if (Math.abs(off) <= CLOSE) break
    if (toggleBest(lines, off)) continue
    const changed: Line[] | undefined =
      off > 0 ? addLine(draft, lines, off, aim, exhausted) : dropLine(draft, lines, off, short)
    if (!changed) break
    lines = changed
  }
  return lines
}

/** Switches the optional clause that brings the sum nearest to the aim; false where none brings it nearer. */
function toggleBest(lines: readonly Line[], off: number): boolean {
  let best: LinePart | undefined
  let bestLeft = Math.abs(off)
  for (const line of lines) {
    for (const part of line.parts) {
      if (!part.optional || part.on === off > 0) continue
      const left = Math.abs(off - (part.on ? -part.words : part.words))
      if (left < bestLeft) [best, bestLeft] = [part, left]
    }
  }
  if (!best) return false
  best.on = !best.on
  return true
}

/** First what the plot and the features still have to say, in any beat; then lines that any script could hold. */
function addLine(
  draft: Draft,
  lines: readonly Line[],
  off: number,
  aim: number,
  exhausted: Set<string>,
): Line[] | undefined {
  const words = new Map<string, number>()
  for (const line of lines) words.set(line.beat, (words.get(line.beat) ?? 0) + lineWords(line))
  for (const [level, { anything, mostStrangers, gap }] of LEVELS.entries()) {
    if (draft.plot && off < aim * gap) return undefined
    const key = (beat: { id: string }) => `${beat.id} ${level}`
    // The beat that is furthest below its share gets the line.
    const needy = draft.beats
      .filter(
        (beat) =>
          !exhausted.has(key(beat)) &&
          !(draft.plot && anything && strangersIn(lines, beat.id) >= mostStrangers) &&
          beat.kind !== 'hook' &&
          beat.kind !== 'cta' &&
          beat.kind !== 'price' &&
          words.has(beat.id),
      )
      .sort((a, b) => (words.get(a.id) ?? 0) / a.share - (words.get(b.id) ?? 0) / b.share)
    for (const beat of needy) {
      const line = draft.moreFor(beat.id, off + CLOSE, anything)
      if (!line) {
        // A shorter gap may not bring back what a longer one had no line for.
        exhausted.add(key(beat))
        continue
      }
      for (const part of line.parts) if (part.optional) part.on = false
      return inPlace(lines, line)
    }
  }
  return undefined
}

/**
 * A line from the common stock is a stranger between the lines of a plot: the fewer the better, and only against a gap that
 * shows. `gap` is a share of the wanted words.
 */
const LEVELS = [
  { anything: false, mostStrangers: 0, gap: 0 },
  { anything: true, mostStrangers: 1, gap: 0.03 },
  { anything: true, mostStrangers: 2, gap: 0.045 },
  { anything: true, mostStrangers: Infinity, gap: 0.05 },
]

function strangersIn(lines: readonly Line[], beat: string): number {
  return lines.filter((line) => line.beat === beat && line.role === 'more' && line.seq === undefined).length
}

/** A line of a plot stands where the plot has it; any other one at the end of its beat. */
function inPlace(lines: readonly Line[], line: Line): Line[] {
  const { seq } = line
  const later =
    seq === undefined
      ? -1
      : lines.findIndex((each) => each.beat === line.beat && each.seq !== undefined && each.seq > seq)
  const at = later >= 0 ? later : lines.findLastIndex((each) => each.beat === line.beat) + 1
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}

/** Below so many words a script has no room for moods. */
const SHORT = 100

/** What a line is worth beyond its words: tone lines go late, since without them every tone sounds the same; plots hang together. */
function worth(line: Line, short: boolean): number {
  if (line.role === 'tone') return short ? 0 : 6
  if (line.role === 'callback') return short ? 4 : 8
  return line.seq === undefined ? 0 : 3
}

/** Drops the line that brings the sum nearest. */
function dropLine(draft: Draft, lines: readonly Line[], off: number, short: boolean): Line[] | undefined {
  const costOf = (line: Line) => Math.abs(-off - lineWords(line)) + worth(line, short)
  const cheapest = (candidates: Line[]) => candidates.sort((a, b) => costOf(a) - costOf(b))[0]
  let worst = cheapest(lines.filter((line) => line.droppable && !line.keeps && !namesAlone(lines, line)))
  if (!worst || -off - lineWords(worst) < -8) {
    // A feature line names the product, too, so then the turn is not the one that must.
    const voicesFeature = lines.some((line) => line.features.length > 0)
    const isOpening = (line: Line, at: number) =>
      line.role === 'open' &&
      !line.mandatory &&
      !countsOn(lines, at) &&
      !namesAlone(lines, line) &&
      line.kind !== 'hook' &&
      line.kind !== 'price' &&
      (line.kind !== 'turn' || (voicesFeature && !draft.plot)) &&
      lineWords(line) <= -off + 8
    // No line can go without leaving a hole; a whole opening may, where its beat says something else.
    worst =
      cheapest(lines.filter((line, at) => isOpening(line, at) && !line.keeps)) ??
      worst ??
      cheapest(
        lines.filter((line) => line.role === 'callback' && lineWords(line) <= -off + 8 && !namesAlone(lines, line)),
      ) ??
      // Then a beat of the plot, from the middle: how it begins and where it turns is what makes it one.
      cheapest(
        lines.filter((line, at) => isOpening(line, at) && line.kind !== 'turn' && line.beat !== draft.beats[1]?.id),
      ) ??
      cheapest(lines.filter(isOpening)) ??
      // Far too many features for the time: the last one has to wait for the picture.
      lines
        .filter((line) => line.features.length > 0)
        .slice(1)
        .pop()
  }
  if (!worst) return undefined
  const { beat, role, keeps, seq } = worst
  const wasPlot = role === 'open' && keeps === true && seq !== undefined
  // What a plot adds to a line makes no sense without it.
  return lines.filter((line) => line !== worst && !(wasPlot && line.beat === beat && line.role === 'more'))
}

/** Whether a line is the only one that says what the video is about. */
function namesAlone(lines: readonly Line[], line: Line): boolean {
  return namesProduct(line) && lines.every((other) => other === line || !namesProduct(other))
}

const COUNTED = /^(?:step|clue|round|reason|pro|doubt|spec)-/

/** Steps, clues and rounds go from the last to the first: "step two" needs a step one. Steps never go, since the hook counts them. */
function countsOn(lines: readonly Line[], at: number): boolean {
  const beat = lines[at]?.beat ?? ''
  const series = COUNTED.exec(beat)?.[0]
  if (!series) return false
  return series === 'step-' || lines.slice(at + 1).some((line) => line.beat !== beat && line.beat.startsWith(series))
}
