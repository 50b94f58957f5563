import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@reelwright/shared'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { TestApp, TestUser } from '../../../testing'

/** A session: what its holder may ask. */
export interface Device {
  supabase: SupabaseClient<Database>
  token: string
}

/** Sends a request with a token; `path` is below `/api/account`. */
export async function ask(
  api: TestApp,
  token: string | undefined,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) {
  const answer = await api.app.inject({
    method,
    url: path.startsWith('/api') || path.startsWith('/functions') ? path : `/api/account${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return { status: answer.statusCode, body: answer.json<Answer>(), headers: answer.headers }
}

export interface Answer {
  success: boolean
  data?: unknown
  code?: string
  error?: string
  field?: string
}

/** Another device of the same person, after the password only. */
export async function signInAgain(api: TestApp, { email, password }: TestUser): Promise<Device> {
  const supabase = api.anonymous()
  const { data, error } = await supabase.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { supabase, token: data.session.access_token }
}

/** Sets up an authenticator; the answer is the raised session. */
export async function addFactor(
  { supabase }: Pick<Device, 'supabase'>,
  friendlyName = 'Phone',
): Promise<Device & { factorId: string }> {
  const enrolled = await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate()
  const { data, error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
  return { supabase, token: data.access_token, factorId }
}

/** Subjects of the mails that were sent to an address, newest last. */
export async function mailsTo({ db }: TestApp, { email }: Pick<TestUser, 'email'>): Promise<string[]> {
  const rows = await db.query(
    sql<{ subject: string }>`select subject from private.outbox where recipient = ${email} order by id`,
  )
  return rows.map(({ subject }) => subject)
}

/** Titles of somebody's notifications, newest last. */
export async function notificationsOf({ db }: TestApp, { id }: Pick<TestUser, 'id'>): Promise<string[]> {
  const rows = await db.query(sql<{ title: string }>`
    select title from notifications where user_id = ${id} order by created_at`)
  return rows.map(({ title }) => title)
}
