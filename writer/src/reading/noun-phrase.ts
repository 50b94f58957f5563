import { isMassNoun, withArticle } from '../language'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  thirdVerb,
} from './lexicon'

export interface NounPhrase {
  /** With the article it needs. */
  text: string
  /** Without determiner. */
  bare: string
  head: string
  number: 'singular' | 'plural' | 'mass'
  /** What follows the head: "in the lid". */
  tail: string
}

export const PREPOSITION =
  /^(?:of|with|for|in|on|to|from|by|at|into|onto|without|under|over|inside|behind|between|through|around|as|per|against|during|across|near|along|like|up|after|before|beside|next|above|below|via)$/

/** What cannot be counted, beyond the lists of the language part. */
const ABSTRACT =
  /^(?:insurance|spaghetti|thread|teardown|sludge|gunk|grime|crust|buildup|tallow|lanolin|squalane|niacinamide|retinol|collagen|biotin|keratin|melatonin|magnesium|zinc|acid|detection|operation|access|voltage|latency|vitamin|protection|compression|correction|rollover|technology|connectivity|compatibility|resistance|absorption|rotation|support|coverage|wireless|autofocus|talk|assembly|installation|setup|sharing|sync|speed|construction|feedback|backup|encryption|billing|delivery|shipping|parking|seating|moisture|weather|control|hold|caffeine|sugar|sodium|gluten|alcohol|filler|paperwork|guesswork|help|progress|advice|practice|homework|content|engineering|tracking|pickup|staff|rayon|repetition)$/
const COUNTED =
  /^(?:remote control|(?:led |bright |built-in |warm )?(?:night|reading|ring|indicator|work|flash|warning|grow|head|book|bike|tail|strobe|uv|moon|fairy) light|(?:non-?slip|soft|firm) grip)$/
const DETERMINER =
  /^(?:the|an?|your|its|their|my|our|some|this|these|any|all|both|each|every|no|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozens|plenty|lots|several|many|multiple|more|enough|half|double|\d+(?:\+|[.,]\d+)?)$/
const COUNT = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|multiple|both|\d+\+?)$/

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const bareWord = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%+]+$/gu, '')

/** Whether a word may describe the noun after it. */
function isModifier(word: string): boolean {
  const lower = word.toLowerCase()
  return (
    isAdjective(lower) ||
    isNoun(lower) ||
    isParticiple(lower) ||
    isGerund(lower) ||
    isAdverb(lower) ||
    /^\d/.test(lower) ||
    /-/.test(lower) ||
    /^\p{Lu}/u.test(word) ||
    /^(?:and|or|&)$/.test(lower)
  )
}

