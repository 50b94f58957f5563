import { upperFirst } from '../language'
import { baseVerb, isAdjective, isFunctionWord, isNoun, isParticiple, isPluralWord, PEOPLE, thirdVerb } from './lexicon'
import { PREPOSITION, wordsOf } from './noun-phrase'

/** Words after which nothing but a verb can have stood: "lifts out", "folds flat", "flags what's short". */
const AFTER_VERB =
  /^(?:up|down|off|out|away|back|together|apart|flat|shut|open|closed|dry|cool|clean|tight|upright|it|itself|them|themselves|you|me|us|your|my|the|an?|any|every|each|all|both|into|onto|over|through|around|under|what|what's|when|where|how|which|who|while|without|before|after|anywhere|everywhere|easily|like|right|straight|until|even|as|most|almost|about|too|so|more|less|everything|anything|nothing|well|better|faster|longer|great)$/
const WEAK_AFTER_VERB = /^(?:in|on|to|from|at|against|by|inside|behind|between)$/
const AUXILIARY =
  /^(?:is|are|isn't|aren't|has|have|can|can't|cannot|will|won't|doesn't|don't|never|always|gets?|stays?|keeps?|lasts?|goes|go|comes?|fits?|looks?|feels?|smells?|sounds?|tastes?|takes?|dies|died|broke|fell|disappears?|was|were|keep|just)$/
/** Plural nouns that describe another noun: "sports bra". */
const PLURAL_MODIFIER = new Set(
  "sports clothes savings glasses goods parts sales pants news women's men's kids ladies accounts systems arms".split(
    ' ',
  ),
)

/** Plural things whose last word looks like a verb. */
const COMPOUND_PLURAL =
  /^(?:onion tears|fruit flies|group chats|cup holders|phone calls|dust bunnies|pet treats|dog walks|meal preps|face wipes|baby wipes|hair ties|price tags|coffee runs|cable ties)$/

/** What stands before these is no verb: "switches can be changed". */
export const BEHIND_SUBJECT = /^(?:are|can|can't|cannot|has|have|is|will|won't)$/

/** Whether the third-person word at `at` is a verb, judged by what follows. */
export function isVerbAt(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? '').toLowerCase()
  if (COMPOUND_PLURAL.test(`${words[at - 1] ?? ''} ${word}`.toLowerCase())) return false
  const next = (words[at + 1] ?? '').toLowerCase().replace(/[,.]$/, '')
  const sureness = thirdVerb(word)
  if (!sureness || BEHIND_SUBJECT.test(next)) return false
  if (sureness === 'sure') return true
  if (next === '') return false
  if (AFTER_VERB.test(next) || /^\d/.test(next) || /[a-z]{3}ly$/.test(next)) return true
  if (at === 0 && isObject(words, next) && !PLURAL_PART.has(word)) return true
  if (/^(?:works|pairs|syncs|connects)$/.test(word) && next === 'with') return true
  if (sureness === 'likely')
    return (
      !/^(?:of|for|with|included|and|or)$/.test(next) ||
      (next === 'with' && /^(?:an?|one|just|the|your)$/.test(words[at + 2] ?? ''))
    )
  if (next === 'with' && /^(?:works|pairs|syncs|connects|comes|goes|folds|clips|links|locks)$/.test(word)) return true
  if (/^(?:on|in)$/.test(next) && /^with$/.test(words[at + 2] ?? '')) return true
  return (
    WEAK_AFTER_VERB.test(next) &&
    /^(?:the|an?|your|any|one|my|place|seconds|minutes|half|\d.*)$/.test(words[at + 2] ?? '')
  )
}

/** Plural nouns of parts and people that often open a label: "straps", "wheels". */
const PLURAL_PART = new Set(
  'sports clothes goods glasses parts sales savings pants arms straps pockets wheels legs sides hands handles buttons lights women mens ladies kids dogs cats hours minutes days bags cups pads'.split(
    ' ',
  ),
)

/** "stores bread", "blocks light": English has hardly a plural noun in front of another noun. */
const isObject = (words: readonly string[], next: string) =>
  (isNoun(next) || isAdjective(next)) &&
  !PREPOSITION.test(next) &&
  !isParticiple(next) &&
  (baseVerb(next) === undefined || words.length > 2) &&
  !AUXILIARY.test(next) &&
  baseVerb(next) !== 'sure' &&
  !/^(?:and|or|with|for|of|the|an?|to|your|by|from)$/.test((words[words.length - 1] ?? '').toLowerCase())

