import { deliveryIn } from '../manner'
import { plainWords, sameWord, wishWords } from '../prompt-words'
import { audienceIn, featureIn, styleIn, toneIn } from '../wish-details'
import { STYLE_NAMES, TONE_NAMES, type WishId, type WishKind, WISHES } from '../wishes'
import { form } from './slots'
import type { Wish } from './wish'

interface Alias {
  words: readonly string[]
  kind: WishKind
}

const ALIASES: readonly Alias[] = WISHES.flatMap((kind) =>
  [...kind.aliases, kind.prompt].map((alias) => ({ words: wishWords(alias), kind })),
)
  .filter(({ words }) => words.length > 0)
  .sort((a, b) => b.words.length - a.words.length || b.words.join('').length - a.words.join('').length)
const NEGATION = /^(?:don't|can't|not|never|no|without|isn't|shouldn't|nor|neither|avoid)$/
/** Complains, and forbids nothing: "The hook isn't a hook". */
const COMPLAINS =
  /\b(?:isn'?t|aren'?t|wasn'?t|doesn'?t|can'?t|(?:is|are|does) not)\b(?! (?:need|have|require|be)\b)|(?<!\b(?:do|should|must|please) )\bnot (?!(?:change|touch|too|more|less|any|the|my|make|be|\p{L}+er)\b)/iu
/** "Less X" and "too X" are no wishes for these. */
const OPPOSABLE: ReadonlySet<WishId> = new Set<WishId>([
  'funnier',
  'urgent',
  'personal',
  'direct',
  'visual',
  'proof',
  'limit',
  'social-proof',
])

/** Where the words of an alias stand, in whatever order unless facts are named; undefined where one is not there. */
function placesOf(
  alias: readonly string[],
  words: readonly string[],
  taken: ReadonlySet<number>,
  isOrdered: boolean,
): number[] | undefined {
  const places: number[] = []
  for (const each of alias) {
    const at = words.findIndex((word, place) => sameWord(word, each) && !taken.has(place) && !places.includes(place))
    if (at < 0 || (isOrdered && places.length > 0 && at !== (places.at(-1) ?? 0) + 1)) return undefined
    places.push(at)
  }
  return places
}

/** Asks for all of it once more. */
const AGAIN =
  /\b(?:version|whole|everything|all|scratch|regenerate|start over|another take|variation|alternative|try again)\b|^(?:rewrite|redo) (?:it|this|the script|everything)$/i

export interface Known {
  wishes: Wish[]
  declined: WishKind[]
  keep: ('hook' | 'call')[]
}

/** The known wishes that a clause is made of; undefined where a word of it belongs to none of them. */
export function knownWishes(typed: string): Known | undefined {
  const text = typed.replace(
    /^(?:say|write|tell|put|word) it (?=\S)|^(?:use|with|in) (?=(?:\S+ ){1,2}(?:words|english|language|sentences)$)|^give it (?=more)/i,
    '',
  )
  return knownIn(text.replace(/^.*\b(?:don'?t|do not|didn'?t) (?:really )?(?:like|love) /i, 'change '))
}

function knownIn(text: string): Known | undefined {
  const words = wishWords(text.replace(/(?<=\p{L}{3})'s\b/gu, ' is'))
  // "It's funny but a bit mean" tells what it is.
  if (
    /^(?:it'?s|it is|this is|that'?s|(?:the|this|my) (?:tone|voice|mood|energy) is) (?!.*\b(?:too|not|needs?|less|more)\b)/i.test(
      text,
    )
  )
    return undefined
  if (words.length === 0 || words.length > 9 || /\b(?:add|put|say|mention) (?:that|this|it)\b/i.test(text))
    return undefined
  const taken = new Set<number>()
  const found: { kind: WishKind; at: number }[] = []
  for (const { words: alias, kind } of ALIASES)
    for (;;) {
      const places = placesOf(alias, words, taken, kind.group === 'facts' || /,| and | but /i.test(text))
      if (!places) break
      // "More text" is "more": beside other words it is only their adverb.
      if (alias.length === 1 && words.length > 1 && /^(?:change|add|remove|more|less|as)$/.test(alias[0] ?? '')) break
      if (kind.id === 'another-version' && alias.length === 1 && !AGAIN.test(text)) break
      for (const place of places) taken.add(place)
      found.push({ kind, at: Math.min(...places) })
    }
  const left = words.flatMap((word, at) => (taken.has(at) ? [] : [{ word, at }]))
  const isNegated = left.some(({ word }) => NEGATION.test(word))
  if (isNegated && COMPLAINS.test(text)) return undefined
  if (
    found.length === 0 ||
    left.some(
      ({ word }) => !NEGATION.test(word) && !/^(?:or|too|less|more|enough|again|change|dislike|turn|into)$/.test(word),
    )
  )
    return undefined
  const opposed = left.some(({ word }) => /^(?:too|less)$/.test(word))
  if (opposed && !found.some(({ kind }) => OPPOSABLE.has(kind.id))) return undefined
  const known: Known = { wishes: [], declined: [], keep: [] }
  for (const { kind } of found.sort((a, b) => a.at - b.at)) {
    const isPart = kind.id === 'change-hook' || kind.id === 'change-call'
    if (!isNegated && !opposed) known.wishes.push(detailed(kind, text))
    else if (!isPart) known.declined.push(kind)
    else if (/\b(?:change|make|turn)\b/i.test(plainWords(text).join(' ')))
      known.keep.push(kind.id === 'change-hook' ? 'hook' : 'call')
    else return undefined
  }
  // "Turn it into a rap" is about the rap.
  if (known.wishes.some(({ id }) => id === 'song')) known.wishes = known.wishes.filter(({ id }) => id !== 'style')
  // "Change the hook and the ending" are two wishes; "boring" beside a part is not another wish.
  if (known.wishes.length > 1)
    known.wishes = known.wishes.filter(
      ({ id }, at, all) => id !== 'change-hook' || at === 0 || all[0]?.id !== 'change-call',
    )
  return known
}

function detailed(kind: WishKind, text: string): Wish {
  if (kind.id === 'change-call' && /\b(?:soft|gentl|calm)/i.test(text)) return { id: kind.id, call: 'soft' }
  if (kind.id === 'change-hook' && /\b(?:shorter|short|too long|trim|cut|slow)\b/i.test(text))
    return { id: kind.id, text: 'shorter' }
  return { id: kind.id }
}

const names = (lists: Record<string, readonly string[]>) =>
  Object.values(lists)
    .flat()
    .sort((a, b) => b.length - a.length)
const NAMES = names({ ...TONE_NAMES, ...STYLE_NAMES })
const FRAME =
  /^(?:change|tone|style|voice|mood|format|make|turn|write|do|it|this|that|in|into|as|like|a|an|the|to|of|with|more|be|sound|sounds|talk|speak|script|video|should|is|very|really|bit|little|please|my|i|want|kind|try|from|and|then|another|version|one|way|tell|say|feel|wording|words|language)$/

/** A tone or a style by its name, where the clause says nothing else. */
export function namedWish(text: string): Wish | undefined {
  if (/[\ue010\ue011]|->/.test(text)) return undefined
  let rest = ` ${plainWords(text.replace(/-/g, ' ')).join(' ')} `
  const negated = plainWords(text).some((word) => NEGATION.test(word) || /^(?:less|too|remove)$/.test(word))
  for (const name of NAMES) rest = rest.replace(` ${name} `, ' ')
  if (
    negated ||
    !rest
      .trim()
      .split(' ')
      .filter(Boolean)
      .every((word) => FRAME.test(word))
  )
    return undefined
  const [tone, style] = [toneIn(text.replace(/-/g, ' ')), styleIn(text.replace(/-/g, ' '))]
  const saysStyle = /\b(?:as|into|style|format)\b|^(?:make it |do |write |tell it |turn it into )?(?:it )?an? /i.test(
    text,
  )
  if (style && (saysStyle || tone === undefined) && !/\bmore\b/i.test(text)) return { id: 'style', style }
  return tone && { id: 'tone', tone }
}

const MANNERED =
  /^(?:more|less|too|not|so|make|say|sounds?|be|tone|tone down|voice|like|speak|speaks|talk|talking|read|tell|bit|abit|little|small|lil|feels?|want|energy|it|a|an|the|is|at|all|please|in|with|and|but|much|very|way|wee|touch|overall|i|i'm|im|to|my|me|video|script|this|that|of|or|pls|just|you|some|down|kind|bestie|friend|best|mate|mum|over|voice|note|message|one|person|end|person)$/i
/** How it is said, where the clause says nothing else. */
export function mannerWish(text: string): Wish | undefined {
  if (/[\ue010\ue011]|->/.test(text)) return undefined
  const delivery = deliveryIn(text)
  const words = text.match(/[\p{L}']+/gu) ?? []
  if (
    delivery === undefined ||
    words.length > 10 ||
    /\b(?:scene|line|part|end|ending|middle|hook|start|beginning)\b/i.test(text)
  )
    return undefined
  if (
    /\blove\b.*\b(?:this|it|that)\b|^(?:so |very |really )?(?:lovely|love|funny|happy|cute|nice)(?: (?:and|but) .*)?$/i.test(
      text,
    )
  )
    return undefined
  if (/^not \p{L}+$|^(?:this|it|that)(?:'s)? (?:sounds?|feels?|is|reads?)\b(?!.*\b(?:too|bit)\b)/iu.test(text))
    return undefined
  return words.every((word) => MANNERED.test(word) || deliveryIn(word) !== undefined)
    ? { id: 'manner', delivery, ...(/\b(?:slow|fast|quick|hurr|rush)/i.test(text) && { text: 'pace' }) }
    : undefined
}

const FOR = form(
  String.raw`(?:(?:make|write|do|be|it should|adapt|tailor|aim|target|direct|address|change|have|create|i want|want|need|speak|talk)(?: it| this| the (?:video|script))? ?(?:a |another |one |the )?(?:version |one )?)?(?:for|at|to)(?: only)? (?<people>[\p{L}][\p{L}\d '/-]{2,70}?(?:, (?:and )?[\p{L} ]{3,25}(?:people|s)){0,4})(?: instead(?: of [\p{L} -]{3,40})?| this time| too| also| only| as well)?(?:,? (?:and )?not (?:only|just) [\p{L} -]{3,60})?|target(?: it)?(?: at| to)? (?<more>[\p{L}][\p{L} '-]{2,60})`,
)
/** Whom it is for, where the clause says nothing else. */
export function audienceWish(text: string): Wish | undefined {
  const { people, more } = FOR.exec(text)?.groups ?? {}
  if (
    /^(?:at|in|for) (?:the |my )?(?:very )?(?:end|ending|start|beginning|top|hook|opening|scene|line|price|cta|call|last|first)\b/i.test(
      text,
    )
  )
    return undefined
  const typed = (people ?? more)?.replace(/\bpp(?:l|le)\b/gi, 'people')
  const audience = typed === undefined ? undefined : audienceIn(`for ${typed}`)
  if (
    typed === undefined ||
    audience === undefined ||
    /\b(?:the \p{L}+ (?:part|bit|line|scene)|hook|price)\b/iu.test(typed)
  )
    return undefined
  return { id: 'audience', audience, about: typed }
}

const FEATURED = form(
  String.raw`(?<verb>add|include|mention|emphasi[sz]e|highlight|stress|focus on|lead with|remove|drop)(?: the| a| this)*(?: feature)?:? (?<what>[^,;:\ue010]{3,100}|\ue010\d+\ue011)(?: as (?:a|the) feature| first)?`,
)
/** A feature that is known or typed as one. */
export function featureWish(text: string, quotes: readonly string[], features: readonly string[]): Wish | undefined {
  const { verb = '', what = '' } = FEATURED.exec(text)?.groups ?? {}
  if (what === '') return undefined
  const quote = /\ue010(\d+)\ue011/.exec(what)?.[1]
  const typed = quote === undefined ? what.replace(/^(?:the|my) /i, '') : (quotes[Number(quote)] ?? '')
  const isNamed = /\bfeature\b/i.test(text)
  const isLoud = /^(?:emph|high|stress|focus|lead)/i.test(verb)
  if (!isNamed && !isLoud) return undefined
  const feature = featureIn(typed, features)
  if (/^(?:remove|drop)/i.test(verb))
    return feature === undefined ? undefined : { id: 'take-out', about: typed, piece: true }
  if (feature !== undefined)
    return { id: isLoud ? 'emphasise-feature' : 'add-feature', text: features[feature] ?? typed }
  return isNamed && quote !== undefined ? { id: 'add-feature', text: typed } : undefined
}
