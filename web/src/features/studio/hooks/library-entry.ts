import { optionLabel } from '@reelwright/shared'
import { CTA_CATEGORIES, HOOK_CATEGORIES, HOOK_LIBRARY, type LibraryKind } from '@reelwright/writer/library'

/** A hook or call to action that somebody wrote for themselves. (B-HK-09) */
export interface CustomItem {
  id: string
  text: string
  category: string
  style: string
}

/** One item as the library shows it. (B-HK-09) */
export interface LibraryEntry extends CustomItem {
  /** The words for this product, as they are copied and inserted. */
  text: string
  /** As it was written, with its gaps. */
  source: string
  custom: boolean
}

export const CATEGORIES: Record<LibraryKind, readonly string[]> = { hook: HOOK_CATEGORIES, cta: CTA_CATEGORIES }

/** What the library calls its items. (B-HK-08) */
export const WORDS = {
  hook: { title: 'Hook Library', one: 'hook', One: 'Hook', many: 'hooks' },
  cta: { title: 'CTA Library', one: 'CTA', One: 'CTA', many: 'CTAs' },
} as const satisfies Record<LibraryKind, unknown>

/** Own items first, then those that come with the product (B-HK-13); gaps of those without filled words are named. */
export function entriesOf(
  kind: LibraryKind,
  own: readonly CustomItem[],
  filled: ReadonlyMap<string, string> | null,
): LibraryEntry[] {
  const builtIn = HOOK_LIBRARY.filter((item) => item.kind === kind)
  const entryOf = ({ id, text, category, style }: CustomItem, custom: boolean): LibraryEntry => ({
    id,
    category,
    style,
    custom,
    source: text,
    text: filled?.get(id) ?? withNamedGaps(text),
  })
  return [...own.map((item) => entryOf(item, true)), ...builtIn.map((item) => entryOf(item, false))]
}

/** Gaps that agree with the product, as most products want it. */
const PLAIN = new Map([
  ['it', 'it'],
  ['subject', 'it'],
  ['itIs', "it's"],
  ['fit', 'fits'],
  ['this', 'this'],
  ['another', 'another'],
])
const NAMED = new Map([
  ['product', '[product]'],
  ['category', '[product type]'],
  ['oneCategory', '[product type]'],
  ['aCategory', '[a product type]'],
  ['pain', '[problem]'],
  ['fixablePain', '[problem]'],
  ['audience', '[audience]'],
  ['price', '[price]'],
])

/** An item without a product to fill it: what belongs into its gaps is named. */
export function withNamedGaps(text: string): string {
  return text.replace(/\{([A-Za-z]+)\}/g, (gap, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1)
    const plain = PLAIN.get(key)
    if (plain === undefined) return NAMED.get(key) ?? gap
    return name === key ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
  })
}

export interface LibraryFilter {
  search: string
  /** Empty: all. */
  category: string
  style: string
  favouritesOnly: boolean
}

export const ALL: LibraryFilter = { search: '', category: '', style: '', favouritesOnly: false }

/** (B-HK-01 to B-HK-03, OP-46) */
export function matching(
  entries: readonly LibraryEntry[],
  { search, category, style, favouritesOnly }: LibraryFilter,
  favourites: ReadonlySet<string>,
): LibraryEntry[] {
  const words = folded(search).split(' ').filter(Boolean)
  return entries.filter((entry) => {
    if (category && entry.category !== category) return false
    if (style && entry.style !== style) return false
    if (favouritesOnly && !favourites.has(entry.id)) return false
    if (words.length === 0) return true
    const text = folded([entry.text, entry.source, entry.category, optionLabel(entry.style)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** As people compare texts: without capitals, accents and the shape of apostrophes. */
const folded = (text: string) =>
  text
    .slice(0, 1000)
    .normalize('NFD')
    .replace(/\p{Mn}|\p{Cf}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
