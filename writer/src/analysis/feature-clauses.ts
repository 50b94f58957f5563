import { isMassNoun, isPlural, lowerFirst, pluralVerb, thirdPerson } from '../language/grammar'
import { beForm } from './feature-adjectives'
import { includes } from './feature-amounts'
import { negative } from './feature-negatives'
import { nounPhraseForm } from './feature-nouns'
import {
  expandDuration,
  isAmbiguousForm,
  isAmbiguousVerb,
  isVerbForm,
  verbForm,
  withObjectArticle,
} from './feature-verbs'
import { ADJECTIVES, AFTER_VERB, PREPOSITION, VERBS, VERBS_OR_NOUNS } from './feature-words'
import { isKnownNoun } from './head-nouns'
import type { CategoryBucket, ParsedFeature, ProductAnalysis } from './types'

/** "It has USB-C", "they're waterproof", "the tumbler keeps ...", "this can be folded". */
export function subjectSentence(
  text: string,
  product: ProductAnalysis,
  bucket: CategoryBucket,
): ParsedFeature | undefined {
  const names = [product.categoryNoun, product.shortName, product.displayName]
    .map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const match = new RegExp(
    `^(?:it|this|these|they|(?:this|the|our|my|these) (?:product|item|${names})s?)(?:\\s+also)?(?:\\s+|'(?=s\\b|re\\b|ll\\b))(.+)$`,
    'iu',
  ).exec(text)
  if (!match) return undefined
  const rest = (match[1] ?? '')
    .replace(/^(?:s|re)\s+/i, 'is ')
    .replace(/^ll\s+/i, 'will ')
    .replace(/^also\s+/i, '')
  return predicateForm(rest, product, bucket)
}

