import { sql } from 'kysely'
import type { Db } from '../../platform/db'

/** After this, nobody waits for a mail any more. */
export const GIVE_UP_DAYS = 3

/** How long mails and what became of them are kept. */
const KEEP_DAYS = 30

/** Mails that waited too long must not go out in a flood once a mail server is found. */
export async function giveUpOld(db: Db): Promise<void> {
  await db.query(sql`
    update private.outbox
    set state = 'failed', last_error = coalesce(last_error, 'no mail server took it in time'), text_body = '', html_body = ''
    where state = 'waiting' and next_attempt_at <= now()
      and created_at < now() - make_interval(days => ${GIVE_UP_DAYS})`)
}

/** Removes what is too old to be of interest. */
export async function removeOld(db: Db): Promise<void> {
  await db.query(sql`delete from private.outbox where created_at < now() - make_interval(days => ${KEEP_DAYS})`)
}
