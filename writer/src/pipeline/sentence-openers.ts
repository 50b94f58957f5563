import { baseVerb, isFunctionWord, isListedNoun, isPluralWord, thirdVerb, verbAfterSubject } from '../reading'

/** Subjects that no word before them can own. */
const PRONOUN =
  /^(?:i|i'm|im|i've|ive|i'll|we|we're|he|he's|she|she's|they|they're|you|you're|it|it's|its|there|there's|theres|everyone|everybody|everything|nobody|nothing|somebody|someone)$/i
const OWNED = /^(?:my|our|his|her|their|the|a|an|half|all|every|one|two|three)$/i
const PLACED =
  /^(?:by|at|in|on|after|before|during|under|behind|inside|over|until|since|between|without|halfway|around)$/i
/** "every sunday", "last winter", "twice a week" */
const TIME =
  /^(?:(?:every|some|most|last|this|each|one) (?:other |single )?(?:day|morning|afternoon|evening|night|week|weekend|month|year|summer|winter|spring|fall|semester|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|halloween|thanksgiving|january|february|march|april|may|june|july|august|september|october|november|december)s?|(?:once|twice|three times) (?:a|every) [a-z]+|halfway through (?:the|my|every|a) [a-z]+)$/i
const WHEN =
  /^(?:when|whenever|if|since|after|before|once|until|while|as soon as|by the time|every time|each time|the (?:second|minute|moment|first time|last time)) (?=[a-z])/i
const MAX_OPENER_WORDS = 8

/** "by third period my forehead shines" with the comma behind its opener. */
export function withComma(sentence: string): string {
  const words = sentence.split(' ')
  for (let at = 2; at <= Math.min(MAX_OPENER_WORDS, words.length - 2); at++) {
    const opener = words.slice(0, at).join(' ')
    if (opener.includes(',')) return sentence
    if (isOpener(opener.charAt(0).toLowerCase() + opener.slice(1), words.slice(at)))
      return `${opener}, ${words.slice(at).join(' ')}`
  }
  return sentence
}

function isOpener(opener: string, rest: readonly string[]): boolean {
  const words = opener.split(' ')
  const [subject = '', second = ''] = rest
  const last = (words.at(-1) ?? '').toLowerCase()
  const isSaid = PRONOUN.test(subject) || (OWNED.test(subject) && hasVerb(rest))
  if (isFunctionWord(last) && !/^(?:it|me|us|them|out|up|off|down|over|on|in|home|there|here)$/.test(last)) return false
  if (/\b(?:the|every|each) time$/i.test(opener) || (PRONOUN.test(subject) && PRONOUN.test(second))) return false
  const when = WHEN.exec(opener)?.[0]
  if (when !== undefined) {
    const clause = opener.slice(when.length).split(' ')
    // "when the kids nap I can't vacuum": no list has the first verb.
    if (
      clause.length > 2 &&
      /^(?:i|we)$/i.test(subject) &&
      /^(?:can't|cant|can|never|always|have|feel|look|get)$/i.test(second)
    )
      return true
    if (clause.length > 1 && hasVerb(clause))
      return isSaid && !(isPlainVerb(last) && !PRONOUN.test(subject) && !hasVerb(rest))
  }
  if (TIME.test(opener)) return isSaid || verbAfterSubject(rest) > 0
  if (!PLACED.test(words[0] ?? '') || words.length > 6 || /^(?:it|over)$/.test(last)) return false
  // "on every shirt I own" is no place yet.
  if (
    /^i$/i.test(subject) &&
    /\b(?:every|all|everything|anything)\b/i.test(opener) &&
    !TIME.test(words.slice(1).join(' '))
  )
    return /^(?:look|feel|get|can't|cant|have|am|need)$/i.test(second)
  return isSaid && !words.slice(1).some((word) => PRONOUN.test(word))
}

const isPlainVerb = (word: string) => baseVerb(word) === 'sure'

/** Whether words begin with a subject that has a verb. */
function hasVerb(words: readonly string[]): boolean {
  if (PRONOUN.test(words[0] ?? '')) return words.length > 1
  const [head = '', verb = ''] = words.map((word) => word.toLowerCase())
  if (words.length === 2 && isPluralWord(head) && baseVerb(verb) !== undefined) return true
  if (verbAfterSubject(words) > 0) return true
  return words
    .slice(2, 4)
    .some(
      (word, at) =>
        !OWNED.test(words[at + 1] ?? '') &&
        (/^(?:is|are|was|were|won't|wont|can't|cant|don't|dont|doesn't|doesnt|came|went|froze|broke|fell|died|goes|gets|got|has|have|had)$/i.test(
          word,
        ) ||
          thirdVerb(word.toLowerCase()) !== undefined ||
          (isPluralWord((words[at + 1] ?? '').toLowerCase()) && baseVerb(word.toLowerCase()) !== undefined)),
    )
}

/** "my neighbors dog barks" has an owner, "my neighbors text me" and "my clients can see" have none. */
export function isOwned(whose: string, thing: string, next: string): boolean {
  if (isFunctionWord(thing) || !isListedNoun(thing.replace(/s$/, ''))) return false
  if (/^an?$/i.test(whose)) return true
  const isDoing = thirdVerb(next) !== undefined || /^(?:is|was|has|are|keeps|won't|never|always|ate|got)$/.test(next)
  if (isDoing) return true
  return (
    baseVerb(thing) === undefined &&
    !/^(?:me|my|us|it|the|that|if|how|what|about|him|her|them|an?|your|our)$/.test(next)
  )
}
