import { folded, isIn, type WorkShots } from '../kinds'
import { singular } from '../language'
import { kept } from '../language/remembered'
import {
  isAdjective,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isPluralWord,
  productNoun,
} from '../reading'
import { type Look, type Medium, NO_LOOK } from './field-readers'
import type { Reading } from './reading'
import { foundFor, VACUUM_PACK } from './shots'

const known = new WeakMap<Reading, Look>()

/** How pictures show what is sold. */
export function lookOf(reading: Reading): Look {
  const found = known.get(reading)
  if (found) return found
  const medium = readMedium(reading)
  const look = isBare(reading) ? NO_LOOK : { medium, it: calledIn(reading, medium).replace(ONE_OF_PAIR, '$&s') }
  known.set(reading, look)
  return look
}

/** A name in the singular for what is worn in pairs. */
const ONE_OF_PAIR = /(?<= )(?:boot|clog|loafer|mitten|moccasin|sandal|shoe|slipper|sneaker|sock|trainer)$/
/** Features alone are written as on the pages that load no more than their readers. */
const isBare = ({ painPoint, price, typedCall, story }: Reading) =>
  painPoint === '' && price === undefined && typedCall === '' && story.sentences.length === 0

interface WorkIndex {
  byNoun: ReadonlyMap<string, readonly WorkShots[]>
  /** Found by what was told alone. */
  others: readonly WorkShots[]
}
const worksIndexed = kept((works: readonly WorkShots[]): WorkIndex => {
  const byNoun = new Map<string, WorkShots[]>()
  // Those for certain words are asked first.
  for (const each of [...works.filter(isForSome), ...works.filter((work) => !isForSome(work))])
    for (const noun of each.nouns) {
      const key = keyOf(noun.split(' '))
      byNoun.set(key, [...(byNoun.get(key) ?? []), each])
    }
  return { byNoun, others: works.filter(({ nouns }) => nouns.length === 0) }
})
const isForSome = ({ with: words, told }: WorkShots) => words.length + told.length > 0
const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

/** What a thing of its sort is seen doing, and the noun that says its sort. */
export interface Work {
  shots: readonly string[]
  called?: string | undefined
  noun?: string
  /** All nouns of its sort. */
  nouns?: readonly string[]
}

