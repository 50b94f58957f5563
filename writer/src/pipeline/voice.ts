import type { ScriptBrief } from '@reelwright/shared'
import type { Kind, Line, Wording } from '../kinds'
import { upperFirst } from '../language'
import { isPluralWord, type ProblemText } from '../reading'

/** Who speaks: a customer who bought or booked it, or the maker, who makes or does it. */
export type Voice = 'customer' | 'maker'

/** "drawn by hand by me", "my granny's recipe", "send me your worst photo": only the maker says so. */
const BY_ME =
  /\b(?:by (?:me|myself|my (?:own )?(?:mom|mum|dad|mother|father|gran\p{L}*|nan\p{L}*|sister|brother|wife|husband|daughter|son|aunt|uncle|family))|(?:i|i'll|i've|i'm) (?:\p{L}+ly |will |can |also |always |personally |only )?(?:make|made|making|draw|drew|drawing|paint|painted|pour|blend|mix|spin|dye|cut|stuff|press|bottle|weave|glaze|stamp|solder|bake|baked|roast|sew|sewed|knit|knitted|crochet|carve|build|built|design|designed|wrote|write|edit|edited|record|recorded|check|ship|pack|sign|engrave|print|cook|grow|grew|test|tested|teach|taught|come|drive|bring|do|work|reply|answer|send|offer|use|photograph|shoot|film|groom|clean|fix|tune|tutor|wrap|stitch|hand)|my (?:father|mother|dad|mum|mom|sister|brother|wife|husband) (?:him|her)?(?:self )?(?:picks|makes|chooses|packs|bakes|sews|roasts|checks|writes|cooks|carves|knits|paints|prints|drives|answers)|my (?:own )?(?:(?:gran|nan|nana|granny|grandma|grandmother|mom|mum|mother|dad|father|family|grandpa|grandfather|abuela|auntie|great-\p{L}+)(?:['’]?s)? (?:old )?(?:recipe|method|pattern|spice|kitchen|garden|farm|shop)|recipe|studio|workshop|garage|farm|kitchen table|garden|bees|hens|sheep|etsy))\b/iu
/** Who it is and where they work: "me and my sister Ana", "filmed over my shoulder". */
const WITH_ME =
  /\b(?:me and my|my (?:sister|brother|wife|husband|cousin|daughter|son|mom|dad) and (?:me|i)|(?:over|on|at|by|from|beside) my (?:shoulder|side|table|bench|truck)|which is me)\b/i
const FIRST_PERSON_IN = /\b(?:I|me|my|mine)\b/
/** "I wax every sheet by hand", but not what anybody does with it: "I charge it on Sunday". */
const FIRST_PERSON =
  /^\s*i(?:['’](?:ll|ve|m))? (?!(?:put|charge|use|used|take|took|(?:keep|kept) (?:it|mine|one|this|them|my|two|a)|carry|wear|wore|drink|eat|love|like|have|had|can|could|never|don['’]?t|just|only|blend|throw|dropp?(?:ed)?|leave|left|got|get|fill|wash|washed|measured|timed|tried|bought|ordered|clean|cleaned|pour it|read|sleep|slept|forgot|still) )/i
/** "I never ask you to ...", "you get the price before I touch a bolt": who says so to the buyer sells it. */
const I_TO_YOU =
  /\b[Ii] .*\b(?:myself|each one|every one)\b|\b[Ii](?:['’]?(?:m|ll|ve))? .*\b(?:you|your|u|ur)\b|\b(?:you|your|u|ur)\b.* [Ii](?:['’](?:m|ll|ve))? /
const TO_ME = /\b(?:send|message|msg|text|call|dm|e-?mail|ask|tell|book|hire|show|bring) me\b/i
/** "See the colours in our shop": only the seller says so. */
const OF_OURS =
  /\b(?:our|my) (?:\p{L}+ )?(?:shop|store|stall|web ?site|site|page|profile|workshop|studio|bakery|farm|newsletter|market stand)\b/iu
