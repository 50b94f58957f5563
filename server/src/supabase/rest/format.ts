import type { Answer } from './answer'
import { notSingular } from './build/guard'
import type { ReadRow } from './build/read'
import type { WriteRow } from './build/write'
import type { MediaType } from './parse/media-type'
import { appliedPreferences, type Preferences, type Purpose } from './parse/preferences'
import type { Range } from './parse/range'
import { invalidRange } from './rest-error'

export interface Asked {
  method: string
  media: MediaType
  preferences: Preferences
  /** The schema, when the request names one. */
  profile: string | undefined
}

/** The answer to a read or a call: how many rows of how many, and a refusal of a range that is past the end. */
export function formatRead(
  asked: Asked,
  row: ReadRow & { planned?: number },
  range: Range,
  maxRows: number,
  purpose: Purpose,
): Answer {
  const { media, preferences } = asked
  const total = totalOf(row, preferences, maxRows)
  if (preferences.count === 'exact' && total !== undefined && range.offset > total) {
    const details = `An offset of ${range.offset} was requested, but there are only ${total} rows.`
    throw invalidRange(details, { 'content-range': `*/${total}` })
  }
  if (media.kind === 'object' && row.page_total !== 1) throw notSingular(row.page_total)
  return {
    status: total !== undefined && row.page_total < total ? 206 : 200,
    headers: {
      ...appliedOf(asked, purpose),
      ...contentOf(asked),
      'content-range': contentRange(row.page_total, range.offset, total),
    },
    body: asked.method === 'HEAD' ? undefined : (row.body ?? 'null'),
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

/** `isKeyed`: whether there is a key on which rows can meet, without which a resolution means nothing. */
export function formatInsert(asked: Asked, row: WriteRow, table: string, isKeyed: boolean): Answer {
  const { preferences } = asked
  const nothingNew = preferences.resolution === 'merge-duplicates' && row.affected === row.updated
  const location: Record<string, string> = row.location ? { location: locationOf(table, row.location) } : {}
  return {
    status: nothingNew ? 200 : 201,
    headers: {
      ...appliedOf(asked, isKeyed ? 'upsert' : 'insert'),
      'content-range': `*/${preferences.count ? row.affected : '*'}`,
      ...location,
      ...contentOfRows(asked),
    },
    body: row.body ?? undefined,
  }
}

export function formatPut(asked: Asked, row: WriteRow): Answer {
  const withRows = asked.preferences.return === 'representation'
  return {
    status: !withRows ? 204 : row.updated > 0 ? 200 : 201,
    headers: { ...appliedOf(asked, 'put'), ...contentOfRows(asked) },
    body: row.body ?? undefined,
  }
}

export function formatUpdate(asked: Asked, row: WriteRow): Answer {
  const range = contentRange(row.affected, 0, asked.preferences.count ? row.affected : undefined)
  return formatChange(asked, row, range, 'update')
}

export function formatDelete(asked: Asked, row: WriteRow): Answer {
  return formatChange(asked, row, `*/${asked.preferences.count ? row.affected : '*'}`, 'delete')
}

function formatChange(asked: Asked, row: WriteRow, range: string, purpose: Purpose): Answer {
  return {
    status: asked.preferences.return === 'representation' ? 200 : 204,
    headers: { ...appliedOf(asked, purpose), ...contentOfRows(asked), 'content-range': range },
    body: row.body ?? undefined,
  }
}

/** `0-24/100`; `*` where nothing is known or nothing is there. */
function contentRange(count: number, offset: number, total: number | undefined): string {
  return `${count === 0 || total === 0 ? '*' : `${offset}-${offset + count - 1}`}/${total ?? '*'}`
}

function locationOf(table: string, key: Record<string, string | null>): string {
  const filters = Object.entries(key).map(([name, value]) => {
    const filter = value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`
    return `${encodeURIComponent(name)}=${filter}`
  })
  return `/${encodeURIComponent(table)}?${filters.join('&')}`
}

function contentOfRows(asked: Asked): Record<string, string> {
  return asked.preferences.return === 'representation' ? contentOf(asked) : {}
}

function contentOf({ media, profile }: Asked): Record<string, string> {
  const content = { 'content-type': media.contentType }
  return profile === undefined ? content : { ...content, 'content-profile': profile }
}

function appliedOf({ preferences }: Asked, purpose: Purpose): Record<string, string> {
  const applied = appliedPreferences(preferences, purpose)
  return applied ? { 'preference-applied': applied } : {}
}
