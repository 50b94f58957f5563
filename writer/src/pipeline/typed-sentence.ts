import { lowerFirst, pluralVerb, spellUnits, thirdPerson, upperFirst, withArticle } from '../language'
import {
  baseVerb,
  expandShorthand,
  isEnglish,
  isEnglishWord,
  isFunctionWord,
  isListedNoun,
  isParticiple,
  isPluralWord,
  isSound,
  isThirdPerson,
  type ProductMention,
  readFeature,
  readNounPhrase,
  thirdVerb,
} from '../reading'
import { missingIn } from './carried'
import { sayByTable } from './feature-table'
import { asPeopleSay, isSayable, isSureSentence } from './plain-features'
import type { ReadFeature } from './reading'

/** A typed feature of a known kind as one or two whole sentences that say all of it; undefined where no reading is sure. */
export function typedSentence(
  { typed, plain }: ReadFeature,
  product: ProductMention,
  names: string,
): string | undefined {
  const told = sayByTable(typed, product)
  if (told !== undefined && isSayable(told) && missingIn(told, typed, undefined, names).length === 0) return told
  const text = withoutMarks(typed)
  // What a part does is no thing to have: "base locks with a quarter turn".
  const act = acting(text)
  const first = act !== undefined && /^(?:It's|They've) got /.test(plain ?? '') ? [act] : []
  const forms = text.includes(' ') ? [...first, plain, ...formsOf(text, product), ...inParts(text, product)] : [plain]
  return forms
    .map((said) => said && mended(said, typed, product))
    .find(
      (said) =>
        said !== undefined &&
        !/^The (?:one|two|three|already|both|no|not|all|each)\b/.test(said) &&
        isWhole(said) &&
        isSure(said, typed) &&
        isSound(said) &&
        missingIn(said, typed, undefined, names).length === 0,
    )
}

