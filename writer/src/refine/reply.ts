import type { Flag } from '../check'
import { lowerFirst, SMALL_NUMBERS, upperFirst } from '../language'

/** "two lines", "one line", "14 lines". */
export function countOf(count: number, thing: string): string {
  return `${numberWord(count)} ${thing}${count === 1 ? '' : 's'}`
}

export const numberWord = (count: number): string => (count === 0 ? 'no' : SMALL_NUMBERS[count]) ?? String(count)

/** "a, b, and c": unlike speech, a summary may name more than three things. */
export function inWords(items: readonly string[]): string {
  if (items.length <= 2) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')}, and ${items[items.length - 1] ?? ''}`
}

/** Several short statements as one sentence, as the chat says it; empty ones are left out. */
export function sentenceList(statements: readonly string[]): string {
  const said = statements.filter(Boolean)
  return said.length === 0 ? '' : `${upperFirst(said.join(', '))}.`
}

/** Names the words that a rule forbids, and the rule as what it is: words may break it that mean no harm. */
export const forbidden = ({ matched, reason, saferWording }: Flag): string =>
  `${quoted(matched)} is on the list of what platforms may reject. The rule there: ${lowerFirst(reason)}${saferWording ? ` ${saferWording}` : ''}`

/** What somebody typed, short enough to be quoted back. */
export function quoted(text: string): string {
  const short = text.replace(/["“”]/g, "'").replace(/\s+/g, ' ').replace(/\.$/, '').trim()
  return `"${short.length > 90 ? `${short.slice(0, 87).trimEnd()}...` : short}"`
}
