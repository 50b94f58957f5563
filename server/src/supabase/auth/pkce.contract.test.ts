import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import {
  claimsIn,
  follow,
  fragmentOf,
  newAddress,
  newestMail,
  pkceClient,
  pressContinue,
  verifyPath,
} from './testing/mail-flows'
import { overtaken } from './testing/overtaken'

const password = 'green7horses'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { MAIL_FREQUENCY: '0', UNVERIFIED_SIGN_IN: 'false' } })
})

async function confirmedUser() {
  const email = newAddress()
  await app.anonymous().auth.signUp({ email, password })
  await pressContinue(app, (await newestMail(app, email)).link)
  return email
}

const redirectTo = 'http://localhost/auth/callback?sb_flow_id=abc'

describe('the official client in the PKCE flow', () => {
  test('gets a session for the code of a sign-in link [A-AU-25, A-AU-29, OP-23]', async () => {
    const email = await confirmedUser()
    const supabase = pkceClient(app)
    await supabase.auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } })
    const mail = await newestMail(app, email)
    expect(mail.token).toMatch(/^pkce_[0-9a-f]{56}$/)
    const landed = await pressContinue(app, mail.link)
    expect([landed.searchParams.get('sb_flow_id'), landed.hash]).toEqual(['abc', ''])
    const code = landed.searchParams.get('code') ?? ''
    expect(code).toMatch(/^[0-9a-f-]{36}$/)

    const { data, error } = await supabase.auth.exchangeCodeForSession(code)
    expect([error, data.user?.email]).toEqual([null, email])
    expect(claimsIn(data.session!.access_token).amr).toMatchObject([{ method: 'magiclink' }])
    expect((await supabase.auth.getUser()).data.user!.email).toBe(email)
    expect(await app.db.query(sql`select from auth.flow_states where user_id = ${data.user!.id}`)).toHaveLength(0)
  })

  test('of a confirmation and of a recovery, which it announces [A-AU-03]', async () => {
    const email = newAddress()
    const supabase = pkceClient(app)
    const events: string[] = []
    supabase.auth.onAuthStateChange((event) => void events.push(event))
    await supabase.auth.signUp({ email, password, options: { emailRedirectTo: redirectTo } })
    const confirmed = await follow(app, verifyPath((await newestMail(app, email)).link))
    const first = await supabase.auth.exchangeCodeForSession(confirmed.searchParams.get('code') ?? '')
    expect(claimsIn(first.data.session!.access_token).amr).toMatchObject([{ method: 'email/signup' }])
    expect(first.data.user!.email_confirmed_at).toMatch(/Z$/)

    await supabase.auth.resetPasswordForEmail(email, { redirectTo })
    const recovered = await pressContinue(app, (await newestMail(app, email)).link)
    const second = await supabase.auth.exchangeCodeForSession(recovered.searchParams.get('code') ?? '')
    expect(claimsIn(second.data.session!.access_token).amr).toMatchObject([{ method: 'recovery' }])
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  test('the owner of an address that was never confirmed comes in by it, too [CX-07]', async () => {
    const email = newAddress()
    await app.anonymous().auth.signUp({ email, password })
    const supabase = pkceClient(app)
    await supabase.auth.resetPasswordForEmail(email, { redirectTo })
    const landed = await pressContinue(app, (await newestMail(app, email)).link)
    const { data, error } = await supabase.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '')
    expect([error, data.user?.email]).toEqual([null, email])
    expect((await app.anonymous().auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  test('may type the code of the mail instead', async () => {
    const email = await confirmedUser()
    const supabase = pkceClient(app)
    await supabase.auth.signInWithOtp({ email })
    const { code } = await newestMail(app, email)
    expect((await supabase.auth.verifyOtp({ email, token: code, type: 'email' })).data.session).not.toBeNull()
  })
})

describe('the exchange', () => {
  const exchange = async (payload: object) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=pkce',
      headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01' },
      payload,
    })
    return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string; access_token?: string }>() }
  }
  const verifier = 'v'.repeat(50)

  async function codeOfLink() {
    const email = await confirmedUser()
    await app.app.inject({
      method: 'POST',
      url: '/auth/v1/otp',
      headers: { apikey: app.anonKey },
      payload: { email, code_challenge: verifier, code_challenge_method: 'plain' },
    })
    const landed = await pressContinue(app, (await newestMail(app, email)).link)
    return { email, auth_code: landed.searchParams.get('code') ?? '' }
  }

  test('needs both fields, a code that is known and the right verifier; a wrong one costs nothing', async () => {
    const { auth_code } = await codeOfLink()
    const empty = {
      status: 400,
      code: 'validation_failed',
      message: 'invalid request: both auth code and code verifier should be non-empty',
    }
    expect(await exchange({ auth_code })).toEqual(empty)
    expect(await exchange({ code_verifier: verifier })).toEqual(empty)
    expect(await exchange({ auth_code: 'unknown', code_verifier: verifier })).toEqual({
      status: 404,
      code: 'flow_state_not_found',
      message: 'invalid flow state, no valid flow state found',
    })
    expect(await exchange({ auth_code, code_verifier: 'w'.repeat(50) })).toEqual({
      status: 400,
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    })
    expect(await exchange({ auth_code, code_verifier: verifier })).toMatchObject({ status: 200 })
  })

  test('works once, also for two at the same moment', async () => {
    const { auth_code } = await codeOfLink()
    const answers = await Promise.all([1, 2, 3].map(() => exchange({ auth_code, code_verifier: verifier })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404, 404])
  })

  test('is possible for five minutes', async () => {
    const { email, auth_code } = await codeOfLink()
    await app.db.query(sql`
      update auth.flow_states f set auth_code_issued_at = now() - interval '301 seconds'
      from auth.users u where u.id = f.user_id and u.email = ${email}`)
    expect(await exchange({ auth_code, code_verifier: verifier })).toEqual({
      status: 422,
      code: 'flow_state_expired',
      message: 'invalid flow state, flow state has expired',
    })
  })

  test('is over with a new password', async () => {
    const { email, auth_code } = await codeOfLink()
    const supabase = app.anonymous()
    await supabase.auth.signInWithPassword({ email, password })
    expect((await supabase.auth.updateUser({ password: 'brown8horses' })).error).toBeNull()
    expect(await exchange({ auth_code, code_verifier: verifier })).toMatchObject({
      status: 404,
      code: 'flow_state_not_found',
    })
  })

  test('and the end of the account at the same moment do not wait for each other', async () => {
    const { email, auth_code } = await codeOfLink()
    const [user] = await app.db.query(sql<{ id: string }>`select id from auth.users where email = ${email}`)
    const answer = await overtaken(
      app,
      user!.id,
      () => exchange({ auth_code, code_verifier: verifier }),
      (db) => db.query(sql`delete from auth.users where id = ${user!.id}`),
    )
    expect(answer).toMatchObject({ status: 404, code: 'flow_state_not_found' })
  })

  test('the database holds no code', async () => {
    const { auth_code } = await codeOfLink()
    const [row] = await app.db.query(sql<{ text: string }>`
      select string_agg(to_jsonb(f)::text, ' ') as text from auth.flow_states f`)
    expect(row!.text).not.toContain(auth_code)
  })

  test('ends a change of address, too', async () => {
    // By hand: 2.109 forgets its verifier when it stores the changed user.
    const email = await confirmedUser()
    const supabase = app.anonymous()
    const { data: signedIn } = await supabase.auth.signInWithPassword({ email, password })
    const next = newAddress()
    await app.app.inject({
      method: 'PUT',
      url: `/auth/v1/user?redirect_to=${encodeURIComponent(redirectTo)}`,
      headers: { apikey: app.anonKey, authorization: `Bearer ${signedIn.session!.access_token}` },
      payload: { email: next, code_challenge: verifier, code_challenge_method: 'plain' },
    })
    expect(fragmentOf(await pressContinue(app, (await newestMail(app, email)).link))).toHaveProperty('message')
    const landed = await pressContinue(app, (await newestMail(app, next)).link)
    const answer = await exchange({ auth_code: landed.searchParams.get('code'), code_verifier: verifier })
    expect(answer).toMatchObject({ status: 200, user: { email: next } })
    expect(claimsIn(answer.access_token ?? '').amr).toMatchObject([{ method: 'email_change' }])
  })

  test.each([
    ['/signup', { password }],
    ['/otp', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ])('%s refuses half a challenge before anything else happens', async (url, more) => {
    const email = newAddress()
    const answer = await app.app.inject({
      method: 'POST',
      url: `/auth/v1${url}`,
      headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01' },
      payload: { email, ...more, code_challenge: verifier },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(await app.db.query(sql`select from auth.users where email = ${email}`)).toHaveLength(0)
  })
})
