import type { ScriptBrief } from '@reelwright/shared'
import { checkText } from '../check'
import {
  countSpokenWords,
  isMassNoun,
  isPlural,
  lowerFirst,
  plural,
  singular,
  upperFirst,
  withArticle,
} from '../language'
import {
  analyseAudience,
  type ProductMention,
  shortOf,
  readName,
  readNounPhrase,
  readProblem,
  singlePrice,
} from '../reading'
import type { LibraryItem } from './items'

/** Most spoken words of a hook: three seconds. (domain/script-writing.md, section 1) */
const HOOK_WORDS = 10

/** What a slot may hold, in spoken words. (section 6) */
const MAX_WORDS: Record<string, number> = { product: 3, aCategory: 3, category: 2, pain: 4, audience: 2, price: 3 }

/**
 * What a slot says where a custom item has no other text to offer: a sentence with a hole helps nobody. Only these can be empty.
 */
const OTHERWISE: Record<string, string> = {
  pain: 'the usual hassle',
  fixablePain: 'the usual hassle',
  audience: 'everyone',
  price: 'that price',
  product: 'this one',
  category: 'old one',
  aCategory: 'one',
  oneCategory: 'small',
}

const SLOT = /\{([A-Za-z]+)\}/g

/**
 * A library item's words for one product, as they are inserted into a script. Slots may be `{product}`, `{category}`, `{aCategory}`,
 * `{pain}`, `{audience}` and `{price}`, with a capital where they begin a sentence, and `{it}`, `{this}`, `{another}` and the like, which
 * agree with the product. A built-in hook never exceeds ten spoken words; of a custom item the words stay as they were written.
 */
export function fillLibraryItem(item: FillableItem, brief: ScriptBrief): string {
  return libraryFiller(brief)(item)
}

export type FillableItem = Pick<LibraryItem, 'kind' | 'text' | 'fallbacks' | 'offer'>

/** The same for many items and one product, which is read once. */
export function libraryFiller(brief: ScriptBrief): (item: FillableItem) => string {
  const mention = readName(brief.productName)
  const isOffer = /^(?:service|course|app)$/.test(mention.form)
  const slots = slotsOf(brief, callOf(mention, isOffer))
  return ({ kind, text: first, fallbacks, offer }) => {
    for (const text of (isOffer && offer) || [first, ...fallbacks]) {
      const filled = fill(text, slots)
      if (filled === undefined) continue
      if (kind === 'hook' && fallbacks.length > 0 && countSpokenWords(filled) > HOOK_WORDS) continue
      if (checkText(filled, 'script', { price: brief.price }).some(({ severity }) => severity === 'block')) continue
      return withEnd(filled)
    }
    return withEnd(fill(first, slots, OTHERWISE) ?? first)
  }
}

function fill(
  text: string,
  slots: ReadonlyMap<string, string | undefined>,
  otherwise: Record<string, string> = {},
): string | undefined {
  let isComplete = true
  const filled = text.replace(SLOT, (_, name: string) => {
    const key = slots.has(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
    // Braces around a word of the creator's own are no slot.
    if (!slots.has(key)) return name
    const value = slots.get(key) ?? otherwise[key]
    if (value === undefined) isComplete = false
    return name === key ? (value ?? '') : upperFirst(value ?? '')
  })
  return isComplete ? filled : undefined
}

/** What items call a product. */
interface Called {
  product: string
  /** Undefined where it is not known. */
  noun: string | undefined
  isPlural: boolean
  /** Whether one may speak of "your old blender": "your old cleaning service" says something else. */
  isOwned: boolean
}

function callOf(mention: ProductMention, isOffer: boolean): Called {
  const { first, later, noun, isPlural: many } = mention
  return {
    product: isOffer ? first : later,
    noun: noun === 'thing' ? undefined : isOffer ? noun : shortOf(noun),
    isPlural: many,
    isOwned: !isOffer,
  }
}

/** Undefined where the product has nothing short enough to say. */
function slotsOf(
  brief: ScriptBrief,
  { product, noun, isPlural: many, isOwned }: Called,
): ReadonlyMap<string, string | undefined> {
  const pain = readProblem(brief.painPoint)
  const head = noun?.split(' ').at(-1) ?? ''
  const isMass = isMassNoun(head)
  const one = noun && (many && isPlural(head) ? `${noun.slice(0, -head.length)}${singular(head)}` : noun)
  const all = one && (many ? `${one.slice(0, -singular(head).length)}${plural(singular(head))}` : one)
  const typed = pain?.form === 'noun' ? lowerFirst(pain.hook.replace(/\.$/, '')) : ''
  const isThing = /^\p{L}+$/u.test(typed) || readNounPhrase(typed) !== undefined
  const painPhrase = isThing && !/^(?:no|not|my|our|\d)\b/.test(typed) ? short('pain', typed) : undefined
  return new Map<string, string | undefined>([
    ['product', short('product', product)],
    ['category', isOwned ? short('category', all) : undefined],
    ['oneCategory', short('category', one)],
    ['aCategory', short('aCategory', all && (many || isMass ? all : withArticle(all)))],
    ['pain', painPhrase],
    ['fixablePain', pain?.isSensitive ? undefined : painPhrase],
    ['audience', short('audience', analyseAudience(brief.targetAudience).plural)],
    ['price', short('price', singlePrice(brief))],
    ['it', many ? 'them' : 'it'],
    ['subject', many ? 'they' : 'it'],
    ['itIs', many ? "they're" : "it's"],
    ['fit', many ? 'fit' : 'fits'],
    ['this', many ? 'these' : 'this'],
    ['another', many || isMass ? 'more' : 'another'],
  ])
}

function fits(slot: string, phrase: string | undefined): phrase is string {
  return phrase !== undefined && phrase !== '' && countSpokenWords(phrase) <= (MAX_WORDS[slot] ?? HOOK_WORDS)
}

function short(slot: string, phrase: string | undefined): string | undefined {
  return fits(slot, phrase) ? phrase : undefined
}

/** Exactly one mark at the end; "Also me:" hands over to what follows. */
function withEnd(text: string): string {
  const spaced = text.replace(/\s+/g, ' ').trim()
  return /[.!?…:]["'”’)]*$/.test(spaced) ? spaced : `${spaced.replace(/[,;–—-]+$/, '').trimEnd()}.`
}
