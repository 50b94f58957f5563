import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import ws from 'ws'
import { fetchInto, sharedApp, type TestApp, type TestUser } from '../../../testing'
import { overtaken } from '../testing/overtaken'

let api: TestApp
let ana: TestUser
beforeAll(async () => {
  api = await sharedApp()
  ana = await api.newUser()
})

/** Steps ahead of now: 0 and then 1 stay acceptable while the clock goes on. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 })
/** No code of any of the steps around now. */
const wrongCode = (secret: string) => {
  const right = new Set([-2, -1, 0, 1, 2].map((ahead) => codeOf(secret, ahead)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code))!
}

async function enrolled(user: TestUser, friendlyName = 'Phone') {
  const { data, error } = await user.supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { ...data, secret: data.totp.secret }
}

async function withFactor(user: TestUser, friendlyName = 'Phone') {
  const factor = await enrolled(user, friendlyName)
  const { data, error } = await user.supabase.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.secret),
  })
  if (error) throw error
  return { ...factor, session: data }
}

/** A second device of the same person, after the password only. */
async function signedInAgain(user: TestUser) {
  const client = api.anonymous()
  const { data, error } = await client.auth.signInWithPassword({ email: user.email, password: user.password })
  if (error) throw error
  return { client, session: data.session }
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

describe('enrolling', () => {
  test('hands out a secret, its address and a QR code, once [OP-20]', async () => {
    const factor = await enrolled(ana)
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(factor.totp.uri).toContain(`secret=${factor.totp.secret}`)
    expect(factor.totp.uri).toContain(encodeURIComponent(ana.email))
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)

    const { data } = await ana.supabase.auth.mfa.listFactors()
    expect(data?.all).toEqual([expect.objectContaining({ id: factor.id, status: 'unverified', factor_type: 'totp' })])
    expect(data?.totp).toEqual([])
    expect(JSON.stringify(data)).not.toContain(factor.secret)
    const [row] = await api.db.query(sql<{ secret: Buffer }>`
      select secret from auth.mfa_factors where id = ${factor.id}`)
    expect(row!.secret.toString('latin1')).not.toContain(factor.secret)
  })

  test('takes the name of the issuer that the caller asks for', async () => {
    const user = await api.newUser()
    const { data } = await user.supabase.auth.mfa.enroll({ factorType: 'totp', issuer: 'Ana & Co' })
    expect(new URL(data!.totp.uri).searchParams.get('issuer')).toBe('Ana & Co')
  })

  test('refuses a second factor of the same name, the empty one included', async () => {
    const user = await api.newUser()
    await enrolled(user)
    const again = await user.supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    expect((await user.supabase.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
    const nameless = await user.supabase.auth.mfa.enroll({ factorType: 'totp' })
    expect(nameless.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  })

  test('an attempt that was given up makes room for the next after five minutes', async () => {
    const user = await api.newUser()
    const { id } = await enrolled(user)
    await api.db.query(sql`update auth.mfa_factors set created_at = now() - interval '6 minutes' where id = ${id}`)
    expect((await enrolled(user)).id).not.toBe(id)
    expect((await user.supabase.auth.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  test('ends at ten factors', async () => {
    const user = await api.newUser()
    for (let i = 0; i < 10; i++) await enrolled(user, `Phone ${i}`)
    const eleventh = await user.supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone 10' })
    expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })

  test.each([
    ['phone', 422, 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
    ['telepathy', 400, 'validation_failed'],
    [undefined, 400, 'validation_failed'],
  ])('knows no factors of type %s', async (factor_type, status, code) => {
    const answer = await ana.fetch('/auth/v1/factors', {
      method: 'POST',
      body: JSON.stringify({ factor_type, friendly_name: 'x' }),
      headers: { 'x-supabase-api-version': '2024-01-01' },
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
  })

  test('is for people who are signed in', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/auth/v1/factors', headers: { apikey: api.anonKey } })
    expect(answer.statusCode).toBe(401)
  })

  test('ends with the session or the account, also while it is on its way', async () => {
    for (const table of ['sessions', 'users']) {
      const user = await api.newUser()
      const { error } = await overtaken(
        api,
        user.id,
        () => user.supabase.auth.mfa.enroll({ factorType: 'totp' }),
        (db) =>
          db.query(sql`
          delete from ${sql.table(`auth.${table}`)} where ${sql.ref(table === 'users' ? 'id' : 'user_id')} = ${user.id}`),
      )
      expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
      expect(await api.db.query(sql`select from auth.mfa_factors where user_id = ${user.id}`)).toEqual([])
    }
  })

  test('is not for guests', async () => {
    const user = await api.newUser()
    await api.db.query(sql`update auth.users set is_anonymous = true where id = ${user.id}`)
    const { error } = await user.supabase.auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 403, code: 'no_authorization' })
  })
})

describe('verifying', () => {
  test('raises the same session to aal2 and names the code first among the proofs [OP-20]', async () => {
    const user = await api.newUser()
    const before = (await user.supabase.auth.getSession()).data.session!
    const events: string[] = []
    user.supabase.auth.onAuthStateChange((event) => void events.push(event))
    const { id, session } = await withFactor(user)

    const [was, is] = [claimsOf(before.access_token), claimsOf(session.access_token)]
    expect(is.session_id).toBe(was.session_id)
    expect([was.aal, is.aal]).toEqual(['aal1', 'aal2'])
    expect((is.amr as { method: string }[]).map(({ method }) => method)).toEqual(['totp', 'password'])
    expect(session).toMatchObject({ token_type: 'bearer', user: { id: user.id } })
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')

    const level = await user.supabase.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const { data } = await user.supabase.auth.mfa.listFactors()
    expect(data?.totp).toEqual([expect.objectContaining({ id, status: 'verified', friendly_name: 'Phone' })])
  })

  test('a session after the password alone knows that a code is due, and a refresh changes no level', async () => {
    const user = await api.newUser()
    const { secret, id } = await withFactor(user)
    const { client } = await signedInAgain(user)
    const due = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(due.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    await client.auth.refreshSession()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' })

    const asked = await client.auth.mfa.challenge({ factorId: id })
    expect(asked.data).toMatchObject({ type: 'totp' })
    expect(asked.data!.expires_at).toBeGreaterThan(Date.now() / 1000 + 290)
    expect(asked.data!.expires_at).toBeLessThanOrEqual(Date.now() / 1000 + 301)
    const verified = await client.auth.mfa.verify({
      factorId: id,
      challengeId: asked.data!.id,
      code: codeOf(secret, 1),
    })
    expect(verified.error).toBeNull()
    await client.auth.refreshSession()
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2' })
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'totp' })
  })

  test('ends the sessions below aal2 and the factors that were never confirmed', async () => {
    const user = await api.newUser()
    const thief = await signedInAgain(user)
    await enrolled(user, 'Given up')
    await withFactor(user)
    // What the SDK makes of session_not_found.
    expect((await thief.client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await thief.client.auth.refreshSession()).error).toBeTruthy()
    expect((await user.supabase.auth.mfa.listFactors()).data?.all).toHaveLength(1)
    expect((await user.supabase.auth.refreshSession()).error).toBeNull()
  })

  test('the refresh token from before leads to the new one, as after any refresh', async () => {
    const user = await api.newUser()
    const before = (await user.supabase.auth.getSession()).data.session!
    const { session } = await withFactor(user)
    const other = await api.anonymous().auth.refreshSession({ refresh_token: before.refresh_token })
    expect(other.data.session?.refresh_token).toBe(session.refresh_token)
    expect(claimsOf(other.data.session!.access_token).aal).toBe('aal2')
  })

  test('a code counts once, also with a new challenge', async () => {
    const user = await api.newUser()
    const factor = await enrolled(user)
    const code = codeOf(factor.secret)
    expect((await user.supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
    const again = await user.supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  test('of two uses of one code at the same moment one counts', async () => {
    const user = await api.newUser()
    const { id, secret } = await enrolled(user)
    const code = codeOf(secret)
    const asked = await Promise.all([1, 2, 3].map(() => user.supabase.auth.mfa.challenge({ factorId: id })))
    const answers = await Promise.all(
      asked.map(({ data }) =>
        user.fetch(`/auth/v1/factors/${id}/verify`, {
          method: 'POST',
          body: JSON.stringify({ challenge_id: data!.id, code }),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('refuses a wrong code and keeps the session as it was', async () => {
    const user = await api.newUser()
    const { id, secret } = await enrolled(user)
    const wrong = await user.supabase.auth.mfa.challengeAndVerify({ factorId: id, code: wrongCode(secret) })
    expect(wrong.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    expect((await user.supabase.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' })
  })

  test('a challenge ends after five wrong codes, also for the right one', async () => {
    const user = await api.newUser()
    const { id, secret } = await enrolled(user)
    const { data } = await user.supabase.auth.mfa.challenge({ factorId: id })
    const answer = { factorId: id, challengeId: data!.id }
    for (let i = 0; i < 5; i++) await user.supabase.auth.mfa.verify({ ...answer, code: wrongCode(secret) })
    const right = await user.supabase.auth.mfa.verify({ ...answer, code: codeOf(secret) })
    expect(right.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  })

  test('a challenge is good for five minutes, one use, its own factor and its own network address', async () => {
    const user = await api.newUser()
    const [one, other] = [await enrolled(user, 'One'), await enrolled(user, 'Other')]
    const asked = async () => (await user.supabase.auth.mfa.challenge({ factorId: one.id })).data!.id
    const answerWith = (factorId: string, challengeId: string) =>
      user.supabase.auth.mfa.verify({ factorId, challengeId, code: codeOf(one.secret) })

    const old = await asked()
    await api.db.query(sql`update auth.mfa_challenges set created_at = now() - interval '301 s' where id = ${old}`)
    expect((await answerWith(one.id, old)).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
    const elsewhere = await asked()
    await api.db.query(sql`update auth.mfa_challenges set ip = '10.0.0.1' where id = ${elsewhere}`)
    expect((await answerWith(one.id, elsewhere)).error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
    const mine = await asked()
    expect((await answerWith(other.id, mine)).error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
    expect((await answerWith(one.id, mine)).error).toBeNull()
    expect((await answerWith(one.id, mine)).error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
  })

  test("nobody reaches another account's factor", async () => {
    const [owner, stranger] = [await api.newUser(), await api.newUser()]
    const { id, secret } = await enrolled(owner)
    const { data } = await owner.supabase.auth.mfa.challenge({ factorId: id })
    const theirs = stranger.supabase.auth.mfa
    const gone = { status: 404, code: 'mfa_factor_not_found' }
    expect((await theirs.challenge({ factorId: id })).error).toMatchObject(gone)
    expect((await theirs.unenroll({ factorId: id })).error).toMatchObject(gone)
    const verified = await theirs.verify({ factorId: id, challengeId: data!.id, code: codeOf(secret) })
    expect(verified.error).toMatchObject(gone)
    expect((await owner.supabase.auth.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  test('does not bring back a session whose refresh token was stolen', async () => {
    const user = await api.newUser()
    const { id, secret } = await enrolled(user)
    await api.db.query(sql`
      update auth.refresh_tokens set revoked_at = now()
      where session_id in (select id from auth.sessions where user_id = ${user.id})`)
    const answer = await user.supabase.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) })
    expect(answer.error).toMatchObject({ name: 'AuthSessionMissingError' })
  })
})

describe('one factor among others', () => {
  test('is added from a raised session only', async () => {
    const user = await api.newUser()
    await withFactor(user)
    const { client } = await signedInAgain(user)
    const refused = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })
    expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await user.supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })).error).toBeNull()
  })

  test('is given up from a raised session only, which then falls back to aal1 [OP-20]', async () => {
    const user = await api.newUser()
    const { id } = await withFactor(user)
    const { client } = await signedInAgain(user)
    const refused = await client.auth.mfa.unenroll({ factorId: id })
    expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' })

    const { data, error } = await user.supabase.auth.mfa.unenroll({ factorId: id })
    expect([data, error]).toEqual([{ id }, null])
    await user.supabase.auth.refreshSession()
    const level = await user.supabase.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    expect(level.data?.currentAuthenticationMethods).toEqual([expect.objectContaining({ method: 'password' })])
  })

  test('leaves sessions alone that another factor raised', async () => {
    const user = await api.newUser()
    const first = await withFactor(user, 'First')
    const second = await withFactor(user, 'Second')
    expect((await user.supabase.auth.mfa.unenroll({ factorId: first.id })).error).toBeNull()
    await user.supabase.auth.refreshSession()
    expect((await user.supabase.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' })
    expect((await user.supabase.auth.mfa.unenroll({ factorId: second.id })).error).toBeNull()
  })

  test('is given up freely while it was never confirmed', async () => {
    const user = await api.newUser()
    const { id } = await enrolled(user)
    expect((await user.supabase.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
    expect((await user.supabase.auth.mfa.listFactors()).data?.all).toEqual([])
  })
})

describe('for operators', () => {
  const operator = () =>
    createClient('http://reelwright.test', api.tokens.serviceRoleKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: ws as never },
      global: { fetch: fetchInto(api.app) },
    })

  test("lists a user's factors and takes one away, and with it the level it gave", async () => {
    const user = await api.newUser()
    const { id, secret } = await withFactor(user)
    const { data } = await operator().auth.admin.mfa.listFactors({ userId: user.id })
    expect(data?.factors).toEqual([expect.objectContaining({ id, status: 'verified' })])
    expect(JSON.stringify(data)).not.toContain(secret)

    const removed = await operator().auth.admin.mfa.deleteFactor({ userId: user.id, id })
    // The SDK wraps what came once more.
    expect(removed).toMatchObject({ data: { data: { id } }, error: null })
    await user.supabase.auth.refreshSession()
    expect((await user.supabase.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' })
    const again = await operator().auth.admin.mfa.deleteFactor({ userId: user.id, id })
    expect(again.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    const nobody = await operator().auth.admin.mfa.listFactors({ userId: randomUUID() })
    expect(nobody.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })
})
