import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError, type SignedInUser } from '../../../platform/http'
import { deleteSet } from '../set/lines'
import { findImport, HAS_JOB } from './import-record'

/**
 * Takes the record of a file away, and what was put aside of it; figures that were imported stay.
 * @throws AppError `not_found`, `conflict` while it is checked or imported
 */
export async function deleteImport(db: Db, user: SignedInUser, id: string): Promise<void> {
  await findImport(db, user, id)
  const [gone] = await db.query(sql`
    with gone as (delete from public.market_imports i where i.id = ${id} and i.user_id = ${user.id} and not ${HAS_JOB} returning i.id),
    lines as (delete from private.market_lines where batch in (select id from gone))
    select from gone`)
  if (!gone)
    throw new AppError('conflict', 'This file is being checked or imported. Wait until it’s done, or cancel it.')
}

/** Takes all figures of an own set away. @throws AppError `conflict` while some are on their way into it */
export async function deleteFigures(db: Db, user: SignedInUser, source: 'import' | 'shop'): Promise<void> {
  const writing = source === 'import' ? 'import' : 'scrape'
  const [busy] = await db.query(sql`
    select from public.market_jobs where user_id = ${user.id} and kind = ${writing} and state in ('queued', 'running')`)
  if (busy) throw new AppError('conflict', 'An import is running. Wait until it’s done, or cancel it.')
  await deleteSet(db, user.id, source)
}
