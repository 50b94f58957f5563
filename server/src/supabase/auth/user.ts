import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import type { Metadata } from './user-metadata'

export interface IdentityRow {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Metadata
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

export interface UserRow {
  id: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Metadata
  raw_user_meta_data: Metadata
  is_anonymous: boolean
  banned_until: Date | null
  banned: boolean
  created_at: Date
  updated_at: Date
  identities: IdentityRow[]
}

/** Of `auth.users as u`. */
export const USER_COLUMNS = sql`
  u.id, u.email, u.encrypted_password, u.email_confirmed_at, u.confirmation_sent_at, u.recovery_sent_at, u.last_sign_in_at,
  u.raw_app_meta_data, u.raw_user_meta_data, u.is_anonymous, u.banned_until, coalesce(u.banned_until > now(), false) as banned,
  u.created_at, u.updated_at,
  coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities`

export async function readUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.query(sql<UserRow>`select ${USER_COLUMNS} from auth.users u where u.id = ${id}`)
  return user
}

/** The user object of contract 2.2; what is not known is left out. */
export function userAnswer(user: UserRow) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    email_confirmed_at: time(user.email_confirmed_at),
    phone: '',
    confirmation_sent_at: time(user.confirmation_sent_at),
    confirmed_at: time(user.email_confirmed_at),
    recovery_sent_at: time(user.recovery_sent_at),
    last_sign_in_at: time(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map((identity) => identityAnswer(identity)),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    banned_until: time(user.banned_until),
    is_anonymous: user.is_anonymous,
  }
}
export type UserAnswer = ReturnType<typeof userAnswer>

function identityAnswer(identity: IdentityRow) {
  const { email } = identity.identity_data
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: time(identity.last_sign_in_at),
    created_at: time(identity.created_at),
    updated_at: time(identity.updated_at),
    email: typeof email === 'string' ? email : undefined,
  }
}

/** Undefined fields are left out of JSON. */
function time(value: Date | string | null): string | undefined {
  return value === null ? undefined : new Date(value).toISOString()
}
