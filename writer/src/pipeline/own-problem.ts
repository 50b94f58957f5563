import type { ScriptBrief } from '@reelwright/shared'
import { pluralVerb } from '../language'
import { type ProblemText, readProblem } from '../reading'
import { isWritten, sayProblem } from './say-problem'
import { whoIn, withoutMy, withThing, withWho } from './whose-problem'

/** The typed problem: the seller's words as they are said, and what they are. */
export function readOwnProblem({
  painPoint,
  productName,
  targetAudience,
}: Pick<ScriptBrief, 'painPoint' | 'productName' | 'targetAudience'>): ProblemText | undefined {
  const about = whoIn(productName, targetAudience)
  const named = withThing(withWho(painPoint.trim(), about), productName, pluralVerb)
  const own = readProblem(named)
  if (!own?.isEnglish) return own
  const [hook = '', ...more] = sayProblem(named, isWritten(painPoint.trim())).map((text) =>
    about === undefined ? text : withoutMy(text, named, about),
  )
  if (hook === '') return undefined
  const { whole: _whole, more: _more, clause, ...rest } = own
  const isClause = clause !== undefined && hook.replace(/[.!?]+$/, '').toLowerCase() === clause.toLowerCase()
  return { ...rest, hook, ...(isClause && { clause }), ...(more.length > 0 && { more: more.join(' ') }) }
}
