import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { dayShift, shiftClock, stampOf } from './clock'
import type { Beat, ParsedFrame } from './frame'
import { type FramePicker, framePicker } from './frame-picker'
import type { Heard } from './heard'
import { type Line, lineWords } from './lines'
import type { Material } from './material'
import type { Pacing } from './pacing'
import type { Plot } from './plot'
import { lastVoice, spokenBy } from './skit-voices'
import { inTone } from './tone'
import { countWords } from './word-counts'

/** A script while it is being drafted: what everyone who adds lines to it shares. */
export interface Drafting {
  analysis: BriefAnalysis
  pacing: Pacing
  heard: Heard
  material: Material
  picker: FramePicker
  plot: Plot | undefined
  /** Names of a skit's voices A, B and C; empty in every other style. */
  cast: readonly string[]
  skit: boolean
  /** What is said so far, in order. */
  lines: Line[]
  /**
   * A frame said in a beat: slots filled, bent to the tone, and in a skit given to its voices.
   * @param asWritten a plot's own words, which no tone may bend
   */
  line(
    beat: Beat,
    role: Line['role'],
    frame: ParsedFrame,
    extra?: ReadonlyMap<string, string>,
    asWritten?: boolean,
  ): Line
  /** A text that needs no filling. */
  part(text: string): Line['parts'][number]
  noteStamp(beat: Beat, frame: ParsedFrame): void
  /** The last hour named in a beat, in minutes of its half day. */
  latestStamp(beat: Beat): number
}

export function startDrafting(
  analysis: BriefAnalysis,
  pacing: Pacing,
  heard: Heard,
  random: Random,
  material: Material,
  plot: Plot | undefined,
  cast: readonly string[],
): Drafting {
  const skit = analysis.style === 'skit'
  const lines: Line[] = []
  const minutes = dayShift(analysis.style, random)
  const stamps = new Map<string, number>()
  const wordsOf = (text: string) => countWords(text.replace(/[\ue001\ue002]/g, analysis.product.laterMention))
  return {
    analysis,
    pacing,
    heard,
    material,
    picker: framePicker(analysis, material, heard, () => lastVoice(lines, cast), plot !== undefined),
    plot,
    cast,
    skit,
    lines,
    line: (beat, role, frame, extra, asWritten = false) => ({
      beat: beat.id,
      kind: beat.kind,
      role,
      droppable: role === 'more' || role === 'tone' || role === 'callback',
      personal: frame.personal && !skit && (analysis.firstPerson || !frame.experience),
      features: [],
      parts: material.fill(frame, extra).map((part) => {
        const told = shiftClock(part.text, minutes)
        const text = asWritten ? told : inTone(told, analysis.tone, role)
        const said = skit ? spokenBy(text, cast) : text
        return {
          text: said,
          optional: part.optional,
          on: !part.optional || random.next() < 0.5,
          words: wordsOf(said),
        }
      }),
    }),
    part: (text) => {
      const told = shiftClock(text, minutes)
      return { text: told, optional: false, on: true, words: wordsOf(told) }
    },
    noteStamp: (beat, frame) => {
      const stamp = stampOf(frame)
      if (stamp !== undefined) stamps.set(beat.id, stamp)
    },
    latestStamp: (beat) => stamps.get(beat.id) ?? 0,
  }
}

/** Words said since the line numbered `start`. A line with features counts as its own few words: their room is set aside already. */
export function wordsSince(lines: readonly Line[], start: number): number {
  return lines.slice(start).reduce((sum, each) => sum + (each.features.length > 0 ? 4 : lineWords(each)), 0)
}