/** The people of a service are "they", and money is not counted. */
function mended(said: string, typed: string, { form }: ProductMention): string {
  const [, verb = ''] = /^It (\p{L}+s) /u.exec(said) ?? []
  const isPeople =
    form === 'service' && verb !== '' && (isThirdPerson(verb) || typed.toLowerCase().startsWith(`${verb} `))
  return (isPeople ? said.replace(/^It \p{L}+/u, `They ${pluralVerb(verb)}`) : said)
    .replace(/\ban? (?=real )/g, '')
    .replace(/^It's got (?=one step )/, "It's ")
    .replace(/^It's got (?=(?:one|two|three|\d) (?:pumps?|drops?|scoops?|sprays?) for )/, 'It takes ')
    .replace(/^There are (?=\d+ (?:hours|minutes)\b)/, 'You get ')
    .replace(/^It's got an? (?=\p{L}+ and \p{L})/u, (found) =>
      form === 'stuff' && !/\ban? /i.test(typed) ? "It's got " : found,
    )
    .replace(/\ban? (?=(?:(?:private|fun|pocket|spending|extra|own|shared) )*(?:money|takeout|cash)\b)/g, '')
}

const withoutMarks = (typed: string) =>
  spellUnits(expandShorthand(typed))
    .replace(/\bvac(s?)\b/gi, 'vacuum$1')
    .replace(/\s*\(([^()]+)\)\s*$/, ', $1')
    .replace(/^(?:with|has|comes with) /i, '')
    .replace(/\bcheck in$/i, 'check-in')
    .replace(/\b(left|safe) to spend (?=\p{L})/giu, '$1-to-spend ')
    .replace(/^squat tested\b/i, 'squat-tested')
    .replace(/\bglow in the dark (?=\p{L})/giu, 'glow-in-the-dark ')
    .replace(/\b(\d+)[ -](?:yr|year)s?[ -]old\b/gi, '$1-year-old')
    .replace(/\bml (?=\p{L})/giu, 'milliliter ')
    .replace(/[.!\s]+$/, '')

const formsOf = (text: string, product: ProductMention): (string | undefined)[] => [
  acting(text),
  doing(text, product),
  being(text, product),
  done(text, product),
  having(text, product),
  lacking(text),
]

const NEGATED = /^(?:doesn['’]?t|don['’]?t|won['’]?t|can['’]?t|never|isn['’]?t|aren['’]?t)$/i
const PARTICLE = /^(?:itself|themselves|up|off|out|on|onto|as|when|your|the|any|all|under|into|to)$/
const PLACED = /^(?:on|in|to|for|with|by|at|under|inside|into)$/
const COUNTED = /^(?:one|two|three|four|both|each|every|all|\d+)$/i
const MAX_SUBJECT_WORDS = 4

/** "copper edge pulls up deep hair" to "The copper edge pulls up deep hair." */
function acting(text: string): string | undefined {
  const available = /^(.*\p{L}s) available$/iu.exec(text)?.[1]
  // The last word before a preposition is what is included: "hair off the couches".
  const included = /^(.*\p{L}) included$/iu.exec(text)?.[1]
  if (included !== undefined) {
    const head =
      included
        .split(/ (?:off|from|of|in|on|for) /)[0]
        ?.split(' ')
        .at(-1) ?? ''
    return `${upperFirst(included)} ${isPluralWord(head.toLowerCase()) ? 'are' : 'is'} included.`
  }
  const [, part = '', has] = /^(\p{L}+) with ((?:an? )?(?:\p{L}+ ){0,2}\p{L}+)$/iu.exec(text) ?? []
  const held = has === undefined ? undefined : readNounPhrase(has)
  if (
    held &&
    !isFunctionWord(part.toLowerCase()) &&
    baseVerb(part.toLowerCase()) !== 'sure' &&
    !isPluralWord(part.toLowerCase())
  )
    return `The ${lowerFirst(part)} has ${held.text}.`
  if (available !== undefined) return `${upperFirst(available)} are available.`
  const words = text.split(' ')
  const at = words.findIndex(
    (word, order) =>
      order > 0 && isVerbAfter(word.toLowerCase(), words[order - 1] ?? '', words.slice(order + 1, order + 3).join(' ')),
  )
  const done = words.findIndex(
    (word, order) => order > 0 && order < 4 && isParticiple(word) && PLACED.test(words[order + 1] ?? ''),
  )
  if (
    done > 0 &&
    (at < 0 || done < at) &&
    words.slice(0, done).every((word) => !isFunctionWord(word) && !/\d/.test(word)) &&
    !isParticiple(words[0]?.toLowerCase() ?? '')
  )
    return `The ${lowerFirst(words.slice(0, done).join(' '))} ${isPluralWord(words[done - 1]?.toLowerCase() ?? '') ? 'are' : 'is'} ${words.slice(done).join(' ')}.`
  const subject = words.slice(0, at)
  const [first = ''] = subject
  if (at < 1 || at > MAX_SUBJECT_WORDS || /^(?:no|zero|any)$/i.test(first)) return undefined
  const named = COUNTED.test(first) ? subject.slice(1) : subject
  if (
    named.length === 0 ||
    named.some((word) => (word !== 'and' && isFunctionWord(word.toLowerCase())) || /[,\d]/.test(word))
  )
    return undefined
  if (baseVerb(first.toLowerCase()) === 'sure' && !isListedNoun(first.toLowerCase()) && !NEGATED.test(words[at] ?? ''))
    return undefined
  return COUNTED.test(first) ? `${upperFirst(text)}.` : `The ${lowerFirst(text)}.`
}

/** After a plural the bare verb, else the third person; words that are nouns as often need an object behind them. */
function isVerbAfter(word: string, before: string, next = ''): boolean {
  if (NEGATED.test(word)) return true
  const [close = ''] = next.split(' ')
  const isObject = PARTICLE.test(close) || /^with (?:an?|one|the|your)$/.test(next)
  if (isPluralWord(before.toLowerCase()))
    return /^(?:are|have)$/.test(word) || (baseVerb(word) !== undefined && (isObject || !isListedNoun(word)))
  if (/^(?:has|is|can)$/.test(word)) return true
  return thirdVerb(word) !== undefined && (isObject || !isListedNoun(word.replace(/s$/, '')))
}

/** "blend frozen mango" to "It blends frozen mango." */
function doing(text: string, { form, isPlural }: ProductMention): string | undefined {
  const self = /^self[- ]cleans? (.+)$/i.exec(text)?.[1]
  if (self !== undefined) return isPlural ? `They self-clean ${self}.` : `It self-cleans ${self}.`
  const verb = text.split(' ')[0]?.toLowerCase() ?? ''
  const them = isPlural ? 'them' : 'it'
  const wiped = /^(wipe|rinse|wash|clean) (with|in|by|under|off) (.+)$/i.exec(text)
  if (wiped) return `You ${wiped[1]?.toLowerCase() ?? ''} ${them} ${wiped[2] ?? ''} ${wiped[3] ?? ''}.`
  const [, again] = /^(wash|rinse) and (?:re)?use(?: again)?$/i.exec(text) ?? []
  if (again !== undefined) return `You ${again.toLowerCase()} ${them} and use ${them} again.`
  const [, weight, unit, each] = /^(\d[\d.]*) (ounces?|grams?|pounds?) (?:a|per|each) (\p{L}+)$/iu.exec(text) ?? []
  if (weight !== undefined && unit !== undefined && each !== undefined) return `Each ${each} weighs ${weight} ${unit}.`
  if (/^(?:one|two|three|\d) (?:pumps?|drops?|scoops?|sprays?) for /i.test(text)) return `It takes ${lowerFirst(text)}.`
  if (!/^(?:thing|stuff|plural)$/.test(form) || !ITS_ACT.test(verb)) return undefined
  return isPlural ? `They ${lowerFirst(text)}.` : `It ${thirdPerson(verb)}${text.slice(verb.length)}.`
}
const ITS_ACT =
  /^(?:blend|crush|charge|hold|fit|grip|stick|fold|extend|expand|clip|lock|melt|dry|absorb|remove|lift|grab|work|snap|stack|roll|puree|burn|smell|last|stretch|mix)$/

/** "fermented 6 weeks in oak" to "It's fermented for 6 weeks in oak." */
function being(text: string, { isPlural, form }: ProductMention): string | undefined {
  const words = text.toLowerCase().split(' ')
  const [first = '', second = ''] = words[0] === 'already' ? words.slice(1) : words
  const last = words.at(-1) ?? ''
  const isDone =
    (isParticiple(first) && (isFunctionWord(second) || /^\d/.test(second))) ||
    (words.length < 4 && isParticiple(last) && words[0] === 'already')
  if (/^(?:the )?size of an? /i.test(text))
    return `${isPlural ? "They're" : "It's"} the ${lowerFirst(text).replace(/^the /, '')}.`
  if (/^[a-z]+-tested (?:in|on|under|by|for) /i.test(text))
    return `${isPlural ? "They're" : "It's"} ${lowerFirst(text)}.`
  const isEnough = /^\p{L}+ enough (?:for|to) /iu.test(text)
  if ((!isDone && !isEnough) || form === 'app') return undefined
  const start = isPlural || form === 'service' ? "They're" : "It's"
  return `${start} ${lowerFirst(text).replace(/^(\p{L}+) (?=\d+ (?:days|weeks|months|years|hours)\b)/u, '$1 for ')}.`
}

/** "budget last month's money", what people do with an app. */
function done(text: string, { form }: ProductMention): string | undefined {
  const [first = '', second = ''] = text.toLowerCase().split(' ')
  const sureness = baseVerb(first)
  const isDone = sureness === 'sure' || (sureness !== undefined && /^(?:one|a|an|the|your|any|all|\d+)$/.test(second))
  return form === 'app' && isDone ? `You can ${lowerFirst(text)}.` : undefined
}

/** "vent clip + dash base" to "It's got a vent clip and a dash base." */
function having(text: string, product: ProductMention): string | undefined {
  const { form, isPlural } = product
  const start = form === 'service' || form === 'course' ? 'You get' : isPlural ? "They've got" : "It's got"
  const [, range, part] = /^(\d[\d.]* to \d[\d.]*[- ]\p{L}+) (\p{L}+)$/u.exec(text) ?? []
  if (range !== undefined && part !== undefined)
    return `${start} ${/^(?:8|11|18)/.test(range) ? 'an' : 'a'} ${range} ${part}.`
  if (/^(?:two|three|four|\d+) in (?:the|a|one|each|every) (?:box|pack)$/i.test(text))
    return `There are ${lowerFirst(text)}.`
  if (
    /^\d+ (?:\p{L}+ ){1,3}\p{L}+s$/u.test(text) &&
    acting(text) === undefined &&
    !/(?:inches|ounces|feet|milliliters|hours|minutes|days|pounds|grams)$/.test(text)
  )
    return form === 'service' ? `You get ${text}.` : `There are ${text}.`
  const [, named, number, unit] =
    /^(\p{L}+(?: \p{L}+){0,2}) (\d[\d.]*) (ounce|milliliter|inch|gram|liter|watt)(?:e?s)?$/u.exec(text) ?? []
  if (named !== undefined && number !== undefined && unit !== undefined)
    return `${start} ${/^(?:8|11|18)/.test(number) ? 'an' : 'a'} ${number}-${unit} ${lowerFirst(named)}.`
  if (QUALITY.test(text))
    return isPlural || form === 'service' ? `They're ${lowerFirst(text)}.` : `It's ${lowerFirst(text)}.`
  if (
    form === 'stuff' &&
    /^(?:\p{L}+ ){0,2}\p{L}+(?: (?:\+|&|and) (?:\p{L}+ ){0,2}\p{L}+){1,2}$/u.test(text) &&
    acting(text) === undefined
  )
    return `${start} ${lowerFirst(text).replace(/ [+&] /g, ' and ')}.`
  if (text.split(' ').some((word, at, all) => at > 0 && thirdVerb(word) === 'sure' && PLACED.test(all[at + 1] ?? '')))
    return undefined
  if (/\b(?:at a time|removal|\p{L}+ed (?:for|in) \d)\b/u.test(text) && form !== 'service') return undefined
  if (/^same (?!day\b)/i.test(text)) return `${start} the ${lowerFirst(text)}.`
  const [what = '', not] = text.split(/,? not (?=\p{L})/u)
  if (form === 'stuff' && not !== undefined && !/ /.test(`${what}${not}`))
    return `It's ${lowerFirst(what)}, not ${not}.`
  if (acting(what) !== undefined || (isParticiple(what.split(' ')[0]?.toLowerCase() ?? '') && /^\S+ \d/.test(what)))
    return undefined
  const [, thing, withWhat] = /^(\p{L}+) with (\d.*)$/u.exec(what) ?? []
  if (thing !== undefined && withWhat !== undefined && isListedNoun(thing.toLowerCase()))
    return `There's ${withArticle(thing.toLowerCase())} with ${withWhat}.`
  const parts = what.split(/ (?:\+|&|and|plus) /)
  if (parts.length > 3) return undefined
  const things = parts.map((part) =>
    /^(?:no|zero)\b/i.test(part) ? undefined : readNounPhrase(lowerFirst(part).replace(/^an? /, ''))?.text,
  )
  if (things.some((thing) => thing === undefined))
    return form === 'service' && / (?:removal|cleaning|cleanup|disposal|polishing)\b/.test(text)
      ? `You get ${lowerFirst(text)}.`
      : undefined
  const list =
    things.length < 3 ? things.join(' and ') : `${things.slice(0, -1).join(', ')}, and ${things.at(-1) ?? ''}`
  return `${start} ${list.replace(/\ban? (?=real )/g, '')}${not === undefined ? '' : `, not ${not}`}.`
}

/** "bleach wipe safe" */
const QUALITY = /^(?:\p{L}+[- ]){1,2}(?:safe|friendly|free|proof|resistant|ready|approved|tested)$/u

/** "no vinegar bite" to "There's no vinegar bite." */
function lacking(text: string): string | undefined {
  const thing = /^(?:no|zero) (.+)$/i.exec(text)?.[1]?.replace(/(?<!\band|,) no (?=\p{L})/gu, ' and no ')
  if (thing === undefined) return undefined
  const found = readNounPhrase(thing)
  const [first = ''] = thing.toLowerCase().split(' ')
  if (/^need (?:to|for) /i.test(thing)) return `There's no ${thing}.`
  if (!found && thing.includes(' ') && baseVerb(first) !== 'sure' && !isFunctionWord(first))
    return `There's no ${thing}.`
  const last =
    thing
      .replace(/ ever$/i, '')
      .split(' ')
      .at(-1) ?? ''
  return (
    found &&
    `There${isPluralWord(found.head) || (found.tail === '' && isPluralWord(last)) || thing.endsWith('s ever') ? ' are' : "'s"} no ${thing}.`
  )
}

/** What was typed behind a comma is a sentence of its own: "It's got 12 percent fragrance oil. Most use 6." */
function inParts(text: string, product: ProductMention): (string | undefined)[] {
  const [, what, why] = /^(.+?),? so (?:that )?(.+)$/.exec(text) ?? []
  if (what !== undefined && why !== undefined)
    return frontsOf(what, product).map((said) => `${said.slice(0, -1)}, so ${why}.`)
  const at = text.indexOf(', ')
  if (at < 0 || text.indexOf(', ', at + 1) > 0) return []
  const front = text.slice(0, at)
  const rest = text.slice(at + 2).replace(/^we (?=\p{L})/iu, product.form === 'service' ? 'They ' : 'We ')
  const words = rest.toLowerCase().split(' ')
  const isSaying =
    words.length > 2 &&
    words.some(
      (word) =>
        NEGATED.test(word) || /^(?:is|are)$/.test(word) || thirdVerb(word) !== undefined || baseVerb(word) === 'sure',
    )
  if (!isSaying) return []
  return frontsOf(front, product).map((said) => `${said} ${upperFirst(rest)}.`)
}

/** Whole sentences for a part of what was typed. */
const frontsOf = (front: string, product: ProductMention) =>
  [asPeopleSay(readFeature(front, product)[0]?.sentences[0], front, product), ...formsOf(front, product)].filter(
    (said) => said !== undefined && isWhole(said) && isSure(said, front),
  ) as string[]

const WHOLE_SENTENCE = /^(?:It|It's|They|They're|They've|You|There's|There are|The|One|Both|Each|Every|All|\d+) /
/** "There are splits each payment" has a noun that is a verb, and a comma joins what is no sentence. */
const UNSURE =
  /^(?:It's|They're) \p{L}+ (?:is|are) | an? (?:her|his|your|my|their|its) |glow in the dark \p{L}+s\.$| got an? size of |^The squat|^It's (?:daily|weekly|monthly) \p{L}+ to |^You get \d[\d.]* (?:ounces?|grams?|pounds?) | percent same\.$| same \d+%\.$|^They \p{L}+ \p{L}+ed (?:on|in|with|for)\b| got an? [^.]* (?:safe|friendly|free|proof|resistant)\.$|^You can cancel (?:reminders|alerts)|\ban? (?:\p{L}+ )*removal\b|^There(?:'s| are| is) \p{L}+s (?:each|every|the|your|my|all|into|to|up|out)\b|, (?!and\b|or\b|so\b|not\b|even\b|\p{L}+,)/u
const PREDICATE =
  / (?:is|are|has|have|comes?|stays?|fits?|goes|gets?|\p{L}+n't|never)\b|^The (?:\p{L}|-)+(?: (?:\p{L}|-)+)*'s /u

function isWhole(said: string): boolean {
  const [first = ''] = said.split(/(?<=\.) /)
  if (first.endsWith(' are available.')) return true
  if (/ (?:is|are) included\.$/.test(first)) return true
  if (!WHOLE_SENTENCE.test(first) || !isEnglish(first)) return false
  return (
    /^(?:It|They|You|There)/.test(first) ||
    PREDICATE.test(first) ||
    acting(first.replace(/^The |\.$/g, '')) !== undefined
  )
}

const MIN_NAME_LETTERS = 4
/** Each word is English, a number, or a name; one may be in no list, and two as they were typed: "tranexamic". */
function isSure(said: string, typed: string): boolean {
  const words = said.replace(/['’](?:s|re|ve)\b(?: got\b)?/g, '').split(/[^\p{L}\d'’]+/u)
  const strange = words.filter((word, at) => {
    const lower = word.toLowerCase()
    return !(
      word === '' ||
      isEnglishWord(lower) ||
      isFunctionWord(lower) ||
      /\d|^(?:own|itself|themselves|eco|ever|per|via)$/.test(lower) ||
      (at > 0 && /\p{Lu}/u.test(word))
    )
  })
  if (
    strange.length > 2 ||
    (strange.length > 1 && !strange.every((word) => typed.includes(word))) ||
    strange.some((word) => word.length < MIN_NAME_LETTERS)
  )
    return false
  const [first = ''] = said.split(/(?<=\.) /)
  return (
    !UNSURE.test(first) &&
    (/, so |^There(?:'s| are) no .* and no |^You (?:wipe|rinse|wash|clean) (?:it|them) /.test(first) ||
      isSureSentence(first, typed))
  )
}
