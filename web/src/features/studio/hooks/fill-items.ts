import { ScriptBrief } from '@reelwright/shared'
import { HOOK_LIBRARY, libraryFiller, type LibraryKind } from '@reelwright/writer/library'

/** What is to be filled for one product: all built-in items of a kind, and texts of one's own. */
export interface FillRequest {
  kind: LibraryKind
  own: { id: string; text: string }[]
  brief: ScriptBrief
}

/** The words of each item, by its id. */
export type FilledTexts = [id: string, text: string][]

/** Fills the gaps of the library's items. Reading a product for the first time takes a good part of a second. */
export function fillItems({ kind, own, brief }: FillRequest): FilledTexts {
  const known = ScriptBrief.safeParse(brief)
  // An invalid brief says nothing certain about the product: keep the placeholders.
  if (!known.success) return []
  const fill = libraryFiller(known.data)
  return [
    ...own.map(({ id, text }): [string, string] => [id, fill({ kind, text, fallbacks: [] })]),
    ...HOOK_LIBRARY.filter((item) => item.kind === kind).map((item): [string, string] => [item.id, fill(item)]),
  ]
}
