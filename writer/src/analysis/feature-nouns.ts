import { isPlural } from '../language/grammar'
import { beSomething } from './feature-adjectives'
import { verbForm } from './feature-verbs'
import { PREPOSITION } from './feature-words'
import { isKnownNoun } from './head-nouns'
import {
  compounds,
  countTypedWords,
  determined,
  headOf,
  hyphenMeasure,
  isNounAtEnd,
  stripDeterminer,
} from './noun-phrases'
import type { CategoryBucket, ParsedFeature, ProductAnalysis } from './types'

export function nounPhraseForm(
  text: string,
  product: ProductAnalysis,
  bucket: CategoryBucket,
): ParsedFeature | undefined {
  const phrase = compounds(
    hyphenMeasure(
      stripDeterminer(text.replace(/^(?:with|has|have|features?|featuring)\s+/i, '')).replace(/^(\d+)\s*x\s+/i, '$1 '),
    ),
  )
  if (phrase === '' || countTypedWords(phrase) > 14) return undefined
  const head = headOf(phrase)
  // "Inside pocket", "under-seat tray": what looks like a preposition describes the noun.
  const describes =
    /^(?:inside|outside|under|over|near|through|around|between|behind|across|up|down|in|on)[ -](?!(?:the|a|an|your|my|any|all|every|\d+|one|two|three|many|most|minutes?|seconds?|hours?|colou?rs|sizes|to|of)\b)\p{L}+(?: \p{L}+)?$/iu.test(
      phrase,
    ) && isNounAtEnd(head)
  if (head === '' || (PREPOSITION.test(phrase.split(' ')[0] ?? '') && !describes)) {
    return /^(?:for|to|like|in|on|without|from|by|at|under|up)\s/i.test(phrase)
      ? prepositional(phrase, product)
      : undefined
  }
  if (/^\d[\d.,–-]*\s?[A-Za-z]*[A-Z][A-Za-z]*$/.test(phrase))
    return beSomething(`rated ${phrase}`, product, `the ${phrase} rating`)
  const rated = /^(?:ip[x\d]\w*|spf ?\d+\+?|\d+[pk]|qi)$/i.test(phrase)
  if (rated)
    return beSomething(/^ip/i.test(phrase) ? `rated ${phrase.toUpperCase()}` : phrase, product, `the ${phrase} rating`)
  // What there is to choose from, unless it is what a lamp or a screen shows.
  if (
    /^\d[\d,]* (?:\p{L}+ )?(?:colou?rs|shades|scents|flavou?rs|sizes)$/iu.test(phrase) &&
    !/^(?:lighting|computer|audio|phone)$/.test(bucket.id)
  )
    return verbForm(`comes in ${phrase}`, product, 'verb')
  if (bucket.id === 'fragrance' && /^\p{L}+(?: \p{L}+)? and \p{L}+$/u.test(phrase) && !isPlural(head))
    return {
      form: 'noun',
      clause: `there's ${phrase} in ${product.itObject}`,
      predicate: undefined,
      nounPhrase: `the ${phrase}`,
    }
  // Things in a package are what you get; the product does not "have" them.
  if (
    /^\d+ (?:bottles|pieces|cards|sheets|tablets|bags|packs|pairs|sachets|jars|cans|bars|refills|bands|pods|capsules|stickers|pens|servings|colors of)\b/i.test(
      phrase,
    )
  )
    return {
      form: 'noun',
      clause: `you get ${phrase}`,
      predicate: undefined,
      nounPhrase: `the ${phrase}`,
    }
  const isEdible =
    /^(?:food|supplement)$/.test(bucket.id) && !isPlural(head) && !isKnownNoun(head) && !/^\d/.test(phrase)
  if (isEdible)
    return {
      form: 'noun',
      clause: `there's ${phrase} in ${product.itObject}`,
      predicate: undefined,
      nounPhrase: `the ${phrase}`,
    }
  const noun = determined(phrase)
  const isMany = isPlural(head) || /^(?:\d+|two|three|four|five|six|multiple|several)\s/i.test(phrase)
  const isCountedAsOne = !isMany && noun !== phrase
  const clause =
    isCountedAsOne && product.number === 'singular' ? `there's ${noun}` : `${product.it} ${product.has} ${noun}`
  return {
    form: 'noun',
    clause,
    predicate: `${product.has} ${noun}`,
    nounPhrase: `the ${stripDeterminer(phrase).replace(/^(?:lots|plenty|dozens) of /i, '')}`,
  }
}

function prepositional(phrase: string, product: ProductAnalysis): ParsedFeature {
  const opening = /^to\s/i.test(phrase) ? 'there' : 'made'
  const complement = /^(?:for|to|like|without|from|by)\s/i.test(phrase) ? `${opening} ${phrase}` : phrase
  return {
    form: 'adjective',
    clause: `${product.itIs} ${complement}`,
    predicate: `${product.is} ${complement}`,
    nounPhrase: `how ${product.itIs} ${complement}`,
  }
}
