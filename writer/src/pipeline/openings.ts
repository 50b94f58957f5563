import { lowerFirst, pluralVerb } from '../language'
import { isThirdPerson, type ProblemText, verbAfterSubject } from '../reading'

const MAX_TURNED_WORDS = 14
const NO_THING =
  /^(?:i|we|you|he|she|they|it|this|that|there|everyone|everybody|nobody|people|something|someone|nothing|everything)\b/i
const AUXILIARY = /^(?:is|are|was|were|can't|cannot|won't|can|doesn't|don't|isn't|aren't)$/

/** A second clause is no part of the question. */
const GOES_ON =
  /\bbecause\b|\b(?:and|but|so) (?:nobody|everybody|everyone|I|you|we|he|she|it|they|there|the|my|your|then)\b/i

/** "Why do hotel irons always have that brown gunk?" */
export function whyItIs(own: ProblemText): string | undefined {
  const bare = own.hook.replace(/[.?!]$/, '')
  const words = bare.split(' ')
  if (own.form !== 'clause' || /[.?!,;:]/.test(bare) || words.length > MAX_TURNED_WORDS) return undefined
  const at = verbAfterSubject(words)
  const subject = lowerFirst(words.slice(0, at).join(' '))
  return at < 1 || GOES_ON.test(bare) || NO_THING.test(subject) ? undefined : whyQuestion(subject, words.slice(at))
}

function whyQuestion(subject: string, rest: readonly string[]): string | undefined {
  const [verb = '', ...more] = rest
  if (AUXILIARY.test(verb)) return `Why ${verb} ${subject} ${more.join(' ')}?`
  const at = /^(?:never|always|still|just|even|only)$/.test(verb) ? 1 : 0
  const main = rest[at] ?? ''
  if (more.length === 0 || /^(?:am|have|had|has|did|do|does|used|feel|feels|\w+ed)?$/.test(main)) return undefined
  const words = (base: string) => [...rest.slice(0, at), base, ...rest.slice(at + 1)].join(' ')
  return isThirdPerson(main) && !/^(?:I|we|they)$/i.test(subject)
    ? `Why does ${subject} ${words(pluralVerb(main))}?`
    : `Why do ${subject} ${words(main)}?`
}
