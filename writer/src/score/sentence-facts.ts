import { countSpokenWords, remembered } from '../language'
import { baseVerb, isParticiple, thirdVerb } from '../reading'
import { isAsk } from './asks'
import { thingsIn } from './concrete-words'

/** What the score counts in one sentence. */
export interface SentenceFacts {
  words: number
  /** Everyday objects that it names. */
  things: readonly string[]
  /** Numbers other than prices and clock times. */
  figures: number
  /** It speaks of the speaker or of a third person. */
  hasPerson: boolean
  /** It speaks of a person, or says how one thing follows from another. */
  isTalk: boolean
  /** Somebody did something. */
  isEvent: boolean
  /** It reads like a label: "It has six stainless steel blades.", "Size 260 by 140 centimeters, nylon." */
  isLabel: boolean
  /** It holds what cannot be read aloud: "abt 3hrs", "[6 blades]". */
  isShorthand: boolean
}

const SPEAKER = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|our|us)\b/i
const OTHERS =
  /\b(?:mom|mum|mother|dad|father|wife|husband|sons?|daughters?|kids?|children|baby|toddler|sister|brother|friends?|boss|neighbou?rs?|uncle|aunt|cousin|nan|grandma|grandmother|grandpa|grandfather|nephew|niece|roommate|girlfriend|boyfriend|partner|boys?|girls?|man|woman|men|women|guys?|lady|teacher|nurse|barista|driver|customers?|clients?|coworker|colleague|cat|dog|somebody|someone|everybody|he|she|him|her|his)\b/i
const LISTENER = /\b(?:you|your|you're|you've|you'd|you'll|who)\b/i
const CONNECTION =
  /\b(?:so|because|but|then|until|when|while|which|instead|if|unless|since|once|who|where|before|after)\b/i
const PAST = new Set(
  `was were had did said went got came took made found knew thought told gave left lost broke kept put ran sat stood fell felt bought brought caught cut drew drank
drove ate forgot grew held hid hit hurt led lay met paid quit read rang rode rose saw sold sent shook shot showed shut sang slept spent spoke spilled stole stuck swore
taught tore threw woke wore won wrote wasn't weren't didn't hadn't`.split(/\s+/),
)
const AUXILIARY = /^(?:is|are|am|be|can|will|would|have|has|do|does|get|let|let's|.+(?:'(?:s|re|ve|m|ll|d|t)))$/
const CLOCK = /\d{1,2}:\d{2}/g
const PRICE = /[$€£¥₹₩₱₦]\s?\d[\d.,]*|\d[\d.,]* (?:dollars|bucks|cents|pounds|quid|euros?|pesos|rupees)\b/g
/** "It has", "The cup also comes with", "KernelKick is": what the product is or has. */
const DESCRIPTION =
  /^(?:and )?(?:it|they|the [\p{L}’' -]{1,40}?|this [\p{L}’' -]{1,30}?|\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}?)(?:'s)?(?: also)? (?:has|have|comes?|features|includes|offers|holds|is|are|works|fits|made)\b/iu
const HEADING = /^[^.?!:]{1,30}: (.*)$/
const SHORTHAND =
  /\b(?:w|r|u|ur|n|bse|lol|abt|pls|b4|thru|enuf|txt|wknd|hrs?|approx|incl|avail|diff|esp|pcs|rm|wk|jan|feb|aug|sept|oct|nov|dec|gr|kgs|cms|tho|grp|qty)\b|[/+&@#*|[\]【】<>=()]|\d[a-z]{1,3}\b|,\?|\b[A-Z]{5,}\b|[a-z],[a-z]/
const MIN_FRAGMENT = 6

export const factsOf: (sentences: readonly string[]) => SentenceFacts[] = remembered((sentences) =>
  sentences.map((sentence) => readSentence(sentence.replaceAll('’', "'"))),
)

function readSentence(text: string): SentenceFacts {
  const words = countSpokenWords(text)
  const tokens = text.toLowerCase().match(/[a-z']+/g) ?? []
  const hasPerson = SPEAKER.test(text) || OTHERS.test(text)
  const isTalk = hasPerson || LISTENER.test(text) || CONNECTION.test(text)
  return {
    words,
    things: thingsIn(text),
    figures: (
      text
        .replace(CLOCK, '')
        .replace(PRICE, '')
        .match(/\d[\d.,]*/g) ?? []
    ).length,
    hasPerson,
    isTalk,
    isEvent: hasPerson && tokens.some(isPast),
    isLabel: words >= 3 && !PRICE_SIGN.test(text) && !isAsk(text) && isLabel(text, words),
    isShorthand: SHORTHAND.test(text),
  }
}
const PRICE_SIGN = /[$€£]/

const isPast = (word: string) => PAST.has(word) || (word.endsWith('ed') && isParticiple(word))

function isLabel(text: string, words: number): boolean {
  if (/[|[\]【】/+&]/.test(text)) return true
  if (SPEAKER.test(text) || LISTENER.test(text) || CONNECTION.test(text)) return false
  const listed = HEADING.exec(text)?.[1]
  const body = listed ?? text
  if (DESCRIPTION.test(body)) return true
  if (words < MIN_FRAGMENT && !/\d/.test(body) && !listed?.includes(',')) return false
  return !(body.toLowerCase().match(/[a-z']+/g) ?? []).some(isVerb)
}

const isVerb = (word: string) =>
  AUXILIARY.test(word) || isPast(word) || baseVerb(word) === 'sure' || thirdVerb(word) === 'sure'
