import type { LetterKind } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import { leaveKey, type LetterTools } from './letter-tools'
import { columnOf } from './readers'
import { readLeaveToken } from './unsubscribe-token'

/**
 * Switches off the letter that a link was in. Repeatable, and without a sign-in: whoever has the mail may do it.
 * @throws AppError `invalid_input` for a token that is not ours, `not_found` when the account is gone
 */
export async function unsubscribe(
  tools: Pick<LetterTools, 'db' | 'tokens'>,
  token: string,
): Promise<{ letter: LetterKind; email: string }> {
  const leaving = readLeaveToken(leaveKey(tools), token)
  if (!leaving)
    throw new AppError('invalid_input', 'This link is not valid. Open the link in the email again.', { field: 'token' })
  const { userId, kind } = leaving
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

/** "ana@example.com" as "a***@example.com": who it is knows it, and nobody else. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return ''
  const [first = ''] = email
  return `${first}***${email.slice(at)}`
}
