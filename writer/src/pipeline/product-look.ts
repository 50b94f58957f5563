import { singular } from '../language'
import { isAdjective, isFunctionWord, isListedNoun, productNoun } from '../reading'
import { type Look, type Medium, NO_LOOK } from './field-readers'
import type { Reading } from './reading'
import { foundFor } from './shots'

const known = new WeakMap<Reading, Look>()

/** How pictures show what is sold. */
export function lookOf(reading: Reading): Look {
  const found = known.get(reading)
  if (found) return found
  const medium = readMedium(reading)
  const look = isBare(reading) ? NO_LOOK : { medium, it: calledIn(reading, medium) }
  known.set(reading, look)
  return look
}

/** Features alone are written as on the pages that load no more than their readers. */
const isBare = ({ painPoint, price, typedCall, story }: Reading) =>
  painPoint === '' && price === undefined && typedCall === '' && story.sentences.length === 0

/** How a product gets into a picture. What is not surely a thing or a program is told beside clips. */
function readMedium(reading: Reading): Medium {
  const { name, product, kind, price = '' } = reading
  const { tags } = foundFor(reading)
  const features = reading.features.map(({ typed }) => typed).join(' ')
  const parts = name.split(NAME_PARTS).map((part) => part.replace(/\)$/, '').trim())
  const ends = (pattern: RegExp) =>
    parts.some((part) => {
      // "Brightside Window Cleaning Dunedin"
      const isPlace = productNoun(headOf(part)) === undefined
      return pattern.test(part) || (isPlace && pattern.test(part.replace(/(?<=\p{Ll})(?: in)? \p{Lu}\p{Ll}+$/u, '')))
    })
  const isApp = product.form === 'app'
  if (/\bpatterns?$/i.test(product.noun)) return 'pattern'
  if (ends(FILE) || (!kind && SCREEN.test(`${name} ${reading.typedCall}`))) return 'screen'
  if (ends(PLACE)) return 'place'
  if (ends(LESSON) || (!isApp && (product.form === 'course' || tags.includes('course')))) return 'lesson'
  // A sharpener who teaches one thing for free gives no lessons.
  if (TAUGHT.test(`${features} ${price}`) && !ends(WORK)) return 'lesson'
  if (reading.isMonthly && KEPT.test(product.noun)) return 'screen'
  const isWork = product.form === 'service' || tags.includes('service')
  if (/ for rent\b/i.test(name) || (isWork && /\b(?:rentals?|hire)\b/i.test(name))) return 'rental'
  if (isWork || ends(WORK)) return 'work'
  if (isApp && !BODY.test(features)) return 'screen'
  if (kind) return 'thing'
  const told = reading.story.sentences.join(' ')
  if (PAID.test(price) || COMES.test(features)) return 'own'
  if (sureNoun(reading) !== undefined || BODY.test(features)) return 'thing'
  if (reading.sorts.has('digital') || PROGRAM.test(`${told} ${features} ${reading.typedCall}`)) return 'screen'
  if (THING.test(`${name} ${price} ${features}`) || SOLD.test(told)) return 'thing'
  if (ends(/\p{L}{3}ing$/u)) return 'work'
  return soldAs(reading) === undefined ? 'unsure' : 'thing'
}

