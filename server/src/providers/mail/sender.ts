import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { Log } from '../../platform/log'
import { mailAttempts } from '../../platform/metrics'
import { createNotifier } from './notifier'
import { faultForLog, faultForRow, isFinal, retryAfterSeconds } from './delivery'
import { GIVE_UP_DAYS } from './cleanup'
import { LANES, type OutgoingMail, type Transport } from './transport'

/** How long a claimed mail is left to the server that claimed it. Longer than one attempt can take. */
const LEASE_SECONDS = 300

/** The longest one attempt may take, in milliseconds: a mail server that answers drop by drop never times out by itself. */
const ATTEMPT_MS = 120_000

/** Looks for due mails at least this often: a notification can be lost. */
const MAX_WAIT_MS = 60_000

/** Rest after the database could not be asked. */
const DATABASE_REST_MS = 5_000

/** How long `close` lets mails finish that are on their way, in milliseconds. */
const CLOSE_GRACE_MS = 1_000

/** Sends what waits in the outbox, as one of any number of servers that share it. */
export interface Sender {
  /** Looks for mails to send. */
  wake(): void
  close(): Promise<void>
}

interface ClaimedMail extends OutgoingMail {
  /** With the current one. */
  attempts: number
}

/**
 * Each mail is claimed, sent outside any transaction, and then marked. A crash between the last two steps sends it a second time
 * after the lease, with the same Message-ID; no mail is ever lost.
 */
export function startSender({ db, log, transport }: { db: Db; log: Log; transport: Transport }): Sender {
  const notifier = createNotifier()
  const cutOff = new AbortController()
  let closing = false
  /** One per lane that is taken: a mail that the mail server is slow with keeps its own lane only. */
  const underway = new Set<Promise<void>>()
  let sent = 0

  async function run() {
    while (!closing) {
      reportSent()
      try {
        const mails = underway.size < LANES ? await claim(db, LANES - underway.size) : []
        for (const mail of mails) begin(mail)
        if (mails.length === 0) await notifier.wait(underway.size < LANES ? await untilNextDue(db) : MAX_WAIT_MS)
      } catch (error) {
        log.warn(faultForLog(error), 'The outbox could not be read')
        if (!closing) await notifier.wait(DATABASE_REST_MS)
      }
    }
    await Promise.all(underway)
    reportSent()
  }

  function begin(mail: ClaimedMail) {
    const delivery = deliver(mail)
      .catch((error: unknown) => log.warn(faultForLog(error), 'The delivery status of an email could not be stored'))
      .finally(() => {
        underway.delete(delivery)
        notifier.notify()
      })
    underway.add(delivery)
  }

  function reportSent() {
    if (sent > 0) log.info({ sent }, 'Mails sent')
    sent = 0
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    // Node 20 may collect an `AbortSignal.timeout()` that only `any` refers to, and then it never fires.
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new DOMException('The mail server took too long', 'TimeoutError')),
      ATTEMPT_MS,
    )
    try {
      await transport.send(mail, AbortSignal.any([cutOff.signal, late.signal]))
    } catch (error) {
      return cutOff.signal.aborted ? giveBack(db, mail) : recordFault(mail, error)
    } finally {
      clearTimeout(timer)
    }
    mailAttempts.add({ outcome: 'sent' })
    await markSent(db, mail)
    sent++
  }

  async function recordFault(mail: ClaimedMail, error: unknown) {
    const final = isFinal(error)
    const fault = { ...faultForLog(error), attempts: mail.attempts }
    mailAttempts.add({ outcome: final ? 'refused' : 'postponed' })
    log.warn(fault, final ? 'An email was permanently refused' : 'An email could not be sent yet')
    await (final ? markFailed(db, mail, faultForRow(error)) : postpone(db, mail, faultForRow(error)))
  }

  const running = run()
  return {
    wake: notifier.notify,
    async close() {
      closing = true
      notifier.notify()
      const timer = setTimeout(() => cutOff.abort(), CLOSE_GRACE_MS)
      await running
      clearTimeout(timer)
      transport.close()
    },
  }
}

/** Takes so many due mails, oldest first. Servers that ask at the same moment get different ones. */
function claim(db: Db, count: number): Promise<ClaimedMail[]> {
  return db.query<ClaimedMail>(sql`
    with due as materialized (
      select id from private.outbox
      where state = 'waiting' and next_attempt_at <= now()
      order by next_attempt_at, id
      limit ${count}
      for update skip locked
    )
    update private.outbox
    set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id in (select id from due)
    returning id, recipient, subject, text_body, html_body, unsubscribe_link, created_at, attempts`)
}

/** Milliseconds. */
async function untilNextDue(db: Db): Promise<number> {
  const [next] = await db.query<{ ms: number | null }>(sql`
    select extract(epoch from min(next_attempt_at) - now())::float8 * 1000 as ms
    from private.outbox where state = 'waiting'`)
  return Math.min(Math.max(next?.ms ?? MAX_WAIT_MS, 50), MAX_WAIT_MS)
}

/** Erases what was sent: it may hold a sign-in link. */
async function markSent(db: Db, { id }: ClaimedMail) {
  await db.query(sql`
    update private.outbox set state = 'sent', sent_at = now(), last_error = null, text_body = '', html_body = ''
    where id = ${id}`)
}

async function markFailed(db: Db, { id }: ClaimedMail, fault: string) {
  await db.query(sql`
    update private.outbox set state = 'failed', last_error = ${fault}, text_body = '', html_body = '' where id = ${id}`)
}

/** Postpones a mail, or gives it up when it is too old. */
async function postpone(db: Db, mail: ClaimedMail, fault: string) {
  if (Date.now() - mail.created_at.getTime() > GIVE_UP_DAYS * 86_400_000) return markFailed(db, mail, fault)
  await db.query(sql`
    update private.outbox
    set last_error = ${fault}, next_attempt_at = now() + make_interval(secs => ${retryAfterSeconds(mail.attempts)})
    where id = ${mail.id}`)
}

/** An attempt that this server broke off itself does not count: another one may try at once. */
async function giveBack(db: Db, { id }: ClaimedMail) {
  await db.query(sql`
    update private.outbox set attempts = attempts - 1, next_attempt_at = now() where id = ${id}`)
}
