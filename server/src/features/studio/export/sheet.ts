// oxlint-disable-next-line import/no-named-as-default -- its types know the default only
import PDFDocument from 'pdfkit'
import type { Paper } from '@reelwright/shared'
import type { Faces } from './text/faces'
import { featuresOf, setLines, type Line, type Type } from './text/lines'

/** The product's light colours, and black for what is read from two metres away. */
export const INK = '#221d19'
export const MUTED = '#665c53'
export const LINE = '#e4dcd3'
export const CONTROL = '#93877c'
export const ACCENT = '#cf3624'

const SIZES: Record<Paper, [number, number]> = { a4: [595.28, 841.89], letter: [612, 792] }

export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

/** Text that is set: its lines, and how much room they take. */
export interface Block {
  lines: Line[]
  type: Type
  width: number
  height: number
}

export type Parent = PDFKit.PDFStructureElement

/** Pages that are written from top to bottom. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  faces: Faces
  margins: Margins
  /** Room between the margins. */
  width: number
  height: number
  /** Where the next thing goes. */
  y: number
  /** Whether its language is written from right to left: all lines begin at the right, and columns count from there. */
  fromRight: boolean
  root: Parent
}

interface SheetOptions {
  title: string
  language: string
  paper: Paper
  margins: Margins
  faces: Faces
}

const FROM_RIGHT = ['ar', 'he']

export function openSheet({ title, language, paper, margins: wanted, faces }: SheetOptions): Sheet {
  const fromRight = FROM_RIGHT.includes(language)
  const margins = fromRight ? { ...wanted, left: wanted.right, right: wanted.left } : wanted
  const doc = new PDFDocument({
    size: SIZES[paper],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Creator: 'Reelwright', Producer: 'Reelwright' },
    // Every run is measured already and drawn once.
    fontLayoutCache: false,
    // None of the standard fonts: they are not embedded.
    font: undefined,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const [pageWidth, pageHeight] = SIZES[paper]
  return {
    doc,
    faces,
    margins,
    width: pageWidth - margins.left - margins.right,
    height: pageHeight - margins.top - margins.bottom,
    y: margins.top,
    fromRight,
    root,
  }
}

export const bottomOf = ({ margins, height }: Sheet) => margins.top + height

export function nextPage(sheet: Sheet) {
  sheet.doc.addPage()
  sheet.y = sheet.margins.top
}

/** Goes on to the next page when what comes does not fit on this one and would on an empty one. */
export function makeRoom(sheet: Sheet, height: number) {
  if (sheet.y > sheet.margins.top && sheet.y + height > bottomOf(sheet)) nextPage(sheet)
}

export function setBlock({ faces }: Sheet, text: string, type: Type, width: number): Block {
  const lines = setLines(faces, text, type, width)
  return { lines, type, width, height: lines.length * type.leading }
}

/** Where something stands that begins so far from the edge where lines begin. */
export const fromEdge = ({ fromRight, margins, width: whole }: Sheet, distance: number, width: number) =>
  margins.left + (fromRight ? whole - distance - width : distance)

/** Draws one line in the box that its leading and width make, from the side its paragraph or the whole document begins at. */
export function drawLine(sheet: Sheet, line: Line, type: Type, x: number, y: number, width: number, right?: boolean) {
  const { doc } = sheet
  let left = (right ?? (line.fromRight || sheet.fromRight)) ? x + width - line.width : x
  // Between ascenders and descenders of the text font, wherever the line's other fonts have theirs.
  const baseline = y + type.leading / 2 + type.size * 0.36
  for (const run of line.runs) {
    doc
      // The types know files only; the writer takes an opened font as well, and by a name of its own once only.
      .font(run.face.font as unknown as string, run.face.key, type.size)
      .fillColor(type.color)
      .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: featuresOf(type) as never })
    left += run.width
  }
}

export function drawBlock(sheet: Sheet, block: Block, x: number, y: number) {
  block.lines.forEach((line, at) => drawLine(sheet, line, block.type, x, y + at * block.type.leading, block.width))
}

/** Writes a block downwards, over the end of the page where it must: never its first or last line alone. */
export function writeBlock(sheet: Sheet, block: Block, x: number) {
  const { lines, type, width } = block
  lines.forEach((line, at) => {
    const together = lines.length > 3 && (at === 0 || at === lines.length - 2) ? 2 : 1
    makeRoom(sheet, together * type.leading)
    drawLine(sheet, line, type, x, sheet.y, width)
    sheet.y += type.leading
  })
}

/** Draws something that a reader of the tags finds under this name. */
export function tagged(parent: Parent, sheet: Sheet, kind: string, draw: () => void, actual?: string): void {
  const element = sheet.doc.struct(kind, actual === undefined ? {} : { actual }, draw)
  parent.add(element)
  element.end()
}

/** A part of the document that others stand in; to be ended. */
export function group(parent: Parent, sheet: Sheet, kind: string): Parent {
  const element = sheet.doc.struct(kind)
  parent.add(element)
  return element
}

/** Draws lines and boxes that say nothing to those who listen. */
export function ornament({ doc }: Sheet, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Puts title and page number at the foot of every page and gives the whole. */
export async function closeSheet(sheet: Sheet, title: string, size = 8): Promise<Uint8Array> {
  const { doc, margins, width } = sheet
  sheet.root.end()
  const type: Type = { voice: 'text', size, leading: size * 1.5, color: MUTED, figures: true }
  const { count } = doc.bufferedPageRange()
  const y = bottomOf(sheet) + (margins.bottom - type.leading) / 2
  const [name] = setBlock(sheet, title, type, width - 80).lines
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    if (name) drawLine(sheet, name, type, margins.left, y, width, sheet.fromRight)
    const [number] = setBlock(sheet, `${page + 1} of ${count}`, type, 80).lines
    if (number) drawLine(sheet, number, type, margins.left, y, width, !sheet.fromRight)
    doc.endMarkedContent()
  }
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  doc.end()
  await done
  return Buffer.concat(chunks)
}
