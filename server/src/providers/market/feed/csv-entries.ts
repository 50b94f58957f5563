import { createYielder } from '../yield-to-event-loop'
import { rowSplitter } from '../split-rows'
import { FeedFailure } from './feed-failure'

const DELIMITERS = [',', ';', '\t', '|']
/** Bytes that are taken apart in one go. */
const STRETCH = 16 * 1024
const MAX_ROW_BYTES = 64 * 1024

/** Rows of a CSV with a header, by the names in it; null for one that does not fit it. @throws FeedFailure without such a header */
export async function* csvEntries(body: Buffer): AsyncGenerator<Record<string, string> | null> {
  const [head = ''] = body.subarray(0, MAX_ROW_BYTES).toString().split(/\r?\n/, 1)
  const delimiter = DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!
  let header: string[] | undefined
  const yieldIfDue = createYielder()
  for (const cells of rowsOf(body, delimiter)) {
    await yieldIfDue()
    if (cells?.length === 1 && cells[0] === '') continue
    if (header) {
      if (cells?.length !== header.length) yield null
      else yield Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']))
      continue
    }
    header = (cells ?? []).map((cell) => cell.trim().toLowerCase())
    if (!header.includes('product_id') && !header.includes('product_name') && !header.includes('creator_username')) {
      throw new FeedFailure('it is neither JSON nor a CSV with our column names')
    }
  }
}

function* rowsOf(body: Buffer, delimiter: string) {
  const splitter = rowSplitter(delimiter, MAX_ROW_BYTES)
  const decoder = new TextDecoder()
  for (let at = 0; at < body.length; at += STRETCH) {
    yield* splitter.push(decoder.decode(body.subarray(at, at + STRETCH), { stream: true }))
  }
  yield* splitter.end()
}
