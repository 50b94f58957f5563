import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { claimsIn, fragmentOf, mailsTo, newAddress, newestMail, pressContinue } from './testing/mail-flows'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ env: { MAIL_FREQUENCY: '0' } })
})

async function confirmedUser(): Promise<TestUser> {
  const ana = await app.newUser()
  await app.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
  return ana
}

const expired = (message: string) => ({ status: 403, code: 'otp_expired', message })
const badCode = expired('Token has expired or is invalid')
const badLink = expired('Email link is invalid or has expired')

describe('signing in by mail', () => {
  test('a new address gets an account, a confirmation mail and by its code a session [A-GE-11, A-AU-26, A-AU-28]', async () => {
    const email = newAddress()
    const supabase = app.anonymous()
    const { data, error } = await supabase.auth.signInWithOtp({ email, options: { data: { full_name: 'Ana' } } })
    expect([error, data]).toEqual([null, { user: null, session: null, messageId: undefined }])
    const mail = await newestMail(app, email)
    expect(mail.link.searchParams.get('type')).toBe('signup')

    const verified = await supabase.auth.verifyOtp({ email, token: mail.code, type: 'email' })
    expect(verified.error).toBeNull()
    expect(verified.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ana', email_verified: true } })
    expect(claimsIn(verified.data.session!.access_token)).toMatchObject({ amr: [{ method: 'otp' }], aal: 'aal1' })
    expect((await supabase.auth.getUser()).data.user!.email_confirmed_at).toMatch(/Z$/)
    expect((await app.anonymous().auth.signInWithPassword({ email, password: 'green7horses' })).error).not.toBeNull()
  })

  test('a known one gets a sign-in mail, whose link brings a session to the page that asked [A-GE-11, OP-23]', async () => {
    const ana = await confirmedUser()
    await app.anonymous().auth.signInWithOtp({
      email: ana.email,
      options: {
        shouldCreateUser: false,
        emailRedirectTo: 'http://localhost/auth/callback?next=studio',
        data: { full_name: 'Eve' },
      },
    })
    const mail = await newestMail(app, ana.email)
    expect(mail.subject).toContain('Log in')
    const landed = await pressContinue(app, mail.link)
    expect(landed.href).toMatch(/^http:\/\/localhost\/auth\/callback\?next=studio#/)
    const fragment = fragmentOf(landed)
    expect(fragment).toMatchObject({ type: 'magiclink', token_type: 'bearer', expires_in: '3600', sb: '' })
    expect(Number(fragment.expires_at)).toBeGreaterThan(Date.now() / 1000)

    const browser = app.anonymous()
    const { data, error } = await browser.auth.setSession({
      access_token: fragment.access_token!,
      refresh_token: fragment.refresh_token!,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: ana.id, user_metadata: { full_name: 'Ana Test' } })
    expect((await browser.auth.refreshSession()).error).toBeNull()
    // The password and the other session of a confirmed account stay.
    expect((await ana.supabase.auth.getUser()).error).toBeNull()
    expect((await app.anonymous().auth.signInWithPassword(ana)).error).toBeNull()
  })

  test('an unknown one without leave to make an account gets the answer of a known one, as late, and no mail [OP-32]', async () => {
    const ask = async (email: string) => {
      const begun = performance.now()
      const { error } = await app.anonymous().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
      return { error, isLate: performance.now() - begun >= 149 }
    }
    const email = newAddress()
    expect(await ask(email)).toEqual({ error: null, isLate: true })
    expect(await ask((await confirmedUser()).email)).toEqual({ error: null, isLate: true })
    expect(await app.db.query(sql`select from auth.users where email = ${email}`)).toHaveLength(0)
    expect(await app.db.query(sql`select from private.outbox where recipient = ${email}`)).toHaveLength(0)
  })

  test('a phone number gets a clear answer [CX-28]', async () => {
    const { error } = await app.anonymous().auth.signInWithOtp({ phone: '+4912345678' })
    expect(error).toMatchObject({ status: 400, message: 'Phone sign-in is not available.' })
    const { auth } = app.anonymous()
    const wrong = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }
    for (const type of ['sms', 'phone_change'] as const) {
      expect((await auth.verifyOtp({ phone: '+4912345678', token: '123456', type })).error).toMatchObject(wrong)
    }
    const { error: noNumber } = await auth.verifyOtp({ phone: 'mine', token: '123456', type: 'sms' })
    expect(noNumber).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    })
  })

  test('who proves an address that was never confirmed ends the password and sessions of whoever was in before [CX-07]', async () => {
    const thief = await app.newUser()
    const owner = app.anonymous()
    // Nor may a second factor of theirs keep the owner out.
    await app.db.query(sql`
      insert into auth.mfa_factors (user_id, status, secret) values (${thief.id}, 'verified', '\\x00')`)
    await owner.auth.signInWithOtp({ email: thief.email })
    const { code } = await newestMail(app, thief.email)
    expect((await owner.auth.verifyOtp({ email: thief.email, token: code, type: 'email' })).error).toBeNull()
    expect((await thief.supabase.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await thief.supabase.auth.refreshSession()).error).not.toBeNull()
    expect((await app.anonymous().auth.signInWithPassword(thief)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await owner.auth.getUser()).data.user).not.toHaveProperty('factors')
    expect((await owner.auth.updateUser({ password: 'brown8horses' })).error).toBeNull()
  })

  test('also when whoever was in before has given the password up for another way in [CX-07]', async () => {
    const thief = await app.newUser()
    await app.db.query(sql`
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      values (${thief.id}, 'google', ${thief.id}, '{"email": "thief@example.com", "email_verified": false}')`)
    const { data } = await thief.supabase.auth.getUserIdentities()
    const byMail = data!.identities.find(({ provider }) => provider === 'email')!
    expect((await thief.supabase.auth.unlinkIdentity(byMail)).error).toBeNull()

    const owner = app.anonymous()
    await owner.auth.signInWithOtp({ email: thief.email })
    const { code } = await newestMail(app, thief.email)
    expect((await owner.auth.verifyOtp({ email: thief.email, token: code, type: 'email' })).error).toBeNull()
    expect((await thief.supabase.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await owner.auth.getUserIdentities()).data!.identities).not.toContainEqual(
      expect.objectContaining({ provider: 'google' }),
    )
  })

  test('so does a recovery [CX-07]', async () => {
    const thief = await app.newUser()
    await app.anonymous().auth.resetPasswordForEmail(thief.email)
    await pressContinue(app, (await newestMail(app, thief.email)).link)
    expect((await thief.supabase.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await app.anonymous().auth.signInWithPassword(thief)).error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('what happened is on record, and no code with it', async () => {
    const ana = await confirmedUser()
    const supabase = app.anonymous()
    await supabase.auth.resetPasswordForEmail(ana.email)
    const { code } = await newestMail(app, ana.email)
    await supabase.auth.verifyOtp({ email: ana.email, token: 'wrong', type: 'recovery' })
    await supabase.auth.verifyOtp({ email: ana.email, token: code, type: 'recovery' })
    const events = await app.db.query(sql<{ action: string; details: object }>`
      select action, details from auth.audit_log where user_id = ${ana.id} order by id`)
    expect(events.map(({ action }) => action)).toEqual(['sign_up', 'recovery_requested', 'code_refused', 'sign_in'])
    expect(JSON.stringify(events)).not.toContain(code)
  })

  test('a banned account is not let in', async () => {
    const ana = await confirmedUser()
    await app.anonymous().auth.signInWithOtp({ email: ana.email })
    await app.db.query(sql`update auth.users set banned_until = now() + interval '1 day' where id = ${ana.id}`)
    const { code, link } = await newestMail(app, ana.email)
    const { error } = await app.anonymous().auth.verifyOtp({ email: ana.email, token: code, type: 'magiclink' })
    expect(error).toMatchObject({ status: 400, code: 'user_banned' })
    expect(fragmentOf(await pressContinue(app, link))).toMatchObject({ error_code: 'user_banned' })
  })
})

describe('a new password', () => {
  test('is set by whoever opens the mail; the client hears of the recovery [A-GE-12, A-AU-30, A-AU-03, A-RT-11]', async () => {
    const ana = await confirmedUser()
    const supabase = app.anonymous()
    const events: string[] = []
    supabase.auth.onAuthStateChange((event) => void events.push(event))
    const { error } = await supabase.auth.resetPasswordForEmail(ana.email, {
      redirectTo: 'http://localhost/reset-password',
    })
    expect(error).toBeNull()
    const mail = await newestMail(app, ana.email)
    expect(mail.link.searchParams.get('redirect_to')).toBe('http://localhost/reset-password')

    expect((await supabase.auth.verifyOtp({ email: ana.email, token: mail.code, type: 'recovery' })).error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    expect((await supabase.auth.updateUser({ password: 'brown8horses' })).error).toBeNull()
    expect((await ana.supabase.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await app.anonymous().auth.signInWithPassword({ ...ana, password: 'brown8horses' })).error).toBeNull()
  })

  test('an unknown address gets the same answer and no mail [OP-14, OP-32]', async () => {
    const email = newAddress()
    expect((await app.anonymous().auth.resetPasswordForEmail(email)).error).toBeNull()
    expect(await mailsTo(app, email)).toHaveLength(0)
  })

  test('ends the links that were sent before', async () => {
    const ana = await confirmedUser()
    await app.anonymous().auth.resetPasswordForEmail(ana.email)
    const { token } = await newestMail(app, ana.email)
    await ana.supabase.auth.updateUser({ password: 'brown8horses' })
    const { error } = await app.anonymous().auth.verifyOtp({ token_hash: token, type: 'recovery' })
    expect(error).toMatchObject(badLink)
  })
})

describe('a token', () => {
  const askFor = {
    signup: async () => {
      const ana = await app.newUser()
      return { email: ana.email, ...(await newestMail(app, ana.email)) }
    },
    magiclink: async () => {
      const ana = await confirmedUser()
      await app.anonymous().auth.signInWithOtp({ email: ana.email })
      return { email: ana.email, ...(await newestMail(app, ana.email)) }
    },
    recovery: async () => {
      const ana = await confirmedUser()
      await app.anonymous().auth.resetPasswordForEmail(ana.email)
      return { email: ana.email, ...(await newestMail(app, ana.email)) }
    },
    email_change: async () => {
      const ana = await app.newUser()
      const email = newAddress()
      await ana.supabase.auth.updateUser({ email })
      return { email, ...(await newestMail(app, email)) }
    },
  }
  const kinds = Object.keys(askFor) as (keyof typeof askFor)[]

  test.each(kinds)('%s opens by code or by hash, once, and not as another type [A-AU-29, OP-23]', async (type) => {
    for (const by of ['code', 'hash'] as const) {
      const { email, code, token } = await askFor[type]()
      const verifyAs = (as: string) =>
        app
          .anonymous()
          .auth.verifyOtp(
            by === 'code' ? { email, token: code, type: as as 'email' } : { token_hash: token, type: as as 'email' },
          )
      for (const other of kinds.filter((one) => one !== type)) {
        expect((await verifyAs(other)).error).toMatchObject(by === 'code' ? badCode : badLink)
      }
      const { data, error } = await verifyAs(type)
      expect([error, data.user?.email]).toEqual([null, email])
      expect((await verifyAs(type)).error).toMatchObject(by === 'code' ? badCode : badLink)
    }
  })

  test.each(['signup', 'magiclink'] as const)('%s opens as "email", too', async (type) => {
    const { token } = await askFor[type]()
    expect((await app.anonymous().auth.verifyOtp({ token_hash: `pkce_${token}`, type: 'email' })).error).toBeNull()
  })

  test('opens for one of many who come at once', async () => {
    const { token } = await askFor.magiclink()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.anonymous().auth.verifyOtp({ token_hash: token, type: 'magiclink' })),
    )
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
  })

  test('ends after an hour [OP-23]', async () => {
    const { email, code, token } = await askFor.magiclink()
    const [row] = await app.db.query(sql<{ seconds: number }>`
      select extract(epoch from expires_at - created_at)::int as seconds from auth.one_time_tokens where email = ${email}`)
    expect(row).toEqual({ seconds: 3600 })
    await app.db.query(sql`update auth.one_time_tokens set expires_at = now() where email = ${email}`)
    expect((await app.anonymous().auth.verifyOtp({ email, token: code, type: 'email' })).error).toMatchObject(badCode)
    expect((await app.anonymous().auth.verifyOtp({ token_hash: token, type: 'email' })).error).toMatchObject(badLink)
  })

  const guess = (email: string, token: string, remoteAddress: string) =>
    app.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01' },
      remoteAddress,
      payload: { type: 'magiclink', email, token },
    })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  test('no longer opens by its code after ten wrong ones, from wherever they came; its link does', async () => {
    const { email, code, token } = await askFor.magiclink()
    for (let i = 0; i < 10; i++) expect((await guess(email, wrong(code), `198.51.100.${i}`)).statusCode).toBe(403)
    expect((await guess(email, code, '203.0.113.1')).json()).toMatchObject({ code: 'otp_expired' })
    expect((await app.anonymous().auth.verifyOtp({ token_hash: token, type: 'magiclink' })).error).toBeNull()
  })

  test('guessing codes of one address is throttled, also when each mail brings a new one', async () => {
    const { email, code } = await askFor.magiclink()
    for (let i = 0; i < 10; i++) await guess(email, wrong(code), '198.51.100.77')
    const answer = await guess(email, code, '198.51.100.77')
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    ])
    expect((await guess(newAddress(), '123456', '198.51.100.77')).statusCode).toBe(403)
  })

  test('stands nowhere in the database but in the mail', async () => {
    const { email, code, token } = await askFor.magiclink()
    const [row] = await app.db.query(sql<{ text: string }>`
      select string_agg(t::text, ' ') as text from (
        select to_jsonb(o) as t from auth.one_time_tokens o where email = ${email}
        union all select to_jsonb(u) from auth.users u where email = ${email}) as everything`)
    expect(row!.text).toContain(email)
    expect(row!.text).not.toContain(token)
    expect(row!.text).not.toContain(`"${code}"`)
  })

  test.each([
    ['no type', { email: 'a@example.com', token: '123456' }],
    ['an unknown type', { type: 'everything', email: 'a@example.com', token: '123456' }],
    ['a type of the language', { type: 'constructor', email: 'a@example.com', token: '123456' }],
    ['no token', { type: 'email', email: 'a@example.com' }],
    ['a code without an address', { type: 'email', token: '123456' }],
    ['a hash with an address', { type: 'email', token_hash: 'abc', email: 'a@example.com' }],
    ['a hash with a code', { type: 'email', token_hash: 'abc', token: '123456' }],
    ['a number', { type: 'email', email: 'a@example.com', token: 123456 }],
  ])('with %s the request is not valid', async (_, payload) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01' },
      payload,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  })
})
