import { IMPORT_LIMITS, type ImportFormat } from '@reelwright/shared'
import { AppError } from '../../../platform/app-error'

export interface TableRow {
  /** As a spreadsheet counts the rows of the file. */
  row: number
  /** As wide as the header, or narrower. */
  cells: string[]
}

/** A file as rows of text, whatever it was. What stands beside `rows` may still change while they are read, and is final after the last. */
export interface Table {
  format: ImportFormat
  /** As it was recognised: "utf-8", "windows-1252", "utf-16le". */
  encoding: string
  /** Of text files. */
  delimiter: string | null
  header: string[]
  /** Lines that stood before the header: titles and periods of exports. */
  preamble: string[]
  /** On how the file was read, for people. */
  notes: string[]
  /** Rows without any text are left out, and counted. @throws AppError when the file is broken or too large */
  rows: AsyncIterable<TableRow>
}

/** How large a file may be. */
export type TableLimits = Pick<
  { [Limit in keyof typeof IMPORT_LIMITS]: number },
  'textBytes' | 'packedBytes' | 'unpackedBytes' | 'rows'
>

/** Rows as they come out of a file of some format, the header among them. */
export interface RawRow {
  /** From 0, with empty ones counted. */
  place: number
  cells: string[]
}

export const CUT_NOTE = `Text longer than ${count(IMPORT_LIMITS.cell)} characters was shortened`

export function count(number: number): string {
  return number.toLocaleString('en-US')
}

export function addNote(notes: string[], note: string): void {
  if (!notes.includes(note)) notes.push(note)
}

// What PostgreSQL cannot keep, and what no cell is meant to hold.
// oxlint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g
const LONE_HALF = /\p{Surrogate}/gu

// oxlint-disable-next-line no-control-regex
const SUSPICIOUS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ud800-\udfff]/

/** A cell's text, trimmed, without what cannot be stored, and not longer than allowed. */
export function cleanCell(text: string, notes: string[]): string {
  const clean = (SUSPICIOUS.test(text) ? text.replace(UNFIT, '').replace(LONE_HALF, '\ufffd') : text).trim()
  if (clean.length <= IMPORT_LIMITS.cell) return clean
  addNote(notes, CUT_NOTE)
  return clean.slice(0, IMPORT_LIMITS.cell).replace(LONE_HALF, '').trimEnd()
}

export function tooManyColumns(columns: number): AppError {
  return new AppError(
    'invalid_input',
    `The file has ${count(columns)} columns, but the limit is ${count(IMPORT_LIMITS.columns)}. Remove the ones you don’t need.`,
  )
}

export const rowTooLong = () =>
  new AppError('too_large', `A row of the file has more than ${count(IMPORT_LIMITS.row)} characters`)

export function tooManyRows(most: number): AppError {
  return new AppError(
    'too_large',
    `The file has more than ${count(most)} rows. Split it and import the parts one at a time.`,
  )
}

export function tooManyBytes(bytes: number, what: string): AppError {
  return new AppError('too_large', `${what} can be up to ${Math.floor(bytes / 1024 / 1024)} MB.`)
}

export const emptyFile = () => new AppError('invalid_input', 'The file is empty.')
