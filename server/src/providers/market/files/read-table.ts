import { IMPORT_LIMITS } from '@reelwright/shared'
import { findDelimiter, readDelimited } from './delimited'
import { withHeader } from './header'
import { readJsonRows } from './json-rows'
import { readSpreadsheet } from './spreadsheet'
import { emptyFile, tooManyBytes, type Table, type TableLimits } from './table'
import { checkIsText, decode, encodingOf, peek, unsupported } from './text'

const ZIP = Buffer.from('PK\u0003\u0004')
const EMPTY_ZIP = Buffer.from('PK\u0005\u0006')
/** Of files that older Office programs wrote, and of encrypted newer ones. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

const startsWith = (head: Buffer, magic: Buffer) => head.subarray(0, magic.length).equals(magic)

/** @throws AppError for what is neither a spreadsheet nor text */
function isSpreadsheet(head: Buffer): boolean {
  if (head.length === 0) throw emptyFile()
  if (startsWith(head, OLE)) {
    throw unsupported(
      'This is an old Excel file (XLS), or one with a password. Save it as XLSX or CSV without a password.',
    )
  }
  if (startsWith(head, ZIP) || startsWith(head, EMPTY_ZIP)) return true
  checkIsText(head, encodingOf(head))
  return false
}

/**
 * The bytes of a file that is to be read later, refused as soon as they are of no table, or too many.
 * @throws AppError `too_large`, `invalid_input`, `unsupported_media_type`
 */
export async function* checkedBytes(
  stream: AsyncIterable<Uint8Array>,
  limits: TableLimits = IMPORT_LIMITS,
): AsyncGenerator<Uint8Array> {
  const { head, all } = await peek(stream)
  yield* isSpreadsheet(head)
    ? limited(all, limits.packedBytes, 'A spreadsheet')
    : limited(all, limits.textBytes, 'A text file')
}

/**
 * Reads a file of figures: delimited text, a spreadsheet (XLSX) or JSON. What it is, its bytes say; the name only helps where they leave
 * it open. Text and JSON are read as they arrive; of a spreadsheet the packed bytes are held. To stop early, end `rows`.
 * @throws AppError `too_large`, `invalid_input`, `unsupported_media_type`, here or while the rows are read
 */
export async function readTable(
  stream: AsyncIterable<Uint8Array>,
  fileName: string,
  limits: TableLimits = IMPORT_LIMITS,
): Promise<Table> {
  const { head, all } = await peek(stream)
  if (isSpreadsheet(head)) {
    const notes: string[] = []
    const rows = await readSpreadsheet(await allBytes(all, limits), notes, limits.unpackedBytes)
    return {
      format: 'xlsx',
      encoding: 'utf-8',
      delimiter: null,
      notes,
      ...(await withHeader(rows, notes, limits.rows)),
    }
  }

  const encoding = encodingOf(head)
  const beginning = new TextDecoder(encoding).decode(head, { stream: true })
  const first = beginning.trimStart()[0]
  if (first === undefined && head.length < 1000) throw emptyFile()
  const isJson = first === '{' || (first === '[' && /^\s*\[\s*[{\][]/.test(beginning))
  return isJson
    ? jsonTable(all, { encoding, beginning, limits })
    : textTable(all, { encoding, beginning, limits }, fileName)
}

interface Known {
  encoding: string
  beginning: string
  limits: TableLimits
}

function jsonTable(bytes: AsyncIterable<Uint8Array>, { encoding, beginning, limits }: Known): Table {
  const header: string[] = []
  const notes: string[] = []
  const table: Omit<Table, 'rows'> = { format: 'json', encoding, delimiter: null, header, preamble: [], notes }
  const text = decode(limited(bytes, limits.packedBytes, 'A JSON file'), table)
  return Object.assign(table, { rows: readJsonRows(text, beginning, header, notes, limits.rows) })
}

async function textTable(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, beginning, limits }: Known,
  fileName: string,
): Promise<Table> {
  const delimiter = findDelimiter(beginning)
  const isTabbed = delimiter.delimiter === '\t' || /\.(tsv|tab)$/i.test(fileName)
  const table: Omit<Table, 'rows'> = {
    format: isTabbed ? 'tsv' : 'csv',
    encoding,
    delimiter: delimiter.delimiter,
    header: [],
    preamble: [],
    notes: [],
  }
  const text = decode(limited(bytes, limits.textBytes, 'A text file'), table)
  return Object.assign(table, await withHeader(readDelimited(text, delimiter), table.notes, limits.rows))
}

async function* limited(bytes: AsyncIterable<Uint8Array>, most: number, what: string): AsyncGenerator<Uint8Array> {
  let left = most
  for await (const chunk of bytes) {
    left -= chunk.byteLength
    if (left < 0) throw tooManyBytes(most, what)
    yield chunk
  }
}

async function allBytes(bytes: AsyncIterable<Uint8Array>, { packedBytes }: TableLimits): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of limited(bytes, packedBytes, 'A spreadsheet')) chunks.push(chunk)
  return Buffer.concat(chunks)
}
