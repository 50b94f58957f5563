import { createHash } from 'node:crypto'
import { FOLDER_ICONS, type KnownScript } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { AppError, type SignedInUser } from '../../platform/http'
import type { ReadImport } from './read-import'

/** Rows whose texts are compared at most, and their bytes: the newest first. More than anybody imports at once. */
const MAX_KNOWN = 5000
const MAX_KNOWN_BYTES = 10_000_000

/**
 * Stores scripts from elsewhere, all or none, the first on top of its column and of all that are new. Costs no allowance. (CX-31, B-EN-01)
 * @returns the ids in the order of the scripts; of a repeated key those that are still there
 * @throws AppError `not_found` for a folder of somebody else, `cancelled` when the client disconnects
 */
export function importScripts(
  db: Db,
  user: SignedInUser,
  { folders, rows, idempotencyKey }: ReadImport,
  signal: AbortSignal,
): Promise<string[]> {
  const keys = folders.map((_, at) => (idempotencyKey ? rowKey(idempotencyKey, at) : null))
  return db.asUser(user.claims).transaction(async (db) => {
    // A repeated click waits for the first one to be stored, and two imports do not both make the same folder.
    await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${user.id}`}, 0))`)
    if (idempotencyKey) {
      const before = await db.query(sql<{ id: string }>`
        select id from public.scripts where user_id = ${user.id} and idempotency_key = any(${keys}::uuid[])
        order by array_position(${keys}::uuid[], idempotency_key)`)
      if (before.length > 0) return before.map(({ id }) => id)
    }
    const byName = await foldersFor(db, user, folders)
    const places = folders.map(({ folder_id: id, folder_name: name }) => id ?? byName.get(nameKey(name ?? '')) ?? null)
    const stored = await db.query(sql<{ id: string; place: number }>`
      insert into public.scripts (user_id, title, description, script_text, script_data, product_name, audience, video_length,
        video_style, style, tone, price, features, tags, status, viral_potential_score, views, likes, shares, sales, metadata,
        folder_id, idempotency_key, board_position, change_note)
      select ${user.id}::uuid, r.title, r.description, r.script_text, r.script_data, r.product_name, r.audience, r.video_length,
        r.video_style, r.video_style, r.tone, r.price, r.features, r.tags, r.status, r.viral_potential_score, r.views, r.likes,
        r.shares, r.sales, r.metadata, (${places}::uuid[])[r.at + 1], (${keys}::uuid[])[r.at + 1], extract(epoch from now()) - r.at * 0.001, 'Imported'
      from jsonb_to_recordset(${rows}::jsonb) as r (title text, description text, script_text text,
        script_data jsonb, product_name text, audience text, video_length int, video_style text, tone text, price numeric,
        features text[], tags text[], status text, viral_potential_score numeric, views bigint, likes bigint, shares bigint,
        sales bigint, metadata jsonb, at int)
      -- Each is written a moment after the one before it: the last is the first of "newest first".
      order by r.at desc
      returning id, board_position as place`)
    if (signal.aborted) throw new AppError('cancelled', 'The import was canceled')
    return stored.toSorted((a, b) => b.place - a.place).map(({ id }) => id)
  })
}

/** What the account has already under these titles: so an import leaves out what came in before. */
export async function knownScripts(db: Db, user: SignedInUser, titles: string[]): Promise<KnownScript[]> {
  if (titles.length === 0) return []
  // By what the index of titles is made of, which only the server may ask; whose rows they are is asked once more below.
  const found = await db.query(sql<{ id: string }>`
    select id from public.scripts s
    where user_id = ${user.id} and title = any(${titles}::text[])
      and left(private.folded(s.title), 60) collate "C" = any(array(
        select left(private.folded(asked), 60) collate "C" from unnest(${titles}::text[]) as asked))
    order by created_at desc, id limit ${MAX_KNOWN}`)
  if (found.length === 0) return []
  return db.asUser(user.claims).query(sql<KnownScript>`
    select title, md5(translate(script_text, E' \\t\\r\\n', '')) as text
    from (
      select title, script_text, sum(octet_length(script_text)) over (order by created_at desc, id) as bytes
      from public.scripts where id = any(${found.map(({ id }) => id)}::uuid[])) as own
    where bytes <= ${MAX_KNOWN_BYTES}`)
}

interface Folder {
  id: string
  name: string
}

/** The folders that scripts name, by their names; missing ones are made. */
async function foldersFor(db: Db, user: SignedInUser, requested: ReadImport['folders']): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { folder_name: name } of requested)
    if (name !== null && !names.has(nameKey(name))) names.set(nameKey(name), name)
  const wanted = requested.flatMap(({ folder_id: id }) => id ?? [])
  if (names.size === 0 && wanted.length === 0) return new Map()

  const own = await db.query(sql<Folder>`
    select id, name from public.script_folders where user_id = ${user.id} order by created_at desc, id`)
  const ids = new Set(own.map(({ id }) => id))
  const strange = requested.findIndex(({ folder_id: id }) => id !== null && !ids.has(id.toLowerCase()))
  if (strange >= 0)
    throw new AppError('not_found', 'This folder isn’t in your library.', {
      field: `scripts.${strange}.folder_id`,
    })

  const found = new Map(own.toReversed().map(({ id, name }) => [nameKey(name), id]))
  const missing = [...names].filter(([key]) => !found.has(key)).map(([, name]) => name)
  if (missing.length === 0) return found
  const [look] = FOLDER_ICONS
  const made = await db.query(sql<Folder>`
    insert into public.script_folders (user_id, name, color, icon)
    select ${user.id}::uuid, name, ${look.color}, ${look.icon} from unnest(${missing}::text[]) as name
    returning id, name`)
  for (const { id, name } of made) found.set(nameKey(name), id)
  return found
}

/** Names that people take for the same. */
const nameKey = (name: string) => name.trim().toLowerCase()

/** One key per row, made from the import's: a version 8 UUID. */
function rowKey(key: string, at: number): string {
  const hex = createHash('sha256').update(`${key.toLowerCase()} ${at}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
