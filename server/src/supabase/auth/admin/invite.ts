import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { addAccount } from '../add-account'
import { record } from '../audit'
import { sendEntryMail } from '../auth-mail'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { endEarlierWays } from '../end-earlier-ways'
import { addressTextOf, requireAddress } from '../email-address'
import { requireMailLeft } from '../mail-limits'
import type { RequestBody } from '../request-body'
import { lockUser } from '../sign-out'
import { readUser, userAnswer, type UserAnswer, type UserRow } from '../user'
import { mergeMetadata, metadataOf, type Metadata } from '../user-metadata'
import { addressTaken, noSuchUser } from './user-attributes'

export interface InviteInput {
  email: string
  data: Metadata
}

export function readInvite(body: RequestBody): InviteInput {
  return { email: requireAddress(addressTextOf(body)), data: metadataOf(body) ?? {} }
}

/** Opens an account without a password and mails its owner a link to take it over. Once more for who has not come yet. */
export async function invite(
  tools: AuthTools,
  { email, data }: InviteInput,
  caller: Caller,
  redirectTo: string,
): Promise<UserAnswer> {
  await requireMailLeft(tools.db, tools.config)
  const invited = await tools.db.transaction(async (db) => {
    const user = await newcomer(db, { email, data })
    const linkOptions = { redirectTo, pkce: undefined }
    await sendEntryMail(db, tools, { userId: user.id, email, kind: 'invite', caller, linkOptions })
    await record(db, { action: 'user_invited', userId: user.id, caller })
    return readUser(db, user.id)
  })
  if (!invited) throw noSuchUser()
  return userAnswer(invited)
}

/**
 * The account of this address, made if there is none; the transaction holds its row. One that was never confirmed may have been
 * opened by somebody else: it starts over, with the operator's password or none.
 * @throws AuthError `email_exists` when somebody has confirmed it already
 */
export async function newcomer(
  db: Db,
  { email, data, passwordHash = null }: InviteInput & { passwordHash?: string | null },
): Promise<UserRow> {
  const added = await addAccount(db, { email, passwordHash, data })
  const [known] = added
    ? [{ id: added }]
    : await db.query(sql<{ id: string }>`select id from auth.users where email = ${email}`)
  if (!known) throw addressTaken()
  await lockUser(db, known.id)
  const user = await readUser(db, known.id)
  if (!user || user.email_confirmed_at !== null) throw addressTaken()
  if (!added) await startAnew(db, user, { data, passwordHash })
  return user
}

async function startAnew(
  db: Db,
  user: UserRow,
  { data, passwordHash }: { data: Metadata; passwordHash: string | null },
) {
  const merged = mergeMetadata(user.raw_user_meta_data, data)
  await endEarlierWays(db, user.id)
  await db.query(sql`
    update auth.users
    set encrypted_password = ${passwordHash}, raw_user_meta_data = ${JSON.stringify(merged)}::jsonb
    where id = ${user.id}`)
}
