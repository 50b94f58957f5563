import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { addAccount } from '../add-account'
import { record } from '../audit'
import { invalidField } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { readUser, userAnswer, type UserAnswer } from '../user'
import { mergeMetadata } from '../user-metadata'
import { addressTaken, named, noSuchUser, type UserAttributes } from './user-attributes'

/** Creates an account. Sends no mail. */
export async function createUser(
  tools: AuthTools,
  { id, email, password, emailConfirm, userMetadata, appMetadata, ban }: UserAttributes,
  caller: Caller,
): Promise<UserAnswer> {
  if (email === undefined) throw invalidField('Cannot create a user without either an email or phone')
  const passwordHash = password === undefined ? null : await tools.passwords.hash(password)
  const user = await tools.db.transaction(async (db) => {
    const userId = await addAccount(db, {
      ...(id === undefined ? {} : { id }),
      email,
      passwordHash,
      data: userMetadata ?? {},
      confirmed: emailConfirm ?? false,
    })
    if (!userId) throw addressTaken()
    if (appMetadata) {
      const own = { provider: 'email', providers: ['email'] }
      const merged = named('app_metadata', () => mergeMetadata(own, appMetadata))
      await db.query(sql`
        update auth.users set raw_app_meta_data = ${JSON.stringify(merged)}::jsonb where id = ${userId}`)
    }
    if (ban !== undefined) await setBan(db, userId, ban)
    await record(db, { action: 'user_created', userId, caller })
    return readUser(db, userId)
  })
  if (!user) throw noSuchUser()
  return userAnswer(user)
}

/** Bans a user for so many milliseconds; access tokens are refused at once. */
export async function setBan(db: Db, userId: string, ban: number | 'none') {
  const until = ban === 'none' ? null : new Date(Date.now() + ban)
  await db.query(sql`update auth.users set banned_until = ${until}, updated_at = now() where id = ${userId}`)
}
