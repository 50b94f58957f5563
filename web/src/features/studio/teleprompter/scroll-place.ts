import { lineAt, type PrompterScript } from './prompter-script'

/**
 * How far the text is scrolled at a moment: the middle of the line that is spoken, and from there evenly on to the next.
 * @param middles of the lines, in pixels from the top of the text
 */
export function placeAt(prompter: PrompterScript, middles: readonly number[], seconds: number): number {
  const at = lineAt(prompter, seconds)
  const line = prompter.lines[at]
  const from = middles[at] ?? 0
  const to = middles[at + 1]
  if (!line || to === undefined || line.end <= line.start) return from
  const share = Math.min(1, Math.max(0, (seconds - line.start) / (line.end - line.start)))
  return from + share * (to - from)
}

/** The moment at which the text is scrolled this far: for whoever moves it by hand. */
export function momentAt(prompter: PrompterScript, middles: readonly number[], place: number): number {
  let low = 0
  let high = prompter.lines.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((middles[middle] ?? Infinity) <= place) low = middle
    else high = middle - 1
  }
  const line = prompter.lines[low]
  const from = middles[low] ?? 0
  const to = middles[low + 1]
  if (!line) return 0
  if (to === undefined || to <= from) return line.start
  return line.start + Math.min(1, Math.max(0, (place - from) / (to - from))) * (line.end - line.start)
}

/** Seconds in which two thirds of the way to where the text belongs are done: jumps are gentle, and so is the pace from line to line. */
const EASE = 0.15

/** A little nearer to where it belongs, the same at any number of frames a second. */
export function eased(from: number, to: number, seconds: number): number {
  const next = to + (from - to) * Math.exp(-seconds / EASE)
  return Math.abs(next - to) < 0.25 ? to : next
}
