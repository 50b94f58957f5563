import { NOTIFICATION_EMAILS } from '@reelwright/shared'
import { sql } from 'kysely'
import * as z from 'zod'
import { AppError } from '../../../platform/http'
import { unsubscribeKey, type EmailTools } from './email-tools'
import { columnOf } from './recipients'
import { readUnsubscribeToken } from './unsubscribe-token'

export const Unsubscribed = z.object({
  letter: z.enum(NOTIFICATION_EMAILS.map(({ kind }) => kind)),
  email: z.string().describe('Masked'),
})

/**
 * Turns off the emails that a link belongs to. Idempotent and without a sign-in: having the email is enough.
 * @throws AppError `invalid_input` for a token that is not ours, `not_found` when the account is gone
 */
export async function unsubscribe(
  tools: Pick<EmailTools, 'db' | 'tokens'>,
  token: string,
): Promise<z.output<typeof Unsubscribed>> {
  const unsubscription = readUnsubscribeToken(unsubscribeKey(tools), token)
  if (!unsubscription)
    throw new AppError('invalid_input', 'This link is not valid. Open the link in the email again.', { field: 'token' })
  const { userId, kind } = unsubscription
  const [account] = await tools.db.query(sql<{ email: string | null }>`
    with account as (select id, email from auth.users where id = ${userId}),
    changed as (
      insert into public.profiles (id, ${sql.ref(columnOf(kind))}) select id, false from account
      on conflict (id) do update set ${sql.ref(columnOf(kind))} = false
    )
    select email from account`)
  if (!account) throw new AppError('not_found', 'The account for this link no longer exists.')
  return { letter: kind, email: masked(account.email ?? '') }
}

/** "ana@example.com" as "a***@example.com": only its owner recognizes it. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return ''
  const [first = ''] = email
  return `${first}***${email.slice(at)}`
}
