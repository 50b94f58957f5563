import { singular } from '../language'
import { baseVerb, isListedNoun, isPluralWord } from '../reading'
import type { Draft } from './fit'
import type { Reading } from './reading'
import { shareIn, topicsOf } from './relevance'

/** The call asks for something now. */
const URGENT =
  /\b(?:before|by|until|till|today|tonight|tomorrow|now|this (?:week|month|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|last|sell out|ends?|while)\b/i
/** "Then wear them at home.": advice. "Then, one of them goes back.": no advice. */
const ADVICE = /^(?:[A-Z]+: )?(?:(?:And|Then|So|But|Okay|Oh)[,.]? )*(?:then )?(?<verb>\p{L}+) (?!is\b|are\b|was\b)/u
const CALLS_AGAIN = /\b(?:order|buy|linked|link|shop|cart)\b/i

/** Whether each thing that a last line names was said before: a window comes from nowhere. */
export const isKnown = (text: string, said: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter(
      (word) =>
        (isListedNoun(singular(word)) || isPluralWord(word)) &&
        !/^(?:sure|likely)$/.test(baseVerb(word) ?? '') &&
        !SMALL.test(word),
    )
    .every((word) => shareIn(topicsOf(word), said) > 0)
const SMALL =
  /^(?:okay|good|night|color|way|part|thing|time|day|days|today|something|somebody|minutes?|lot|bit|now|here|there|then|still|well|next|left|right|back|same|yes|this|his|its|one|ones|was|does|has)$/

/** The call is the last line, or what follows it returns to something that was said; no advice and no second call. */
export function withEnding(draft: Draft, { tone }: Pick<Reading, 'tone'>): Draft {
  const call = draft.chosen.findLastIndex(({ option }) => option.role === 'call')
  const ending = call < 0 ? [] : draft.chosen.slice(call + 1)
  if (ending.every(({ option }) => option.role === 'close')) return draft
  const before = draft.chosen.slice(0, call + 1)
  const textOf = (lines: typeof ending) => lines.map(({ option }) => option.text).join(' ')
  const said = textOf(before.filter(({ option }) => option.role === 'line'))
  const text = textOf(ending)
  const isUrgent = tone === 'urgent-psa' || URGENT.test(before.at(-1)?.option.text ?? '')
  const first = ADVICE.exec(text)?.groups?.['verb']?.toLowerCase() ?? ''
  const isLoose =
    shareIn(topicsOf(text), said) === 0 ||
    CALLS_AGAIN.test(text) ||
    (isUrgent && /^(?:sure|likely)$/.test(baseVerb(first) ?? ''))
  return isLoose
    ? { ...draft, chosen: before, words: draft.words - ending.reduce((sum, { option }) => sum + option.words, 0) }
    : draft
}
