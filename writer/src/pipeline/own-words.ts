import {
  isMassNoun,
  isNamed,
  isPlural,
  lowerFirst,
  singular,
  splitSentences,
  upperFirst,
  withArticle,
} from '../language'
import {
  baseVerb,
  isGerund,
  isListedNoun,
  isPluralWord,
  type ProblemText,
  readNounPhrase,
  thirdVerb,
  toYou,
} from '../reading'
import { waysToTell, whyItIs } from './openings'
import type { Reading } from './reading'
import { nextScene, sceneOf } from './scenes'

/**
 * The seller's own problem in the forms that pieces ask for. Empty where the words do not have that form.
 *
 * `hook` a whole opening · `told` one that tells it and does not talk to the viewer · `bare` the same behind other words · `so` the same after "So" · `more` what else was typed about it ·
 * `stop` "Stop watching movies in bed." · `ask` a question to the viewer · `what` "It's a walking pad." · `kind` "a walking pad" ·
 * `stamped` the clock time first, then the problem · `why` "Why do hotel irons have brown gunk?" · `if` "If your closet smells too," · `people` "Nurses" · `scene` what to film of it · `next` what to film of the rest
 */
export function ownWords(reading: Reading, form: string | undefined, told: ToldBy = {}): string[] {
  const { ownProblem: own } = reading
  const isWhole = own?.more !== undefined && told.more === false
  if (form === 'kind') return listed(kindOf(reading))
  if (form === 'what') return listed(whatItIs(reading))
  if (form === 'people') return listed(calledPeople(reading))
  if (!own?.isEnglish) return []
  const whole = (forms: string[]) => (isWhole ? forms.map((text) => `${text} ${own.more}`) : forms)
  switch (form) {
    case 'hook':
      return whole(
        impersonalFirst(
          unique([
            ...spoken(reading),
            ...asked(reading),
            lookAt(reading),
            ...waysToTell(own),
            ...productFirst(reading),
          ]),
          reading,
        ),
      )
    case 'told':
      return whole(impersonalFirst(unique([...spoken(reading), ...waysToTell(own)]), reading))
    case 'bare':
      return whole(unique(waysToTell(own)))
    case 'so':
      return whole(
        own.form === 'question'
          ? unique(waysToTell(own))
          : unique([...spoken(reading).map((text) => `So ${lowerFirst(text)}`), ...waysToTell(own).slice(1)]),
      )
    case 'more':
      if (isWhole && told.first) return []
      return listed(
        told.first === false && REFERS_BACK.test(own.more ?? '') ? `${own.whole ?? own.hook} ${own.more}` : own.more,
      )
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

/** Which parts of the problem the piece has slots for. Without `{own more}` the first part says the rest as well. */
export interface ToldBy {
  first?: boolean
  more?: boolean
}

/** Pronouns that refer to what only the first part names. */
const REFERS_BACK = /\b(?:it|them|they|he|she|him|it's|they're|he's|she's)\b/i

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

/** Whole sentences for what was typed as less: "I'm so tired of crying over onions.", "There's dog hair on every chair." */
function spoken({ ownProblem: own, sorts, audience }: Reading): string[] {
  if (!own) return []
  const bare = own.whole ?? own.hook
  if (own.clause !== undefined && own.form !== 'gerund')
    return own.form === 'lack' ? [`${upperFirst(own.clause)}.`] : [bare]
  if (own.form === 'question' || /\?/.test(bare)) return [bare]
  if (isStatement(bare) || /^(?:mountain|pile|stack|heap|wall) of .* (?:lives|sits|lies|grows) /i.test(bare))
    return [withArticleFirst(bare)]
  const text = bare.replace(/ Again\.$/, '').replace(/[.!]$/, '')
  if (own.form === 'gerund' && text.startsWith('Not ')) return [`I'm ${lowerFirst(text)}.`]
  // "spoon on the counter, lid on the counter"
  if (own.more && own.form === 'noun' && !NTH.test(text) && !/^(?:And|But|So|I|My|It|He|She|We|They)\b/.test(own.more))
    return [`${text}.`]
  const isDoing =
    own.form === 'gerund' ||
    (own.form === 'noun' && /^\p{Lu}\p{Ll}+ing (?:my|the|an?|in|on|at|for|up|out|through)\b/u.test(text))
  if (
    !isDoing ||
    /[.?!]/.test(text) ||
    /^(?:wedding|building|morning|evening|ceiling|bedding|clothing|king|ring|string|spring) /i.test(text)
  )
    return [thereIs(text) ?? `${text}.`]
  const isTheirs =
    /^(?:parents|pet-owners)$/.test(audience.like) &&
    /^(?:crying|screaming|whining|fighting|refusing|kicking|throwing|barking|howling|meowing|chewing|scratching|begging|biting|spitting|melting) /i.test(
      text,
    )
  return isTheirs || sorts.has('kids') || sorts.has('pet') || sorts.has('others')
    ? [`${text}.`]
    : [`I'm so tired of ${lowerFirst(text)}.`]
}

/** "split my leggings in the gym" says what the creator did. */
const DID =
  /^(?:split|spilled|lost|broke|ripped|tore|burned|burnt|dropped|spent|ruined|cut|hit|stained|missed|forgot|cracked|left|shrank|scratched) (?:my|the|our|another|half|two|all)\b/i
const NTH =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?!of\b|skin\b|floor\b|grade\b)/i
const SPAN = /^\S+ (?:years?|months?|weeks?|days?|hours?|minutes?|miles?) /i
/** "wasp nest above the door" to "There's a wasp nest above the door.", "5 chargers that I never use" to "I've got ..."; undefined for what is better said as it is. */
function thereIs(text: string): string | undefined {
  if (
    /[.?!;:,]|dollars/.test(text) ||
    SPAN.test(text) ||
    /^\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i.test(text) ||
    /^(?:my|the|our|one|another|not|always|never|every|all)\b/i.test(text)
  )
    return undefined
  if (DID.test(text)) return `I ${lowerFirst(text)}.`
  if (NTH.test(text)) return `It's my ${lowerFirst(text)}.`
  const lower = lowerFirst(text)
  const [, thing = '', rest = ''] =
    /^(.+?)( (?:all over|next to|(?:in|on|under|at|by|between|above|behind|inside|around) (?!\d|(?:and|or)\b)).+)$/i.exec(
      lower,
    ) ?? []
  const isThere = thing !== '' && !/ (?:and|or|that|who|i|he|she|it|they|we|because|of) /.test(`${thing} `)
  const whole = isThere ? thing : (lower.split(/ (?:that|who|which|I)(?='| )/)[0] ?? lower)
  if (/^(?:zero|no)\b| since /i.test(text)) return undefined
  if (
    / (?:for|per) (?:every|each|\d+|an?|two|three|days|weeks|hours|months|years)\b| in front of (?:\d|everyone|everybody|the whole|all)| by (?:\d|noon|lunch|the (?:first|second|third)|(?:first|second|third|mon|tues|wednes|thurs|fri|satur|sun))/i.test(
      text,
    )
  )
    return undefined
  const count = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty(?:-\w+)?) /i.test(whole)
  if (count) return / and (?:zero|no|I|I'm|my|it|it's) /.test(lower) ? undefined : `I've got ${lower}.`
  const words = whole.split(' ')
  if (words.slice(0, -1).some((word) => isPluralWord(word) && isListedNoun(singular(word)))) return undefined
  const head = words.at(-1) ?? ''
  const named = readNounPhrase(whole) ?? (/[^s]s$/.test(head) ? { text: whole, number: 'plural' } : undefined)
  if (!named || !isThere)
    return named && / (?:that|who|i) [a-z]/i.test(lower)
      ? `I've got ${named.text}${lower.slice(whole.length)}.`
      : undefined
  if (/^ in every\b/.test(rest)) return `I get ${named.text}${rest.replace(/ and (?=an? )/, ', and ')}.`
  return `There${named.number === 'plural' ? ' are' : "'s"} ${named.text}${rest}.`
}

/** Whether a part that no sentence was sure for has a verb all the same: "Cables under my desk look like spaghetti." */
function isStatement(text: string): boolean {
  if (/^(?:some|every|no|any)(?:body|one|thing)\b/i.test(text)) return true
  const words = (splitSentences(text)[0] ?? '').toLowerCase().replace(/[.,!]/g, '').split(' ')
  if (words.some((word) => isGerund(word)) && !/ (?:is|are|was|were) /.test(text)) return false
  const isMany = words.slice(0, 3).some((word) => isPluralWord(word))
  // "dry cracked heels snag on my sheets"
  if (
    isMany &&
    words
      .slice(2, 4)
      .some((word, at) => isPluralWord(words[at + 1] ?? '') && baseVerb(word) === 'sure' && !isListedNoun(word))
  )
    return true
  return words
    .slice(1)
    .some(
      (word) =>
        VERBS.test(word) ||
        (isMany && MANY_DO.test(word)) ||
        (thirdVerb(word) === 'sure' && !isListedNoun(singular(word))),
    )
}
const VERBS =
  /^(?:is|are|means?|was|were|has|had|does|did|can't|won't|don't|doesn't|ate|took|broke|fell|died|tastes|adds|costs|takes|makes|keeps|gets|goes|comes|looks|feels|smells|ghosted|found|stole)$/
const MANY_DO =
  /^(?:look|taste|feel|smell|fall|break|leak|roll|slide|slip|die|get|go|come|keep|take|fog|end|hurt|melt|bend|rip|tear|fade|spill|tangle|smash|itch|blob|fade|shrink|bounce|live|sit)$/
/** "Heron ate all 9 of my koi", "mountain of laundry lives on the chair since Tuesday" */
const withArticleFirst = (text: string) => {
  if (/^(?:mountain|pile|ton|bunch|stack|bag|drawer|box|heap|sea|wall) of /i.test(text))
    return `A ${lowerFirst(text)}`.replace(
      / (live|sit|lie)s ((?:in|on|by|under) .* since )/,
      (_, verb: string, where: string) =>
        ` has been ${verb === 'lie' ? 'ly' : verb.replace(/e$/, '')}${verb === 'sit' ? 't' : ''}ing ${where}`,
    )
  if (NTH.test(text)) return `My ${lowerFirst(text)}`
  const [first = '', second = ''] = text.split(' ')
  return /^(?:ate|took|broke|stole|ghosted|\w+ed)$/.test(second) &&
    first !== first.toUpperCase() &&
    !isNamed(first) &&
    !isPluralWord(first.toLowerCase())
    ? `${upperFirst(withArticle(first.toLowerCase()))}${text.slice(first.length)}`
    : text
}

/** "Why a step stool? I can't reach the top shelf." */
function productFirst(reading: Reading): string[] {
  const { ownProblem: own, style, product, sorts } = reading
  if (!own || style === 'skit') return []
  const kind = kindOf(reading) ?? product.first
  const told = own.whole ?? own.hook
  const isMany = product.isPlural && !sorts.has('unnamed')
  if (/^(?:before-after|comparison)$/.test(style))
    return [`Life without ${kind}. ${told}`, ...(sorts.has('unnamed') ? [] : [`No ${product.noun}. ${told}`])]
  return [`Why ${kind}? ${told}`, `I needed ${kind}. ${told}`, `What ${isMany ? 'are' : 'is'} ${kind} for? ${told}`]
}

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
    name && ask && /^(?:Do you|Still|Can't|Don't) /.test(ask) ? `${name}, ${lowerFirst(ask)}` : undefined,
  ])
}

