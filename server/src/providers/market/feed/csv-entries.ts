import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { breather } from '../breather'
import { FeedFailure } from './feed-failure'

const DELIMITERS = [',', ';', '\t', '|']
/** Bytes that are taken apart in one go. */
const STRETCH = 16 * 1024
const LARGEST_ROW = 64 * 1024

/** Rows of a CSV with a header, by the names in it; null for one that does not fit it. @throws FeedFailure without such a header */
export async function* csvEntries(body: Buffer): AsyncGenerator<Record<string, string> | null> {
  const [head = ''] = body.subarray(0, LARGEST_ROW).toString().split(/\r?\n/, 1)
  const delimiter = DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!
  let faulty = 0
  const rows = Readable.from(pieces(body), { objectMode: false }).pipe(
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: LARGEST_ROW,
      on_skip: () => void faulty++,
    }),
  )
  let header: string[] | undefined
  const rest = breather()
  for await (const cells of rows as AsyncIterable<string[]>) {
    await rest()
    if (!header) {
      header = cells.map((cell) => cell.trim().toLowerCase())
      if (!header.includes('product_id') && !header.includes('product_name') && !header.includes('creator_username')) {
        throw new FeedFailure('it is neither JSON nor a CSV with our column names')
      }
      continue
    }
    if (cells.length !== header.length) yield null
    else yield Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']))
  }
  for (; faulty > 0; faulty--) yield null
}

function* pieces(body: Buffer) {
  for (let at = 0; at < body.length; at += STRETCH) yield body.subarray(at, at + STRETCH)
}
