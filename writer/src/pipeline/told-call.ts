import {
  fromOtherLanguage,
  isAllowedAsTyped,
  isBareLink,
  isMeasureAlone,
  repairCallToAction,
  spokenCall,
  withCapitals,
} from '../reading/call-to-action'
import { kept, withoutNotes } from '../language'
import type { Reading } from './reading'
import { copyEdited, withNames } from './say-story'
import { isReviewer, isWork, sellerOf } from './told-name'

/** "drop a 🍑 if you want the link": what is asked for is said. */
const withEmojiNamed = (typed: string) =>
  typed.replace(ASKED_EMOJI, (_, verb: string, article: string | undefined, sign: string) => {
    const name = EMOJI[sign]
    return `${verb} ${name === undefined ? 'an emoji' : `${article ?? 'the '}${name} emoji`}`
  })
const ASKED_EMOJI =
  /\b(drop|comment|type|send|leave|put|post|write)(?: me)? (an? |the |your )?(\p{Extended_Pictographic})[\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}]*/giu
const EMOJI: Readonly<Record<string, string>> = {
  '🍑': 'peach',
  '🔥': 'fire',
  '❤': 'heart',
  '💛': 'heart',
  '💜': 'heart',
  '💙': 'heart',
  '💚': 'heart',
  '🐶': 'dog',
  '🐱': 'cat',
  '🌸': 'flower',
  '🙋': 'raised hand',
  '👇': 'arrow',
  '✨': 'sparkles',
  '🌶': 'pepper',
  '☕': 'coffee',
  '🧶': 'yarn',
  '🦋': 'butterfly',
  '🐝': 'bee',
  '🍋': 'lemon',
  '🌱': 'plant',
}

const spokenAsTyped = (typed: string) => withCapitals(copyEdited(typed).map(spokenCall).join(' '), typed)

/** The call as typed where a video may say so, else what may be said of it. */
export const sayCall = (call: string, isService: boolean): string | undefined =>
  sayNamed(withEmojiNamed(call), isService)
const sayNamed = (typed: string, isService: boolean) =>
  isAllowedAsTyped(typed, isService) && !isBareLink(typed) && fromOtherLanguage(typed) === undefined
    ? spokenAsTyped(typed).replace(/[.!?…]+$/, '') || undefined
    : repairCallToAction(typed, isService)

/** The call as typed, or a plain one where none was or the rules of the platform leave nothing; what they take away is noted. */
export const callAsTyped = kept((reading: Reading): { text: string; notes: string[] } => {
  const { call, typedCall, isService, story } = reading
  const whole = withNames(withoutNotes(withEmojiNamed(typedCall.trim())), story.sentences.join(' '))
  // The price before it says so, too.
  const typed = /^free\b/i.test(reading.price ?? '')
    ? whole.replace(/(?<=\p{L}),? (?:it['’]?s|it is|is) free[.!]*$/iu, '')
    : whole
  if (typed === '' || isBareLink(typed)) return { text: plainCall(reading), notes: [] }
  const english = fromOtherLanguage(typed)
  const said = english ?? call ?? ''
  const text =
    english === undefined && isAllowedAsTyped(typed, isService || isWork(reading))
      ? spokenAsTyped(typed)
      : said === ''
        ? plainCall(reading)
        : `${said}${/[.!?…]$/.test(said) ? '' : '.'}`
  return { text, notes: callNotes(reading, said === '' && english === undefined ? '' : text, typed) }
})

/** What is not said of the typed call, or said otherwise. */
export function callNotes(reading: Reading, said: string, typed = reading.typedCall.trim()): string[] {
  const { isService } = reading
  if (typed === '' || isBareLink(typed)) return []
  if (isMeasureAlone(typed)) return [`Not said, because it asks for nothing: “${typed}”`]
  if (fromOtherLanguage(typed) !== undefined)
    return lostIn(typed, said).length === 0
      ? []
      : [`Your call to action “${typed}” became “${said}”, in the language of the script.`]
  return isAllowedAsTyped(typed, isService || isWork(reading)) ? [] : changesIn(typed, said)
}

/** There may be no link for work, or for what is sold by message, by post or at a market. */
function plainCall(reading: Reading): string {
  const { typedCall, story, features, product } = reading
  const offered = [...features.map(({ typed }) => typed), typedCall]
  const isByHand =
    BY_HAND.test([...story.sentences, ...offered].join(' ')) || offered.some((text) => BY_MESSAGE.test(text))
  if (isReviewer(reading) || product.form === 'app' || !(isWork(reading) || isByHand))
    return product.isPlural ? "The link's right here." : "It's linked right here."
  return `Message ${sellerOf(reading) === 'We' ? 'us' : 'me'} here to ${isWork(reading) && !MEALS.test(reading.name) ? 'book' : 'order'}.`
}
/** Meals are ordered, not booked. */
const MEALS = /\b(?:meals?|lunch(?:es)?|dinners?|food|cakes?|catering)\b/i
const BY_HAND =
  /\b(?:I|we|i'?ll|we'?ll) (?:\p{L}+ )?(?:post|mail|ship|deliver)\b(?! (?:him|her|his|my)\b)|\bat the (?:\p{L}+ )?(?:market|fair|counter|stall)\b|\bsell (?:it|them|these|this) (?:from|at|on) (?:my|our|the)\b/iu
const BY_MESSAGE =
  /\b(?:message|dm|pm|text|call|ring|write(?: to)?) (?:me|us)\b|^(?:dm|pm|inbox) (?:for|to)\b|\bwhats ?app\b|\bon facebook\b/i

/** The parts of which no word is said. */
function lostIn(typed: string, said: string): string[] {
  const heard = new Set(wordsOf(said))
  return typed.split(/(?<=[.!?;])\s+|,\s+|\s+(?=(?:and|or) )/).filter((part) => {
    const words = wordsOf(part)
    return words.length > 0 && words.every((word) => !heard.has(word))
  })
}

const RULES = 'because of the platform’s rules'

/** What of the typed call is not said, or said otherwise. */
function changesIn(typed: string, said: string): string[] {
  const lost = lostIn(typed, said)
  const bare = (text: string) => text.replace(/^(?:and|or) |[.!]$/gi, '')
  if (said === '' || lost.length > 0)
    return [`Left out of your call to action, ${RULES}: “${bare(said === '' ? typed : lost.join(', '))}”`]
  const [before, after] = [bare(typed).split(/\s+/), bare(said).split(/\s+/)]
  const isSame = (at: number, other: number) => wordsOf(before[at] ?? '').join() === wordsOf(after[other] ?? '').join()
  let start = 0
  while (start < Math.min(before.length, after.length) && isSame(start, start)) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && isSame(before.length - 1 - end, after.length - 1 - end))
    end++
  const [from = '', to = ''] = [before.slice(start, before.length - end), after.slice(start, after.length - end)].map(
    (words) => words.join(' '),
  )
  if (wordsOf(from).length === 0) return []
  return [
    to === ''
      ? `Left out of your call to action, ${RULES}: “${from}”`
      : `In your call to action “${from}” became “${to}”, ${RULES}.`,
  ]
}
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []
