import { GENERIC_WORDS, PROPER } from './name-words'
import { baseVerb, isAdjective, isEnglishWord, isFunctionWord, isGerund, isNoun, isParticiple } from './lexicon'
import { productNoun } from './product-nouns'

/** A name that a title gives before it says what the thing is: "Attic Mail, a monthly mystery". */
export interface NamedFirst {
  name: string
  /** What it is, as typed: "monthly mystery". */
  what: string
  /** Whether its words alone tell that it is sold as a file or a screen: "QuoteYard - estimates & invoices". */
  isDigital: boolean
  /** Whether people do it: "home tune ups". */
  isWork: boolean
}

const MAX_TYPED = 300
const MAX_NAME_WORDS = 7
const SEPARATOR = String.raw`(?:,|:|\.|\s[–—-]|\s?\|)\s+`
const DESCRIBED = new RegExp(`^(.{2,60}?)${SEPARATOR}(?:an?|the)\\s+(\\p{Ll}.*)$`, 'iu')
const SEPARATED = new RegExp(`^(.{2,60}?)${SEPARATOR}(\\p{Ll}.*|\\d+[ -]\\p{Ll}.*)$`, 'u')
const SMALL =
  /^(?:a|an|and|at|by|for|from|in|n|of|on|or|the|to|when|with|without|your|my|over|under|into|after|before|as|&)$/
/** Where the description goes on with whom or what it is for. */
const TAIL =
  /\s+(?:for|with|w\/?|that|which|who|you|from|made|about|of|in|on|by|to|so|without|because|when|while|before)(?:\s.*|$)|[,(;].*$|\s[–—-]\s.*$/iu
const WORK_ON_SCREEN =
  /^(?:estimates|invoices|invoicing|quotes|quoting|chores|notes|lists?|reminders|budgets?|bills?|bookings|schedules?|scheduling|flashcards|meditations|journaling|habits|tasks|timesheets|receipts|expenses|recipes|routines|paperwork|contracts|waitlists|workouts|shifts|mileage|playlists|white noise)$/i
const ON_SCREEN = /\b(?:costing|tracking|splitting|lost & found|swaps|goals|streaks|inventory|savings)\b/i
const APP_VERB = /^(?:learn|track|plan|budget|schedule|organize|find|split|share|book|log|outline|remember)$/
const TAUGHT = /^(?:courses?|class|classes|lessons?|workshops?|masterclass|bootcamp|program|challenge)$/i
const TITLED = /^(?:cookbook|memoir|novel|workbook|storybook|ebook|guidebook|zine|book|guide)$/i
const COMPANY = /^(?:co|company|sons|daughters|sisters|brothers|bros|studio)\.?$/i

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)
const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, '')

/** Capitals with small words between them. */
const isCapital = (words: readonly string[]) =>
  words.length > 0 &&
  words.length <= MAX_NAME_WORDS &&
  words.every((word, at) => /^[\p{Lu}\d]/u.test(word) || (at > 0 && SMALL.test(word)))

/** "Wool Beanie", "Portable Blender": capitals that only say what it is. */
function saysOnlyWhat(words: readonly string[]): boolean {
  if (words.length < 2 || /^The$/.test(words[0] ?? '')) return false
  const tells = (word: string) =>
    GENERIC_WORDS.has(word) ||
    isAdjective(word) ||
    isParticiple(word) ||
    isGerund(word) ||
    productNoun(word) !== undefined
  return productNoun(plain(words.at(-1) ?? '')) !== undefined && words.every((word) => tells(plain(word)))
}

