import {
  bottomOf,
  CONTROL,
  drawLine,
  fromEdge,
  group,
  INK,
  LINE,
  MUTED,
  nextPage,
  ornament,
  setBlock,
  tagged,
  type Parent,
  type Sheet,
} from '../sheet'
import type { Line, Type } from '../text/lines'
import type { PaperScene, PaperScript } from './facts'
import { writeHead } from './script'

export const MARGINS = { top: 44, right: 40, bottom: 52, left: 40 }

const TITLE: Type = { voice: 'display', size: 19, leading: 24, color: INK }
const HEAD: Type = { voice: 'strong', size: 8.5, leading: 12, color: MUTED }
const NUMBER: Type = { voice: 'strong', size: 10, leading: 14, color: INK, figures: true }
const TIME: Type = { voice: 'text', size: 9, leading: 14, color: MUTED, figures: true }
const SHOT: Type = { voice: 'text', size: 9.5, leading: 14, color: INK }
const CAMERA: Type = { voice: 'text', size: 9, leading: 14, color: MUTED }
const SPOKEN: Type = { voice: 'text', size: 9.5, leading: 14, color: INK }

/** One leading for all cells, so that lines of a row stand level and a row can be cut between them. */
const LEADING = 14
const PADDING = 8
const GAP = 12
const BOX = 11

interface Column {
  head: string
  x: number
  width: number
}

interface TypedLine {
  line: Line
  type: Type
}

interface Row {
  number: number
  /** Lines of each column; the last two columns hold boxes. */
  cells: TypedLine[][]
  /** Whether the row before had its boxes. */
  goesOn: boolean
}

/** A table for the set: what to shoot, what is said, and boxes to tick. */
export function writeShotList(sheet: Sheet, script: PaperScript) {
  writeHead(sheet, script, TITLE)
  sheet.y += 10
  const columns = columnsOf(sheet)
  const table = group(sheet.root, sheet, 'Table')
  writeHeads(sheet, table, columns)
  for (const scene of script.scenes) {
    const rows = rowsOf(sheet, scene, columns)
    rows.forEach((row, at) => {
      const height = heightOf(row)
      if (sheet.y + height > bottomOf(sheet)) {
        nextPage(sheet)
        writeHeads(sheet, table, columns)
      }
      if (at === 0) sheet.doc.outline.addItem(`${scene.number}. ${scene.time}`)
      writeRow(sheet, table, columns, row, height)
    })
  }
  table.end()
}

function columnsOf(sheet: Sheet): Column[] {
  const boxes = 3 * BOX + 2 * 6
  const fixed = 20 + 62 + boxes + 28 + 5 * GAP
  const free = sheet.width - fixed
  const widths = [20, 62, free * 0.52, free * 0.48, boxes, 28]
  let distance = 0
  return ['#', 'Time', 'Shot', 'Line', 'Takes', 'Done'].map((head, at) => {
    const width = widths[at] ?? 0
    const x = fromEdge(sheet, distance, width)
    distance += width + GAP
    return { head, x, width }
  })
}

function writeHeads(sheet: Sheet, table: Parent, columns: Column[]) {
  const row = group(table, sheet, 'TR')
  for (const { head, x, width } of columns) {
    tagged(row, sheet, 'TH', () => {
      for (const line of setBlock(sheet, head, HEAD, width).lines) drawLine(sheet, line, HEAD, x, sheet.y, width)
    })
  }
  row.end()
  sheet.y += HEAD.leading + 5
  hairline(sheet, CONTROL)
}

function hairline(sheet: Sheet, color: string) {
  const { doc, margins, width, y } = sheet
  ornament(sheet, () => {
    doc
      .moveTo(margins.left, y)
      .lineTo(margins.left + width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  })
}

/** A scene's row; several only where one would be longer than a page. */
function rowsOf(sheet: Sheet, scene: PaperScene, columns: Column[]): Row[] {
  const set = (text: string, type: Type, at: number): TypedLine[] =>
    setBlock(sheet, text, type, columns[at]?.width ?? 0).lines.map((line) => ({ line, type }))
  const notes = scene.notes ? `Note: ${scene.notes}` : ''
  const cells = [
    set(String(scene.number), NUMBER, 0),
    set(scene.time, TIME, 1),
    [...set(scene.shot, SHOT, 2), ...set(scene.camera, CAMERA, 2), ...set(notes, CAMERA, 2)],
    set(scene.spoken, SPOKEN, 3),
  ]
  const most = Math.floor((sheet.height - HEAD.leading - 5 - 2 * PADDING) / LEADING)
  const longest = Math.max(...cells.map((lines) => lines.length))
  const rows: Row[] = []
  for (let from = 0; from === 0 || from < longest; from += most) {
    const part = cells.map((lines, at) => (from > 0 && at === 0 ? (cells[0] ?? []) : lines.slice(from, from + most)))
    rows.push({ number: scene.number, cells: part, goesOn: from > 0 })
  }
  return rows
}

const heightOf = ({ cells }: Row) => Math.max(2, ...cells.map((lines) => lines.length)) * LEADING + 2 * PADDING

function writeRow(sheet: Sheet, table: Parent, columns: Column[], row: Row, height: number) {
  const element = group(table, sheet, 'TR')
  const top = sheet.y + PADDING
  row.cells.forEach((lines, at) => {
    const column = columns[at]
    if (!column) return
    const text = lines.map(({ line }) => line.text).join('\n')
    tagged(
      element,
      sheet,
      at === 0 ? 'TH' : 'TD',
      () =>
        lines.forEach(({ line, type }, n) => drawLine(sheet, line, type, column.x, top + n * LEADING, column.width)),
      text || undefined,
    )
  })
  element.end()
  const [takes, done] = [columns[4], columns[5]]
  if (!row.goesOn && takes && done) {
    ornament(sheet, () => {
      for (let take = 0; take < 3; take++) box(sheet, takes.x + take * (BOX + 6), top + 1.5, BOX)
      box(sheet, done.x + 4, top, BOX + 3)
    })
  }
  sheet.y += height
  hairline(sheet, LINE)
}

function box({ doc }: Sheet, x: number, y: number, size: number) {
  doc.roundedRect(x, y, size, size, 2).lineWidth(0.9).strokeColor(CONTROL).stroke()
}
