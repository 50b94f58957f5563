import type { ScoredBrief } from './scored-brief'
import { clamp, type Pacing } from '../pacing'
import { syllableCount } from '../language'
import { concreteHits } from './concrete-words'
import { hint, type Judged, judged, remedy } from './part'
import { sharesContent, type SpokenText } from './spoken-text'
import type { Remedy, ScoredScene } from './types'

const LONG_SENTENCE = 25
/** Syllables a second that a speaker can keep up. */
const FASTEST = 4.3

export function pacingPart(
  text: SpokenText,
  scenes: readonly ScoredScene[],
  pacing: Pacing,
  brief: ScoredBrief,
): Judged {
  const deviation = Math.abs(text.words - pacing.aim) / pacing.aim
  const long = text.lengths.filter((length) => length > LONG_SENTENCE).length
  const rushed = scenes.filter((scene) => syllableCount(scene.voiceover) / Math.max(1, scene.duration) > FASTEST).length
  const points = 10 * clamp(1 - (deviation - 0.05) / 0.2, 0, 1) - long - rushed
  const aim = Math.round(pacing.aim)
  const advice =
    deviation > 0.05
      ? text.words > pacing.aim
        ? remedy(`Cut about ${text.words - aim} words.`, 'Make it shorter', `make it ${brief.videoLength} seconds`)
        : tooShort(text, brief, aim)
      : long > 0
        ? remedy('Split the sentence of more than 25 words.', 'Simplify', 'simplify')
        : remedy('One scene is spoken too fast: move words to the next one.', 'Simplify', 'simplify')
  return judged(
    'V3',
    0.12,
    points,
    `${text.words} words ${deviation <= 0.12 ? 'fit' : text.words > aim ? 'are too many for' : 'are too few for'} ${brief.videoLength} s.`,
    advice,
  )
}

/** A told story takes the time that it takes: only the length is judged, and no advice shortens it. */
export function lengthPart(text: SpokenText, pacing: Pacing, brief: ScoredBrief): Judged {
  const deviation = Math.abs(text.words - pacing.target) / pacing.target
  const fits = deviation <= FREE_DEVIATION
  return judged(
    'V3',
    0.12,
    10 * clamp(1 - (deviation - FREE_DEVIATION) / 0.2, 0, 1),
    `${text.words} words ${fits ? 'fit' : text.words > pacing.target ? 'are too many for' : 'are too few for'} ${brief.videoLength} s.`,
  )
}
const FREE_DEVIATION = 0.15

/** Words per second of a calm speaker. */
const SPEECH_RATE = 2.55
const MIN_SECONDS = 15

/** Features that are not said make it longer; without any the time can only follow the words. */
function tooShort(text: SpokenText, brief: ScoredBrief, aim: number): Remedy {
  const more = `Add about ${aim - text.words} words.`
  if (unsaidIn(text, brief).length > 0) return remedy(more, 'Make it longer', `make it ${brief.videoLength} seconds`)
  const seconds = Math.max(MIN_SECONDS, Math.round(text.words / SPEECH_RATE))
  return seconds < brief.videoLength
    ? remedy(
        `${more.slice(0, -1)}, or let it last ${seconds} seconds.`,
        'Fit the time to the words',
        `make it ${seconds} seconds`,
      )
    : hint(more)
}

const unsaidIn = (text: SpokenText, { features }: ScoredBrief) =>
  features.filter((feature) => !sharesContent(text.lower, feature))

const POINTS_PER_FACT = 1.7
/** Concrete nouns count up to this many per hundred words: pictures help, a list of things does not. */
const MAX_CONCRETE = 3

export function specificsPart(text: SpokenText, brief: ScoredBrief, concrete: ReadonlySet<string>): Judged {
  const per100 = (count: number) => (count / Math.max(1, text.words)) * 100
  const unsaid = unsaidIn(text, brief)
  const voiced = brief.features.length - unsaid.length
  const numbers = (text.all.match(/[$€£¥₹₩]?\d[\d.,:]*/g) ?? []).length
  const things = Math.min(per100(concreteHits(text.lower, concrete)), MAX_CONCRETE)
  const details = voiced + numbers + Math.round((things * text.words) / 100)
  const feature = unsaid[0]
  return judged(
    'V4',
    0.14,
    POINTS_PER_FACT * (per100(voiced + numbers) + things),
    `${details} concrete ${details === 1 ? 'detail' : 'details'}.`,
    feature
      ? remedy(`"${feature}" is not spoken yet.`, 'Add the feature', `add feature "${feature}"`)
      : hint('Add a number, or a thing people can see.'),
  )
}

export function rhythmPart(text: Pick<SpokenText, 'sentences' | 'lengths' | 'words'>): Judged {
  const count = Math.max(1, text.lengths.length)
  const mean = text.words / count
  const deviation = Math.sqrt(text.lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / count)
  const openers = text.sentences.map((sentence) => /[\p{L}\p{N}'’]+/u.exec(sentence)?.[0]?.toLowerCase() ?? '')
  const runs = openers.filter(
    (word, at) => at >= 2 && word === openers[at - 1] && word === openers[at - 2] && word !== openers[at - 3],
  ).length
  const fix =
    runs > 0
      ? 'Three sentences in a row start alike: change one.'
      : mean > 13
        ? 'Split the longest sentences.'
        : 'Follow a long sentence with a short one.'
  return judged(
    'V5',
    0.1,
    Math.min(10, (10 * deviation) / 4) - 2 * Number(mean > 13) - runs,
    deviation >= 3 ? 'Short and long sentences alternate.' : 'Most sentences have the same length.',
    remedy(fix, 'Better rhythm', 'better rhythm'),
  )
}
