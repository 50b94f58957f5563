import { createHash } from 'node:crypto'
import { count } from '@reelwright/shared'
import { sql } from 'kysely'
import * as z from 'zod'
import { AppError } from '../../../platform/http'
import { notificationEmails } from '../../../providers/mail'
import type { EmailTools, EmailRun } from './email-tools'
import { byAccount, RECIPIENT, recipientsOf, type Recipient } from './recipients'
import { maySend, sendEmail } from './send-email'

const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line')

/** What the operator has to say to everybody who wants to hear it. */
export const Announcement = z.strictObject({
  subject: oneLine.min(1, 'is missing').max(150),
  text: z.string().trim().min(1, 'is missing').max(20_000).describe('Plain text; a blank line starts a new paragraph'),
  name: oneLine.min(1).max(100).optional().describe('An account gets an announcement with this name only once'),
  dryRun: z.boolean().optional().default(false).describe('Counts the recipients without sending'),
})
export type Announcement = z.output<typeof Announcement>

export const AnnouncementState = z.object({
  name: z.string(),
  readers: count.describe('Accounts that get product updates'),
  sent: count.describe('How many of them have received it already'),
})
export type AnnouncementState = z.output<typeof AnnouncementState>

/** After this, nobody gets it any more who has not got it. */
const DAYS = 14

/**
 * Stores an announcement; the job sends its emails in batches.
 * @throws AppError `conflict` when the name belongs to other words, `refused` when notification emails are turned off
 */
export async function announce(
  { db, config }: Pick<EmailTools, 'db' | 'config'>,
  { subject, text, name = digest(subject, text), dryRun }: Announcement,
  now: Date,
): Promise<AnnouncementState> {
  if (!config.mail.notificationEmails)
    throw new AppError('refused', 'Notification emails are turned off (LETTERS=off).')
  if (!dryRun) {
    await db.query(sql`
      insert into private.announcements (name, subject, body, created_at) values (${name}, ${subject}, ${text}, ${now})
      on conflict (name) do nothing`)
  }
  const [stored] = await db.query(sql<{ same: boolean; created_at: Date }>`
    select subject = ${subject} and body = ${text} as same, created_at from private.announcements where name = ${name}`)
  if (stored && !stored.same) {
    throw new AppError('conflict', `A different announcement named "${name}" already exists.`, { field: 'name' })
  }
  const { from, where } = recipientsOf('product_updates', now)
  const [counted] = await db.query(sql<{ readers: number; sent: number }>`
    select count(*)::int as readers, (count(*) filter (where exists (
        select from private.letters where user_id = u.id and kind = 'product_updates' and name = ${name})))::int as sent
    from ${from} where ${where} and u.created_at <= ${stored?.created_at ?? now}`)
  return { name, readers: counted?.readers ?? 0, sent: counted?.sent ?? 0 }
}

/** How many were sent. */
export async function sendAnnouncements(tools: EmailTools, run: EmailRun): Promise<number> {
  const due = await tools.db.query(sql<{ name: string; subject: string; body: string; created_at: Date }>`
    select name, subject, body, created_at from private.announcements
    where created_at > ${run.now}::timestamptz - make_interval(days => ${DAYS}) order by created_at`)
  let sent = 0
  for (const announcement of due) {
    for await (const recipient of byAccount((after, limit) => waiting(tools, run, announcement, after, limit))) {
      if (!(await maySend(tools, run))) return sent
      const email = { recipient, kind: 'product_updates', name: announcement.name } as const
      const words = { subject: announcement.subject, text: announcement.body }
      if (await sendEmail(tools, run, email, (to) => notificationEmails.productUpdate(to, words))) sent++
    }
  }
  return sent
}

/** Whoever came later has read no earlier one, and need not read this one. */
function waiting(
  { db }: EmailTools,
  { now }: EmailRun,
  { name, created_at }: { name: string; created_at: Date },
  after: string,
  limit: number,
): Promise<Recipient[]> {
  const { from, where } = recipientsOf('product_updates', now)
  return db.query(sql<Recipient>`
    select ${RECIPIENT} from ${from}
    where ${where} and u.created_at <= ${created_at} and u.id > ${after}::uuid and not exists (
      select from private.letters where user_id = u.id and kind = 'product_updates' and name = ${name})
    order by u.id limit ${limit}`)
}

function digest(subject: string, text: string): string {
  return createHash('sha256').update(`${subject}\n${text}`).digest('hex').slice(0, 16)
}
