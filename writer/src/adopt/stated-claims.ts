import { baseVerb, isFunctionWord } from '../reading'
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
  NOT_PLACE,
  MAKING,
  USE,
  AUTHORITY,
  ENDORSES,
  RESEARCH,
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
  /** What was typed may follow it: "they send a photo", where a photo was typed. */
  object?: true
  /** Also where nothing but the place in the script tells that the product is meant. */
  loose?: true
}

/** Who refuses or fails in a story. */
const PERSON =
  '(?:I|you|we|he|she|who|my|your|our|his|her|kids?|babies|baby|dogs?|cats?|mom|dad|mother|father|husband|wife|people|nobody|everyone)\\b'

/** "It has charcoal", "no dyes": said to be in it, or kept out of it. */
const STATED = String.raw`\b(?:with|of|has|have|had|got|get|gets|in|into|no|zero|all|pure|real|without|from|and|or|uses?|contains?|adds?|is|are|that's|it's|they're|there's|rich|full|some) (?:[\p{L}-]+ ){0,2}?`

const CLASSES: readonly WordClass[] = [
  { id: 'FACT-MATERIAL', words: SUBSTANCE, loose: true },
  { id: 'FACT-RELIEF', words: CURES },
  {
    id: 'FACT-MATERIAL',
    words: MATERIAL,
    after: NOT_PLACE,
    before: String.raw`(?! (?:couch|chair|door|table|floor|jacket|box|stove|spoon|jewelry))`,
  },
  { id: 'FACT-MATERIAL', words: INGREDIENT, after: STATED },
  {
    id: 'FACT-FEATURE',
    words: MAKING,
    after: String.raw`(?:'s|'re|\b(?:is|are|was|were|been|gets?|each|all|still|fully|hand|lab|vet|powder|\p{L}+-))[ -]?(?:\p{L}+ly )?`,
    before: USE,
  },
  {
    id: 'FACT-RELIEF',
    words: HEALTH,
    after: String.raw`\b(?:${CHANGE}|brings? down|brought down)\b[^.!?]{0,30}?\b`,
    personal: true,
    loose: true,
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
  // "Waterproof EVA won't crack"
  {
    id: 'FACT-FEATURE',
    words: DAMAGE,
    after: String.raw`^(?:\p{Lu}+: )?(?!${PERSON})(?:(?!${PERSON})[\p{L}-]+ ){1,3}(?:won't|can't|will never)(?: ever)? `,
    loose: true,
  },
  // "It survives a dishwasher"
  {
    id: 'FACT-FEATURE',
    words: String.raw`\p{L}{3,}`,
    after: String.raw`\b(?:survives?|withstands?|resists?|shrugs? off|(?:holds?|stands?) up to) (?:(?:being|getting|an?|the|your|any|even|most) )*`,
  },
  // "It fits any stroller"
  {
    id: 'FACT-FEATURE',
    words: String.raw`\p{L}{4,}`,
    after: String.raw`\b(?:fits|suits|(?:works|sticks) (?:on|to|with|for|in)|pairs with|syncs with|connects (?:to|with)|compatible with) (?:in |on |with )?(?:any|every|all|most) `,
    before: String.raw`(?! (?:day|week|night|morning|time)\b)`,
  },
  {
    id: 'FACT-FEATURE',
    words: String.raw`(?!(?:hands?|stress|worry|hassle|mess|care|trouble|guilt|drama|screen|sugar|kid)[ -])\p{L}{2,}-free`,
  },
  // "Psychologists designed the prompts", "professional kitchens buy this one"
  {
    id: 'FACT-EXPERT',
    words: String.raw`(?:\p{L}+ )?(?:${AUTHORITY})`,
    after: String.raw`^(?:\p{Lu}+: )?(?:(?:and|even|plus),? )?(?:(?:an?|most|many|some|several|two|three|real|actual|every|our|their|the) )?`,
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
  // "If one breaks, they send more"
  {
    id: 'FACT-OFFER',
    words: String.raw`breaks?|cracks?|dies|fails|tears|rips|stops|wears out|gets lost|arrives|doesn't \p{L}+|isn't \p{L}+`,
    after: String.raw`\b(?:if|when|should) (?:it|one|anything|something|they|yours|a \p{L}+|any \p{L}+|the \p{L}+)(?: ever)? `,
    before: String.raw`[^.!?]{0,40}\b(?:they(?:'ll)?|you(?:'ll)? get|the (?:company|shop|maker|team)|it's (?:on them|covered|free)|covered|free)\b`,
    personal: true,
    loose: true,
  },
  {
    id: 'FACT-OFFER',
    words: 'replac(?:e|es)|refund|repairs?|reimburse|ships?|sends?',
    after: String.raw`\bthey(?:'ll| will)?(?: (?:even|also|just|simply))* `,
    before: String.raw` (?:it|you|one|them|a|the|your|more|another|fresh|new)\b`,
    object: true,
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

/** "If you love cotton, keep it": what somebody likes who needs none. */
const WHO_SKIPS =
  /^(?:\p{Lu}+: )?if (?:you|your)\b[^.!?]*, (?=(?:(?:just|then|maybe|please|you can) )?(?:skip|keep|pass|wait|stay|stick|save|move|enjoy|buy the (?:other|cheap|cute)|don't|do not|you don't|this isn't|it isn't|it's not|this is not|look)\b)/iu

/** "If you want marshmallows in ninety seconds, the packet wins" */
const WHO_WANTS =
  /^(?:\p{Lu}+: )?if you(?:'re|'ve)? (?:want|like|need|prefer|love|hate|only|just|own|have|got|live)\b[^.!?,]*, (?!(?:it|this|that|these|they|you)\b)/iu

const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|I|I'm|I've|I'll|I'd|Mom|Dad|Grandma|Grandpa|Christmas|Easter|Halloween|Thanksgiving|English|Danish|Dutch|French|German|Italian|Latin|Spanish|Swedish)(?:'s)?$/u
/** Where a name tells of a place, a firm or a person of weight: not "Priya says". */
const NAME_AFTER = String.raw`\b(?:in|at|from|across|over|by|than|the|an?|any|every|all|of|outside|near|via|on|called)`
const OWN = /\b(?:I|I'm|I've|I'd|I'll|[Ww]e|[Ww]e're|[Ww]e've|[Hh]e|[Ss]he)\b/
const PAST_STORY = /\b(?:was|were|had|went|said|ran|took|came back|will be)\b/
export const UNIT =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|ounces?|oz|pounds?|lbs?|kilos?|kg|grams?|watts?|volts?|inch(?:es)?|feet|foot|quarts?|gallons?|liters?|litres?|ml|(?:centi|milli|kilo)?met(?:er|re)s?|cm|mm|miles?|degrees|decibels?|percent|%|calories|washes|uses|lumens?|mah'

/** The claims a sentence makes of the product, by the kind of their words, that nothing typed accounts for. */
export function statedClaims({ text: sentence, names, isTyped, isKnownNumber }: StatedSentence) {
  const text = sentence.replace(WHO_SKIPS, '').replace(WHO_WANTS, '')
  const claims: { id: InventedFact['id']; said: string }[] = []
  const isStory = OWN.test(text)
  const isAbout = isAboutProduct(text, names)
  if (/^(?:\p{Lu}+: )?[^.!]*\?$/u.test(text)) return claims
  for (const { id, pattern, personal, loose, object } of PATTERNS) {
    if ((isStory && !personal) || (!isAbout && !loose)) continue
    for (const { 0: said, 1: word = '', index } of text.matchAll(pattern)) {
      const after = text.slice(index + said.length)
      const isKnown =
        isTyped(headOf(word)) || isMadeAsTyped(word, after, isTyped) || (object && beginsTyped(after, isTyped))
      if (!isKnown) {
        claims.push({ id, said })
        break
      }
    }
  }
  if (isAbout && !isStory) {
    for (const [said, name = ''] of text.matchAll(NAMES))
      if (!CALENDAR.test(name) && !isTyped(name)) claims.push({ id: 'FACT-FEATURE', said })
    for (const { 0: said, 1: number = '', 2: unit = '', index: at } of text.matchAll(STATED_NUMBER)) {
      const value = valueOf(number)
      const isYear = /^(?:19|20)\d\d$/.test(number)
      if (
        value > 1 &&
        !isYear &&
        !isObject(said, text.slice(0, at)) &&
        !OF_THE_DAY.test(said) &&
        !THEY_ARE_PEOPLE.test(said) &&
        (unit !== '' || value >= 100) &&
        !isPrice(text.slice((at ?? 0) + said.length)) &&
        !isKnownNumber(value, unit) &&
        !PAST_STORY.test(text)
      )
        claims.push({ id: 'FACT-NUMBER', said })
    }
  }
  for (const { id, pattern, ofProduct, impersonal } of PHRASES) {
    const found = impersonal && isStory ? null : pattern.exec(text)
    const told = found?.[1] ?? found?.[2] ?? found?.[0]
    if (found && pattern === PERCENT && OF_PERSON.test(text)) continue
    if (found && pattern === USERS && (OF_FAILURE.test(text) || OF_FAMILY.test(text))) continue
    const [, number, unit = ''] = NUMBER_AT_END.exec(told ?? '') ?? []
    if (number && isKnownNumber(valueOf(number), unit)) continue
    const isKnown =
      pattern === USERS
        ? tellsOnly((found?.[0] ?? '').replace(SPEAKER, ''), isTyped)
        : isTyped(found?.[1] ? headOf(told ?? '') : (told ?? ''))
    if (found && told && !(ofProduct && (isStory || !isAbout)) && !isKnown) claims.push({ id, said: found[0] })
  }
  for (const [said, number = ''] of isStory ? [] : text.matchAll(OFTEN))
    if (valueOf(number) >= MANY_TIMES && !isKnownNumber(valueOf(number), 'times'))
      claims.push({ id: 'FACT-NUMBER', said })
  for (const [said, number = '', unit = ''] of text.matchAll(YOU_IN))
    if (!isKnownNumber(/^an?$/i.test(number) ? 1 : valueOf(number), unit)) claims.push({ id: 'FACT-NUMBER', said })
  for (const [, number = '', unit = ''] of text.matchAll(EACH_NUMBER))
    if (
      !isKnownNumber(valueOf(number), unit) &&
      ((valueOf(number) >= 1000 && WAS_SOLD.test(text)) || (valueOf(number) >= 30 && !isStory && MANY.test(text)))
    )
      claims.push({ id: 'FACT-NUMBER', said: text })
  return claims
}

/** "It's nine degrees", "it's ten minutes": the weather, and a wait. */
const OF_THE_DAY = new RegExp(
  String.raw`^it(?:'s| is| was) (?:(?:about|already|almost|nearly|only|just|like) )*(?:${NUMBER})[ -](?:degrees|seconds?|minutes?|hours?)$`,
  'iu',
)

/** "They check every four minutes": they are people. */
export const THEY_ARE_PEOPLE =
  /^they(?:'d)? (?:\p{L}+ )?(?:argued?|ask(?:ed)?|call(?:ed)?|check(?:ed)?|cr(?:y|ied)|fight|fought|laugh(?:ed)?|look(?:ed)?|said|say|text(?:ed)?|told|wake|woke|yell(?:ed)?)\b/iu

/** "Give it ten seconds": what somebody is told to do with it. */
const isObject = (said: string, before: string) =>
  /^(?:it|they|these)\b/i.test(said) && baseVerb(/\p{L}+(?= $)/u.exec(before)?.[0].toLowerCase() ?? '') === 'sure'

const beginsTyped = (text: string, isTyped: (word: string) => boolean) => isTyped(/\p{L}{3,}/u.exec(text)?.[0] ?? '')

/** "It's made in small batches", where small batches were typed. */
function isMadeAsTyped(word: string, after: string, isTyped: (word: string) => boolean): boolean {
  const [, told = ''] = /^ (?:of|in|from|with|by|out of) ([^.,;:!?]+)/iu.exec(after) ?? []
  return /^(?:made|built|cut|crafted)$/i.test(word) && told !== '' && tellsOnly(told.replace(FILLER, ''), isTyped)
}
const SPEAKER = /^\p{Lu}+: /u
const FILLER = /\b(?:actual|all|good|pure|real|single|solid|thick)\b/giu

/** Whether each word that tells something was typed: "two people fit on it". */
const tellsOnly = (said: string, isTyped: (word: string) => boolean) =>
  (said.match(/\p{L}{3,}/gu) ?? []).every((word) => isFunctionWord(word.toLowerCase()) || isTyped(word))

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
/** People in general, who do not belong to a story. */
const CROWD = String.raw`(?:people|men|women|folks|kids|moms|dads|parents|families|kitchens|schools|teams|shops|offices|hotels|companies|houses|hospitals|shelters|crews|staff|nurses|clubs|leagues|airlines|resorts|troops|coaches|chains|barbers|smiths|\p{L}+smiths|couples|grandparents|salons|studios|gyms|clinics|cafes|restaurants|departments|pros|experts|critics|students|patients|clients|residents|agents|employees|trainees|attendees|refugees|retirees|referees|honorees|nominees|licensees|(?!(?:fing|numb|pap|lett|cov|corn|draw|contain|burg|flow|dinn|stick|speak|lay|oth|col|do|flo|mirr|count|should|summ|wint|show|tow|pap|flav|od|pow|batt|(?:centi|milli|kilo)?met|lit|trous|sneak|slipp|hang|print|charg|comput|lett|past|barri|cent|clust|cylind|diap|feath|gut|halt|ham|hamp|ladd|leath|moth|pap|plast|pow|ra|rid|rul|scoot|should|shutt|silv|spid|tig|timb|tow|wat|zipp)(?:ers|ors)\b)\p{L}{3,}(?:ers|ors|ists|ians|ants|men))`
/** "Guide dog schools across the country train on it", "kids who use it" */
const USERS = new RegExp(
  String.raw`^(?:\p{Lu}+: )?(?:(?:and|even|plus),? )?(?:(?:most|many|every|half(?: of)?|all(?: of)?|(?:${NUMBER})) )?(?:[\p{L}-]+ ){0,2}?(${CROWD})\b[^.!?]*\b(?:it|them|this|these|the same|(?:bring|buy|carry|choose|gift|give|hand|hang|have|keep|order|own|pick|recommend|stock|suggest|use|want|wear)(?: out)? (?:one|ones|extras|another))\b`,
  'iu',
)
/** "Every parent in our class has one now" */
const EVERYBODY =
  /\b(?:every|half the|the whole) (?:(?:other|single) )?\p{L}+\b[^.!?]{0,25}\b(?:has|have|owns?|wants?|uses?|bought|ordered|carries|wears) (?:one|it|them|these|this)\b/iu
/** "They peel off two hundred times" */
const OFTEN = new RegExp(String.raw`\b(?:it|they|these|this)\b[^.!?]{0,40}?(?<![\p{L}\d])(${NUMBER}) times\b`, 'giu')
const MANY_TIMES = 20
/** "You'll run it in eight weeks" */
const YOU_IN = new RegExp(
  String.raw`\byou(?:'ll| will)? (?!can\b|could\b|have\b|set\b|wait\b)\p{L}+ [^.!?]{0,30}?\b(?:in|within) (?:under |about |just |less than )?(${NUMBER}|an?)[ -](seconds?|minutes?|hours?|afternoon|days?|weekend|weeks?|months?|years?)\b`,
  'giu',
)
/** "It holds its charge for a full year" */
const LASTS = new RegExp(
  String.raw`\b(?:lasts?|holds?|stays?|keeps?|runs?|works?|survives?|good)\b[^.!?]{0,30}? (?:for|through) (?:an?|the|your|(?:${NUMBER}))? ?(?:(?:full|whole|entire|solid) )?(?:minutes|hours|days|week|month|season|year|decade|lifetime|weeks|months|years|decades|life|washes|uses|cycles|loads|summers|winters|seasons|miles|trips)\b`,
  'iu',
)
/** Parts and materials of products. */
export const PARTS =
  'bags?|bands?|base|basket|battery|batteries|bearings?|blades?|body|bottle|bowl|bristles|brush|cable|cap|case|clasps?|clips?|coating|color|cord|cover|crust|cups?|fabric|fibers?|filter|finish|foam|formula|frame|glass|grips?|handles?|hinges?|hooks?|interior|jar|leather|lens|lid|light|liner|lining|material|mesh|motor|needles?|pages?|paper|plate|pump|ropes?|rubber|scent|screen|seal|seams?|sensor|shell|sleeve|soles?|springs?|stitching|straps?|strings?|surface|tank|teeth|texture|threads?|tips?|tray|tube|wheels?|wood|wool|zippers?'
/** "The bearings come out of skateboard wheels" */
const SOURCE = new RegExp(
  String.raw`^(?:\p{Lu}+: )?(?:(?:and|so|plus),? )?(?:it|they|(?:the|its|their|each|every) (?:${PARTS})) (?:comes?|started out|began) (?:straight )?(?:from|out of|as) (?!my\b|me\b|a box\b|the box\b)(?:\p{L}+ )*?(\p{L}{3,})[.,!]`,
  'iu',
)
/** "You can hear it from three floors away" */
const FAR = new RegExp(
  String.raw`\b(?:${NUMBER}) (?:floors?|stories|rooms?|blocks?|yards?|feet|meters?|miles?|houses) (?:away|down|off|up)\b`,
  'iu',
)
/** "Mosquitoes can't get through the mesh" */
const KEPT_OUT = new RegExp(
  String.raw`^(?:\p{Lu}+: )?(?!${PERSON})(?:(?!${PERSON})[\p{L}-]+ ){1,3}(?:can't|never|won't|doesn't|don't) (?:get|build|come|go|stick|seep|pass|creep|soak|leach|rub|wash)s? (?:through|into|in|up|out|off|past|away)\b`,
  'iu',
)
/** "You keep ninety percent of it", "half of Portland is in" */
const PERCENT = new RegExp(
  String.raw`(?<!\bat )\b(?:${NUMBER}) ?(?:percent\b|%)|\b(?:[Hh]alf|[Mm]ost|[Aa]ll) of (?:\p{Lu}\p{L}+|the (?:city|country|internet|neighborhood|state|town))\b`,
  'u',
)
/** "It costs ten cents a year to run" */
/** "Twelve percent. I'm rich." */
const OF_PERSON = new RegExp(
  String.raw`^(?:\p{Lu}+: )?(?:(?:you're|you are|I'm|we're) )?(?:${NUMBER}) ?(?:percent|%)(?:[.!]|$| of (?!it|them|the)\p{L})`,
  'iu',
)
/** "The kids circle it" tells of a family, not of those who bought it. */
const OF_FAMILY =
  /^(?:\p{Lu}+: )?(?:(?:and|but|so|then),? )?(?:the|my|our|his|her|both|both my|all my) (?:\p{L}+ )?(?:babies|boys|brothers|cats|cousins|dads|dogs|friends|girls|grandparents|guests|kids|moms|neighbors|parents|sisters|toddlers|twins)\b/iu
/** "Most people read it wrong" praises nothing. */
const OF_FAILURE =
  /\b(?:wrong|too \p{L}+|forgets?|skips?|don't|doesn't|won't|can't|never|hates?|ignores?|miss(?:es)?|overlooks?|loses?)\b/iu
const CENTS = new RegExp(String.raw`\b(?:${NUMBER}) cents\b`, 'iu')
/** "Three boxes in the time of one", "it cuts your luggage in half" */
const PACE =
  /\bin (?:half |a third of |a fraction of )?the time (?:of|it (?:takes|took))\b|\bin half the time\b|\b(?:cuts?|slash(?:es)?|shrinks?|reduces?|brings?|takes?)\b[^.!?]{0,30}\b(?:in half|by (?:(?:more than|over|about|up to|nearly|almost) )?(?:half|two thirds|a (?:third|quarter|half)))\b/iu
/** "It passed the same tests as car seats" */
const PASSES =
  /\b(?:pass(?:es|ed)?|meets?|exceeds?|tested (?:to|against)|built to|up to) [^.!?]{0,30}\b(?:tests?|inspections?|standards?|regulations?|requirements|audits?|background checks?|codes?|specs)\b/iu
const SAME =
  /\b(?:it|they|it's|they're|this|these|(?:the|its|their) \p{L}+ (?:is|are))\b[^.!?]{0,20}\bthe (?:very |exact )?same (?!way\b|time\b|thing\b|day\b|spot\b|place\b|one\b|as (?:ever|always))[^.!?]{1,30}?\b(?:as (?!(?:my|your|me|you|it|mine|before|ever|always)\b)|that\b|used (?:in|by|on|for)\b|ones? \p{L}+)/iu
/** "Tested on a thousand dogs", "trusted by nurses" */
const TRUSTED =
  /^(?:\p{Lu}+: )?(?:tested|proven|trusted|loved|approved|certified|endorsed|recommended|rated|worn|backed|adored|used) (?:on|by|in|for|to|across|against)\b/iu
/** "It brings your heart rate down" */
const VITALS =
  /\b(heart rate|arter(?:y|ies)|veins|blood pressure|blood sugar|nervous system|cholesterol|immune system|gut health|sleep cycle|circadian|kidneys?|hearing loss)\b/iu
/** "Food stays cold until one" */
const UNTIL = new RegExp(
  String.raw`\b(?:stays?|keeps?|lasts?|holds?|runs?)\b[^.!?]{0,30} (?:until|till|past) (?:noon|midnight|dinner|lunch|morning|bedtime|(?:the )?(?:next|following) \p{L}+|${NUMBER})`,
  'iu',
)
/** "Users save", "members on average": people of a statistic, whom no story has. */
const STATISTIC =
  /^(?:\p{Lu}+: )?(?:most |many |our )?(?:users|members|customers|owners|subscribers|buyers|clients|shoppers)\b|\b(?:on|an) average\b/iu
/** "No other clip", "the only one that", "the first of its kind" */
const UNIQUE =
  /\bno other (?!way\b|choice\b|reason\b|word\b)\p{L}+|\bnothing else (?:on the market|out there|comes close|like (?:it|this))\b|\bthe only (?:one|\p{L}+) (?:that|with|on the market|made|built)\b|\bfirst of its kind\b|\bunlike (?:any|most|other)\b|\b(?:any|every) [^.!?]{1,30} (?:on (?:the planet|earth|the market)|in the world|ever made)\b/iu
/** "It dries in seconds"; what sits or cooks overnight takes its time. */
const AT_ONCE =
  /\b(?:it|they|this|these)(?: (?:\p{L}+ly|even|just|also))? (?!was|were|had|took|is|are)\p{L}{3,}(?<!ed)s?\b[^.!?]{0,25}\b(?:instantly|in (?:seconds|minutes|no time|an instant)|(?<!\b(?:bakes?|charges?|chills?|cooks?|cools?|drains?|ferments?|freezes?|goes|hangs?|lives?|marinates?|rests?|rises?|runs?|simmers?|sits?|sleeps?|soaks?|stays?|steeps?|waits?|works?)(?: \p{L}+)? )overnight|in one pass)\b/iu
/** "It weighs less than a phone" */
const WEIGHS = /\bweighs? (?:less|no more|about|as (?:much|little)|next to|almost|under)\b/iu
/** "Part of every sale goes to a shelter" */
const GIVES =
  /\b(?:(?:all|part|half|a (?:share|portion|dollar|cut|percentage)) of (?:the |all |every |each )?(?:profits?|proceeds|sales?|purchases?|orders?)|proceeds|profits|(?:give|donate|plant|send)s? (?:one|a \p{L}+) (?:for|with) (?:each|every))\b/iu
/** "It sharpens your memory" */
const MIND =
  /\b(?:sharpens?|boosts?|improves?|builds?|trains?|trigger(?:s|ed)?|regulates?|resets?|increases?|raises?|lowers?|strengthens?|supports?|speeds? up|kicks? up)\b[^.!?]{0,25}\b(memory|focus|attention|concentration|metabolism|testosterone|brain|sleep|mood|energy|confidence|endurance|stamina|immunity|cortisol|endorphins|dopamine)\b|\b(calories)\b/iu
const NUMBER_AT_END = new RegExp(String.raw`\b(${NUMBER}) ?(\p{L}+|%)$`, 'iu')
const PRO =
  /\b(?:my|our|his|her) ((?:doctor|dentist|dermatologist|pediatrician|vet|therapist|physio|chiropractor|\p{L}*therapist|optometrist|pharmacist|midwife|surgeon)s?) (?!appointment|visit|bill|office)\p{L}+/iu
const SHARE = new RegExp(String.raw`\b(?:${NUMBER}) (?:out of|in) (?:every )?(?:${NUMBER})\b`, 'iu')
/** "There's honey in every bag" */
const INSIDE =
  /\bthere(?:'s|'re| is| are) (?!an?\b|no\b|one\b|room|space|more|nothing|something|always|still|not\b|just\b|only\b)((?:[\p{L}'-]+ ){0,2}?\p{L}{3,}) in (?:it|them|this|these|here|each|every)\b/iu
const EARNED = new RegExp(
  String.raw`\b(?:it|they|this|app)(?:'s| has)? (?!costs?|ran|set|charged)\p{L}+ (?:me|us|you|him|her|them) [^.!?]{0,15}?(?:\$\d|\b(?:${NUMBER}) (?:dollars|bucks|grand)\b)`,
  'iu',
)
const MANY = new RegExp(
  String.raw`\b(?:${CROWD}|countries|states|cities|stores|homes|households|reviews|orders|downloads)\b`,
  'iu',
)
const WAS_SOLD = /\b(?:sold|sells?|shipped|ordered|bought|moved)\b/iu
const EACH_NUMBER = new RegExp(`(?<![\\p{L}\\d$€£¥])(${NUMBER})[ -]?(\\p{L}+|%)?`, 'giu')
const STATED_NUMBER = new RegExp(
  String.raw`\b(?:it|they|these|this one|you(?:'ll)? get|mine|(?:each|every|one|an?|the) \p{L}+)(?:'s|'re|'ve|'ll|'d)? (?:(?!\b(?:I|we|you|any(?:body|one)|some(?:body|one)|people|kids?)\b)[^.!?;$]){0,60}?(?<![\p{L}\d$€£¥])(${NUMBER})(?! times)(?:[ -](?:\p{L}+ )?(${UNIT})\b)?`,
  'giu',
)
/** Claims by the form of the sentence. What the first group holds, or all of it, may have been typed. */
const PHRASES: readonly { id: InventedFact['id']; pattern: RegExp; ofProduct?: true; impersonal?: true }[] = [
  { id: 'FACT-NUMBER', pattern: COMPARED },
  { id: 'FACT-NUMBER', pattern: SHARE },
  { id: 'FACT-NUMBER', pattern: LASTS, impersonal: true },
  { id: 'FACT-MATERIAL', pattern: INSIDE },
  { id: 'FACT-REVIEW', pattern: USERS },
  { id: 'FACT-REVIEW', pattern: EVERYBODY },
  { id: 'FACT-EXPERT', pattern: PRO },
  { id: 'FACT-SAVING', pattern: EARNED },
  { id: 'FACT-REVIEW', pattern: STATISTIC },
  { id: 'FACT-FIRST', pattern: UNIQUE, impersonal: true },
  { id: 'FACT-MATERIAL', pattern: SOURCE, impersonal: true },
  { id: 'FACT-NUMBER', pattern: FAR, ofProduct: true },
  { id: 'FACT-NUMBER', pattern: CENTS, ofProduct: true },
  { id: 'FACT-NUMBER', pattern: PACE, impersonal: true },
  { id: 'FACT-NUMBER', pattern: PERCENT, impersonal: true },
  { id: 'FACT-FEATURE', pattern: KEPT_OUT, impersonal: true },
  { id: 'FACT-NUMBER', pattern: UNTIL, impersonal: true },
  { id: 'FACT-EXPERT', pattern: PASSES, impersonal: true },
  { id: 'FACT-EXPERT', pattern: SAME, impersonal: true },
  { id: 'FACT-EXPERT', pattern: TRUSTED, impersonal: true },
  { id: 'FACT-RELIEF', pattern: VITALS },
  { id: 'FACT-NUMBER', pattern: AT_ONCE, impersonal: true },
  { id: 'FACT-NUMBER', pattern: WEIGHS, ofProduct: true },
  { id: 'FACT-FEATURE', pattern: GIVES, impersonal: true },
  { id: 'FACT-RELIEF', pattern: MIND, impersonal: true },
]
/** The last word of a phrase, where that tells more than "one" or "back". */
const headOf = (phrase: string) =>
  phrase.split(/[ -]/).findLast((word) => !isFunctionWord(word) && word !== 'back') ?? phrase
/** What follows a number that is an amount of money: prices are judged on their own. */
const isPrice = (after: string) => /^(?:[ -]\p{L}+)? (?:dollars|bucks|euros?|quid|francs?|cents)\b/iu.test(after)
