import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** For tests of this folder only. */

/** A PDF as its readers see it. */
export interface ReadPdf {
  /** Text of each page, without what blanks and line ends a reader guesses. */
  pages: string[]
  size: [number, number]
  title: unknown
  language: unknown
  tagged: boolean
  outline: string[]
  /** The kinds of structure on the first page, as "Document > H1". */
  roles: string[]
  /** How often the glyph for "no such character" is drawn. */
  missing: number
  fontsEmbedded: boolean
}

/** What is left of a text when only its letters and marks count. */
export const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

export async function readPdf(bytes: ArrayBuffer): Promise<ReadPdf> {
  const source = Buffer.from(bytes).toString('latin1')
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise
  const pages: string[] = []
  let missing = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')))
    missing += await missingGlyphs(page)
  }
  const first = await pdf.getPage(1)
  const { info } = (await pdf.getMetadata()) as { info: { Title?: unknown; Language?: unknown } }
  const read: ReadPdf = {
    pages,
    size: [Math.round(first.view[2] ?? 0), Math.round(first.view[3] ?? 0)],
    title: info.Title,
    language: info.Language,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    outline: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    roles: rolesIn(await first.getStructTree()),
    missing,
    fontsEmbedded: count(source, /\/FontDescriptor\b(?! \d)/g) === count(source, /\/FontFile[23] /g),
  }
  await pdf.destroy()
  return read
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

async function missingGlyphs(page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let missing = 0
  fnArray.forEach((operation, at) => {
    if (operation !== OPS.showText) return
    const [glyphs] = argsArray[at] as [({ originalCharCode: number } | number)[]]
    for (const glyph of glyphs) if (typeof glyph === 'object' && glyph.originalCharCode === 0) missing++
  })
  return missing
}

/** The parts of a structure tree that are read here. */
interface Tag {
  role?: string
  children?: readonly object[]
}

function rolesIn(tag: Tag | null): string[] {
  if (!tag) return []
  const below = (tag.children ?? []).flatMap(rolesIn)
  return tag.role && tag.role !== 'Root' ? [tag.role, ...below] : below
}
