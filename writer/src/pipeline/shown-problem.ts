import { countSpokenWords } from '../language'
import type { Option } from './choose'
import type { Draft } from './fit'
import { type Heard, openerKeys } from './heard'
import { isDemonstrated } from './demonstration'
import { isTypedWhole, type Plan, RANKS, rankOf } from './plan'
import type { ReadFeature, Reading } from './reading'
import { SHOT } from './shots'
import { onlyOf } from './stages'

/** More cannot be read in a few seconds. */
const MAX_SHOWN_WORDS = 10

/** A problem in another language is text in the first picture, and the first feature opens, as a typed sentence does where there is no problem; an opening that was heard before stays. */
export function withShownProblem(draft: Draft, { reading, angle }: Plan, heard: Heard): Draft {
  const { ownProblem, painPoint } = reading
  const [opener, feature, ...rest] = draft.chosen
  const isShown = ownProblem?.isEnglish === false && countSpokenWords(painPoint) <= MAX_SHOWN_WORDS
  const [said] = feature?.option.features ?? []
  const isTold =
    painPoint === '' &&
    said !== undefined &&
    (SENTENCE.test(said.typed) || isByHand(said) || (feature !== undefined && opens(feature.option, reading)))
  if (!(isShown || isTold) || angle.piece.voices.length > 0 || opener?.option.role !== 'line') return draft
  const shown: Draft['chosen'][number] = { ...opener, option: { ...opener.option, picture: shownIn(painPoint) } }
  const kept = isShown ? { ...draft, chosen: [shown, ...draft.chosen.slice(1)] } : draft
  if (feature?.option.role !== 'feature') return kept
  if (wasHeard(feature.option.text, heard)) return draft
  // "They come in 8 colors." is no opening.
  if (said === undefined || onlyOf(reading, said).length > 0 || /\bcomes? in\b/.test(feature.option.text)) return kept
  const picture = isShown ? `${shownIn(painPoint)}; ${feature.option.picture}` : feature.option.picture
  // "It" of the first line is said as the name.
  const opening = feature.option.text
    .replace(/^You get\b/, 'With {Name}, you get')
    .replace(/^The battery\b/, 'The battery of {Name}')
    .replace(/^(You (?:can(?:['’]t)?|don't need to) \p{Ll}+(?: \p{Ll}+)?) (?:it|them)\b/u, '$1 {Name}')
  const isNamed = opening.includes('{Name}') || /^(?:It|They)\b/.test(opening)
  const first = {
    place: opener.place,
    option: { ...feature.option, text: opening, picture },
  }
  if (isNamed) return { ...draft, words: draft.words - opener.option.words, chosen: [first, ...rest] }
  const text = 'This is {Name}.'
  const named: Option = { ...opener.option, text, words: countSpokenWords(text), picture: SHOT.enter }
  return { ...draft, chosen: [first, { ...opener, option: named }, ...rest] }
}
/** "It" was said as the name, and its verb may have changed with it. */
function wasHeard(text: string, { hooks }: Heard): boolean {
  const keys = openerKeys(text).flatMap((key) => [key, key.split(' ').slice(2).join(' ')])
  return keys.some((key) => key !== '' && [...hooks].some((hook) => hook === key || hook.endsWith(` ${key}`)))
}

/** "The Fold bag folds into its own pocket.", but not "It's made of steel." or "You get 22 pieces." */
function opens(option: Option, reading: Reading): boolean {
  const [said] = option.features ?? []
  const isAct = said !== undefined && rankOf(said, reading) <= RANKS.act
  return (
    isAct &&
    (/^(?:It|They|The battery|No|You can(?:'t)? \p{Ll}+ (?:it|them))\b/u.test(option.text) ||
      (!option.text.startsWith('You get') && isDemonstrated(option, reading)))
  )
}

/** "Delivered between 3 and 6 in the morning, so it's at the door" */
const isByHand = (said: ReadFeature) =>
  !said.isListed && isTypedWhole(said) && said.typed.split(' ').length >= MIN_WORDS
const MIN_WORDS = 6

/** "It makes grown men call their moms." */
const SENTENCE = /^(?:it|its|they|theyre)\b/i

const shownIn = (problem: string) => `${SHOT.lens}, "${problem.replaceAll('"', '')}" as text`
