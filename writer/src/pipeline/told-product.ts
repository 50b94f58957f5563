import { escaped, hasWord, LETTERS } from '../kinds'
import { plural, singular } from '../language'
import { isAdjective, isEnglishWord, isListedNoun } from '../reading'
import type { Reading } from './reading'
import { MADE_IT } from './voice'

const headOf = ({ product }: Reading) => product.noun.toLowerCase().split(' ').at(-1) ?? ''
/** What it is, in the words of the name and in those of its kind. */
const headsOf = (reading: Reading) => {
  const typed = reading.product.first.toLowerCase().split(' ').at(-1) ?? ''
  const heads = [headOf(reading), ...(/^(?:this|these) /.test(reading.product.first) ? [typed] : [])]
  return [...new Set(heads)].filter((head) => !/^(?:|thing|service)$/.test(head))
}
const nounPattern = (heads: readonly string[]) =>
  `(?:${[...new Set(heads.flatMap((head) => [head, singular(head), plural(singular(head))]))].map(escaped).join('|')})`

/** The product's noun in a text, each with the two words before it; not "cup holders" of a phone holder. */
function nounsIn(text: string, reading: Reading, heads = headsOf(reading)): string[] {
  if (heads.length === 0) return []
  const noun = nounPattern(heads)
  // Letters of all languages take long to compile: they are asked for only where the noun stands.
  if (!new RegExp(noun, 'iu').test(text)) return []
  const own = new Set(`${reading.product.title} ${reading.product.noun}`.toLowerCase().split(' '))
  const pattern = new RegExp(`(?:(\\S+) )?(?:([${LETTERS}'-]+) )?(?<![${LETTERS}-])${noun}(?![${LETTERS}-])`, 'gi')
  return [...text.matchAll(pattern)].flatMap(([, before = '', next = '']) => {
    const near = (next === '' ? before : next).toLowerCase()
    const isCompound = isListedNoun(near) && !near.endsWith('ing') && !isAdjective(near) && !own.has(near)
    return isCompound ? [] : [`${before} ${next}`]
  })
}

