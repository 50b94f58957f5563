import { pluralVerb, upperFirst } from '../language'
import { claimInWording, isEnglish, isListedNoun, isPluralWord, type ProductMention, thirdVerb } from '../reading'
import { singular } from '../language'
import { isSurelySaid, sayByTable } from './feature-table'
import { readable, SURELY_DOES } from './feature-words'

type Named = Pick<ProductMention, 'noun' | 'isPlural' | 'form'>

/**
 * How a feature is spoken. `sentence` and `note`: as typed, a note without a verb. `limit`: what the product does not do or needs. `order`: how it is used or cared for.
 */
export interface SaidFeature {
  text: string
  form: 'sentence' | 'note' | 'limit' | 'order'
}

const MAX_WORDS = 24
/** Up to here a label is made a sentence where that is sure: "dishwasher safe" is "It's dishwasher safe." */
const MAX_LABEL_WORDS = 3

/** A typed feature in the seller's own words, with a subject where it begins with a verb; undefined where it cannot be heard right. */
export function sayFeature(typed: string, product: Named): SaidFeature | undefined {
  const text = inSpeech(typed)
  const count = text.split(' ').length
  if (text === '' || count > MAX_WORDS || UNSPOKEN.test(text) || claimInWording(text) !== undefined || !isEnglish(typed))
    return undefined
  const [first = ''] = text.split(' ')
  if (ORDER.test(text)) return { text: ended(text), form: 'order' }
  if (LIMIT.test(text)) return { text: ended(withSubject(text, product)), form: 'limit' }
  if (count <= MAX_LABEL_WORDS) {
    const label = sayByTable(typed, product)
    if (label !== undefined && isSurelySaid(label, typed, product) && !ODD_LABEL.test(label))
      return { text: label, form: label.startsWith('No ') ? 'note' : 'sentence' }
  }
  const said = withSubject(text, product)
  return { text: ended(said), form: said !== text || SENTENCE.test(first) ? 'sentence' : 'note' }
}

const ended = (text: string) => `${upperFirst(text)}.`

