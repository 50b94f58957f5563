import type { LoadedTable } from './load-tables'
import { fileLine } from './manifest'
import { readFileList } from './parts'
import { RowDigest } from './row-digest'

const NAME_WIDTH = 34
/** Digits of a sum that are shown: what differs by chance differs in these. */
const SHOWN = 16

/** A line for each table: its rows and the sum over them. The same rows give the same line, on whatever database. */
export function describeTables(tables: LoadedTable[]): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    ...tables.map(({ name, rows, content }) => lineOf(name, rows, 'rows ', content.slice(0, SHOWN))),
    lineOf(`${tables.length} tables`, rows, 'rows '),
  ]
}

/** A line for all stored files of a backup: how many, the sum over their names and checksums, and bytes. */
export async function describeFiles(backup: string): Promise<string> {
  const digest = new RowDigest()
  let bytes = 0
  for await (const file of readFileList(backup)) {
    digest.add(Buffer.from(fileLine(file)))
    bytes += file.bytes
  }
  return lineOf('stored files', digest.rows, 'files', `${digest.toString().slice(0, SHOWN)}  ${bytes} bytes`)
}

function lineOf(name: string, count: number, what: string, rest = ''): string {
  return `${name.padEnd(NAME_WIDTH)} ${String(count).padStart(9)} ${what}  ${rest}`.trimEnd()
}
