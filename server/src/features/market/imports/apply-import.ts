import type { MarketImport } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError, type SignedInUser } from '../../../platform/http'
import { startJob } from '../jobs/job'
import type { MarketTools } from '../market-tools'
import { withImport } from './check-import'
import { nothingAccepted } from './check-work'
import { findImport, STATE } from './import-record'

/**
 * Begins to import the rows that were found good.
 * @throws AppError `not_found`, `conflict` unless the file was checked, `refused` when no row is good
 */
export async function beginApply(tools: MarketTools, user: SignedInUser, id: string): Promise<MarketImport> {
  const { db } = tools
  const found = await findImport(db, user, id)
  if (found.state === 'checked' && !found.acceptedRows) throw nothingAccepted()
  const notNow = () =>
    new AppError('conflict', found.state === 'done' ? 'This file has already been imported.' : 'Check this file first.')
  if (found.state !== 'checked') throw notNow()
  await withImport(tools, user, id, async (tools) => {
    const [begun] = await tools.db.query(sql`
      update public.market_imports i set state = 'importing', error = null
      where i.id = ${id} and ${STATE} = 'checked' returning i.id`)
    if (!begun) throw notNow()
    await startJob(tools, user.id, 'import', id)
  })
  return findImport(db, user, id)
}
