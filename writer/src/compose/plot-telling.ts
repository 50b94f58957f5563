import type { Random } from '../language'
import { type Drafting, wordsSince } from './drafting'
import { type Beat, type ParsedFrame, parseFrame } from './frame'
import { frameWords, heardCost, namesPain } from './frame-picker'
import type { Line } from './lines'
import type { PlotLine } from './plot'

/** Places of lines within a beat that is told by a plot. */
export const SEQ = { feature: 0, react: 90, verdict: 95, plot: 100 }

/** A line of a plot that the account knows better than this is left out as long as others fit. */
const MOST_HEARD = 3

/** The seller's problem is told within so many beats behind the hook. */
const PAIN_BEATS = 2

/** A plot's line and its place within its beat. */
export interface OwnLine {
  line: PlotLine
  seq: number
}

export interface PlotTelling {
  /** The plot's lines that suit a beat with or without features. */
  linesOf(beat: Beat, withFeatures: boolean): OwnLine[]
  /** One of several texts that mean the same: one that can be said now, with the problem if nobody has told it and rather without it afterwards, rather new. */
  pickText(texts: readonly string[], from: Random, lead?: boolean): ParsedFrame | undefined
  /** Whether one of the first beats is sure to tell the seller's problem. */
  tellsPain(bodyBeats: readonly Beat[]): boolean
  /** Says what the plot must say in a beat that began with line `start`, and as much of the rest as there is room for. */
  say(beat: Beat, ownLines: readonly OwnLine[], budget: number, start: number, from: Random): void
  /** A line that had no room before; undefined where none is left that fits. */
  more(beat: Beat, room: number, from: Random): Line | undefined
}

/** Tells the plot of a draft, line by line. Without a plot it has nothing to say. */
export function plotTelling(drafting: Drafting): PlotTelling {
  const { heard, line, lines, material, noteStamp, picker, plot } = drafting
  const unsaid = new Map<string, OwnLine[]>()

  function pickText(texts: readonly string[], from: Random, lead = false): ParsedFrame | undefined {
    const frames = texts
      .map(parseFrame)
      // A plot echoes itself on purpose, so its lines are not held against each other.
      .filter((frame) => frame.slots.has('feature') === lead && material.allows(frame))
    // Once told, the problem again would only echo.
    const isNamed = picker.painNamed()
    const fitting = frames.filter((frame) => namesPain(frame) !== isNamed)
    const wanted = fitting.length > 0 ? fitting : frames
    return from.shuffle(wanted).toSorted((a, b) => heardCost(a, heard) - heardCost(b, heard))[0]
  }

  function plotLine(beat: Beat, frame: ParsedFrame, own: OwnLine): Line {
    const optional = own.line.optional === true
    picker.note(frame)
    noteStamp(beat, frame)
    return { ...line(beat, optional ? 'more' : 'open', frame, undefined, true), keeps: !optional, seq: own.seq }
  }

  return {
    pickText,
    linesOf: (beat, withFeatures) =>
      (plot?.lines[beat.id] ?? [])
        .map((each, at) => ({ line: each, seq: SEQ.plot + at }))
        .filter(({ line: each }) => !(each.withoutFeature && withFeatures)),
    tellsPain: (bodyBeats) =>
      bodyBeats.slice(0, PAIN_BEATS).some((beat) =>
        plot?.lines[beat.id]?.some(
          ({ texts, optional }) =>
            !optional &&
            texts.some((text) => {
              const frame = parseFrame(text)
              return namesPain(frame) && material.allows(frame)
            }),
        ),
      ),
    say: (beat, ownLines, budget, start, from) => {
      const left: OwnLine[] = []
      for (const own of ownLines) {
        const frame = pickText(own.line.texts, from)
        if (!frame) continue
        const room = budget - wordsSince(lines, start)
        if (own.line.optional && (room < frameWords(frame) || heardCost(frame, heard) > 0)) {
          left.push(own)
          continue
        }
        // Without the seller's problem the plot would be about nothing.
        const mandatory = material.mustTellPain && namesPain(frame) && !picker.painNamed()
        lines.push({ ...plotLine(beat, frame, own), mandatory })
      }
      unsaid.set(beat.id, left)
    },
    more: (beat, room, from) => {
      const left = unsaid.get(beat.id) ?? []
      for (const own of left) {
        const frame = pickText(own.line.texts, from)
        if (!frame || frameWords(frame) > room || heardCost(frame, heard) > MOST_HEARD) continue
        unsaid.set(
          beat.id,
          left.filter((each) => each !== own),
        )
        return plotLine(beat, frame, own)
      }
      return undefined
    },
  }
}
