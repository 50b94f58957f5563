import { lowerFirst, pluralVerb, upperFirst } from '../language'
import {
  baseVerb,
  ing,
  isFunctionWord,
  isThirdPerson,
  type ProblemText,
  readNounPhrase,
  thirdVerb,
  verbAfterSubject,
} from '../reading'

const MAX_TURNED_WORDS = 14
const NO_THING =
  /^(?:i|we|you|he|she|they|it|this|that|there|everyone|everybody|nobody|people|something|someone|nothing|everything)\b/i
const NO_GERUND = /^(?:not|never|needing|hating|wanting|understanding|knowing|loving|liking|having)\b/i
/** "I've got a dinner" is not said. */
const NO_ARTICLE = /^(?:pain|dinner|lunch|breakfast|glare|strain|burn|relief|smoke|scum|poop|slime|avalanche|dandruff)$/
const AUXILIARY = /^(?:is|are|was|were|can't|cannot|won't|can|doesn't|don't|isn't|aren't)$/

/** Ways to tell the problem with the seller's words, the plainest first: a script that is written again opens otherwise. */
export function waysToTell(own: ProblemText): string[] {
  const bare = (own.whole ?? own.hook).replace(/ Again\.$/, '').replace(/[.?!]$/, '')
  const isOne = !/[.?!,;:]/.test(bare) && bare.split(' ').length <= MAX_TURNED_WORDS
  const forms: (string | undefined)[] = [own.whole ?? own.hook]
  if (isOne && own.form === 'clause') forms.push(...ofClause(bare.split(' ')))
  if (isOne && own.form === 'past') forms.push(...ofPast(bare))
  if (isOne && (own.form === 'noun' || own.form === 'gerund')) forms.push(...ofNoun(bare, own))
  if (isOne && own.form === 'lack') forms.push(...ofLack(bare, own.clause))
  if (own.form === 'question') forms.push(`I keep asking myself, ${lowerFirst(own.hook)}`)
  if (isOne && own.form !== 'question') forms.push(timeFirst(bare))
  return forms.filter((text) => text !== undefined)
}

/** "My bread? Comes out like a brick.", "Why does my bread come out like a brick?", "I'm tired of my bread coming out like a brick." */
function ofClause(words: readonly string[]): (string | undefined)[] {
  const at = verbAfterSubject(words)
  if (at < 1 || words.some((word) => /^(?:and|because|left|went|ate|took)$/.test(word))) return []
  const subject = lowerFirst(words.slice(0, at).join(' '))
  const rest = words.slice(at)
  const [verb = '', ...more] = rest
  const isKnown = AUXILIARY.test(verb) || thirdVerb(verb) !== undefined || baseVerb(verb) !== undefined
  if (!isKnown) return []
  const isBe = /^(?:is|are)$/.test(verb)
  const thingFirst = `${upperFirst(subject)}? ${upperFirst((isBe ? more : rest).join(' '))}.`
  return [
    NO_THING.test(subject) || at > 5 || rest.length < 2 ? undefined : thingFirst,
    NO_THING.test(subject) ? undefined : whyQuestion(subject, rest),
    tiredOf(subject, rest),
  ]
}

/** "Why do hotel irons always have that brown gunk?" */
export function whyItIs(own: ProblemText): string | undefined {
  const bare = own.hook.replace(/ Again\.$/, '').replace(/[.?!]$/, '')
  const words = bare.split(' ')
  if (own.form !== 'clause' || /[.?!,;:]/.test(bare) || words.length > MAX_TURNED_WORDS) return undefined
  const at = verbAfterSubject(words)
  const subject = lowerFirst(words.slice(0, at).join(' '))
  return at < 1 || words.includes('because') || NO_THING.test(subject)
    ? undefined
    : whyQuestion(subject, words.slice(at))
}

function whyQuestion(subject: string, rest: readonly string[]): string | undefined {
  const [verb = '', ...more] = rest
  if (AUXILIARY.test(verb)) return `Why ${verb} ${subject} ${more.join(' ')}?`
  const at = /^(?:never|always|still|just|even|only)$/.test(verb) ? 1 : 0
  const main = rest[at] ?? ''
  if (more.length === 0 || /^(?:am|have|had|has|did|do|does|used|feel|feels|\w+ed)?$/.test(main)) return undefined
  const words = (base: string) => [...rest.slice(0, at), base, ...rest.slice(at + 1)].join(' ')
  return isThirdPerson(main) && !/^(?:I|we|they)$/i.test(subject)
    ? `Why does ${subject} ${words(pluralVerb(main))}?`
    : `Why do ${subject} ${words(main)}?`
}

