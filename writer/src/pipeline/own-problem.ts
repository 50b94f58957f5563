import type { ScriptBrief } from '@reelwright/shared'
import { pluralVerb } from '../language'
import { type ProblemText, readProblem } from '../reading'
import { isWritten, sayProblem } from './say-problem'
import { whoIn, withoutMy, withThing, withWho } from './whose-problem'

const MIN_HOOK_WORDS = 3

/** The typed problem: the seller's words as they are said, and what they are. */
export function readOwnProblem({
  painPoint,
  productName,
  targetAudience,
  videoLength,
}: Pick<ScriptBrief, 'painPoint' | 'productName' | 'targetAudience'> & Partial<Pick<ScriptBrief, 'videoLength'>>):
  | ProblemText
  | undefined {
  const about = whoIn(productName, targetAudience)
  const named = withThing(withWho(painPoint.trim(), about), productName, pluralVerb)
  const own = readProblem(named)
  if (!own?.isEnglish) return own
  const [first = '', second, ...others] = sayProblem(named, isWritten(painPoint.trim()), videoLength ?? 60).map(
    (text) => (about === undefined ? text : withoutMy(text, named, about)),
  )
  // "Ants. In the cereal.", "Housewarming gift? Another bottle of wine.": a word or two are no opening.
  const isBegun = first.endsWith('?') || first.split(' ').length < MIN_HOOK_WORDS
  const hook = isBegun && second ? `${first} ${second}` : first
  const more = [...(isBegun || !second ? [] : [second]), ...others]
  if (hook === '') return undefined
  const { more: _more, clause, ...rest } = own
  const isClause = clause !== undefined && hook.replace(/[.!?]+$/, '').toLowerCase() === clause.toLowerCase()
  return { ...rest, hook, ...(isClause && { clause }), ...(more.length > 0 && { more: more.join(' ') }) }
}
