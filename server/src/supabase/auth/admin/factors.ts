import { record } from '../audit'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { countVerified, noSuchFactor, removeFactor } from '../mfa/factors'
import { lockUser } from '../sign-out'
import { notifySecurityChange } from '../notify-security-change'
import { factorAnswer, readUser, type FactorRow } from '../user'
import { noSuchUser } from './user-attributes'

export async function listFactors({ db }: AuthTools, userId: string) {
  const user = await readUser(db, userId)
  if (!user) throw noSuchUser()
  return user.factors.map((factor) => factorAnswer(factor))
}

/** For users who have lost their phone. Sessions it raised fall back to aal1. */
export async function deleteFactor(
  { db, outbox }: AuthTools,
  ids: { userId: string; factorId: string },
  caller: Caller,
) {
  const { userId, factorId } = ids
  return db.transaction(async (db) => {
    await lockUser(db, userId)
    const user = await readUser(db, userId)
    if (!user) throw noSuchUser()
    const factor: FactorRow | undefined = user.factors.find(({ id }) => id === factorId)
    if (!factor) throw noSuchFactor()
    await removeFactor(db, factorId)
    await record(db, { action: 'factor_removed', userId, caller, details: { factor_id: factorId, by: 'operator' } })
    if (factor.status === 'verified' && (await countVerified(db, userId)) === 0) {
      await notifySecurityChange(db, { outbox }, { userId, change: 'two_factor_off' })
    }
    return factorAnswer(factor)
  })
}