function tiredOf(subject: string, rest: readonly string[]): string | undefined {
  const [verb = '', next = '', ...more] = rest
  const who = subject === 'I' ? '' : `${subject} `
  // "keeps sliding off"
  if (/^keeps?$/.test(verb) && next.endsWith('ing')) return `I'm tired of ${who}${rest.slice(1).join(' ')}.`
  if (NO_THING.test(subject) && subject !== 'I') return undefined
  if (/^(?:won't|doesn't|don't)$/.test(verb) && baseVerb(next) && subject !== 'I')
    return `I'm tired of ${who}not ${ing(next)} ${more.join(' ')}.`
  const base = isThirdPerson(verb) ? pluralVerb(verb) : verb
  if (AUXILIARY.test(verb) || isFunctionWord(verb) || !baseVerb(base) || rest.length < 2) return undefined
  const phrase = `${ing(base)} ${rest.slice(1).join(' ')}`
  return NO_GERUND.test(phrase) ? undefined : `I'm tired of ${who}${phrase}.`
}

/** "Guess who bought all the paints? Me." */
function ofPast(bare: string): (string | undefined)[] {
  const did = /^I ((?!was\b|had\b|got\b).+)$/.exec(bare)?.[1]
  return did
    ? [`Guess who ${withoutMe(did)}? Me.`, `I actually ${did}.`, `So ${lowerFirst(bare)}.`]
    : [`So ${lowerFirst(bare)}.`]
}

const withoutMe = (did: string) => did.replace(/\bmy\b/g, 'their')

/** "My white couch? Muddy paws every time it rains.", "I've got muddy paws on my white couch." */
function ofNoun(bare: string, { noun, form }: ProblemText): (string | undefined)[] {
  const lower = lowerFirst(bare)
  if (form === 'gerund')
    return NO_GERUND.test(lower) || / (?:still|is|are) /.test(lower)
      ? []
      : [
          `I got tired of ${lower}.`,
          /^(?:standing|sitting|going|hunting|scrubbing|spending|tracking|chasing|\w+ing) /.test(lower)
            ? `I'm ${lower}.`
            : undefined,
        ]
  const [, thing = '', place = '', tail = ''] =
    /^(.+?) (?:all over|on|in) ((?:my|the|our|every) (?!(?:way|rain|morning|middle|cold|sun|snow|heat|dark|house)\b)[\p{L}']+(?: [\p{L}']+){0,4}?)((?: (?:every|when|after|by|all|before|at)\b.*)?)$/iu.exec(
      bare,
    ) ?? []
  const named = readNounPhrase(lowerFirst(thing === '' ? bare : thing))
  return [
    thing !== '' && named ? `${upperFirst(place)}? ${upperFirst(thing)}${tail}.` : undefined,
    named && noun && !(named.number === 'singular' && NO_ARTICLE.test(named.head))
      ? `I've got ${named.text}${lower.slice((thing === '' ? bare : thing).length)}.`
      : undefined,
    noun ? `I'm done with ${noun}.` : undefined,
  ]
}

/** "Counter space? None.", "I've got no counter space." */
function ofLack(bare: string, clause: string | undefined): (string | undefined)[] {
  const [, thing, why] = /^(?:no|zero) (.+?)(?: at all)?(?: because (.+))?$/i.exec(bare) ?? []
  return [
    thing && !/ (?:what|how|where|when|to|if) /.test(thing)
      ? `${upperFirst(thing)}? None.${why ? ` ${upperFirst(why)}.` : ''}`
      : undefined,
    clause ? `${upperFirst(clause)}.` : undefined,
    thing && !why && !/ (?:what|how|where|when|if) /.test(thing) ? `Zero ${thing}.` : undefined,
  ]
}

const TIMES = [
  /^(.+?),? ((?:when(?:ever)?|after|before|as soon as|the second|every time|while) [^,]+)$/i,
  /^(.+?),? ((?:every (?:single )?(?:day|morning|night|week|weekend|month|evening|\p{Lu}\p{Ll}+day)|by (?:\d|noon|lunch)|at (?:\d+ ?(?:am|pm)|night|lunch|noon)|in the (?:morning|evening)|in (?:winter|summer|\p{Lu}\p{Ll}+)$|all day|next week|on \p{Lu}\p{Ll}+day)[^,]*)$/u,
]

/** "When I go on vacation, I kill every plant." */
function timeFirst(bare: string): string | undefined {
  for (const pattern of TIMES) {
    const [, head = '', time = ''] = pattern.exec(bare) ?? []
    const last = head.split(' ').at(-1) ?? ''
    if (head.split(' ').length >= 2 && !/ (?:and|but|because) /.test(bare) && !isFunctionWord(last.toLowerCase()))
      return `${upperFirst(time)}, ${lowerFirst(head)}.`
  }
  return undefined
}
