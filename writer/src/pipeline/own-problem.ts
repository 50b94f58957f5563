import type { ScriptBrief } from '@reelwright/shared'
import { plural, pluralVerb } from '../language'
import { type ProblemText, readName, readProblem } from '../reading'
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
  const named = aboutProduct(
    withThing(withWho(withMate(painPoint.trim()), about), productName, pluralVerb),
    productName,
  )
  const own = readProblem(named)
  if (!own?.isEnglish) return own
  const isToViewer = TO_VIEWER.test(named) && !OF_MINE.test(named)
  const [first = '', second, ...others] = sayProblem(named, isWritten(painPoint.trim()), videoLength ?? 60)
    .map((text) => (about === undefined ? text : withoutMy(text, named, about)))
    .map((text) => (isToViewer ? text.replace(/\bmy\b/g, 'your').replace(/\bMy\b/g, 'Your') : text))
  // "Ants. In the cereal.", "Housewarming gift? Another bottle of wine.": a word or two are no opening.
  const isBegun = first.endsWith('?') || first.split(' ').length < MIN_HOOK_WORDS
  const hook = isBegun && second ? `${first} ${second}` : first
  const more = [...(isBegun || !second ? [] : [second]), ...others]
  if (hook === '') return undefined
  const { more: _more, clause, ...rest } = own
  const isClause = clause !== undefined && hook.replace(/[.!?]+$/, '').toLowerCase() === clause.toLowerCase()
  return { ...rest, hook, ...(isClause && { clause }), ...(more.length > 0 && { more: more.join(' ') }) }
}

/** "you end up looking down for the map": then it is "your phone", too. */
const TO_VIEWER = /\b(?:you|your|u|ur)\b/i
const OF_MINE = /\b(?:I|me|my|mine|we|our|us|im|ive)\b/i

/** "ur mate asks if u just ran here": somebody of the creator's, who tells it. */
const withMate = (text: string) =>
  text.replace(
    /\b(?:your|ur) ((?:best )?(?:mate|friend|boss|mum|mom|dad|nan|gran|boyfriend|girlfriend|partner|husband|wife|sister|brother|coworker|flatmate|roommate)) (asks|says|thinks|tells|keeps|laughs)\b([^,.]*)/gi,
    (_, who: string, verb: string, rest: string) =>
      `my ${who} ${verb}${rest
        .replace(/\b(?:your|ur)\b/gi, 'my')
        .replace(/\b(?:you|u)(?= \p{L})/giu, 'I')
        .replace(/\b(?:you|u)$/i, 'me')}`,
  )

/** "cheap nylon ones fray" of collars, and "go see-through" of leggings. */
function aboutProduct(text: string, productName: string): string {
  const { noun, isPlural: isMany, form } = readName(productName)
  const head = noun.split(' ').at(-1) ?? ''
  const things = form === 'thing' || form === 'plural' ? (isMany ? head : plural(head)) : ''
  // "leggings that roll down, go see-through"
  const said = isMany && !/^[\p{L} -]+ that /u.test(text) ? text.replace(ALSO_DO, '$1they ') : text
  return things === '' || /^(?:things?|kits?|sets?)$/.test(head)
    ? said
    : said.replace(
        /^((?!the |these |those |which |new )(?:[a-z-]+ ){1,2})ones (?=[a-z]+\b)(?!that |you |i )/i,
        `$1${things} `,
      )
}
const ALSO_DO =
  /(, )(?=(?:go|turn|fall|ride|slip|roll|dig|pinch|bunch|snag|fray|peel) (?:see-? ?thr(?:ough|u)|up|down|off|apart|in|into|after|when|out)\b)/gi
