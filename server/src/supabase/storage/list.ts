import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../platform/db'
import type { Metadata } from './object'

/** More than this is asked for page by page (contract 4.2). */
const MAX_LIMIT = 1500

export const ListOptions = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(0).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
})

/** A file of a folder, or a folder in it: then everything but the name is null. */
export interface ListItem {
  name: string
  id: string | null
  updated_at: Date | null
  created_at: Date | null
  last_accessed_at: Date | null
  metadata: Metadata | null
}

/** Where the names end that begin with a prefix: no name has a character beyond the tilde. */
export const endOf = (prefix: string) => `${prefix}\x7f`

/** One level below a folder, folders first. Names are compared by bytes, a search without regard to case. (A-CN-11) */
export async function listObjects(
  db: Db,
  bucketId: string,
  { prefix, limit, offset, search, sortBy }: z.output<typeof ListOptions>,
): Promise<ListItem[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const direction = sql.raw(sortBy?.order === 'desc' ? 'desc' : 'asc')
  const column = sql.ref(sortBy?.column ?? 'name')
  return db.query(sql<ListItem>`
    with below as (
      select substr(name, ${folder.length + 1}::int) as name, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects
      where bucket_id = ${bucketId} and name >= ${folder} and name < ${endOf(folder)}
        and starts_with(lower(substr(name, ${folder.length + 1}::int)), lower(${search ?? ''}))
    ),
    items as (
      select split_part(name, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
             null::timestamptz as last_accessed_at, null::jsonb as metadata
      from below where position('/' in name) > 0 group by 1
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata from below where position('/' in name) = 0
    )
    select * from items
    order by id is not null, ${column} ${direction}, name ${direction}
    limit ${Math.min(limit, MAX_LIMIT)} offset ${offset}`)
}
