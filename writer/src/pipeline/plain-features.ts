import { isMassNoun, lowerFirst, singular, spellUnits, splitSentences, upperFirst } from '../language'
import { speechCase } from '../analysis/speech-case'
import {
  isAdjective,
  isAdverb,
  isFunctionWord,
  isListedNoun,
  type ProductMention,
  expandShorthand,
  isEnglish,
  isEnglishWord,
  productNoun,
  readNounPhrase,
  thirdVerb,
  UNCOUNTED,
  withJoinedUnit,
} from '../reading'
import type { ReadFeature } from './reading'

/**
 * Puts the seller's words into a line: `{amount}`, `{n}`, `{1}` a thing with its article, `{=1}` as typed, `{size}` all measures, `{plain}` the whole feature
 * as a sentence. What cannot be filled stays.
 */
export function typedWords(text: string, { amount, words, plain, caption }: ReadFeature): string {
  return text.replace(/\{(amount|n|plain|size|=?[12])\}/g, (slot, name: string) => {
    if (name === 'amount') return amount?.text ?? slot
    if (name === 'plain') return plain ?? slot
    if (name === 'size')
      return /\d/.test(caption)
        ? spellUnits(lowerFirst(expandShorthand(caption))).replace(/\s?[x×]\s?(?=\d)/g, ' by ')
        : slot
    if (name === 'n') return amount ? String(amount.number) : slot
    const typed = words?.[name.replace('=', '')]
    if (typed === undefined) return slot
    return name.startsWith('=') ? typed : (readNounPhrase(typed)?.text ?? slot)
  })
}

/** Without abbreviations, signs, and words that are in no list, of which hardly anything but a name can be made. */
export const isSayable = (said: string) =>
  !LOOSE_MEASURE.test(said) &&
  !/[=+&<>*#@/\\|_{}[\]]|\d-\d|\b(?:w|n|incl|yrs?|mos?|wks?|pcs?|ct|sm|lg|med|approx|okays?|qty|asap|tbd)\b(?!ay)/i.test(
    said.replace(/\b(?:24\/7|okay)\b/g, ''),
  ) &&
  !/[\u00c0-\u024f]/.test(said.replace(/\p{Lu}\p{L}+/gu, ''))

