import { invalidRange } from '../rest-error'

export interface Range {
  offset: number
  limit?: number
}

/** The `Range: 0-9` header in units of rows; other units (bytes) are not for us and mean everything. */
export function parseRange(header: string | undefined): Range {
  const [, first, last] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined) return { offset: 0 }
  const offset = Number(first)
  if (!last) return { offset }
  if (Number(last) < offset) {
    throw invalidRange('The lower boundary must be lower than or equal to the upper boundary in the Range header.')
  }
  return { offset, limit: Number(last) - offset + 1 }
}

/** What both ask for: a limit inside a range counts from the range's start. */
export function intersect(range: Range, limit: number | undefined, offset: number): Range {
  const start = Math.max(range.offset, offset)
  const ends = [range, { offset, limit }].flatMap((part) =>
    part.limit === undefined ? [] : [part.offset + part.limit],
  )
  return ends.length ? { offset: start, limit: Math.max(0, Math.min(...ends) - start) } : { offset: start }
}
