import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { mailsTo, newAddress, newestMail } from './testing/mail-flows'

const password = 'brown8horses'

async function confirmedUser(app: TestApp) {
  const ana = await app.newUser()
  await app.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
  return ana
}

describe('where a new password needs a recent sign-in', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ env: { PASSWORD_CHANGE_NEEDS_RECENT: 'true', MAIL_FREQUENCY: '0' } })
  })
  async function oldSession() {
    const ana = await confirmedUser(app)
    await app.db.query(sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${ana.id}`)
    return ana
  }
  const nonceOf = async (email: string) => {
    const [mail] = await mailsTo(app, email)
    expect(mail!.link).toBeUndefined()
    return mail!.code
  }

  test('a session of today just changes it', async () => {
    const ana = await confirmedUser(app)
    expect((await ana.supabase.auth.updateUser({ password })).error).toBeNull()
  })

  test('an older one needs the code of a mail, which is good for one change', async () => {
    const ana = await oldSession()
    expect((await ana.supabase.auth.updateUser({ password })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    })
    expect((await ana.supabase.auth.reauthenticate()).error).toBeNull()
    const nonce = await nonceOf(ana.email)
    const notValid = { status: 422, code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' }
    const wrong = nonce === '000000' ? '000001' : '000000'
    expect((await ana.supabase.auth.updateUser({ password, nonce: wrong })).error).toMatchObject(notValid)
    // Neither another fault nor somebody else uses it up.
    expect((await ana.supabase.auth.updateUser({ password: ana.password, nonce })).error).toMatchObject({
      code: 'same_password',
    })
    const eve = await oldSession()
    expect((await eve.supabase.auth.updateUser({ password, nonce })).error).toMatchObject(notValid)

    const { data, error } = await ana.supabase.auth.updateUser({ password, nonce })
    expect(error).toBeNull()
    expect(data.user).toHaveProperty('reauthentication_sent_at')
    const again = await ana.supabase.auth.updateUser({ password: 'white9horses', nonce })
    expect(again.error).toMatchObject(notValid)
  })

  const tryNonce = async (ana: TestUser, nonce: string, remoteAddress: string) => {
    const answer = await app.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      remoteAddress,
      headers: { apikey: app.anonKey, authorization: `Bearer ${ana.token}`, 'x-supabase-api-version': '2024-01-01' },
      payload: { password, nonce },
    })
    return [answer.statusCode, answer.json<{ code?: string }>().code]
  }
  const wrong = (nonce: string) => (nonce === '000000' ? '000001' : '000000')

  test('ten wrong codes end it, from wherever they came', async () => {
    const ana = await oldSession()
    await ana.supabase.auth.reauthenticate()
    const nonce = await nonceOf(ana.email)
    for (let i = 0; i < 10; i++) await tryNonce(ana, wrong(nonce), `198.51.100.${i}`)
    expect(await tryNonce(ana, nonce, '203.0.113.1')).toEqual([422, 'reauthentication_not_valid'])
  })

  test('guessing is throttled, also when each mail brings a new one', async () => {
    const ana = await oldSession()
    await ana.supabase.auth.reauthenticate()
    const first = await nonceOf(ana.email)
    for (let i = 0; i < 10; i++) await tryNonce(ana, wrong(first), '198.51.100.77')
    await ana.supabase.auth.reauthenticate()
    expect(await tryNonce(ana, await nonceOf(ana.email), '198.51.100.77')).toEqual([429, 'over_request_rate_limit'])
  })

  test('the code is for nothing else, and an unconfirmed address gets none', async () => {
    const ana = await oldSession()
    await ana.supabase.auth.reauthenticate()
    const nonce = await nonceOf(ana.email)
    for (const type of ['email', 'recovery', 'magiclink', 'signup'] as const) {
      expect((await app.anonymous().auth.verifyOtp({ email: ana.email, token: nonce, type })).error).toMatchObject({
        code: 'otp_expired',
      })
    }
    const eve = await app.newUser()
    expect((await eve.supabase.auth.reauthenticate()).error).toMatchObject({ status: 422 })
  })

  test('asking for a code needs a session', async () => {
    const answer = await app.app.inject({ url: '/auth/v1/reauthenticate', headers: { apikey: app.anonKey } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('where a new password needs the current one', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ env: { PASSWORD_CHANGE_NEEDS_CURRENT: 'true', MAIL_FREQUENCY: '0' } })
  })

  test('it must be there and right', async () => {
    const ana = await confirmedUser(app)
    const change = (body: object) => ana.fetch('/auth/v1/user', { method: 'PUT', body: JSON.stringify(body) })
    const codes = []
    for (const body of [
      { password },
      { password, current_password: 'wrong7horses' },
      { password, current_password: ana.password },
    ]) {
      const answer = await change(body)
      codes.push([answer.status, ((await answer.json()) as { error_code?: string }).error_code])
    }
    expect(codes).toEqual([
      [400, 'current_password_required'],
      [400, 'current_password_invalid'],
      [200, undefined],
    ])
  })

  test('but not of whoever has forgotten it and came by mail', async () => {
    const ana = await confirmedUser(app)
    const supabase = app.anonymous()
    await supabase.auth.resetPasswordForEmail(ana.email)
    const { code } = await newestMail(app, ana.email)
    await supabase.auth.verifyOtp({ email: ana.email, token: code, type: 'recovery' })
    expect((await supabase.auth.updateUser({ password })).error).toBeNull()
  })
})

test('with a second factor, address and password change only in a session that has shown it; data always [A-EN-04]', async () => {
  const app = await testApp({ env: { MAIL_FREQUENCY: '0' } })
  const ana = await confirmedUser(app)
  await app.db.query(sql`
    insert into auth.mfa_factors (user_id, status, friendly_name, secret) values (${ana.id}, 'verified', 'Phone', '\\x00')`)
  const refused = {
    status: 401,
    code: 'insufficient_aal',
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  }
  expect((await ana.supabase.auth.updateUser({ password })).error).toMatchObject(refused)
  expect((await ana.supabase.auth.updateUser({ email: newAddress() })).error).toMatchObject(refused)
  const { data } = await ana.supabase.auth.updateUser({ data: { theme: 'dark' } })
  expect(data.user!.factors).toEqual([
    {
      id: expect.any(String),
      status: 'verified',
      friendly_name: 'Phone',
      factor_type: 'totp',
      phone: '',
      last_challenged_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ])
  await app.db.query(sql`update auth.sessions set aal = 'aal2' where user_id = ${ana.id}`)
  expect((await ana.supabase.auth.updateUser({ password })).error).toBeNull()
})

test('the settings decide what a good password is', async () => {
  const app = await testApp({ env: { PASSWORD_MIN_LENGTH: '10', PASSWORD_CHARACTERS: 'lower_upper_digits' } })
  const { error } = await app.anonymous().auth.signUp({ email: newAddress(), password: 'green7hor' })
  expect(error).toMatchObject({ code: 'weak_password', reasons: ['length', 'characters'] })
  expect((await app.anonymous().auth.signUp({ email: newAddress(), password: 'Green7horses' })).error).toBeNull()
})
