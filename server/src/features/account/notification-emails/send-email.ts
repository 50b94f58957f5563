import type { EmailKind } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import type { EmailRecipient, Mail } from '../../../providers/mail'
import { unsubscribeKey, type EmailTools, type EmailRun } from './email-tools'
import { recipientsOf, type Recipient } from './recipients'
import { makeUnsubscribeToken } from './unsubscribe-token'

/**
 * Sends one email exactly once: its claim and the outbox row are stored in one transaction. Returns false when another server sent it,
 * when the account has unsubscribed since, or when the email could not be written.
 * @throws AppError `unavailable` when the database is away
 */
export async function sendEmail(
  tools: EmailTools,
  run: EmailRun,
  { recipient, kind, name }: { recipient: Recipient; kind: EmailKind; name: string },
  write: (recipient: EmailRecipient) => Mail,
): Promise<boolean> {
  const { from, where } = recipientsOf(kind, run.now)
  const claimAndWrite = async (db: Db) => {
    const claimed = await db.query(sql`
      insert into private.letters (user_id, kind, name, sent_at)
      select u.id, ${kind}, ${name}, ${run.now} from ${from}
      where ${where} and u.id = ${recipient.id} and u.email = ${recipient.email}
      on conflict do nothing returning user_id`)
    if (claimed.length === 0) return false
    await tools.outbox.put(db, write(addressed(tools, run, recipient, kind)))
    return true
  }
  try {
    return await tools.db.transaction(claimAndWrite)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') throw error
    tools.log.warn({ err: error, kind, account: recipient.id }, 'A notification email could not be written')
    return false
  }
}

function addressed(
  tools: EmailTools,
  { pages, server }: EmailRun,
  recipient: Recipient,
  kind: EmailKind,
): EmailRecipient {
  const token = encodeURIComponent(makeUnsubscribeToken(unsubscribeKey(tools), { userId: recipient.id, kind }))
  return {
    to: recipient.email,
    name: recipient.name,
    origin: pages,
    unsubscribe: {
      link: `${pages}/unsubscribe?token=${token}`,
      oneClickLink: `${server}/api/account/unsubscribe?token=${token}`,
    },
  }
}

/**
 * Whether an email may be sent now. Half of the hourly limit is reserved for transactional emails: an announcement must not delay
 * sign-in emails.
 */
export async function maySend({ db, config }: EmailTools, { stopping }: EmailRun): Promise<boolean> {
  if (stopping.aborted) return false
  const max = Math.max(1, Math.floor(config.rateLimits.mail / 2))
  const [lately] = await db.query(sql<{ full: boolean }>`
    select count(*) >= ${max} as full from (
      select from private.outbox where created_at > now() - interval '1 hour' limit ${max}) as mails`)
  return lately?.full === false
}
