import {
  kept,
  keptBy,
  lowerFirst,
  ofSeveral,
  pluralVerb,
  singular,
  thirdPerson,
  upperFirst,
  withArticle,
} from '../language'
import {
  baseVerb,
  claimInWording,
  isAdjective,
  isAdverb,
  isEnglish,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  named,
  type ProductMention,
  readNounPhrase,
  thirdVerb,
  verbAfterSubject,
  withThePlace,
} from '../reading'
import { BEHIND_SUBJECT } from '../reading/clause'
import { calmed } from '../reading/speech-case'
import { isEaten, readable, SURELY_DOES } from './feature-words'
import { isCounted } from './plain-features'
import { spokenLabel } from './spoken-label'
import { choiceSentence, noteSentence, OF_LISTINGS, withThings } from './thing-sentence'

export type Named = Pick<ProductMention, 'noun' | 'isPlural' | 'form'>

/** How a feature is spoken. `limit`: what the product does not do or needs. `order`: how it is used or cared for. */
export interface SaidFeature {
  text: string
  form: 'sentence' | 'limit' | 'order'
}

const MAX_WORDS = 24
/** "stainless steel band, adjustable" is an adjustable band. */
const QUALITY_BEHIND = /^((?:[\p{L}-]+ ){0,3}(\p{L}+)), (\p{L}{3,}able)$/u
/** Grades of a material are read: "raw T700 carbon fiber face". */
const GRADE = /\b(?:SUS ?\d{3}|T\d{3}) (?=\p{L}+)/gu
const behind = (whole: string, thing: string, head: string, quality: string) =>
  isListedNoun(singular(head.toLowerCase())) && !isAdjective(head) ? `${quality} ${lowerFirst(thing)}` : whole
/** Up to here a label is made a sentence: "dishwasher safe" is "It's dishwasher safe." */
const MAX_LABEL_WORDS = 3

const CHECKED = '(?:insured|trained|vetted|verified|certified|qualified|licensed|bonded|background-checked)'
const STAFF = new RegExp(
  `^(${CHECKED}(?:(?:, | and |, and )${CHECKED})*) (staff|cleaners|technicians|instructors|drivers)$`,
  'u',
)
const TASKS =
  /^(?:ironing|laundry|windows|ovens?|fridges?|floors|dishes)(?:,? (?:and )?(?:ironing|laundry|windows|ovens?|fridges?|floors|dishes)){2,}$/
/** "flight approved", "AUST L listed": by whom is not said. */
const APPROVED = /^(?:\p{L}+[ -]){1,2}(?:approved|listed|protected|registered|notified)$/iu

/** "back buttons you can map", "triggers you can adjust to anything" */
export const HALF_SENTENCE =
  /^(?:(?:the|an?) (?:[\p{L}-]+ ){1,2}|(?:[\p{L}-]+ ){0,2}\p{L}+s )you can \p{L}+(?: (?:to|with|for|on) .+)?\.?$/iu
/** "SIDE POCKET 2 PCS", "side pocket 2 pieces", "INCL. STORAGE BAG 35 X 28 CM", "NO BUTTER / NO CORN": text. */
const PACKING_LIST =
  /^[^\p{Ll}]*\p{Lu}{3} \d+ (?:pcs?|pieces|PCS?|PIECES|PGS?|PAGES)$|\p{Lu}{3}S \d[\d.,]* ?[CM]M$|^(?:front|back|side|inner|inside|hidden|zip) pockets? \d+ (?:pcs|pieces)$|^(?!.*\p{Ll})(?:.*\p{L}{3} \d+ ?[X×] ?\d|.*\p{L}{3}S \d[\d.,]* ?[CM]M$|NO [^/]+ \/ NO )/u
/** "BIS / ISI MARK, IS 9873": the number of a standard is read. */
export const STANDARD =
  /^(?:[A-Z\d/, -]+ )?(?:ANSI|ASTM|BS|DIN|EN|GB|ISO|JIS|NOM|SNI|IS)(?:[ -][A-Z]{1,3})?[ -]?\d{2,}[A-Z\d:/. -]*(?: (?:certified|mark|tested))?$|^is \d{4,}$/
/** "works on": what it works on was typed behind a mark; "no dryer" tells how to wash it; "bread knives as well" may be what is worked on. */
const UNFINISHED =
  /^(?:works?|suitable|compatible|used?|good|great|ideal) (?:on|for|with)$|^\d+ colou?r [a-z]|^no (?:tumble )?(?:dryer|bleach|iron)$|^\d+ ?[a-z]+ minimum$| \+ ?\d+$|^(?![a-z]+s )[a-z]+ [a-z]+s as well$/i
/** "eight pupils at most, so I see every child" */
const AT_MOST =
  /^(?:only )?(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons?|students|pupils|kids|children|guests|adults|learners|dogs|participants|riders)(?: (?:per|in (?:a|one|each)) \p{L}+)? (?:at most|max|maximum)\b/iu

/** A typed feature in the seller's own words, with a subject where it begins with a verb; undefined where it cannot be heard right. */
export const sayFeature = (listed: string, product: Named): SaidFeature | undefined => sayingsOf(product)(listed)

/** A listing asks whether its features can be said, then the reading says them. */
const sayingsOf = kept((product: Named) => keptBy((listed: string) => readSaying(listed, product)))

