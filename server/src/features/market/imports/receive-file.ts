import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { MarketImport } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { withArrived } from './arriving-file'
import { findImport, HAS_JOB } from './import-record'
import { readInThread } from './import-thread'
import { batchIn, type FileRead } from './read-file'

/** Files of an account that wait to be imported; older ones go. */
const MAX_DRAFTS = 5

/**
 * Takes a file as it arrives and puts its rows aside, to be looked over by its owner. One that breaks off or cannot be read leaves nothing.
 * @throws AppError `too_large`, `invalid_input`, `unsupported_media_type`, `timed_out`, `unavailable`
 */
export async function receiveFile(
  { config, db }: MarketTools,
  user: SignedInUser,
  file: { name: string; bytes: AsyncIterable<Uint8Array>; signal: AbortSignal },
): Promise<MarketImport> {
  const id = randomUUID()
  await withArrived(config.dataDir, file.bytes, async (folder) => {
    const today = new Date().toISOString().slice(0, 10)
    const wanted = { folder, name: file.name, today, knownCurrency: await currencyOf(db, user) }
    const read = await readInThread(wanted, user.id, file.signal)
    await store(db, user, { id, name: file.name, folder, read })
  })
  await dropOldDrafts(db, user)
  return findImport(db, user, id)
}

/** A record without rows is hidden. */
async function store(
  db: Db,
  user: SignedInUser,
  { id, name, folder, read }: { id: string; name: string; folder: string; read: FileRead },
) {
  const { format, encoding, delimiter, header, notes, mapping } = read
  await db.query(sql`
    insert into public.market_imports (id, user_id, file_name, format, encoding, delimiter, header, notes, mapping)
    values (${id}, ${user.id}, ${name}, ${format}, ${encoding}, ${delimiter}, ${header}, ${notes}, ${JSON.stringify(mapping)}::jsonb)`)
  try {
    for (let batch = 0; batch < read.batches; batch++) {
      await db.query(sql`
        insert into private.market_import_rows (import_id, row_number, cells)
        select ${id}::uuid, (r -> 0)::int, r -> 1
        from jsonb_array_elements(${await readFile(batchIn(folder, batch), 'utf8')}::jsonb) r`)
    }
    await db.query(sql`update public.market_imports set row_count = ${read.rows} where id = ${id}`)
  } catch (error) {
    await db.query(sql`delete from public.market_imports where id = ${id}`)
    throw error
  }
}

/** The currency of the figures that the account has imported; undefined without any. */
export async function currencyOf(db: Db, user: SignedInUser): Promise<string | undefined> {
  const [set] = await db.asUser(user.claims).query(sql<{ currency: string }>`
    select currency from public.market_sets where user_id = ${user.id} and kind = 'import' and product_count + creator_count > 0`)
  return set?.currency
}

async function dropOldDrafts(db: Db, user: SignedInUser): Promise<void> {
  await db.query(sql`
    with old as (
      select i.id from public.market_imports i
      where i.user_id = ${user.id} and i.state <> 'done' and i.row_count > 0 and not ${HAS_JOB}
      order by i.created_at desc, i.id offset ${MAX_DRAFTS}),
    lines as (delete from private.market_lines where batch in (select id from old))
    delete from public.market_imports where id in (select id from old)`)
}