/** "It starts up to 8 liters gas.", "an interior and exterior 3 hours" */
const LOOSE_MEASURE =
  /(?<!\b(?:for|takes?|lasts?|burns?|runs?|in|to|than|under|over|about|every|after|before|of|by|from|is|are|it's|they're|get|got|holds?|weighs?|plus|only|each|and|or|up|least|reaches|within|at|gives?|saves?|needs?|heats?|stays?|works?|with|fits?|like|,|'s|adds?|sessions?|than|goes|go|cut|cuts|person|people)\s(?:up to |about |under |over |only )?)(?<![\d.-])\b\d[\d.]* (?:hours|minutes|seconds)\.$|\d (?:liters|inches|feet|ounces|pounds|grams|meters) (?:gas|laptops?|bags?|people|water|tank|cord|bottle)\.$|\d (?:hours|minutes|days|weeks|months|years) (?:income|sales|data|history|runtime)\.$|\b(?:each one|every one) [a-z]+s\b|^It's weekly \p{L}+ to\b/iu

export type Named = Pick<ProductMention, 'noun' | 'isPlural' | 'form'>

const LABEL_WORD = /^(?:pics|prep|zips?|tabs?|temps?|widgets?|reps?|promos?|vents?|a|an|the)$/
const MAX_FRAGMENT_WORDS = 10

/** "kids need to be 4": only shown, not said. */
export const TO_BUYER =
  /^(?:(?:(?:your )?(?:kids?|child|children|bab(?:y|ies)|toddlers?|riders?|dogs?|cats?|users?|buyers?|customers?|adults?|parents?) (?:needs? to|must|should|has to|have to)\b)|(?:an? )?(?:adults?|parents?) (?:around|nearby|present|supervis\w+|help)\b|(?:please )?(?:do not|keep (?:away|out of)|must be|supervise)\b)/i

/** What was typed, as short as it is and fit for the mouth; undefined where it is no short run of plain words. */
export function spokenFragment(typed: string): string | undefined {
  if (TO_BUYER.test(typed)) return undefined
  const text = withJoinedUnit(spellUnits(expandShorthand(speechCase(typed).replace(/ avg\.?$/i, ' on average'))))
    .replace(/^(?=new one (?:every|each)\b)/i, 'a ')
    .replace(/\bstep by step\b/i, 'step-by-step')
    .replace(/^(made|roasted|baked|packed) (.+?)(?<! it| that),? (?=ships\b)/i, '$1 $2, ')
    .replace(/\bline by line\b/i, 'line-by-line')
    .replace(/\b(\d+) digit\b/i, '$1-digit')
    .replace(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    .replace(/^we (?=\p{L})/iu, 'They ')
    .replace(/\bour\b/gi, 'their')
    .replace(/ hours? hands[- ]on\b/i, ' hours, hands-on')
    .replace(/^(\d+ [a-z]+s) (?=\d)/, '$1, ')
    .replace(/(\d)-(minute|hour) (?=[a-z]+ing (?:down|up|in|on|with)\b)/, '$1 $2s of ')
    .replace(/(?<=[a-z]) (?=one (?:per|for each)\b)/, ', ')
    .replace(/^[a-z]+s(?: [a-z]+){2,4}$/i, listed)
    .replace(MEASURE_BEHIND, measureApart)
    .replace(/(?<=\b(?:on|with|for) )[a-z]+(?: [a-z]+){2,3}$/i, listed)
    .replace(/\s*\b(?:lol|haha|omg)\b/gi, '')
    .replace(
      /(\d) (inche|decibel|volt|watt|hour|minute|second|day|week|pound|ounce|feet|gallon|liter)s? (?!(?:an?|ahead|of|in|and|is|or|for|on|to|per|by|long|wide|tall|high|deep|each|at|from|with|apart|every|after|before|max|total|old|late|flat|later|cold|hot|warm|dry|when|while|where|if|so|without|than|then)\b)(?=[a-z])/g,
      (_, digit: string, unit: string) => `${digit}-${unit.replace('inche', 'inch').replace('feet', 'foot')} `,
    )
    .replace(/\(([^()]*)\)\s*$/, ', $1')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/(?<=\p{L}{3})\s?\/\s?(?=\p{L}{3})/gu, ' or ')
    .replace(/\s*%/g, ' percent')
    .replace(
      /(?<!\b(?:he|she|it|they|you|i|that|who|which|kids|we))(?<=[a-rt-z]) ((?:don't|dont|won't|wont|can't|cant|doesn't|doesnt|no)(?= ))/g,
      ', $1',
    )
    .replace(/\b(?:cant|dont|wont|doesnt|isnt)\b/gi, (word) => word.replace(/t$/i, "'t"))
    .replace(/\s+,/g, ',')
    .replace(/\s*[.!,…]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = text.split(' ')
  const strange = words.filter((word) => !isPlainWord(word)).length
  return words.length <= MAX_FRAGMENT_WORDS &&
    words.length > strange * 2 &&
    /\p{L}{2}/u.test(text) &&
    isSayable(`${text}.`) &&
    isEnglish(text) &&
    !/[<>{}[\]()|@#*_=\\+&"]|\d-\d/.test(text)
    ? `${upperFirst(spelledOut(text))}.`
    : undefined
}

/** "works with zoom", "teachers from oaxaca", "260C" */
const spelledOut = (text: string) =>
  text
    .replace(/\b(\d+)in (?=[a-z])/g, '$1-inch ')
    .replace(
      /\b(?:an )?apple (watch|tv|pencil|pay)\b/gi,
      (_, what: string) => `Apple ${what === 'tv' ? 'TV' : upperFirst(what)}`,
    )
    .replace(/\bsuvs\b/gi, 'SUVs')
    .replace(/\b(?:netflix|hulu|youtube|spotify|roku)\b/g, upperFirst)
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, upperFirst)
    .replace(/\birs\b/gi, 'IRS')
    .replace(
      /\b(in|into|on|with|to|alerts|fits|for) an? (?=(?:background|car|family|doctor|fridge|dishwasher|washer|shower|freezer|trunk|cup holder)\b)/g,
      '$1 the ',
    )
    .replace(/\bplugs in (?=(?:a|the|your) )/g, 'plugs into ')
    .replace(/\bph (?=strips?\b|tests?\b|balanced\b|level)/gi, 'pH ')
    .replace(
      /(?<=\bworks? with |\bsyncs? with |\bworks? in |\bto )(?:an? )?(zoom|teams|slack|stripe|square|word|excel)\b/g,
      (_, app: string) => upperFirst(app),
    )
    .replace(/\b(?:cpr|pdf|diy|hsa|fsa|crm)\b/gi, (word) => word.toUpperCase())
    .replace(/\b(?:in|on) app\b/g, 'in the app')
    .replace(/\binto (?=(?:lighter|outlet|wall|car)\.?$)/, 'into the ')
    .replace(/\b(covers|supports|protects) (?=(?:eyes|ears|neck|back|knees|shoulders|feet|hands|head)\b)/, '$1 your ')
    .replace(/(?<=\b(?:from|in) )[a-z]{4,}[a-rt-z](?=\.?$)/g, (place) =>
      isEnglishWord(place) || productNoun(place) ? place : upperFirst(place),
    )
    .replace(
      /\b(\d{2,3}) ?°? ?([CF])(?=\.?$| )/g,
      (_, number: string, scale: string) => `${number} degrees ${scale === 'C' ? 'Celsius' : 'Fahrenheit'}`,
    )
    .replace(/(\d)-mile an hour\b/g, '$1 miles an hour')
    .replace(
      /\b(\d+) ?(min|hr|sec)s? (?=(?!of|in|on|per|a|and|or|to|for|with)[a-z]+s?\b)/g,
      (_, number: string, unit: string) =>
        `${number}-${unit === 'hr' ? 'hour' : unit === 'min' ? 'minute' : 'second'} `,
    )

const isPlainWord = (word: string) => {
  const plain = word.replace(/[^\p{L}\d'’-]/gu, '').toLowerCase()
  return (
    plain === '' ||
    /\d/.test(plain) ||
    plain.split('-').every((part) => isEnglishWord(part) || productNoun(part) !== undefined || LABEL_WORD.test(part))
  )
}

/** "no white cast 4 shades", "quiet 45 decibels": a comma before the measure. */
const MEASURE_BEHIND = /(^|[a-z]+ [a-z]+ )([a-z]+) (\d[\d.]* [a-z]+)(?=\.?$)/i
const measureApart = (whole: string, front: string, before: string, measure: string) => {
  const isThing = isListedNoun(before) || isListedNoun(singular(before))
  return (front === '' ? isAdjective(before.toLowerCase()) : isThing) && !isFunctionWord(before) && !thirdVerb(before)
    ? `${front}${before}, ${measure}`
    : whole
}

/** "plates cups napkins banner": things without the commas. */
function listed(words: string): string {
  const things = words.split(' ')
  const isActs = things.every((word) => word.endsWith('s') && thirdVerb(word.toLowerCase()) !== undefined)
  const isList =
    isActs ||
    (!/^(?:buckle|holder|case|bottle|handle|phone|board|box|bag|seat|frame|stand|cover)$/.test(things.at(-1) ?? '') &&
      things.every(
        (word) =>
          isListedNoun(singular(word.toLowerCase())) && !isAdjective(word.toLowerCase()) && !thirdVerb(singular(word)),
      ))
  return isList ? things.join(', ') : words
}

/** A thing of which there are several. */
export const isCounted = (word: string) =>
  readNounPhrase(`a ${word}`)?.number === 'singular' &&
  (isListedNoun(word) || productNoun(word) === 'thing') &&
  !isMassNoun(word) &&
  !UNCOUNTED.test(word) &&
  !WITHOUT_ARTICLE.test(word) &&
  !isAdverb(word) &&
  !isAdjective(word)

/** The ways to say a feature in the seller's own words: "It has a lid.", "There's a lid." */
export function plainSentences(plain: string): string[] {
  const thing = /^(?:It has|They have) (an? .+)\.$/.exec(plain)?.[1]
  return thing === undefined ? [plain] : [plain, `There's ${thing}.`]
}

const HAVING =
  /\b(It has|It's got|They have|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\. (?:It has|It's got|They have|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\./g
const BEING = /\b(It's|They're) ([a-z]+(?:-[a-z]+)*)\. \1 ([a-z]+(?:-[a-z]+)*)\./g
const MAX_JOINED_WORDS = 4

/** "It has a lid. There's a strap. It has 2 pockets." in one breath. */
export function inOneBreath(text: string): string {
  const things: string[] = []
  const once = text.replace(HAVING, (whole, start: string, first: string, second: string) => {
    if (
      [first, second].some(
        (thing) => thing.split(' ').length > MAX_JOINED_WORDS || / and | in (?:it|them)$/.test(thing),
      )
    )
      return whole
    things.push(second)
    return `${start} ${first} and ${second}.`
  })
  // A third one follows.
  const thrice = once.replace(
    /\b(It has|It's got|They have|They've got|You get|There's|There are) ([^.!?,:]+?) and ([^.!?,:]+)\. (?:It has|It's got|They have|They've got|There's|There are|You get) ((?!no |room |nothing )[^.!?,:]+)\./g,
    (whole, start: string, first: string, second: string, third: string) =>
      things.includes(second) && third.split(' ').length <= MAX_JOINED_WORDS
        ? `${start} ${first}, ${second}, and ${third}.`
        : whole,
  )
  return thrice.replace(BEING, '$1 $2 and $3.')
}

const CLAUSE = /^(?:It|It's|They|They're|They've|You|There's|There are) [^.!?:,]+\.$/
const MAX_CLAUSE_WORDS = 9

/** "It has 6 blades. It crushes ice." as one sentence: "It has 6 blades, and it crushes ice." */
export function inOneSentence(sentences: readonly string[]): string {
  const text = inOneBreath(sentences.join(' '))
  const clauses = splitSentences(text)
  if (clauses.length < 2 || !clauses.every((each) => CLAUSE.test(each) && each.split(' ').length <= MAX_CLAUSE_WORDS))
    return text
  const said = clauses.map((each, at) => (at === 0 ? each : lowerFirst(each)).replace(/\.$/, ''))
  return `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}.`
}

const WITHOUT_ARTICLE =
  /^(?:dinner|lunch|breakfast|tv|school|work|home|bed|sleep|church|class|time|money|weight|rent|town|college|bread|cake|pizza|soup|beer|wine|cheese|fish|chicken|salad|cereal|candy|chocolate|coffee|tea|juice|milk|meat|rice|toast|butter|ice|gas|mail|yoga|golf|music|guitar|piano|chess|baseball|soccer|spring|summer|winter|fall|night|day|noon|dawn|dusk|midnight|hold|lot|kind|sort|bit|half|whole|cash|credit|pain|hope|luck|fun|love|help|care|use|need|want|go|back|front|top|side|end)$/
