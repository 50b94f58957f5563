/** The kinds, categories and styles of the hook library. (B-HK-10 to B-HK-12) */
export const HOOK_CATEGORIES = ['attention', 'problem', 'curiosity', 'social', 'entertainment'] as const
export const CTA_CATEGORIES = ['urgency', 'soft', 'direct', 'value', 'engagement'] as const
export const LIBRARY_STYLES = [
  'storytelling',
  'talking-head',
  'conspiracy',
  'informative',
  'skit',
  'bottom-of-funnel',
] as const

export type LibraryKind = 'hook' | 'cta'
export type HookCategory = (typeof HOOK_CATEGORIES)[number]
export type CtaCategory = (typeof CTA_CATEGORIES)[number]
export type LibraryStyle = (typeof LIBRARY_STYLES)[number]

interface Item<Kind extends LibraryKind, Category> {
  /** "HK01" to "HK18", "CT01" to "CT15"; a custom item has the id of its row. */
  id: string
  kind: Kind
  category: Category
  style: LibraryStyle
  /** What is shown, with slots in braces; `fillLibraryItem` knows them. */
  text: string
  /** Taken in this order where the product leaves a slot empty or a hook gets longer than ten words. The last has no slots. */
  fallbacks: readonly string[]
  /** In place of both for a service, a course or an app, which customers cannot send back or put into a cart. */
  offer?: readonly string[]
  custom: boolean
}
export type LibraryHook = Item<'hook', HookCategory>
export type LibraryCta = Item<'cta', CtaCategory>
export type LibraryItem = LibraryHook | LibraryCta
