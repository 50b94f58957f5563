import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../platform/db'
import { endOf } from './list'
import type { Metadata } from './object'
import { invalidRequest } from './storage-error'

const MAX_LIMIT = 1000

export const PageOptions = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).default(MAX_LIMIT),
  cursor: z.string().nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
})

/** `name` is the whole path, that of a folder with its slash; `key` is the last part of it. */
export interface Page {
  hasNext: boolean
  nextCursor?: string
  folders: { key: string; name: string }[]
  objects: {
    key: string
    name: string
    id: string
    updated_at: Date
    created_at: Date
    last_accessed_at: Date
    metadata: Metadata
  }[]
}

/** The last thing of a page, by all that things are ordered by. It is opaque to callers, but theirs to change: nothing is trusted. */
const Cursor = z.tuple([z.union([z.literal(0), z.literal(1)]), z.iso.datetime({ precision: 6 }), z.string()])
type Cursor = z.infer<typeof Cursor>

/** Folders have no time; by time they all stand at this one. */
const NO_TIME = '1970-01-01T00:00:00.000000Z'

/**
 * Names that begin with a prefix, page by page; nothing is met twice or left out when others write meanwhile. With a delimiter, what
 * lies deeper counts as its folder.
 * @throws StorageError for a cursor that no page of ours has.
 */
export async function listPage(
  db: Db,
  bucketId: string,
  { prefix, limit: asked, cursor, with_delimiter, sortBy }: z.output<typeof PageOptions>,
): Promise<Page> {
  const limit = Math.min(asked, MAX_LIMIT)
  const descending = sortBy?.order === 'desc'
  const byTime = sortBy?.column === 'created_at' || sortBy?.column === 'updated_at'
  const after = cursor ? readCursor(cursor) : undefined
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const time = byTime ? sql.ref(sortBy.column) : sql`timestamptz ${sql.lit(NO_TIME)}`
  // By name, folders and files mix; by time, folders come first.
  const fileRank = sql.lit(byTime ? 1 : 0)
  const beyond = after
    ? sql`(rank, at, name) ${sql.raw(descending ? '<' : '>')} (${after[0]}::int, ${after[1]}::timestamptz, ${after[2]} collate "C")`
    : sql`true`

  const rows = await db.query(sql<PageRow>`
    with found as (
      select *, ${with_delimiter ?? false}::boolean and position('/' in substr(name, ${prefix.length + 1}::int)) > 0 as deeper
      from storage.objects
      where bucket_id = ${bucketId} and name >= ${prefix} and name < ${endOf(prefix)}
    ),
    things as (
      select 0 as rank, timestamptz ${sql.lit(NO_TIME)} as at,
             (${prefix} || split_part(substr(name, ${prefix.length + 1}::int), '/', 1) || '/') collate "C" as name,
             null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
             null::timestamptz as last_accessed_at, null::jsonb as metadata
      from found where deeper group by 3
      union all
      select ${fileRank}, ${time}, name, id, updated_at, created_at, last_accessed_at, metadata from found where not deeper
    )
    select *, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at_text
    from things where ${beyond}
    order by rank ${direction}, at ${direction}, name ${direction} limit ${limit + 1}`)

  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasNext = rows.length > limit
  return {
    hasNext,
    ...(hasNext && last ? { nextCursor: writeCursor([last.rank, last.at_text, last.name]) } : {}),
    folders: shown.filter((row) => row.id === null).map(({ name }) => ({ key: lastPart(name.slice(0, -1)), name })),
    objects: shown.flatMap(({ rank: _rank, at: _at, at_text: _text, ...row }) =>
      row.id === null ? [] : [{ key: lastPart(row.name), ...row }],
    ),
  }
}

interface PageRow {
  rank: 0 | 1
  at: Date
  at_text: string
  name: string
  id: string
  updated_at: Date
  created_at: Date
  last_accessed_at: Date
  metadata: Metadata
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1)

const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch (error) {
    throw invalidRequest('The cursor is not valid', { cause: error })
  }
}