/** The work of things that have the noun of the kind, else of the name, else of a feature that says "the pen". */
export const workFor = kept((reading: Reading): Work | undefined => {
  const { scored, product, kind, features, painPoint, story, common } = reading
  const { byNoun, others } = worksIndexed(common.works)
  const name = scored.name.toLowerCase().replaceAll('-', ' ').replace(VACUUM_PACK, ' ')
  const offer = folded([scored.name, kind?.name, ...features.map(({ typed }) => typed)].join(' '))
  const all = folded([offer, painPoint, ...story.sentences].join(' '))
  const fits = (work: WorkShots) =>
    (work.with.length === 0 || isIn(work.with, offer)) &&
    !isIn(work.not, name) &&
    work.told.every((words) => isIn([words], all))
  const parts = name.split(/ (?:&|and) |[,|(–—:+/]| - | w\/ ?/).map((part) => part.replace(WITH, ''))
  // One English word that stands in the name is read there.
  const isRead = isEnglishWord(product.noun) && name.includes(product.noun.toLowerCase())
  const noun = isRead && !product.noun.includes(' ') ? '' : product.noun.replace(VACUUM_PACK, '')
  const phrases = [kind?.name ?? '', kind?.noun ?? '', ...parts, noun].map(
    (part) => part.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [],
  )
  const isCompound = (next: string | undefined) =>
    next !== undefined &&
    !OF_CUT_OR_COUNT.test(next) &&
    (isListedNoun(singular(next)) || isPluralWord(next) || productNoun(next) !== undefined)
  // "iron dosa tawa", "jersey premium", "Leggings Tlaloc"
  const isHead = (words: readonly string[], end: number) =>
    (end === 1 && !isEnglishWord(words[end] ?? '')) ||
    !isEnglishWord(words[end - 1] ?? '') ||
    words.slice(end).every((word) => OF_CUT_OR_COUNT.test(word) || isAdjective(word))
  for (const ofKind of kind ? [true, false] : [false])
    for (let length = MAX_NOUN; length > 0; length--)
      for (const words of ofKind ? phrases.slice(0, 2) : phrases.slice(2))
        for (let end = words.length; end >= length; end--) {
          const last = words[end - 1] ?? ''
          // "8 packs", "6 blades", but "600 headlamp"
          if ((/^\d/.test(words[end - 2] ?? '') && singular(last) !== last) || isCompound(words[end])) continue
          if (length === 1 && !isHead(words, end)) continue
          const typed = words.slice(end - length, end)
          const work = byNoun.get(keyOf(typed))?.find(fits)
          if (work) return { shots: work.use, called: work.called, noun: typed.join(' '), nouns: work.nouns }
          if (length === 1 && isCompound(last)) break
        }
  const ofFeature = [...offer.matchAll(/\b(?:the|this) (\p{L}+)/gu)]
    .flatMap(([, noun = '']) => (byNoun.get(singular(noun)) ?? []).map((work) => ({ noun, work })))
    .find(({ work }) => work.with.length > 0 && fits(work))
  const told = others.find(fits)
  return told
    ? { shots: told.use, called: told.called }
    : ofFeature && { shots: ofFeature.work.use, called: `the ${ofFeature.noun}` }
})
/** Whom or what it is for, and what it has. */
const WITH = / (?:for|with|w|by|from|in|that|to|of|on|without|made) .*/
/** Behind the noun: how many, how large, which cut. */
const OF_CUT_OR_COUNT =
  /^(?:.*\d.*|\p{L}+ed|[cm]?[lm]|k?g|oz|bundle|collection|colou?r|combo|ct|cut|fit|leg|pack|pair|pcs?|piece|set|size|style|waist)s?$/u
const MAX_NOUN = 4

/** How a product gets into a picture. What is not surely a thing or a program is told beside clips. */
function readMedium(reading: Reading): Medium {
  const { name, product, kind, price = '' } = reading
  const { tags } = foundFor(reading)
  const features = reading.features.map(({ typed }) => typed).join(' ')
  const told = `${reading.story.sentences.join(' ')} ${features} ${reading.typedCall}`
  const parts = name.split(NAME_PARTS).map((part) => part.replace(/\)$/, '').trim())
  const ends = (pattern: RegExp) =>
    parts.some((part) => {
      // "Brightside Window Cleaning Dunedin"
      const isPlace = productNoun(headOf(part)) === undefined
      return pattern.test(part) || (isPlace && pattern.test(part.replace(/(?<=\p{Ll})(?: in)? \p{Lu}\p{Ll}+$/u, '')))
    })
  const isApp = product.form === 'app'
  if (!kind && !isApp && (BOUND_OR_WORN.test(reading.scored.name) || isBook(reading))) return 'thing'
  if (/\bpatterns?$/i.test(product.noun)) return 'pattern'
  if (ends(FILE) || FILE.test(product.title) || (!kind && SCREEN.test(`${name} ${reading.typedCall}`))) return 'screen'
  if (!kind && SITE.test(`${features} ${reading.story.sentences.join(' ')}`)) return 'screen'
  const [, inBrackets = ''] = /\(([^()]+)\)$/.exec(name) ?? []
  // "Huaraches Doña Lupe, piel café" of leather
  const isSold =
    [parts[0] ?? '', inBrackets].some((part) => productNoun(headOf(part)) === 'thing') ||
    (!PLACE.test(parts[0] ?? '') && THING.test(features))
  // "No. 4 - Wet Dog at the Cabin (8 oz candle)"
  if (ends(PLACE) && !isSold && !isOnline(reading)) return 'place'
  // "Blender cup for Office Gym School (COD)"
  const isUsedThere = / for .*\b(?:school|class(?:es)?|training)(?: \([^()]*\))?$/i.test(name) && THING.test(features)
  if (isUsedThere) return 'thing'
  if (ends(LESSON) || COURSE.test(name) || (!isApp && (product.form === 'course' || tags.includes('course'))))
    return 'lesson'
  // A sharpener who teaches one thing for free gives no lessons.
  // A kit with video lessons stays a kit.
  if (TAUGHT.test(`${features} ${price}`) && !ends(WORK) && !/\b(?:kit|set|box)$/.test(product.noun)) return 'lesson'
  if (reading.isMonthly && KEPT.test(product.noun)) return 'screen'
  const isKept = reading.isMonthly && !kind && !/^(?:service|course)$/.test(product.form) && !tags.includes('box')
  if (isKept && (PROGRAM.test(told) || TELLS.test(told)) && !THING.test(features)) return 'screen'
  if (!kind && ends(KEPT_FOR_BUSINESS) && !COMES.test(features)) return 'screen'
  const isWork = product.form === 'service' || tags.includes('service') || (STALL.test(name) && COOKED.test(features))
  if (/ for rent\b/i.test(name) || (isWork && /\b(?:rentals?|hire)\b/i.test(name))) return 'rental'
  if (isWork || (ends(WORK) && !HOLDER.test(product.noun))) return 'work'
  if (isApp && !BODY.test(features)) return 'screen'
  if (kind) return 'thing'
  if (PAID.test(price) || (COMES.test(features) && product.form !== 'thing')) return 'own'
  if ((sureNoun(reading) ?? typedNoun(reading) ?? workFor(reading)) !== undefined || BODY.test(features)) return 'thing'
  if (reading.sorts.has('digital') || PROGRAM.test(told)) return 'screen'
  if (THING.test(`${name} ${price} ${reading.shown ?? ''} ${features}`) || SOLD.test(reading.story.sentences.join(' ')))
    return 'thing'
  return ends(/\p{L}{3}ing$/u) ? 'work' : 'unsure'
}

