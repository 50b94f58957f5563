import { escaped } from '../kinds'
import { lowerFirst, pluralVerb, PRICE_ON_SCREEN, singular, titleCased, upperFirst, withArticle } from '../language'
import { isAdjective, isFunctionWord, isListedNoun, isPluralWord, productNoun, readName } from '../reading'
import { isCounted } from './plain-features'
import type { Reading } from './reading'
import { MAKES } from './voice'

/** "It holds 2 liters." as "The Kneeldown holds 2 liters."; undefined where the product is not its subject. */
export function withSubject(text: string, name: string, isMany: boolean): string | undefined {
  const found = /^(It|They)(['’]s got|['’]s|['’]re|['’]ve got|['’]ll|['’]ve)? (.+)$/s.exec(text)
  // "They" of one product are its parts, or several of it.
  if (!found || (found[1] === 'They' && !isMany) || /^the same\b/.test(found[3] ?? '')) return undefined
  const [, , short = '', rest = ''] = found
  const verb = short.replace('’', "'")
  const is = isMany ? 'are' : 'is'
  const has = isMany ? 'have' : 'has'
  const said =
    verb === ''
      ? rest
      : verb === "'ll"
        ? `will ${rest}`
        : verb.endsWith(' got') || verb === "'ve"
          ? `${has} ${rest}`
          : `${is} ${rest}`
  const [first = ''] = said.split(' ')
  // "It runs" of leggings: the seller's words have no number.
  const agreed = isMany && found[1] === 'It' && verb === '' ? `${pluralVerb(first)}${said.slice(first.length)}` : said
  return `${upperFirst(name)} ${agreed}`
}

