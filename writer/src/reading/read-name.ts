import type { Kind } from '../kinds'
import { folded, havingMatch, isCalled, matchIn, patternOf, phrasesIn } from '../kinds'
import { isMassNoun, isPlural, kept, keptBy, lowerFirst, singular, upperFirst, withArticle } from '../language'
import { COLORS, GENERIC_WORDS, PROMOTION, PROPER } from './name-words'
import { speechCase } from './speech-case'
import { cleanField } from './clean-field'
import {
  isAdjective,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isOnlyAdjective,
  isParticiple,
  isPluralWord,
} from './lexicon'
import { beforeSubtitle, firmName } from './firm-name'
import { isDescriptive, isTitleCase, leadingName } from './leading-name'
import { COMPANY_NOUN, isDigitalTagline, partsOfName } from './name-parts'
import { namedFirst, withoutPlaces } from './named-first'
import { plainTitle } from './plain-title'
import { isDescribing, productNoun, properCase } from './product-nouns'
import type { ProductMention } from './types'

const MAX_BRAND_WORDS = 3
const MAX_TITLE_WORDS = 5
const MAX_NOUN_WORDS = 5
const MAX_NAME_CHARACTERS = 60
const MAX_TYPED = 2_000

/** Brands without an article: nobody says "the Pocketwren". */
const WITHOUT_ARTICLE = new Set<Kind['form']>(['app', 'service', 'course'])
const COURSE =
  /\b(?:course|class|classes|(?:conversation|chess|homework|reading|writing|coding|debate|art) club|lessons?|workshop|masterclass|bootcamp|academy|coaching|program|challenge)$/i
const APP =
  /\b(?:app|software|(?:booking|scheduling|planning|design|writing|editing|research|seo|ai|email|marketing|budgeting|invoice|invoicing|quote|crm|pricing|project|task|survey|social|keyword|productivity|web|online|saas) tool|(?:name|idea|logo|meme|password|prompt|image|text|content|caption|hashtag|story|quote|invoice) generator|tracker|planner app|platform|saas|plugin|extension|crm|scheduler)$/i
const SERVICE =
  /\b(?:service|services|subscription|agency|studio|salon|cleaning|delivery|repair|servicing|rental|photography|catering|grooming|tutoring|membership|mounting|assembly|hauling|consultation|restoration|detailing|alterations|bookkeeping|accounting|printing|landscaping|plumbing|drone (?:videos?|photos?|footage)|(?:wedding|event|property|real estate) (?:videos?|films?|photos?)|(?:portrait|photo|massage|training|styling|tutoring|coaching|makeup) session|massage|facial|haircut|photo ?shoot|(?:resume|contract|portfolio|website|essay|tax) (?:review|editing|writing|prep|preparation|design)|(?:chart|tarot|palm|card|aura|rune) reading|hair and makeup|face painting|illustration|inspections?|virtual assistant|chimney sweep|officiant|doula|management|(?:seo|security|shop|site|account|energy) audit|staining|tinting|threading|installation|voice-over|clean ?up|(?:driveway|deck|concrete|grout) sealing|tune-ups?|child ?care|day ?care|upholstery|(?:compost|laundry|recycling|trash|donation) pickup|(?:car|roof|house|window|driveway|pressure|soft|bin) wash|gutters|taxi|(?:house|interior|exterior|fence|wall) painting|(?:dog|house|pet|baby) (?:walking|sitting)|escape room|valeting|(?:food|coffee|taco|burger|ice cream) (?:truck|cart|stall|van))$/i

/** Marketplace noise around a name: sizes, packs, versions, colors. */
const VERSION =
  /(?<![\p{L}\p{N}])(?:v\d+(?:\.\d+)*|version \d[\d.]*|\d(?:st|nd|rd|th) gen(?:eration)?|gen \d|20[12]\d)(?![\p{L}\p{N}])/giu
const PACK =
  /(?<![\p{L}\p{N}-])(?:(?:pack|set|bundle|lot|box|pallet|case) of \d+|\d+[ -]?(?:pack|packs|pk|pcs|pc|pieces?|pi[eè]ces?|piezas|pe[cç]as|pezzi|stück|stuks|teile|tlg|szt|adet|count|ct)|\d+\s?(?:x|×)\s?(?=\p{L})|x\s?\d+)(?![\p{L}\p{N}])/giu
const SIZE =
  /(?<![\p{L}\p{N}-])\d+(?:[.,]\d+)?\s?-?(?:fl\.?\s?oz|oz|ounces?|ml|l|liters?|litres?|qt|quarts?|gal|gallons?|cups?|lbs?|kg|g|mg|inch(?:es)?|in|cm|mm|ft|feet|w|watts?|v|mah|gb|tb|hz|k|"|″)(?!-)(?:\s?[x×]\s?\d+(?:[.,]\d+)?\s?(?:inch(?:es)?|in|cm|mm|ft|"|″)?)*(?![\p{L}\p{N}])/giu
