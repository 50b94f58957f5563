import { isAllowedAsTyped, withCodes } from '../analysis/call-to-action'
import type { Reading } from './reading'
import { copyEdited, withNames } from './say-story'

/** The call as typed, or a plain one where none was; what the rules of the platform take away is noted. */
export function callAsTyped({ call, typedCall, isService, story, voice, sorts, product }: Reading): {
  text: string | undefined
  notes: string[]
} {
  const typed = withNames(typedCall.trim(), story.sentences.join(' '))
  if (typed === '') {
    if (!/^(?:service|course)$/.test(product.form)) return { text: "It's linked right here.", notes: [] }
    return {
      text: voice === 'maker' ? `Message ${sorts.has('several') ? 'us' : 'me'} here to book.` : undefined,
      notes: [],
    }
  }
  if (isAllowedAsTyped(typed, isService)) return { text: withCodes(copyEdited(typed).join(' '), typed), notes: [] }
  const said = call === undefined ? undefined : `${call}${/[.!?…]$/.test(call) ? '' : '.'}`
  return { text: said, notes: changesIn(typed, said ?? '') }
}

const RULES = 'because of the platform’s rules'

/** What of the typed call is not said, or said otherwise. */
function changesIn(typed: string, said: string): string[] {
  const heard = new Set(wordsOf(said))
  const isLost = (part: string) => {
    const words = wordsOf(part)
    return words.length > 0 && words.every((word) => !heard.has(word))
  }
  const lost = typed.split(/(?<=[.!?;])\s+|,\s+|\s+(?=(?:and|or) )/).filter(isLost)
  const bare = (text: string) => text.replace(/^(?:and|or) |[.!]$/gi, '')
  if (said === '' || lost.length > 0)
    return [`Left out of your call to action, ${RULES}: “${bare(said === '' ? typed : lost.join(', '))}”`]
  const [before, after] = [bare(typed).split(/\s+/), bare(said).split(/\s+/)]
  const isSame = (at: number, other: number) => wordsOf(before[at] ?? '').join() === wordsOf(after[other] ?? '').join()
  let start = 0
  while (start < Math.min(before.length, after.length) && isSame(start, start)) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && isSame(before.length - 1 - end, after.length - 1 - end))
    end++
  const [from = '', to = ''] = [before.slice(start, before.length - end), after.slice(start, after.length - end)].map(
    (words) => words.join(' '),
  )
  if (wordsOf(from).length === 0) return []
  return [
    to === ''
      ? `Left out of your call to action, ${RULES}: “${from}”`
      : `In your call to action “${from}” became “${to}”, ${RULES}.`,
  ]
}
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []
