import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Findings } from './found-script'
import { readFile } from './read-file'

/** What a file of this name and content is read as; for tests. */
export const readNamed = (name: string, content: string | Uint8Array): Findings =>
  readFile({ name, bytes: typeof content === 'string' ? strToU8(content) : content })

export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ) satisfies Zippable,
  )

export interface DocxParagraph {
  text: string
  style?: string
}

/** A Word document of these paragraphs, as Word packs it. */
export function docxOf(paragraphs: readonly DocxParagraph[], extra: Record<string, string> = {}): Uint8Array {
  const body = paragraphs
    .map(
      ({ text, style }) =>
        `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`,
    )
    .join('')
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
    ...extra,
  })
}
