import type { ScriptBrief } from '@reelwright/shared'
import { checkText } from '../check'
import { countSpokenWords, isMassNoun, lowerFirst, plural, singular, upperFirst, withArticle } from '../language'
import { analyseBrief, readNounPhrase, readProblem } from '../reading'
import { categoryNoun } from '../seo/buckets'
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

export type FillableItem = Pick<LibraryItem, 'kind' | 'text' | 'fallbacks'>

/** The same for many items and one product, which is read once. */
export function libraryFiller(brief: ScriptBrief): (item: FillableItem) => string {
  const slots = slotsOf(brief)
  return ({ kind, text: first, fallbacks }) => {
    for (const text of [first, ...fallbacks]) {
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

/** Undefined where the product has nothing short enough to say. */
function slotsOf(brief: ScriptBrief): ReadonlyMap<string, string | undefined> {
  const { product, audience, price } = analyseBrief(brief)
  const pain = readProblem(brief.painPoint)
  const many = product.isPlural
  const isKnown = product.noun !== 'thing'
  const noun = isKnown ? categoryNoun(product.noun) : undefined
  const category = noun && (many ? plural(singular(noun)) : isMass(noun) ? noun : withArticle(noun))
  const typed = pain?.form === 'noun' ? lowerFirst(pain.hook.replace(/\.$/, '')) : ''
  const isThing = /^\p{L}+$/u.test(typed) || readNounPhrase(typed) !== undefined
  const painPhrase = isThing && !/^(?:no|not|my|our|\d)\b/.test(typed) ? short('pain', typed) : undefined
  return new Map<string, string | undefined>([
    ['product', short('product', product.later)],
    ['category', short('category', many ? category : noun)],
    ['oneCategory', short('category', noun?.replace(/\S+$/, singular))],
    ['aCategory', short('aCategory', category)],
    ['pain', painPhrase],
    ['fixablePain', pain?.isSensitive ? undefined : painPhrase],
    ['audience', short('audience', audience.plural)],
    ['price', short('price', price?.exact)],
    ['it', product.itObject],
    ['subject', product.it],
    ['itIs', product.itIs],
    ['fit', many ? 'fit' : 'fits'],
    ['this', product.this],
    ['another', many || (noun !== undefined && isMass(noun)) ? 'more' : 'another'],
  ])
}

const isMass = (noun: string) => isMassNoun(noun.split(' ').at(-1) ?? '')

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
