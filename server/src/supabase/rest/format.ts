import type { FastifyReply } from 'fastify'
import type { ReadRow } from './build/read'
import { notSingular, type WriteRow } from './build/write'
import type { MediaType } from './parse/media-type'
import { appliedPreferences, type Preferences } from './parse/preferences'
import type { Range } from './parse/range'
import { invalidRange } from './rest-error'

/** An answer before it is sent; `body` undefined means that there is none. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body?: string
}

export interface Asked {
  method: string
  media: MediaType
  preferences: Preferences
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.status(status).headers(headers).send(body)
}

/** The answer to a read: how many rows of how many, and a refusal of a range that is past the end. */
export function formatRead(asked: Asked, row: ReadRow & { planned?: number }, range: Range, maxRows: number): Answer {
  const { media, preferences } = asked
  const total = totalOf(row, preferences, maxRows)
  if (preferences.count === 'exact' && total !== undefined && range.offset > total) {
    throw invalidRange(`An offset of ${range.offset} was requested, but there are only ${total} rows.`)
  }
  if (media.kind === 'object' && row.page_total !== 1) throw notSingular(row.page_total)
  return {
    status: total !== undefined && row.page_total < total ? 206 : 200,
    headers: {
      ...headersOf(asked),
      'content-type': media.contentType,
      'content-range': contentRange(row.page_total, range.offset, total),
    },
    body: row.body ?? (asked.method === 'HEAD' ? undefined : 'null'),
  }
}

function totalOf(row: ReadRow & { planned?: number }, { count }: Preferences, maxRows: number): number | undefined {
  if (count === 'exact') return Number(row.total)
  if (count === 'planned') return row.planned
  // Beyond what one read gives, the exact count stopped counting.
  if (count === 'estimated')
    return Number(row.total) > maxRows ? Math.max(Number(row.total), row.planned ?? 0) : Number(row.total)
  return undefined
}

export function formatInsert(asked: Asked, row: WriteRow, table: string): Answer {
  const { preferences } = asked
  const isUpsert = preferences.resolution !== undefined
  const inserted = row.affected - row.updated
  const headers = { ...headersOf(asked), 'content-range': `*/${preferences.count ? row.affected : '*'}` }
  const location: Record<string, string> = row.location ? { location: locationOf(table, row.location) } : {}
  return {
    status: isUpsert && inserted === 0 ? 200 : 201,
    headers: { ...headers, ...location, ...contentTypeOf(asked) },
    body: row.body ?? undefined,
  }
}

export function formatUpdate(asked: Asked, row: WriteRow): Answer {
  return formatChange(asked, row, contentRange(row.affected, 0, asked.preferences.count ? row.affected : undefined))
}

export function formatDelete(asked: Asked, row: WriteRow): Answer {
  return formatChange(asked, row, `*/${asked.preferences.count ? row.affected : '*'}`)
}

function formatChange(asked: Asked, row: WriteRow, range: string): Answer {
  const withRows = asked.preferences.return === 'representation'
  return {
    status: withRows ? 200 : 204,
    headers: { ...headersOf(asked), ...contentTypeOf(asked), 'content-range': range },
    body: withRows ? (row.body ?? 'null') : undefined,
  }
}

/** `0-24/100`; `*` where nothing is known or nothing is there. */
function contentRange(count: number, offset: number, total: number | undefined): string {
  return `${count === 0 ? '*' : `${offset}-${offset + count - 1}`}/${total ?? '*'}`
}

function locationOf(table: string, key: Record<string, unknown>): string {
  const filters = Object.entries(key).map(
    ([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`,
  )
  return `/${encodeURIComponent(table)}?${filters.join('&')}`
}

function contentTypeOf({ media, preferences }: Asked): Record<string, string> {
  return preferences.return === 'representation' ? { 'content-type': media.contentType } : {}
}

function headersOf({ method, preferences }: Asked): Record<string, string> {
  const applied = appliedPreferences(preferences, method === 'POST')
  return applied ? { 'preference-applied': applied } : {}
}