/** Whether lessons or meetings are held on a screen. */
export const isOnline = ({ name, product, price = '', features, typedCall, story }: Reading) => {
  // "Send me PANEL on WhatsApp" only books.
  const call = typedCall.replace(/whats ?app/gi, '')
  return ONLINE.test(
    [name, product.title, price, ...features.map(({ typed }) => typed), call, ...story.sentences].join(' '),
  )
}
const ONLINE =
  /\b(?:online(?! (?:shop|store|form|and|booking|order))|zoom|google meet|skype|excel|photoshop|canva|coding|ms teams|video ?calls?|virtual|(?:on|over|by|via|through) whats ?app|live (?:weekend |evening )?(?:batch|class(?:es)?|calls?|sessions?)|recorded|video (?:class(?:es)?|lessons?)|webinars?|group calls?|camera off|watch your videos|short videos|practice files|lifetime access)\b(?<!\b(?:book|pay|order|sign up|register|shop) online)/i

/** Lessons that are sent to a phone: "curso por WhatsApp", "everything is on WhatsApp". */
export const isOnPhone = ({ name, features }: Reading) =>
  /\b(?:by|on|over|per|por|via) (?:whats ?app|telegram)\b(?! (?:for questions|support))|\b(?:audios?|voice notes?) (?:from me|a day|every)\b/i.test(
    [
      name,
      ...features.map(({ typed }) => typed).filter((typed) => !/\b(?:answer\w*|ask|doubts?|questions?)\b/i.test(typed)),
    ].join(' | '),
  )