/** Where the verb of "inner bucket lifts out" stands; -1 where the words have no subject of their own. */
export function verbAfterSubject(words: readonly string[]): number {
  const first = (words[0] ?? '').toLowerCase()
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    const subject = words.slice(0, at)
    const word = (words[at] ?? '').toLowerCase()
    const isThings = at === 1 && BEHIND_SUBJECT.test(word) && isPluralWord(first) && !isFunctionWord(first)
    if (!isThings && !isSubject(subject)) {
      if (PREPOSITION.test((words[at - 1] ?? '').toLowerCase()) && at > 1) return -1
      continue
    }
    const head = (subject[at - 1] ?? '').toLowerCase()
    const isMany = isPluralWord(head) || /^(?:they|we|you|i|people|staff)$/.test(head)
    if (AUXILIARY.test(word) && agrees(word, isMany, head)) {
      if (at + 1 < words.length || /^(?:dies|died|broke|fell|disappears?|lasts?)$/.test(word)) return at
      continue
    }
    const next = (words[at + 1] ?? '').toLowerCase()
    if (isMany) {
      const sureness = baseVerb(word)
      if (!sureness || PLURAL_MODIFIER.has(head) || PREPOSITION.test(word)) continue
      if (sureness === 'sure' && !isParticiple(word)) return at
      if (AFTER_VERB.test(next)) return at
      if (
        next !== '' &&
        (PEOPLE.has(head) || /^(?:they|we|you|i)$/.test(head)) &&
        !/^(?:of|with|for|and|or)$/.test(next)
      )
        return at
      if (WEAK_AFTER_VERB.test(next) && (sureness === 'likely' || /^(?:my|the|your)$/.test(words[at + 2] ?? '')))
        return at
    } else if (
      PEOPLE.has(head)
        ? thirdVerb(word) !== undefined && next !== ''
        : isVerbAt(words, at) && !isCompound(subject, word, next)
    )
      return at
  }
  return -1
}

/** "cup holds" is no subject with verb when it may be a compound: only "possible" verbs before a weak word. */
const isCompound = (subject: readonly string[], word: string, next: string) =>
  thirdVerb(word) === 'possible' && WEAK_AFTER_VERB.test(next) && subject.length < 1

const agrees = (word: string, isMany: boolean, head: string) =>
  /^(?:can|can't|cannot|will|won't|never|always|just|was|were|broke|died|fell)$/.test(word) ||
  (isMany || /^i$/.test(head)
    ? !/(?:s|isn't|doesn't)$/.test(word) || /^(?:always)$/.test(word)
    : /(?:s|isn't|doesn't)$/.test(word))

function isSubject(words: readonly string[]): boolean {
  const lower = words.map((word) => word.toLowerCase())
  const head = lower[lower.length - 1] ?? ''
  if (
    words.length === 1 &&
    /^(?:it|they|this|these|everything|everyone|everybody|nobody|nothing|someone|something|you|we|i|he|she)$/.test(head)
  )
    return true
  if (/[,.;:]/.test(words.join(' ')) || !isNoun(head) || isFunctionWord(head)) return false
  if (isAdjective(head) && words.length === 1) return false
  return lower
    .slice(0, -1)
    .every((word, at) =>
      at === 0 &&
      /^(?:the|an?|my|your|our|his|her|their|every|each|all|most|some|any|no|both|this|these|that|two|three|four|\d+)$/.test(
        word,
      )
        ? true
        : !isFunctionWord(word) &&
          /^[\p{L}\d-]+$/u.test(word) &&
          !(baseVerb(word) === 'sure' && at === 0) &&
          (thirdVerb(word) === undefined || /^(?:sports|clothes)$/.test(word)),
    )
}

/** "inner bucket" to "The inner bucket"; people and plural names of living things need no article. */
export function spokenSubject(words: readonly string[]): string {
  const first = (words[0] ?? '').toLowerCase()
  const head = (words[words.length - 1] ?? '').toLowerCase()
  const text = words.join(' ')
  if (
    /^(?:the|an?|my|your|our|his|her|their|every|each|all|most|some|any|no|both|this|these|that|two|three|four|\d+(?:-[a-z]+)*|it|they|everything|everyone|everybody|nobody|nothing|someone|something|you|we|i|he|she)$/.test(
      first,
    )
  )
    return upperFirst(text)
  if (/^(?:mom|dad|grandma|grandpa|mum)$/.test(text.toLowerCase())) return upperFirst(text)
  if (
    /^(?:baby|kid|toddler|child|dog|cat|puppy|kitten|pet|husband|wife|partner|customer|client)$/.test(
      text.toLowerCase(),
    )
  )
    return `Your ${text}`
  if (isPluralWord(head) && (PEOPLE.has(head) || /^(?:new|fresh)$/.test(first))) return upperFirst(text)
  if (/^\p{Lu}/u.test(words[0] ?? '') && !/^(?:AC|TV|PC|RV|SUV)$/.test(words[0] ?? '')) return text
  return `The ${text}`
}

export { wordsOf }
