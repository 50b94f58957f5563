import { isMassNoun, isPlural, lowerFirst, upperFirst, withArticle } from '../language'
import { toYou, verbAfterSubject } from '../reading'
import { whyQuestion } from './plain-questions'
import type { Reading } from './reading'

/**
 * The seller's own problem in the forms that pieces ask for. Empty where the words do not have that form.
 *
 * `hook` a whole opening · `told` one that tells it and does not talk to the viewer · `so` the same after "So" · `more` what else was typed about it ·
 * `because` what follows "because" · `short` as a phrase · `noun` a noun phrase · `ask` a question to the viewer · `what` "It's a walking pad." ·
 * `kind` "a walking pad" · `pitch` "a walking pad that fits under the desk"
 */
export function ownWords(reading: Reading, form: string | undefined): string[] {
  const { ownProblem: own } = reading
  if (form === 'kind') return listed(kindOf(reading))
  if (form === 'what') return listed(whatItIs(reading))
  if (form === 'pitch') return listed(pitch(reading))
  if (!own?.isEnglish) return []
  switch (form) {
    case 'hook':
      return impersonalFirst([...told(reading).slice(0, 1), ...asked(reading), ...told(reading).slice(1)], reading)
    case 'told':
      return impersonalFirst(told(reading), reading)
    case 'so':
      return own.clause && own.form !== 'question'
        ? [`So ${lowerFirst(own.clause)}.`, ...told(reading).slice(1)]
        : told(reading)
    case 'more':
      return listed(own.more)
    case 'because':
      return listed(own.clause && !/^nobody|[.?!]|\bbecause\b/i.test(own.clause) ? lowerFirst(own.clause) : undefined)
    case 'short':
      return listed(
        own.clause && own.form !== 'lack'
          ? lowerFirst(own.clause)
          : own.form === 'question' || /[.?!] /.test(own.hook.replace(/ Again\.$/, ''))
            ? undefined
            : lowerFirst(own.hook.replace(/ Again\.$/, '').replace(/\.$/, '')),
      )
    case 'noun':
      return listed(own.noun)
    case 'ask':
      return asked(reading)
    default:
      return []
  }
}

/** Without the creator's own experience, what says no "I". */
function impersonalFirst(forms: string[], { firstPerson }: Reading): string[] {
  const others = firstPerson ? [] : forms.filter((text) => !/\b(?:I|I'm|I've|my|me)\b/i.test(text))
  return others.length > 0 ? others : forms
}

const NO_SUBJECT = /^(?:it|this|that|there|everyone|everybody|nobody|people|something|nothing|everything)\b/i
const NO_GERUND = /^(?:not|never|needing|hating|wanting|understanding|knowing|loving|liking|having)\b/i

/** Ways to tell the problem, the plainest first: a script that is written again opens otherwise. */
function told({ ownProblem: own }: Reading): string[] {
  if (!own) return []
  const forms: (string | undefined)[] = [own.hook]
  const words = own.clause?.split(' ') ?? []
  const isPlain = own.clause !== undefined && !/[,.?!;:]/.test(own.clause) && words.length <= MAX_TURNED_WORDS
  const at = isPlain && own.form === 'clause' ? verbAfterSubject(words) : -1
  if (at > 0) {
    const subject = lowerFirst(words.slice(0, at).join(' '))
    const isThing = at > 1 && !NO_SUBJECT.test(subject)
    forms.push(isThing ? `${upperFirst(subject)}? ${upperFirst(words.slice(at).join(' '))}.` : undefined)
    forms.push(NO_SUBJECT.test(subject) ? undefined : whyQuestion(subject, words.slice(at)))
  }
  if (own.noun && (own.form === 'gerund' || own.clause?.startsWith('I ') === true) && !NO_GERUND.test(own.noun))
    forms.push(`I got tired of ${own.noun}.`)
  if (own.noun && own.form === 'noun') forms.push(`I'm done with ${own.noun}.`)
  if (own.form === 'lack' && own.clause) forms.push(`${upperFirst(own.clause)}.`)
  if (own.form === 'question') forms.push(`I keep asking myself, ${lowerFirst(own.hook)}`)
  return unique(forms)
}

/** Ways to ask the viewer about it. */
function asked(reading: Reading): string[] {
  const { ownProblem: own, audience } = reading
  if (!own) return []
  const ask = question(reading)
  const you =
    own.clause && !/[.?!;]/.test(own.clause) && own.form !== 'question' ? lowerFirst(toYou(own.clause)) : undefined
  const name = audience.key === 'custom' && audience.plural ? upperFirst(audience.plural) : undefined
  // What else was typed goes on from the problem, not from a call to look.
  if (own.more) return unique([ask])
  return unique([
    ask,
    you && own.form === 'clause' ? `You know when ${you}?` : undefined,
    you && own.form !== 'past' ? `If ${you}, look at this.` : undefined,
    own.form === 'gerund' && own.noun ? `If you're still ${toYou(own.noun)}, look at this.` : undefined,
    own.form === 'noun' && own.noun ? `Can we talk about ${own.noun}?` : undefined,
    name && ask && /^(?:Do you|Still|Can't|Don't) /.test(ask) ? `${name}, ${lowerFirst(ask)}` : undefined,
  ])
}

const MAX_TURNED_WORDS = 13
const unique = (forms: readonly (string | undefined)[]) =>
  [...new Set(forms.filter((text) => text !== undefined && text !== ''))] as string[]

const listed = (text: string | undefined) => (text ? [text] : [])
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
