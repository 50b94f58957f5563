import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db, Notifications } from '../../platform/db'
import type { Log } from '../../platform/log'
import { type Schedule, startSchedule } from '../../platform/schedule'
import { faultForLog } from './delivery'
import type { Mail } from './mail'
import { startSender, type Sender } from './sender'
import { failOverdueMails, deleteOldMails } from './cleanup'
import { createSmtpTransport } from './transport'

/** Stores emails to send. The first server that polls the outbox sends them. */
export interface Outbox {
  /** Stores a mail. With the handle of the transaction that needs it: what is rolled back is not sent. */
  put(db: Db, mail: Mail): Promise<void>
  /** Sends what waits, until `close`. Does not wait for the mail server. */
  start(): Promise<void>
  /** Ends within about a second; what is not sent by then is left to the next start, or to another server. */
  close(): Promise<void>
}

const CHANNEL = 'outbox'

const CLEANUP_INTERVAL_MS = 60 * 60 * 1000

/** Without a mail server, mails only stay in the table: the local mailbox reads them there. */
export function createOutbox(tools: { config: Config; db: Db; notifications: Notifications; log: Log }): Outbox {
  const { db, notifications, log } = tools
  const { smtpUrl, from } = tools.config.mail
  let sender: Sender | undefined
  let stopListening: (() => void) | undefined
  let cleanup: Schedule | undefined

  async function cleanUp() {
    try {
      if (smtpUrl) await failOverdueMails(db)
      await deleteOldMails(db)
    } catch (error) {
      log.warn(faultForLog(error), 'The outbox could not be cleaned up')
    }
  }

  return {
    async put(db, { to, subject, text, html, unsubscribeLink }) {
      // The notification goes out with the commit, in one statement with the row.
      await db.query(sql`
        with stored as (
          insert into private.outbox (recipient, subject, text_body, html_body, unsubscribe_link)
          values (${to}, ${subject}, ${text}, ${html}, ${unsubscribeLink ?? null})
          returning id
        )
        select pg_notify(${CHANNEL}, '') from stored`)
    },

    async start() {
      await cleanUp()
      cleanup = startSchedule(cleanUp, { first: CLEANUP_INTERVAL_MS, every: CLEANUP_INTERVAL_MS })
      if (!smtpUrl) {
        if (tools.config.production) log.warn('SMTP_URL is not set: mails stay in the database and reach nobody')
        return
      }
      const started = startSender({ db, log, transport: createSmtpTransport({ smtpUrl, from }) })
      sender = started
      stopListening = await notifications.on(CHANNEL, started.wake, started.wake)
    },

    async close() {
      await cleanup?.close()
      stopListening?.()
      await sender?.close()
    },
  }
}
