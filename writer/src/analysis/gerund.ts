import { pluralVerb } from '../language/grammar'
import { PREPOSITION, VERBS, VERBS_OR_NOUNS } from './feature-words'

/** The -ing form of a predicate; adverbs stay in front. */
export function gerundOf(predicate: string): string | undefined {
  const words = predicate.split(/\s+/)
  let lead = ''
  let at = 0
  for (; at < words.length - 1; at++) {
    const word = (words[at] ?? '').toLowerCase()
    if (/^(?:can't|cannot|don't|doesn't|won't|not|never)$/.test(word)) lead = word === 'never' ? 'never ' : 'not '
    else if (
      /^(?:always|constantly|still|often|usually|sometimes|just|also|really|can|to|do|have|has|had|will|would|am|keep|keeps|end|ends|even|all|only)$/.test(
        word,
      )
    ) {
      const next = (words[at + 1] ?? '').toLowerCase()
      if (/^(?:have|has|had)$/.test(word) && !/^to$/.test(next)) break
      if (/^do$/.test(word) && !/^(?:not)$/.test(next)) break
      if (/^ends?$/.test(word)) break
      if (/^keeps?$/.test(word) && !next.endsWith('ing')) break
      if (/^(?:always|constantly)$/.test(word) && lead === '') lead = 'always '
      if (/^(?:still)$/.test(word) && lead === '') lead = 'still '
    } else break
  }
  const verb = (words[at] ?? '').toLowerCase()
  const rest = words.slice(at + 1).join(' ')
  if (verb.endsWith('ing') && verb.length > 4) return `${lead}${verb} ${rest}`.trim()
  const early = /^(always|still|never|constantly)\s+(.+)$/i.exec(rest)
  if (/^(?:are|is|am|be|was|were)$/.test(verb) && early)
    return `${early[1]} ${/^\p{L}+ing\b/u.test(early[2] ?? '') ? '' : 'being '}${early[2]}`
  if (/^(?:are|is|am|be|was|were)$/.test(verb))
    return rest && /^\p{L}+ing\b/u.test(rest) ? `${lead}${rest}` : rest ? `${lead}being ${rest}` : undefined
  const mayBeVerb =
    isVerb(verb) ||
    /^(?:have|has|do|does)$/.test(verb) ||
    (lead !== '' && /^(?:my|the|a|an|your|our|any|enough)$/.test(words[at + 1] ?? '') && /^\p{Ll}+$/u.test(verb)) ||
    (/^\p{L}{3,}s$/u.test(verb) && PREPOSITION.test(words[at + 1] ?? ''))
  if (!mayBeVerb) return undefined
  return `${lead}${ing(pluralVerb(verb))} ${rest}`.trim()
}

/** "cut" to "cutting". */
export function ing(verb: string): string {
  if (verb === 'die' || verb === 'lie' || verb === 'tie') return `${verb.slice(0, -2)}ying`
  if (/(?:[^aeiou]e|ue|ge)$/.test(verb) && !verb.endsWith('ee') && verb !== 'be') return `${verb.slice(0, -1)}ing`
  if (/^(?:[^aeiou]*[aeiou][^aeiouwxyh])$/.test(verb) || /^(?:forget|begin|prefer|unplug|untangle-)$/.test(verb))
    return `${verb}${verb.slice(-1)}ing`
  return `${verb}ing`
}

export const isVerb = (word: string) =>
  VERBS.has(pluralVerb(word)) || VERBS_OR_NOUNS.has(pluralVerb(word)) || MORE_VERBS.has(pluralVerb(word))

export const MORE_VERBS = new Set(
  'forget lose drop break spill die slip fall tangle burn run need want spend waste buy rebuy search look hunt find hurt ache itch swell sting fog curl squish slam wander drink eat chew beg steal knock bang rattle drip whistle beep buzz blink flicker shrink twist pull jump wake miss end struggle try hate dig trip sweat leak crack rip tear fade smell stain scratch wrinkle freeze melt overheat crash lag disconnect wobble peel chip rust squeak clog pile wait scrub vacuum lug carry drag squint guess wonder worry feel get go keep stay always never become take make give leave know think say see hear cost fill empty shed scatter bark chew cry wear grow dry rub pinch sag slouch stop start work happen'.split(
    ' ',
  ),
)
