import { randomUUID } from 'node:crypto'
import type { ImportMapping, MarketImport } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'
import { readTable, type Table, type TableRow } from '../../../providers/market'
import { guessMapping } from './guesses'
import { findImport, HAS_JOB } from './import-record'

/** Files of an account that wait to be imported; older ones go. */
const MOST_DRAFTS = 5
/** Rows that are looked at to guess what the columns hold. */
const SAMPLE = 300
/** Of one statement. */
const BATCH = { rows: 1000, characters: 1_000_000 }

/** What has not begun to be anything yet: with no rows, nobody sees the record. */
const NO_MAPPING: ImportMapping = {
  columns: [],
  period: { kind: 'daily' },
  dateOrder: 'ymd',
  decimal: '.',
  currency: 'USD',
  percent: true,
}

/**
 * Reads a file as it arrives and puts its rows aside, to be looked over by its owner. One that breaks off or cannot be read leaves nothing.
 * @throws AppError `too_large`, `invalid_input`, `unsupported_media_type`
 */
export async function receiveFile(
  db: Db,
  user: SignedInUser,
  file: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<MarketImport> {
  const table = await readTable(file.bytes, file.name)
  const id = randomUUID()
  await db.query(sql`
    insert into public.market_imports (id, user_id, file_name, format, encoding, mapping)
    values (${id}, ${user.id}, ${file.name}, ${table.format}, ${table.encoding}, ${JSON.stringify(NO_MAPPING)}::jsonb)`)
  try {
    const { rows, sample } = await stageRows(db, id, table)
    const mapping = guessMapping({
      ...table,
      fileName: file.name,
      sample,
      today: new Date().toISOString().slice(0, 10),
      knownCurrency: await currencyOf(db, user),
    })
    await db.query(sql`
      update public.market_imports set encoding = ${table.encoding}, delimiter = ${table.delimiter}, header = ${table.header},
        row_count = ${rows}, mapping = ${JSON.stringify(mapping)}::jsonb, notes = ${table.notes}
      where id = ${id}`)
  } catch (error) {
    await db.query(sql`delete from public.market_imports where id = ${id}`)
    throw error
  }
  await dropOldDrafts(db, user)
  return findImport(db, user, id)
}

async function stageRows(db: Db, id: string, table: Table): Promise<{ rows: number; sample: string[][] }> {
  const sample: string[][] = []
  let [rows, characters] = [0, 0]
  let batch: TableRow[] = []
  const store = async () => {
    if (batch.length === 0) return
    const values = JSON.stringify(batch.map(({ row, cells }) => [row, cells]))
    ;[batch, characters] = [[], 0]
    await db.query(sql`
      insert into private.market_import_rows (import_id, row_number, cells)
      select ${id}::uuid, (r -> 0)::int, r -> 1 from jsonb_array_elements(${values}::jsonb) r`)
  }
  for await (const row of table.rows) {
    rows++
    if (sample.length < SAMPLE) sample.push(row.cells)
    batch.push(row)
    for (const cell of row.cells) characters += cell.length + 3
    if (batch.length >= BATCH.rows || characters >= BATCH.characters) await store()
  }
  await store()
  return { rows, sample }
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
      order by i.created_at desc, i.id offset ${MOST_DRAFTS}),
    lines as (delete from private.market_lines where batch in (select id from old))
    delete from public.market_imports where id in (select id from old)`)
}