/** "keeps drinks cold" is "It keeps drinks cold"; everything else stays as it was typed. */
function withSubject(text: string, product: Named): string {
  const [, also = '', verb = '', rest = ''] = /^(also |even |only |never )?(\S+)(.*)$/.exec(text) ?? []
  const next = rest.trim().split(' ')[0] ?? ''
  const negated = /^(?:doesn't|don't|isn't|aren't|won't|can't)$/.test(verb)
  if (!negated && !isVerb(verb, next)) return text
  if (!product.isPlural) return `it ${also}${verb.replace(/^don't$/, "doesn't").replace(/^aren't$/, "isn't")}${rest}`
  const plural = negated ? verb.replace(/^doesn't$/, "don't").replace(/^isn't$/, "aren't") : pluralVerb(verb)
  return `they ${also}${plural}${rest}`
}

/** Whether a feature's first word is surely what the product does: "ships in a tube", but not "straps for both shoulders". */
function isVerb(word: string, next: string): boolean {
  if (/^(?:is|has|does|goes|can|will)$/.test(word)) return true
  if (thirdVerb(word) === undefined && !SURELY_DOES.test(word)) return false
  const isNounToo = isPluralWord(word) && isListedNoun(singular(word))
  if (!isNounToo) return thirdVerb(word) === 'sure' || SURELY_DOES.test(word)
  if (/^(?:for|of|and|with|,|in|that)$/.test(next) || next === '') return false
  return SURELY_DOES.test(word) && !/^(?:straps|hooks|zips|ties|tips|pops|clips|locks|layers|blocks|stores)$/.test(word)
    ? true
    : /^(?:the|your|my|any|every|each|all|to|on|onto|into|off|over|under|it|them|an?|\d.*|without|like)$/.test(next)
}

/** First words of whole sentences. */
const SENTENCE = /^(?:it|it's|they|they're|we|we're|you|you're|your|i|i'm|i'll|i've|the|this|these|that's|there's|there|every|each|all|my|our|if|when)$/

/** What the product does not do, or is not for. */
const LIMIT =
  /^(?:(?:it |they )?(?:doesn't|don't|does not|won't|will not|can't|cannot|isn't|aren't|is not|not) (?!(?:only|just|stick\p{L}*|greas\p{L}*|bulk\p{L}*|thick|scratch\p{L}*|see|slip\p{L}*|leak\p{L}*|fall|roll|move|slide|pill|fade|shrink|stretch|pinch|dig|hurt|tangle|clog|rust|burn|spill|tip|wobble|crack|break|bend|snag|lose|need|stain|smell|squeak|cringe|sticky|too|tested|a subscription|from|let|come|fog|drip|dry|glued|ride|gap|bunch|sag|show|ghost|harsh|weird|boring|plastic\p{L}*)\b)|no (?:e-bikes?|motors?|returns?|refunds?|pickups?|weekends?|delivery)\b|only (?:for|in|on|ships?|works?|fits?)\b)/iu

/** How it is used or cared for, said to the buyer. */
const ORDER =
  /^(?:please |always )?(?:measure|keep|shake|rinse|soak|test|patch[- ]test|burn|don't|do not|never|tell us|store|wash|let it|allow|use it|check your|read|charge it|hand[- ]wash it) (?:it |them |in |on |at |\d|before |well|until |once |your |the |a |with |away |out |off |put |use |microwave |1st|first|cold|wet|leave)/i

/** Signs that have no sound, numbers that nobody says, and ends in the middle. */
const UNSPOKEN = /[*#@\\|_{}[\]<>^~]|\d-\d|\b\d{6,}\b|https?:| (?:to|of|with|and|or|in|on|at|for|the|an?)$/

/** Labels that the table takes for something else. */
const ODD_LABEL =
  /^(?:It has|They have|There's|There are|You get) (?:[a-z]+ and [a-z]+|one [a-z]+|an? [a-z]+ slot|a size .*)\.$|^(?:It's|They're) (?:under|over|fresh|\d.*decibels|in )/

/** What was typed, in words that can be said: without brackets, signs and abbreviations. */
function inSpeech(typed: string): string {
  return readable(
    typed
      .replace(/^[\s\-–—•*·.]+/, '')
      .replace(/\s*\(([^()]*)\)\s*$/, ', $1')
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/\s+[-–—]+\s+/g, ', ')
      .replace(/\s*->\s*/g, ', then ')
      .replace(/(?<=\p{L})\s*=\s*(?=\d|an? )/giu, ' is ')
      .replace(/\s+=\s+/g, ', ')
      .replace(/(?<=\d)\/(?=\d+\/\d)/g, ', ')
      .replace(/(?<=\d, \d+)\/(?=\d)/g, ' or ')
      .replace(/(\d),(\d)(?= ?(?:m|l|kg|h|cm|hours?|meters?|liters?)\b)/gi, '$1.$2')
      .replace(/^(\d+) ?x ?(?=\d[\d.]* ?(?:ml|g|kg|l|oz|cl)\b)/i, '$1 ')
      .replace(/\bdoesnt\b/gi, "doesn't")
      .replace(/\b(do|wo|ca|is|are|was|have|has|did|would|could|should)nt\b/gi, "$1n't")
      .replace(/\b(there|that|what|it|here)s (?=\p{L})(?<!\bits )/giu, "$1's ")
      .replace(/\bim (?=\p{L}|\d)/giu, "I'm ")
      .replace(/\bu?r (?=(?:just|still|not|all|so|too|going|gonna|only|good|done|set|an?)\b)|\bur (?=(?:just|still|not|so|too|going|done)\b)/gi, "you're ")
      .replace(/\bw\/o\b/gi, 'without')
      .replace(/\babt\b/gi, 'about')
      .replace(/\bavail\b\.?/gi, 'available')
      .replace(/\bincl\b\.?/gi, 'including')
      .replace(/\bno\. (?=\p{L})/giu, 'number ')
      .replace(/\bSS (?=\p{L})/gu, 'stainless steel ')
      .replace(/\b1st\b/g, 'first')
      .replace(/(\d+) (jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi, (_, day: string, month: string) => `${upperFirst(month.toLowerCase())} ${day}`),
  )
    .replace(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) (?=\d)/g, (_, month: string) => `${MONTHS[month.slice(0, 3)] ?? month} `)
    .replace(/\bi\b(?=['’ ])/g, 'I')
    .replace(/\bcd (?=slot|player)/gi, 'CD ')
    .replace(/\s*;\s*/g, ', ')
    .replace(/ ?\+ ?/g, ' and ')
    .replace(/\s*%/g, ' percent')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/[\s.!,]+$/, '')
    .trim()
}
const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
}
