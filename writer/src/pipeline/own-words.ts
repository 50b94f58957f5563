import { isMassNoun, isPlural, lowerFirst, upperFirst, withArticle } from '../language'
import { toYou } from '../reading'
import type { Reading } from './reading'

/**
 * The seller's own problem in the forms that pieces ask for. Empty where the words do not have that form.
 *
 * `hook` a whole opening · `noun` a noun phrase · `thing` what it is about · `you` a clause to the viewer · `if` "if you sit on calls all day" ·
 * `ask` a question to the viewer · `what` "It's a walking pad." · `kind` "a walking pad" · `pitch` "a walking pad that fits under the desk"
 */
export function ownWords(reading: Reading, form: string | undefined): string[] {
  const { ownProblem: own, audience } = reading
  if (form === 'audience') return listed(audience.plural)
  if (form === 'kind') return listed(kindOf(reading))
  if (form === 'bare') return reading.sorts.has('unnamed') ? [] : [reading.product.noun]
  if (form === 'what') return listed(whatItIs(reading))
  if (form === 'pitch') return listed(pitch(reading))
  if (!own?.isEnglish) return []
  switch (form) {
    case 'hook':
      return openings(reading)
    case 'noun':
    case 'thing':
      return listed(own[form])
    case 'short':
      return listed(
        own.noun && own.form !== 'clause' && own.form !== 'past' ? own.noun : own.clause && lowerIn(own.clause),
      )
    case 'query':
      return listed(query(reading))
    case 'you':
      return listed(own.clause && lowerIn(toYou(own.clause)))
    case 'if':
      return listed(condition(reading))
    case 'ask':
      return listed(question(reading))
    default:
      return []
  }
}

/** Ways to open with the problem, the plainest first: a script that is written again opens otherwise. */
function openings(reading: Reading): string[] {
  const { ownProblem: own } = reading
  if (!own) return []
  const short = own.hook.replace(/ Again\.$/, '').replace(/[.?]$/, '')
  const noun = own.noun ? `Can we talk about ${own.noun}?` : undefined
  const ask = question(reading)
  const tell = /[.?!]/.test(short) ? undefined : `Tell me I'm not the only one. ${short}.`
  const admit = /[.?!]/.test(short) ? undefined : `Okay, honest moment. ${short}.`
  const raise = /[.?!]/.test(short) ? undefined : `Raise your hand if this is you. ${short}.`
  const once = /[.?!]/.test(short) ? undefined : `I'll say it once. ${short}.`
  return [...new Set([own.hook, ask, noun, tell, admit, raise, once].filter((text) => text !== undefined))]
}

const listed = (text: string | undefined) => (text ? [text] : [])
const lowerIn = (clause: string) => lowerFirst(clause)

/** "if you sit on calls all day", "if tangled cables sound familiar". */
function condition({ ownProblem: own }: Reading): string | undefined {
  if (own?.clause) return `if ${lowerIn(toYou(own.clause))}`
  if (own?.form === 'gerund' && own.noun) return `if you're done with ${toYou(own.noun)}`
  if (own?.noun) {
    const noun = toYou(own.noun)
    return `if ${noun} ${
      isPlural(
        noun
          .split(/ (?:in|on|at|by|of|after|before|all|from|with) /)[0]
          ?.split(' ')
          .pop() ?? '',
      )
        ? 'sound'
        : 'sounds'
    } familiar`
  }
  return undefined
}

/** "Do you sit on calls all day?", "Can't open jars?", "Tangled cables?" */
function question({ ownProblem: own }: Reading): string | undefined {
  if (!own) return undefined
  if (own.form === 'question') return own.hook
  const you = own.clause && toYou(own.clause)
  if (you) {
    const rest = /^you (.+)$/i.exec(you)?.[1]
    const being = /^you(?:'re|'ve got) (.+)$/i.exec(you)?.[1]
    if (being) return `${upperFirst(being)}?`
    // Said of others, it is no question to the viewer.
    if (rest === undefined) return undefined
    if (/^(?:can't|cannot|never|don't|still|always|just)\b/.test(rest)) return `${upperFirst(rest)}?`
    return /^(?:was|were|had|nearly|almost|accidentally|\w+ed|bought|spent|lost|broke|forgot|spilled|can|will|would)\b/.test(
      rest,
    )
      ? undefined
      : `Do you ${rest}?`
  }
  const bare = own.hook.replace(/ Again\.$/, '').replace(/\.$/, '')
  return own.form === 'gerund' ? `Still ${lowerFirst(bare)}?` : `${bare}?`
}

function kindOf({ product: { noun, isPlural: isMany, form }, sorts }: Reading): string | undefined {
  if (sorts.has('unnamed')) return undefined
  const isMass =
    form === 'stuff' ||
    (form === 'service' &&
      !/(?:service|subscription|agency|studio|salon|membership|box|session|massage|facial|haircut|review|shoot|consultation)$/.test(
        noun,
      ))
  return isMany || isMass || isMassNoun(noun.split(' ').pop() ?? '') ? noun : withArticle(noun)
}

/** For names that do not say what it is. */
function whatItIs(reading: Reading): string | undefined {
  const { product, sorts } = reading
  if (!sorts.has('digital') || product.first.toLowerCase().includes(product.noun.toLowerCase())) return undefined
  const kind = kindOf(reading)
  const isMany = isPlural(product.noun.split(' ').pop() ?? '')
  return kind && (isMany ? `It's for ${product.noun}.` : `It's ${kind}.`)
}

const MAX_QUERY_WORDS = 9

/** As somebody types it into a search field. */
function query({ ownProblem: own }: Reading): string | undefined {
  const text = own?.hook.replace(/ Again\.$/, '').replace(/[.?]$/, '')
  return text && !/[.?!]/.test(text) && text.split(' ').length <= MAX_QUERY_WORDS ? lowerFirst(text) : undefined
}

/** The first feature as part of what it is: "a walking pad that fits under the desk". */
function pitch(reading: Reading): string | undefined {
  const kind = kindOf(reading)
  const plain = reading.features.find((feature) => feature.plain !== undefined)?.plain
  if (!kind || !plain || /^(?:It's|They're) \S+ \S+ /.test(plain)) return undefined
  const has = /^(?:It has|They have|It's got|They've got|There's|There are) (.+?)\.$/.exec(plain)?.[1]
  if (has) return `${kind} with ${has}`
  const is = /^(?:It's|They're) (.+?)\.$/.exec(plain)?.[1]
  if (is) return `${kind} that${reading.product.isPlural ? ' are' : "'s"} ${is}`
  const does = /^(?:It|They) (.+?)\.$/.exec(plain)?.[1]
  return does && `${kind} that ${does}`
}