const OUR_OFFER =
  /\b(?:we|we're|we've|we'll|us|our|ours|ourselves|(?:family|woman|women|veteran|locally)[- ](?:owned|run))\b/i
/** How the problem became the product: "so I sewed him an elephant", "I make this serum with my sister". */
export const MADE_IT =
  /\b(?:I|we) (?:now |still |finally |both )?(?:make|roast|sew|pour|bake|brew|knit|build|design|print|carve|weld|grow|blend|cook|stitch|paint|crochet) (?:this|these|them|it|mine|ours|the|one|mine|each|every|my own|our own)\b|\b(?:I|we) (?:started|began|ended up) (?:making|pouring|sewing|baking|roasting|building|designing|printing|carving|brewing|knitting|blending|cooking|selling|stitching|painting)\b|\b(?:built|designed|made|wrote|created|coded) (?:the|my|a|our) (?:(?:very )?first |early |own )?(?:thing|one|app|tool|version|prototype)\b|\b(?:so|then|until|and so|which is why|that's why) (?:I|we) (?:sewed|made|built|designed|knitted|carved|welded|printed|coded|drew|wrote|roast|make|created|invented|developed|started)\b|\b(?:make|made|build|built|sew|sewed|weave|knit) (?:me |us )?one\b|\bmake your own\b|\bwrote this\b|\b(?:our|my) own \p{L}+ (?:spun|made|sewn|printed|woven|roasted|built)\b|\b(?:for a living|kept making|making it with)\b/iu
/** What only who makes it for shops says of an order. */
const OF_FACTORY =
  /\bMOQ\b|\b(?:sample|production|lead) (?:time )?\d+ ?(?:-|to) ?\d+ days\b|\bOEM\b|\bDDP\b|\bfree (?:design|dieline) templates?\b/i
/** What the seller of it says of the trouble of others. */
const OF_CUSTOMERS =
  /\b(?:(?:a|an|one|another) (?:\p{L}+ )?(?:customer|client|guest|student|patient|reader|buyer) (?:named|called|of (?:mine|ours))|(?:our|my) (?:(?:first|last|next|best|oldest|newest|regular) )?(?:customers?|clients?|guests?|students?|patients?|buyers?|readers?)|we (?:sell|make|built|started|founded|hear|get asked|kept hearing)|(?:customers?|clients?|people|friends) (?:ask|tell|told|kept|keep|were asking))\b/iu
/** A customer's call for help: "five lads rang me at nine". */
const CALLED_ME = /\b(?:rang|called|phoned|texted|messaged|emailed|booked|hired|wrote to) (?:me|us)\b/i
/** Who has it at home, or did it, tells of it: "dad still climbs the ladder", "forgot 2 birthdays". */
const CUSTOMER =
  /\b(?:mom|mum|dad|grandma|grandpa|husband|wife|hubby|in-laws|mother-in-law|son|daughter|toddler|newborn|roommate|landlord|i|i'm|i've|i'd|i'll|my|me|mine|myself|we|we're|we've|our|us)\b/i

/** Who tells the script: one voice from the first line to the last. */
export function voiceOf(
  { painPoint, features, callToAction }: Pick<ScriptBrief, 'painPoint' | 'features' | 'callToAction'>,
  own: ProblemText | undefined,
  isService = false,
): Voice {
  const offer = [...features, callToAction].join(' | ')
  // "any roll, not only our own"
  const claims = features.join(' | ').replace(/\bnot (?:just|only) our(?: own|s)\b/gi, '')
  if (
    features.some((text) => FIRST_PERSON.test(text) || I_TO_YOU.test(text) || (isService && /\bi\b/i.test(text))) ||
    BY_ME.test(offer) ||
    WITH_ME.test(offer) ||
    TO_ME.test(callToAction) ||
    OF_OURS.test(callToAction) ||
    OF_CUSTOMERS.test(painPoint) ||
    OF_FACTORY.test(claims) ||
    (MADE_IT.test(painPoint) &&
      (OUR_OFFER.test(offer) || FIRST_PERSON_IN.test(offer) || /\b(?:so|thing|this|started)\b/i.test(painPoint))) ||
    (CALLED_ME.test(painPoint) && OUR_OFFER.test(offer))
  )
    return 'maker'
  // "we do inside ovens" is said by who cleans, not by who has the trouble.
  if (isService && /\b(?:we|we're|we've|we'll)\b/i.test(claims) && !/\b(?:i|i'm|i've|me|my|mine)\b/i.test(painPoint))
    return 'maker'
  // A story of some length beside what "we" do is the founder's.
  if (OUR_OFFER.test(claims) && painPoint.split(/\s+/).length >= MIN_FOUNDER_WORDS) return 'maker'
  const told = `${painPoint} ${own?.hook ?? ''} ${own?.more ?? ''}`
  return OUR_OFFER.test(claims) && !CUSTOMER.test(told) ? 'maker' : 'customer'
}

const MIN_FOUNDER_WORDS = 25
/** Who says that it is made by them: "we sew", "hand-poured", "our own recipe". */
export const MAKES =
  /\b(?:I|we|dad|mom|mum|my \p{L}+)(?:['’](?:ve|ll|re|m|s))? (?:\p{L}+ly |all |each |both |still |now )?(?:make|makes|made|bake\p{L}?|sew\p{L}?|roast\p{L}?|pour\p{L}?|brew\p{L}?|knit\p{L}?|buil[dt]|design\p{L}*|print\p{L}?|carve\p{L}?|weave|wove|blend\p{L}?|cook\p{L}?|stitch\p{L}*|paint\p{L}?|crochet\p{L}*|draw|drew|glaze\p{L}?|throw|solder\p{L}?|cut|smoke\p{L}?|grow|mix\p{L}*|ferment\p{L}?|cod(?:e|ed)|develop\p{L}*|wrote|create\p{L}?|shoot|shot|edit\p{L}*|press\p{L}*|bottle\p{L}?|spin|spun|dye\p{L}?|pick|picked|forge\p{L}?|weld\p{L}?)\b|\bby (?:me|us|hand)\b|\bhand[- ]?(?:made|poured|sewn|drawn|painted|cut|woven|knit|stitched|rolled|thrown|built|finished|crafted)\b|\b(?:our|my) (?:own )?(?:recipes?|design|pattern|workshop|studio|bakery|pottery|kiln|garage|farm|hives|presets)\b/iu

const WE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    they: 'we',
    them: 'us',
    their: 'our',
    theirs: 'ours',
    "they're": "we're",
    "they've": "we've",
    "they'll": "we'll",
    themselves: 'ourselves',
  }),
)

const swapped = (text: string, pattern: RegExp, as: (word: string) => string | undefined) =>
  text.replace(pattern, (word) => {
    // "ships from the US"
    const other = word === 'US' ? word : (as(word.toLowerCase().replace('’', "'")) ?? word)
    return /^\p{Lu}/u.test(word) ? upperFirst(other) : other
  })

/** "They bring their own supplies." was typed as "we bring our own supplies", and the maker says it so. */
export function asMaker(said: string, typed: string): string {
  const has = (word: RegExp) => word.test(typed)
  const isWe = has(/\b(?:we|we're|we've|we'll)\b/i)
  const own = [
    ...(isWe && !has(/\bthey\b/i) ? ['they', "they're", "they've", "they'll"] : []),
    ...(has(/\bours?\b/i) && !has(/\btheirs?\b/i) ? ['their', 'theirs'] : []),
    ...(has(/\bus\b/i) && !has(/\bthem\b/i) ? ['them'] : []),
  ]
  // "They click together with the brand we had."
  const first = isWe && !has(/^\s*they\b/i) ? said.replace(/^They (?=\p{L})/u, 'We ') : said
  return swapped(first, /\b(?:them|theirs?|they(?:['’](?:re|ve|ll))?)\b(?!['’])/gi, (word) =>
    own.includes(word) ? WE.get(word) : undefined,
  )
}

/** "My fingers hurt" was typed "fingers hurt" by the teacher: they are somebody else's. */
export const notMine = (text: string, typed: string) =>
  text.replace(/(^|[.!?] )My (\p{Ll}[\p{L}']*)/gu, (whole, before: string, word: string) =>
    new RegExp(`\\bmy ${word}`, 'i').test(typed)
      ? whole
      : before + (isPluralWord(word) ? upperFirst(word) : `${OF_BUYER.test(word) ? 'Your' : 'The'} ${word}`),
  )
const OF_BUYER = /^(?:child|kid|baby|toddler|son|daughter|husband|wife|dog|cat|landlord|boss|phone|car)$/

const CUSTOMERS_OWN = /\b(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Mm]ine)\b/
const OF_OTHERS = /\b(?:[Tt]hey|[Tt]heir|[Tt]hem)\b/
const forMakers = new WeakMap<Kind, Kind>()
const forSellers = new WeakMap<Kind, Kind>()

/** The kind without lines that only a customer says: endings, and reasons and features told with "I", or with "they" for the maker. */
export function saidByMaker(kind: Kind, isMaker = true): Kind {
  const kinds = isMaker ? forMakers : forSellers
  const known = kinds.get(kind)
  if (known) return known
  const canSay = ({ text }: Wording) =>
    !CUSTOMERS_OWN.test(text) && (!isMaker || kind.form === 'plural' || !OF_OTHERS.test(text))
  const say = (lines: readonly Line[]) =>
    lines.flatMap((line) => {
      const wordings = line.wordings.filter(canSay)
      return wordings.length > 0 ? [{ ...line, wordings }] : []
    })
  const features = kind.features.map((feature) => ({ ...feature, say: say(feature.say) }))
  const problems = kind.problems.map((problem) => ({ ...problem, why: say(problem.why) }))
  const made: Kind = { ...kind, features, problems, enterLines: [], closes: [] }
  kinds.set(kind, made)
  return made
}
