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

/** The first sentence of the typed problem, or its beginning up to where another thought begins. */
function shortProblem({ painPoint, ownProblem, fields }: Reading): string | undefined {
  if (!ownProblem || ownProblem.isSensitive) return undefined
  const [first = ''] = fields.story(painPoint).sentences
  const sentence = first.replace(/[.!]$/, '')
  return [sentence, sentence.split(/,? (?:because|so|but) |, /)[0] ?? ''].find((text) => {
    const { length } = text.split(' ')
    return length >= MIN_WORDS && length <= MAX_WORDS
  })
}
