import { agree, isPlural, pluralVerb, thirdPerson } from '../language/grammar'
import { nounPhraseForm } from './feature-nouns'
import { PREPOSITION, VERBS } from './feature-words'
import { countTypedWords, headOf } from './noun-phrases'
import type { CategoryBucket, ParsedFeature, ProductAnalysis } from './types'

export function negative(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const match =
    /^(no|not|without|zero|never|doesn't|don't|does not|do not|won't|will not|can't|cannot|isn't|aren't|is not|are not)\s+(?:any\s+|more\s+)?(.+)$/i.exec(
      text,
    )
  if (!match) return undefined
  const word = (match[1] ?? '').toLowerCase()
  const rest = (match[2] ?? '').replace(/^(?:a|an)\s+/i, '')
  if (rest === '') return undefined
  if (/^(?:not|isn't|aren't|is not|are not)$/.test(word)) {
    const isnt = product.number === 'plural' ? "aren't" : "isn't"
    return {
      form: 'negative',
      clause: `${product.it} ${isnt} ${rest}`,
      predicate: `${isnt} ${rest}`,
      nounPhrase: `the not-${rest.replace(/\s+/g, '-')} part`,
    }
  }
  if (/^(?:doesn't|don't|does not|do not|won't|will not|can't|cannot|never)$/.test(word)) {
    const firstVerb = rest.split(' ')[0] ?? ''
    const predicate =
      word === 'never'
        ? `never ${agree([thirdPerson(pluralVerb(firstVerb)), ...rest.split(' ').slice(1)].join(' '), product.number)}`
        : `${/^(?:do|does)/.test(word) ? (product.number === 'plural' ? "don't" : "doesn't") : word.startsWith('w') ? "won't" : "can't"} ${word.startsWith('can') || word.startsWith('w') ? rest : [pluralVerb(firstVerb), ...rest.split(' ').slice(1)].join(' ')}`
    const clause = `${product.it} ${predicate}`
    return {
      form: 'negative',
      clause,
      predicate,
      nounPhrase: `how ${clause}`,
    }
  }
  // "no drill install": what is missing stands before the noun, and the rest is what there is.
  const modifier =
    /^(drill|tool|tools|screw|mess|fuss|heat|show|sew|tie|bake|touch|contact|wrinkle|odor)\s+(install\w*|setup|set-up|assembly|mounting|cleanup|design|waist|laces?|cooking)/i.exec(
      rest,
    )
  if (modifier) return nounPhraseForm(`no-${modifier[1]} ${modifier[2]}`, product, bucket)
  const head = headOf(rest)
  const isMany =
    isPlural(head) ||
    (!rest.split(' ').some((word) => PREPOSITION.test(word)) &&
      isPlural(
        rest
          .replace(/\s+(?:needed|required|necessary)$/i, '')
          .split(' ')
          .pop() ?? '',
      )) ||
    /\band\b/.test(rest)
  if (head.endsWith('ing') && countTypedWords(rest) > 1 && !isMany && VERBS.has(head.replace(/ing$/, '')))
    return {
      form: 'negative',
      clause: `there's no ${rest}`,
      predicate: `${product.has} no ${rest}`,
      nounPhrase: `the no-${rest.split(' ')[0]} part`,
    }
  const isFew = countTypedWords(rest) <= 3
  return {
    form: 'negative',
    clause: `${isMany ? 'there are' : "there's"} no ${rest}`,
    predicate: `${product.has} no ${rest}`,
    nounPhrase: isFew ? `the no-${rest.replace(/\s+/g, '-')} part` : `the part with no ${rest}`,
  }
}