/** What is read and has pages, whatever its title. */
export const isBook = ({ name, price = '', shown = '', features, story }: Reading) => {
  const told = [name, price, shown, ...features.map(({ typed }) => typed)].join(' ')
  return (
    /\b(?:pages?|paperback|hardcover|pictures|illustrat\p{L}+)\b/iu.test(told) &&
    /\b(?:read(?:s|ing)? (?:it|this|out|aloud|to)|reads?\b.*\baloud|rhymes?|chapters?|I wrote (?:it|this)|printed properly)\b/i.test(
      [told, ...story.sentences].join(' '),
    ) &&
    !/\b(?:app|course|e-?book|kindle|pdf|download|template|lamp|light|magnifier|glasses)\b/i.test(told)
  )
}
/** "Langos Laci food truck" */
export const STALL = /\b(?:truck|stall|food (?:cart|van|stand))s?$/i
const COOKED = /\b(?:baked|beef|cheese|chicken|dough|fr(?:ied|y)|garlic|gluten|grilled|meat|pork|sauce|vegan)\b/i
/** A book is no work of who wrote it, hair none of who made the wig. */
const BOUND_OR_WORN =
  /\b(?:board book|hardcover|paperback|picture book|frontal|lace (?:front|closure)|wig)s?\b(?!.*\b(?:cover|design|editing|install\w*|printing|repair|styling)\b)/i
