import { isFunctionWord } from '../reading'
import { DAMAGE } from './claim-words'
import type { InventedFact } from './invented-facts'
import {
  MATERIAL,
  SUBSTANCE,
  INGREDIENT,
  HEALTH,
  CHANGE,
  CURES,
  BODY,
  SPARES,
  DATA,
  NOT_PLACE,
  MAKING,
  USE,
  AUTHORITY,
  ENDORSES,
  RESEARCH,
  SECURE,
} from './maker-words'
import { NUMBER, valueOf } from './said-numbers'

/** What decides whether a sentence states something of the product that the seller did not type. */
export interface StatedSentence {
  /** Without clock times, with straight quotes. */
  text: string
  /** What names the product, as a pattern. */
  names: string
  /** Whether a word or a form of it was typed. */
  isTyped(word: string): boolean
  isKnownNumber(value: number, unit: string): boolean
}

/** Words that only a maker can say of a product, by what they tell. */
interface WordClass {
  id: InventedFact['id']
  words: string
  /** What stands before or after the word in a statement; anywhere when absent. */
  after?: string
  before?: string
  /** Also in sentences about what "I" or "we" did. */
  personal?: true
  /** Also where nothing but the place in the script tells that the product is meant. */
  loose?: true
}

const CLASSES: readonly WordClass[] = [
  { id: 'FACT-MATERIAL', words: SUBSTANCE, loose: true },
  { id: 'FACT-RELIEF', words: CURES },
  {
    id: 'FACT-MATERIAL',
    words: MATERIAL,
    after: NOT_PLACE,
    before: String.raw`(?! (?:couch|chair|door|table|floor|jacket|box|stove|spoon|jewelry))`,
  },
  { id: 'FACT-MATERIAL', words: INGREDIENT },
  { id: 'FACT-FEATURE', words: SECURE },
  {
    id: 'FACT-FEATURE',
    words: MAKING,
    after: String.raw`(?:'s|'re|\b(?:is|are|was|were|been|gets?|each|all|still|fully|hand|lab|vet|powder|\p{L}+-))[ -]?(?:\p{L}+ly )?`,
    before: USE,
  },
  {
    id: 'FACT-RELIEF',
    words: HEALTH,
    after: String.raw`\b(?:${CHANGE})\b[^.!?]{0,30}?\b`,
    personal: true,
  },
  {
    id: 'FACT-RELIEF',
    words: HEALTH,
    before: String.raw`\b[^.!?]{0,25}?\b(?:${CHANGE}|went away|down|hasn't|haven't)\b`,
    personal: true,
    loose: true,
  },
  { id: 'FACT-EXPERT', words: AUTHORITY, before: String.raw`\b[^.!?]{0,40}?\b(?:${ENDORSES})\b`, personal: true },
  { id: 'FACT-EXPERT', words: AUTHORITY, after: String.raw`\b(?:by|with|from|carries) (?:[\p{L}]+ ){0,2}?` },
  { id: 'FACT-EXPERT', words: RESEARCH, loose: true },
  {
    id: 'FACT-RELIEF',
    words: `${BODY}|${HEALTH}`,
    after: String.raw`\b${SPARES} (?:(?:your|the|their|his|her|sensitive|\p{L}+'s) ){0,2}`,
  },
  { id: 'FACT-RELIEF', words: 'safe', before: String.raw` (?:for|around|near|on|with) (?!me\b|us\b)` },
  {
    id: 'FACT-FEATURE',
    words: DAMAGE,
    after: String.raw`^(?:\p{Lu}+: )?(?:(?:and|so),? )?(?:it|they|(?:the|its|their) \p{L}+) (?:won't|doesn't|don't|can't|never|will never)(?: ever)? `,
    loose: true,
  },
  {
    id: 'FACT-FEATURE',
    words: String.raw`(?!(?:hands?|stress|worry|hassle|mess|care|trouble|guilt|drama|screen|sugar|kid)[ -])\p{L}{2,}-free`,
  },
  {
    id: 'FACT-FEATURE',
    words: 'deleted|encrypted|leaves?|private|sees?|sells?|shared?|sold|stored|trains?|used',
    after: String.raw`\b(?:your|the|all|no|its) (?:\p{L}+ )?(?:${DATA})\b[^.!?]{0,25}?\b`,
    loose: true,
  },
  // "Psychologists designed the prompts", "professional kitchens buy this one"
  {
    id: 'FACT-EXPERT',
    words: String.raw`(?:\p{L}+ )?(?:${AUTHORITY})`,
    after: String.raw`^(?:\p{Lu}+: )?(?:(?:and|even|plus),? )?(?:(?:most|many|some|several|two|three|real|actual|every|the) )?`,
    before: String.raw`(?: (?:across|at|from|in|of|on|with) [^.!?,]{1,30}?)? (?:(?:also|all|actually|even) )?(?:${ENDORSES})\b`,
    loose: true,
  },
  // "The company donates a bag", "the founder spent ten years on it"
  {
    id: 'FACT-FEATURE',
    words: 'company|brand|founders?|inventors?|makers?|manufacturer|owners? of the (?:brand|company)',
    after: String.raw`\b(?:the|its|their|a) (?:(?:little|small|family|whole) )?`,
    before: String.raw`(?:'s| who| behind)? (?!of\b|in my\b)\p{L}+`,
    loose: true,
  },
  // "They'll replace it for free", "you get every cent back"
  {
    id: 'FACT-OFFER',
    words:
      'refund(?:s|ed)?|warrant(?:y|ies)|guarantees?|replacements?|reimburse(?:s|d)?|money back|(?:cent|penny|dollar|dime)s? back|(?:get|gets|got) a (?:new|second|fresh|free|replacement) one',
    personal: true,
    loose: true,
  },
  {
    id: 'FACT-OFFER',
    words: 'replac(?:e|es)|refund|repairs?|reimburse|ships?|sends?',
    after: String.raw`\bthey(?:'ll| will)?(?: (?:even|also|just|simply))* `,
    before: String.raw` (?:it|you|one|them|a|the|your)\b`,
    personal: true,
    loose: true,
  },
  {
    id: 'FACT-AWARD',
    words:
      'awards?|medals?|prizes?|trophy|gold|silver|of the year|finalists?|(?:number|#|no\\. ?) ?(?:one|1)|best-?sell(?:er|ing)|top-?(?:selling|rated)|waitlist',
    after: String.raw`\b(?:(?:it|they|this|these)(?:'s|'re| is| are)?|took|won|wins|named|picked|voted|got)\b[^.!?]{0,30}?\b`,
    loose: true,
  },
]

