import type { AudienceLexicon } from '../analysis/audiences'
import { CTA_CATEGORIES, HOOK_CATEGORIES, LIBRARY_STYLES, type LibraryItem } from '../library/items'
import type { ContentEntry, ContentFault, ContentFile } from './content-file'

/** What a reader makes of a file, and everything in it that it could not use. */
export interface Read<Value> {
  value: Value
  faults: ContentFault[]
}

/** Nouns of products by the shelf they stand on, each list as one text. */
export function readProducts(file: ContentFile): Read<Record<string, string>> {
  const faults: ContentFault[] = []
  const value: Record<string, string> = {}
  for (const section of file.sections)
    for (const entry of section.entries) {
      if (entry.key === 'nouns') value[section.title] = listOf(entry).join(', ')
      else faults.push(unknownKey(entry))
    }
  return { value, faults }
}

export function readAudiences(file: ContentFile): Read<Record<string, AudienceLexicon>> {
  const faults: ContentFault[] = []
  const value: Record<string, AudienceLexicon> = {}
  for (const section of file.sections) {
    const moments: string[] = []
    const cares: string[] = []
    const avoid: string[] = []
    let plural: string | undefined
    for (const entry of section.entries) {
      if (entry.key === 'plural') plural = entry.text
      else if (entry.key === 'moment') moments.push(...entry.texts)
      else if (entry.key === 'cares about') cares.push(...entry.texts)
      else if (entry.key === 'avoid') avoid.push(...listOf(entry))
      else faults.push(unknownKey(entry))
    }
    value[section.title] = { plural, moments, cares, avoid }
  }
  return { value, faults }
}

/** The built-in hooks and calls; the title of a section is its id. */
export function readLibrary(file: ContentFile): Read<LibraryItem[]> {
  const faults: ContentFault[] = []
  const value = file.sections.flatMap((section): LibraryItem[] => {
    const textOf = (key: string) => section.entries.find((entry) => entry.key === key)?.text ?? ''
    const kind = textOf('kind')
    const category = textOf('category')
    const style = textOf('style')
    const text = textOf('text')
    const fallbacks = section.entries.filter(({ key }) => key === 'fallback').map((entry) => entry.text)
    const of = { id: section.title, text, fallbacks, custom: false }
    if (text && isLibraryStyle(style)) {
      if (kind === 'hook' && isLibraryHook(category)) return [{ ...of, kind, category, style }]
      if (kind === 'cta' && isCtaCategory(category)) return [{ ...of, kind, category, style }]
    }
    faults.push({
      line: section.line,
      message: `"${section.title}" needs kind (hook, cta), category, style and text`,
    })
    return []
  })
  return { value, faults }
}

function listOf(entry: ContentEntry): string[] {
  return entry.text
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
}

function unknownKey(entry: ContentEntry): ContentFault {
  return { line: entry.line, message: `Unknown key: ${entry.key}` }
}

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): text is Value =>
    (values as readonly string[]).includes(text)
const isLibraryStyle = isOneOf(LIBRARY_STYLES)
const isLibraryHook = isOneOf(HOOK_CATEGORIES)
const isCtaCategory = isOneOf(CTA_CATEGORIES)
