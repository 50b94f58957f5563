import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { AuthError } from './auth-error'

/** What a mail is about, as far as its frequency goes: asking for a new password does not keep the confirmation away. */
export type MailOccasion = 'confirmation' | 'sign_in' | 'recovery' | 'email_change' | 'reauthentication'

/**
 * Takes the right to send one mail of an occasion to an address. It is kept by the address, not by the account: so the answer is
 * the same whether an account exists. Belongs into the transaction that puts the mail into the outbox. (contract 2.8)
 * @throws AuthError `over_email_send_rate_limit` with the seconds to wait
 */
export async function takeMailTurn(
  db: Db,
  { auth }: Config,
  { occasion, email }: { occasion: MailOccasion; email: string },
): Promise<void> {
  if (auth.mailFrequencySeconds === 0) return
  const key = keyOf(occasion, email)
  const [turn] = await db.query(sql<{ attempts: number; wait: number }>`
    insert into auth.sign_in_attempts as a (key, attempts, window_end)
    values (${key}, 1, clock_timestamp() + make_interval(secs => ${auth.mailFrequencySeconds}))
    on conflict (key) do update set
      attempts = case when a.window_end <= clock_timestamp() then 1 else 2 end,
      window_end = case when a.window_end <= clock_timestamp() then excluded.window_end else a.window_end end
    returning attempts, ceil(extract(epoch from window_end - clock_timestamp()))::int as wait`)
  if (turn?.attempts === 1) return
  const seconds = Math.max(1, turn?.wait ?? auth.mailFrequencySeconds)
  throw mailLimit(`For security purposes, you can only request this after ${seconds} seconds.`)
}

/** For a mail that goes in any case, also right after another mail to its address: the next one waits. */
export async function beginMailTurns(
  db: Db,
  { auth }: Config,
  { occasion, email }: { occasion: MailOccasion; email: string },
): Promise<void> {
  if (auth.mailFrequencySeconds === 0) return
  await db.query(sql`
    insert into auth.sign_in_attempts (key, attempts, window_end)
    values (${keyOf(occasion, email)}, 1, clock_timestamp() + make_interval(secs => ${auth.mailFrequencySeconds}))
    on conflict (key) do update set window_end = excluded.window_end`)
}

/** Whether the installation may send another mail within this hour. */
export async function mayMail(db: Db, { rateLimits }: Config): Promise<boolean> {
  const [sent] = await db.query(sql<{ count: number }>`
    select count(*)::int as count from (
      select from private.outbox where created_at > now() - interval '1 hour' limit ${rateLimits.mail}) as lately`)
  return (sent?.count ?? 0) < rateLimits.mail
}

/** @throws AuthError `over_email_send_rate_limit` */
export async function requireMailLeft(db: Db, config: Config): Promise<void> {
  if (!(await mayMail(db, config))) throw mailLimit('email rate limit exceeded')
}

function mailLimit(message: string): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message)
}

/** Line breaks keep it apart from the keys of the sign-in throttle: an address cannot contain one. */
function keyOf(occasion: MailOccasion, email: string): Buffer {
  return createHash('sha256').update(`mail\n${occasion}\n${email}`).digest()
}
