import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db, Notifications } from '../../platform/db'
import type { Log } from '../../platform/log'

/** A mail before it has a sender. */
export interface Mail {
  /** The address, already checked. */
  to: string
  subject: string
  text: string
  html: string
}

/** Where rooms leave mails. They are sent later, by whichever server comes first. */
export interface Outbox {
  /** Stores a mail. With the handle of the transaction that needs it: what is rolled back is not sent. */
  put(db: Db, mail: Mail): Promise<void>
  /** Sends what waits, until `close`. */
  start(): Promise<void>
  close(): Promise<void>
}

export function createOutbox(_tools: { config: Config; db: Db; notifications: Notifications; log: Log }): Outbox {
  return {
    async put(db, { to, subject, text, html }) {
      await db.query(sql`
        insert into private.outbox (recipient, subject, text_body, html_body) values (${to}, ${subject}, ${text}, ${html})`)
    },
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
