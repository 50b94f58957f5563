import type { Reading } from './reading'

/**
 * The seller's own problem in a form that can be said, for products or problems that nobody has written lines for.
 * @param form "hook" a whole opening; "noun" a noun phrase inside a sentence
 */
export function ownWords({ ownProblem, audience }: Reading, form: string | undefined): string[] {
  if (form === 'audience') return audience.plural ? [audience.plural] : []
  if (!ownProblem) return []
  if (form === 'noun') return ownProblem.noun === undefined ? [] : [ownProblem.noun]
  return ownProblem.isEnglish ? [ownProblem.hook] : []
}
