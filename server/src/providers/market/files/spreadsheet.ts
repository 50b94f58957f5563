import { IMPORT_LIMITS } from '@reelwright/shared'
import type { Readable } from 'node:stream'
import * as yauzl from 'yauzl'
import { AppError } from '../../../platform/app-error'
import { numberKinds, type NumberKind } from './number-formats'
import { sheetRows } from './sheet-rows'
import { addNote, count, type RawRow } from './table'
import { unsupported } from './text'
import { damaged, readXml } from './xml'

/** Parts a spreadsheet may have; one with pictures and forms has some hundred. */
const PARTS = 5000
/** Times that a part may be larger unpacked. Real sheets come to 30 at most; a bomb to a thousand. */
const RATIO = 250
/** Bytes below which the ratio says nothing. */
const SMALL = 4 * 1024 * 1024
/** Characters of all texts of a book, and how many of them. */
const SHARED_CHARACTERS = 40_000_000
const SHARED_TEXTS = 1_500_000

/** The rows of the first sheet that has any. @throws AppError */
export async function readSpreadsheet(
  bytes: Buffer,
  notes: string[],
  mostBytes: number,
): Promise<AsyncIterable<RawRow>> {
  const archive = await openArchive(bytes, mostBytes)
  const book = await readBook(archive)
  const texts = await sharedTexts(archive)
  const kinds = await stylesOf(archive)
  return within(firstSheet(archive, book, { texts, kinds, date1904: book.date1904 }, notes), mostBytes)
}

/** A shared text is written once and may stand in millions of cells: what comes out counts, too. */
async function* within(rows: AsyncIterable<RawRow>, most: number): AsyncGenerator<RawRow> {
  let left = most
  for await (const row of rows) {
    for (const cell of row.cells) left -= cell.length
    if (left < 0) throw tooLarge()
    yield row
  }
}

async function* firstSheet(
  archive: Archive,
  { sheets }: Book,
  meaning: Parameters<typeof sheetRows>[1],
  notes: string[],
): AsyncGenerator<RawRow> {
  for (const { name, path } of sheets) {
    const stream = await archive.read(path)
    if (!stream) continue
    let any = false
    for await (const row of sheetRows(stream, meaning)) {
      if (!any && row.cells.some(Boolean)) {
        any = true
        if (sheets.length > 1)
          addNote(notes, `The file has ${count(sheets.length)} sheets. Only “${name.slice(0, 60)}” was read`)
      }
      yield row
    }
    if (any) return
  }
}

interface Archive {
  /** A part's bytes as they are unpacked, or undefined where there is none of that name. */
  read(path: string): Promise<AsyncIterable<Uint8Array> | undefined>
}

/** Sizes are checked before anything is unpacked, and again while it is: what an archive says of itself may be a lie. */
async function openArchive(bytes: Buffer, mostBytes: number): Promise<Archive> {
  const file = await yauzl
    .fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
    .catch((error: unknown) => {
      throw damaged(error)
    })
  const entries = new Map<string, yauzl.Entry>()
  let unpacked = 0
  if (file.entryCount > PARTS) throw damaged()
  try {
    for await (const entry of file.eachEntry()) {
      unpacked += entry.uncompressedSize
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
      if (unpacked > mostBytes || (entry.uncompressedSize > SMALL && ratio > RATIO)) throw tooLarge()
      if (entry.isEncrypted()) throw unsupported('This spreadsheet has a password. Save it without one.')
      entries.set(entry.fileName.toLowerCase(), entry)
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error)
  }
  if (!entries.has('xl/workbook.xml')) {
    throw unsupported(
      entries.has('xl/workbook.bin')
        ? 'This is a binary Excel file (XLSB). Save it as XLSX or CSV.'
        : 'This archive isn’t a spreadsheet. Unzip it, or save the table as XLSX or CSV.',
    )
  }

  let left = mostBytes
  async function* counted(stream: Readable): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        left -= chunk.byteLength
        if (left < 0) throw tooLarge()
        yield chunk
      }
    } catch (error) {
      throw error instanceof AppError ? error : damaged(error)
    } finally {
      stream.destroy()
    }
  }
  return {
    async read(path) {
      const entry = entries.get(path.toLowerCase())
      if (!entry) return undefined
      const stream = await file.openReadStreamPromise(entry).catch((error: unknown) => {
        throw damaged(error)
      })
      return counted(stream)
    },
  }
}

const tooLarge = () =>
  new AppError(
    'too_large',
    `Unpacked, the spreadsheet is larger than ${Math.floor(IMPORT_LIMITS.unpackedBytes / 1024 / 1024)} MB, or far larger than it should be. Save it as CSV.`,
  )

interface Book {
  sheets: { name: string; path: string }[]
  date1904: boolean
}

async function readBook(archive: Archive): Promise<Book> {
  const targets = new Map<string, string>()
  const relations = await archive.read('xl/_rels/workbook.xml.rels')
  if (relations) {
    await readXml(relations, (tag, attributes) => {
      if (tag === 'Relationship' && targets.size < PARTS) targets.set(attributes.Id ?? '', attributes.Target ?? '')
    })
  }
  const sheets: Book['sheets'] = []
  let date1904 = false
  await readXml((await archive.read('xl/workbook.xml'))!, (tag, attributes) => {
    if (tag === 'workbookPr') date1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
    if (tag !== 'sheet' || sheets.length >= PARTS) return
    const relation = Object.entries(attributes).find(([name]) => name === 'id' || name.endsWith(':id'))?.[1] ?? ''
    const target = targets.get(relation) ?? `worksheets/sheet${sheets.length + 1}.xml`
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
    // Hidden ones hold lists of choices.
    if (attributes.state === undefined || attributes.state === 'visible')
      sheets.push({ name: attributes.name ?? '', path })
  })
  if (sheets.length === 0) throw damaged()
  return { sheets, date1904 }
}

async function sharedTexts(archive: Archive): Promise<string[]> {
  const texts: string[] = []
  const stream = await archive.read('xl/sharedStrings.xml')
  if (!stream) return texts
  let [text, inside, spoken, characters] = ['', false, 0, 0]
  await readXml(
    stream,
    (tag) => {
      if (tag === 'si') text = ''
      // How a word is spoken stands beside it in Japanese books.
      else if (tag === 'rPh') spoken++
      else if (tag === 't') inside = spoken === 0
    },
    (tag) => {
      if (tag === 't') inside = false
      else if (tag === 'rPh') spoken--
      else if (tag === 'si') {
        characters += text.length
        if (characters > SHARED_CHARACTERS || texts.length >= SHARED_TEXTS) throw tooLarge()
        texts.push(text)
      }
    },
    (part) => {
      if (inside && text.length <= IMPORT_LIMITS.cell) text += part.slice(0, IMPORT_LIMITS.cell + 1)
    },
  )
  return texts
}

/** What each style makes of a number, by the style's place. */
async function stylesOf(archive: Archive): Promise<NumberKind[]> {
  const stream = await archive.read('xl/styles.xml')
  if (!stream) return []
  const codes = new Map<number, string>()
  const used: number[] = []
  let inCells = false
  await readXml(
    stream,
    (tag, attributes) => {
      if (tag === 'numFmt' && codes.size < 10_000) codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (tag === 'cellXfs') inCells = true
      else if (tag === 'xf' && inCells && used.length < 100_000) used.push(Number(attributes.numFmtId ?? 0))
    },
    (tag) => {
      if (tag === 'cellXfs') inCells = false
    },
  )
  return numberKinds(used, codes)
}
