export type { FillableItem } from './fill-item'
export { fillLibraryItem, libraryFiller } from './fill-item'
export type {
  CtaCategory,
  HookCategory,
  LibraryCta,
  LibraryHook,
  LibraryItem,
  LibraryKind,
  LibraryStyle,
} from './items'
export { HOOK_LIBRARY } from './built-in-items'
export { CTA_CATEGORIES, HOOK_CATEGORIES, LIBRARY_STYLES } from './items'