const DIMENSIONS =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?\s?[x×]\s?\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)?\s?(?:inch(?:es)?|in|cm|mm|ft|"|″)?/giu
const COLOR_TAIL = new RegExp(
  `(?:(?:\\s*[,/]\\s*|\\s+-\\s+|\\s+(?=(?:black|white|red|blue|green|pink|purple|yellow|grey|gray|beige|navy|size|xl|xxl|queen|king|twin|small|medium|large)\\b))(?:(?:light|dark|matte|size) )?(?:${COLORS.join('|')}|one size|xs|s|m|l|xl|xxl|small|medium|large|regular|standard|queen|king|twin))+$`,
  'iu',
)

const isThing = (word: string) => {
  const last = word.toLowerCase().replace(/[^\p{L}-]/gu, '')
  return productNoun(last) === 'thing' || (productNoun(last) === undefined && isListedNoun(singular(last)))
}

/** What stands behind the thing itself: "mini chainsaw 6 inch cordless 2 batteries", "algae scraper aquarium M size", "Linen Shirt, Relaxed Fit, Mandarin Collar". */
function withoutTail(title: string): string {
  const isSmall = title === title.toLowerCase()
  const [, before = ''] = /^((?:\p{Ll}[\p{Ll}'-]* ){1,4}\p{Ll}[\p{Ll}'-]*) \d/u.exec(title) ?? []
  const last = before.split(' ').at(-1) ?? ''
  if (isSmall && last.length > 2 && (isThing(last) || !isDescriptive(last))) return before
  const sized = title
    .replace(/^(?:Why|What|When) [^:–—-]+ (?:[-–—]|:) (?=\p{Lu})/u, '')
    .replace(/ (?:[SMLX]{1,3}|one|free) size$/i, '')
  const [, thing = ''] = FOR_PLACE.exec(sized) ?? []
  if (thing !== '' && /^\p{Ll}/u.test(thing) && isThing(thing.split(' ').at(-1) ?? '')) return thing
  const [, first = '', rest = ''] = /^([^,]+), (.+)$/.exec(sized) ?? []
  const isFit =
    /(?:^|, )\p{Lu}\p{L}+ (?:Collar|Fit|Neck|Sleeve|Waist|Hem|Heel|Toe|Cut|Rise|Finish|Veneer|Oak|Walnut|Lid|Handle|Strap)(?:,|$)/u.test(
      rest,
    )
  return isFit && isThing(first.split(' ').at(-1) ?? '') ? first : sized
}
const FOR_PLACE =
  /^(.+?) (?:aquarium|fish ?tank|car|kitchen|bathroom|garden|office|camping|travel|dog|cat|baby|kids|sofa|couch|bed)$/u

/** Reads how the product is called. With a known kind the words in front of its noun are the brand. */
export const readName = (given: string, kind?: Kind): ProductMention =>
  kind ? readAs(given, kind) : readUnknown(given)

/** A name is read in several places. */
const readUnknown = keptBy((given: string) => readAs(given))

function readAs(given: string, kind?: Kind): ProductMention {
  if (FOREIGN_TAIL.test(given)) return readName(given.replace(FOREIGN_TAIL, '$1'), kind)
  if (HIRE.test(given)) return asHire(readName(given.replace(HIRE, 'rental'), kind))
  const sold = kind
    ? undefined
    : (fileOf(given) ?? courseOf(given) ?? firmLast(given) ?? bookOf(given) ?? titleOfFirm(given) ?? coinedName(given))
  if (sold) return sold
  const title = kind ? plainTitle(given) : withoutTail(plainTitle(given))
  const firm = kind && kind.form !== 'service' ? undefined : firmName(title)
  if (firm) return firm
  if (!kind && PRESS_ONS.test(title)) return withPressOns(readName(title.replace(PRESS_ONS, 'press on nails')))
  const typed = placeIn(title) ? title : withoutPlaces(title)
  const named = byItsName(typed, kind)
  if (named) return named
  const place = placeIn(typed)
  const mention = withCutWord(withWholeName(withWork(nameOf(typed, kind), typed), given, kind), typed)
  // "Mobile dog grooming Tampa"
  if (place && mention.first === place && typed.length > place.length + 1)
    return { ...readName(typed.slice(0, typed.lastIndexOf(place)).replace(/[\s,–—-]+$/, ''), kind), place }
  if (!place || !/^(?:service|course)$/.test(mention.form) || mention.noun === 'thing') return mention
  const without = (name: string) =>
    name.length > place.length + 1 ? name.replace(new RegExp(`,? ${place}$`), '') : name
  return {
    ...mention,
    first: without(mention.first),
    later: without(mention.later),
    title: without(mention.title),
    place,
  }
}

/** "Ah Seng Musang King durian delivery": a firm's name as typed where only its first words were taken. */
function withCutWord(read: ProductMention, typed: string): ProductMention {
  // "Brow lamination by Eszter"
  if (
    read.form === 'service' &&
    typed.endsWith(` by ${read.first}`) &&
    /^\p{L}\p{Ll}+(?: \p{Ll}+)+ \p{Lu}\p{Ll}+$/u.test(typed)
  )
    return { ...read, first: lowerFirst(typed), later: 'it', title: typed }
  if (read.form !== 'service' || read.first.split(' ').length < MAX_BRAND_WORDS || !typed.startsWith(`${read.first} `))
    return read
  const [, cut = ''] = /^( \p{Lu}\p{Ll}+(?: \p{Ll}+)+)/u.exec(typed.slice(read.first.length)) ?? []
  const name = `${read.first}${cut}`
  return cut.toLowerCase() === ` ${read.noun}` ? { ...read, first: name, later: name, title: name } : read
}

/** "FiscoFacile per Partita IVA": for whom it is, in the seller's language. */
const FOREIGN_TAIL = /^(\p{Lu}\p{Ll}+\p{Lu}\p{L}+) (?:per|para|pour|für|voor|dla) \p{L}.*$/u

/** "Quiet Walks: 6-week online course", "Number Sense - GCSE tutoring": called by all that stands before the sign. */
function withWholeName(mention: ProductMention, given: string, kind: Kind | undefined): ProductMention {
  const [, name] = /^(\p{Lu}[^:–—(]*?)(?:: | [–—-] | \((?=[^()]*(?:course|class|lessons)\)))/u.exec(given.trim()) ?? []
  if (!kind || !WITHOUT_ARTICLE.has(kind.form) || name === undefined || mention.first === name) return mention
  // "Excel for beekeepers (online course)", "Curat ca la Mama – house cleaning Cluj"
  const isTitle =
    kind.form === 'course'
      ? / for [\p{L}-]+$/u.test(name) && !COURSE.test(name)
      : kind.form === 'service' && name.startsWith(`${mention.first} `) && !SERVICE.test(name)
  return isTitle || readName(given).first === name ? { ...mention, first: name, later: name, title: name } : mention
}

/** "Photo booth hire for weddings": a rental by its British name. */
const HIRE = /(?<=\p{L} )hire(?=$|,| (?:for|in|at|near|by|from)\b)|(?<=\p{L} booth )hire(?= \p{L}+$)/iu
const asHire = (read: ProductMention): ProductMention => {
  const back = (text: string) => text.replace(/\brental\b/gi, 'hire')
  return { ...read, first: back(read.first), later: back(read.later), title: back(read.title), noun: back(read.noun) }
}

const PRESS_ONS = /\bpress[- ]ons\b(?! nails?)/i
/** "press ons short almond": nails, called as they are. */
const withPressOns = (read: ProductMention): ProductMention => ({
  ...read,
  first: read.first.replace(/\bpress on nails$/i, 'press-ons'),
})

/** "Attic Mail, a monthly mystery": called by its name; a person's name or a long title only once. */
export function byItsName(typed: string, kind?: Kind): ProductMention | undefined {
  const found = kind && kind.form !== 'thing' ? undefined : namedFirst(typed)
  if (!found) return undefined
  const { name, what, isDigital } = found
  const words = wordsIn(what)
  const noun = kind?.name ?? (isDigital ? 'app' : spokenNoun(productPhrase(words) ?? words))
  const form = kind?.form ?? (isDigital ? 'app' : found.isWork ? 'service' : formOf(noun, `${name} ${what}`, undefined))
  const first = name.replace(/^The (?=\p{Lu})/u, form === 'app' || form === 'course' ? 'The ' : 'the ')
  const length = wordsIn(name.replaceAll(',', '')).length
  const isMany = isPlural(headOf(noun))
  const isOnce =
    noun !== 'thing' &&
    !isMany &&
    !/^(?:app|service|course)$/.test(form) &&
    (length === 1 || length > 3 || BOOK.test(noun))
  return {
    first,
    later: isOnce ? `the ${kind?.noun.split(' ').at(-1) ?? shortOf(noun)}` : first,
    title: name,
    noun,
    isPlural: false,
    form: /^(?:plural|stuff)$/.test(form) ? 'thing' : form,
  }
}
const BOOK = /(?:book|memoir|novel|guide|zine)$/

/** "Bluebird Lawn Care": what a firm does is part of its name where it is written so. */
function withWork(mention: ProductMention, typed: string): ProductMention {
  const { first: brand, noun, form } = mention
  const firm = form === 'service' ? `${brand} ${typed.includes(' & ') ? noun.replace(' and ', ' & ') : noun}` : ''
  const name = typed.slice(0, firm.length)
  return firm !== '' &&
    name.toLowerCase() === firm.toLowerCase() &&
    /^\p{Lu}\S*(?: (?:&|\p{Lu}\p{Ll}+))+$/u.test(name) &&
    brand.split(' ').length === 1
    ? { ...mention, first: name, later: name, title: name }
    : mention
}

/** "Slow Gate Coffee - The Kitchen Blend": what needs no article is called by its typed words, where they are more than a description. */
function stuffAsTyped(typed: string, { noun, shortNoun }: Parts): ProductMention | undefined {
  const name = (typed.split(/\s+[–—-]+\s+|\s*[:|(]|,/)[0] ?? '').trim()
  const words = wordsIn(name)
  const isName =
    formOf(noun, name, undefined) === 'stuff' &&
    folded(words.at(-1) ?? '') === shortNoun &&
    words.length < 5 &&
    name !== name.toUpperCase() &&
    isTitleCase(words) &&
    words.slice(0, -1).some((word) => !isDescriptive(word) && !/ers?$/.test(word))
  if (!isName) return undefined
  return productNoun(shortNoun) === undefined
    ? mentionOf(name, '', '', 'thing', undefined)
    : { first: name, later: `the ${shortNoun}`, title: name, noun, isPlural: false, form: 'stuff' }
}

/** Where a firm works, as far as its name says: "Phoenix". */
const placeIn = (typed: string) =>
  new RegExp(`(?:^|[\\s(,–—-])(${CITIES})(?:,? [A-Z]{2})?\\)?\\s*$`, 'u').exec(typed.slice(0, MAX_TYPED))?.[1] ??
  /(?:,|\s[–—-])\s+(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s*$/u.exec(
    typed.slice(0, MAX_TYPED),
  )?.[1]

function nameOf(typed: string, kind: Kind | undefined): ProductMention {
  const own = kind ? undefined : beforeSubtitle(typed)
  if (own) return mentionOf(own, '', '', 'thing', undefined)
  const title = kind ? undefined : (quotedTitle(typed) ?? titleOf(typed))
  if (title) return mentionOf(title, 'course', 'course', 'course', undefined)
  const led = kind ? undefined : ledName(typed)
  if (led) return led
  const clean = tidied(kind ? makerLast(typed) : brandLast(makerLast(joined(withoutPlace(typed)))))
  const by = BY.exec(clean)
  const split = by
    ? { name: clean.slice(0, by.index).replace(/^the (?=\S+ \S)|[\s,–—-]+$/gi, ''), maker: makerOf(by[1] ?? '') }
    : partsOfName(clean)
  if (split.isBrandOnly)
    return mentionOf(capitalized(split.name), '', '', kind?.form ?? (isDigitalTagline(clean) ? 'app' : 'thing'), kind)
  const { name } = split
  const firm = kind ? undefined : OWN_SCHOOL.exec(name)?.[1]
  if (firm)
    return mentionOf(name, firm.toLowerCase(), firm.toLowerCase(), /^[SA]c/.test(firm) ? 'course' : 'service', kind)
  const isShouted = name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase()
  const parts = kind ? withKind(name, kind, isShouted) : withoutKind(name, isShouted)
  const maker = split.maker && capitalized(split.maker)
  const stuff = kind || parts.brand || maker ? undefined : stuffAsTyped(typed, parts)
  if (stuff) return stuff
  // "Sparkle by Nomvula"
  if (by && !kind && /^\p{Lu}\p{Ll}+$/u.test(name) && productNoun(name.toLowerCase()) === undefined)
    return mentionOf(`${name} by ${by[1]}`, '', '', 'thing', undefined)
  // "Printables Masterclass by Dana K.": the maker of a class is a teacher, not its name.
  if (by && !kind && /\bby\b/i.test(typed) && /\b(?:masterclass|course|class|workshop|bootcamp|school)$/i.test(name)) {
    const taught = spokenNoun(wordsIn(name))
    return mentionOf(undefined, taught, headOf(taught), 'course', kind)
  }
  // "iPhone 15 case by Casely": the maker is the brand, what it fits belongs to the noun.
  const isPartOfNoun = by !== null || parts.brand?.split(' ').some((word) => PROPER.has(word.toLowerCase()))
  const noun =
    maker && !kind && parts.brand && parts.noun !== '' && isPartOfNoun ? `${parts.brand} ${parts.noun}` : parts.noun
  // "Airbnb turnover cleaning by FreshFlip": who does it is the firm.
  const isFirm = !kind || !parts.brand || /['’]s$/.test(maker ?? '')
  const brand = maker && isFirm && parts.noun !== '' ? maker : parts.brand
  const read = mentionOf(brand, noun, parts.shortNoun, formOf(parts.noun, name, kind), kind)
  // "Human Hair Wig - Akosua Hair Gallery": the shop is not what one holds.
  const isShop =
    maker?.includes(' ') && !/\d| by /.test(maker + typed) && brand === maker && /^(?:thing|plural)$/.test(read.form)
  return isShop ? { ...read, later: `the ${parts.shortNoun}` } : read
}

/** "Spoke Bloke - Mobile Bike Repairs, Inner West Sydney": called as typed, and its noun stands behind the name. */
function ledName(typed: string): ProductMention | undefined {
  const found = leadingName(typed)
  if (!found) return undefined
  const { name, rest } = found
  const noun = COUNT.test(rest) ? headOf(name) : nounBehind(rest)
  const form = noun === '' ? (isDigitalTagline(typed) ? 'app' : 'thing') : formOf(noun, rest, undefined)
  // "the Sergeant Socks" are no "Sergeant Socks compression socks".
  if (headOf(name) === headOf(noun) && form !== 'service')
    return { first: `the ${name}`, later: `the ${name}`, title: name, noun, isPlural: form === 'plural', form }
  const mention = mentionOf(name, noun, shortOf(noun), form, undefined)
  const withArticle = (text: string) =>
    /^(?:app|course)$/.test(form) ? text : text.replace(/^The (?=\p{Lu})/u, 'the ')
  return { ...mention, first: withArticle(mention.first), later: withArticle(mention.later) }
}

/** "Plughole Snake (pack of 5)" */
const COUNT = /^(?:(?:pack|set|box|bag|bundle) of \d+|\d+\+? (?:count|ct|pack|pcs|pieces))\)?$/i

/** The first thing that the words behind a name say: "bike repairs" of "Mobile Bike Repairs, Inner West Sydney". */
function nounBehind(rest: string): string {
  const parts = tidied(joined(rest)).split(/\s+[–—-]+\s+|[|:,()]/)
  const phrases = parts.map((part) => productPhrase(wordsIn(stripped(cutTail(part.trim())))))
  return spokenNoun(phrases.find((phrase) => phrase !== undefined) ?? [])
}

/** "stick on", "Peel and Stick", "Step by Step": one word of a name. */
const joined = (typed: string) =>
  typed
    .slice(0, MAX_TYPED)
    .replace(/\bvitamin ([A-K])\b/gi, (_, letter: string) => `vitamin-${letter.toLowerCase()}`)
    .replace(/\b(non|anti) (slip|stick|skid|toxic|fog)\b/gi, '$1-$2')
    .replace(
      /\b(zero) (waste)\b|\b(wall|ceiling|table) (mounted)\b|\b(pre) (seasoned|filled|lit|cut)\b|\b(TSA) (approved)\b/gi,
      (phrase) => phrase.replace(' ', '-'),
    )
    .replace(/\b(peel) (?:and|&|n) (stick)\b/gi, '$1-and-$2')
    // "drag n drop seating chart"
    .replace(/\b(drag|plug|mix|pick|pop) (?:and|&|n) (drop|play|match|mix|go) (?=\p{L}{3})/giu, '$1-and-$2 ')
    // "Long Sleeve Toddler Bib": no sleeve for sale.
    .replace(/^(.*?)\b(long|short|cap) sleeve(?= \p{L}{3})/iu, (whole, before: string, length: string) =>
      wordsIn(before).some((word) => productNoun(word)) ? whole : `${before}${length}-sleeve`,
    )
    .replace(/\b(under) (cabinet|counter|sink|desk|bed) (?=\p{L})/giu, '$1-$2 ')
    .replace(/\bself (watering|cleaning|heating|stirring|inflating|adhesive|tanning)\b/gi, (words) =>
      words.toLowerCase().replace(' ', '-'),
    )
    .replace(/\b(lion['’]s) (mane)\b/gi, '$1-$2')
    .replace(/\b(one) (on|to) (one)\b/gi, '$1-$2-$3')
    .replace(/\b(plant) (based)\b|\b(freeze) (dried)\b/giu, (phrase) => phrase.replace(' ', '-'))
    .replace(/\b(\d+) ?in ?1\b/gi, '$1-in-1')
    .replace(
      /\b(?<!\bin )(\d+)[ -]?(stage|speed|tier|port|pocket|layer|blade|drawer|shelf|zone|person|step|week|day|month|min|minute|hour)s? (?=\p{L}{3})/giu,
      (_, number: string, what: string) => `${number}-${what.toLowerCase().replace(/^min$/, 'minute')} `,
    )
    .replace(/^([^(]+)\(([^()]+)\)$/, (whole, own: string, what: string) =>
      /^\p{Lu}\S*(?: \p{Lu}\S*){0,2} $/u.test(own) &&
      !wordsIn(own).some((word) => productNoun(word)) &&
      productNoun(wordsIn(what).at(-1) ?? '')
        ? `${own.trim()} - ${what}`
        : whole,
    )
    .replace(/\b(over) (the) (sink|door|toilet|counter|bed|stove)\b/gi, '$1-$2-$3')
    .replace(/\b(stick) (on)\b|\b(plug) (in)\b|\b(pop|roll|fold) (up)\b|\b(pull|slide|roll) (out)\b/gi, (phrase) =>
      phrase.replace(' ', '-'),
    )

const BY = /\bby (\p{Lu}[\p{L}\d'&.-]*(?: (?:(?:&|and|a|the|on|of|for|to) )?\p{Lu}[\p{L}\d'&.-]*){0,3})\s*(?:,.*)?$/u
const makerOf = (words: string) => words

/** 'Excel course "Spreadsheet Therapy"' */
const quotedTitle = (typed: string) =>
  /\b(?:course|class|masterclass|workshop|bootcamp)\s+["“](\p{Lu}[^"”]{3,40})["”]\s*$/u.exec(
    typed.slice(0, MAX_TYPED),
  )?.[1]

/** "(4 hr online course)", ", online class" */
const COURSE_SIGN =
  /(?:\s*\(|,\s*|\s+[–—-]\s+(?=\d|self))(?:an? )?(?:\d+[ -]?(?:weeks?|days?|hours?|hrs?|months?) )?(?:(?:online|video|live|virtual|email|mini|self[- ]paced) )?(?:course|class|workshop|masterclass|bootcamp|lessons)\)?$/i

const BOOKS =
  '(?:\\p{L}+ )?(?:(?:picture|money|colou?ring|activity|bedtime|story) book|storybook|cookbook|novel|memoir|ebook|zine|comic|poems|workbook)'
const QUOTED_BOOK =
  /^["“](.{3,60}?)[?!.]?["”][\s,:–—-]+((?:\p{L}+ ){0,2}(?:book|novel|storybook|cookbook|memoir|ebook|zine|comic|poems|workbook))\b/iu
/** "Mi Nombre en las Estrellas, personalised picture book" */
const TITLED_BOOK = new RegExp(
  `^(\\p{Lu}[^,:(]{3,60}?)[?!]?(?:,|:| [-–—]|(?= \\()) \\(?(?:an? )?((?:children['’]s |kids['’]? )?${BOOKS})(?: (?:for|by) .*|\\).*|, ages? .*)?$`,
  'u',
)
/** "The Salt Ledger by R. J. Oakhurst": only authors have initials. */
const BY_AUTHOR = /^(\p{Lu}.{2,60}?) by \p{Lu}\. ?(?:\p{Lu}\. ?)*\p{Lu}\p{L}+(?: \(([^()]*)\))?$/u
/** "The Market Woman's Money Book by Ngozi Eze" */
const BOOK_BY =
  /^(\p{Lu}[\p{L}'’-]+ (?:(?:\p{Lu}[\p{L}'’-]+|of|the|and|for|to|in|a) )+\p{L}*[Bb]ook) by \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u

/** "The Bear Who Hated Mondays, hardcover, by Jo Kowalchuk" */
const BOUND =
  /^(\p{Lu}[^,(]{2,60}?)(?:, | [-–—] | \()(?:\p{Ll}+ ){0,2}(?:hard(?:cover|back)|paperback|softcover|board book|audiobook)\b.*$/u

/** A book is called by its title: '"Where Do Worries Go?" picture book', "The Salt Ledger by R. J. Oakhurst". */
function bookOf(given: string): ProductMention | undefined {
  const typed = given.slice(0, MAX_TYPED).trim()
  const [, quoted = '', what = ''] = QUOTED_BOOK.exec(typed) ?? []
  if (what !== '') {
    const noun = what.toLowerCase().replace(/^(?:an?|the) /, '')
    return { first: `the ${noun} ${quoted}`, later: 'the book', title: quoted, noun, isPlural: false, form: 'thing' }
  }
  const [, title = '', sort = 'book'] =
    TITLED_BOOK.exec(typed) ?? BY_AUTHOR.exec(typed) ?? (BOUND.exec(typed) ?? BOOK_BY.exec(typed))?.slice(0, 2) ?? []
  if (title === '') return undefined
  const noun = sort.toLowerCase()
  const later = /^(?:cook|work)book$/.test(noun) ? `the ${noun}` : 'the book'
  return { first: title.replace(/^The /, 'the '), later, title, noun, isPlural: false, form: 'thing' }
}

/** "Church Basement (8 oz) - Odd Wick Co.": a title, and who makes it. */
function titleOfFirm(given: string): ProductMention | undefined {
  const [, title = '', firm = ''] =
    /^(\p{Lu}[^(,:]*?)(?: \([^()]*\))? (?:[-–—]|by(?=.* & )) (\p{Lu}[^(,:–—]*?)\.?$/u.exec(
      given.slice(0, MAX_TYPED).trim(),
    ) ?? []
  const words = wordsIn(title)
  const isTitle = words.length > 1 && words.length < 5 && isTitleCase(words)
  if (
    !isTitle ||
    !(isFirm(firm) || given.endsWith(` by ${firm}`)) ||
    words.some((word) => productNoun(word) === 'thing' || productNoun(word) === 'service')
  )
    return undefined
  return { first: title, later: title, title, noun: 'thing', isPlural: false, form: 'thing' }
}
const isFirm = (text: string) => text.includes(' ') && COMPANY_NOUN.test(text.split(' ').at(-1) ?? '')

/** "Nia-Dew 5" */
function coinedName(given: string): ProductMention | undefined {
  const parts = /^(\p{Lu}\p{Ll}+)-(\p{Lu}\p{Ll}+)(?: \d{1,3})?$/u.exec(given)?.slice(1) ?? []
  const isCoined = parts.some((part) => !isEnglishWord(part.toLowerCase())) && productNoun(parts[1] ?? '') === undefined
  return isCoined ? mentionOf(given, '', '', 'thing', undefined) : undefined
}

const FILE =
  /^([^:]{3,40}?)(?:\s+[-–—]\s+|:\s+|(?<!sheet)\s+\((?=google ))(?:an? )?((?:\p{L}+ )?(?:google sheets?(?: (?:budget|tracker|planner|template))?|notion (?:planner|template|dashboard|tracker)|excel (?:sheet|template|tracker)|spreadsheet|canva template))(?=$|\s(?:for|with|to)\b|[,()])/iu
/** What is sold as a file: "The Unhurried Wedding: Notion Planner", "side hustle tracker - google sheet for us sellers". */
function fileOf(given: string): ProductMention | undefined {
  const [, name = '', sort = ''] = FILE.exec(given.slice(0, MAX_TYPED).trim()) ?? []
  if (name === '') return undefined
  const noun = sort
    .toLowerCase()
    .replace(/\b(?:google|notion|excel|canva)\b/, upperFirst)
    .replace(/^Google sheets?$/, 'Google Sheet')
    .replace(/^Google sheets? /, 'Google Sheets ')
  const last = name.split(' ').at(-1) ?? ''
  const isTitle = /^\p{Lu}/u.test(name)
  return {
    first: `${isTitle ? name : `this ${name}`}, ${withArticle(noun)}`,
    later: isTitle ? name : `the ${last}`,
    title: name,
    noun: isTitle ? noun : name,
    isPlural: false,
    form: 'app',
  }
}

/** "pool cleaning gold coast - Blue Cod Pools", "dog walking - Paws w/ Priya, Reading": the firm stands behind what it does. */
function firmLast(given: string): ProductMention | undefined {
  const [, work = '', firm = ''] =
    /^([^\p{Lu},(:|]{5,50}?) [-–—] (\p{Lu}[\p{L}\d'’&]*(?: (?:w\/ ?|with |and |& |of |the )?\p{Lu}?[\p{L}\d'’&]+){0,3})(?:, \p{Lu}.*)?$/u.exec(
      given.slice(0, MAX_TYPED).trim(),
    ) ?? []
  const words = (work.split(' for ')[0] ?? '').split(' ')
  const end = words.findLastIndex((word) => productNoun(word) === 'service')
  const noun = /\bescape room\b/.exec(work)?.[0] ?? words.slice(0, end + 1).join(' ')
  if (firm === '' || noun === '') return undefined
  const name = firm.replace(/\bw\/ ?/, 'with ')
  return { first: name, later: name, title: name, noun, isPlural: false, form: 'service' }
}

const MAX_SUBJECT_WORDS = 3
const LANGUAGE =
  /\b(Italian|French|Spanish|German|Portuguese|Japanese|Korean|English|Dutch|Polish|Greek|Arabic|Hindi|Swedish|Norwegian|Danish|Welsh|Irish)\b/
/** "Piazza Lenta: Conversational Italian in 8 Weeks" */
function courseOf(given: string): ProductMention | undefined {
  // "driving lessons w/ Tariq - stockport", "yoga with Meera"
  const [, lessons = '', head = '', teacher = ''] =
    /^((?:[\p{L}-]+ ){0,3}?(lessons?|class(?:es)?|coaching|tuition|workshops?|yoga|pilates|tai chi)) (?:with |w\/ ?)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=$| [-–—|]|[,(])/iu.exec(
      given.slice(0, MAX_TYPED).trim(),
    ) ?? []
  if (lessons.includes(' ') || /^(?:yoga|pilates|tai)/i.test(lessons)) {
    const word = head.toLowerCase()
    const noun = `${lessons.slice(0, -head.length)}${word}`
    const isMany = isPlural(word)
    const isActivity = /^(?:yoga|pilates|tai chi|coaching|tuition)$/.test(word)
    return {
      first: `${isActivity ? '' : isMany ? 'these ' : 'this '}${noun} with ${teacher}`,
      later: isActivity ? 'the class' : `the ${word}`,
      title: `${noun} with ${teacher}`,
      noun,
      isPlural: isMany,
      form: 'course',
    }
  }
  const [, name = '', taught = ''] =
    /^(\p{Lu}[^:,|(–—-]{2,30}?)(?::| [-–—]) (.{3,40}?) in \d+ (?:Weeks|Days|Months|Lessons)$/iu.exec(
      given.slice(0, MAX_TYPED).trim(),
    ) ?? []
  if (name === '') return undefined
  const subject = taught
    .split(' ')
    .map((word) => (isEnglishWord(word.toLowerCase()) ? word.toLowerCase() : word))
    .join(' ')
  const what = LANGUAGE.exec(taught)?.[1] ?? (subject.split(' ').length <= MAX_SUBJECT_WORDS ? subject : '')
  const noun = `${what} course`.trim()
  return { first: name, later: name, title: name, noun, isPlural: false, form: 'course' }
}

/** "Learn to Crochet in a Weekend", "Backyard Beekeeping 101", "Excel Essentials w/ Tom": a class called by its title. */
function titleOf(typed: string): string | undefined {
  const text = typed.slice(0, MAX_TYPED).replace(/\s+/g, ' ').trim()
  const school = COURSE_SIGN.test(text) ? /^(\p{Lu}[^:|,(]{2,30}): /u.exec(text)?.[1] : undefined
  if (school && wordsIn(school).length < 5) return school
  const isSelfPaced =
    /\((?:self[- ]paced|online|\d+ (?:weeks?|days?|lessons?|modules?))\)$/i.test(text) ||
    (COURSE_SIGN.test(text) && !/\b(?:kit|set|box|bundle|pack)s?\b/i.test(text.replace(COURSE_SIGN, '')))
  const teacher = /\s(?:w\/\s?|with )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u.exec(text)
  const title = text
    .replace(COURSE_SIGN, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\s+w\/\s?\p{Lu}\p{Ll}+$/u, '')
  // "learn guitar (online course)", "learn ukulele in 30 days"
  const isLearned = isSelfPaced || / in (?:an?|\d+) (?:minutes?|hours?|days?|weeks?|weekend|month)$/.test(title)
  if (isLearned && /^(?:learn|how to|master|speak|play) \S+ \S/.test(title) && title === title.toLowerCase())
    return upperFirst(title)
  const words = title.replace(/\bstep by step\b/i, 'Step-by-Step').split(' ')
  if (words.length < 2 || words.length > (teacher ? 10 : 8) || /[|,:]|\s[-–—]\s/.test(title) || !/^\p{Lu}/u.test(title))
    return undefined
  if (isNounAtEnd(title) && productNoun(words.at(-1) ?? '') !== undefined && !isSelfPaced) return undefined
  const isCapital = words.every((word) => /^[\p{Lu}\d]|^(?:to|in|for|the|a|an|and|of|with|your)$/u.test(word))
  const isTitle =
    /^(?:Learn|How to|Master(?:ing)?|Become|Speak|Play)\b .+/.test(title) ||
    title.endsWith(' 101') ||
    isSelfPaced ||
    (teacher !== null && isCapital && / in \d+ (?:Weeks|Days|Evenings|Lessons|Months)/i.test(title))
  return isCapital && isTitle ? title : undefined
}

/** "Rolling Suds Mobile Car Detailing - Tampa": where a firm works is no name. */
const CITIES =
  'Austin|Dallas|Houston|San Antonio|Fort Worth|El Paso|Miami|Tampa|Orlando|Jacksonville|Atlanta|Savannah|Charlotte|Raleigh|Durham|Asheville|Nashville|Memphis|Knoxville|New Orleans|Denver|Boulder|Phoenix|Tucson|Scottsdale|Las Vegas|Reno|Los Angeles|San Diego|San Francisco|San Jose|Oakland|Sacramento|Fresno|Long Beach|Portland|Seattle|Tacoma|Spokane|Boise|Salt Lake City|Albuquerque|Santa Fe|Chicago|Detroit|Cleveland|Columbus|Cincinnati|Indianapolis|Louisville|Milwaukee|Madison|Minneapolis|St\\.? Paul|St\\.? Louis|Kansas City|Omaha|Des Moines|Tulsa|Oklahoma City|New York(?: City)?|NYC|Brooklyn|Queens|Manhattan|Boston|Philadelphia|Pittsburgh|Baltimore|Washington|Richmond|Toronto|Vancouver|Calgary|Montreal|London|Manchester|Sydney|Melbourne|Ohio|Texas|Florida|Georgia|Oregon|Colorado|Arizona|Michigan|Virginia|Utah|Idaho|Maine|Vermont|Tennessee|Kentucky|California|Nevada|Wisconsin|Minnesota'
const PLACE_AT_END = new RegExp(
  String.raw`(?:\s+[–—|-]\s+|,\s+)(?:(?:Greater |Downtown |North |South |East |West )?(?:${CITIES})(?:,? [A-Z]{2})?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY))\s*$`,
  'u',
)

/** The name before the place; a firm's own words before its work are then its name. */
function withoutPlace(typed: string): string {
  const text = typed.slice(0, MAX_TYPED).replace(new RegExp(`\\s*\\((${CITIES})(,? [A-Z]{2})?\\)\\s*$`, 'u'), ', $1$2')
  const name = text.replace(PLACE_AT_END, '')
  if (name === text) return text
  const words = wordsIn(name)
  const end = words.findLastIndex((word) => !SERVICE_WORD.test(word) && productNoun(word) !== 'service') + 1
  const own = words.slice(0, end)
  const isName =
    own.length > 1 &&
    own.length <= MAX_BRAND_WORDS &&
    end < words.length &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    own.some((word) => !isTellingWord(word) && !SERVICE_SORT.test(word))
  return isName ? `${own.join(' ')} - ${words.slice(end).join(' ').toLowerCase()}` : name
}
const SERVICE_WORD =
  /^(?:mobile|car|auto|truck|boat|rv|dog|cat|pet|house|home|window|carpet|rug|lawn|yard|garden|tree|pool|gutter|roof|driveway|pressure|power|soft|junk|hair|nail|wedding|portrait|family|newborn|event|piano|guitar|math|care|tissue|sports|stone|ceramic|coating|furniture|appliance|garage|door|phone|computer|bike|air|duct|pest|control|deep|swedish|hot)$/i

/** "Garage door repair - Doorly LLC" and "phone mount (ROADSMITH)" to "... by Doorly". */
const makerLast = (typed: string) =>
  typed
    .slice(0, MAX_TYPED)
    // "Cotton Kurta – Rizvi Garments, Aminabad"
    .replace(/(?<= [–—-] (\p{Lu}\p{L}+ \p{Lu}\p{L}+)), \p{Lu}\p{Ll}+$/u, (place, firm: string) =>
      isFirm(firm) ? '' : place,
    )
    .replace(
      /\s*[–—|-]\s+(\p{Lu}[\p{L}&' ]{2,30}?)\s+(?:LLC|Inc|Co|Ltd)\b\.?\s*$/iu,
      (_, maker: string) => ` by ${capitalized(maker)}`,
    )
    .replace(LAST_NAME, (whole, thing: string, inBrackets: string | undefined, behindDash: string | undefined) => {
      const maker = inBrackets ?? behindDash ?? ''
      return isLastName(thing, maker) ? `${thing} by ${maker}` : whole
    })

/** "baby sleep sack (Dozeling)", "tarot deck with keywords – Soft Moon" */
const LAST_NAME =
  /^(.*\S)\s*(?:\((\p{Lu}[\p{L}\d'&]+(?: \p{Lu}[\p{L}\d'&]*){0,2})\)|\s[–—-]\s+(\p{Lu}\p{Ll}+(?: (?:on|of|in|to|for|with|by|at|the|and|&|\p{Lu}[\p{Ll}']+)){1,3}))\s*$/u
const isLastName = (thing: string, maker: string) =>
  !new RegExp(`^(?:${CITIES})$`, 'u').test(maker) &&
  wordsIn(thing).some((word) => productNoun(word)) &&
  !/\s[–—-]\s|,|:/.test(thing) &&
  /\s\p{Ll}/u.test(thing) &&
  !wordsIn(maker).some(
    (word) =>
      (productNoun(word) &&
        !wordsIn(thing).some((each) => productNoun(each) === 'service') &&
        !/^\p{Lu}\p{Ll}+ (?:on|of|in|to|for|with|the|and|&) /u.test(maker)) ||
      COLOR_WORDS.has(word.toLowerCase()) ||
      PROPER.has(word.toLowerCase()),
  ) &&
  (wordsIn(maker).length > 1 ||
    !(
      GENERIC_WORDS.has(folded(maker)) ||
      isListedNoun(folded(maker)) ||
      isAdjective(folded(maker)) ||
      isParticiple(folded(maker))
    ))

/** 'night light "Dawnly"', "meal plan app PlateMate", "booking tool - Bookabee" to "... by Bookabee". */
function brandLast(name: string): string {
  const model = /^([^,|\p{Lu}]+) (\p{Lu}{4,} [A-Z]?\d{1,3})$/u.exec(name)
  if (model && wordsIn(model[1] ?? '').some((word) => productNoun(word)))
    return `${model[1]} by ${capitalized(model[2] ?? '')}`
  const [, before = '', last = ''] = /^(.*?)(?:\s+[–—-])?\s+(\p{Lu}[\p{L}-]{3,})$/u.exec(name) ?? []
  const others = wordsIn(before)
  const isCoined = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$|^\p{Lu}\p{Ll}+-\p{Lu}$|^\p{Lu}{5,}$/u.test(last)
  return last !== '' &&
    !/^\p{Lu}\p{Ll}+ (?:&|and) \p{Lu}/u.test(before) &&
    !isGeneric(last) &&
    !PROPER.has(last.toLowerCase()) &&
    (!CUT.test(before) || /\p{Ll}\p{Lu}/u.test(last) || /\s[–—-]\s+\S+$/.test(name)) &&
    others.some((word) => productNoun(word)) &&
    others.every((word) => !/^\p{Lu}\p{Ll}/u.test(word) || (isCoined && isGeneric(word))) &&
    (isCoined || /^\p{Lu}\p{Ll}+$/u.test(last)) &&
    before !== before.toUpperCase()
    ? `${before} by ${capitalized(last)}`
    : name
}
const CUT = /\s(?:for|with|no|w\/?|compatible|from|like|in)\b/i

const capitalized = (words: string) =>
  words
    .split(' ')
    .map((word) => (/^(?:of|the|and|to|n|for|on|in|with|by|at|till|your|a)$/.test(word) ? word : cased(word, false)))
    .join(' ')

interface Parts {
  brand: string | undefined
  /** "slow cooker" */
  noun: string
  /** "cooker" */
  shortNoun: string
}

type Form = Kind['form']

const TRADE =
  /^(?:plumber|electrician|handyman|trainer|tutor|photographer|magician|barber|stylist|notary|nanny|chef|florist|coach)$/i
const DEEP_CLEAN =
  /\b(?:deep|move|out|in|turnover|spring|office|carpet|house|home) clean$|\b(?:tire|oil|battery) change$/i

function formOf(noun: string, name: string, kind: Kind | undefined): Form {
  if (kind) return kind.form
  if (/(?:bed|shoe|toy|food|closet|fridge|garage|jewelry|craft|makeup) storage$/.test(noun)) return 'thing'
  const head = headOf(noun)
  if (COURSE.test(noun)) return 'course'
  if (/\bAI\b/.test(name) && !/\b(?:camera|toy|robot|speaker|glasses|earbuds|pin|mirror)\b/i.test(name)) return 'app'
  if (
    APP.test(noun) &&
    !/\b(?:fitness|gps|pet|sleep|luggage|bag|key|keys|wallet|item|bluetooth|car|bike|dog|cat|asset|activity) tracker$/i.test(
      noun,
    )
  )
    return 'app'
  if (
    SERVICE.test(noun) ||
    /^(?:tours|rentals|repairs|movers)$/.test(head) ||
    (productNoun(head) === 'service' && (head !== noun || TRADE.test(head))) ||
    DEEP_CLEAN.test(noun)
  )
    return 'service'
  if (
    /^(?:templates?|presets?|printables?|worksheets?) (?:pack|bundle|kit|set)$/.test(
      noun.split(' ').slice(-2).join(' '),
    ) ||
    /^(?:templates?|presets?|spreadsheets?|dashboards?|invoicing|scheduling|bookkeeping|chatbot|vpn|sync)$/.test(head)
  )
    return 'app'
  if (/^(?:light|iron|cloth|rope|room|stone|support)$/.test(head)) return 'thing'
  if (/^(?:freeze-)?dried [a-z]+$/.test(noun) && !isPlural(head)) return 'stuff'
  if (isMassNoun(head) || isGerund(head)) return 'stuff'
  return isPlural(head) ? 'plural' : 'thing'
}

function mentionOf(
  brand: string | undefined,
  whole: string,
  shortNoun: string,
  form: Form,
  kind: Kind | undefined,
): ProductMention {
  // "POS & stock app"
  const noun = form === 'app' ? whole.replace(/^(?:.* (?:of|for|with) )?(?:and|&) /, '') : whole
  const isMany =
    form === 'plural' || (!kind && !brand && /^(?:course|service|app)$/.test(form) && isPlural(headOf(noun)))
  if (!brand) {
    // "this knife sharpening" is no thing to point at.
    if (
      !kind &&
      form === 'service' &&
      !/^\w*(?:service|subscription|agency|studio|salon|session|massage|facial|haircut|review|shoot|consultation|rental|tour|dj|membership|makeover|reading|assistant|inspection|sweep|officiant|doula|taxi|wash|audit|chef|notary|tune-up|handyman|electrician|plumber|coach|tutor|artist|photographer|florist|manicure|pedicure|lessons?)$/i.test(
        shortNoun,
      )
    )
      return {
        first: `this ${noun} service`,
        later: 'the service',
        title: upperFirst(noun),
        noun,
        isPlural: false,
        form,
      }
    if (noun === 'thing' || noun === '')
      return { first: 'this', later: 'it', title: 'This', noun: 'thing', isPlural: false, form }
    return {
      first: `${isMany ? 'these' : 'this'} ${noun}`,
      later: `the ${shortNoun}`,
      title: upperFirst(noun),
      noun,
      isPlural: isMany,
      form,
    }
  }
  if (noun === '' || noun === 'thing')
    return { first: brand, later: brand, title: brand, noun: 'thing', isPlural: false, form }
  if (WITHOUT_ARTICLE.has(form)) {
    const title = kind ? brand : `${brand} ${noun}`
    // "Dr. Pham's posture class"
    if (form === 'course' && !kind && /['’]s$/.test(brand))
      return {
        first: title,
        later: isPlural(shortNoun) ? title : `the ${shortNoun}`,
        title,
        noun,
        isPlural: false,
        form,
      }
    const later = form === 'course' && brand.split(' ').length > 3 && !isPlural(shortNoun) ? `the ${shortNoun}` : brand
    return { first: brand, later, title, noun, isPlural: false, form }
  }
  // "the The Plain Jar serum": the brand's own article serves.
  const short = brand.replace(/^The (?=\S)/, '')
  const first = `the ${short} ${kind ? noun : shortened(noun, short)}`
  const bare = short.replace(/ (?:UPF|SPF|IPX?) ?\d+$/i, '')
  // "Nana Bea's sourdough starter kit", later "the kit"
  if (/\p{L}['’]s$|^\p{Lu}\p{L}*['’]s /u.test(short) && !kind) {
    const named = `${short} ${shortened(noun)}`
    return { first: named, later: `the ${shortNoun}`, title: `${brand} ${noun}`, noun, isPlural: isMany, form }
  }
  // "The Perch": an article alone is no name.
  const later = /^the$/i.test(bare)
    ? `the ${shortNoun}`
    : form === 'stuff'
      ? brand
      : isMany
        ? `the ${bare} ${shortNoun}`
        : `the ${bare}`
  return { first, later, title: `${brand} ${noun}`, noun, isPlural: isMany, form }
}

const MAX_SPOKEN_NOUN_WORDS = 3
const MAX_SAID_WORDS = 7
const DROPPED_FIRST =
  /(?:able|ible|less|[^aeiou]ed|[^r]ic)$|^(?:mini|large|small|big|smart|adult|handmade|dried|organic|(?:wo)?men's|kids|mens|womens)$/
/** "15-in-1 vegetable chopper slicer" to "vegetable chopper": after a brand, no more than people say. */
function shortened(noun: string, brand = ''): string {
  let words = noun.split(' ')
  if (/^(?:under|over)-/.test(words[0] ?? '') && words.length > 2) words = words.slice(1)
  const isLong = () => words.length > MAX_SPOKEN_NOUN_WORDS && !words.includes('and')
  if (isLong()) words = words.filter((word) => !/^\d+-in-(?:1|one)$/.test(word))
  while (isLong() && DROPPED_FIRST.test(words[0] ?? '') && words[1] !== 'acid') words = words.slice(1)
  // "Boltaar AirWave 2 ear bone conduction Bluetooth headphones"
  const [before = '', last = ''] = words.slice(-2)
  const isPair = isThing(last) && isEnglishWord(last) && (isThing(before) || PROPER.has(before.toLowerCase()))
  const isCut = brand.split(' ').length + words.length > MAX_SAID_WORDS && isLong() && isPair
  return (isCut && !words.some((word) => isFunctionWord(word)) ? words.slice(-2) : words).join(' ')
}

/** The name without listing noise: brackets, promotion, keywords after a bar. */
function tidied(typed: string): string {
  const open = typed
    .slice(0, MAX_TYPED)
    .replace(/\s\+\s/g, ' & ')
    .replace(/\btune[- ]up(s?)\b/gi, 'tune-up$1')
    .replace(/\b(\d+)[- ]in[- ]1\b/gi, '$1-in-1')
    .replace(/\s*[|•·★☆✨⭐]+\s*/gu, ' | ')
  const clean = cleanField(open.replace(/\|/g, ' \u2014 '))
    .replace(
      /\b(hands?|bpa|sugar|gluten|dairy|fragrance|alcohol|cruelty|stim|caffeine|oil|lead|wire|sand|grain|latex|smoke|mess|drill|odor|nut|soy|lint|frizz|tarnish|rust|nickel|noise) free\b/gi,
      '$1-free',
    )
    .replace(/['"](?=\p{L})|(?<=\p{L})"/gu, (mark) => (mark === "'" ? mark : ' '))
    .replace(/[!?*]+/g, ' ')
  const kept = clean.replace(PROMOTION, (found, at: number) => (clean.charAt(at - 1) === '-' ? found : ' '))
  const plain = (/\p{L}{2}/u.test(kept) ? kept : clean).replace(/\s+/g, ' ').trim()
  return plain
}

/** "Name - keywords, more": the part that names the product. */
function namePart(name: string): string {
  const parts = name
    .split(/\s+[–—-]+\s+|\s*[|:;]\s+|,\s+|\s+\/\s+/)
    .map((part) => part.replace(/^[\s\-–—,.:;/&+']+|[\s\-–—,:;/&+']+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const [first = '', second = ''] = parts
  // "PotPal - slow cooker": the brand alone, then what it is.
  const isBrandOnly =
    first.split(/\s+/).length <= 2 &&
    second !== '' &&
    !first.split(/\s+/).some((word) => isGeneric(word) && isNoun(word))
  return isBrandOnly && second.split(/\s+/).length <= 5 && isNounAtEnd(second) ? `${first} ${second}` : first
}

const headOf = (noun: string) => (noun.split(/[\s]+/).pop() ?? '').toLowerCase()

/** "the sharpener", but "the waffle maker": what is hardly said alone. */
export function shortOf(noun: string): string {
  const [before, last = ''] = noun.split(' ').slice(-2)
  if (/^[A-Z]{2,}$|\p{Ll}\p{Lu}/u.test(noun.split(' ').at(-1) ?? '')) return noun.split(' ').at(-1) ?? ''
  return before &&
    last &&
    /^(?:maker|finder|starter|filler|catcher|plugs?|animal|vac|cam|base|killer|app|bank|head|saw|gun|system|house|hotel|horse|rest)$/.test(
      last,
    )
    ? `${before} ${last}`
    : headOf(noun)
}
const isNounAtEnd = (text: string) => isNoun(cutTail(text).split(/\s+/).pop() ?? '')

/** "hand cream for dry skin with shea" to "hand cream". */
const cutTail = (text: string) =>
  text.replace(
    /(?<=\S)\s+(?:for|with|to|up to|same day|that|which|in|compatible|w\/?|including|from|without|featuring|ideal|designed)\s.*$|(?<=\S\s+\S+)\s+(?:no[\s-]\p{L}|unsalted\b|unsweetened\b|battery (?:operated|powered)).*$/iu,
    '',
  )

const stripped = (text: string) => {
  const short = text
    .replace(PACK, ' ')
    .replace(VERSION, ' ')
    .replace(/(?<=\bbluetooth) ?(?:v ?)?\d(?:\.\d)?(?![\p{L}\d])|(?<=vitamin-\p{L}) \d[\d.,]* ?%/giu, '')
    .replace(DIMENSIONS, ' ')
    .replace(SIZE, ' ')
    .replace(/(?<![\p{L}\d])\d+\/\d+(?:\s?(?:inch(?:es)?|in|"|″))?(?![\p{L}\d])/giu, ' ')
    .replace(/(?<=\S)\s+(?:variety|assorted|combo)\s*$/iu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(short) ? short.replace(/^(?:of|and|&)\s+/i, '') : text
}

/** "Mini Fridge 4L Skincare Cooler": a size behind the thing ends its name. */
function beforeSize(name: string): string {
  const at = name.search(SIZE)
  const before = wordsIn(name.slice(0, Math.max(at, 0)))
  const [next = '', ...more] = wordsIn(name.slice(at).replace(SIZE, ' '))
  const last = before.at(-1) ?? ''
  return before.length > 1 &&
    (more.length > 0 || (next !== '' && /^\d+\s?(?:v|w|watts?|mah)\b/i.test(name.slice(at)))) &&
    productNoun(last) === 'thing' &&
    !isAdjective(last.toLowerCase()) &&
    !/^(?:covers?|refills?|replacement|pads?|filters?|sets?|kits?)$/i.test(next)
    ? before.join(' ')
    : name
}

function isGeneric(typed: string): boolean {
  const word = folded(typed)
  if (/[^\p{ASCII}]/u.test(typed)) return false
  return (
    GENERIC_WORDS.has(word) ||
    isAdjective(word) ||
    isEnglishWord(word) ||
    (!word.includes('-') && productNoun(typed) !== undefined) ||
    isDescribing(word) ||
    PROPER.has(word) ||
    /^\d+(?:[.,]\d+)?[a-z"%]{0,4}$/.test(word) ||
    /^\d+-in-\d+$/.test(word) ||
    (word.split('-').length > 1 &&
      word.split('-').every((part) => part.length > 1 && (GENERIC_WORDS.has(part) || isEnglishWord(part))))
  )
}

function cased(word: string, isShouted: boolean): string {
  const isCapitals = word === word.toUpperCase() && /\p{L}{4}/u.test(word)
  if (isCapitals || (isShouted && /\p{L}{2}/u.test(word) && !/\d/.test(word)))
    return word
      .split('-')
      .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
      .join('-')
  return word === word.toLowerCase() && /^\p{Ll}/u.test(word) ? upperFirst(word) : word
}

/** Words that make up the brand at the start: "Bramble & Fig", "The Plain Jar", "No. 7", "Marlo". */
function brandAtStart(
  words: readonly string[],
  isShouted: boolean,
  isCommon: (word: string, at: number) => boolean,
): string[] {
  const brand: string[] = []
  const isName = (word: string | undefined) => word !== undefined && /^[\p{Lu}\p{Lo}]/u.test(word)
  for (let at = 0; at < words.length && brand.length < MAX_BRAND_WORDS + (brand.includes('&') ? 1 : 0); at++) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    if (at === 0 && /^the$/i.test(word) && isName(next)) {
      brand.push('The', next ?? '')
      at++
      // "The Plain Jar": two words of a name, unless the second is what it is.
      if (isName(words[at + 1]) && words.length > at + 2 && !isCommon(words[at + 1] ?? '', -1))
        brand.push(words[++at] ?? '')
      continue
    }
    if (
      at === 0 &&
      /^(?:&|and|n)$/.test(next ?? '') &&
      isName(word) &&
      isName(words[2]) &&
      words.length > 3 &&
      !isPairOfThings(words)
    ) {
      brand.push(word, next ?? '', words[2] ?? '')
      at += 2
      continue
    }
    // "Dusk till Dawn blackout curtains"
    if (
      at === 0 &&
      isName(word) &&
      /^(?:till|until|to|of|in|on|the|by|at)$/.test(next ?? '') &&
      isName(words[2]) &&
      /^\p{Ll}/u.test(words[3] ?? '') &&
      productNoun(word) === undefined
    ) {
      brand.push(word, next ?? '', words[2] ?? '')
      at += 2
      continue
    }
    if (/^(?:&|and)$/.test(word) && brand.length > 0 && isName(next) && words.length > at + 2) {
      brand.push('&', next ?? '')
      at++
      continue
    }
    // Model numbers belong to the brand before them: "Aerio T2".
    const isModel =
      brand.length > 0 &&
      /^(?=.*\d)[\p{L}\d-]{1,6}$/u.test(word) &&
      !/^\d+-\p{L}{2,}/u.test(word) &&
      !/^\d+(?:oz|ml|qt|l|w|pk|pcs|in|cm|ft)$/i.test(word)
    if (!isModel && (isCommon(word, at) || !/[\p{L}\d]/u.test(word))) break
    if (brand.length > 0 && /^\p{Ll}+$/u.test(word) && /^\p{Lu}/u.test(words[at - 1] ?? '')) break
    // "PrepSmart MCAT tutoring"
    if (
      at > 0 &&
      /^\p{Lu}{3,5}$/u.test(word) &&
      /\p{Ll}/u.test(words[at - 1] ?? '') &&
      productNoun(words[at + 1] ?? '')
    )
      break
    brand.push(cased(word, isShouted))
  }
  // "SNUGGLE SAC weighted sack"
  const shouted = words.slice(0, brand.length)
  return shouted.length > 1 &&
    shouted.every((word) => /^\p{Lu}{3,}$/u.test(word)) &&
    shouted.some((word) => word.length > 4)
    ? brand.map((word) => cased(word, true))
    : brand
}

/** "Notebook & Pen Set", "Salt n Pepper shaker": what is in it, not who makes it. */
const isPairOfThings = ([first = '', joint, second = '', ...more]: readonly string[]) =>
  PROPER.has(second.toLowerCase()) ||
  (joint === 'n'
    ? GENERIC_WORDS.has(folded(first))
    : /^(?:set|kit|box|bundle|pack|board)s?$/i.test(more.at(-1) ?? '') &&
      [first, second].every((word) => productNoun(word) !== undefined))

const hintsIn = kept(({ features, problems }: Kind) =>
  havingMatch(
    [...features, ...problems].flatMap(({ match }) => match),
    (hint) => [hint],
  ),
)

/** Whether one of the kind's patterns is about a word and no more. */
const isHint = (word: string, kind: Kind) =>
  hintsIn(kind)(word).some(
    (hint) =>
      (matchIn(hint, word)?.[0] === word || new RegExp(`^${patternOf(hint)}$`).test(word)) && !isCoined(word, hint),
  )
/** "glowfriend" of "glow*": two words in one are a brand. */
const isCoined = (word: string, hint: string) =>
  hint.endsWith('*') &&
  word.startsWith(hint.slice(0, -1)) &&
  isNoun(word.slice(hint.length - 1)) &&
  !isEnglishWord(word)

const nounWordsOf = kept(({ nouns }: Kind) => new Set(nouns.flatMap((noun) => folded(noun).split(/[\s-]+/))))

const namesOf = kept((kind: Kind) => [...kind.nouns, kind.noun, kind.name])

function withKind(name: string, kind: Kind, isShouted: boolean): Parts {
  // "Coastal Candle Co. driftwood candle"
  const company = /^((?:\p{Lu}[\p{L}'’]* ){1,3}(?:Co|Company))\.? (?=\p{L})/u.exec(name)?.[1]
  if (company) return { brand: company, noun: kind.noun, shortNoun: kind.noun }
  const text = folded(name)
  const noun = phrasesIn(text, namesOf(kind)).exec(text)
  const own = noun ? undefined : withOwnNoun(name, kind, isShouted)
  if (own) return own
  const found = noun ?? phrasesIn(text, kind.words).exec(text)
  const before = (found ? name.slice(0, found.index) : namePart(name)).replace(PACK, ' ')
  const words = wordsIn(before.split(/\s+-\s+|[|:,–—]/).find((part) => part.trim() !== '') ?? '')
  const nounWords = nounWordsOf(kind)
  const isKinds = (word: string) => nounWords.has(folded(word)) || isHint(folded(word), kind)
  const isCommon = (word: string) => /^(?:for|with|and|a|an|of|in)$/i.test(word) || isKinds(word)
  // Before the kind's noun, "Plain Jar" after "The" is a name although both are words.
  const strange = brandAtStart(
    [...words, ...(found ? ['.'] : [])],
    isShouted,
    (word, at) => word === '.' || isCommon(word) || (at >= 0 && isGeneric(word)),
  ).filter((word) => word !== '.')
  const isFollowedByLower = found !== null && /^\p{Ll}/u.test(name.slice(found.index))
  // "Dad's Revenge hot sauce"
  const [, owned = ''] = words
  if (
    isFollowedByLower &&
    words.length === 2 &&
    /['’]s$/.test(strange.join(' ')) &&
    /^\p{Lu}/u.test(owned) &&
    !isTellingWord(owned) &&
    !isCommon(owned)
  )
    strange.push(owned)
  const ownName = WITHOUT_ARTICLE.has(kind.form)
    ? ((found?.index === 0 ? capitalsFirst(name, isKinds) : undefined) ?? ownNameIn(words))
    : undefined
  const isMarked = isFollowedByLower || (found !== null && NAME_TAIL.test(words.at(-1) ?? ''))
  const marked = isMarked && strange.length < 2 ? markedBrand(words, kind) : undefined
  const brand =
    ownName ??
    (marked && strange.length === 0 ? marked : undefined) ??
    (strange.length > 0
      ? strange
      : (brandOfWords(words, isFollowedByLower, isCommon) ??
        capitalsBefore(name, isCommon) ??
        (found ? brandAfter(name, found, isCommon) : (titleWords(name, MAX_TITLE_WORDS) ?? []))))
  const isNamedLater = found !== null && /^[^(|,]+\s[–—-]\s/.test(name.slice(0, found.index))
  const ownPart = WITHOUT_ARTICLE.has(kind.form) || isNamedLater ? firstPart(name, isCommon) : undefined
  return {
    brand: ownPart ?? (brand.length > 0 ? brand.map((word) => cased(word, isShouted)).join(' ') : undefined),
    noun: kind.name.startsWith(kind.noun) || brand.length === 0 ? kind.name : kind.noun,
    shortNoun: kind.noun,
  }
}

/** "Glowroot 10% niacinamide", "Quietly niacinamide serum": capitals before small letters or a number that describe nothing. */
function capitalsBefore(name: string, isCommon: (word: string) => boolean): string[] | undefined {
  const [, run = ''] = /^((?:\p{Lu}[\p{L}'’&]*\s+){1,3})(?=[\p{Ll}\d]|[SU]PF\d)/u.exec(name) ?? []
  const words = wordsIn(run)
  const [first = ''] = words
  const tells = (word: string) => isCommon(word) || isGeneric(word) || isGerund(word) || isAdjective(word.toLowerCase())
  const isName =
    !PROPER.has(first.toLowerCase()) &&
    !/^(?:CD|TV|RV|AC|LED|USB|PC|SPF|UV|GPS|DIY|XL|EV|ATV|UTV)$/.test(first) &&
    (!isEnglishWord(first.toLowerCase()) ||
      (words.length === 1 ? !tells(first) : words.slice(1).every((word) => !tells(word) && !isCommon(word))))
  // "GlowTheory Niacinamide 10%"
  const end = words.length > 1 ? words.findIndex((word, at) => at > 0 && isCommon(word)) : -1
  return first !== '' && isName ? words.slice(0, end < 0 ? undefined : end) : undefined
}

/** A name without a noun of its kind: what it calls itself ("WickWitch crackle jar"), or all of it as the brand ("Steady Eddie"). */
function withOwnNoun(name: string, kind: Kind, isShouted: boolean): Parts | undefined {
  if (WITHOUT_ARTICLE.has(kind.form)) return undefined
  const parts = withoutKind(name, isShouted)
  const head = headOf(parts.noun)
  const last = wordsIn(stripped(cutTail(namePart(name)))).at(-1) ?? ''
  if (
    head === last.toLowerCase() &&
    productNoun(head) !== undefined &&
    isCalled(head, kind) &&
    // "Scotch bonnet" is what is in it.
    (kind.form !== 'stuff' || namesOf(kind).some((each) => headOf(each) === head)) &&
    isPlural(head) === (kind.form === 'plural')
  )
    return { ...parts, noun: shortened(parts.noun) }
  const brand = titleWords(name, /['’]s /.test(name) ? 4 : 3)?.map((word) => cased(word, isShouted))
  return brand && { brand: brand.join(' '), noun: kind.noun, shortNoun: kind.noun }
}

/** The words of a name that are all capitalized, at most so many without numbers: "Ash & Alder No. 9". */
function titleWords(name: string, max: number): string[] | undefined {
  const words = wordsIn(stripped(cutTail(namePart(name))))
  const isTitle =
    words.filter((word) => /\p{L}{2}/u.test(word)).length <= max &&
    words.every((word) => /^[\p{Lu}\d&]/u.test(word) && !MEASURING_NOUN.test(word)) &&
    (words.length > 1 || !isGeneric(words[0] ?? ''))
  return isTitle ? words : undefined
}

/** "Sugar Street Candle", "Cabin 12 Candle": a name also where all words are capitalized. */
const NAME_TAIL = /^(?:street|town|fork|creek|hollow|barn|road|lane|hill|harbor|river|valley|canyon|ridge|\d{1,3})$/i

/** "Gym Bag blender", "Dorm Room blender": where it goes. */
const PURPOSE_NOUN = /^(?:room|bag|toys?|colors?|watch|desk|appreciation|wicks?|tiers?|stages?)$/i

/** The words that describe products of a kind. */
const vocabularyOf = kept((kind: Kind): ReadonlySet<string> => {
  const texts = [
    ...kind.nouns,
    ...kind.words,
    kind.name,
    ...kind.features.flatMap(({ name, match }) => [name, ...match]),
  ]
  return new Set(folded(texts.join(' ')).match(/\p{L}{3,}/gu))
})

/** "Ghost Town hot sauce", "Cabin 12 candle": capitals before a noun in lower case, one of them no word for such a product. */
function markedBrand(words: readonly string[], kind: Kind): readonly string[] | undefined {
  if (
    words.length < 2 ||
    words.length > MAX_BRAND_WORDS ||
    words.some((word) => MEASURING_NOUN.test(word) || PURPOSE_NOUN.test(word))
  )
    return undefined
  const vocabulary = vocabularyOf(kind)
  const isForeign = (word: string) =>
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !vocabulary.has(folded(word)) &&
    !isTellingWord(word) &&
    !/(?:ers?|ors?)$/.test(word)
  return words.every((word) => /^\p{Lu}/u.test(word)) && words.some(isForeign) ? words : undefined
}

const isTellingWord = (word: string) =>
  GENERIC_WORDS.has(folded(word)) ||
  isAdjective(folded(word)) ||
  isParticiple(word) ||
  isGerund(word) ||
  isDescribing(word) ||
  PROPER.has(folded(word))

/** Services and apps are called by any words: "Clean Queens", "Tally"; these say only of what sort they are. */
const SERVICE_SORT =
  /^(?:deep|professional|residential|commercial|house|home|homes|office|apartment|airbnb|room|weekly|monthly|daily|eco|green|local|affordable|best|move|moving|out|in|same|day|full|one|time|online|personal|free|simple|easy|smart|family|cleaning|cleaners?|maids?|service|services|app|apps|budget|budgeting|money|expense|bill|bills|planner|tracker|and|the|a|for|with|my|your)$/i

/** "Maid Right Away home cleaning": capitals before the plain words, although the kind has words among them. */
function capitalsFirst(name: string, isKinds: (word: string) => boolean): readonly string[] | undefined {
  const own = wordsIn(/^((?:(?:\p{Lu}\S*|&|and) ){2,4})(?=\p{Ll})/u.exec(name)?.[1] ?? '')
  const isTelling = (word: string) => isKinds(word) || GENERIC_WORDS.has(folded(word))
  return own.length > 0 && !own.every(isTelling) ? own : undefined
}

function ownNameIn(words: readonly string[]): readonly string[] | undefined {
  const own = words.slice(0, MAX_BRAND_WORDS + 1)
  const isName =
    own.length > 0 &&
    own.length <= MAX_BRAND_WORDS &&
    own.every((word) => /^[\p{Lu}\d&]/u.test(word)) &&
    own.some((word) => !SERVICE_SORT.test(word))
  return isName ? own : undefined
}

/** Nouns that say how much or of what sort something is, so "Large Capacity" is no brand. */
const MEASURING_NOUN =
  /^(?:batch|capacity|quality|formula|strength|power|speed|size|grade|version|model|edition|series|style|design|length|weight|grip|hold|suction|duty|action|effect|scent|flavou?r|finish|control|care|use|gift|value|support|coverage|performance|technology|type|brand|premium|best|top|new|original|official|authentic|genuine|luxury|ultimate|perfect|essentials?|sale)$/i

/**
 * A brand that consists of ordinary words: "Two Sisters", "Mama Ola's", "CLEAN COAT pet hair remover". In front of the kind's noun such words are a
 * brand when they end in a possessive, when only they are capitalized, or when a noun that describes no product ends them.
 */
function brandOfWords(
  words: readonly string[],
  isFollowedByLower: boolean,
  isCommon: (word: string) => boolean,
): readonly string[] | undefined {
  const lower = words.findIndex((word) => /\p{Ll}/u.test(word))
  const shouted = words.slice(0, lower < 0 ? (isFollowedByLower ? words.length : 0) : lower)
  const isTold = shouted.some((word) => /\p{L}{3}/u.test(word) && !GENERIC_WORDS.has(folded(word)))
  if (isTold && shouted.length <= MAX_BRAND_WORDS && !shouted.some((word) => MEASURING_NOUN.test(word))) return shouted
  const end = words.findIndex((word) => isCommon(word) || !/^[\p{Lu}\d&]/u.test(word))
  const own = words.slice(0, end < 0 ? words.length : end)
  const owner = own.findIndex(
    (word, at) => at < MAX_BRAND_WORDS && /\p{L}['’]s$/u.test(word) && !AUDIENCE_OWNER.test(word),
  )
  if (owner >= 0) return own.slice(0, owner + 1)
  if (end < 0 && own.length === 1 && KIND_BRAND_WORD.test(own[0] ?? '')) return own
  if (own.some((word) => MEASURING_NOUN.test(word) || PURPOSE_NOUN.test(word))) return undefined
  const isMarkedOff = (isFollowedByLower && end < 0) || (end > 0 && /^\p{Ll}/u.test(words[end] ?? ''))
  if (isMarkedOff && own.length >= 2 && own.length <= MAX_BRAND_WORDS) return own
  const [first = '', second = ''] = own
  const isTelling = (word: string) =>
    GENERIC_WORDS.has(folded(word)) || isGerund(word) || isAdjective(word.toLowerCase())
  if (second !== '' && isNoun(second) && !isTelling(second) && !/^\d/.test(first)) return [first, second]
  return undefined
}

const AUDIENCE_OWNER = /^(?:wom[ae]n|m[ae]n|kid|child(?:ren)?|mom|dad|bab(?:y|ies)|boy|girl|toddler)['’]s$/i

/** "Portable Blender Gusto", "Phone mount for truck - Ridgeline": a strange word behind the noun. */
function brandAfter(name: string, found: RegExpExecArray, isCommon: (word: string) => boolean): readonly string[] {
  const words = wordsIn(stripped(name.slice(found.index + found[0].length)))
  const [, last = ''] = /\s[–—-]+\s+(\p{Lu}[\p{L}\d]{2,})\s*$/u.exec(name) ?? []
  if (last !== '' && !isGeneric(last) && !isCommon(last)) return [last]
  const isStrange = (word: string) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isGeneric(word) && !isCommon(word)
  return words.length > 0 && words.length <= 2 && words.every(isStrange) && found.index === 0 ? words : []
}

/** "Maple Street Maids - move out cleaning": what stands before the dash, where it does not just say what it is. */
function firstPart(name: string, isCommon: (word: string) => boolean): string | undefined {
  const [first = '', ...others] = name.split(/\s+[–—-]\s+|\s*[(|:,]\s*/)
  const words = wordsIn(first)
  const isName =
    others.length > 0 &&
    words.length <= MAX_BRAND_WORDS &&
    // "Krok za Krokiem"
    words.every(
      (word, at) => /^[\p{Lu}\d&]/u.test(word) || (at === 1 && words.length > 2 && /^\p{Ll}{1,3}$/u.test(word)),
    )
  return isName && words.some((word) => !isCommon(word) && !GENERIC_WORDS.has(folded(word)))
    ? words.join(' ')
    : undefined
}

const wordsIn = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => (/^no\.$/i.test(word) ? word : word.replace(/^['\-.+]+|['\-.,:;]+$/g, '')))
    .filter((word) => word !== '' && (/[\p{L}\p{N}]/u.test(word) || word === '&'))

function withoutKind(name: string, isShouted: boolean): Parts {
  const own = NAMED_SERVICE.exec(name)?.[1]
  if (own && own === own.toLowerCase())
    return { brand: own.split(' ').map(upperFirst).join(' '), noun: headOf(own), shortNoun: headOf(own) }
  const course =
    /^(.+?)\s+[–—-]\s+(?:an? )?((?:\d+[ -](?:week|day|hour|month) )?(?:[\p{L}-]+ ){0,2}(?:course|class|lessons?|workshop|masterclass|bootcamp|club))\s*$/iu.exec(
      name,
    )
  if (course)
    return {
      brand: course[1] ?? '',
      noun: (course[2] ?? '').toLowerCase(),
      shortNoun: 'course',
    }
  const [, coined = '', sort = ''] = /^(\p{Ll}{5,}) (app|software|crm)$/u.exec(cutTail(name)) ?? []
  if (coined && !isGeneric(coined) && !isDescribing(coined) && !isNoun(coined))
    return { brand: upperFirst(coined), noun: sort, shortNoun: sort }
  const taught =
    forWhom(name) ?? titledCourse(name) ?? firmOf(name) ?? firmOf(name.split(/,\s|\s[–—-]\s|\s\(/)[0] ?? '')
  if (taught) return taught
  const titled = /^(\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*){0,2})\s+[–—-]\s+(?:an? |the )?(\p{Ll}[^,|]*)$/u.exec(name)
  if (titled && isNounAtEnd(titled[2] ?? '') && (titled[2] ?? '').split(' ').length <= MAX_NOUN_WORDS + 1) {
    const noun = spokenNoun(wordsIn(cutTail(titled[2] ?? '')))
    return { brand: titled[1], noun, shortNoun: headOf(noun) }
  }
  const part = stripped(beforeSize(cutTail(namePart(name))).replace(COLOR_TAIL, '')).replace(COLOR_TAIL, '')
  // "potly"
  if (/^\p{Ll}{4,}$/u.test(name) && !isGeneric(name) && !isNoun(name))
    return { brand: upperFirst(name), noun: '', shortNoun: 'thing' }
  const words = withoutCounts(
    wordsIn(part.replace(/^(?:an?|these|this|saas)\s+(?=\S+\s)/i, '')).filter(
      (word, at, all) => at === all.length - 1 || !FOREIGN_NOUN.test(word),
    ),
  )
  if (words.length === 0) return { brand: undefined, noun: 'thing', shortNoun: 'thing' }
  const isTitle = words.length > 1 && words.filter((word) => /^[\p{Lu}\d&]/u.test(word)).length === words.length
  const lowerFrom = words.findIndex((word) => /^\p{Ll}/u.test(word) && !/^(?:and|by)$/.test(word))
  const brand =
    words.length > 2 && ACT_FIRST.test(part)
      ? words.slice(0, 2)
      : brandAtStart(words, isShouted, (word, at) => isCommonWord(word, at, words, isTitle, lowerFrom))
  const rest = words.slice(brand.join(' ').split(' ').filter(Boolean).length)
  const number = rest.findIndex((word) => /^\d/.test(word))
  const noun = spokenNoun(productPhrase(rest) ?? rest.slice(0, number > 0 ? number : undefined))
    .replace(/^(?:\S+ )?(?:invoicing|scheduling|bookkeeping|budgeting)$/, '$& app')
    // "azelaic acid 10% serum": the share is a feature, the acid what it is.
    .replace(/(?<=\bacid) \d[\d.]*%(?= )/, '')
  // "BlendBuddy Mini 2.0"
  if (/^(?:mini|pro|max|plus|lite|air|go|ultra)(?: [\d.]+)?$/.test(noun) && brand.length > 0) {
    const number = /^\d{1,2}$/.exec(rest[1] ?? '')?.[0]
    const model = number !== undefined && !noun.includes(' ') ? `${noun} ${number}` : noun
    return { brand: `${brand.join(' ')} ${upperFirst(model)}`, noun: '', shortNoun: 'thing' }
  }
  if (noun === '' || (brand.length > 0 && !noun.includes(' ') && isOnlyAdjective(noun)))
    return { brand: brand.join(' ') || undefined, noun: brand.length > 0 ? '' : 'thing', shortNoun: 'thing' }
  return { brand: brand.length > 0 ? brand.join(' ') : undefined, noun, shortNoun: shortOf(noun) }
}

/** "Rest Easy Stone Care Kit" is no rest. */
const ACT_FIRST = /^(?:Cover|Rest|Stand|Support) (?:Easy|Right|Still|Tall|Tight|Up|Well)\b/

/** "Tarot for Overthinkers deck", "Spanish for Nurses video course": named after those it is for. */
function forWhom(name: string): Parts | undefined {
  const [, own = '', topic = '', what = ''] =
    /^((\p{Lu}\S*(?: \p{Lu}\S*)?) for \p{Lu}\S*(?: \p{Lu}\S*)?) (\p{Ll}[\p{Ll} +&-]*)$/u.exec(name) ?? []
  const noun = spokenNoun(productPhrase(wordsIn(what)) ?? [])
  return own === '' || noun === '' || wordsIn(topic).some((word) => productNoun(word) === 'thing')
    ? undefined
    : { brand: own, noun, shortNoun: shortOf(noun) }
}

/** "Copper Kettle Chimney Sweep", "Green Gate Lawn Care weekly mowing" */
const NAMED_TRADE =
  /^((\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (Chimney Sweep|Lawn Care|Tree (?:Service|Care)|Junk Removal|Childcare|Daycare|Pet Sitting|Dog Walking|Pool Service|Pest Control|Home Care|Tree Trimming|Bookkeeping|Handyman|(?:Fence|House|Interior) Painting|Home Inspections))(?= \p{Ll}|$)/u

/** "Pine Street", "Night Heron" */
const isPlaceLike = ([first = '', second = '']: readonly string[]) =>
  !SERVICE_WORD.test(first) &&
  (BRAND_TAIL.test(second) ||
    /^(?:Street|Road|Avenue|Lake|Field|Gate|Park|Owl|Fox|Wolf|Bear|Crow|Raven|Heron|Otter|Badger|Hare|Moose|Hawk|Sparrow|Wren|Finch|Bee|Door|House)$/.test(
      second,
    ))

/** What a firm's name ends in. */
const FIRM_WORK =
  /^(?:notary|washing|cleaning|tours|rentals|lessons|repairs?|detailing|grooming|landscaping|plumbing|painting|roofing|photography|catering|tutoring|bookkeeping|tuning|sharpening|removal|upholstery|tailoring|alterations|walking|sitting|framing|organizing|movers|moving|hauling|massage|training|boarding|studio|salon|bakery|florist|electric|handyman)$/i

/** "Tidewater Mobile Notary", "Lakeside Pressure Washing": a firm called by its whole name. */
function firmOf(name: string): Parts | undefined {
  const words = wordsIn(name)
  const [first = ''] = words
  const people = /^(?:\p{Lu}\S* |\d+ |& ){1,4}(Guys|Pros|Bros|Crew|Gals|Ladies|Housekeeping|Upholstery)$/u.exec(name)
  if (people) return { brand: name, noun: `${words.at(-2)?.toLowerCase()} service`, shortNoun: 'service' }
  const [, whole = '', own = '', trade = ''] = NAMED_TRADE.exec(name) ?? []
  if (whole && wordsIn(own).some((word) => !isTellingWord(word) && !SERVICE_WORD.test(word)))
    return { brand: whole, noun: trade.toLowerCase(), shortNoun: 'service' }
  const isOwn = (word: string) =>
    !isTellingWord(word) && !SERVICE_WORD.test(word) && !isGerund(folded(word)) && productNoun(word) === undefined
  const isFirm =
    words.length > 1 &&
    words.length < 6 &&
    name.length < MAX_NAME_CHARACTERS &&
    name !== name.toUpperCase() &&
    words.every((word) => /^\p{Lu}\p{Ll}|^&$/u.test(word)) &&
    FIRM_WORK.test(words.at(-1) ?? '') &&
    (isOwn(first)
      ? isEnglishWord(folded(first))
      : (words.length > 3 && isOwn(words[1] ?? '') && !SERVICE_WORD.test(words[2] ?? '')) ||
        (words.length > 2 && isPlaceLike(words)))
  if (!isFirm) return undefined
  const noun = spokenNoun(words.slice(-2))
  return { brand: name, noun, shortNoun: headOf(noun) }
}

/** "Marta Learn Watercolor in 30 Days online class", "EXCEL FOR NORMAL PEOPLE course" */
function titledCourse(name: string): Parts | undefined {
  const [, title = '', medium = '', noun = ''] =
    /^(.+?)\s+((?:online |video |live |email |self[- ]paced )?)(course|class|masterclass|workshop|bootcamp)$/iu.exec(
      name,
    ) ?? []
  const own =
    /\b(?:Learn|How to|Master|Become|From|Your First|Speak|Play|Draw|Write|Cook|Build|Grow|Bake|Sew|Paint|Start|Stop|Get)\b.+$/u.exec(
      title,
    )?.[0]
  if (own && own.split(' ').length >= 3)
    return { brand: own, noun: `${medium}${noun}`.toLowerCase(), shortNoun: noun.toLowerCase() }
  const topic = /^(.+?) for .+$/i.exec(title)?.[1]
  if (!topic || topic.split(' ').length > 2) return undefined
  return {
    brand: undefined,
    noun: spokenNoun([...wordsIn(topic.toLowerCase()), noun.toLowerCase()]),
    shortNoun: noun.toLowerCase(),
  }
}

/** "little lens photography": a name, since it does not say what of. */
const NAMED_SERVICE =
  /^(?!wedding|newborn|family|portrait|product|event|pet|food|real|baby|maternity|senior|headshot|boudoir|drone|school|aerial|lifestyle|sports?|commercial)(\p{L}+ \p{L}+ (?:photography|films|catering|studios?|salon))$/iu

/** "Priya's Driving School", "TopTile Roofing": a firm called by its whole name. */
const OWN_SCHOOL =
  /^\p{Lu}\S*(?:['’]s|\p{Ll}\p{Lu}\S*|(?<!Driving|Swim|Dance|Music|Cooking|Art|Yoga)(?= \p{Lu}\S* \p{Lu}\S* (?:School|Academy)$)) (?:\p{Lu}\S* ){0,2}(School|Academy|Studio|Salon|Services?|Shop|Bakery|Roofing|Plumbing|Photography|Daycare|Boarding|Grooming|Landscaping|Catering)$/u

/** In mixed case the capital words in front are the brand; otherwise words that are no ordinary ones. */
function isCommonWord(
  word: string,
  at: number,
  words: readonly string[],
  isTitle: boolean,
  lowerFrom: number,
): boolean {
  const next = words[at + 1]
  if (at > 0 && /^(?:TV|HVAC|AC|RV|LED|USB|PC|TWS)$/.test(word)) return true
  if (at === 0 && /^(?:[SU]PF-\d+|SPF|UPF|TSA|ADHD|ESL|CPR|SEO|SQL|LED|USB|UV|RFID|DIY|TV|TWS|PC|HD|BPA)$/.test(word))
    return true
  if (at === 0 && EXAM.test(word)) return true
  // "UpRight" is a made-up name.
  if (at < 0 || (at === 0 && lowerFrom === 1 && /\p{Ll}\p{Lu}/u.test(word) && !PROPER.has(word.toLowerCase())))
    return false
  // "Menstrual cup starter", "Adaptive shirts": only a sentence begins here.
  if (
    at === 0 &&
    lowerFrom === 1 &&
    !isTitle &&
    (/^\p{Lu}\p{Ll}{2,}(?:al|ive|ic|able|ible|ous|less|ary|ent|ant)$/u.test(word) ||
      (/^\p{Lu}\p{Ll}{9,}$/u.test(word) &&
        (words.length < 3 ||
          isEnglishWord(folded(word)) ||
          !words.some((each) => /^(?:app|software|crm|platform)$/i.test(each)))))
  )
    return true
  if (at === 0 && /^\p{Lu}/u.test(word) && BRAND_WORD.test(word) && words.length > 2) return false
  // "Old Pier Chili Sauce", "Smoky Pete's Chipotle Drizzle"
  if ((isTitle || lowerFrom > 2) && at < 2 && words.length > 3 && BRAND_TAIL.test(words[1] ?? '')) return false
  if (
    at === 0 &&
    /^\p{Lu}/u.test(word) &&
    /^\p{Lu}\p{Ll}+['’]s$/u.test(next ?? '') &&
    !AUDIENCE_OWNER.test(next ?? '') &&
    words.length > 2
  )
    return false
  // "Slobber Stopper Lick Mat"
  if (
    at < 2 &&
    isTitle &&
    words.length > 2 &&
    BRAND_END.test(words[1] ?? '') &&
    (BRAND_WORD.test(words[0] ?? '') || !tellsSort(words[0] ?? ''))
  )
    return false
  // "Kawali King Pre-Seasoned Carbon Steel Wok"; of bedding it is a size.
  if (
    at === 1 &&
    RULER.test(word) &&
    !isGeneric(words[0] ?? '') &&
    words.length > 3 &&
    !words.some((each) => BEDDING.test(each))
  )
    return false
  if (at < 2 && (isNamedPair(words) || isMoodyBeast(words))) return false
  // "Kettle Owl Instant Chai Latte"
  if (at < 2 && words.length > 3 && isBeastName(words)) return false
  // "Salt and pepper grinder": two of what it is for.
  if (at === 0 && /^(?:&|and)$/.test(next ?? '') && /^\p{Ll}/u.test(words[2] ?? '') && isGeneric(word)) return true
  if (/^(?:for|with|and|a|an|of|in|the|to|your)$|-your-own$/i.test(word)) return true
  if (/^\p{Ll}{2,}$/u.test(word)) return true
  if (
    !isTitle &&
    lowerFrom > 0 &&
    at >= 0 &&
    at < lowerFrom &&
    /^\p{Lu}/u.test(word) &&
    lowerFrom <= MAX_BRAND_WORDS &&
    !namesProduct(words, lowerFrom)
  )
    // "Electric milk frother" only begins a sentence.
    return at === 0 && lowerFrom === 1 && isGeneric(word)
  if (/['’]s?$/.test(word) && /^\p{Lu}/u.test(word) && !/^(?:women|men|kid|mom|dad)/i.test(word)) return false
  return isGeneric(word) || (next === undefined && at > 0 && isNoun(word))
}

const EXAM = /^(?:GCSE|SAT|ACT|GRE|GMAT|LSAT|MCAT|NCLEX|TOEFL|IELTS|GED)$/

/** Places and people that end brands of two ordinary words. */
const BRAND_TAIL =
  /^(?:Town|Creek|Hollow|Barn|Lane|Hill|Harbor|River|Valley|Canyon|Ridge|Pier|Bay|Cove|Grove|Mill|Orchard|Meadow|Pines|Mountain|Bridge|Lighthouse|Architects|Sisters|Brothers|Cousins|Neighbors|Giants|Wolves|Foxes)$/

/** Ordinary words that start brands and hardly ever describe a thing. */
const BRAND_WORD =
  /^(?:swell|swish|nudge|bandit|bloom|thrive|haven|cove|willow|juniper|wren|fable|folk|kindred|dapper|jolly|merry|roam|wander|drift|ember|nimble|zest|bliss|scout|comet|nova|echo|quill|hearth|hollow|prairie|summit|ridge|hustle|flock|sprout|spout|rally|dash|spark|hush|inkling)$/i
/** Before a known kind's noun these are no pattern or shape either. */
const KIND_BRAND_WORD = /^(?:whirl|breeze|pebble|arrow|ripple|grove|peak|loft)$/i

const BRAND_END = /^(?:Log|Stopper|Bar|Buddy|Pal|Jar|Society)$/
const tellsSort = (word: string) => isGeneric(word) || productNoun(word) !== undefined || /(?:wood|fire)$/i.test(word)

const RULER = /^(?:King|Queen|Prince|Princess|Duke|Duchess|Baron|Boss|Captain|Chief)$/
const BEDDING =
  /^(?:beds?|bedding|sheets?|mattress(?:es)?|duvets?|comforters?|quilts?|blankets?|pillows?|pillowcases?|covers?|toppers?|coverlets?|bedspreads?|protectors?|frames?|headboards?|size|throws?)$/i

/** "Second Set Leggings", "Old Salt Beard Balm": an adjective that describes no product, and what no product is made of. */
const isNamedPair = (words: readonly string[]) => {
  const [first = '', second = '', third = ''] = words
  return (
    /^(?:First|Second|Third|Last|Next|Even|Odd|Old|Lost|Lone|Lucky|Honest|Good|Early|Late|Slow|Half|Far|Long)$/.test(
      first,
    ) &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(second) &&
    isNoun(second) &&
    !second.endsWith('ing') &&
    !NO_NAME_PAIR.test(second) &&
    !isPluralWord(second.toLowerCase()) &&
    words.length < 6 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    third !== '' &&
    // "Slow Gate Coffee" is called so.
    !(words.length === 3 && isMassNoun(third)) &&
    productNoun(words.at(-1) ?? '') !== undefined
  )
}
/** "Little Fern Soap Bar", "Hungry Bear Granola" */
const isMoodyBeast = (words: readonly string[]) =>
  words.length > 2 &&
  words.length < 6 &&
  words.every((word) => /^\p{Lu}/u.test(word)) &&
  /^(?:Little|Sleepy|Lazy|Hungry|Grumpy|Salty|Rusty|Happy|Merry|Busy|Brave|Clever|Dusty|Crooked)$/.test(
    words[0] ?? '',
  ) &&
  /^(?:Fern|Fox|Wolf|Bear|Crow|Raven|Heron|Otter|Badger|Hare|Moose|Owl|Goat|Finch|Wren|Moth|Acorn|Thistle|Clover|Bramble|Oak|Elm|Willow|Pine|Anchor|Pirate|Sailor|Gull|Hen|Goose|Pelican|Crab|Whale)$/.test(
    words[1] ?? '',
  )
const NO_NAME_PAIR =
  /^(?:aid|birthday|communion|christmas|grade|day|year|hand|minute|person|class|responder|home|school|english|style|world|time|pet|dog|cat|cooker|feeder|sleeve|hair|distance|range|life|moon|zip|gallon|size|marathon|growth|luck|ball|face|bottle|morning|night|look|lens|period|baby|skin|wall|book|photo|vinyl|money|rug|wood|brick|car|house|coin)$/i

/** "Kettle Owl": the thing before a wild animal is no part of what is sold. */
const isBeastName = ([first = '', second = '']: readonly string[]) =>
  /^(?:Owl|Fox|Wolf|Bear|Crow|Raven|Heron|Otter|Badger|Hare|Moose|Elk|Stag|Falcon|Hawk|Sparrow|Wren|Finch|Lynx|Bison|Whale|Crane|Moth)$/.test(
    second,
  ) &&
  /^\p{Lu}\p{Ll}+$/u.test(first) &&
  ((!GENERIC_WORDS.has(folded(first)) && productNoun(first) !== undefined) || /^(?:Iron|Copper|Brass)$/.test(first))

/** "Silicone Lid Set stretch any bowl": the capital words already say what it is. */
function namesProduct(words: readonly string[], lowerFrom: number): boolean {
  const capitals = words.slice(0, lowerFrom).filter((word) => !/^\d/.test(word))
  if (productNoun(capitals.at(-1) ?? '') === undefined) return false
  // "Silicone Baking Mats half sheet"
  if (
    capitals.length > 1 &&
    capitals.every((word) => GENERIC_WORDS.has(folded(word)) || productNoun(word) !== undefined || isGerund(word)) &&
    productNoun(words.at(-1) ?? '') === undefined
  )
    return true
  const rest = words.slice(lowerFrom)
  const end = rest.findIndex(isBreak)
  return !rest.slice(0, end < 0 ? undefined : end).some((word) => productNoun(word))
}

const AUDIENCE =
  /^(?:wom[ae]ns?|m[ae]ns?|girls?|boys?|kids?|adults?|unisex|toddlers?|bab(?:y|ies)|dogs?|cats?|beginners?)$/i
const OCCASION =
  /^(?:undated|dated|party|gift|gifts|birthday|surprise|christmas|valentines|viral|trending|cute|premium|quality|best|professional|luxury|official|original|amazing|perfect|ultimate|beautiful)$/i
const AFTER_NOUN =
  /^(?:letterbox|countertop|modular|blind|globe|oatmeal|choc|hand|pdf|glass|wood|wooden|bamboo|steel|metal|silicone|ceramic|cardboard|plastic|leather|cotton|linen|satin|silk|wool|acrylic|aluminum|enamel|resin|foam|marble|iron|shape|shaped|style|non|anti|self|extra|crossbody|travel|size|sizes|usb|led|bluetooth|iphone|ipad|samsung|galaxy|apple|android|wall|portable|ceremonial|grade|tin|google|canva|etsy|mobile|stone|felt|unflavored|electric|plant|roll|zip|flip|pull|push|touch|motion|remote|voice|level)$/i
/** What mostly describes another thing: "waffle knit shirt", "tattoo numbing cream". */
const WEAK_HEAD =
  /^(?:toy|waffle|tattoo|tabletop|honey|wine|lip|lash|freezer|spice|pumpkin|vanilla|chocolate|caramel|peanut|butter|cinnamon|cotton|linen)$/i
const isWeak = (word: string) => WEAK_HEAD.test(word) || MATERIAL.test(word)
/** Number, function word: what follows a noun from here on is no part of it. */
const isBreak = (word: string) =>
  /^\d/.test(word) || isFunctionWord(word.toLowerCase()) || /^(?:w|pro|max|plus)$/i.test(word)
const PLACE =
  /^(?:shower|fridge|kitchen|bathroom|bedroom|counter|table|desk|office|car|garden|outdoor|indoor|travel|camping|concert|construction|can|clip|truck|suv|van|boat|rv)$/i
const COLOR_WORDS = new Set(COLORS)

/**
 * The shopper's noun: "raised garden bed" of "raised garden bed galvanized", "garden hose" of "garden hose no kink"; undefined where no product noun is in it.
 * It ends at the last product noun that only nouns join to the first.
 */
function productPhrase(words: readonly string[]): string[] | undefined {
  const isPhrasal = (at: number) =>
    /^(?:on|off|up|and|in)$/i.test(words[at + 1] ?? '') &&
    (!productNoun(words[at + 2] ?? '') ||
      /^(?:peel|pull|tear|wash|lift|wipe|zip) off$/i.test(`${words[at]} ${words[at + 1]}`))
  const isJoint = (at: number) => /^(?:press|clip|slip|peel|plug) (?:on|and)$/i.test(`${words[at]} ${words[at + 1]}`)
  const hasLater = (at: number) => words.slice(at + 1).some((word) => productNoun(word) !== undefined)
  const isLeading = (at: number) => /^(?:under|no)-\p{L}+$/iu.test(words[at] ?? '') && hasLater(at)
  const isLevel = (at: number) => words[at]?.toLowerCase() === 'level' && /^\d/.test(words[at + 1] ?? '')
  // "Wardrobe Mini Dehumidifier": where it stands
  const isWhere = (at: number) =>
    at === 0 &&
    /^(?:wardrobe|closet|drawer|cabinet|fridge|desk|sink|shower)$/i.test(words[0] ?? '') &&
    /^(?:mini|portable|smart|electric|cordless|rechargeable)$/i.test(words[1] ?? '') &&
    /ers?$/i.test(words[2] ?? '') &&
    productNoun(words[2] ?? '') !== undefined
  const first = words.findIndex(
    (word, at) =>
      productNoun(word) !== undefined &&
      !isPhrasal(at) &&
      !isJoint(at) &&
      !isLevel(at) &&
      !isLeading(at) &&
      !isWhere(at),
  )
  if (first < 0) return undefined
  const course = words.findIndex((word) => /^(?:course|class|workshop|masterclass|bootcamp)$/i.test(word))
  if (course > 0) return words.slice(0, course + 1).slice(-MAX_NOUN_WORDS)
  const numbers = words.findIndex((word, at) => /^by$/i.test(word) && /^numbers?$/i.test(words[at + 1] ?? ''))
  if (numbers > 0) return [...words.slice(0, numbers - 1), 'paint-by-numbers', 'kit']
  // "printable planner"
  if (
    /^(?:ebook|printable|audiobook)s?$/i.test(words[first] ?? '') &&
    productNoun(words[first + 1] ?? '') === undefined
  )
    return words.slice(0, first + 1)
  let head = first
  const isAgent = (word = '') => /[^aeiou]ers?$/i.test(word) && word.length > 4 && productNoun(word) !== undefined
  const isKeywords =
    words.length > MIN_TITLE_WORDS + 1 ||
    (words.length >= MIN_TITLE_WORDS && words.every((word) => !/^\p{Ll}/u.test(word)))
  for (let at = first + 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (COMPOUND.test(`${words[at - 1]} ${word}`)) {
      head = at
      continue
    }
    if (/^(?:&|and)$/i.test(word) && at === head + 1 && productNoun(words[at + 1] ?? '')) continue
    // "Lip Balm honey": small letters behind a capital head.
    if (
      /^\p{Lu}/u.test(words[head] ?? '') &&
      /^\p{Ll}/u.test(word) &&
      head > 0 &&
      !HEAD_WORD.test(word) &&
      words.slice(0, head).every((each) => !/^\p{Ll}/u.test(each))
    )
      break
    // "cast iron skillet pre seasoned oven grill": a long title goes on with keywords.
    if (
      isKeywords &&
      head > 0 &&
      isDescribedBefore(words, head) &&
      !HEAD_WORD.test(word) &&
      !/^(?:kits?|sets?|box|bag|machine|toys?|game)$/i.test(words[at + 1] ?? '') &&
      !(isNoun(word) && (HEAD_WORD.test(words[at + 1] ?? '') || isAgent(words[at + 1]))) &&
      !(isAgent(word) && !isAgent(words[head])) &&
      !WEAK_HEAD.test(words[head] ?? '') &&
      !(at === head + 1 && productNoun(word) === 'thing')
    )
      break
    if (
      isBreak(word) ||
      (AUDIENCE.test(word) && !(/^(?:dogs?|cats?|baby)$/i.test(word) && productNoun(words[at + 1] ?? ''))) ||
      (AFTER_NOUN.test(word) && !(at === words.length - 1 && /^remote$/i.test(word))) ||
      COLOR_WORDS.has(word.toLowerCase()) ||
      (head > 0 && PLACE.test(word) && !WEAK_HEAD.test(words[head] ?? '')) ||
      isPhrasal(at)
    )
      break
    if (/^(?:kit|set|printer|machine|mix|maze)$/i.test(words[head] ?? '') && !isAgent(words.at(-1))) break
    // "sling bag canvas anti theft"
    if (head > 0 && MATERIAL.test(word) && HEAD_WORD.test(words[head] ?? '') && !hasLater(at)) break
    if (productNoun(word)) head = at
    else if (word.endsWith('ing') && hasLater(at)) continue
    else if (isPluralWord((words[head] ?? '').toLowerCase())) break
    else if ((isAdjective(word.toLowerCase()) || isParticiple(word)) && !isWeak(words[head] ?? '')) break
  }
  // "waxed canvas weekender": what is made of it comes last.
  const made = words.slice(head + 1)
  const [one = ''] = made
  const isOf = MATERIAL.test(words[head] ?? '')
  if (
    made.length > 0 &&
    // "iron paniyaram kal", "cabinet jack"
    (isOf
      ? made.length < MIN_TITLE_WORDS
      : made.length === 1 && head === 0 && isListedNoun(one) && /^\p{Ll}/u.test(words[0] ?? '')) &&
    made.every(
      (word) =>
        /^\p{Ll}{4,}$/u.test(word) &&
        !isAdjective(word) &&
        !isParticiple(word) &&
        !COLOR_WORDS.has(word) &&
        (made.length === 1 || !(isBreak(word) || AFTER_NOUN.test(word) || AUDIENCE.test(word))),
    )
  )
    head = words.length - 1
  const start = Math.max(
    Number(isWhere(0)),
    words.slice(0, head).findLastIndex((word, at) => beginsAnother(word, words[at + 1] ?? '', at + 1 === head)) + 1,
  )
  // "chopper slicer dicer": the first says it.
  while (head > start + 1 && isAgent(words[head]) && isAgent(words[head - 1]) && /^\d+-in-/.test(words[start] ?? ''))
    head--
  let phrase = words
    .slice(start, head + 1)
    .filter((word, at, all) => (at >= all.length - 2 || !OCCASION.test(word)) && !/-friendly$/i.test(word))
  // "pet hair vacuum grooming kit": the last of two names.
  if (phrase.some((word) => /^(?:&|and)$/.test(word))) phrase = lastWords(phrase)
  else if (phrase.length > MAX_NOUN_WORDS)
    phrase = phrase
      .slice(phrase.findLastIndex((word, at) => at < phrase.length - 2 && productNoun(word) !== undefined) + 1)
      .slice(-MAX_NOUN_WORDS)
  if (isLeading(start + 1)) phrase = phrase.slice(phrase.findIndex((word) => /^stick-on$/i.test(word)) + 1)
  const next = words[head + 1] ?? ''
  if (phrase.length === 1 && /^(?:dogs?|cats?|baby)$/i.test(next)) return [next, ...phrase]
  return phrase.length === 1 && isOnlyAdjective(next.toLowerCase()) && /(?:able|ible|ic|less)$/.test(next)
    ? [next, ...phrase]
    : phrase
}

const MATERIAL =
  /^(?:canvas|leather|linen|wool|cotton|iron|steel|silk|velvet|suede|denim|oak|walnut|brass|copper|bamboo|wood|felt|clay|stoneware|corduroy|flannel|rattan|wicker|salt|honey|caramel|cheese|garlic|chili|maple|pickle)$/i
/** From so many words on a name is a list of keywords. */
const MIN_TITLE_WORDS = 7
/** Whether a word before the head already tells which: "lunch box", not "desk". */
const isDescribedBefore = (words: readonly string[], head: number) => {
  const before = (words[head - 1] ?? '').toLowerCase()
  return (
    productNoun(before) !== undefined ||
    isNoun(before) ||
    isAdjective(before) ||
    isParticiple(before) ||
    isDescribing(before)
  )
}
/** What goes on a name that says a thing already: "vacuum kit", "roller sheets". */
const HEAD_WORD =
  /^(?:sets?|kits?|holders?|cases?|covers?|racks?|stands?|mounts?|organizers?|box(?:es)?|bags?|trays?|mats?|brush(?:es)?|cleaners?|filters?|lights?|lamps?|dispensers?|machines?|makers?|openers?|cutters?|protectors?|pads?|rollers?|removers?|containers?|bottles?|cups?|tools?|sheets?|bowls?|cards?|towels?|inflators?|compressors?|scrubbers?|scrapers?|trimmers?|sharpeners?|warmers?|coolers?|chargers?|sprayers?|bins?|baskets?|blankets?|pillows?|cushions?|chairs?|tables?|desks?|benders?|projectors?|detectors?|sensors?|bracelets?|necklaces?|rings?|earrings|shirts?|socks|shoes|leggings|candles?|soaps?|oils?|creams?|serums?|masks?|patches|powders?|sauces?|treats?|beds?|collars?|tiles?|leash(?:es)?|toys?|puzzles?|books?|journals?|planners?)$/i

/** Two words that name one thing, although the second does not alone. */
const COMPOUND =
  /^(?:bat|bird|bee|bug|cat|dog|hen|hedgehog|insect) (?:houses?|hotels?)$|^clothes horses?$|^drone (?:videos?|photos?)$|^(?:milk|foot|bubble|bird) baths?$|^wine glass(?:es)?$|^(?:chart|tarot|palm|card|aura|rune) readings?$|^book illustrations?$|^window tinting$|^(?:deck|fence|concrete|wood) (?:staining|sealing)$|^photo sessions?$|^egg cartons?$|^base layers?$|^shower heads?$|^(?:crib|baby) mobiles?$|^button phones?$|^(?:trash|garbage|watering) cans?$/i

/** The last words of a noun, whole pairs: "salt and pepper grinder set". */
const lastWords = (words: string[]) => {
  if (!words.some((word) => /^(?:&|and)$/.test(word))) return words.slice(-MAX_NOUN_WORDS)
  const last = words.slice(-MAX_NOUN_WORDS - 1)
  const [first = ''] = last
  const isExtra = last.length > MAX_NOUN_WORDS && (isAdjective(folded(first)) || isParticiple(first))
  return isExtra || (last.length > MAX_NOUN_WORDS && /^(?:&|and)$/.test(first)) ? last.slice(1) : last
}

/** "minnows cat treats", "handyhülle phone case": what comes after is the name. */
const beginsAnother = (word: string, next: string, isLast: boolean) =>
  /^the$/i.test(word) ||
  (!isLast &&
    /[^s'’u]s$/.test(word) &&
    isPluralWord(word.toLowerCase()) &&
    productNoun(word) === undefined &&
    !isAdjective(word.toLowerCase()) &&
    !/^(?:times|kids|mens|womens|sports|ladies|pilates|maths|lights|needs|accounts|savings|systems|news|presets)$/i.test(
      word,
    ) &&
    !/^(?:and|&)$/.test(next))
const FOREIGN_NOUN = /(?:hülle|tasche|étui|coque|funda|housse|bolsa|estuche|borsa|halter|kissen|decke|lampe)$/i

/** "DinoDig 12 eggs excavation kit" counts what is in it. */
function withoutCounts(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, index) => /^\d+$/.test(word) && isPluralWord((words[index + 1] ?? '').toLowerCase()),
  )
  const isBeforeNoun =
    at >= 0 &&
    !words.slice(0, at).some((word) => productNoun(word)) &&
    words.slice(at + 2).some((word) => productNoun(word))
  return isBeforeNoun ? [...words.slice(0, at), ...words.slice(at + 2)] : [...words]
}

function spokenNoun(words: readonly string[]): string {
  const text = lowerFirst(speechCase(words.join(' ')))
    .replace(/\b(men|women|kid|children)s (?=\p{L})/giu, (whole, who: string) =>
      /^kid/i.test(who) ? whole : `${who}'s `,
    )
    .replace(/\b(non|anti) (?=\p{L})/giu, '$1-')
    .replace(/\s*&\s*|\sn\s/g, ' and ')
  const kept = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  // Adjectives of praise go first when it is too long; the head stays.
  // "dog bed large washable ...": listings go on with adjectives after the noun.
  const end = kept.findIndex(
    (word, at) =>
      at >= 1 &&
      at < 4 &&
      isNoun(word) &&
      !isAdjective(word.toLowerCase()) &&
      isAdjective((kept[at + 1] ?? '').toLowerCase()) &&
      !isNoun(kept[at + 1] ?? ''),
  )
  const named = kept.length > MAX_NOUN_WORDS && end > 0 ? kept.slice(0, end + 1) : kept
  const last = lastWords(named)
  // "girl walk weighted vest": what it is begins at its adjective.
  const isLate =
    last.length > 3 &&
    /\p{L}ed$/u.test(last[2] ?? '') &&
    [0, 1].every((at) => !isAdjective(last[at] ?? '') && productNoun(last[at] ?? '') !== 'thing')
  const short = isLate ? last.slice(2) : last
  const said = short.join(' ')
  return (said.toLowerCase() === said ? said : lowerCommon(short))
    .split(' ')
    .map((word) => (isEnglishWord(word) ? properCase(word) : (PROPER.get(word) ?? properCase(word))))
    .join(' ')
    .replace(/\b(long|short|cap)-sleeve\b/gi, '$1 sleeve')
    .replace(/\b(?:hvac|tv)\b/gi, (letters) => letters.toUpperCase())
    .replace(
      /\b(?:spanish|french|italian|german|japanese|korean|chinese|portuguese|arabic|english|russian|greek|mexican|thai|indian)\b/g,
      upperFirst,
    )
    .replace(/\bvitamin-([a-k])\b/gi, (_, letter: string) => `vitamin ${letter.toUpperCase()}`)
}

/** Lower case but for acronyms and inner capitals. */
const lowerCommon = (words: readonly string[]) =>
  words
    .map((word) =>
      /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(word) && isGeneric(word) && PROPER.get(word.toLowerCase()) !== word
        ? word.toLowerCase()
        : word,
    )
    .join(' ')
