import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { mails, type Outbox, type SecurityChange } from '../../providers/mail'

export type { SecurityChange }

/** Texts of the in-app notification; the email says more. */
const NOTICES: Record<Exclude<SecurityChange, 'account_deleted'>, { title: string; message: string }> = {
  password_changed: {
    title: 'Password changed',
    message: 'You were logged out everywhere else. If this wasn’t you, reset your password now.',
  },
  two_factor_on: {
    title: 'Two-factor authentication is on',
    message: 'You now need a code from your authenticator app to log in.',
  },
  two_factor_off: {
    title: 'Two-factor authentication is off',
    message: 'You now log in with your password only. If this wasn’t you, change it now.',
  },
  recovery_code_used: {
    title: 'Recovery code used',
    message:
      'Two-factor authentication is off until you set it up again. If this wasn’t you, change your password now.',
  },
}

/** Notifies the owner by email and in the app of a security change that may not be their own. */
export async function notifySecurityChange(
  db: Db,
  { outbox }: { outbox: Outbox },
  { userId, change }: { userId: string; change: keyof typeof NOTICES },
): Promise<void> {
  const { title, message } = NOTICES[change]
  const [user] = await db.query(sql<{ email: string | null }>`
    select u.email::text as email, private.notify_account(u.id, 'security', ${title}, ${message}, '/settings/security')
    from auth.users u where u.id = ${userId}`)
  if (user?.email) await outbox.put(db, mails.securityChange({ to: user.email, change }))
}
