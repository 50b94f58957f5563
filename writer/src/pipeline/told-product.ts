import { escaped } from '../kinds'
import { plural, singular } from '../language'
import type { Reading } from './reading'
import { MADE_IT } from './voice'

const headOf = ({ product }: Reading) => product.noun.toLowerCase().split(' ').at(-1) ?? ''
const nounPattern = (head: string) =>
  `(?:${[...new Set([head, singular(head), plural(singular(head))])].map(escaped).join('|')})`

/** Whether the words name the product: a brand, or what it is where it has none. */
export function mentions(text: string, reading: Reading): boolean {
  const { product } = reading
  const isPlain = /^(?:this|these) /.test(product.first)
  const brand = brandOf(reading)
  if (brand !== '' && new RegExp(`(?<![\\p{L}])${escaped(brand)}(?![\\p{L}])`, 'iu').test(text)) return true
  return isPlain && product.noun !== 'thing' && new RegExp(`\\b${nounPattern(headOf(reading))}\\b`, 'i').test(text)
}

/** The name without article and without what it is: "Kneeldown". */
function brandOf({ product }: Reading): string {
  const bare = product.first.replace(/^(?:the|this|these) /i, '')
  if (/^(?:this|these) /.test(product.first)) return ''
  const noun = product.noun.toLowerCase()
  const brand = bare.toLowerCase().endsWith(` ${noun}`) ? bare.slice(0, -noun.length - 1) : bare
  return brand.split(' ').slice(0, 2).join(' ')
}

/** The product, or one like it from another time: "my old mount". */
const OTHER =
  '(?:old|other|another|every|any|all|no|each|cheap|cheaper|normal|regular|usual|last|first|previous|different|expensive|broken|two|three|four|five|six|several|many|most|those|shop|supermarket|bought|than|a|an|of|their|his|her|your)'

/** Whether the story speaks of the product itself. */
export function refersTo(text: string, reading: Reading): boolean {
  const isNamed = brandOf(reading) !== '' && mentions(text, reading)
  return isNamed || names(text, reading) || POINTS.test(text) || MADE_IT.test(text)
}

const TIME =
  '(?:mornings?|afternoons?|evenings?|nights?|days?|weeks?|weekends?|months?|years?|times?|minutes?|hours?|summers?|winters?|springs?|falls?|autumns?|seasons?|christmas|\\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|is why|is how)'
const OWN_WORK =
  '(?:my|our) (?:\\p{L}+ )?(?:customers?|clients?|pupils?|students?|guests?|patients?|buyers?|readers?)|(?:come|comes|came|call|called|calls|book|booked|hire|hired|ring|rang|texted|asked) (?:to )?(?:me|us)|(?:I|we) (?:now |still )?(?:do|run|teach|sell|offer|pack|bake|cook|pour|freeze|pick|grow|brew|roast) |I (?:painted|drew|knitted|knit|sewed|carved|built|baked|wrote|made|designed|stitched|glued|welded) (?:an?|the|my|our) |doing this|what (?:I|we) do|for a living'
const POINTS = new RegExp(
  `\\b(?:this|these)\\b(?! ${TIME}\\b)|\\b(?:the|my|our) new ones?\\b|\\b(?:rented|hired|booked) (?:my|our)\\b|\\bcalled it\\b|\\b(?:found|bought|got|ordered|tried|built|sewed|wrote|designed|invented|developed|created|drew|printed|finished|stitched|quilted|crocheted|measure|use|used|wear|wore|downloaded|plugged|started) (?:me |him |her |us )?(?:it|them|mine|ours)\\b|\\b(?:made|built|sewed|finished|bought|found|got|started|stitched|quilted|wrote|took|put|gave me|lent me|sent me) (?:me |him |her |us )?(?:one\\b|(?:a|the first|another) (?:copy|version|one)\\b|making|selling|pouring|baking|teaching)|\\b(?:started|began|opened|founded|launched) (?:making|selling|pouring|melting|baking|teaching|doing|a|my|our|the)\\b|\\b(?:test batch(?:es)?|prototypes?|to get it right)\\b|\\b(?:${OWN_WORK})\\b`,
  'iu',
)

/** "this fountain", "his honey", but not "my old fountain". */
function names(text: string, reading: Reading): boolean {
  const head = headOf(reading)
  if (head === '' || head === 'thing') return false
  const pattern = new RegExp(`(?:^|(\\S+) )?(?:([\\p{L}'-]+) )?(?<![\\p{L}-])${nounPattern(head)}(?![\\p{L}-])`, 'giu')
  return [...text.matchAll(pattern)].some(
    ([, before = '', next = '']) => !new RegExp(`(?<![\\p{L}])${OTHER}(?![\\p{L}])`, 'iu').test(`${before} ${next}`),
  )
}

/** Whether the product can be seen while this is said. */
export const shows = (text: string, reading: Reading) =>
  (brandOf(reading) !== '' && mentions(text, reading)) ||
  new RegExp(`\\b(?:this|these) (?:ones?|\\p{L}+ )?(?:${nounPattern(headOf(reading) || 'one')}|ones?)\\b`, 'iu').test(
    text,
  ) ||
  /\b(?:made|built|sewed|designed|found|bought|got|ordered|tried|make|wrote) (?:this|these)\b(?! (?:morning|week|month|year|time))/i.test(
    text,
  )