/** "Lina – booking and deposits for barbers" */
const KEPT_FOR_BUSINESS = /\b(?:crm|(?<!\bno )deposits|invoic(?:es|ing)|payroll|reminders|rotas?|scheduling)$/i
const NAME_PARTS = /\s[–—-]\s|[,:|(]| (?:with|for|by|at) /
const FILE = /\b(?:e-?books?|templates?|presets?|spreadsheets?|printables?)(?: (?:pack|bundle|kit|set))?$/i
/** "Money Sheet (Google Sheets / Excel)", "download it" */
const SCREEN =
  /\((?:for |on |in )?(?:canva|google sheets|excel|notion)\b|\bcanva (?:file|template)\b|\bdownload it\b|\bwith AI\b|\bdigital (?:download|file)\b|\((?:\w+, )?PDF\)/i
/** What is used there, not what is sold there: "I put a photo in the website" */
const SITE =
  /\b(?:enter(?:ed)?|past(?:e|ed)|put|typed?|upload(?:ed)?) (?:[\p{L}'’]+ ){1,4}(?:in|into|to) (?:the|this|my|our) (?:web)?site\b|\bopens in (?:free )?canva\b/iu
const PLACE =
  /\b(?:evenings?|nights?|meetups?|exchange|cottage|cabin|(?:guest|beach|holiday|country) ?house|apartment|villa|hotel|b&b|retreat|(?:farm )?stay|campsite|restaurant|cafe|café|(?:wine|cocktail|coffee|juice) bar|pub|festival|tour|lodge|(?:supper|dining|book|running|chess|social|film) club|event|walk|hike|golf|museum|escape room|tasting|self storage|(?:night|flea|farmers['’]?|christmas) market|fair|concert)$/i
/** In the languages in which courses are sold. */
const COURSE = /^(?:curso|corso|cours|kurs)\b/i
const LESSON =
  /(?<!\bfor\b.*)\b(?:school|academy|lessons?|coaching|tuition|tutoring|training|workshops?|class(?:es)?)$/i
/** What is done for somebody: "warped vinyl flattening". */
const WORK =
  /\b(?:alterations?|cleaning|detailing|editing|engraving|flattening|grooming|inspections?|mending|moving|photos|photography|planning|printing|recording|repairs?|restoration|sessions?|sharpening|sitting|speeches|translations?|weddings?|events?|entertainment|catering|dj|(?:dance|dabke) troupe|troupe|tuning|walking|studio|salon|clinic|agency|services?|signwriting|(?:roof|house|driveway|gutter|pressure|window) wash|(?:elder|garden|grave|headstone|lawn|pet|plant|tree) care)(?: (?:and|&) [\w-]+)?$/i
/** What it comes in, where the features say so. */
const HOLDER = /^(?:tube|bottle|jar|tub|sachet|syringe)$/
/** What is paid by the hour or the guest is no thing. */
const PAID = /\b(?:an?|per) (?:word|page|hour|session|class|lesson|visit|person|seat|head|boat)\b/
/** Who does it comes to the buyer. */
export const COMES =
  /\b(?:I|we)(?:['’]ll| will)? (?:come|drive|travel|haul|meet|pick you|visit|set (?:it |everything )?up)\b/i
const PROGRAM =
  /\b(?:(?:that's|this|the|an|my|our) app|app ?store|play store|developer|programmer|coded|computer science|(?:no|without|any) (?:data|signal|reception|network|mobile data|internet)|(?:built|made|wrote|put) (?:this|it|one|that) (?:on|for) (?:my|the|your) phone|logs? in|offline|(?:scan|snap) (?:the|your?|a) (?:barcode|receipt)|(?:it )?pings (?:you|me)|two phones|in (?:\d|one|two|three) taps|from a photo of|gets? a link)\b/i
/** What only a program does that is paid by the month. */
const TELLS = /\b(?:by|an?|the) e-?mail\b|\b(?:shows|tells|sends) (?:you|me) (?:a|an|the|what|who|when|how)\b/i
const THING =
  /\b\d+ ?(?:g|kg|grams?|kilos?|ml|cl|milliliters|cm|mm|oz|lb|inch(?:es)?|pcs|pieces|pack)\b|\b(?:bottles?|box|tins?|tinned|tubes?|dozen|frozen|fridge|trays?|jars?|packets?|pouch|bag|case|strung|weighs?|wash|magnets?|bulbs?|batter(?:y|ies)|velcro|lids?|handles?|blades?|wood|steel|leather|cotton|wool|glass|plastic|rubber|usb|hdmi|leds?|shipping|postage|cod|env[ií]os?|frete|(?:a|full|one|per|single) charge)\b/i
/** What is paid for by the month is kept in a program. */
const KEPT = /\b(?:calendar|tracker|planner|journal|log|diary|scheduler)$/i
const TAUGHT =
  /\b(?:I|we) teach\b|\b(?:he|she) teaches\b|\b\d+ (?:(?:live|recorded|short|video) )+(?:class(?:es)?|lessons?)\b|^(?:\d+|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty) lessons?\b|\blessons? online\b|\bonline lessons?\b/iu
/** Parts that no program has. */
const BODY = /\b(?:strap|collar|batter(?:y|ies)|handles?|blades?|velcro|buckle|magnets?|lid)\b/i
const SOLD = /\b(?:bought|ordered|sell|sold|sewed|wears?|wore) (?:it|this|one|them|these)\b/i

/** The noun of a name where it surely says what the thing is. */
function sureNoun(reading: Reading): string | undefined {
  const { name, product, kind } = reading
  const noun = product.noun.toLowerCase()
  const isSure =
    noun !== 'thing' &&
    (kind ||
      isThing(noun) ||
      (product.form === 'stuff' && isListedNoun(headOf(noun))) ||
      foundFor(reading).nouns.some((each) => ` ${singular(noun)}`.endsWith(` ${each}`)))
  if (!isSure)
    // "HIDARI – left-hand scissors"
    return name
      .replace(/\([^()]*\/[^()]*\)/, '')
      .split(MARKS)
      .slice(1)
      .map((part) => part.replace(/ (?:for|with|w|of (?:your|my|our|a|the)) .*|\)$/, '').trim())
      .find((part) => isThing(part) && !/\d/.test(part) && !isFunctionWord(part.split(' ')[0] ?? ''))
  const [before = '', ...behind] = name.split(MARKS)
  const has = (text: string) => text.toLowerCase().includes(headOf(noun))
  // "Hefted Leggings, sizes 16 to 32"
  if (kind && !has(before) && behind.some(has) && !has(kind.name)) return kind.name
  // "Big Button Mobile Phone 4G"
  const [, next = ''] = before.toLowerCase().split(noun)
  const [, longer = ''] = LONGER.exec(next) ?? []
  // "keyboard red switch"
  const isLonger =
    (/ /.test(longer) || isThing(longer) || before.includes(` ${longer}`)) &&
    (isThing(longer) || isListedNoun(headOf(longer))) &&
    !isAdjective(/^(\S+) /.exec(longer)?.[1] ?? '')
  return !kind && !product.isPlural && isLonger && !longer.split(' ').some(isFunctionWord) ? longer : product.noun
}
const MARKS = /\s[–—/-]\s|[,:|(]/
/** What directly follows, up to what is counted or measured. */
const LONGER = /^ ((?:\p{L}{3,} )?\p{L}{3,})(?: \S*\d\S*)?\s*$/u
/** A noun for a thing, alone or as the last word. */
const isThing = (text: string) => {
  const head = headOf(text)
  // "slip-on", but "6-pack"
  const isOfOthers = head.includes('-') && productNoun(head.split('-').at(-1) ?? '') !== undefined
  return productNoun(head) === 'thing' && !isOfOthers
}

/** The end of a name that was said as typed: "these washing machine cleaner tablets". */
function typedNoun({ product }: Reading): string | undefined {
  const [, typed = ''] = / ((?:\p{Ll}[\p{Ll}-]+ )*\p{Ll}+)$/u.exec(product.first) ?? []
  const one = typed.replace(/(?: starter| gift)? (?:set|kit|pack|bundle)$/, '')
  const words = isThing(one) ? one : typed
  const head = headOf(words)
  const isNoun = isThing(words) || isListedNoun(head) || (isPluralWord(head) && isEnglishWord(head))
  return product.noun === 'thing' && isNoun ? words : undefined
}
const headOf = (text: string) => text.split(' ').at(-1) ?? ''

/** What pictures call it: what it is where that is sure. */
function calledIn(reading: Reading, medium: Medium): string {
  const { name, product, kind } = reading
  // "dunk tank rental", "beach wheelchair hire", "Kiekie Photo Booth Hire Durban"
  const [, rented = ''] = medium === 'rental' ? (RENTED.exec(name) ?? []) : []
  if (rented !== '')
    return productNoun(headOf(rented)) === 'thing' || isListedNoun(headOf(rented)) ? `the ${rented}` : 'the product'
  // "Sundown Sisters Goat Rental"
  const [, titled = ''] =
    medium === 'rental'
      ? (/(?<!\p{L})((?!(?:brothers|bros|sisters|sons|daughters|family)\b)\p{L}+(?: \p{L}+)?) (?:rentals?|hire)\b/iu.exec(
          name,
        ) ?? [])
      : []
  const several = `${titled.toLowerCase()}s`
  if (isListedNoun(headOf(titled).toLowerCase()))
    return `the ${told(reading).includes(` ${several}`) ? several : titled.toLowerCase()}`
  // No hand is put on a hire.
  if (medium === 'rental' && /(?:rental|hire)$/i.test(product.noun)) return 'the product'
  if (!kind && isBook(reading)) return 'the book'
  if (medium === 'screen')
    return `the ${(/\bapp\b/i.test(name) ? undefined : ON_SCREEN.exec(`${product.title} ${name}`)?.[0].toLowerCase()) ?? (isSite(reading) ? 'website' : /\bpdf\b/i.test(name) ? 'file' : SCREEN.test(name) ? 'template' : 'app')}`
  // "the car charger" of the kind car phone holder
  const [, typed = ''] = / ((?:[a-z]+ ){1,2}[a-z]+)$/.exec(product.first) ?? []
  const lower = name.toLowerCase()
  if (kind && !lower.includes(headOf(kind.noun)) && lower.includes(typed) && isThing(typed)) return calledBy(typed)
  // "Scotch Bonnet" of the kind hot sauce
  if (kind?.department === 'food' && !kind.name.includes(headOf(product.noun.toLowerCase()))) return `the ${kind.noun}`
  const noun = sureNoun(reading) ?? (medium === 'thing' ? (typedNoun(reading) ?? workFor(reading)?.noun) : undefined)
  if (noun !== undefined) return calledBy(noun.replace(/[()]/g, '').trim(), kind?.name)
  // "Sling Canguru de Pano", "headset gaming RGB", "Leggings Tlaloc"
  const [first = ''] = product.title.toLowerCase().split(' ')
  if (medium === 'thing' && isThing(first) && (isPluralWord(first) || NOUN_FIRST.test(product.title)))
    return `the ${first}`
  // "dulse"
  // "white noise owl"
  const isLong = / .* /.test(product.noun)
  return /^[a-z]{3,}(?: [a-z]{3,}){0,2}$/.test(product.noun) &&
    product.noun !== 'thing' &&
    lower.includes(product.noun) &&
    !product.noun.split(' ').some(isFunctionWord) &&
    (!isLong || isListedNoun(headOf(product.noun)))
    ? `the ${isLong ? headOf(product.noun) : product.noun}`
    : medium === 'thing' && foundFor(reading).nouns.includes(first)
      ? `the ${first}`
      : 'the product'
}
const told = ({ features, story }: Reading) => [...features.map(({ typed }) => typed), ...story.sentences].join(' ')
const isSite = ({ name, features, story }: Reading) =>
  !/\bapp\b/i.test(name) && SITE.test([...features.map(({ typed }) => typed), ...story.sentences].join(' '))
const RENTED = /\b([a-z]+(?: [a-z]+){0,2}) (?:for rent|rentals?|hire)\b/
const NOUN_FIRST = /^\p{L}+ (?:\p{Ll}|.*\b(?:de|da|do|del|di|du|para|con|com|pour|für|för)\b)/u
const ON_SCREEN = /\b(?:e-?book|template|preset|(?:spread)?sheet|printable|planner|calendar|invite|invitation)s?\b/i

/** A noun with the word before it, with two where both are nouns: "the chopping board", "the shower head filter". */
function calledBy(typed: string, known?: string): string {
  // "mole poblano en pasta", "dice tower and tray", "resistance bands set"
  const [, own = ''] = / /.test(typed)
    ? (/^(.+?) (?:en|de|da|do|di|del|con|com|à|mit|med|i)(?= )/u.exec(typed) ??
      /^(\S+ \S+ \S+) and \S+$/.exec(typed) ??
      [])
    : []
  const noun = own === '' ? typed.replace(/(?<=[^s]s) set$/, '') : own
  const words = noun.split(' ')
  if (words.length > MAX_CALLED && known !== undefined) return `the ${known.split(' ').slice(-2).join(' ')}`
  const [fourth = '', third = '', second = ''] = ['', '', '', ...words].slice(-4)
  // "doorway pull up bar"
  if (second === 'up') return `the ${words.slice(-3).join(' ')}`
  if (isFunctionWord(second) && second !== 'can') return words.length > MAX_CALLED ? 'the product' : `the ${noun}`
  const isWord = /^[a-z]+$/.test(third) && isEnglishWord(third) && !isAdjective(third) && !OF_CUT.test(third)
  const isNoun = isWord && (isListedNoun(third) || productNoun(third) === 'thing')
  if (OF_CUT.test(second) || OF_TIME.test(second)) return `the ${headOf(noun)}`
  // "washing machine cleaner tablets"
  return `the ${words.slice(isNoun && !isGerund(fourth) ? -3 : -2).join(' ')}`
}
const MAX_CALLED = 3
/** "one minute saree" */
const OF_TIME = /^(?:second|minute|hour|day|week)$/
/** "wide leg work pants", "azelaic acid serum" */
const OF_CUT = /^(?:leg|waist|neck|sleeve|style|toe|heel|acid)$/
