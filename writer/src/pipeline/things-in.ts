import { isPlural, singular } from '../language'
import {
  baseVerb,
  isAdjective,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  thirdVerb,
} from '../reading'

/** A thing that a text names: "the gray velvet couch". */
export interface NamedThing {
  /** With "the" and the words that describe it. */
  text: string
  /** As it stands in the table: "couch". */
  noun: string
  look: string
  isMany: boolean
  /** "my knees", not "knees": whose it is. */
  owner: string
  /** The words in front of it. */
  before: string
}

/** Things by how they are filmed: the words of each look, two-word nouns with "_". */
type Things = ReadonlyMap<string, string>

export const thingsOf = (looks: Readonly<Record<string, string>>): Things =>
  new Map(
    Object.entries(looks).flatMap(([look, nouns]) =>
      nouns
        .trim()
        .split(/\s+/)
        .map((noun) => [noun.replaceAll('_', ' '), look] as const),
    ),
  )

const OWNER = /^(?:my|your|our|his|her|their|its)$/
const DETERMINER =
  /^(?:the|an?|my|your|our|his|her|their|its|this|that|these|those|every|each|another|any|both|all|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d,.]*|\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth)$/
const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d,.]*)$/
/** What a phrase may begin behind, besides a determiner. */
const BOUNDARY =
  /^(?:in|on|at|of|with|under|over|from|into|onto|inside|behind|between|through|by|around|across|off|for|to|and|or|but|against|[.,;:!?(&+-]|w\/?|has|is|are)$/
/** What is named only to say that it is not there, or that something else is like it. */
const ABSENT = /^(?:no|not|without|zero|like|as|than|never|instead|missing|need|needed|want|wanted)$/
/** Words behind a noun that make it part of a longer one are nouns; these are not. */
const AFTER_NOUN =
  /^(?:fell|broke|came|went|was|were|is|are|has|had|let|ran|took|got|fit|cut|set|hit|hurt|bent|snapped|pain|aches?|smell|smells)$/

/** "the truck stop", "the car wash", "light colours" */
const PLACE =
  /^(?:stop|stops|wash|lot|park|parking|ride|rides|trip|trips|show|shop|store|aisle|class|time|night|day|week|colou?rs?|shades?|weight)$/

/** The things of a table that a text names, in its order. */
export function thingsIn(text: string, things: Things): NamedThing[] {
  const words = text.match(/\d[\d,.]*\d|[\p{L}\p{N}][\p{L}\p{N}'’/-]*|[.,;:!?(&+]/gu) ?? []
  const lower = words.map((word) => word.toLowerCase().replace('’', "'"))
  return lower.flatMap((each, at): NamedThing[] => {
    // "The chair's folded up."
    const word = each.replace(/'s$/, '')
    const two = `${word} ${singular((lower[at + 1] ?? '').replace(/'s$/, ''))}`
    const isTwo = things.has(two)
    // The second word of "suction cup" was told with the first.
    if (!isTwo && things.has(`${lower[at - 1] ?? ''} ${singular(word)}`)) return []
    const one = things.has(word) ? word : singular(word)
    const noun = isTwo ? two : one
    const look = things.get(noun)
    const to = isTwo ? at + 1 : at
    if (look === undefined || !isHead(lower, to, things) || isVerbHere(lower, at)) return []
    const { from, owner, told } = describedFrom(lower, at)
    const before = lower[from - 1] ?? ''
    const beforeThat = lower[from - 2] ?? ''
    if (ABSENT.test(before) || (ABSENT.test(beforeThat) && DETERMINER.test(before))) return []
    const head = lower[to] ?? ''
    // "4 tip sizes", "Lake Fork"
    if (MANY.test(told[0] ?? '') && !isPluralWord(head) && !isPlural(head) && told.length <= 1) return []
    if (/^\p{Lu}\p{Ll}/u.test(words[to] ?? '') && isInName(words, at)) return []
    return [
      {
        text: `the ${[...told.map((word) => words.find((each) => ACRONYM.test(each) && each.toLowerCase() === word) ?? word), ...words.slice(at, to + 1).map(cased)].join(' ')}`,
        noun,
        look,
        isMany: isPluralWord(head) || isPlural(head),
        owner,
        before: lower.slice(Math.max(0, from - 2), from).join(' '),
      },
    ]
  })
}

/** "UV-stable", "LED" */
const ACRONYM = /^\p{Lu}{2}/u
const MANY = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|\d\d+)$/
/** Behind another capital, in a text that is not written in capitals. */
const isInName = (words: readonly string[], at: number) =>
  at > 0 &&
  /^\p{Lu}\p{Ll}/u.test(words[at - 1] ?? '') &&
  words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2

/** "USB" stays, "Towels" at the beginning of a sentence do not. */
const cased = (word: string) =>
  (/^(?!Kindle$)\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word).replace(/['’]s$/, '')

/** Whether the phrase ends here: "the couch", not "the couch cushions". */
function isHead(words: readonly string[], at: number, things: Things): boolean {
  const next = words[at + 1] ?? ''
  if (next === '' || !/^\p{L}/u.test(next) || isFunctionWord(next) || AFTER_NOUN.test(next)) return true
  if (PLACE.test(next)) return false
  if (thirdVerb(next) === 'sure' || isGerund(next) || isParticiple(next) || next.endsWith('ly')) return true
  const isMany = isPluralWord(words[at] ?? '')
  if (isMany && baseVerb(next) !== undefined) return true
  if (things.has(next) || things.has(singular(next))) return thirdVerb(next) !== undefined && !isMany
  return !isListedNoun(singular(next)) && !isNoun(next) ? true : thirdVerb(next) !== undefined && !isMany
}

/** "clips on any shelf", "to hose it off", "it drains my battery": the word is what is done. */
function isVerbHere(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  const next = words[at + 1] ?? ''
  if (DETERMINER.test(before) || isAdjective(before)) return false
  if (DOER.test(before) && thirdVerb(word) !== undefined) return true
  if (/^(?:to|you|can|can't|i|we|they|he|she|it|won't|don't|doesn't|never|just)$/.test(before)) return true
  if (/^(?:it|them)$/.test(next) && baseVerb(word) !== undefined) return true
  const isFirst = at === 0 || /^(?:[.,;&]|and|then|or)$/.test(before)
  const hasObject = OBJECT.test(next) || /^\d/.test(next)
  if (thirdVerb(word) !== undefined && (hasObject || (isFirst && DIRECTION.test(next))))
    return isFirst || thirdVerb(next) === undefined
  return isFirst && baseVerb(word) !== undefined && hasObject
}
const DOER =
  /^(?:neighbor|neighbour|husband|wife|kid|son|daughter|mom|dad|roommate|boss|dog|cat|baby|toddler|boyfriend|girlfriend|who|that)$/
const OBJECT = /^(?:it|them|your|my|me|you|the|an?|any|every|one|us|him)$/
const DIRECTION = /^(?:on|onto|under|in|into|to|over|up|down|off|out|away|together|around|behind)$/

/** Where the phrase begins, and which words describe the thing. */
function describedFrom(words: readonly string[], at: number): { from: number; owner: string; told: string[] } {
  let from = at
  while (from > 0 && at - from < MAX_DESCRIBING && isDescribing(words[from - 1] ?? '')) from--
  const before = words[from - 1] ?? ''
  const isMeant = from === 0 || DETERMINER.test(before) || BOUNDARY.test(before)
  // "spilled hot coffee" spills it.
  const isLoose = !DETERMINER.test(before) && looksDone(words[from] ?? '') && from < at && from > 0
  const start = !isMeant || isLoose ? Math.min(at, from + 1) : from
  const told = words.slice(start, at)
  const owner = OWNER.test(words[start - 1] ?? '') ? (words[start - 1] ?? '') : ''
  const isCounted = COUNT.test(words[start - 1] ?? '')
  return { from: start, owner, told: isCounted ? [words[start - 1] ?? '', ...told] : told }
}
const MAX_DESCRIBING = 2
const looksDone = (word: string) => isParticiple(word) || isGerund(word) || baseVerb(word) === 'sure'
const isDescribing = (word: string) =>
  /^[\p{L}\d][\p{L}\d/-]*$/u.test(word) &&
  !DETERMINER.test(word) &&
  !BOUNDARY.test(word) &&
  !ABSENT.test(word) &&
  !isFunctionWord(word) &&
  !word.endsWith('-dollar') &&
  thirdVerb(word) !== 'sure' &&
  !AFTER_NOUN.test(word) &&
  !/^(?:one|ones|same|next|last|whole|only|own|other|half|new|real|premium|best|great|perfect|easy|included|super|every|few|many|several|more|most|some|lot|lots)$/.test(
    word,
  ) &&
  (isAdjective(word) || isNoun(word) || isParticiple(word) || (isGerund(word) && isAdjectiveLike(word)))
/** "washing machine", "sleeping bag" */
const isAdjectiveLike = (word: string) =>
  /^(?:washing|sleeping|baking|cutting|changing|carrying|charging|folding|rolling|locking)$/.test(word)