const NAME_PARTS = /\s[–—-]\s|[,:|(]| (?:with|for|by|at) /
const FILE = /\b(?:e-?books?|templates?|presets?|spreadsheets?|printables?)$/i
/** "Money Sheet (Google Sheets / Excel)", "download it" */
const SCREEN = /\((?:for )?(?:google sheets|excel|notion)\b|\bdownload it\b/i
const PLACE =
  /\b(?:evenings?|nights?|meetups?|exchange|cottage|cabin|(?:guest|beach|holiday|country) ?house|apartment|villa|hotel|b&b|retreat|(?:farm )?stay|campsite|restaurant|cafe|café|(?:wine|cocktail|coffee|juice) bar|pub|festival|tour|lodge|(?:supper|dining|book|running|chess|social|film) club|event|walk|hike|golf|museum|escape room|tasting|self storage|(?:night|flea|farmers['’]?|christmas) market|fair|concert)$/i
const LESSON = /\b(?:school|academy|lessons?|coaching|tuition|tutoring|training|workshops?|class(?:es)?)$/i
/** What is done for somebody: "warped vinyl flattening". */
const WORK =
  /\b(?:alterations?|cleaning|detailing|editing|engraving|flattening|grooming|inspections?|mending|moving|photos|photography|planning|printing|recording|repairs?|restoration|sessions?|sharpening|sitting|speeches|translations?|tuning|walking|studio|salon|clinic|agency|services?)(?: (?:and|&) [\w-]+)?$/i
/** What is paid by the hour or the guest is no thing. */
const PAID = /\b(?:an?|per) (?:word|page|hour|session|class|lesson|visit|person|seat|head)\b/
/** Who does it comes to the buyer. */
const COMES = /\b(?:I|we)(?:['’]ll| will)? (?:come|drive|travel|haul|meet|pick you|visit|set (?:it |everything )?up)\b/i
const PROGRAM =
  /\b(?:(?:that's|this|the|an|my|our) app|app ?store|play store|developer|programmer|coded|computer science|(?:no|without|any) (?:signal|reception|network|mobile data|internet)|(?:built|made|wrote|put) (?:this|it|one|that) (?:on|for) (?:my|the|your) phone|logs? in|offline)\b/i
const THING =
  /\b\d+ ?(?:g|kg|grams?|kilos?|ml|cl|milliliters|cm|mm|oz|lb|inch(?:es)?|pcs|pieces|pack)\b|\b(?:bottles?|box|tins?|tinned|tubes?|dozen|frozen|fridge|trays?|jars?|packets?|pouch|bag|case|strung|weighs?|wash|magnets?|bulbs?|batter(?:y|ies)|velcro|lids?|handles?|blades?|wood|steel|leather|cotton|wool|glass|plastic|rubber)\b/i
/** What is paid for by the month is kept in a program. */
const KEPT = /\b(?:calendar|tracker|planner|journal|log|diary|scheduler)$/i
const TAUGHT = /\b(?:I|we) teach\b|\blessons? online\b|\bonline lessons?\b/i
/** Parts that no program has. */
const BODY = /\b(?:strap|collar|batter(?:y|ies)|handles?|blades?|velcro|buckle|magnets?|lid)\b/i
const SOLD = /\b(?:bought|ordered|sell|sold|sewed|wears?|wore) (?:it|this|one|them|these)\b/i

/** The noun of a name where it surely says what the thing is. */
function sureNoun(reading: Reading): string | undefined {
  const { name, product, kind } = reading
  const noun = product.noun.toLowerCase()
  const isThing = (text: string) => /^[^-]+$/.test(headOf(text)) && productNoun(headOf(text)) === 'thing'
  const isSure =
    noun !== 'thing' &&
    (kind ||
      isThing(noun) ||
      (product.form === 'stuff' && isListedNoun(headOf(noun))) ||
      foundFor(reading).nouns.some((each) => ` ${singular(noun)}`.endsWith(` ${each}`)))
  // "HIDARI – left-hand scissors"
  return isSure
    ? product.noun
    : name
        .split(/\s[–—-]\s|[,:|(]/)
        .slice(1)
        .find((part) => isThing(part.trim().replace(/\)$/, '')) && !isFunctionWord(part.trim().split(' ')[0] ?? ''))
}
/** What a long name was read as before it was said as typed. */
function soldAs({ product, readAs }: Reading): string | undefined {
  const noun = readAs.toLowerCase()
  // "Sofa Angel" is no sofa.
  return product.noun === 'thing' && noun.includes(' ') && productNoun(headOf(noun)) === 'thing' ? noun : undefined
}
const headOf = (text: string) => text.split(' ').at(-1) ?? ''

const MAX_CALLED = 3
/** What pictures call it: what it is where that is sure. */
function calledIn(reading: Reading, medium: Medium): string {
  const { name, product, kind } = reading
  // "dunk tank rental", "beach wheelchair hire"
  const [, rented = ''] = medium === 'rental' ? (RENTED.exec(name) ?? []) : []
  if (rented !== '')
    return productNoun(headOf(rented)) === 'thing' || isListedNoun(headOf(rented)) ? `the ${rented}` : 'the product'
  // "the car charger" of the kind car phone holder
  const [, typed = ''] = / ((?:[a-z]+ ){1,2}[a-z]+)$/.exec(product.first) ?? []
  if (kind && !name.toLowerCase().includes(headOf(kind.noun)) && productNoun(headOf(typed)) === 'thing')
    return `the ${typed}`
  const noun = (sureNoun(reading) ?? (medium === 'thing' ? soldAs(reading) : undefined))?.replace(/[()]/g, '').trim()
  if (noun !== undefined) return calledBy(noun, kind?.name)
  if (medium === 'screen')
    return `the ${/\b(?:e-?book|template|preset|spreadsheet|printable)s?\b/i.exec(name)?.[0].toLowerCase() ?? 'app'}`
  // "Sling Canguru de Pano"
  const [, first = ''] = FOREIGN.exec(name) ?? []
  if (medium === 'thing' && productNoun(first.toLowerCase()) === 'thing') return `the ${first.toLowerCase()}`
  // "dulse"
  return /^[a-z]{3,}(?: [a-z]{3,})?$/.test(product.noun) &&
    product.noun !== 'thing' &&
    name.includes(product.noun) &&
    !product.noun.split(' ').some(isFunctionWord)
    ? `the ${product.noun}`
    : 'the product'
}
const RENTED = /\b([a-z]+(?: [a-z]+){0,2}) (?:for rent|rentals?|hire)\b/
const FOREIGN = /^(\p{L}+) .*\b(?:de|da|do|del|di|du|para|con|com|pour|für|för)\b/iu

/** A long noun by its last words: "the shower head filter", "the can opener". */
function calledBy(noun: string, known: string | undefined): string {
  const words = noun.split(' ')
  if (words.length <= MAX_CALLED) return `the ${noun}`
  if (known !== undefined) return `the ${known.split(' ').slice(-2).join(' ')}`
  const [third = '', second = ''] = words.slice(-3)
  if (isFunctionWord(second) && second !== 'can') return 'the product'
  const isPart = /^[a-z]+$/.test(third) && isListedNoun(third) && !isAdjective(third) && !isFunctionWord(second)
  return `the ${words.slice(isPart ? -3 : -2).join(' ')}`
}
