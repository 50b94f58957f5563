import { upperFirst } from '../language'
import type { Reading } from './reading'
import { typedHead } from './told-name'

/** What stands on the screen while a story begins: the problem as typed, else the name; of a listed audience with whom it is for. */
export function hookText(reading: Reading): string | undefined {
  const { audience, name } = reading
  const people = audience.key === 'custom' ? undefined : audience.plural
  const problem = shortProblem(reading)
  if (problem !== undefined)
    return people === undefined || OWN.test(problem) ? problem : `${upperFirst(people)}: ${problem}`
  const head = upperFirst(typedHead(name))
  if (head === '' || head.split(' ').length > MAX_WORDS) return undefined
  return people === undefined ? head : `${head}, for ${people}`
}

/** More cannot be read in the first seconds. */
const MAX_WORDS = 12
const MIN_WORDS = 3
/** Said of one seller, not of everybody it is for. */
const OWN = /\b(?:I|me|my|mine|we|us|our)\b/i

/** The typed problem, where it is short and makes sense alone. */
function shortProblem({ painPoint, ownProblem, fields }: Reading): string | undefined {
  if (!ownProblem || ownProblem.isSensitive) return undefined
  const text = fields.story(painPoint).sentences.join(' ').replace(/[.!]$/, '')
  const { length } = text.split(' ')
  return length >= MIN_WORDS && length <= MAX_WORDS && !LEANS.test(text) ? text : undefined
}
/** Says of something that stands nowhere. */
const LEANS = /^(?:it|its|it's|they|they're|this|that|he|she|these|those)\b|\b(?:without|with|of|on|in) (?:it|them)\b/i
