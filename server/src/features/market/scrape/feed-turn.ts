import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'

/** Beside the feed's own row: `next_at` is when the current turn ends. */
const TURN = 'turn'
const TURN_MS = 90_000
const LOOK_MS = 500

/** The right to fetch, which one server has at a time; it ends by itself when its server is gone. */
export interface FeedTurn {
  /** @throws when it is another's by now */
  keep(): Promise<void>
  end(): Promise<void>
}

/** Waits for the turn, or answers undefined at once when another has it and `wait` is off. */
export async function takeTurn(db: Db, signal: AbortSignal, wait: boolean): Promise<FeedTurn | undefined> {
  const until = sql`clock_timestamp() + ${TURN_MS} * interval '1 ms'`
  for (;;) {
    signal.throwIfAborted()
    const [taken] = await db.query(sql<{ until: string }>`
      insert into private.market_feed as f (address, next_at) values (${TURN}, ${until})
      on conflict (address) do update set next_at = ${until} where f.next_at <= now()
      returning next_at::text as until`)
    if (taken) return turn(db, taken.until)
    if (!wait) return undefined
    await sleep(LOOK_MS, undefined, { signal })
  }
}

function turn(db: Db, until: string): FeedTurn {
  let mine = until
  return {
    async keep() {
      const [kept] = await db.query(sql<{ until: string }>`
        update private.market_feed set next_at = clock_timestamp() + ${TURN_MS} * interval '1 ms'
        where address = ${TURN} and next_at = ${mine}::timestamptz returning next_at::text as until`)
      if (!kept) throw new Error('Another server fetches the feed by now')
      mine = kept.until
    },
    async end() {
      await db.query(sql`
        update private.market_feed set next_at = now() where address = ${TURN} and next_at = ${mine}::timestamptz`)
    },
  }
}