/** Whether the words name the product: a brand, or what it is where it has none. */
export function mentions(text: string, reading: Reading): boolean {
  const { product } = reading
  const isPlain = /^(?:this|these) /.test(product.first)
  const brand = brandOf(reading)
  // "Smiths' Ferry Fudge" was read without its mark.
  const bare = text.replace(/(?<=s)['’](?= )/g, '')
  // "Dad's garage" in a story is no candle of that name.
  const isOrdinary =
    / \p{Lu}/u.test(brand) && brand.split(' ').every((word) => isEnglishWord(word.replace(/['’]s$/, '').toLowerCase()))
  const isTyped = isOrdinary && /\p{Lu}/u.test(bare) ? bare.includes(brand) : true
  if (brand !== '' && isTyped && hasWord(bare, escaped(brand))) return true
  return isPlain && nounsIn(text, reading).length > 0
}

/** The name without article and without what it is: "Kneeldown". */
function brandOf({ product }: Reading): string {
  const bare = product.first.replace(/^(?:the|this|these) /i, '')
  if (/^(?:this|these) /.test(product.first)) return ''
  const noun = product.noun.toLowerCase()
  const end = bare.length - noun.length
  // "Umhlanga Sand Chairs" hires them out.
  const isBehind = bare.slice(end) === bare.slice(end).toLowerCase() && bare.toLowerCase().endsWith(` ${noun}`)
  const brand = isBehind ? bare.slice(0, end - 1) : bare
  return brand.split(' ').slice(0, 2).join(' ')
}

/** The product, or one like it from another time: "my old mount". */
const OTHER =
  /(?<!\p{L})(?:old|other|another|every|any|all|no|each|cheap|cheaper|normal|regular|usual|last|first|previous|different|expensive|broken|two|three|four|five|six|several|many|most|those|shop|supermarket|bought|than|a|an|of|their|your)(?!\p{L})/iu

/** Whether the story speaks of the product itself. */
export function refersTo(text: string, reading: Reading): boolean {
  const isNamed = brandOf(reading) !== '' && mentions(text, reading)
  // "Grandma Jo" of Grandma Jo's mix
  const [, owner = ''] = /^(?:the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)['’]s /u.exec(reading.product.first) ?? []
  if (owner !== '' && text.includes(owner)) return true
  return isNamed || names(text, reading) || isCalled(text, reading) || POINTS.test(text) || MADE_IT.test(text)
}

/** "the norteñas" of "leggings Norteña high waist": a word of the name that is in no dictionary. */
function isCalled(text: string, { name, product }: Reading): boolean {
  if (!/^(?:this|these) /.test(product.first)) return false
  const own = (name.match(/(?<!\p{L})\p{Lu}\p{Ll}{4,}(?!\p{L})/gu) ?? []).filter(
    (word) => !isEnglishWord(word.toLowerCase()),
  )
  return own.some((word) => hasWord(text, `${word}s?`))
}

const TIME =
  '(?:mornings?|afternoons?|evenings?|nights?|days?|weeks?|weekends?|months?|years?|times?|minutes?|hours?|summers?|winters?|springs?|falls?|autumns?|seasons?|christmas|nothing|\\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|is why|is how)'
const OWN_WORK =
  '(?:my|our) (?:\\p{L}+ )?(?:customers?|clients?|pupils?|students?|guests?|patients?|buyers?|readers?)|(?:come|comes|came|call|called|calls|book|booked|hire|hired|ring|rang|texted|asked) (?:to )?(?:me|us)|(?:I|we) (?:now |still )?(?:do|run|teach|sell|offer|pack|bake|cook|pour|freeze|pick|grow|brew|roast) |I (?:painted|drew|knitted|knit|sewed|carved|built|baked|wrote|made|designed|stitched|glued|welded) (?:an?|the|my|our) |doing this|(?:before|when|after|until|once) we (?:come|arrive|get there|show up|leave)|what (?:I|we) do|for a living'
const POINTS = new RegExp(
  `\\b(?:this|these)\\b(?! ${TIME}\\b)|\\b(?:the|my|our) new ones?\\b|\\bones? (?:I|we) (?:made|built|sewed|baked|drew|wrote|poured|sell)\\b|\\b(?:rented|hired|booked) (?:my|our)\\b|\\bcalled it\\b|\\b(?:found|bought|got|ordered|tried|built|sewed|wrote|designed|invented|developed|created|drew|printed|finished|stitched|quilted|crocheted|measure|use|used|wear|wore|downloaded|plugged|started) (?:me |him |her |us )?(?:it|them|mine|ours)\\b|\\b(?:made|built|sewed|finished|bought|found|got|started|stitched|quilted|wrote|took|put|gave me|lent me|sent me) (?:me |him |her |us )?(?:one\\b|(?:a|the first|another) (?:copy|version|one)\\b|making|selling|pouring|baking|teaching)|\\b(?:started|began|opened|founded|launched) (?:making|selling|pouring|melting|baking|teaching|doing|a|my|our|the)\\b|\\b(?:test batch(?:es)?|prototypes?|to get it right)\\b|\\b(?:${OWN_WORK})\\b`,
  'iu',
)

/** "this fountain", "his honey", "the coat" of a raincoat, but not "my old fountain". */
function names(text: string, reading: Reading): boolean {
  const isPart = [...text.matchAll(/\b(?:the|this|these) (\p{L}{4,})\b/giu)].some(([, word = '']) =>
    headsOf(reading).some((head) => head !== word.toLowerCase() && head.endsWith(word.toLowerCase())),
  )
  // "the contract" of a contract template pack
  const words = reading.product.first.toLowerCase().split(' ')
  const parts = HOLDS.test(words.at(-1) ?? '') ? words.slice(1, -1).filter((word) => isListedNoun(word)) : []
  return (
    isPart ||
    nounsIn(text, reading).some((before) => !OTHER.test(before)) ||
    nounsIn(text, reading, parts).some((before) => /\b(?:the|this|these)\b/i.test(before) && !OTHER.test(before))
  )
}

/** Says less than the words before it. */
const HOLDS = /^(?:pack|kit|set|box|bundle|bar|bottle|jar|subscription|template|guide|club|mix)s?$/