/** "If you can't reach the top shelf, look at this." What else was typed goes on from the problem, not from this. */
function lookAt({ ownProblem: own }: Reading): string | undefined {
  if (!own || own.more) return undefined
  if (own.form === 'gerund' && own.noun) return `If you're still ${toYou(own.noun)}, look at this.`
  const isClause = own.form === 'clause' || own.form === 'lack'
  return own.clause && isClause && isShort(own.clause) && !/[.?!;]/.test(own.clause)
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
  const bare = own.hook.replace(/ Again\.$/, '').replace(/\.$/, '')
  if (bare.includes('?')) return undefined
  return own.form === 'gerund' ? `Still ${toYou(lowerFirst(bare))}?` : `${bare}?`
}

function kindOf({ product: { noun, isPlural: isMany, form }, sorts }: Reading): string | undefined {
  if (sorts.has('unnamed')) return undefined
  const isMass =
    form === 'stuff' ||
    (form === 'service' &&
      !/(?:service|subscription|agency|studio|salon|membership|box|session|massage|facial|haircut|review|shoot|consultation|notary|tutor|trainer|coach|photographer|planner|barber|florist|handyman|plumber|electrician|nanny|store|shop|tour|rental|dj|van)$/.test(
        noun,
      ))
  return isMany || isMass || isMassNoun(noun.split(' ').pop() ?? '') ? noun : withArticle(noun)
}

