import { sql } from 'kysely'
import type { Db } from '../../platform/db'

/** Unsent mails are failed after this many days. */
export const GIVE_UP_DAYS = 3

/** Mails and their delivery status are deleted after this many days. */
const KEEP_DAYS = 30

/** Fails old unsent mails, so a mail server that comes back does not receive a flood of them. */
export async function failOverdueMails(db: Db): Promise<void> {
  await db.query(sql`
    update private.outbox
    set state = 'failed', last_error = coalesce(last_error, 'no mail server took it in time'), text_body = '', html_body = ''
    where state = 'waiting' and next_attempt_at <= now()
      and created_at < now() - make_interval(days => ${GIVE_UP_DAYS})`)
}

export async function deleteOldMails(db: Db): Promise<void> {
  await db.query(sql`delete from private.outbox where created_at < now() - make_interval(days => ${KEEP_DAYS})`)
}