/** The product's name in front of a verb. */
export function nameOf({ name, product }: Reading, isKnown: boolean): string {
  const { first, form } = product
  const typed = typedHead(name)
  // "Dad's Garage Hot Honey"
  if (/^\p{Lu}\p{L}+['’]s \p{Lu}/u.test(name) && name.toLowerCase().startsWith(first.toLowerCase()))
    return name.slice(0, first.length)
  if (!/^(?:service|course)$/.test(form) || typed.split(' ').length > MAX_NAME_WORDS)
    return isKnown ? first.replace(/^(?:this|these) /, 'the ') : first
  // "Lena Hartwig – portrait photography": a person has no price.
  const [, work = ''] = / [-–—] (\p{Ll}[^|(,]+)$/u.exec(name) ?? []
  if (
    form === 'service' &&
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(typed) &&
    work.includes(product.noun.split(' ').at(-1) ?? '')
  )
    return work
  // A place behind what it is was read as its name.
  const isPlace = first.replace(/,$/, '') === typed.split(' ').at(-1)
  if (isPlace || /^th(?:is|ese) /.test(first)) return lowered(withPlace(typed))
  return ONE_TIME.test(typed) && /\p{Ll}+$/u.test(typed.split(' ').at(-1) ?? '') && / \p{Ll}/u.test(typed)
    ? `the ${typed}`
    : first.toLowerCase() === typed.toLowerCase()
      ? first
      : typed
}

/** "Camper van rental Lisbon" */
const withPlace = (typed: string) =>
  typed.replace(
    /(?<! (?:in|near|around|by|with|from|for|and|of|the|to))(?<=(?:^| )\p{Ll}+) (?=\p{Lu}\p{Ll}{2,}$)/u,
    ' in ',
  )

const MAX_NAME_WORDS = 9
/** The typed name up to its first mark. */
export const typedHead = (name: string) => (name.split(/, | [-–—|] |[:(]/)[0] ?? '').trim()
const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text)

/** Who speaks for the seller; undefined where nothing was typed in the first person. */
export function sellerOf({ features, typedCall, story }: Reading): 'I' | 'We' | undefined {
  const texts = [[...features.map(({ typed }) => typed), typedCall].join(' '), story.sentences.join(' ')]
  const counts = texts.map((text) => [WE, ME].map((words) => text.match(words)?.length ?? 0))
  const [we = 0, me = 0] = counts.find(([more, fewer]) => more !== fewer) ?? counts.find(([more]) => more) ?? []
  return we + me === 0 ? undefined : we < me ? 'I' : 'We'
}
const WE = /\b(?:[Ww]e|[Oo]urs?|us)\b/g
const ME = /\b(?:i|me|my)\b/gi

/** Whether the story recommends what others sell. */
export const isReviewer = ({ disclosure, typedCall, voice }: Reading) =>
  /^(?:affiliate|gifted|paid)$/.test(disclosure ?? '') ||
  (voice === 'customer' &&
    /\b(?:my|our) (?:link|code|coupon)\b|\bI (?:get (?:an? |few|some)|bought|linked)\b|\b(?:commission|affiliate)\b/i.test(
      typedCall,
    ))

/** Whether it is work that somebody does, not a thing. */
export const isWork = ({ product }: Reading) => /^(?:service|course)$/.test(product.form)

/** The name as it was typed, where it says something else than what was read: "Curtain Call" is no curtain, an "EasyReach litter picker" no litter. */
export function withTypedName(reading: Reading): Reading {
  const { name, product, kind } = reading
  const typed = typedHead(name).replace(/ & (?=\p{Ll})/gu, ' and ')
  const words = typed.split(' ')
  const asThing = (first: string, later: string): Reading => ({
    ...reading,
    // Nothing in the name says how it is filmed.
    name: '',
    kind: undefined,
    product: { ...product, first, later, title: typed, noun: 'thing', form: 'thing', isPlural: isPluralWord(later) },
  })
  const bare = product.first.replace(/^(?:the|this|these) /, '')
  const head = product.noun.split(' ').at(-1) ?? ''
  if (LANGUAGE.test(head))
    return { ...reading, product: { ...product, ...asIs(typed), noun: 'course', form: 'course' } }
  if (FIRM.test(typed) && isTitled(words))
    return { ...reading, product: { ...product, ...asIs(typed), form: 'service', isPlural: false } }
  if (product.form === 'service' && /^th(?:is|ese) /.test(product.first)) {
    const named = ownName(typed, product.noun)
    if (named !== undefined) return { ...reading, product: { ...product, ...asIs(named), isPlural: false } }
  }
  if (CREW.test(typed))
    return { ...reading, product: { ...product, ...asIs(titleCased(typed)), form: 'service', isPlural: false } }
  if (/^(?:service|course|app)$/.test(product.form)) return reading
  // "Ginger & turmeric shots" are no hot sauce, whatever they are like.
  if (kind && /^th(?:is|ese) /.test(product.first) && !mentionsWord(typed, bare.split(' ').at(-1) ?? '')) {
    const last = words.at(-1)?.toLowerCase() ?? ''
    return asThing(`${isPluralWord(last) ? 'these' : 'this'} ${lowered(typed)}`, `the ${last}`)
  }
  // "Fisherman's rib sweater"
  if (OF_ANYBODY.test(product.first))
    return { ...reading, product: { ...product, first: `this ${lowered(product.first)}` } }
  // "Bespoke Bouncers - bouncy castle hire", "Second Chapter Books, mystery box"
  const [, sign = '', what = ''] = /(,| [-–—]) ((?:an? )?\p{Ll}[\p{L} -]+)$/u.exec(name) ?? []
  const isTitle = words.length <= MAX_TITLE_WORDS && words.every((word) => TITLE_WORD.test(word))
  if (isTitle && words.length > 1 && what !== '' && what.split(' ').length <= MAX_TITLE_WORDS) {
    const read = readName(what)
    const isWork = /^(?:service|course)$/.test(read.form)
    if (isWork || (sign === ',' && product.isPlural))
      return { ...reading, product: { ...read, ...asIs(typed), later: isWork ? typed : read.later } }
  }
  const rest = typed.toLowerCase().startsWith(`${bare.toLowerCase()} `) ? typed.slice(bare.length + 1).split(' ') : []
  const last = rest.at(-1) ?? ''
  const isThing = productNoun(last) !== undefined || isListedNoun(singular(last)) || last.endsWith('er')
  if (
    last !== '' &&
    isThing &&
    !isAdjective(last) &&
    rest.every((word) => /^\p{Ll}{3,}$/u.test(word) && !isFunctionWord(word))
  )
    return asThing(
      `${/^th(?:is|ese) /.test(product.first) ? (isPluralWord(last) ? 'these' : 'this') : 'the'} ${/^th(?:is|ese) /.test(product.first) ? lowered(typed) : typed}`,
      `the ${last}`,
    )
  const known = `${product.first} ${product.noun}`.toLowerCase()
  const isWhole = words.every((word) => known.includes(word.toLowerCase()))
  return kind || !isTitle || words.length < 2 || isWhole || product.isPlural ? reading : asThing(typed, typed)
}
/** "Patience Driving School Johannesburg" */
const FIRM = / (?:School|Academy|Studio|Salon|Clinic|Agency|Weddings|Dental|Barbers)(?: \p{Lu}\p{Ll}+)?$/u
const isTitled = (words: readonly string[]) =>
  words.length > 1 && words.every((word) => /^(?:[\p{Lu}\d&]|of$|the$|and$)/u.test(word))

/** "tonys gutter guys" */
const CREW = / (?:guys|crew|bros|brothers|sisters)$/i

/** "DJ Rafa Weddings", "kings mobile detailing": what is typed beside the work is who does it. */
function ownName(typed: string, noun: string): string | undefined {
  const words = typed.split(' ')
  const at = typed.toLowerCase().indexOf(noun.toLowerCase())
  if (isTitled(words) && at === 0 && !noun.includes(' ') && words.length > 2) return typed
  const who = at < 1 ? [] : typed.slice(0, at).trim().split(' ')
  const last = who.at(-1) ?? ''
  return /^\p{Ll}+s$/u.test(last) && isPluralWord(last) && !isAdjective(last) ? titleCased(typed) : undefined
}
const mentionsWord = (text: string, word: string) => text.toLowerCase().includes(singular(word.toLowerCase()))
const OF_ANYBODY =
  /^(?:fisher(?:man|men)|sailor|farmer|baker|chef|teacher|nurse|m[ae]n|wom[ae]n|kid|child(?:ren)?|shepherd|painter|gardener|hunter|traveler|beginner)['’]?s /i
const asIs = (typed: string) => ({ first: typed, later: typed, title: typed })
const LANGUAGE =
  /^(?:french|spanish|german|italian|portuguese|english|japanese|korean|mandarin|cantonese|arabic|dutch|hindi|polish|swedish)$/i
const TITLE_WORD = /^(?:\p{Lu}\p{Ll}+|of|the|and|&)$/u
const MAX_TITLE_WORDS = 4

/** The price, with the product's name where it was not said yet. */
export function priceLine(reading: Reading, name: string | undefined): string | undefined {
  const { price, product, story } = reading
  if (price === undefined) return reading.shown === undefined ? undefined : PRICE_ON_SCREEN
  const sum = /\d[\d.,]*\d|\d/.exec(price)?.[0]
  if (sum !== undefined && new RegExp(`[$€£₹]\\s?${escaped(sum)}(?!\\d)`).test(story.sentences.join(' ')))
    return undefined
  const isFrom = price.startsWith('from ')
  const amount = isFrom ? price.slice('from '.length) : price
  const head =
    name
      ?.split(/ (?:for|in|on|with|by|at|of|from)\b/)[0]
      ?.split(' ')
      .at(-1) ?? ''
  const isMany = /^(?:service|course)$/.test(product.form)
    ? /^\p{Ll}/u.test(head) && isPluralWord(head)
    : product.isPlural
  if (name !== undefined)
    return `${upperFirst(name)} ${isFrom ? (isMany ? 'start at' : 'starts at') : isMany ? 'are' : 'is'} ${amount}.`
  if (isFrom) return product.isPlural ? `They start at ${amount}.` : `It starts at ${amount}.`
  return product.isPlural ? `They're ${amount}.` : `It's ${amount}.`
}

/** The shortest true sentence that brings the product in. */
export function introOf(reading: Reading, isReferred: boolean): string {
  const { product, voice, sorts, story } = reading
  const { isPlural } = product
  const what = whatIsBehind(reading)
  const first = /^(?:this|these) /.test(product.first) || what !== '' ? product.first : nameOf(reading, false)
  const isMaker = voice === 'maker' || MAKES.test(story.sentences.join(' '))
  const told = story.sentences.join(' ')
  const isMine = isMaker || /\b(?:I|my|me)\b/.test(told)
  const isOurs = sorts.has('several') || (!isMaker && /\b(?:we|our|us)\b/i.test(told))
  const owner = isMine || isOurs ? (sorts.has('several') || !isMine ? 'our ' : 'my ') : ''
  const isWork = isMaker && /^(?:service|course)$/.test(product.form) && /^th(?:is|ese) /.test(product.first)
  const work = isWork ? nameOf(reading, true) : undefined
  if (work !== undefined && !ONE_TIME.test(work)) return `${sorts.has('several') ? 'We' : 'I'} do ${work}.`
  const bare = first.replace(/^(?:this|these) /, '')
  if (isReferred && bare === first && !isPlural && !/^(?:service|course)$/.test(product.form))
    return `It's called ${first}${what}.`
  if (bare === first) return `${isPlural ? 'These are' : 'This is'} ${first}${what}.`
  if (isPlural) return `These are ${owner}${bare}.`
  return `This is ${owner === '' ? (/^[aeiou]/i.test(bare) ? 'an ' : 'a ') : owner}${bare}.`
}

/** Counted work: "I do a tour" says that there is one. */
const ONE_TIME =
  /\b(?:tour|workshop|class|course|session|walk|lesson|shoot|rewrite|review|box|club|membership|subscription|retreat|trip)\b(?!s)/i

/** ", a six-week watercolour course", ": Conversational Italian in 8 Weeks": what stands behind the name alone. */
function whatIsBehind({ name, product }: Reading): string {
  const bare = product.first.replace(/^the /i, '')
  const rest = name.toLowerCase().startsWith(bare.toLowerCase()) ? name.slice(bare.length) : ''
  const [, sign = '', what = ''] = /^(:|,| [-–—]|) ([^|:–—(,]+)/u.exec(rest) ?? []
  if (what === '' || what.split(' ').length > MAX_NAME_WORDS) return ''
  if (/^(?:an?|the) /i.test(what)) return `, ${lowered(what.trim())}`
  if (sign === ':') return `: ${what.trim()}`
  if (/[-–—]/.test(sign) && /^\p{Ll}/u.test(what) && /^(?:app|service)$/.test(product.form)) return `, ${what.trim()}`
  const head = product.noun.split(' ').at(-1) ?? ''
  if (sign !== '' || !/^\p{Ll}/u.test(what) || !what.includes(head)) return ''
  return `, ${isCounted(head) && !isPluralWord(head) ? withArticle(what.trim()) : what.trim()}`
}
