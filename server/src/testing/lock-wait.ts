import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../platform/db'

/** Resolves once a statement of another connection waits for a lock of this transaction. */
export async function untilOneWaitsFor(transaction: Db): Promise<void> {
  const waiting = sql`select pid from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`
  await expect.poll(() => transaction.query(waiting), { interval: 10 }).not.toEqual([])
}