/** For names that do not say what it is. */
function whatItIs(reading: Reading): string | undefined {
  const { product, sorts } = reading
  if (!sorts.has('digital') || /^(?:app|service|course)$/.test(product.noun)) return undefined
  if (product.first.toLowerCase().includes(product.noun.toLowerCase())) return undefined
  const kind = kindOf(reading)
  const isMany = isPlural(product.noun.split(' ').pop() ?? '')
  const where = product.place ? ` in ${product.place}` : ''
  return kind && (isMany ? `It's for ${product.noun}${where}.` : `It's ${kind}${where}.`)
}

/** People who can be called by what they are, in at most three words: "nurses", "new dog moms", not "small kitchens". */
const CALLED =
  /^(?!.*(?:sufferers|survivors|regretters|haters|losers)$|seniors|old|elderly|broke|poor|single|working|luxury|budget|always)(?:[a-z-]+ ){0,2}(?:[a-z]+(?:ers|ors|ists|ians|aholics)|moms|dads|mums|parents|nurses|students|athletes|chefs|coaches|pilots|hosts|girls|guys|brides|couples|beginners|professionals|vegans|cooks|commuters|fans|landlords|expats|gamers|travelers|musicians|cyclists|campers|newlyweds|grads|collectors|tradespeople|roommates|volunteers|singles|grandparents|grandmas|grandpas|guitarists|cosplayers)$/i

/** Whom the creator does not talk to. */
export const SPOKEN_FOR =
  /^(?:kids|children|toddlers|bab(?:y|ies)|newborns|infants|boys|girls|dogs|cats|pets|puppies)\b/i

/** Those for whom it is, as they can be called. */
export function calledPeople({ audience: { plural = '' }, sorts }: Reading): string | undefined {
  return CALLED.test(plural) && !sorts.has('body') && !SPOKEN_FOR.test(plural) ? upperFirst(plural) : undefined
}

/** "a night shift nurse" */
export function oneOfThem(reading: Reading): string | undefined {
  const words = calledPeople(reading)?.split(' ') ?? []
  const last = words.pop()
  return last && withArticle(lowerFirst([...words, singular(last)].join(' ')))
}
