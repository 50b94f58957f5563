import { lowerFirst, upperFirst } from '../language'
import { type ProblemText, toYou } from '../reading'
import { whyItIs } from './openings'
import type { Reading } from './reading'
import { nextScene, sceneOf } from './scenes'

/** The seller's problem in one of the forms of `ownWords`. */
export function problemWords(reading: Reading, form: string): string[] {
  const { ownProblem: own } = reading
  if (!own) return []
  switch (form) {
    case 'hook':
      return impersonalFirst(unique([own.hook, ...asked(reading), lookAt(reading), ...introduced(reading)]), reading)
    case 'told':
      return [own.hook]
    case 'bare':
      return [behindWords(own)]
    case 'so':
      return [AFTER_SO.test(own.hook) ? `So ${lowerFirst(own.hook)}` : own.hook]
    case 'more':
      return listed(own.more)
    case 'ask':
      return asked(reading)
    case 'stop':
      return own.form === 'gerund' && own.noun ? [`Stop ${toYou(own.noun)}.`] : []
    case 'stamped':
      return stamped(reading)
    case 'why':
      return listed(whyItIs(own))
    case 'scene':
      return [sceneOf(reading)]
    case 'next':
      return [nextScene(reading)]
    default:
      return []
  }
}

/** "Here's the thing. Bland braai meat.": only what was typed as a question is asked behind other words. */
export const behindWords = ({ form, hook }: ProblemText) => (form === 'question' ? hook : hook.replace(/\?$/, '.'))

/** What "So" may stand before. */
const AFTER_SO = /^(?:I|I'm|I've|We|My|Our|The|A|An|He|She|They|It|You|Every|Last|This)\b/

/** "9 p.m. Scrubbing burnt grease off the basket." */
function stamped(reading: Reading): string[] {
  const { ownProblem: own } = reading
  const time = own && timeIn(own)
  if (!time) return []
  const rest = own.hook.replace(/,? (?:at|by|around) (?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|noon|midnight)/i, '')
  const isWhole = rest !== own.hook && rest.split(' ').length > 2
  return isWhole ? [`${upperFirst(time).replace(/[^.]$/, '$&.')} ${rest.replace(/[^.!?]$/, '$&.')}`] : []
}

const TIME = /\b(\d{1,2}(?::[0-5]\d)?) ?([ap])\.?m\b\.?|\b(noon|midnight)\b/i

/** "9 p.m." in "Scrubbing grease at 9pm." */
function timeIn({ hook, more = '' }: ProblemText): string | undefined {
  const [, clock, half, named] = TIME.exec(`${hook} ${more}`) ?? []
  return clock ? `${clock} ${half?.toLowerCase()}.m.` : named?.toLowerCase()
}

/** The problem behind a few words of the creator. */
const introduced = ({ ownProblem: own, style }: Reading): string[] =>
  own && style !== 'skit'
    ? [
        own.form === 'question' ? 'Have you asked this, too?' : "Here's the problem.",
        "Let's talk about this.",
        'Does this sound familiar?',
      ].map((before) => `${before} ${behindWords(own)}`)
    : []

/** Without the creator's own experience, what says no "I". */
function impersonalFirst(forms: string[], { firstPerson }: Reading): string[] {
  const others = firstPerson ? [] : forms.filter((text) => !/\b(?:I|I'm|I've|my|me)\b/i.test(text))
  return others.length > 0 ? others : forms
}

/** Longer sentences are told, not asked. */
const MAX_ASKED_WORDS = 12
const isShort = (clause: string) => clause.split(' ').length <= MAX_ASKED_WORDS

/** Ways to ask the viewer about it. */
function asked(reading: Reading): string[] {
  const { ownProblem: own, audience } = reading
  if (!own) return []
  const ask = question(reading)
  const name = audience.key === 'custom' && audience.plural ? upperFirst(audience.plural) : undefined
  return unique([
    ask,
    own.clause &&
    own.form === 'clause' &&
    isShort(own.clause) &&
    !/[.?!;]|\b(?:when|if)\b|^I (?:lost|forgot|broke|spent|bought|got|was|had|cut|wore|pulled|\w+ed)\b/.test(own.clause)
      ? `You know when ${lowerFirst(toYou(own.clause))}?`
      : undefined,
    name && !EVERYONE.test(name) && ask && /^(?:Do you|Still|Can't|Don't) /.test(ask)
      ? `${name}, ${lowerFirst(ask)}`
      : undefined,
  ])
}

/** People are not called by these words. */
const EVERYONE = /^(?:women|men|girls|boys|people|adults|everyone|all)$/i

/** "If you can't reach the top shelf, look at this." What else was typed goes on from the problem, not from this. */
function lookAt({ ownProblem: own }: Reading): string | undefined {
  if (!own || own.more) return undefined
  if (own.form === 'gerund' && own.noun) return `If you're still ${toYou(own.noun)}, look at this.`
  const isClause = own.form === 'clause' || own.form === 'lack'
  return own.clause && isClause && isShort(own.clause) && !/[.?!;]|\bthat\b/.test(own.clause)
    ? `If ${lowerFirst(toYou(own.clause))}, look at this.`
    : undefined
}

const unique = (forms: readonly (string | undefined)[]) =>
  [...new Set(forms.filter((text) => text !== undefined && text !== ''))] as string[]

const listed = (text: string | undefined) => (text ? [text] : [])

/** "Do you sit on calls all day?", "Can't open jars?", "Tangled cables?" */
function question({ ownProblem: own }: Reading): string | undefined {
  if (!own) return undefined
  if (own.form === 'question') return own.hook
  if (own.form === 'past') return undefined
  if (own.clause && !isShort(own.clause)) return undefined
  const you = own.clause && toYou(own.clause)
  if (you) {
    const rest = /^you (.+)$/i.exec(you)?.[1]
    const being = /^you(?:'re|'ve got) (.+)$/i.exec(you)?.[1]
    if (being) return `${upperFirst(being)}?`
    // Said of others, it is no question to the viewer.
    if (rest === undefined) return undefined
    if (/^(?:can't|cannot|never|don't|still|always|just)\b/.test(rest)) return `${upperFirst(rest)}?`
    return /^(?:was|were|had|have (?:tried|been|had|\w+ed)|nearly|almost|accidentally|\w+ed|bought|spent|lost|broke|forgot|spilled|can|will|would)\b/.test(
      rest,
    )
      ? undefined
      : `Do you ${rest}?`
  }
  const bare = own.hook.replace(/\.$/, '')
  if (bare.includes('?')) return undefined
  return own.form === 'gerund' ? `Still ${toYou(lowerFirst(bare))}?` : `${bare}?`
}
