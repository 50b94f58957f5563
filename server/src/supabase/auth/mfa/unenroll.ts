import { sql } from 'kysely'
import { record } from '../audit'
import { AuthError } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import type { Visitor } from '../identify'
import { notifySecurityChange } from '../notify-security-change'
import { countVerified, lockedLevel, noSuchFactor, removeFactor, requireNoGuest } from './factors'

/** Gives a factor up. A confirmed one only from a session that was raised, else a stolen password would be enough. */
export async function unenroll({ db, outbox }: AuthTools, visitor: Visitor, factorId: string, caller: Caller) {
  requireNoGuest(visitor)
  await db.transaction(async (db) => {
    const level = await lockedLevel(db, visitor)
    const [factor] = await db.query(sql<{ status: string }>`
      select status from auth.mfa_factors where id = ${factorId} and user_id = ${visitor.user.id}`)
    if (!factor) throw noSuchFactor()
    if (factor.status === 'verified' && level !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await removeFactor(db, factorId)
    await record(db, { action: 'factor_removed', userId: visitor.user.id, caller, details: { factor_id: factorId } })
    if (factor.status === 'verified' && (await countVerified(db, visitor.user.id)) === 0) {
      await notifySecurityChange(db, { outbox }, { userId: visitor.user.id, change: 'two_factor_off' })
    }
  })
  return { id: factorId }
}
