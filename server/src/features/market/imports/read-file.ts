import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportMapping } from '@reelwright/shared'
import { readTable, type Table, type TableRow } from '../../../providers/market'
import { guessMapping } from './guesses'

export interface FileToRead {
  /** Holds the file, and is to get its rows. */
  folder: string
  name: string
  /** 2026-11-22 */
  today: string
  /** Of the figures that the account has already. */
  knownCurrency: string | undefined
}

export interface FileRead extends Pick<Table, 'format' | 'encoding' | 'delimiter' | 'header' | 'notes'> {
  rows: number
  /** Files of rows, from 0. */
  batches: number
  mapping: ImportMapping
}

export const fileIn = (folder: string) => join(folder, 'file')
/** A batch of rows as JSON: `[[row number, cells], ...]`. */
export const batchIn = (folder: string, number: number) => join(folder, `${number}.json`)

/** Rows that are looked at to guess what the columns hold. */
const SAMPLE = 300
/** Of one file of rows. */
const BATCH = { rows: 1000, characters: 1_000_000 }

/**
 * Reads a file's rows into batches, and guesses what its columns are.
 * @throws AppError `too_large`, `invalid_input`, `unsupported_media_type`
 */
export async function readFile({ folder, name, today, knownCurrency }: FileToRead): Promise<FileRead> {
  const table = await readTable(createReadStream(fileIn(folder)), name)
  const sample: string[][] = []
  let [rows, batches, characters] = [0, 0, 0]
  let batch: TableRow[] = []
  const store = async () => {
    if (batch.length === 0) return
    const values = batch.map(({ row, cells }) => [row, cells])
    ;[batch, characters] = [[], 0]
    await writeFile(batchIn(folder, batches++), JSON.stringify(values), { mode: 0o600 })
  }
  for await (const row of table.rows) {
    rows++
    if (sample.length < SAMPLE) sample.push(row.cells)
    batch.push(row)
    for (const cell of row.cells) characters += cell.length + 3
    if (batch.length >= BATCH.rows || characters >= BATCH.characters) await store()
  }
  await store()
  const { format, encoding, delimiter, header, notes } = table
  const mapping = guessMapping({ ...table, fileName: name, sample, today, knownCurrency })
  return { format, encoding, delimiter, header, notes, rows, batches, mapping }
}
