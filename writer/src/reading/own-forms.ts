import {
  isFunctionWord,
  isGerund,
  isListedNoun,
  isAdjective,
  isParticiple,
  isPluralWord,
  PEOPLE,
  thirdVerb,
  baseVerb,
} from './lexicon'
import { singular } from '../language'
import { wordsOf } from './noun-phrase'

const YOURS: Record<string, string> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  us: 'you',
  our: 'your',
  ours: 'yours',
}

/** "I sit on my calls" to "you sit on your calls". */
export function toYou(clause: string): string {
  return clause
    .replace(/\b(I|we) (am|was|were)\b/gi, (_, _subject: string, verb: string) =>
      verb === 'am' ? "you're" : 'you were',
    )
    .replace(/(?<![\p{L}'])[\p{L}]+(?:'(?:m|ve|ll|d|re))?(?![\p{L}'])/gu, (word) => {
      const yours = YOURS[word.toLowerCase()]
      if (yours === undefined) return word
      return /^\p{Lu}/u.test(word) && !/^I(?:'|$)/.test(word) ? yours.charAt(0).toUpperCase() + yours.slice(1) : yours
    })
}

const DETERMINER =
  /^(?:my|the|our|your|his|her|their|these|those|all|some|many|of|on|in|with|for|at|into|and|through|over|under|from|to|no|\d+)$/
export const RELATIVES =
  /^(?:son|daughter|mom|mum|dad|mother|father|wife|husband|partner|boyfriend|girlfriend|boss|neighbou?rs?|toddlers?|baby|babies|kid|kids|child|children|brother|sister|roommates?|landlord|coworkers?|guy|guys|somebody|grandma|grandpa|dog|dogs|cat|cats|puppy|kitten)$/

/** Nouns that nobody would point at. */
const EMPTY = new Set(
  `time times day days night nights morning mornings evening evenings afternoon week weeks weekend month months year years hour hours minute minutes second seconds
  noon midnight lunchtime place way ways thing things part lot lots end side bit kind sort problem issue trouble half top bottom middle back front hand hands eye eyes foot
  feet head face hair body skin use work life home house age job point case one ones mind number amount reason fact idea feeling moment stuff everything nothing something
  anything mile miles money reach need want look lookout matter change move hate love like waste cost spend worry miss lose stop start try please use find get put let
  summer winter spring fall monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  today tonight tomorrow yesterday forever first last next size color smell taste noise sound mess pain rest drive store dollars bucks dollar buck crowd show`.split(
    /\s+/,
  ),
)

const PLACE = /^(?:on|in|at|from|under|to|behind|into|onto|off|by|near|straight)$/

/** The thing that a problem is about: "remote", "phone alarm"; undefined when nothing in it can be pointed at. */
export function thingIn(text: string): string | undefined {
  const words = wordsOf(text.replace(/[?!.,;:"]/g, ' '))
  /** What its neighbors make a noun: "on calls", "the remote". */
  const standsAsNoun = (at: number) => {
    const word = (words[at] ?? '').toLowerCase()
    const before = (words[at - 1] ?? '').toLowerCase()
    const next = (words[at + 1] ?? '').toLowerCase()
    const isLast = next === '' || isFunctionWord(next)
    return (
      (isLast && /^(?:my|the|an?|our|your|his|her|their|this|that)$/.test(before)) ||
      (isPluralWord(word) &&
        (DETERMINER.test(before) || isAdjective(before) || isParticiple(before) || isGerund(before)))
    )
  }
  const isThing = (at: number): boolean => {
    const typed = words[at] ?? ''
    const word = typed.toLowerCase()
    const before = (words[at - 1] ?? '').toLowerCase()
    if (
      !/^[a-z][a-z-]{2,}$/.test(word) ||
      EMPTY.has(word) ||
      isFunctionWord(word) ||
      PEOPLE.has(word) ||
      RELATIVES.test(word)
    )
      return false
    if (!isListedNoun(word) && !isListedNoun(singular(word)) && !standsAsNoun(at)) return false
    if (isGerund(word) || (isAdjective(word) && !standsAsNoun(at)) || (isParticiple(word) && !word.endsWith('s')))
      return false
    // After "I", "to" or "never" it is a verb.
    if (/^(?:i|we|you|they|to|never|always|can't|cannot|don't|won't|doesn't|didn't|keeps?|not)$/.test(before))
      return false
    if (
      thirdVerb(word) &&
      at > 0 &&
      !/^(?:my|the|a|an|of|on|in|with|for|at|into|and|too|many|all|some|these|those|own)$/.test(before) &&
      (isThing(at - 1) || PEOPLE.has(before) || RELATIVES.test(before))
    )
      return false
    return !(at === 0 && baseVerb(word) === 'sure')
  }
  const at = words.findIndex((_, index) => isThing(index))
  // What only names a place is not what it is about: "slipping on the reformer".
  if (at < 0 || words.slice(0, at).some((word) => PLACE.test(word.toLowerCase()))) return undefined
  const next = words[at + 1] ?? ''
  const isCompound =
    !isPluralWord((words[at] ?? '').toLowerCase()) &&
    isThing(at + 1) &&
    /^[a-z-]+$/.test(next) &&
    !thirdVerb(next) &&
    !isAdjective(next)
  // "gas station snacks": the last of three.
  if (isCompound && isThing(at + 2) && !thirdVerb(words[at + 2] ?? '')) return words[at + 2]
  return isCompound ? `${words[at]} ${next}` : words[at]
}
