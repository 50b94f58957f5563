import type { ByteRange } from '../../providers/files'
import { essenceOf } from './content-type'

/**
 * What a browser would show as a page of ours is shown as text; no file is run in any case, see `SAFETY`. The last holds further
 * answers with headers of their own.
 */
const PAGES = new Set(['text/html', 'application/xhtml+xml', 'multipart/x-mixed-replace'])

/** A stored file is anybody's work: it never acts as a page of our origin, whatever it is. */
export const SAFETY: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-robots-tag': 'none',
}

/** Browsers take the last of several types, as in "video/webm;codecs=vp8,opus", which is one type all the same. */
export function shownType(mimetype: string): string {
  return mimetype.split(',').some((type) => PAGES.has(essenceOf(type))) ? 'text/plain; charset=utf-8' : mimetype
}

/** The header for `?download` or `?download=name`; undefined when the file is to be shown. */
export function disposition(download: unknown): string | undefined {
  if (typeof download !== 'string') return undefined
  if (download === '') return 'attachment'
  // Half a surrogate pair, which only a JSON body could hold, must not fail the encoding.
  const encoded = encodeURIComponent(Buffer.from(download).toString()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`
}

export interface Conditions {
  'if-none-match'?: string | undefined
  'if-modified-since'?: string | undefined
  'if-range'?: string | undefined
  range?: string | undefined
}

/** Whether the caller's copy still holds. (RFC 9110, 13) */
export function isFresh(conditions: Conditions, eTag: string, lastModified: Date): boolean {
  const tags = conditions['if-none-match']
  if (tags !== undefined) {
    const weak = (tag: string) => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || tags.split(',').some((tag) => weak(tag) === weak(eTag))
  }
  return isUnchanged(conditions['if-modified-since'], lastModified)
}

/** Headers know seconds only. */
function isUnchanged(since: string | undefined, lastModified: Date): boolean {
  if (since === undefined) return false
  const time = Date.parse(since)
  return !Number.isNaN(time) && Math.floor(lastModified.getTime() / 1000) * 1000 <= time
}

/**
 * The part that was asked for: undefined for the whole file, which is also the answer to several parts and to a range of an older
 * version; 'unsatisfiable' for a part outside of the file. (RFC 9110, 14)
 */
export function askedRange(
  conditions: Conditions,
  size: number,
  eTag: string,
  lastModified: Date,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(conditions.range?.replace(/\s/g, '') ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const required = conditions['if-range']
  if (
    required !== undefined &&
    required !== eTag &&
    Date.parse(required) !== Math.floor(lastModified.getTime() / 1000) * 1000
  )
    return undefined

  const [first, last] = [match[1]!, match[2]!]
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 }
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