function readSaying(listed: string, product: Named): SaidFeature | undefined {
  if (PACKING_LIST.test(listed) || STANDARD.test(listed) || UNFINISHED.test(listed)) return undefined
  // "POWERFUL 6-BLADE SYSTEM: crushes frozen fruit"
  const typed = calmed(listed.replace(/\b(in|of|with|from|at|for) A (?=\p{L})/gu, '$1 a ')).replace(
    /^(?=.*\p{Lu}{3})[^\p{Ll}:]+: (?=\d+ \p{L}+ \p{L}|\p{L}\p{Ll}+s \p{Ll}|\p{L}+ (?:will|won't|is|are|can) )/u,
    '',
  )
  const text = withCommas(inSpeech(withoutMeasure(typed.replace(GRADE, '').replace(QUALITY_BEHIND, behind))))
  if (HALF_SENTENCE.test(text) || /^(?:cod|cash on delivery) available$/i.test(text)) return undefined
  if (AT_MOST.test(text)) return { text: ended(text), form: 'sentence' }
  // "insured and trained staff"
  const [, how = '', people = ''] = STAFF.exec(text) ?? []
  if (people !== '') return { text: ended(`the ${people} are ${how}`), form: 'sentence' }
  const asTalked = ageSentence(typed, product) ?? spokenLabel(text, product)
  if (asTalked !== undefined && claimInWording(text) === undefined) return { text: ended(asTalked), form: 'sentence' }
  // "ironing, windows, oven"
  if (product.form === 'service' && TASKS.test(text))
    return { text: ended(`they do ${text.replace(/,? (?:and )?(\p{L}+)$/u, ' and the $1')}`), form: 'sentence' }
  if (isAmountTaken(text) || isPluralSubject(text) || FREE_TO.test(text)) return { text: ended(text), form: 'sentence' }
  const choice = choiceSentence(text, product)
  if (choice !== undefined) return { text: ended(choice), form: 'sentence' }
  const count = text.split(' ').length
  if (
    text === '' ||
    COLORS.test(text) ||
    / (?:big|large|small|mini) size$/.test(text) ||
    count > MAX_WORDS ||
    UNSPOKEN.test(text) ||
    APPROVED.test(text) ||
    claimInWording(text) !== undefined ||
    !isEnglish(typed)
  )
    return undefined
  const [first = ''] = text.split(' ')
  // "drop bag in a jug of water overnight"
  if (STEP.test(text)) return { text: ended(text), form: 'sentence' }
  if (/^(?:don't|do not|never) /i.test(text) && IS_DONE_TO.test(text.split(' ')[text.startsWith('do ') ? 2 : 1] ?? ''))
    return { text: ended(text), form: 'order' }
  if (ORDER.test(text) || isOrder(text) || /^don't \p{Ll}+ (?:it|them)\b/u.test(text))
    return { text: ended(text), form: 'order' }
  if (LIMIT.test(text) && !GOOD_WITHOUT.test(text)) {
    const limit = text.replace(/^not (?=\p{L})/u, product.isPlural ? 'they are not ' : "it's not ")
    return { text: ended(limit === text ? withSubject(text, product) : limit), form: 'limit' }
  }
  const [, act = '', particle = ''] = AUTO.exec(text) ?? []
  if (/^(?:sure|likely)$/.test(baseVerb(act) ?? ''))
    return {
      text: ended(
        `${product.isPlural ? `they ${act}` : `it ${thirdPerson(act)}`}${particle} by ${product.isPlural ? 'themselves' : 'itself'}`,
      ),
      form: 'sentence',
    }
  const complete =
    /^(?:all|every|each)$/i.test(first) || !SENTENCE.test(first)
      ? (includedSentence(text) ?? availableSentence(text) ?? doneSentence(text))
      : undefined
  if (complete !== undefined) return { text: ended(complete), form: 'sentence' }
  const said = withSubject(text, product)
  if (said !== text || SENTENCE.test(first)) return { text: ended(withThings(said)), form: 'sentence' }
  if (WHOLE.test(typed)) return { text: ended(text), form: 'sentence' }
  // "easy to empty container"
  const [, quality = '', thing = ''] = /^((?:easy|quick|simple|safe) to \p{Ll}+) (\p{Ll}+)$/u.exec(text) ?? []
  if (isCounted(thing))
    return {
      text: ended(
        `${product.isPlural ? 'they have' : 'it has'} ${withArticle(`${quality.replaceAll(' ', '-')} ${thing}`)}`,
      ),
      form: 'sentence',
    }
  const measured = measureSentence(text, product)
  if (measured !== undefined) return { text: ended(measured), form: 'sentence' }
  const label = (count <= MAX_LABEL_WORDS ? labelSentence(text, product) : undefined) ?? stateSentence(text, product)
  if (label !== undefined) return { text: ended(label), form: 'sentence' }
  // A label that makes no sentence is read, not heard.
  const noted = noteSentence(text, product)
  return noted === undefined ? undefined : { text: ended(noted), form: 'sentence' }
}

const AGE =
  /^(?:suitable |recommended )?(?:for )?(?:age[sd]?|kids|children)(?: (?:age[sd]?|from|over))?:? ?(\d{1,2}) ?(m|mos?|months?|y|yrs?|years?)? ?(?:old )?(?:\+|plus|(?:and|&) (?:up|over|older)|(?:to|-|–) ?(\d{1,2}) ?(m|mos?|months?|y|yrs?|years?)?)(?: old)?$/i
/** "AGE 4+", "ages 36m+", "age 3-6" */
function ageSentence(typed: string, { isPlural }: Named): string | undefined {
  const [, from = '', unit = '', to = '', lastUnit = unit] = AGE.exec(typed.trim()) ?? []
  if (from === '') return undefined
  const months = (sign: string) => (/^m/i.test(sign) ? ' months' : '')
  // "6m to 3y"
  const isMixed = months(unit) !== months(lastUnit)
  const last =
    to === ''
      ? `${from}${months(unit)} and up`
      : `${from}${isMixed ? months(unit) : ''} to ${to}${isMixed && months(lastUnit) === '' ? ' years' : months(lastUnit)}`
  return `${isPlural ? "they're" : "it's"} for ages ${last}`
}

const ended = (text: string) =>
  `${upperFirst(withClause(withOwned(text).replace(A_DEED, '').replace(IS_ONE, isOne).replace(THREE, '$1 and ').replace('montessori', 'Montessori').replace(INCHES, ' inches ')))}.`
/** "it includes printed card": with the article that a label leaves out. */
export const withOwned = (said: string) =>
  said.replace(OWNED, (whole, front: string, thing: string) => {
    const phrase = isCounted(thing.split(' ').at(-1) ?? '') ? readNounPhrase(thing) : undefined
    return phrase?.number === 'singular' && phrase.tail === '' ? front + phrase.text : whole
  })
const OWNED =
  /^((?:it|they|the \p{Ll}+|the set) (?:has|have|includes?) )((?:[\p{Ll}-]+ ){1,3}[\p{Ll}-]+?)(?=$|[.,]| (?:with|for|and|so|in|on) )/iu
/** 'up to 41" tall' */
const INCHES = /(?<=\d)(?<!\b1)-inch (?=(?:tall|high|long|wide|deep)\b)/
/** "they're licensed, bonded, insured" */
const THREE = /^((?:it's|they're) (?:\p{L}+ )?[\p{L}-]+(?:, [\p{L}-]+)*), (?=[\p{L}-]+$)/u
/** "it has a noise reduction" */
const A_DEED =
  /(?<=\b(?:has|have|get) )an? (?=(?:\p{L}+[ -])?(?:reduction|cancell?ation|isolation|insulation|protection|prevention|absorption|compression|ventilation|connectivity|assistance)\b)/gu
/** "they have a Montessori toy": the tiles are one. */
const IS_ONE = /^(it|they) ha(?:s|ve) (?=an? (?:[\p{L}-]+ ){0,2}(?:toy|gift|present|game|puzzle|gadget|dupe)(?:$|,))/u
const isOne = (_: string, it: string) => `${it}'${it === 'it' ? 's' : 're'} `

/** "it's non-sticky, absorbs in 2 minutes": the second says what it does. */
const withClause = (text: string) =>
  text.replace(
    /^((it|they)(?:'s|'re) [^,]+), ((\p{Ll}+) .+)$/u,
    (whole, front: string, it: string, rest: string, verb: string) =>
      thirdVerb(verb) === 'sure' && !isListedNoun(singular(verb))
        ? `${front}, and ${it} ${it === 'it' ? rest : pluralVerb(verb) + rest.slice(verb.length)}`
        : whole,
  )

/** "Quiet <45dB", "Lightweight 260g", "Gooseneck 360°": how it is or what it has, without the figure for it. */
const withoutMeasure = (typed: string) => {
  const [, front = '', sign = '', unit = ''] =
    /^((?:\p{L}+ )?\p{L}+) ([<>~≤≈]?)\d[\d.,]* ?(\p{L}{1,3}|°)$/u.exec(typed) ?? []
  const last = front.toLowerCase().split(' ').at(-1) ?? ''
  const isTime = /^(?:h|hrs?|min|sec|s|d)$/i.test(unit)
  const isQuality = !isTime && isAdjective(last) && !isParticiple(last) && (sign !== '' || !isNoun(last))
  return isQuality || (unit === '°' && isCounted(last)) ? front : typed
}

/** "auto shut off" */
const AUTO = /^auto(?:matic(?:ally)?)?[ -](\p{Ll}+)( off| on| down| up)?$/u

/** "keeps drinks cold" is "It keeps drinks cold"; everything else stays as it was typed. */
function withSubject(typed: string, product: Named): string {
  const text = typed.replace(ON_ONE, (whole, front: string, thing: string) =>
    isCounted(thing.split(' ').at(-1) ?? '') &&
    !/^(?:an?|the|your|my|any|every|each|all|most|one|no|its|under|behind|between|around|in|on|to) /.test(thing)
      ? front + withArticle(thing)
      : whole,
  )
  const [, also = '', verb = '', rest = ''] = /^(also |even |only |never )?(\S+)(.*)$/.exec(text) ?? []
  const next = rest.trim().split(' ')[0] ?? ''
  // "marks on my cheek got lighter", "turns rotate by themselves"
  if (
    OF_MANY.test(text) ||
    /^\S+s (?:on|in|of|at|for) (?:my|the|your|our) \p{Ll}+ (?:is|are|was|were|got|went|came|stayed)\b/u.test(text)
  )
    return text
  if (
    /^don't need to \p{Ll}/u.test(text) ||
    (verb === 'can' &&
      (IS_DONE_TO.test(next) || DONE_TO_IT.test(text) || LOOKED_UP.test(text) || / with (?:it|them)$/.test(text)))
  )
    return `you ${withIt(text)}`
  const negated = /^(?:doesn't|don't|isn't|aren't|won't|can't)$/.test(verb)
  const prints = verb === 'prints' && /(?:printer|app|maker)s?$/.test(product.noun)
  if (!negated && !prints && !isVerb(verb, next)) return text
  // "have mask and lifejacket": the articles are missing.
  if (/^ha(?:s|ve)$/.test(verb) && /^ \p{L}+(?: and | for |$)/u.test(rest) && isCounted(next)) return text
  if (!product.isPlural) return `it ${also}${verb.replace(/^don't$/, "doesn't").replace(/^aren't$/, "isn't")}${rest}`
  if (/^includes?$/.test(verb)) return `the set includes${withA(rest)}`
  const plural = negated ? verb.replace(/^doesn't$/, "don't").replace(/^isn't$/, "aren't") : pluralVerb(verb)
  return `they ${also}${plural}${ofSeveral(rest)}`
}

/** "turns rotate by themselves": the first word is several things. */
export const OF_MANY = /^\p{L}+s \p{L}+ (?:by )?themselves\b/iu
/** "can hide it behind face ID": the product is not what hides. */
const DONE_TO_IT =
  /^can (?!(?:do|handle|make|survive|take|tell)\b)\p{Ll}+ it (?:away|back|behind|down|from|in|into|off|on|onto|over|under|up|with|without)\b/u

/** "fits cup holder", "connects to phone", "holds 15-inch laptop" */
const ON_ONE =
  /^((?:fits(?: (?:in|into|inside|on|over))?|holds|connects to|attaches to|plugs into|clips (?:on|onto|to)|folds into|hangs (?:on|from)|sticks to) )(?!with\b)((?:[\p{Ll}\d-]+ ){0,2}\p{Ll}+)$/u

/** "2 cars and a storage bag" */
const withA = (things: string) =>
  things.replace(/(?<= and )(?=((?:\p{L}+ )?\p{L}+)$)/u, (_, last: string) =>
    isCounted(last.split(' ').at(-1) ?? '') && !/^(?:an?|the|one) /.test(last) ? 'a ' : '',
  )

/** Whether a feature's first word is surely what the product does: "ships in a tube", but not "straps for both shoulders". */
function isVerb(word: string, next: string): boolean {
  if (
    /^(?:pockets|sizes|wheels)$/.test(word) ||
    next === 'included' ||
    (thirdVerb(word) !== undefined && !isFunctionWord(word) && BEHIND_SUBJECT.test(next))
  )
    return false
  if (/^(?:is|has|have|does|goes|can|will)$/.test(word) || (word === 'sets' && next === 'up')) return true
  if (thirdVerb(word) === undefined && !SURELY_DOES.test(word)) return false
  const isNounToo = isPluralWord(word) && isListedNoun(singular(word))
  if (!isNounToo) return thirdVerb(word) === 'sure' || SURELY_DOES.test(word)
  if (next === 'for' && /^(?:folds|packs|rolls|opens|doubles|converts|lasts|runs|stands|works|stores)$/.test(word))
    return true
  if (/^(?:for|of|and|,)$/.test(next) || next === '') return false
  if (/^(?:easily|well|fast|quickly|smoothly|evenly|quietly|flat)$/.test(next)) return true
  if (word === 'charges' && /^(?:in|fully|from|via|by|over)$/.test(next)) return true
  if ((SURELY_DOES.test(word) || thirdVerb(word) === 'sure') && !NOUN_FIRST.test(word)) return true
  return /^(?:the|your|my|any|every|each|all|most|both|to|up|on|onto|into|off|over|under|it|them|an?|\d.*|[A-Z][a-z]+|without|like|upcoming|recurring|late|hidden|duplicate|forgotten|unpaid)$/.test(
    next,
  )
}
/** "slices run from 10 to 40 grams": the plural noun is what it is about. */
export const isPluralSubject = (text: string): boolean => {
  const [, first = ''] =
    /^(?!(?:helps|lets|makes|keeps) )(\p{L}+s) (?:run|range|vary|come|weigh|start|stay) \p{L}/iu.exec(text) ?? []
  return isPluralWord(first.toLowerCase()) && !isFunctionWord(first.toLowerCase())
}

/** "travel free up to 60 kilometers" costs nothing so far. */
const FREE_TO = /^\p{L}+ free (?:up to|within|over|until|before|after) /iu

/** "2 caps with dinner": how it is taken is no content of the box. */
const isAmountTaken = (text: string) =>
  /^(?:\d|one|two|three|four)[\d-]* (?:caps?|capsules?|chews|drops|gummies|pills?|pumps?|scoops?|softgels?|sprays|tablets?)\b.* (?:with|before|after|at|in|daily|(?:a|per|each|every) (?:day|night|morning))\b/i.test(
    text,
  ) && !/ in (?:the|a|each) (?:box|bag|bottle|jar|pack|tub|tube|pouch)\b/i.test(text)

/** Verbs that are as often a part of the product. */
const NOUN_FIRST =
  /^(?:straps|hooks|zips|ties|tips|pops|clips|locks|layers|blocks|stores|covers|records|plays|rings|lights|turns|cuts|measures|mounts|props|filters|supports|tracks|scans|rolls|slides|grips|stops|charges|reads|starts|tears|looks|smells|tastes)$/

/** "400ml capacity", "2 year warranty", "30 min repair while you wait" */
function measureSentence(text: string, { form, isPlural }: Named): string | undefined {
  const [, amount] = /^(\d[\d.]*[ -](?:milliliter|liter|ounce|gallon)s?) (?:capacity|volume)$/.exec(text) ?? []
  if (amount !== undefined) return `${isPlural ? 'they hold' : 'it holds'} ${amount.replace(/-(.+?)s?$/, ' $1s')}`
  if (/^\d[\d.]* (?:milli|micro)?grams of \p{Ll}+(?: (?:per|in (?:each|every)|a) \p{Ll}+)?$/u.test(text))
    return `${isPlural ? 'they have' : 'it has'} ${text}`
  const much = /^weight:? ((?:only |just )?\d[\d.]* (?:kilogram|gram|kilo|pound|ounce)s?)$/.exec(text)?.[1]
  if (much !== undefined) return `${isPlural ? 'they weigh' : 'it weighs'} ${much}`
  const [, count = '', unit = '', what = ''] =
    /^(\d+)[ -](minute|hour|day|month|year)s?[ -](warranty|guarantee|(?:repair|service|visit|session|callout|fitting)s?(?: .+)?)$/.exec(
      text,
    ) ?? []
  const isTerm = /^(?:warranty|guarantee)/.test(what)
  if (count === '' || (!isTerm && form !== 'service')) return undefined
  const get = form === 'service' || form === 'course' ? 'you get' : isPlural ? 'they come with' : 'it comes with'
  return `${get} ${withArticle(`${count}-${unit} ${what}`)}`
}

/** A label of up to three words as a sentence; undefined where people say it without a verb: "No batteries.", "16 ounces." */
function labelSentence(text: string, product: Named): string | undefined {
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  const it = product.isPlural ? "they're" : "it's"
  const has = product.isPlural ? 'they have' : 'it has'
  if (
    text.startsWith('anti ') ||
    OF_LISTINGS.test(last) ||
    NO_SENTENCE.test(text) ||
    words.slice(1).some((word) => /\d|^(?:one|two|three)$/.test(word))
  )
    return undefined
  const [, part = ''] = /^(?:the |an? )?(.+) included$/.exec(text) ?? []
  if (part !== '')
    return isNoun(part.split(' ').at(-1) ?? '')
      ? `the ${part} ${isPluralWord(part) ? 'are' : 'is'} included`
      : undefined
  if (/^(?:easy|quick|simple|safe|fun) to \p{Ll}+$/u.test(text)) return `${it} ${text}`
  if (product.form === 'service') return OF_PEOPLE.test(text) ? `they're ${text}` : undefined
  // "tin reusable", "straps adjustable": of a part, not of the product.
  const thing = words.slice(0, -1).join(' ')
  const isPart = isCounted(thing) || (isPluralWord(thing) && isListedNoun(singular(thing)))
  if (last.endsWith('able') && isPart && !COMPOUND.test(thing))
    return `the ${thing} ${isPluralWord(thing) ? 'are' : 'is'} ${last}`
  const isState =
    (/^(?:extra|really|so|super|ultra|very) \S+$/.test(text) && isAdjective(last)) ||
    (STATE.test(last) && !/^(?:cable|table)s?$/.test(last)) ||
    (/\p{Ll}/u.test(last) && (isAdjective(last) || isParticiple(last)) && !isListedNoun(last))
  if (
    isState &&
    !(isParticiple(last) && words.slice(0, -1).some(isPluralWord)) &&
    words.slice(0, -1).every((word) => isDescribing(word) || isAdverb(word))
  )
    return `${it} ${joinedQualities(words)}`
  if (WITH_EFFECT.test(text)) return `${it} ${text.replace(' ', '-')}`
  if (isEaten(product) || !words.slice(0, -1).every(isDescribing)) return undefined
  if (/^[2-9]\d* \p{Ll}+$/u.test(text) && isCounted(last)) return `${has} ${text}s`
  if (/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) /.test(text))
    return isPluralWord(last) && isListedNoun(singular(last))
      ? `${CONTENTS.test(last) || product.form === 'course' ? 'you get' : has} ${text}`
      : undefined
  if (CONNECTS.test(text)) return `${has} ${text}`
  // "timer"
  if (words.length === 1 && isCounted(text) && baseVerb(text) !== 'sure' && !ACTED.test(text))
    return `${product.form === 'course' ? 'you get' : has} ${withArticle(text)}`
  if (words.length < 2 || isGerund(last)) return undefined
  if (isPluralWord(last)) return isListedNoun(singular(last)) ? `${has} ${text}` : undefined
  return isCounted(last) && !NOT_COUNTED.test(last)
    ? `${last === 'set' ? 'you get' : has} ${withArticle(text)}`
    : undefined
}
/** "quiet powerful" is "quiet and powerful"; "super soft" and "machine washable" stay. */
function joinedQualities(words: readonly string[]): string {
  const isList =
    words.length > 1 &&
    !PAIRED.test(words.at(-1) ?? '') &&
    words.every((word) => (STATE.test(word) || (isAdjective(word) && !isListedNoun(word))) && !isAdverb(word)) &&
    words.slice(0, -1).every((word) => !BEFORE_QUALITY.test(word))
  return isList ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join(' ')
}
/** Last words of "cruelty free", "dishwasher safe", "USB powered". */
const PAIRED = /^(?:free|safe|friendly|resistant|ready|compatible|able|proof|based|made)$/
const BEFORE_QUALITY =
  /^(?:dark|light|bright|pale|deep|extra|super|real|buttery|silky|velvety|all|full|high|low|long|double|half|non|easy|quick|hard|good|wide|close|dead|brand|fully|infinite|heat|machine|hand|dishwasher|microwave|oven|freezer|height|size|color)$/
/** "moisture wicking" */
const WITH_EFFECT =
  /^(?:moisture|sweat|noise|odou?r|shock|sound|heat|light|space|time|water|oil|dust|sun|energy)[ -](?:wicking|cancell?ing|absorbing|repelling|reducing|saving|blocking|resisting|trapping)$/
/** "black brown cream": a list, whatever else its last word means. */
const COLORS =
  /^(?:(?:black|white|brown|cream|gr[ae]y|beige|navy|pink|blue|red|green|purple|yellow|orange|gold|silver|khaki|maroon|ivory|teal)(?: |$)){2,}$/i
/** What is done with the product as often as it is a part of it. */
const ACTED = /^(?:wash|print|drain|order|visit|call|use|spray|gift|present|kit|set|pack|bundle|bag|box)$/
/** Has no article: "It has Bluetooth." */
const CONNECTS = /^(?:usb-?c|bluetooth|wi-?fi|nfc)$/i
/** "screws and drilling template included", "glue and tabs both included" */
function includedSentence(text: string): string | undefined {
  const [, listed = '', how = ''] = /^([^:]+?),?( both| all)? included$/.exec(text) ?? []
  // "angle guide 15 degrees": the measure belongs before its thing.
  const things = listed.replace(
    /^(\p{L}+(?: \p{L}+)?) (\d[\d.]*)[ -](degree|meter|centimeter|inch|foot|gram|milliliter|liter)(?:e?s)?$/u,
    '$2-$3 $1',
  )
  const words = things.split(' ')
  const [first = '', next = ''] = words
  // "no cross bars included"
  if (/^(?:no|not|without)$/.test(first)) {
    const bare = words.slice(1).join(' ')
    return first === 'no' && !/[,:]/.test(bare)
      ? `the ${bare} ${isPluralWord(bare) ? "aren't" : "isn't"} included`
      : undefined
  }
  if (/^\d.*,|^[^, ]+ [^,]+, (?!.* and )/.test(things)) return undefined
  if (things === '' || !isThingWord(words.at(-1) ?? '') || (next !== 'and' && isVerb(first, next))) return undefined
  const head = words[words.indexOf('of') - 1] ?? words.at(-1) ?? ''
  const isMany = / (?:and|plus) |, /.test(things) || isPluralWord(head)
  // "10 pattern spray gun"
  const bare = things
    .replace(/^(?:the|an?) /, '')
    .replace(/^(?!1 )\d+ (?=\p{Ll}+ \p{Ll})/u, (count) => (isMany ? count : `${count.trim()}-`))
  const named = / and |, |^\d+ |^(?:two|three|four|five|six|seven|eight|nine|ten|all|each) /.test(bare)
    ? bare
    : /^\d+(?![\d-])/.test(bare)
      ? withArticle(bare)
      : `the ${bare}`
  return `${named} ${isMany ? 'are' : 'is'}${how} included`
}

/** "refill available at €22" */
function availableSentence(text: string): string | undefined {
  const [, thing = '', rest = ''] =
    /^((?:\p{L}[\p{L}'-]* ){0,3}\p{L}[\p{L}'-]*) available(?= |$)(.*)$/iu.exec(text) ?? []
  const head = thing.split(' ').at(-1) ?? ''
  if (thing === '' || !isThingWord(head) || !thing.split(' ').slice(0, -1).every(isDescribing)) return undefined
  const isMany = isPluralWord(head)
  return `${isMany ? thing : isCounted(head) ? withArticle(thing) : thing} ${isMany ? 'are' : 'is'} available${rest}`
}

/** A noun, in British spelling too. */
const isThingWord = (word: string) => {
  const one = singular(word.toLowerCase()).replace(/our$/, 'or')
  return isListedNoun(one) || isNoun(one) || isListedNoun(word)
}

/** What was done to a thing: "printed", "sent". */
export const isDone = (word: string) =>
  /^(?:sent|made|cut|sold|built|sewn|woven|drawn|written|hung|brought|bought|shown|grown|given|taken|kept|held)$/.test(
    word,
  ) ||
  (isParticiple(word) && !isListedNoun(word) && !word.endsWith('ing'))

/** "free initials stamped on the inside" is "Free initials are stamped on the inside." */
function doneSentence(text: string): string | undefined {
  const words = text.split(' ')
  const at = words.findIndex((word, place) => place > 0 && isDone(word))
  const next = words[at + 1]
  // "USB powered" is said of the product.
  if (/^(?:powered|operated|driven|heated|lasted|worked)$/.test(words[at] ?? '')) return undefined
  if (words.length <= 3 && COMPOUNDED.test(words.at(-1) ?? '')) return undefined
  if (at < 1 || at > MAX_PHRASE_WORDS + 1 || /[,:;]/.test(words.slice(0, at).join(' '))) return undefined
  if (
    next !== undefined &&
    !/^(?:within|along)$/.test(next) &&
    !isFunctionWord(next.replace(/,$/, '')) &&
    !isAdverb(next) &&
    words[at]?.endsWith(',') !== true
  )
    return undefined
  const adverb = isAdverb(words[at - 1] ?? '') ? 1 : 0
  const front = words.slice(0, at - adverb)
  const head = front[front.indexOf('of') - 1] ?? front.at(-1) ?? ''
  const things = front.filter((word) => word !== 'and' && word !== 'or')
  if (
    front.length === 0 ||
    !isThingWord(head) ||
    // "triple stitched at the seat", "14k gold filled": how, not what.
    /^(?:auto|background|double|gift|gold|hand|laser|machine|police|proof|silver|single|triple|vacuum)$/.test(head) ||
    isAdverb(head) ||
    /^(?:not|never|no)$/i.test(front[0] ?? '')
  )
    return undefined
  // "five of the six sets I rejected"
  if (front.some((word) => /^(?:i|we|you|they|he|she)$/i.test(word))) return undefined
  if (!things.every((word) => isDescribing(word) || /^(?:all|every|each|of|the|an?)$/.test(word))) return undefined
  const isMany = isPluralWord(head) || front.includes('and')
  const named =
    isCounted(head) &&
    !isMany &&
    !/^(?:an?|the|every|each|all|no|not|\d+|dad|mum|mom|grandma|grandpa|own|same|one|two|three|four|five|more|only)\b/.test(
      text,
    )
      ? front.includes('of')
        ? withArticle(front.join(' '))
        : `the ${front.join(' ')}`
      : front.join(' ')
  return `${named} ${isMany ? 'are' : 'is'} ${words.slice(at - adverb).join(' ')}`
}

/** "steel reinforced", "cold pressed": how the product is made. */
const COMPOUNDED =
  /^(?:reinforced|lined|coated|plated|filled|pressed|forged|welded|sealed|insulated|brushed|tanned|dyed|roasted|dried|infused|scented|tipped|framed|pasteurized|fermented|aged|brewed|smoked)$/

/** "printed in Bristol in four days" is "It's printed in Bristol in four days." */
function stateSentence(text: string, product: Named): string | undefined {
  const [typed = '', second = ''] = text.replace(/^also /, '').split(' ')
  const isListed = typed.endsWith(',')
  const first = typed.replace(/,$/, '')
  const isState =
    /^ready$/.test(first) ||
    (first !== 'remote' &&
      (isParticiple(first) || isAdjective(first)) &&
      (!isListedNoun(first) || /^(?:safe|good|great)$/.test(first)) &&
      !/^\d/.test(first))
  if (OF_LISTINGS.test(text.split(' ').at(-1) ?? '')) return undefined
  const isOpen = isListed || /^(?:in|by|from|to|with|for|on|at|around|without|under|like|year|again)$/.test(second)
  if (!isState || !isOpen || (NO_SENTENCE.test(first) && first !== 'made')) return undefined
  // "self-cleaning, leakproof, food grade Tritan"
  if (isListed && text.split(', ').some((part) => isLabelOfThing(part.split(' ')))) return undefined
  if (product.form === 'service') return /^vetted|^insured|^licensed/.test(first) ? `they're ${text}` : undefined
  return `${product.isPlural ? "they're" : "it's"} ${text}`
}
const isLabelOfThing = (words: readonly string[]) => {
  const last = words.at(-1) ?? ''
  return (
    words.length <= MAX_LABEL_WORDS && !isAdjective(last) && !isParticiple(last) && !isAdverb(last) && !STATE.test(last)
  )
}
const STEP =
  /^(?:drop|put|pop|place|leave|add|pour|shake|mix|hang|lay|choose|pick|tell|send|text) (?:(?:the|a|an|your|one|\d+) )?\p{L}+ (?:with \p{L}+|(?:in|into|on|onto|over|under|at|to) (?:the|a|an|your|any|hot|cold|warm|\p{L}+ing))\b/iu
/** Said without a verb, measures and time among them. */
const NO_SENTENCE =
  /^(?:no|zero|not|without|under|over|from|with|for|in|on|by|at|up to|one(?!-)|free|flat|same|made|set|live|half|full refund|fixed price)\b|\b(?:hours?|minutes?|days?|weeks?|months?|years?|decibels|ounces|inches|feet|pounds|grams|watts|volts|milliliters|liters|millimeters|centimeters|milliamp-hours|miles|percent|pack|refund|delivery|shipping|returns?|rate|quote|price|guarantee|warranty|trial)$/i
const COMPOUND = /^(?:machine|hand|dishwasher|microwave|oven|freezer|fully|infinitely|height|size|color)$/i
const OF_PEOPLE =
  /^(?:(?:fully |all |\p{Lu}{2,5} )?(?:(?:insured|licensed|bonded) and background[- ]checked|(?:fully )?insured and (?:dbs|police) checked|background[- ]checked|licensed|insured|bonded|certified|trained|vetted|local|vaccinated|dbs checked|police (?:checked|cleared)|family[- ]owned|woman[- ]owned|veteran[- ]owned)(?: and (?:insured|bonded|vetted|licensed))?)$/iu
const STATE =
  /(?:able|ible|proof|less)$|^(?:free|safe|friendly|resistant|ready|compatible|waterproof|cordless|wireless|portable|organic|vegan|silent|quiet|reversible|reflective)$/
/** What lies in the box. */
const CONTENTS =
  /^(?:caps|capsules|tablets|gummies|pieces|tiles|cards|sheets|lessons|recipes|pages|sachets|bags|pouches|packs|refills|bars|cans|bottles|pods|wipes|stickers|pens|pencils|brushes|patches|pairs|servings|portions|dinners|meals|videos|worksheets|templates|presets|patterns|exercises|sessions|classes|nails|colou?rs|shades|looks|sounds|scents|flavou?rs)$/

const NOT_COUNTED =
  /^(?:size|grade|dispatch|type|kind|sort|part|front|back|top|bottom|side|lot|half|order|delivery|shipping|fabric|mesh|inseam|texture|money|time|space|paper|control|support|access|material|power|storage|set-?up|charge|test|max|min|use|wash)$/
const MAX_PHRASE_WORDS = 5
const isDescribing = (word: string) =>
  /\d|-/.test(word) ||
  isAdjective(word) ||
  isNoun(word) ||
  isParticiple(word) ||
  isListedNoun(word) ||
  /^\p{Lu}/u.test(word)

/** With a capital and a full stop. */
const WHOLE = /^\p{Lu}.{30,}[.!]$/u

/** First words of whole sentences. */
const SENTENCE =
  /^(?:it|it's|they|they're|we|we're|you|you're|your|i|i'm|i'll|i've|the|this|these|that's|there's|there|every|each|all|my|our|if|when)$/i

/** What the product does not do, or is not for. */
const LIMIT =
  /^(?:(?:it |they )?(?:(?:doesn't|don't|does not|won't|will not|can't|cannot) (?:work|fit|come with|include|ship|replace|support|cover|do|have|connect|suit|reach|remove|fix|cure|sync|play|handle|take|go|be|deliver|travel)\b(?! (?:through|bad|flat|stale|off|up|long|ages|forever)\b)|(?:isn't|aren't|is not|not) (?!(?:only|just|stick\p{L}*|greas\p{L}*|bulk\p{L}*|thick|scratch\p{L}*|see|slip\p{L}*|leak\p{L}*|fall|roll|move|slide|pill|fade|shrink|stretch|pinch|dig|hurt|tangle|clog|rust|burn|spill|tip|wobble|crack|break|bend|snag|lose|need|stain|smell|squeak|cringe|sticky|too|tested|a subscription|from|let|come|fog|drip|dry|glued|ride|gap|bunch|sag|show|turn|ghost|harsh|weird|boring|plastic\p{L}*)\b))|no (?:e-bikes?|motors?|returns?|refunds?|pickups?|weekends?|delivery)\b|(?:it's |they're )?only (?:for|in|on|ships?|works?|fits?)\b)/iu

/** What is absent and good: no limit. */
const GOOD_WITHOUT =
  /\b(?:have|contain|include|need|use)s? (?:any |added )?(?:sugar|thickeners?|bpa|alcohol|fragrances?|perfumes?|parabens?|sul(?:f|ph)ates?|silicones?|preservatives?|gluten|additives?|chemicals?|msg|palm oil|dyes?|colou?rants?|fillers?|lactose|nickel|ads|bleach|chlorine|formaldehyde|ammonia)\b/i

/** "can see who's behind" */
export const LOOKED_UP = /^can see (?:all|every|how|what|when|where|which|who|your)/
/** What people do with a thing, and a thing does not do. */
export const IS_DONE_TO =
  /^(?:wash|iron|bleach|tumble|microwave|preheat|boil|use|put|leave|mix|apply|store|touch|submerge|soak|overfill|forget|buy|bring|carry|wear|eat|drink|try|ask|download|worry|wait|press|push|pull|open|give|feed|let|keep|expose|clean|dry|heat|freeze|shake|rub|scrub|drop|add|spray|take|miss|order|watch|rewatch|replay|read|listen|book|cancel|join|return|repeat|refill|reuse)$/

const PLATFORMS =
  'pc mac switch xbox ps4 ps5 playstation samsung pixel android iphone ios ipad windows laptop tablet phone tv linux'
const SURFACES =
  'tile glass metal wood plastic leather carpet cotton linen fabric concrete brick steel stone marble rubber denim suede canvas paper skin hair car truck boat rv home office'
const LISTED = new Set(`${PLATFORMS} ${SURFACES}`.split(' '))
const WRITTEN: Readonly<Record<string, string>> = {
  pc: 'PC',
  mac: 'Mac',
  xbox: 'Xbox',
  ps4: 'PS4',
  ps5: 'PS5',
  tv: 'TV',
  rv: 'RV',
  ios: 'iOS',
  ipad: 'iPad',
  iphone: 'iPhone',
  android: 'Android',
  samsung: 'Samsung',
  pixel: 'Pixel',
  playstation: 'PlayStation',
  windows: 'Windows',
  linux: 'Linux',
}
const isInList = (word: string) => LISTED.has(word) || (isPluralWord(word) && isListedNoun(singular(word)))
/** "works on pc switch and phone" */
export const withCommas = (text: string) =>
  text.replace(
    /(?<=\b(?:works? (?:on|with)|sticks? (?:on|to)|(?:good|great|safe|made) (?:for|on)|for|fits) )(\p{L}[\p{L}\d]+) (\p{L}[\p{L}\d]+) (and|or) ((?:(?:one|all|any|most|an?) )?\p{L}[\p{L}\d]+)(?=$|[,.])/giu,
    (whole, ...found: string[]) => {
      const [first = '', second = '', joint = '', third = ''] = found.slice(0, 4)
      const last = third.toLowerCase().split(' ').at(-1) ?? ''
      const things = [first, second, third].map((thing) => thing.toLowerCase())
      if (!(isInList(things[0] ?? '') && isInList(things[1] ?? '') && (isInList(last) || isListedNoun(last))))
        return whole
      const isGame =
        things.includes('switch') && things.some((thing) => /^(?:pc|xbox|ps\d|playstation|phone|mac)$/.test(thing))
      const [one, two, three] = things.map((thing) =>
        thing === 'switch' && isGame ? 'Switch' : (WRITTEN[thing] ?? thing),
      )
      return `${one}, ${two} ${joint} ${three}`
    },
  )

/** "can use without internet": what is used was left out. */
export const withIt = (text: string) =>
  text.replace(
    /^(can \p{Ll}+)(?= (?:with|without|in|on|at|to|for|again|any ?time|everywhere|anywhere)\b|[,.]|$)/u,
    '$1 it',
  )

/** How it is used or cared for, said to the buyer. */
const ORDER =
  /^(?:please |always )?(?:measure|keep|shake|rinse|soak|test|patch[- ]test|burn|don't|do not|never|tell us|store|wash|let it|allow|use it|check your|read|charge it|book|hand[- ]wash it) (?:it |them |in |on |at |\d|before |well|until |once |your |the |a |with |away |out |off |put |use |microwave |1st|first|cold|wet|leave)/i

/** "warm it with your hands and it holds" */
const isOrder = (text: string) => {
  const [first = '', second = ''] = text.split(' ')
  return (
    /^(?:it|them)$/.test(second) &&
    /^(?:sure|likely)$/.test(baseVerb(first) ?? '') &&
    !/^(?:let|make|keep)s?$/.test(first)
  )
}

/** Signs without a sound, numbers too long to say, and texts cut off in the middle. */
const UNSPOKEN = /[【】《》「」*#@\\|_{}[\]<>^~]|\d-\d|\b\d{6,}\b|https?:| (?:of|and|or|the|an?)$| or [^,]+ included$/

/** What was typed, in words that can be said: without brackets, signs and abbreviations. */
function inSpeech(typed: string): string {
  const text = withThePlace(withPlaces(spoken(typed), typed))
  // "its dried yogurt", but not "its soft handle folds"
  const [its = '', next = '', ...rest] = text.split(' ')
  return its === 'its' && (isParticiple(next) || isAdjective(next)) && verbAfterSubject([next, ...rest]) < 1
    ? `it's ${[next, ...rest].join(' ')}`
    : text
}

/** "Designed in Melbourne": places keep their capitals in a headline too. */
const withPlaces = (text: string, typed: string) =>
  [...typed.matchAll(/\b(?:in|from|near|at) (\p{Lu}\p{L}+)/gu)].reduce(
    (said, [, place = '']) =>
      isListedNoun(singular(place.toLowerCase())) && !/^(?:China|Turkey|Bath|Cork|Reading)$/.test(place)
        ? said
        : said.replace(new RegExp(`(?<=\\b(?:in|from|near|at) )${place.toLowerCase()}(?!\\p{L})`, 'u'), place),
    text,
  )

/** A note whose missing words are certain, in a list of features and beside a story. */
export const inFull = (typed: string) =>
  typed
    .replace(/(?<=^(?:good|great|ok(?:ay)?|safe) (?:for|on) (?:\p{L}+ ){0,2}\p{L}+) (?=it \p{L}+s\b)/iu, ', ')
    .replace(/^(cold|cool|warm|hot|fresh|dry) (?=(?:un)?'?till? |all (?:day|night)\b)/i, 'stays $1 ')
    .replace(/\bchk(?:e?d)\b/gi, 'checked')
    .replace(' equals ', ': ')
    .replace(/^(no (?:more )?\p{L}+) (?=\d+ ?(?:secs?|seconds?|mins?|minutes?)$)/iu, '$1 in ')
    .replace(/(?<=^[^"]*\d)["″] (?=\p{L}[^"]*$)/u, (_, at: number, all: string) =>
      / diameter\b/i.test(all.slice(at)) ? ' inches in ' : '-inch ',
    )
    .replace(
      /(?<!,|\b(?:and|bit|but|is|are|one|or|part|that|thing|what)) (?=not like |i (?:checked|tested)\b|first (?:go|time|try) (?:was|took)\b)/giu,
      ', ',
    )
    .replace(/\b(\d[\d.]* \p{L}+) about$/iu, 'about $1')
    .replace(
      /^(cover|hug|support)s? (?=(?:chest|back|belly|bum|tummy|waist|ankle|wrist|knee|neck)s?(?:$|,))/i,
      '$1s the ',
    )
    .replace(/^(?:we )?start (?:at )?(?=\d{1,2}(?::\d\d)? ?[ap]m\b)/i, 'it starts at ')
    .replace(/^(rain|sun|snow|sea ?water) (?:is )?(?:ok(?:ay)?|fine)$/i, 'is okay in the $1')
    .replace(/^(\p{Ll}{3,}) so (?:u|you) (?:can )?(?=\p{Ll}+ (?:it|them)\b)/u, (whole, thing: string) =>
      isCounted(thing) ? `has ${withArticle(thing)} so you can ` : whole,
    )

function spoken(typed: string): string {
  return readable(
    inFull(typed)
      .replace(/^[\s\-–—•*·.]+/, '')
      .replace(/,? (?:lol|omg|tbh)$/i, '')
      .replace(/ till? (?=the |it |you )/gi, ' until ')
      .replace(/\bthen its (?=\p{L})/giu, "then it's ")
      .replace(/\s*\(([^()]*)\)\s*$/, ', $1')
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/\s+[-–—]+\s+/g, ', ')
      .replace(/\s*->\s*/g, ', then ')
      .replace(/(?<=\b(?:reduction|cancell?ation|isolation)) \p{Lu}{3}\d*$/u, '')
      .replace(/^easy[- ]clean(?:ing)? (?=(?:detachable|removable) )/i, '')
      .replace(/^(\p{L}+s .+?)\s*=\s*(?=.*\b(?:free|refund|replac\p{L}+|money back)\b)/iu, 'if it $1, ')
      .replace(/(?<=\p{L})\s*=\s*(?=\d|an? )/giu, ' is ')
      .replace(/\s*=\s*(?=(?:clean|done|ready|dry|gone|sorted)$)/, ", and it's ")
      .replace(/\s*=\s*/g, ', ')
      .replace(/\b(\d{1,2})h(?=[0-5]\d\b)/g, '$1:')
      // "air vents/horizontal & vertical"
      .replace(/(?<=\p{L}s) ?\/ ?(\p{L}+) (?:&|and) (?=\p{L}+$)/iu, ', $1 and ')
      .replace(/(?<=\d)\/(?=\d+\/\d)/g, ', ')
      .replace(/(?<=\d, \d+)\/(?=\d)/g, ' or ')
      .replace(/(\d),(\d)(?= ?(?:m|l|kg|h|cm|hours?|meters?|liters?)\b)/gi, '$1.$2')
      .replace(/^(\d+) ?x ?(\d[\d.]* ?(?:ml|g|kg|l|oz|cl)) (\p{L}+s)$/iu, '$1 $3 of $2')
      .replace(/^(\d+) ?x ?(?=\d[\d.]* ?(?:ml|g|kg|l|oz|cl)\b)/i, '$1 ')
      .replace(/ ?\+ ?(?=[$€£]\d)/g, ' plus ')
      .replace(/(?<!\p{L})(tue|thu)(?:r?s)?(?![\p{L}-])/giu, (_, day: string) =>
        day.toLowerCase() === 'tue' ? 'Tuesday' : 'Thursday',
      )
      .replace(/^(no [\p{L}-]+) (?=no [\p{L}-]+$|(?:you|we) )/iu, '$1, ')
      .replace(/(?<=washable) (?=\d+ ?(?:°|degrees))/i, ' at ')
      .replace(/(?<=^(?:[\p{L}\d/']+ ){1,6})(\p{L}+) no (?=\p{Ll})/giu, (whole, word: string) =>
        (isListedNoun(word) || isAdjective(word) || isAdverb(word)) &&
        thirdVerb(word) === undefined &&
        !isFunctionWord(word)
          ? `${word}, no `
          : whole,
      )
      .replace(
        /\b(gift|hand|machine|laser|small|wood|kiln) (wrapped|poured|made|sewn|drawn|painted|cut|woven|knit|stitched|rolled|thrown|built|finished|crafted|engraved|dyed|blown)\b/gi,
        '$1-$2',
      )
      .replace(/^(dishwasher|microwave|freezer|oven)(?:-| )ok(?:ay)?$/i, 'okay in the $1')
      .replace(
        /^(comes? (?:with|in)) (?!(?:an?|the|its|your|two|three|four|one|no|all|free|\d+)\b)(?=(?:\p{L}+ ){0,2}(?:bag|bottle|case|box|cup|jar|pouch|lid|stand|strap|cable|charger|remote|manual|guide|tin|sleeve|tray|tube|brush|cover)(?:$| but ))/iu,
        '$1 a ',
      )
      .replace(/^incl\.? (?=\p{L})/iu, 'comes with ')
      .replace(/^(comes? in) (?=(?:short|long|tall|petite) length\b)/i, '$1 a ')
      .replace(/,? also (?=i'?m )/gi, ', and ')
      .replace(/^(waterproof) (IPX?\d+)$/i, '$2 $1')
      .replace(/\b(ships?|delivers?) to us\b/g, '$1 to the US')
      .replace(/^([\p{L}\d]+(?: [\p{L}\d]+)* \p{L}+s), (\d+) ?(?:pcs|pieces)$/iu, '$2 $1')
      .replace(/^((?:anti|non)[ -](?:slip|skid|stick)) both sides$/i, '$1 on both sides')
      .replace(
        /^(\d+) (\p{L}+) (strong|sharp|soft|deep|big|wide)$/iu,
        (whole, count: string, part: string, how: string) =>
          count !== '1' && isCounted(part) ? `${count} ${how} ${part}s` : whole,
      )
      .replace(/^(plugs?) in (?=usb\b)/i, '$1 into ')
      .replace(/\bdoesnt\b/gi, "doesn't")
      .replace(/\b(do|wo|ca|is|are|was|have|has|did|would|could|should)nt\b/gi, "$1n't")
      .replace(/\b(there|that|what|it|here)s (?=\p{L})(?<!\bits )/giu, "$1's ")
      .replace(/^its (?=\d|got )/i, "it's ")
      .replace(/^self[- ](empty|clean|heat|level|seal)$/i, 'self-$1ing')
      .replace(/^(\d+)°? ?(?:degrees? )?rotat(?:ion|ing)$/i, 'turns $1°')
      .replace(/\b(\d{1,2})\/10(?= (?!\d))/g, '$1 out of 10')
      .replace(/\bim (?=\p{L}|\d)/giu, "I'm ")
      .replace(
        /\bu?r (?=(?:just|still|not|all|so|too|going|gonna|only|good|done|set|an?)\b)|\bur (?=(?:just|still|not|so|too|going|done)\b)/gi,
        "you're ",
      )
      .replace(/\bw\/ ?o(?:ut)?\b/gi, 'without')
      .replace(/\bm\/ /g, 'with ')
      .replace(/(\d)\s?g (?=(?:sugar|protein|carbs?|fat|fiber|fibre|salt|caffeine|sodium)\b)/gi, '$1 grams of ')
      .replace(
        /\s*\/ ?(?=\d+ ?(?:ml|g|oz|cl|l)\b|(?:serving|can|bottle|bag|cup|scoop|person|site|seat|user)\b)/gi,
        ' per ',
      )
      .replace(/(\p{L}+(?: \p{L}+)?) \+ (\p{L}+(?: \p{L}+)?) \+ (\p{L}+)/gu, '$1, $2 and $3')
      .replace(/\b(every|any|some)1\b/gi, '$1one')
      .replace(/\bstd\b/gi, 'standard')
      .replace(/\b1\/2 ?["”″]/g, 'half-inch')
      .replace(
        /\bups\b(?=.*\b(?:usps|fedex|dhl)\b)|(?<=\b(?:usps|fedex|dhl)\b.*)\bups\b|\b(?:usps|pc|nfc|hdmi)\b/gi,
        (word) => word.toUpperCase(),
      )
      .replace(/\b2[.,]4 ?g(?:hz)?\b/gi, '2.4 gigahertz')
      .replace(/^(\p{Lu}[\p{L}\d-]* \p{L}+s) x ?(\d+)$/u, '$2 $1')
      // "magnet x 20 pcs": what there are twenty of is not sure.
      .replace(/(?<=\p{L}{2}(?<!s)) x ?\d+(?: ?(?:pcs?|pieces?))?$/iu, '')
      .replace(/\b([2-9])x ?(?=\d{3,} ?mah)/gi, '$1 times ')
      .replace(/(?:\.{2,}|…)\s*/g, ', ')
      .replace(/\bincl\b\.?(?=\s*$|,| for\b)/gi, 'included')
      .replace(/\bbtns?\b/gi, 'button')
      .replace(/\bhoriz\b\.?/gi, 'horizontal')
      .replace(/\bvert\b\.?/gi, 'vertical')
      .replace(/\blvl\b/gi, 'level')
      .replace(/\badj\b\.? to\b/gi, 'adjusts to')
      .replace(/\badj\b\.?/gi, 'adjustable')
      .replace(/\bONLY\b/g, 'only')
      .replace(/\b1 (?=hand\b)/gi, 'one-')
      .replace(/(\d) ?in\+(?= |$)/gi, '$1 inches or more')
      .replace(/\+\/?-\s?(?=\d)/g, 'plus or minus ')
      .replace(/(?<!\p{L})ea(?!\p{L})\.?/giu, 'each')
      .replace(/(\d) in(?=,| and\b| \+|$)/g, '$1 inches')
      .replace(/\b(an? \d[\d.]*) in (?=\p{Ll}{3,})/gu, '$1-inch ')
      .replace(/\bstep by step (?=\p{L})/giu, 'step-by-step ')
      .replace(/^(?:smell|scent)s?: (?=\p{L})/iu, 'smells like ')
      .replace(/(?<=[,:] |\band )bit of /gi, 'a bit of ')
      .replace(/\bfedex\b/gi, 'FedEx')
      .replace(/\bmac\b/g, 'Mac')
      .replace(/\babt\b/gi, 'about')
      .replace(/\bchrg\b/gi, 'charge')
      .replace(/\bavail\b\.?/gi, 'available')
      .replace(/\bincl\b\.?/gi, 'including')
      .replace(
        /\b(\d) ?L,? (?:and )?(\d) ?M(?:,? (?:and )?(\d) ?S)?\b/g,
        (_, large: string, medium: string, small?: string) =>
          `${large} large${small ? ',' : ' and'} ${medium} medium${small ? ` and ${small} small` : ''}`,
      )
      .replace(/^(\d+ \p{L}+s) (?=\d+ (?:sizes|shapes|colou?rs|shades)\b)/u, '$1 in ')
      .replace(/(\d+)\/(roll|pack|box|bag|set)\b/gi, '$1 a $2')
      .replace(/\binc\. /gi, 'including ')
      .replace(/\bown %/g, 'your own percentage')
      .replace(/(?<=\band )flat bit\b/g, 'a flat bit')
      .replace(/(\S+) \/ (\S+) \/ (\S+)/g, '$1, $2, $3')
      .replace(/(\d[\d.,]*) ?€/g, '€$1')
      .replace(/\bno\. (?=\p{L})/giu, 'number ')
      .replace(
        /\bss (?=blades?|steel|body|bowl|cup|lid|straw|mesh|handle|plate|inner|inside|tank|pot|pan)/gi,
        'stainless steel ',
      )
      .replace(/\b1st\b/g, 'first')
      .replace(
        /(\d+) (jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi,
        (_, day: string, month: string) => `${named(upperFirst(month.toLowerCase()))} ${day}`,
      ),
  )
    .replace(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?= \d)/g, named)
    .replace(/\bi\b(?=['’ ])/g, 'I')
    .replace(/\bcd (?=slot|player)/gi, 'CD ')
    .replace(/\s*;\s*/g, ', ')
    .replace(/(?<= PA)\+{1,4}(?!\p{L})/gu, ({ length }) => ` ${['one', 'two', 'three', 'four'][length - 1] ?? ''} plus`)
    .replace(/ ?\+ ?/g, ' and ')
    .replace(/\s*%/g, ' percent')
    .replace(/ \/ /g, ' or ')
    .replace(/(?<=\d)\s?°(?! ?[CF])/g, ' degrees')
    .replace(
      / or (sec(?:ond)?|min(?:ute)?|h(?:ou)?r|day|week|month|year)\b/gi,
      (_, unit: string) => ` ${/^h/i.test(unit) ? 'an hour' : `a ${TIMES[unit.toLowerCase()] ?? unit}`}`,
    )
    .replace(/\b(a (?:second|minute|day)|an hour) ish\b/g, 'about $1')
    .replace(/^1 (\p{L}+) about (a|an) /iu, 'about 1 $1 $2 ')
    .replace(/(?<=\b(?:and|with|add|plus) )(?=(?:drop|pinch|splash|touch|bit|dab|squeeze) of )/gi, 'a ')
    .replace(/\b(in|inside) (?=(?:box|bag|pack|case|kit|set)$)/gi, '$1 the ')
    .replace(/\b(charges?|holds?|fits?|protects?) (?=(?:phone|laptop|tablet)\b)/gi, '$1 your ')
    .replace(/\bself clean(?= with| in|$)/gi, 'self-cleaning')
    .replace(BEFORE_THING, (whole, number: string, unit: string, at: number, all: string) =>
      thirdVerb(/^\p{L}+/u.exec(all.slice(at + whole.length))?.[0] ?? '') !== undefined
        ? whole
        : `${number}-${unit === 'inches' ? 'inch' : unit === 'feet' ? 'foot' : unit.replace(/s$/, '')} `,
    )
    .replace(/^(it|they|you|we|i) (\p{Ll}+) also (?=\p{L})/iu, '$1 also $2 ')
    .replace(/^it has (?=\d[\d.]* (?:grams|kilograms|kilos|pounds|ounces)(?:$|,| and ))/i, 'it weighs ')
    .replace(
      /^(it|the \p{Ll}+) is (keep|hold|help|giv|mak)ing /iu,
      (_, it: string, verb: string) => `${it} ${verb.replace(/^(?:giv|mak)$/, '$&e')}s `,
    )
    .replace(
      /^(?:it|they) ha(?:s|ve) an? (?:[\p{L}\d-]+ )*(?:function|mode|feature|system) (?:so (?:that )?|that lets |which lets )you (?:can )?/iu,
      'you can ',
    )
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/[\s.!,]+$/, '')
    .trim()
}
const TIMES: Readonly<Record<string, string>> = { sec: 'second', min: 'minute' }
/** "4 liters water reservoir" */
const BEFORE_THING =
  /\b(\d[\d.]*) (inches|feet|meters|centimeters|millimeters|liters|milliliters|ounces|pounds|grams|kilograms|kilos|gallons|watts|volts|hours|minutes|seconds|days|weeks|months|years) (?!(?:an?|each|every|per|of|in|and|is|are|or|for|on|to|by|long|wide|tall|high|deep|thick|at|from|with|apart|after|before|first|together|straight|max|total|of|old|now|late|flat|later|cold|hot|warm|dry|when|while|where|if|so|without|than|then|behind|near|between|not|only|empty|needed|about|soil|battery life|ahead|away|across|inside|outside|no|but|until|over|under|it|you|they|across|free|full|below|above|round|around|apart|which|that|because|as|up|off|out|down|one)\b)(?=\p{Ll})/gu
