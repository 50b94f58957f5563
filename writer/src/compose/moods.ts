import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import type { Drafting } from './drafting'
import { type Beat, type FrameSource, parseFrame } from './frame'
import { TONE_LINES, type ToneJunction } from './frames'

/** In a dialogue the others would only hold up the scene. */
const SKIT_JUNCTIONS: ReadonlySet<ToneJunction> = new Set<ToneJunction>(['react'])

/** Where a tone raises its voice; how often it may is counted at the end. */
const CALLS_OUT: ReadonlySet<string> = new Set(['excited-discovery react', 'excited-discovery late'])

/** Which beats get a line of pure tone. Longer scripts carry more of them. */
export function toneJunctions(analysis: BriefAnalysis, beats: readonly Beat[]): Map<string, ToneJunction> {
  const junctions = new Map<string, ToneJunction>()
  const first = beats[0]
  if (first) junctions.set(first.id, 'early')
  const turn = beats.find((beat) => beat.kind === 'turn' && beat !== first)
  if (turn && analysis.videoLength > 30) junctions.set(turn.id, 'turn')
  const carriers = beats.filter((beat) => beat.withFeature && !junctions.has(beat.id))
  for (const beat of carriers.slice(0, Math.max(1, Math.floor(analysis.videoLength / 35))))
    junctions.set(beat.id, 'react')
  return junctions
}

/** The tone speaks for itself; false where it has nothing to say. */
export function sayMood(
  { analysis, lines, line, picker, skit }: Drafting,
  junction: ToneJunction,
  beat: Beat,
  from: Random,
  seq?: number,
): boolean {
  if (skit && !SKIT_JUNCTIONS.has(junction)) return false
  const frame = picker(sayable(TONE_LINES[analysis.tone][skit ? 'skit' : junction], analysis), from)
  if (!frame) return false
  const mood = line(beat, 'tone', frame)
  const last = mood.parts[mood.parts.length - 1]
  if (last && CALLS_OUT.has(`${analysis.tone} ${junction}`)) last.text = last.text.replace(/\.$/, '!')
  lines.push({ ...mood, seq })
  return true
}

/** Moods of the speaker are no story that could be told of the viewer. */
export function sayable(frames: readonly FrameSource[], analysis: BriefAnalysis): readonly FrameSource[] {
  return analysis.firstPerson ? frames : frames.filter((source) => !parseFrame(source).experience)
}
