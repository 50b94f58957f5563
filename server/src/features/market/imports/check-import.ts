import type { ImportMapping, MarketImport } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError, type SignedInUser } from '../../../platform/http'
import { startJob } from '../jobs/job'
import type { MarketTools } from '../market-tools'
import { dayAfter } from './cells'
import { mappingFault } from './columns'
import { findImport, holdAccount, STATE } from './import-record'
import { currencyOf } from './receive-file'

/**
 * Begins to go through all rows with the mapping. Figures of an earlier check of the file are forgotten.
 * @throws AppError `invalid_input` for a mapping without figures, `not_found`, `conflict` while it is checked or imported, or was imported
 */
export async function beginCheck(
  tools: MarketTools,
  user: SignedInUser,
  id: string,
  mapping: ImportMapping,
): Promise<MarketImport> {
  const { db } = tools
  const found = await findImport(db, user, id)
  if (found.state === 'done')
    throw new AppError('conflict', 'This file has already been imported. Upload it again to import it again.')
  // Checked again below under the lock; here, so that no request waits for a long import to end.
  if (found.state === 'checking' || found.state === 'importing') throw busy()
  checkMapping(mapping, found)
  const known = await currencyOf(db, user)
  if (known !== undefined && known !== mapping.currency) {
    throw new AppError(
      'conflict',
      `Your imported data is in ${known}. To import data in ${mapping.currency}, delete it first.`,
      { field: 'currency' },
    )
  }
  await withImport(tools, user, id, async (tools) => {
    const [begun] = await tools.db.query(sql`
      update public.market_imports i set state = 'checking', mapping = ${JSON.stringify(mapping)}::jsonb, accepted_rows = null,
        faulty_rows = null, fault_groups = '[]', error = null
      where i.id = ${id} and ${STATE} in ('draft', 'checked', 'failed') returning i.id`)
    if (!begun) throw busy()
    await startJob(tools, user.id, 'check', id)
  })
  return findImport(db, user, id)
}

/**
 * Changes an import's state and starts its job, both or neither. Other requests for the file wait meanwhile, and
 * then finds the job: without that, the mapping of one request could be checked and that of another be kept.
 */
export async function withImport(
  tools: MarketTools,
  user: SignedInUser,
  id: string,
  begin: (tools: MarketTools) => Promise<void>,
): Promise<void> {
  await tools.db.transaction(async (db) => {
    await holdAccount(db, user.id)
    await db.query(sql`select from public.market_imports where id = ${id} and user_id = ${user.id} for update`)
    await begin({ ...tools, db })
  })
}

const busy = () => new AppError('conflict', 'This file is being checked or imported. Try again when it’s done.')

function checkMapping(mapping: ImportMapping, { header }: MarketImport): void {
  const fault = (message: string, field: string) => new AppError('invalid_input', message, { field })
  if (mapping.columns.length > header.length) throw fault('The file doesn’t have that many columns.', 'columns')
  const columns = mappingFault(mapping.columns)
  if (columns !== undefined) throw fault(columns, 'columns')
  if (!Intl.supportedValuesOf('currency').includes(mapping.currency))
    throw fault('This currency doesn’t exist.', 'currency')

  const { period } = mapping
  if (period.kind === 'daily') {
    if (!mapping.columns.includes('date'))
      throw fault('Choose the date column, or set the period the file covers.', 'period')
    return
  }
  const [from, to] = period.kind === 'period' ? [period.from, period.to] : [period.at, period.at]
  if (to < from) throw fault('The period ends before it starts.', 'period')
  if (from < '2015-01-01') throw fault('The period can’t start before 2015.', 'period')
  if (to > dayAfter(new Date().toISOString().slice(0, 10), 1))
    throw fault('The period can’t be in the future.', 'period')
  if (to > dayAfter(from, 365)) throw fault('A period can cover up to 366 days.', 'period')
}
