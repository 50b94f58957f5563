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

export interface FactorRow {
  id: string
  status: 'verified' | 'unverified'
  friendly_name: string
  factor_type: string
  last_challenged_at: string | null
  created_at: string
  updated_at: string
}

export interface UserRow {
  id: string
  email: string | null
  new_email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  invited_at: Date | null
  email_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Metadata
  raw_user_meta_data: Metadata
  is_anonymous: boolean
  banned_until: Date | null
  banned: boolean
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  identities: IdentityRow[]
  factors: FactorRow[]
}

/** Columns of `auth.users as u`. */
export const USER_COLUMNS = sql`
  u.id, u.email, u.encrypted_password, u.email_confirmed_at, u.confirmation_sent_at, u.recovery_sent_at, u.last_sign_in_at,
  u.raw_app_meta_data, u.raw_user_meta_data, u.is_anonymous, u.banned_until, coalesce(u.banned_until > now(), false) as banned,
  u.created_at, u.updated_at, u.deleted_at, u.new_email, u.invited_at, u.email_change_sent_at, u.reauthentication_sent_at,
  coalesce((select jsonb_agg(to_jsonb(f) - 'secret' - 'last_used_step' order by f.created_at)
            from auth.mfa_factors f where f.user_id = u.id), '[]') as factors,
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
    invited_at: time(user.invited_at),
    new_email: user.new_email ?? undefined,
    email_change_sent_at: time(user.email_change_sent_at),
    reauthentication_sent_at: time(user.reauthentication_sent_at),
    last_sign_in_at: time(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    factors: user.factors.length > 0 ? user.factors.map((factor) => factorAnswer(factor)) : undefined,
    identities: user.identities.map((identity) => identityAnswer(identity)),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    banned_until: time(user.banned_until),
    deleted_at: time(user.deleted_at),
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

/** A second factor as contract 2.2 has it; never its secret. */
export function factorAnswer(factor: FactorRow) {
  return {
    id: factor.id,
    created_at: time(factor.created_at),
    updated_at: time(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name === '' ? undefined : factor.friendly_name,
    factor_type: factor.factor_type,
    phone: '',
    last_challenged_at: time(factor.last_challenged_at) ?? null,
  }
}

/** Undefined fields are left out of JSON. */
/** An account may be barred for ever: "infinity" of the database, a day that no client can outlive. */
const NEVER_ENDS = '9999-12-31T23:59:59.999Z'

function time(value: Date | string | number | null): string | undefined {
  if (value === null) return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? NEVER_ENDS : date.toISOString()
}
