import { upperFirst } from '../language'
import type { Reading } from './reading'

/**
 * The seller's own problem in a form that can be said, for products or problems that nobody has written lines for.
 * @param form "hook" a whole opening; "noun" a noun phrase inside a sentence
 */
export function ownWords({ analysis, audience }: Reading, form: string | undefined): string[] {
  if (form === 'audience') return audience.plural ? [audience.plural] : []
  const { pain } = analysis
  if (!pain) return []
  const { clause, nounPhrase, gerund, thing } = pain
  if (form === 'noun') return [thing ?? nounPhrase]
  if (form === 'clause') return clause ? [clause] : []
  if (form === 'gerund') return gerund ? [gerund] : []
  if (clause) return [`${upperFirst(clause)}.`]
  if (gerund) return [`${upperFirst(gerund)}. Again.`]
  return [`${upperFirst(nounPhrase)}. Again.`]
}