const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|I|I'm|I've|I'll|I'd|Mom|Dad|Grandma|Grandpa|Christmas|Easter|Halloween|Thanksgiving|English)(?:'s)?$/u
/** Where a name tells of a place, a firm or a person of weight: not "Priya says". */
const NAME_AFTER = String.raw`\b(?:in|at|from|across|over|by|than|the|an?|any|every|all|of|outside|near|via|on|called)`
const OWN = /\b(?:I|I'm|I've|I'd|I'll|[Ww]e|[Ww]e're|[Ww]e've|[Hh]e|[Ss]he)\b/
const PAST_STORY = /\b(?:was|were|had|went|said|ran|will be)\b/
const UNIT =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|ounces?|oz|pounds?|lbs?|kilos?|kg|grams?|watts?|volts?|inch(?:es)?|feet|foot|quarts?|gallons?|liters?|litres?|ml|meters?|miles?|degrees|decibels?|percent|%|calories|washes|uses|lumens?|mah'

/** The claims a sentence makes of the product, by the kind of their words, that nothing typed accounts for. */
export function statedClaims({ text, names, isTyped, isKnownNumber }: StatedSentence) {
  const claims: { id: InventedFact['id']; said: string }[] = []
  const isStory = OWN.test(text)
  const isAbout = isAboutProduct(text, names)
  if (/^(?:\p{Lu}+: )?[^.!]*\?$/u.test(text)) return claims
  for (const { id, pattern, personal, loose } of PATTERNS) {
    if ((isStory && !personal) || (!isAbout && !loose)) continue
    for (const [said, word = ''] of text.matchAll(pattern))
      if (!isTyped(headOf(word))) {
        claims.push({ id, said })
        break
      }
  }
  if (isAbout && !isStory) {
    for (const [said, name = ''] of text.matchAll(NAMES))
      if (!CALENDAR.test(name) && !isTyped(name)) claims.push({ id: 'FACT-FEATURE', said })
    for (const [said, number = '', unit = ''] of text.matchAll(STATED_NUMBER)) {
      const value = valueOf(number)
      const isYear = /^(?:19|20)\d\d$/.test(number)
      if (
        value > 1 &&
        !isYear &&
        (unit !== '' || value >= 100) &&
        !isKnownNumber(value, unit) &&
        !PAST_STORY.test(text)
      )
        claims.push({ id: 'FACT-NUMBER', said })
    }
  }
  for (const { id, pattern, ofProduct } of PHRASES) {
    const found = pattern.exec(text)
    const told = found?.[1] ?? found?.[0]
    const [, number, unit = ''] = NUMBER_AT_END.exec(told ?? '') ?? []
    if (number && isKnownNumber(valueOf(number), unit)) continue
    if (found && told && !(ofProduct && (isStory || !isAbout)) && !isTyped(found[1] ? headOf(told) : told))
      claims.push({ id, said: found[0] })
  }
  for (const pattern of [YOU_IN, LONGER])
    for (const [said, number = '', unit = ''] of text.matchAll(pattern))
      if (!isKnownNumber(valueOf(number), unit)) claims.push({ id: 'FACT-NUMBER', said })
  for (const [, number = ''] of text.matchAll(EACH_NUMBER))
    if ((valueOf(number) >= 1000 && WAS_SOLD.test(text)) || (valueOf(number) >= 30 && !isStory && MANY.test(text)))
      claims.push({ id: 'FACT-NUMBER', said: text })
  return claims
}

/** Whether a sentence may be about the product, once that has been named. */
export const isAboutProduct = (text: string, names: string) =>
  REFERS.test(text) || STATES.test(text) || (names !== '' && new RegExp(`\\b(?:${names})`, 'iu').test(text))

const REFERS =
  /\b(?:it|it's|its|they|they're|they'll|them|their|these|this|(?:every|each|an?|the) (?:bag|bar|batch|bottle|bowl|box|can|jar|one|pack|pair|piece|swipe|use)|mine|(?:carr(?:y|ies)|got|has|have|keeps?|owns?|uses?|wears?) one)\b/iu
/** "The rope is real nylon", "you get seventy hours", "for every pack", "no gluten" */
const STATES =
  /^(?:\p{Lu}+: )?(?:(?:and|plus|also|so|yes),? )?(?:that's\b|(?:the|its|their|each|every|all|everything|one|an|a)\b|you(?:'ll)? get\b|there(?:'s| is| are)\b|(?:no|all|only|just|pure|real|zero) \p{L}+|inside\b|for (?:each|every)\b|[\p{L}-]+ (?:is|are|was|were) )/iu
const PATTERNS = CLASSES.map(({ words: list, after = '\\b', before = '\\b', ...rest }) => ({
  ...rest,
  pattern: new RegExp(`${after}(${list})${before.startsWith('\\b') ? before : `\\b${before}`}`, 'giu'),
}))
const NAMES = new RegExp(String.raw`${NAME_AFTER} (?:\p{Ll}+ )?(\p{Lu}[\p{L}’'&-]{2,})`, 'gu')
const COMPARED = new RegExp(
  String.raw`\b(?:half|twice|double|triple|a (?:third|quarter|tenth)|(?:${NUMBER}) ?(?:times|x|percent|%)) (?:as \p{L}+|\p{L}+er|more|less|better|the (?:money|noise|price|size|time|weight|work)|of th(?:is|e))\b`,
  'iu',
)
const LONGER = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})[ -](seconds|minutes|hours|days|weeks|months|years|percent|degrees|pounds|inches) (?:longer|more|less|faster|sooner|earlier|later|quieter|cooler|warmer)\b`,
  'giu',
)
/** People in general, who do not belong to a story. */
const CROWD = String.raw`(?:people|men|women|folks|kids|moms|dads|parents|families|kitchens|schools|teams|shops|offices|hotels|companies|houses|hospitals|shelters|salons|studios|gyms|clinics|cafes|restaurants|departments|pros|experts|critics|students|patients|clients|residents|agents|(?!(?:fing|numb|pap|lett|cov|corn|draw|contain|burg|flow|dinn|stick|speak|lay|oth|col|do|flo|mirr|count|should|summ|wint|show|tow|pap|flav|od|pow|batt)(?:ers|ors)\b)\p{L}{3,}(?:ers|ors|ists|ians|ants|ees|men))`
/** "Guide dog schools across the country train on it", "kids who use it" */
const USERS = new RegExp(
  String.raw`^(?:\p{Lu}+: )?(?:(?:and|even|plus),? )?(?:(?:most|many|every|half(?: of)?|all(?: of)?|(?:${NUMBER})) )?(?:[\p{L}-]+ ){0,2}?(${CROWD})\b[^.!?]*\b(?:it|them|this|these|the same|(?:bring|buy|carry|hang|have|keep|own|use|wear) one)\b`,
  'iu',
)
/** "You'll run it in eight weeks" */
const YOU_IN = new RegExp(
  String.raw`\byou(?:'ll)? (?!can\b|could\b|have\b|set\b|wait\b)\p{L}+ [^.!?]{0,30}?\bin (?:under |about |just |less than )?(${NUMBER})[ -](seconds|minutes|hours|days|weeks|months|years)\b`,
  'giu',
)
/** "It holds its charge for a full year" */
const LASTS = new RegExp(
  String.raw`\b(?:lasts?|holds?|stays?|keeps?|runs?|works?|survives?|good)\b[^.!?]{0,30}? (?:for|through) (?:an?|the|your|(?:${NUMBER}))? ?(?:(?:full|whole|entire|solid) )?(?:minutes|hours|days|week|month|season|year|decade|lifetime|weeks|months|years|decades|life)\b`,
  'iu',
)
const NUMBER_AT_END = new RegExp(String.raw`\b(${NUMBER}) (\p{L}+)$`, 'iu')
const PRO =
  /\b(?:my|our|his|her) ((?:doctor|dentist|dermatologist|pediatrician|vet|therapist|physio|chiropractor|optometrist|pharmacist|midwife|surgeon)s?) (?!appointment|visit|bill|office)\p{L}+/iu
const SHARE = new RegExp(String.raw`\b(?:${NUMBER}) (?:out of|in) (?:every )?(?:${NUMBER})\b`, 'iu')
/** "There's honey in every bag" */
const INSIDE =
  /\bthere(?:'s|'re| is| are) (?!an?\b|no\b|one\b|room|space|more|nothing|something|always|still|not\b|just\b|only\b)((?:[\p{L}'-]+ ){0,2}?\p{L}{3,}) in (?:it|them|this|these|here|each|every)\b/iu
/** "The seeds come in the box" */
const COMES =
  /^(?:\p{Lu}+: )?(?:the|an?|your|all the) (\p{L}{3,})\b[^.!?]{0,30} (?:comes?|included) (?:free|in the (?:box|bag|kit|pack)|with (?:it|them|every|each))\b/iu
const EARNED = new RegExp(
  String.raw`\b(?:it|they|this|app)(?:'s| has)? (?!costs?|ran|set|charged)\p{L}+ (?:me|us|you|him|her|them) [^.!?]{0,15}?(?:\$\d|\b(?:${NUMBER}) (?:dollars|bucks|grand)\b)`,
  'iu',
)
const MANY = new RegExp(
  String.raw`\b(?:${CROWD}|countries|states|cities|stores|homes|households|reviews|orders|downloads)\b`,
  'iu',
)
const WAS_SOLD = /\b(?:sold|sells?|shipped|ordered|bought|moved)\b/iu
const EACH_NUMBER = new RegExp(`(?<![\\p{L}\\d$])(${NUMBER})`, 'giu')
const STATED_NUMBER = new RegExp(
  String.raw`\b(?:it|they|these|this one|you(?:'ll)? get|mine|(?:each|every|one|an?|the) \p{L}+)(?:'s|'re|'ve)? (?:(?!\b(?:I|we|you|any(?:body|one)|some(?:body|one)|people|kids?)\b)[^.!?;$]){0,60}?(?<![\p{L}\d$])(${NUMBER})(?! times)(?:[ -](?:\p{L}+ )?(${UNIT})\b)?`,
  'giu',
)
/** Claims by the form of the sentence. What the first group holds, or all of it, may have been typed. */
const PHRASES: readonly { id: InventedFact['id']; pattern: RegExp; ofProduct?: true }[] = [
  { id: 'FACT-NUMBER', pattern: COMPARED },
  { id: 'FACT-NUMBER', pattern: SHARE },
  { id: 'FACT-NUMBER', pattern: LASTS, ofProduct: true },
  { id: 'FACT-MATERIAL', pattern: INSIDE },
  { id: 'FACT-FEATURE', pattern: COMES },
  { id: 'FACT-REVIEW', pattern: USERS },
  { id: 'FACT-EXPERT', pattern: PRO },
  { id: 'FACT-SAVING', pattern: EARNED },
]
/** The last word of a phrase, where that tells more than "one" or "back". */
const headOf = (phrase: string) =>
  phrase.split(/[ -]/).findLast((word) => !isFunctionWord(word) && word !== 'back') ?? phrase