/** Reads what follows a subject that is the product itself. */
function predicateForm(rest: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const words = rest.split(' ')
  const first = (words[0] ?? '').toLowerCase()
  const tail = words.slice(1).join(' ')
  if (/^(?:has|have|got|features?|offers?)$/.test(first) && tail)
    return negative(tail, product, bucket) ?? nounPhraseForm(tail, product, bucket)
  if (/^(?:includes?|comes?)$/.test(first) && tail) return includes(rest, product)
  if (/^(?:is|are)$/.test(first) && tail) return negative(tail, product, bucket) ?? beForm(tail, product)
  if (/^(?:can|will|won't|can't|cannot|doesn't|don't|does|do|may|never)$/.test(first) && tail) {
    const predicate = `${first === 'cannot' ? "can't" : first.startsWith('do') ? (first.endsWith("n't") ? "doesn't" : 'does') : first} ${tail}`
    return verbForm(predicate, product, /n't|never|cannot/.test(first) ? 'negative' : 'verb')
  }
  const inflected = thirdPerson(pluralVerb(first))
  if (VERBS.has(pluralVerb(first)) || isAmbiguousVerb(first) || first.endsWith('s'))
    return verbForm([inflected, tail].filter(Boolean).join(' '), product, 'verb')
  return undefined
}

export function youSentence(text: string): ParsedFeature | undefined {
  // "Cancel anytime", "book online": what the buyer may do, said as an order.
  const offer =
    /^(?:cancel|pause|book|join|download|return|reschedule|upgrade|subscribe|stream|learn|watch|choose|skip|reorder|customi[sz]e|personali[sz]e)\s(?:\p{L}+ ?){1,5}$/iu.test(
      text,
    )
  if (!offer && !/^(?:you|i|we)(?:'ll|'re)?\s/i.test(text)) return undefined
  const clause = offer ? `you can ${text}` : text.replace(/^(?:i|we)(?=[\s'])/i, 'you')
  return {
    form: 'you',
    clause: lowerFirst(clause),
    predicate: undefined,
    nounPhrase: `how ${lowerFirst(clause)}`,
  }
}

/** In this form they are hardly ever a plural at the start of a feature. */
const ALWAYS_VERB =
  /^(?:works|charges|connects|pairs|folds|rolls|slides|glides|spins|hangs|stays|sounds|smells|weighs|opens|keeps|lasts|doubles|tucks|plugs|reaches|fits|holds|runs|turns|blocks|lifts|supports|cuts|blends|sits|cooks|cleans|heats|shines|drains|dries|washes|moves|saves|sticks|stops|shows|sets|mixes)$/

export function verbPhrase(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const words = text.split(' ')
  const adverb =
    /^(?:easily|quickly|gently|automatically|instantly|securely|also|effortlessly|safely|evenly|helps)$/i.test(
      words[0] ?? '',
    ) && words.length > 1
      ? 1
      : 0
  const first = (words[adverb] ?? '').toLowerCase()
  const next = words[adverb + 1]
  if (/^(?:has|have|features?|featuring|having)$/.test(first) && next)
    return (
      negative(words.slice(adverb + 1).join(' '), product, bucket) ??
      nounPhraseForm(words.slice(adverb + 1).join(' '), product, bucket)
    )
  if (/^(?:is|are|can|will|does|do)$/.test(first) && next)
    return predicateForm(words.slice(adverb).join(' '), product, bucket)
  if (!/^[a-z]+(?:-[a-z]+)?$/.test(first) || /^(?:comfort grip|pour spouts?|see-through)/i.test(text)) return undefined
  const base = pluralVerb(first)
  const isInflected = first !== base
  const isAmbiguous = VERBS_OR_NOUNS.has(base)
  // An unknown word before a particle is a verb, unless it is the plural of a thing: "brews in minutes", "wheels in front".
  const looksLikeVerb =
    isInflected && next !== undefined && AFTER_VERB.test(next) && thirdPerson(base) === first && !isKnownNoun(first)
  if (!VERBS.has(base) && !isAmbiguous && !looksLikeVerb) return undefined
  if (
    next === undefined &&
    /^(?:folds|stacks|rotates|swivels|floats|glows|tilts|stretches|reclines|spins|vibrates|expands|inflates|rolls up)$/.test(
      first,
    )
  )
    return verbForm(first, product, 'verb')
  const particleNext =
    next !== undefined &&
    (ALWAYS_VERB.test(first) || AFTER_VERB.test(next) || (isInflected && (isPlural(next) || isMassNoun(next))))
  if (isAmbiguous && !particleNext) return undefined
  // A base form opens noun phrases too ("light stand"): only a clear object or particle makes it a verb.
  if (
    !isInflected &&
    (next === undefined ||
      (ADJECTIVES.has(first) && !particleNext) ||
      (isAmbiguous &&
        !/^(?:(?:up|down|out|off|flat|clean|dry|shut|closed|your|the|a|an|in|into|onto|to|any|under)$|(?:on|over) (?:a|an|the|your|any)\b)/i.test(
          words
            .slice(adverb + 1)
            .join(' ')
            .replace(
              /^(up|down|out|off|flat|clean|dry|shut|closed|your|the|a|an|in|into|onto|to|any|under)\s.*$/i,
              '$1',
            ),
        )))
  )
    return undefined
  if (!isInflected && !particleNext && !isPlural(next ?? '') && !isMassNoun(next ?? '')) return undefined
  const rest = withObjectArticle(first, words.slice(adverb + 1).join(' '))
  const opening = adverb ? `${words[0]?.toLowerCase()} ` : ''
  const inflected = thirdPerson(base)
  const predicate =
    `${opening}${product.number === 'plural' ? pluralVerb(inflected) : inflected} ${expandDuration(rest)}`.trim()
  const clause = `${product.it} ${predicate}`
  return { form: 'verb', clause, predicate, nounPhrase: `how ${clause}` }
}

/** "Battery lasts 30 hours", "lid locks shut", "straps adjust": the subject is a part of the product. */
export function ownSubject(text: string): ParsedFeature | undefined {
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    const word = (words[at] ?? '').toLowerCase()
    const before = words[at - 1] ?? ''
    if (PREPOSITION.test(before) || PREPOSITION.test(word) || /^(?:and|or|that|which)$/.test(word)) return undefined
    if (words[at + 1] === undefined && ADJECTIVES.has((words[0] ?? '').toLowerCase())) return undefined
    const isBe = /^(?:is|are|has|have|can|won't|doesn't|don't|will|can't|isn't|aren't)$/.test(word)
    const next = words[at + 1]
    const singularVerb =
      (isVerbForm(word) || isAmbiguousForm(word)) &&
      !ADJECTIVES.has(before.toLowerCase()) &&
      !/-(?:duty|grade|free|proof|resistant|in|way|tone)$/.test(before) &&
      !isPlural(before)
    const isClear = singularVerb && (!isAmbiguousVerb(word) || (next !== undefined && AFTER_VERB.test(next)))
    const baseAfterPlural =
      isPlural(before) &&
      (VERBS.has(word) || VERBS_OR_NOUNS.has(word)) &&
      (!VERBS_OR_NOUNS.has(word) || (next !== undefined && AFTER_VERB.test(next)))
    if (!isBe && !isClear && !baseAfterPlural) continue
    const subject = words.slice(0, at).join(' ')
    const predicate = expandDuration(words.slice(at).join(' '))
    const hasDeterminer = /^(?:the|an?|one|each|every|all|both|its|their|your|my|no|new|this|these|most|you|\d)/i.test(
      subject,
    )
    const clause = `${hasDeterminer ? lowerFirst(subject) : `the ${subject}`} ${predicate}`
    return {
      form: 'sentence',
      clause,
      predicate: undefined,
      nounPhrase: `how ${clause}`,
    }
  }
  return undefined
}
