import { sql } from 'kysely'
import type { Db } from '../../../platform/db'

/** Mails that are kept to be read; the older ones go. */
const KEEP = 500

/** Mails in one list. */
const LIST = 100

export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  at: Date
}

const COLUMNS = sql.raw('id, recipient as "to", subject, text_body as text, html_body as html, created_at as at')

/** The newest mails, newest first, at most 100; of one address if it is given, however it is written. */
export async function newestMails(db: Db, to: string | undefined): Promise<KeptMail[]> {
  await db.query(sql`
    delete from private.outbox
    where id <= (select id from private.outbox order by id desc offset ${KEEP} limit 1)`)
  // What was sent before the mail server was switched off is empty.
  return db.query<KeptMail>(sql`
    select ${COLUMNS} from private.outbox
    where html_body <> '' and (${to ?? null}::text is null or lower(recipient) = lower(${to ?? null}::text))
    order by id desc limit ${LIST}`)
}

/** The newest mails whose address holds a text. */
export async function searchMails(db: Db, part: string): Promise<KeptMail[]> {
  return db.query<KeptMail>(sql`
    select ${COLUMNS} from private.outbox
    where html_body <> '' and position(lower(${part}) in lower(recipient)) > 0
    order by id desc limit ${LIST}`)
}

export async function oneMail(db: Db, id: string): Promise<KeptMail | undefined> {
  const [mail] = await db.query<KeptMail>(sql`
    select ${COLUMNS} from private.outbox where html_body <> '' and id = ${id}::bigint`)
  return mail
}
