import { capLength } from '../language/sanitise'
import { countTypedWords } from './noun-phrases'

/** The forms in which a pain fits sentences. */
export interface PainForms {
  nounPhrase: string
  gerund: string | undefined
  clause: string | undefined
}

/** Words a thing may take with everything that belongs to it. */
export const MAX_PHRASE_WORDS = 8

/** No more words than a frame can carry, and never ending in a word that wants another. */
export function cap(text: string, words: number): string {
  let parts = text.replace(/,.*$/, '').split(/\s+/)
  if (parts.length > words) {
    // A later clause or phrase goes as a whole before anything is cut inside.
    const joint = parts.findIndex(
      (word, at) =>
        at >= 2 &&
        at <= words &&
        /^(?:when|while|because|and|but|so|after|before|every|that|which|whenever|until|if|since|for|with|in|on|at|by|during|from|to|all|of)$/i.test(
          word,
        ),
    )
    const joints = parts
      .map((word, at) =>
        at >= 2 &&
        at <= words &&
        /^(?:when|while|because|and|but|so|after|before|every|that|which|whenever|until|if|since|for|with|in|on|at|by|during|from|all)$/i.test(
          word,
        )
          ? at
          : -1,
      )
      .filter((at) => at > 0)
    const last = joints[joints.length - 1] ?? joint
    parts = parts.slice(0, last > 0 ? last : words)
  }
  while (
    parts.length > 1 &&
    /^(?:the|an?|my|your|our|their|its|to|of|for|with|in|on|at|by|from|and|or|but|so|is|are|was|that|which|because|when|while|every|each|very|too|always|really|not|no|all|into|as|than|it's|i|you|if|can't|don't|this|these|just|has|have|be|been|will|would|about|after|before|where)$/i.test(
      parts[parts.length - 1] ?? '',
    )
  )
    parts = parts.slice(0, -1)
  return parts.join(' ')
}

/** "my charger" is the speaker's; "the charger" is anybody's. */
export const impersonal = (text: string) =>
  text
    .replace(/\b(?:my|our)\b/gi, 'the')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\b(?:me|us)\b/gi, 'you')

export const trimmedClause = (text: string) => (countTypedWords(text) <= 14 ? text : cap(text, 14))

/** Names a moment by what is said in it. */
export function situation(clause: string): string {
  const quoted = cap(clause, 4)
  return countTypedWords(clause) <= 4 ? `the "${quoted}" moment` : 'that exact moment'
}

export function quotedForms(text: string): PainForms {
  const plain = capLength(
    text
      .replace(/["“”<>{}()[\]\\|;`]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    80,
  )
  const few = plain
    .split(' ')
    .slice(0, 12)
    .join(' ')
    .replace(/[.,;:!?\s–—-]+$/, '')
  if (!/[\p{L}\p{N}]/u.test(few)) return { nounPhrase: 'that one annoying thing', gerund: undefined, clause: undefined }
  if (/^(?:how|what|where|who|which|why)\b/i.test(few))
    return {
      nounPhrase: countTypedWords(few) <= 4 ? `the "${few}" question` : 'that same old question',
      gerund: undefined,
      clause: few,
    }
  return {
    nounPhrase: countTypedWords(few) <= 3 && few.length <= 30 ? `the "${few}" thing` : 'that one annoying thing',
    gerund: undefined,
    clause: few,
  }
}
