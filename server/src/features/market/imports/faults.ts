import { IMPORT_LIMITS, type ImportFault } from '@reelwright/shared'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import type { SignedInUser } from '../../../platform/http'
import { findImport } from './import-record'

/** The first thousand, in the order of the file. @throws AppError `not_found` */
export async function listFaults(db: Db, user: SignedInUser, id: string): Promise<ImportFault[]> {
  await findImport(db, user, id)
  return db.asUser(user.claims).query(sql<ImportFault>`
    select row_number as "row", column_name as "column", message, value from public.market_import_faults
    where import_id = ${id} and user_id = ${user.id} order by place limit ${IMPORT_LIMITS.faults}`)
}

/** As a file for spreadsheets: a cell that they would take for a formula gets an apostrophe before it. */
export function faultsAsCsv(faults: readonly ImportFault[]): string {
  const rows = faults.map(({ row, column, message, value }) => [row, column, message, value])
  return stringify([['Row', 'Column', 'Problem', 'Value'], ...rows], { bom: true, escape_formulas: true })
}
