import { TONES, type VideoStyle } from '@reelwright/shared'
import { lines } from '../content/generated/lines'
import { styles } from '../content/generated/styles'
import { tones } from '../content/generated/tones'
import { BEAT_KINDS, type BeatKind, type FrameSource, type StyleSheet } from './frame'

/**
 * The shared lines under `writer/content`, by the names the engine knows them by. A group that a file does not have is empty;
 * `NEEDED_LINES` in `tools/content.ts` sees to it that none is missing.
 */
const framesOf = (file: string, section: string, key: string): readonly FrameSource[] =>
  lines[file]?.[section]?.[key] ?? []
const recordOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
const groupOf = <Key extends string>(file: string, section: string, keys: readonly Key[]) =>
  recordOf(keys, (key) => framesOf(file, section, key))
const textsOf = (frames: readonly FrameSource[]) =>
  frames.map((frame) => (typeof frame === 'string' ? frame : frame.text))

/** Every style's beats and frames. (domain/script-writing.md, section 3) */
export const SHEETS = styles as Record<VideoStyle, StyleSheet>

/**
 * Where a tone may speak for itself: early (the viewer leans in), turn (just before the product), react (after a feature),
 * price (just before it) and late (just before the end). People in a skit have words of their own for all of them. All lines are free of tense and of claims, so that they fit every style.
 */
const TONE_JUNCTIONS = ['early', 'turn', 'react', 'price', 'late', 'skit'] as const
export type ToneJunction = (typeof TONE_JUNCTIONS)[number]
export const TONE_LINES = recordOf(TONES, (tone) =>
  recordOf(TONE_JUNCTIONS, (junction): readonly FrameSource[] => tones[tone]?.[junction] ?? []),
)

const FEATURE_FORMS = ['with benefit', 'plain', 'short', 'pair', 'list', 'again', 'lead'] as const

/** How one feature is said. {clause} is a whole clause about the product, {benefit} what it literally implies. */
export const FEATURE_FRAMES = groupOf('features', 'spoken', FEATURE_FORMS)
/** The same as dialogue. Lists hold up to three clauses, one a turn. */
export const SKIT_FEATURE_FRAMES = groupOf('features', 'skit', FEATURE_FORMS)

/** The price, once, in the present tense in every style: a past price would read as a discount. */
export const PRICE_FRAMES = framesOf('prices', 'spoken', 'line')
export const SKIT_PRICE_FRAMES = framesOf('prices', 'skit', 'line')

/** Lines any style may take when its own have run out: situations, contrasts and objections, never adjectives. */
const SITUATION_KINDS = ['scene', 'life', 'product'] as const
export const SITUATIONS = groupOf('situations', 'spoken', SITUATION_KINDS)
export const SKIT_SITUATIONS = groupOf('situations', 'skit', SITUATION_KINDS)

/** The seller's problem in so many words, for scripts whose opening was about something else. */
export const PAIN_LINES = framesOf('situations', 'pain', 'spoken')
export const SKIT_PAIN_LINES = framesOf('situations', 'pain', 'skit')

/** One nod to the audience, early on; afterwards the script shows them by their moments. */
export const AUDIENCE_LINES = framesOf('situations', 'audience', 'line')

/** Endings that take up what the hook named, for every style. */
export const CALLBACKS = framesOf('calls-to-action', 'callbacks', 'line')

export const CALL_CATEGORIES = ['urgency', 'soft', 'direct', 'value', 'engagement'] as const
export type CallCategory = (typeof CALL_CATEGORIES)[number]
const CALLS = groupOf('calls-to-action', 'calls', CALL_CATEGORIES)

/** One action and one place, always inside the app. Urgency comes from need or forgetting, never from stock or clocks. */
export function callsToAction(category: CallCategory): readonly FrameSource[] {
  return CALLS[category]
}

/** The seller's own words, with a place where they have none. */
export const WRAPPED_CALLS = textsOf(framesOf('calls-to-action', 'own', 'line'))

/** What one person with a phone can film: somebody, an action, one detail. Present tense; {shot} is the act that shows a feature. */
export const CUES = groupOf('pictures', 'cues', BEAT_KINDS)
/** Some beats of a style want their own picture. */
export function styleCues(style: VideoStyle, kind: BeatKind): readonly FrameSource[] {
  return framesOf('pictures', `cues of ${style}`, kind)
}
export const SHOTS = recordOf(BEAT_KINDS, (kind) => textsOf(framesOf('pictures', 'shots', kind)))
export const MOVES = recordOf(BEAT_KINDS, (kind) => textsOf(framesOf('pictures', 'moves', kind)))
export const LIGHTS: readonly string[] = textsOf(framesOf('pictures', 'light', 'line'))
/** How to say it. */
export const DELIVERY = recordOf(BEAT_KINDS, (kind) => textsOf(framesOf('pictures', 'delivery', kind)))
