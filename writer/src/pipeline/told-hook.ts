import { escaped, LETTERS } from '../kinds'
import { upperFirst } from '../language'
import { correctSpelling } from '../reading'
import type { Reading } from './reading'
import { asTitle, isClear } from './screen-text'
import { typedHead, withTypedName } from './told-name'

/** What stands on the screen while a story begins: the problem as typed, else the name. "For parents" reads as the label of an ad. */
export const hookText = (reading: Reading): string | undefined => shortProblem(reading) ?? shortTitle(reading)

/** More cannot be read in the first seconds. */
const MAX_WORDS = 12
const MAX_NAME_WORDS = 6
const MAX_TYPED = 8
const MIN_WORDS = 3

/** The typed problem, where it is short and makes sense alone. */
function shortProblem({ painPoint, ownProblem, fields }: Reading): string | undefined {
  if (!ownProblem || ownProblem.isSensitive) return undefined
  const text = fields.story(painPoint).sentences.join(' ').replace(/[.!]$/, '')
  return text.split(' ').length >= MIN_WORDS && isClear(text, MAX_WORDS) && !LEANS.test(text) ? text : undefined
}
/** Says of something that stands nowhere. */
export const LEANS =
  /^(?:it|its|it's|they|they're|this|that|he|she|these|those)\b|\b(?:without|with|of|on|in) (?:it|them)\b/i

/** The name as typed without what a listing adds, else as it is said; undefined where both are long or hold signs. */
export function shortTitle(given: Reading): string | undefined {
  const { name, typedName } = given
  // "Magnetické dlaždice Kostkov 64 ks"
  const own = typedHead(typedName).replace(/[«»“”"]| \d[\d.,]*(?:x\d+| ?\p{L}+)$/gu, '')
  if (name !== typedName && own !== '' && own.split(' ').length <= MAX_TYPED && !SIGNS.test(own)) return upperFirst(own)
  return titleOf(given)
}

function titleOf(reading: Reading): string | undefined {
  const said = withTypedName(reading).product.first.replace(/^(?:the|these|this) /, '')
  const last = said.split(' ').at(-1) ?? ''
  const heads = reading.name.split(/ \/ | \(/).map((part) => typedHead(part.replace(/\)$/, '')))
  // "Mini Akkuschrauber / cordless screwdriver set 3.6V"
  const head =
    heads.find((each) => each.toLowerCase().includes(last.toLowerCase())) ??
    // "No. 4 - Wet Dog at the Cabin"
    (reading.name.includes(` ${said} (`) ? said : (heads[0] ?? ''))
  // "Dad's Garage (soy candle, 9 oz)": the name as well.
  const [own = ''] = heads
  const isBehind =
    head !== own && own !== '' && said.startsWith(own.replace(/^The /, '')) && reading.name.startsWith(`${own} (`)
  if (isBehind && !isLong(own) && !SIGNS.test(own)) return isLong(`${own} ${head}`) ? own : `${own}, ${head}`
  const whole = head.replace(/ \+ (?=\p{L})/gu, ' and ')
  // "Dual basket air fryer 8L", "candle warmer lamp with dimmer and timer"
  const [upToNoun = whole] = new RegExp(`^.*?(?<![${LETTERS}])${escaped(last)}(?![${LETTERS}])`, 'i').exec(whole) ?? []
  const isListing = isLong(whole) || /\d(?![\d.]* ?%)/.test(whole.slice(upToNoun.length))
  const title = isListing ? upToNoun.replace(/ (?:for|with|that|by|@) .*/u, '') : whole
  const found = [title, said].find((text) => text !== '' && !isLong(text) && !SIGNS.test(text))
  return found === undefined ? undefined : asTitle(found.replace(/\p{Ll}{4,}/gu, (word) => correctSpelling(word)))
}
/** A name in another language is as long as it is. */
const isLong = (text: string) =>
  text.split(/ (?:(?:&|and) )?/).length > MAX_NAME_WORDS + Number(/[^\p{ASCII}]/u.test(text))
const SIGNS = /[+@|«»"]/