/** Reads a thing: "charcoal filter in the lid", "two USB-C ports"; undefined where the words may be something else. */
export function readNounPhrase(typed: string): NounPhrase | undefined {
  const words = wordsOf(typed)
  if (words.length === 0 || words.length > 12) return undefined
  let start = 0
  let determiner = ''
  const first = bareWord(words[0] ?? '').toLowerCase()
  if (DETERMINER.test(first) && words.length > 1) {
    determiner = words[0] ?? ''
    start = 1
  }
  let stop = words.findIndex(
    (word, at) =>
      at > start && (PREPOSITION.test(word.toLowerCase()) || /^(?:that|which|so|when|you|every|each)$/i.test(word)),
  )
  if (stop < 0) stop = words.length
  if (
    words
      .slice(start, stop)
      .some(
        (word, at, all) =>
          (word.endsWith(',') && at < all.length - 1 && !isAdjective(word.slice(0, -1).toLowerCase())) ||
          /^enough$/i.test(word),
      )
  )
    return undefined
  const phrase = words.slice(start, stop).map((word) => word.replace(/[,.]$/, ''))
  if (phrase.length === 0 || phrase.length > 5) return undefined
  const head = bareWord(phrase[phrase.length - 1] ?? '')
  const lower = head.toLowerCase()
  const tail = words.slice(stop).join(' ')
  const mayBeNoun =
    determiner !== '' || (phrase.length > 1 && phrase.slice(0, -1).every((word) => isModifier(bareWord(word))))
  if (!isHead(head, mayBeNoun) || /^(?:which|up)\b|\b(?:and|or|with|for|to|of|the|a)$/.test(tail)) return undefined
  const unknown = phrase.slice(0, -1).filter((word) => !isModifier(bareWord(word)))
  if (unknown.length > 1 || unknown.some((word) => isFunctionWord(word.toLowerCase()) || /['’]/.test(word)))
    return undefined
  const opening = (phrase[0] ?? '').toLowerCase()
  // "store bread", "wash hands": as likely an instruction.
  if (determiner === '' && phrase.length > 1 && mayBeVerb(opening, lower)) return undefined
  if (thirdVerb(opening) === 'sure' && phrase.length > 1 && !isListedNoun(opening)) return undefined
  // "works with Alexa", "clips on".
  if (
    determiner === '' &&
    phrase.length === 1 &&
    tail !== '' &&
    (thirdVerb(opening) === 'likely' ||
      (thirdVerb(opening) && /^(?:on|up|from|into|onto|over|against|like|as)\b/.test(tail)))
  )
    return undefined
  const bare = words.slice(start).join(' ')
  const many = COUNT.test(determiner.toLowerCase()) && !/^(?:one|1)$/.test(determiner)
  const number = many || isPluralWord(lower) ? 'plural' : isUncountable(lower, phrase) ? 'mass' : 'singular'
  if (many && !isPluralWord(lower)) return undefined
  if (/^an?$/i.test(determiner) && number === 'plural') return undefined
  const keepsDeterminer = determiner !== '' && !/^(?:an?|the)$/i.test(determiner)
  const text = keepsDeterminer ? `${determiner} ${bare}` : number === 'singular' ? withArticle(bare) : bare
  return { text, bare, head: lower, number, tail }
}

/** A word of no list is most likely a thing: "inlay", "wetsuit". */
const isUnknownNoun = (word: string) =>
  /^[a-z]{4,}$/.test(word) &&
  !isEnglishWord(word) &&
  !/(?:[^ae]y|ous|ful|ive|ic|able|ible|ish|less|ed|ing|ly|al|ant|ent|ier|iest)$/.test(word)

/** @param mayBeNoun Whether something in front of it makes an unknown word a thing. */
function isHead(head: string, mayBeNoun: boolean): boolean {
  const lower = head.toLowerCase()
  if (/^[A-Z][A-Z0-9-]{1,}$/.test(head) || /^(?:usb-c|type-c|wi-fi|bluetooth)$/.test(lower)) return true
  if (!/^\p{L}[\p{L}-]*$/u.test(head) || /\p{Ll}\p{Lu}/u.test(head) || isFunctionWord(lower) || isAdverb(lower))
    return false
  if (isGerund(lower)) return true
  if (!isNoun(lower)) return mayBeNoun && isUnknownNoun(lower)
  return !isAdjective(lower) || isListedNoun(lower) || isMassNoun(lower)
}

/** "Google Calendar", "Apple Pay": names take no article. */
const SERVICE_NAME =
  /^(?:google|apple|outlook|amazon|microsoft|adobe|samsung) (?:calendar|maps|drive|docs|sheets|meet|pay|wallet|health|music|home|classroom|photos|tv)$|^(?:zoom|slack|stripe|paypal|canva|etsy|excel|notion|quickbooks|shopify|whatsapp|instagram|facebook|tiktok|youtube|alexa|siri|android)$/i

const isUncountable = (head: string, phrase: readonly string[]) =>
  SERVICE_NAME.test(phrase.join(' ')) ||
  (!COUNTED.test(phrase.join(' ').toLowerCase()) &&
    (isMassNoun(head) ||
      ABSTRACT.test(head) ||
      /^(?:usb-c|usb|bluetooth|wifi|wi-fi|gps|nfc|rgb|magsafe|carplay|led|type-c)$/.test(head) ||
      /^(?:spf|ip|uv)/.test(head)))

/** "store bread" may be an instruction; "lock button" may not, since it would need an article. */
function mayBeVerb(opening: string, head: string): boolean {
  const sureness = baseVerb(opening)
  if (!sureness || isAdjective(opening) || opening === 'mesh') return false
  return (
    (sureness === 'sure' &&
      !(
        /^(?:touch|travel|carry|swim|sleep|squeeze|pump|flip|snap|roll|push|pull|pop|drop)$/.test(opening) &&
        isListedNoun(head)
      )) ||
    isPluralWord(head) ||
    isMassNoun(head)
  )
}
