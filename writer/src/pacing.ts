import { type Tone, type VideoStyle, WORDS_PER_SECOND } from '@reelwright/shared'

/** Words, scenes and limits for one running time. (domain/script-writing.md, section 1) */
export interface Pacing {
  /** The table's number of spoken words for this length. */
  target: number
  /** What this style and tone aim for: dialogue breathes, urgency runs. */
  aim: number
  accept: Range
  hardReject: Range
  scenes: Range & { wanted: number }
  callToActionWords: Range
  /** Every line as short as it can be: what the seller wants said takes nearly all of the time. */
  tight?: boolean
}
export interface Range {
  min: number
  max: number
}

const TARGETS = [
  [30, 78],
  [60, 154],
  [90, 228],
  [120, 300],
] as const

const STYLE_FACTORS: Partial<Record<VideoStyle, number>> = {
  skit: 0.93,
  'before-after': 0.94,
  'day-in-life': 0.95,
  comparison: 0.98,
  'product-review': 1.02,
  'bottom-of-funnel': 1.03,
  'talking-head': 1.03,
  'story-time': 1.05,
}
const TONE_FACTORS: Partial<Record<Tone, number>> = {
  'educational-expert': 0.96,
  'comedy-entertainment': 0.97,
  'casual-review': 0.98,
  'success-story': 0.98,
  'excited-discovery': 1.04,
  'urgent-psa': 1.04,
}

/** How much is said in how many scenes. Any length from 15 to 180 seconds works; between the table's rows it interpolates. */
export function pacingFor(seconds: number, style: VideoStyle, tone: Tone): Pacing {
  const target = targetWords(seconds)
  const factor = clamp((STYLE_FACTORS[style] ?? 1) * (TONE_FACTORS[tone] ?? 1), 0.92, 1.08)
  const scenes = Math.round(2 + seconds / 15)
  return {
    target,
    // Kept away from the edges of the accepted range, so that rounding cannot push a script over them.
    aim: clamp(target * factor, target * 0.94, target * 1.06),
    accept: { min: Math.ceil(target * 0.9), max: Math.floor(target * 1.1) },
    hardReject: { min: Math.floor(target * 0.82), max: Math.ceil(target * 1.155) },
    scenes: { wanted: scenes, min: Math.max(2, scenes - 1), max: scenes + 1 },
    callToActionWords: { min: 4, max: seconds <= 30 ? 12 : seconds <= 60 ? 16 : seconds <= 90 ? 18 : 20 },
  }
}

function targetWords(seconds: number): number {
  const [firstRow, lastRow] = [TARGETS[0], TARGETS[3]]
  if (seconds < firstRow[0]) return seconds * WORDS_PER_SECOND
  if (seconds >= lastRow[0]) return lastRow[1] + (seconds - lastRow[0]) * WORDS_PER_SECOND
  const next = TARGETS.findIndex(([length]) => length > seconds)
  const [fromLength, fromWords] = TARGETS[next - 1] ?? firstRow
  const [toLength, toWords] = TARGETS[next] ?? lastRow
  return fromWords + ((seconds - fromLength) / (toLength - fromLength)) * (toWords - fromWords)
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
