import { sql } from 'kysely'
import type { Tools } from '../../platform/tools'
import { untilDone } from './retry'

/**
 * Reports sessions of open channels that have ended: as the database notifies, and after lost notifications by asking. `open` lists the
 * sessions that are of interest.
 */
export function watchEndedSessions(
  { db, notifications, log }: Pick<Tools, 'db' | 'notifications' | 'log'>,
  { open, onEnd }: { open: () => string[]; onEnd: (sessionId: string) => void },
) {
  let started: Promise<unknown> | undefined
  let closed = false

  const retried = (work: () => Promise<unknown>) =>
    untilDone(work, {
      wanted: () => !closed,
      onError: (error) => log.warn({ err: error }, 'Ends of sessions are not heard of'),
    })

  async function findEnded() {
    const rows = await db.query(sql<{ id: string }>`
      select id from unnest(${open()}::uuid[]) as id where not exists (select from auth.sessions s where s.id = id)`)
    rows.forEach(({ id }) => onEnd(id))
  }

  return {
    start: () => (started ??= retried(() => notifications.on('ended_sessions', onEnd, () => void retried(findEnded)))),
    close() {
      closed = true
    },
  }
}
