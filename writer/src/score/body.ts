import { secondsOf } from '@reelwright/shared'
import { clamp, type Pacing } from '../pacing'
import { syllableCount } from '../language'
import { hint, type Judged, judged, remedy } from './part'
import type { ScoredBrief } from './scored-brief'
import { sharesContent, type SpokenText } from './spoken-text'
import type { Remedy, ScoredScene } from './types'

const share = (value: number, from: number, to: number) => clamp((value - from) / (to - from), 0, 1)
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Sounds like a person: people and reasons, no labels, few figures, nothing that only a reader understands. */
export function voicePart({ facts, words, sentences }: SpokenText): Judged {
  const wordsIn = (kind: 'isTalk' | 'isLabel') =>
    facts.reduce((sum, each) => sum + (each[kind] ? each.words : 0), 0) / Math.max(1, words)
  const talk = share(wordsIn('isTalk'), 0.2, 0.8)
  const plain = 1 - share(wordsIn('isLabel'), 0, 0.5)
  const figures = facts.reduce((sum, each) => sum + each.figures, 0)
  const spelled = 1 - share((figures / Math.max(1, words)) * 100, 0.5, 5)
  const unreadable = facts.filter(({ isShorthand }) => isShorthand).length
  const sayable = 1 - 0.3 * Math.min(3, unreadable)
  const labels = facts.filter(({ isLabel }) => isLabel).length
  const quoted = (at: number) => `"${shortened(sentences[at] ?? '')}"`
  const [sentence, fix]: [string, string?] =
    unreadable > 0
      ? [
          `${plural(unreadable, 'sentence')} can't be read aloud as written.`,
          `Write ${quoted(facts.findIndex(({ isShorthand }) => isShorthand))} as you would say it.`,
        ]
      : plain < 0.7
        ? [
            `${plural(labels, 'sentence')} ${labels === 1 ? 'reads' : 'read'} like a label.`,
            `Say what it does for someone instead of ${quoted(facts.findIndex(({ isLabel }) => isLabel))}`,
          ]
        : figures > FEW_FIGURES && spelled < 0.6
          ? [`${plural(figures, 'number')} in ${words} words.`, 'Keep the one or two numbers that matter.']
          : talk < 0.5
            ? [
                'Less than half of it speaks of a person or gives a reason.',
                'Say who it happened to, and why it matters to them.',
              ]
            : ['It sounds like someone talking.']
  return judged(
    'V2',
    0.2,
    10 * (0.4 * talk + 0.15 * plain + 0.3 * spelled + 0.15 * sayable),
    sentence,
    fix === undefined ? undefined : hint(fix),
  )
}
const FEW_FIGURES = 2
const MAX_QUOTED = 60
const shortened = (text: string) =>
  text.length <= MAX_QUOTED ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTED))}…`

/** Within this share of the wanted words a script fits its time. */
const FITTING = 0.1
const WORST = 0.6
/** Syllables a second that a speaker can keep up. */
const FASTEST = 4.3

/** @param most What is too long is measured by the length asked for, what is too short by that of the scenes. */
export function lengthPart(
  text: SpokenText,
  scenes: readonly ScoredScene[],
  { aim }: Pacing,
  { aim: most }: Pacing,
  brief: ScoredBrief,
): Judged {
  const { videoLength, askedLength = videoLength } = brief
  const isLong = text.words > most
  const deviation = isLong ? text.words / most - 1 : Math.max(0, 1 - text.words / aim)
  const fits = deviation <= FITTING
  const rushed = scenes.filter((scene) => syllableCount(scene.voiceover) / Math.max(1, scene.duration) > FASTEST).length
  const wanted = Math.round(isLong ? most : aim)
  const seconds = Math.round((text.words / aim) * videoLength)
  const advice = fits
    ? remedy('One scene is spoken too fast: give it more time, or fewer words.', 'Simplify', 'simplify')
    : isLong
      ? remedy(`Cut about ${text.words - wanted} words.`, 'Make it shorter', `make it ${askedLength} seconds`)
      : tooShort(text, brief, wanted)
  return judged(
    'V3',
    0.05,
    10 * (1 - share(deviation, FITTING, WORST)) - rushed,
    fits
      ? `${text.words} words take about ${seconds} s.`
      : isLong
        ? `${text.words} words are too many for ${askedLength} s.`
        : `${text.words} words are too few for ${videoLength} s.`,
    advice,
  )
}

const MIN_SECONDS = 15

/** Features that are not said make it longer; without any the time can only follow the words. */
function tooShort(text: SpokenText, brief: ScoredBrief, aim: number): Remedy {
  const more = `Add about ${aim - text.words} words.`
  if (unsaidIn(text, brief).length > 0) return remedy(more, 'Make it longer', `make it ${brief.videoLength} seconds`)
  const seconds = Math.max(MIN_SECONDS, Math.round(secondsOf(text.words)))
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

/** As many different things as a listener remembers a script by. */
const MANY_THINGS = 9

/** Things that people can see, and the features: whether they are said, and said as more than a label. */
export function detailsPart(text: SpokenText, brief: ScoredBrief): Judged {
  const { features } = brief
  const unsaid = unsaidIn(text, brief)
  const talk = text.sentences
    .filter((_, at) => !text.facts[at]?.isLabel)
    .join(' ')
    .toLowerCase()
  const told = features.filter((feature) => sharesContent(talk, feature)).length
  const said = features.length - unsaid.length
  const things = new Set(text.facts.flatMap((each) => each.things)).size
  const shown = share(things, 1, MANY_THINGS)
  const [feature] = unsaid
  return judged(
    'V4',
    0.2,
    features.length === 0 ? 10 * shown : 5 * shown + (2 * said + 3 * told) / features.length,
    features.length === 0
      ? `${plural(things, 'thing')} people can see.`
      : `${said} of ${plural(features.length, 'feature')} said, ${plural(things, 'thing')} people can see.`,
    feature
      ? remedy(`"${feature}" is not spoken yet.`, 'Add the feature', `add feature "${feature}"`)
      : told < said
        ? hint('Say what a feature does, not only what it is.')
        : shown < 1
          ? hint('Add a thing that people can see.')
          : undefined,
  )
}

export function rhythmPart(text: Pick<SpokenText, 'sentences' | 'lengths' | 'words'>): Judged {
  const count = Math.max(1, text.lengths.length)
  const mean = text.words / count
  const deviation = Math.sqrt(text.lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / count)
  const varied = share(deviation / Math.max(1, mean), 0.3, 0.65)
  const openers = text.sentences.map((sentence) => /[\p{L}\p{N}'’]+/u.exec(sentence)?.[0]?.toLowerCase() ?? '')
  const runs = openers.filter(
    (word, at) => at >= 2 && word === openers[at - 1] && word === openers[at - 2] && word !== openers[at - 3],
  ).length
  const alternates = text.lengths.some((length, at) => length <= SHORT && (text.lengths[at - 1] ?? 0) >= LONG)
  const fix =
    runs > 0
      ? 'Three sentences in a row start alike: change one.'
      : varied < VARIED && !alternates
        ? 'Follow a long sentence with a short one.'
        : undefined
  return judged(
    'V5',
    0.05,
    10 * varied - runs,
    varied >= VARIED || alternates ? 'Short and long sentences alternate.' : 'Most sentences have the same length.',
    fix && remedy(fix, 'Better rhythm', 'better rhythm'),
  )
}
const VARIED = 0.6
const SHORT = 5
const LONG = 12
