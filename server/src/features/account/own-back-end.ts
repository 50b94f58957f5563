import { sql } from 'kysely'
import { AppError } from '../../platform/http'
import { mails } from '../../providers/mail'
import {
  countAttempt,
  createPasswords,
  endSessions,
  lockUser,
  record,
  removeFactor,
  removeUser,
} from '../../supabase/auth'
import type { AccountRouteTools } from './account-tools'
import type { BackEnd } from './back-end'

/** Accounts of our own auth service. */
export async function createOwnBackEnd({ db, outbox, passwordCost }: AccountRouteTools): Promise<BackEnd> {
  const passwords = await createPasswords(passwordCost)
  return {
    async checkPassword({ id, email }, password, { ip }) {
      const attempt = await countAttempt(db, { email: email ?? id, ip })
      if (attempt.isThrottled)
        throw new AppError('too_many_requests', 'Too many wrong passwords. Please try again later.')
      const [user] = await db.query(sql<{ encrypted_password: string | null }>`
        select encrypted_password from auth.users where id = ${id}`)
      const right = await passwords.verify(user?.encrypted_password, password)
      if (right) await attempt.release()
      return right
    },

    async removeFactors({ id }, session, origin) {
      await db.transaction(async (db) => {
        await lockUser(db, id)
        const factors = await db.query(sql<{ id: string }>`select id from auth.mfa_factors where user_id = ${id}`)
        for (const factor of factors) {
          await removeFactor(db, factor.id)
          const details = { factor_id: factor.id, by: 'recovery code' }
          await record(db, { action: 'factor_removed', userId: id, caller: origin, details })
        }
        // One of them may be the thief's who has the password, and waits for the second factor to go.
        await endSessions(db, { user: { id }, sessionId: session.id }, 'others')
      })
    },

    async deleteAccount({ id, email }, origin) {
      await db.transaction(async (db) => {
        await lockUser(db, id)
        // The cleanup job of storage removes the bytes of rows that are gone. Most rows would go with the account; what the
        // service role has put there in its place has no owner.
        await db.query(sql`
          delete from storage.objects
          where owner = ${id} or (bucket_id = 'avatars' and storage.is_avatar_of(name, ${id}))`)
        // Another request was faster: it has said goodbye.
        if (!(await removeUser(db, id))) return
        if (email !== null) await db.query(sql`delete from private.outbox where lower(recipient) = ${email}`)
        await record(db, { action: 'user_deleted', userId: id, caller: origin, details: { by: 'owner' } })
        if (email !== null) await outbox.put(db, mails.securityChange({ to: email, change: 'account_deleted' }))
      })
    },

    record: (action, userId, origin, details = {}) => record(db, { action, userId, caller: origin, details }),
  }
}