/** What comes before a description, where it is a name. */
export function namedFirst(typed: string): NamedFirst | undefined {
  const text = typed.slice(0, MAX_TYPED).replace(/\s+/g, ' ').trim()
  // "The Perch by Haldane & Boyd (magnetic car mount)"
  const [, alias = '', aliased = '', explained] =
    /^(The (?:\p{Lu}\p{L}+ ){0,2}(\p{Lu}\p{L}+)) by \p{Lu}[^()]*(?:\(([^()]+)\))?$/u.exec(text) ?? []
  if (alias !== '') return { name: alias, what: explained ?? aliased.toLowerCase(), isDigital: false, isWork: false }
  if (/\bby \p{Lu}/u.test(text)) return undefined
  // "Hank the Handyman", "Dumpling the Very Sad Elephant"
  const [whole = '', person = '', short = '', trade = '', kindOfIt = 'thing'] =
    /^((\p{Lu}\p{Ll}+) the (?:\p{Lu}\p{Ll}+ )*(\p{Lu}\p{Ll}+))(?:,|\s[–—-]|\s\(([^()]+)\)|$)/u.exec(text) ?? []
  const sort = productNoun(trade.toLowerCase())
  if (person !== '' && whole === text && sort === undefined && !isFunctionWord(plain(short)) && !baseVerb(plain(short)))
    return { name: short, what: kindOfIt, isDigital: false, isWork: false }
  const [, simple = '', alone = ''] = /^(The \p{Lu}\S* (\p{Lu}\p{Ll}+))(?: in \p{Ll}+)?$/u.exec(text) ?? []
  if (simple !== '')
    return { name: simple, what: plain(alone), isDigital: false, isWork: productNoun(plain(alone)) === 'service' }
  // "A Year of Soup (cookbook)"
  const [, title = '', book = ''] = /^(\p{Lu}[^(]{3,60}?) \((?:an? )?((?:\p{L}+ )?\p{L}+)\)$/u.exec(text) ?? []
  if (TITLED.test(wordsIn(book).at(-1) ?? '') && isCapital(wordsIn(title)))
    return { name: title, what: book.toLowerCase(), isDigital: false, isWork: false }
  const [, described = '', itself = ''] = DESCRIBED.exec(text) ?? []
  const [, name = described, rest = itself] = described === '' ? (SEPARATED.exec(text) ?? []) : []
  const words = wordsIn(name.replaceAll(',', ''))
  if (!isCapital(words) || saysOnlyWhat(words) || COMPANY.test(words.at(-1) ?? '')) return undefined
  if ((PROPER.has(plain(words[0] ?? '')) && !words[0]?.endsWith('day')) || name === name.toUpperCase()) return undefined
  const what = rest.replace(TAIL, '').trim()
  const own = wordsIn(what)
  const last = own.at(-1) ?? ''
  if (what === '' || own.length > 6) return undefined
  const isDigital = words.length < 4 && (WORK_ON_SCREEN.test(last) || ON_SCREEN.test(what))
  const named = { name, what, isDigital, isWork: !isDigital && !TAUGHT.test(last) && WORK.test(what) }
  if (described !== '') return { ...named, isWork: false }
  const isThing = productNoun(plain(last)) !== undefined
  // "The Night Shelf - bedside caddy", "The Better Bib, silicone"
  if (words[0] === 'The' && (words.length === 3 || (words.length === 4 && !isThing)))
    return isThing || named.isWork || isDigital ? named : { ...named, what: plain(words.at(-1) ?? '') }
  const isTitle = (TAUGHT.test(last) || TITLED.test(last)) && words.length > 1
  const isToUse = (words.length === 1 || last === 'app') && own.length > 2 && APP_VERB.test(own[0] ?? '')
  if (isToUse && !GENERIC_WORDS.has(plain(name))) return { ...named, what: 'app', isDigital: true }
  // "Sunday Roast Club, monthly coffee"
  const isSent = /^(?:monthly|weekly|quarterly)$/.test(own[0] ?? '') && own.length > 1 && words.length > 1
  const isNumbered = /^\d/.test(rest) && text.charAt(name.length) === ':' && words.some((word) => SMALL.test(word))
  return isDigital ||
    isTitle ||
    isNumbered ||
    (isSent && !isWorkNamed(text)) ||
    (words.length === 1 && isSaidAlone(plain(name), own))
    ? named
    : undefined
}

/** "Porchlight | neighborhood lost & found", but not "Candle, hand poured" or "PotPal - slow cooker". */
function isSaidAlone(name: string, what: readonly string[]): boolean {
  const last = plain(what.at(-1) ?? '')
  return (
    what.length > 1 &&
    !what.some((word) => /^(?:your|my|the|a|an)$/.test(word)) &&
    !GENERIC_WORDS.has(name) &&
    !isAdjective(name) &&
    productNoun(name) === undefined &&
    isNoun(last) &&
    (productNoun(last) === undefined || /^(?:timer|tracker|planner)$/.test(last))
  )
}

const PLACE = String.raw`\p{Lu}[\p{L}.'’]+(?: \p{Lu}[\p{L}.'’]+){0,2}`
const PLACES = new RegExp(
  String.raw`(?:,|\s[–—-])\s+${PLACE}(?:,? [A-Z]{2})?(?:,? (?:and|&|\+) ${PLACE})+(?: area| metro| counties)?\s*$`,
  'u',
)
const AREA = new RegExp(
  String.raw`,?\s+(?:(?:proudly )?serving|across|around) (?:the )?${PLACE}.*$|,\s+${PLACE}(?<= (?:Square|Heights|Park|Beach|Hills|County|Valley|City|Springs|Falls|Island|Village|Side|Bay)|metro)\s*$|(?:,|\s[–—-])\s+${PLACE} (?:metro|area)\s*$`,
  'u',
)
const TOWN = /(?:,\s+\p{Lu}\p{Ll}+|\s*\(\p{Lu}\p{Ll}+\))\s*$/u
const DASHED_TOWN = /\s[–—-]\s+\p{Lu}\p{Ll}+\s*$/u
const WORK =
  /\b(?:cleaning|(?:dog|car|house|roof|pressure) wash|washing|sharpening|repairs?|removal|hauling|mowing|tuning|grooming|walking|sitting|training|tutoring|lessons|photography|catering|detailing|painting|plumbing|landscaping|lawn care|pickup|delivery|alterations|moving|organizing|massage|rentals?|bookkeeping|notary|handyman|electrician|roofing|tinting|framing|upholstery|installation|care|maintenance|trimming|guys|pros|crew|housekeeping|tune[- ]?ups?|painter|painters|tutor|service|services|sweep|sweeping|inspections?|tailoring|drop-? ?ins|boarding)\b/i

const isWorkNamed = (text: string) =>
  WORK.test(text) || wordsIn(text).some((word) => productNoun(plain(word)) === 'service')

/**
 * "maths tutoring Leeds LS1 to LS18", "mobile dog groomer Cardiff": capitals behind the work are a town, unless firms have such words in their names.
 * Who does the work is called by it: a "window cleaner" may be a thing.
 */
function withoutBareTown(text: string): string {
  const words = wordsIn(text)
  const isTown = (word: string) =>
    /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(word) &&
    (!isEnglishWord(plain(word)) || /^(?:north|south|east|west|inner|greater|upper|lower|central|new)$/i.test(word))
  const isPart = (word: string) =>
    isTown(word) || /^[A-Z]{1,2}\d{1,2}[A-Z]?$/.test(word) || /^(?:and|&|to|in|near)$/.test(word)
  // "Pawsitive Pals" is a firm.
  if (/^\p{Lu}.*[^s]s$/u.test(words.at(-1) ?? '') && /^\p{Lu}/u.test(words.at(-2) ?? '')) return text
  const end = words.findLastIndex((word) => !isPart(word)) + 1
  const last = words[end - 1] ?? ''
  const worker = WORKER.exec(last)?.[1]
  const isWork = /^\p{Ll}/u.test(last) && (worker !== undefined || productNoun(last) === 'service' || WORK.test(last))
  if (!isWork || !words.slice(end).some(isTown) || !isPart(words.at(-1) ?? '')) return text
  return [...words.slice(0, end - 1), worker ? `${worker}ing` : last].join(' ')
}
const WORKER = /^(clean|groom|fitt|sharpen|walk|sitt|detail|paint|mov|roof|plaster|til)ers?$/

/** "Ding King Mobile Dent Repair": two words of a name before the work. */
const isFirmName = (text: string) => {
  const words = wordsIn(text)
  const [first = '', second = ''] = words.slice(0, 2).map(plain)
  return (
    words.length > 3 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    !GENERIC_WORDS.has(first) &&
    (!isAdjective(first) || PEOPLE.test(second)) &&
    [first, second].every((word) => productNoun(word) === undefined && !WORK.test(word))
  )
}

const PEOPLE = /^(?:sisters|brothers|bros|guys|kings?|queens?|boys|girls|ladies|lads|mates|crew|pros|man|men|doctor)$/

/** "Edge & Oak knife sharpening, Asheville and Black Mountain": where a firm works is no part of its name. */
export function withoutPlaces(typed: string): string {
  const text = withoutBareTown(typed.slice(0, MAX_TYPED))
  const many = PLACES.exec(text)?.[0] ?? ''
  const found =
    many ||
    (AREA.exec(text)?.[0] ?? '') ||
    (TOWN.exec(text)?.[0] ??
      (/['’]s | & /.test(text) ||
      (isFirmName(text.replace(DASHED_TOWN, '')) && !isEnglishWord(plain(wordsIn(text).at(-1) ?? '')))
        ? (DASHED_TOWN.exec(text)?.[0] ?? '')
        : ''))
  const before = text.slice(0, text.length - found.length)
  const isCompany = wordsIn(found).some((word) => COMPANY.test(plain(word)))
  // "gutter cleaning - Hill & Dale": behind a dash two names are the firm, unless it is named before.
  const isFirm = /[–—-]/.test(found.slice(0, 3)) && !/^\p{Lu}/u.test(before)
  if (found === '' || isCompany || isFirm || !isWorkNamed(before)) return text
  if (many === '' && found.startsWith(',') && productNoun(plain(wordsIn(found).at(-1) ?? '')) !== undefined)
    return typed
  // A town behind ordinary words may be a firm: "Window cleaning, Sparkle".
  const town = many === '' ? plain(TOWN.exec(found)?.[0] ?? '') : ''
  const isNamed = /^\p{Lu}\S* (?:&|and )?\S*\p{Lu}|^\p{Lu}\S*['’]s /u.test(before)
  if (town !== '' && !isNamed && (isEnglishWord(town) || found.includes('('))) return typed
  return before
}
