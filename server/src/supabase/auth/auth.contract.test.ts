import { randomUUID } from 'node:crypto'
import { AuthWeakPasswordError } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'

const password = 'green7horses'
const newAddress = () => `${randomUUID()}@example.com`
const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** A request as the SDK sends it, but without the SDK's own checks. */
function request(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Record<string, string> = {},
  payload?: object | string,
) {
  return app.app.inject({
    method,
    url: `/auth/v1${path}`,
    headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01', ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const actionsOf = async (userId: string) =>
  (
    await app.db.query(sql<{ action: string }>`select action from auth.audit_log where user_id = ${userId} order by id`)
  ).map((row) => row.action)

describe('sign-up', () => {
  test('answers with a session at once; the address is not verified yet [A-AU-04, A-AU-21, A-AU-36, A-EN-05, A-RL-06, CX-07]', async () => {
    const supabase = app.anonymous()
    const email = newAddress()
    const { data, error } = await supabase.auth.signUp({ email, password, options: { data: { full_name: 'Ana' } } })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/),
      user: { id: data.user!.id },
    })
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ana' },
      is_anonymous: false,
      identities: [
        {
          id: data.user!.id,
          user_id: data.user!.id,
          provider: 'email',
          email,
          identity_data: { sub: data.user!.id, email, email_verified: false, phone_verified: false, full_name: 'Ana' },
        },
      ],
    })
    expect(data.user!.email_confirmed_at).toBeUndefined()
    expect(data.user!.last_sign_in_at).toMatch(/Z$/)
    expect(await actionsOf(data.user!.id)).toEqual(['sign_up'])
  })

  test('the access token carries the claims of the contract [A-EN-04]', async () => {
    const email = newAddress()
    const { data } = await app.anonymous().auth.signUp({ email, password, options: { data: { theme: 'dark' } } })
    const claims = claimsIn(data.session!.access_token)
    expect(claims).toEqual({
      iss: expect.stringMatching(/^http:\/\/.+\/auth\/v1$/),
      sub: data.user!.id,
      aud: 'authenticated',
      iat: expect.any(Number),
      exp: data.session!.expires_at,
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { theme: 'dark' },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  })

  test('keeps the address trimmed and in lower case', async () => {
    const email = newAddress()
    const { data } = await app.anonymous().auth.signUp({ email: `  ${email.toUpperCase()} `, password })
    expect(data.user!.email).toBe(email)
    const { error } = await app.anonymous().auth.signInWithPassword({ email: ` ${email.toUpperCase()}`, password })
    expect(error).toBeNull()
  })

  test('refuses an address that has an account, whatever its case, and changes nothing [OP-32, A-ER-06]', async () => {
    const ana = await app.newUser()
    const { data, error } = await app
      .anonymous()
      .auth.signUp({ email: ana.email.toUpperCase(), password: 'other9horses' })
    expect(error).toMatchObject({ message: 'User already registered', status: 422, code: 'user_already_exists' })
    expect(data).toMatchObject({ user: null, session: null })
    expect(
      (await app.anonymous().auth.signInWithPassword({ email: ana.email, password: ana.password })).error,
    ).toBeNull()
  })

  test('of two at the same moment one wins, the other learns that the account exists', async () => {
    const email = newAddress()
    const answers = await Promise.all(
      ['green7horses', 'brown8horses', 'white9horses'].map((one) =>
        app.anonymous().auth.signUp({ email, password: one }),
      ),
    )
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
    for (const { error } of answers.filter(({ data }) => !data.session))
      expect(error).toMatchObject({ code: 'user_already_exists' })
    const rows = await app.db.query(sql<{ count: number }>`
      select count(*)::int as count from auth.users u join auth.identities i on i.user_id = u.id where email = ${email}`)
    expect(rows[0]!.count).toBe(1)
  })

  test.each([
    ['horse7x', ['length'], 'Password should be at least 8 characters'],
    ['greenhorses', ['characters'], 'Password should contain at least one letter and one digit'],
    ['password123', ['pwned'], 'Password is one of the most common ones, please choose another'],
  ])('the SDK reads why %s is too weak [OP-22, OP-32, A-AU-18, A-AU-19, A-ER-07]', async (weak, reasons, message) => {
    const email = newAddress()
    const { error } = await app.anonymous().auth.signUp({ email, password: weak })
    expect(error).toBeInstanceOf(AuthWeakPasswordError)
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons, message })
    expect(await app.db.query(sql`select from auth.users where email = ${email}`)).toHaveLength(0)
  })

  test('checks in the order of the contract', async () => {
    const answers = [
      await request('POST', '/signup', {}, { data: {} }),
      await request('POST', '/signup', {}, { email: 'nonsense' }),
      await request('POST', '/signup', {}, { email: 'nonsense', password: 'x' }),
      await request('POST', '/signup', {}, { email: 'nonsense', password: `a1${'x'.repeat(71)}` }),
      await request('POST', '/signup', {}, { email: newAddress(), phone: '+4912345', password }),
      await request('POST', '/signup', {}, { phone: '+4912345', password }),
      await request('POST', '/signup', {}, { email: 'nonsense', password }),
      await request('POST', '/signup', {}, { password }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().message])).toEqual([
      [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
      [400, 'validation_failed', 'Signup requires a valid password'],
      [422, 'weak_password', expect.stringContaining('at least 8 characters')],
      [400, 'validation_failed', 'Password cannot be longer than 72 characters'],
      [400, 'validation_failed', 'Only an email address or phone number should be provided on signup.'],
      [400, 'phone_provider_disabled', 'Phone sign-in is not available.'],
      [400, 'validation_failed', 'Unable to validate email address: invalid format'],
      [400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ])
  })

  test('keeps hostile text as text, and ignores fields it does not know', async () => {
    const text = "<script>alert(1)</script> '; drop table auth.users; -- 🐴 مرحبا"
    const answer = await request(
      'POST',
      '/signup',
      {},
      {
        email: newAddress(),
        password,
        data: { full_name: text },
        gotrue_meta_security: { captcha_token: 'x' },
        code_challenge: null,
        code_challenge_method: null,
        role: 'service_role',
        app_metadata: { admin: true },
        email_confirmed_at: '2020-01-01',
      },
    )
    expect(answer.statusCode).toBe(200)
    const { user } = answer.json<{ user: Record<string, unknown> }>()
    expect(user).toMatchObject({ user_metadata: { full_name: text }, role: 'authenticated' })
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(user).not.toHaveProperty('email_confirmed_at')
  })
})

describe('sign-in with a password', () => {
  test('answers with a session of its own [A-AU-22]', async () => {
    const ana = await app.newUser()
    const { data, error } = await app.anonymous().auth.signInWithPassword(ana)
    expect(error).toBeNull()
    expect(data.user!.id).toBe(ana.id)
    expect(claimsIn(data.session!.access_token).session_id).not.toBe(claimsIn(ana.token).session_id)
    expect(await actionsOf(ana.id)).toEqual(['sign_up', 'sign_in'])
  })

  test('says the same to a wrong password and to an unknown address [OP-32, A-ER-06]', async () => {
    const ana = await app.newUser()
    for (const email of [ana.email, newAddress(), 'nonsense']) {
      const { error } = await app.anonymous().auth.signInWithPassword({ email, password: 'wrong7horses' })
      expect(error).toMatchObject({ message: 'Invalid login credentials', status: 400, code: 'invalid_credentials' })
    }
    expect(await actionsOf(ana.id)).toEqual(['sign_up', 'sign_in_failed'])
  })

  test('a phone number gets a clear answer [CX-28]', async () => {
    const { error } = await app.anonymous().auth.signInWithPassword({ phone: '+4912345678', password })
    expect(error).toMatchObject({
      message: 'Phone sign-in is not available.',
      status: 422,
      code: 'phone_provider_disabled',
    })
  })

  test('a banned account learns of it, but only with the right password', async () => {
    const ana = await app.newUser()
    await app.db.query(sql`update auth.users set banned_until = now() + interval '1 day' where id = ${ana.id}`)
    const wrong = await app.anonymous().auth.signInWithPassword({ email: ana.email, password: 'wrong7horses' })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' })
    const right = await app.anonymous().auth.signInWithPassword(ana)
    expect(right.error).toMatchObject({ message: 'User is banned', status: 400, code: 'user_banned' })
    expect((await ana.supabase.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    expect((await ana.supabase.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' })
    await app.db.query(sql`update auth.users set banned_until = now() - interval '1 second' where id = ${ana.id}`)
    expect((await app.anonymous().auth.signInWithPassword(ana)).error).toBeNull()
  })

  test('an account without a password lets nobody in', async () => {
    const ana = await app.newUser()
    await app.db.query(sql`update auth.users set encrypted_password = null where id = ${ana.id}`)
    expect((await app.anonymous().auth.signInWithPassword(ana)).error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('a password that is too weak by now still opens, with a word of warning', async () => {
    const [weak, ana] = [await app.newUser(), await app.newUser()]
    const { hash } = await import('@node-rs/argon2')
    await app.db.query(sql`update auth.users set encrypted_password = ${await hash('password1')} where id = ${weak.id}`)
    const { data, error } = await app.anonymous().auth.signInWithPassword({ email: weak.email, password: 'password1' })
    expect(error).toBeNull()
    expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })
    expect((await app.anonymous().auth.signInWithPassword(ana)).data.weakPassword).toBeFalsy()
  })

  test('guessing one account is throttled after ten wrong passwords, even for the right one', async () => {
    const ana = await app.newUser()
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () =>
        app.anonymous().auth.signInWithPassword({ email: ana.email, password: 'wrong7horses' }),
      ),
    )
    expect(guesses.filter(({ error }) => error?.code === 'invalid_credentials')).toHaveLength(10)
    const throttled = await app.anonymous().auth.signInWithPassword(ana)
    expect(throttled.error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    })
    await app.db.query(sql`update auth.sign_in_attempts set window_end = now() - interval '1 second'`)
    expect((await app.anonymous().auth.signInWithPassword(ana)).error).toBeNull()
  })

  test('the throttle works the same for an address without an account', async () => {
    const email = newAddress()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => app.anonymous().auth.signInWithPassword({ email, password: 'wrong7horses' })),
    )
    expect(guesses.filter(({ error }) => error?.status === 429)).toHaveLength(2)
  })

  test('hammering from one machine does not lock the owner out elsewhere', async () => {
    const ana = await app.newUser()
    const from = (remoteAddress: string, secret: string) =>
      app.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        headers: { apikey: app.anonKey },
        remoteAddress,
        payload: { email: ana.email, password: secret },
      })
    await Promise.all(Array.from({ length: 130 }, () => from('198.51.100.7', 'wrong7horses')))
    expect((await from('198.51.100.7', ana.password)).statusCode).toBe(429)
    expect((await from('203.0.113.9', ana.password)).statusCode).toBe(200)
  })

  test('many machines together are throttled after a hundred wrong passwords', async () => {
    const ana = await app.newUser()
    // Hashing them all would take seconds; the count is what matters here.
    await app.anonymous().auth.signInWithPassword({ email: ana.email, password: 'wrong7horses' })
    await app.db.query(
      sql`update auth.sign_in_attempts set attempts = 100 where key = sha256(convert_to(${ana.email}, 'UTF8'))`,
    )
    const answer = await app.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { apikey: app.anonKey },
      remoteAddress: '2001:db8::1',
      payload: { email: ana.email, password: ana.password },
    })
    expect(answer.statusCode).toBe(429)
  })

  test('the right password takes earlier slips off the count', async () => {
    const ana = await app.newUser()
    for (let round = 0; round < 3; round++) {
      for (let slip = 0; slip < 5; slip++) {
        await app.anonymous().auth.signInWithPassword({ email: ana.email, password: 'wrong7horses' })
      }
      expect((await app.anonymous().auth.signInWithPassword(ana)).error).toBeNull()
    }
  })

  test.each([[''], ['?grant_type='], ['?grant_type=implicit'], ['?grant_type=password&grant_type=password']])(
    'refuses the unknown grant %j',
    async (query) => {
      const answer = await request('POST', `/token${query}`, {}, { email: 'a@example.com', password })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_credentials', message: 'unsupported_grant_type' },
      ])
    },
  )
})

describe('the user behind a token', () => {
  test('is answered to getUser [A-AU-34]', async () => {
    const ana = await app.newUser()
    const { data } = await ana.supabase.auth.getUser()
    expect(data.user).toMatchObject({ id: ana.id, email: ana.email })
  })

  test('each bad bearer token has the answer of the contract [A-ER-08]', async () => {
    const ana = await app.newUser()
    const gone = await app.newUser()
    await app.db.query(sql`delete from auth.users where id = ${gone.id}`)
    const claims = claimsIn(ana.token)
    const [head, body, signature] = ana.token.split('.') as [string, string, string]
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString('base64url')}.${signature}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    const expired = await app.tokens.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
    const foreignSession = await app.tokens.sign({
      ...claims,
      session_id: claimsIn((await app.newUser()).token).session_id,
    })

    const cases: [string, Record<string, string>, number, string, string][] = [
      ['none', {}, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
      [
        'basic',
        { authorization: 'Basic YTpi' },
        401,
        'no_authorization',
        'This endpoint requires a valid Bearer token',
      ],
      ['empty', { authorization: 'Bearer ' }, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
      [
        'nonsense',
        bearer('nonsense'),
        403,
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token is malformed',
      ],
      [
        'forged',
        bearer(forged),
        403,
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token signature is invalid',
      ],
      ['unsigned', bearer(unsigned), 403, 'bad_jwt', expect.stringContaining('invalid JWT') as string],
      [
        'expired',
        bearer(expired),
        403,
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      ],
      ['the public key', bearer(app.anonKey), 403, 'bad_jwt', 'invalid claim: missing sub claim'],
      ['user gone', bearer(gone.token), 403, 'user_not_found', 'User from sub claim in JWT does not exist'],
      [
        'foreign session',
        bearer(foreignSession),
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      ],
    ]
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
    ] as const) {
      for (const [name, headers, status, code, message] of cases) {
        const answer = await request(method, path, headers)
        expect([name, answer.statusCode, answer.json()]).toEqual([name, status, { code, message }])
      }
    }
  })

  test('getClaims checks the token with our public keys, without asking for the user', async () => {
    const ana = await app.newUser()
    const { data, error } = await ana.supabase.auth.getClaims()
    expect(error).toBeNull()
    expect(data!.claims).toMatchObject({ sub: ana.id, role: 'authenticated' })
    expect(data!.header).toMatchObject({ alg: 'ES256', kid: expect.any(String) })

    const expired = await app.tokens.sign({ ...claimsIn(ana.token), exp: Math.floor(Date.now() / 1000) - 1 })
    expect((await ana.supabase.auth.getClaims(expired)).error).toMatchObject({ message: 'JWT has expired' })
  })
})

describe('changing a user', () => {
  test('merges data, and null removes a key [A-AU-31]', async () => {
    const ana = await app.newUser()
    await ana.supabase.auth.updateUser({ data: { theme: 'dark', size: 3 } })
    const { data, error } = await ana.supabase.auth.updateUser({ data: { theme: null, full_name: 'Ana B.' } })
    expect(error).toBeNull()
    expect(data.user!.user_metadata).toEqual({ full_name: 'Ana B.', size: 3 })
    const { data: refreshed } = await ana.supabase.auth.refreshSession()
    expect(claimsIn(refreshed.session!.access_token).user_metadata).toEqual({ full_name: 'Ana B.', size: 3 })
  })

  test('even with as much data as is allowed, the token fits into a header line of 8 kB', async () => {
    const ana = await app.newUser()
    const { error } = await ana.supabase.auth.updateUser({ data: { full_name: 'x'.repeat(3900) } })
    expect(error).toBeNull()
    const { data } = await ana.supabase.auth.refreshSession()
    expect(data.session!.access_token.length).toBeLessThan(8000)
    const more = await ana.supabase.auth.updateUser({ data: { more: 'x'.repeat(200) } })
    expect(more.error).toMatchObject({ status: 400, message: 'data is too large: up to 4000 bytes are allowed' })
  })

  test('parallel changes of data lose nothing', async () => {
    const ana = await app.newUser()
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => request('PUT', '/user', bearer(ana.token), { data: { [`key${i}`]: i } })),
    )
    const { data } = await ana.supabase.auth.getUser()
    expect(Object.keys(data.user!.user_metadata)).toHaveLength(9)
  })

  test('a new password ends all other sessions and opens from now on [A-AU-31]', async () => {
    const ana = await app.newUser()
    const elsewhere = app.anonymous()
    await elsewhere.auth.signInWithPassword(ana)
    const { error } = await ana.supabase.auth.updateUser({ password: 'brown8horses' })
    expect(error).toBeNull()
    expect((await ana.supabase.auth.getUser()).error).toBeNull()
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await app.anonymous().auth.signInWithPassword(ana)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await app.anonymous().auth.signInWithPassword({ ...ana, password: 'brown8horses' })).error).toBeNull()
    expect(await actionsOf(ana.id)).toContain('password_changed')
  })

  test('refuses the same password, a weak one and a wrong current one', async () => {
    const ana = await app.newUser()
    expect((await ana.supabase.auth.updateUser({ password: ana.password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
    expect((await ana.supabase.auth.updateUser({ password: 'short' })).error).toBeInstanceOf(AuthWeakPasswordError)
    // An empty one is not like none at all: nobody may think that it was set.
    expect((await ana.supabase.auth.updateUser({ password: '' })).error).toBeInstanceOf(AuthWeakPasswordError)
    const wrong = await request('PUT', '/user', bearer(ana.token), {
      password: 'brown8horses',
      current_password: 'nope',
    })
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'current_password_invalid'])
    expect((await app.anonymous().auth.signInWithPassword(ana)).error).toBeNull()
  })

  test('all or nothing: a refused password leaves the data alone', async () => {
    const ana = await app.newUser()
    await request('PUT', '/user', bearer(ana.token), { password: ana.password, data: { changed: true } })
    expect((await ana.supabase.auth.getUser()).data.user!.user_metadata).toEqual({ full_name: 'Ana Test' })
  })

  test('two parallel password changes from two sessions: one wins and the other is signed out', async () => {
    const ana = await app.newUser()
    const { data } = await app.anonymous().auth.signInWithPassword(ana)
    const answers = await Promise.all([
      request('PUT', '/user', bearer(ana.token), { password: 'brown8horses' }),
      request('PUT', '/user', bearer(data.session!.access_token), { password: 'white9horses' }),
    ])
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 403])
  })

  test('a sign-in with the old password cannot outlive its change', async () => {
    const ana = await app.newUser()
    const locksWaitedFor = async () =>
      (
        await app.db.query(
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length
    let late: Promise<Awaited<ReturnType<typeof request>>> | undefined
    await app.db.transaction(async (db) => {
      await db.query(sql`select from auth.users where id = ${ana.id} for no key update`)
      late = Promise.resolve(
        request('POST', '/token?grant_type=password', {}, { email: ana.email, password: ana.password }),
      )
      // It has checked the password by now and waits for the row.
      await expect.poll(locksWaitedFor).toBe(1)
      await db.query(sql`update auth.users set encrypted_password = 'another' where id = ${ana.id}`)
    })
    const answer = await late!
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_credentials'])
  })

  test('the own address is no change', async () => {
    const ana = await app.newUser()
    const { data, error } = await ana.supabase.auth.updateUser({ email: ana.email.toUpperCase() })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: ana.email })
    expect(data.user).not.toHaveProperty('new_email')
  })
})

describe('sign-out', () => {
  async function threeSessions() {
    const ana = await app.newUser()
    const [phone, tablet] = [app.anonymous(), app.anonymous()]
    await phone.auth.signInWithPassword(ana)
    await tablet.auth.signInWithPassword(ana)
    const tokens = [ana.supabase, phone, tablet].map(async (one) => (await one.auth.getSession()).data.session!)
    const sessions = await Promise.all(tokens)
    return {
      ana,
      sessions,
      alive: () =>
        Promise.all(
          sessions.map(async (one) => (await request('GET', '/user', bearer(one.access_token))).statusCode === 200),
        ),
    }
  }

  test.each([
    ['', [false, false, false]],
    ['?scope=', [false, false, false]],
    ['?scope=global', [false, false, false]],
    ['?scope=local', [false, true, true]],
    ['?scope=others', [true, false, false]],
  ])('with %j ends the right sessions and answers 204 without a body [A-AU-06, A-AU-33]', async (query, expected) => {
    const { ana, sessions, alive } = await threeSessions()
    const answer = await request('POST', `/logout${query}`, {
      ...bearer(sessions[0]!.access_token),
      'content-type': 'application/json',
    })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await alive()).toEqual(expected)
    const refreshed = await Promise.all(
      sessions.map(
        async ({ refresh_token }) =>
          (await request('POST', '/token?grant_type=refresh_token', {}, { refresh_token })).statusCode === 200,
      ),
    )
    expect(refreshed).toEqual(expected)
    expect(await actionsOf(ana.id)).toContain('sign_out')
  })

  test('getUser then says that the session is missing, and a second sign-out is no error [A-AU-11]', async () => {
    const ana = await app.newUser()
    const other = app.anonymous()
    await other.auth.setSession((await ana.supabase.auth.getSession()).data.session!)
    expect((await ana.supabase.auth.signOut()).error).toBeNull()
    expect((await other.auth.getUser(ana.token)).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await other.auth.signOut()).error).toBeNull()
  })

  test.each([['everything'], ['global&scope=local']])('refuses the scope %j', async (scope) => {
    const ana = await app.newUser()
    const answer = await request('POST', `/logout?scope=${scope}`, bearer(ana.token))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(answer.json().message).toContain('scope')
  })
})

describe('around it', () => {
  test('health and keys need no API key; the keys are public and may be cached for ten minutes [A-CN-10]', async () => {
    const health = await app.app.inject('/auth/v1/health')
    expect([health.statusCode, health.json()]).toEqual([200, expect.objectContaining({ name: 'GoTrue' })])
    const jwks = await app.app.inject('/auth/v1/.well-known/jwks.json')
    expect(jwks.headers['cache-control']).toBe('public, max-age=600')
    const { keys } = jwks.json<{ keys: Record<string, unknown>[] }>()
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', kid: expect.any(String), key_ops: ['verify'] })
    for (const key of keys) expect(key).not.toHaveProperty('d')
  })

  test('settings name what there is', async () => {
    const answer = await request('GET', '/settings')
    expect(answer.json()).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
    })
  })

  test.each([
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['GET', '/settings'],
    ['GET', '/nowhere'],
  ] as const)('%s %s needs an API key, and a right one', async (method, url) => {
    const none = await app.app.inject({ method, url: `/auth/v1${url}` })
    expect([none.statusCode, none.json()]).toEqual([401, { message: 'No API key found in request' }])
    const wrong = await app.app.inject({ method, url: `/auth/v1${url}`, headers: { apikey: `${app.anonKey}x` } })
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: 'Invalid API key' }])
  })

  test('an unknown path and an unknown method are answered in the shape of the protocol', async () => {
    for (const [method, path] of [
      ['GET', '/nowhere'],
      ['POST', '/nowhere'],
      ['GET', '/signup'],
      ['DELETE', '/user'],
      ['GET', '/'],
      ['GET', ''],
      ['POST', ''],
    ] as const) {
      const answer = await request(method, path)
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        404,
        { code: 'unknown', message: expect.any(String) },
      ])
      expect(answer.headers['x-sb-error-code']).toBe('unknown')
      expect(answer.headers['x-supabase-api-version']).toBe('2024-01-01')
    }
  })

  test('clients that name no version get the older error format', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { apikey: app.anonKey },
      payload: { email: newAddress(), password },
    })
    expect(answer.json()).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
    expect(answer.headers['x-sb-error-code']).toBe('invalid_credentials')
    expect(answer.headers).not.toHaveProperty('x-supabase-api-version')
  })

  test('answers with secrets are not kept by any cache', async () => {
    const answer = await request('POST', '/signup', {}, { email: newAddress(), password })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-supabase-api-version']).toBe('2024-01-01')
  })

  test('sign-ups, tokens and changes are limited per network address, each on its own [OP-32]', async () => {
    const strict = await testApp({
      env: {
        RATE_LIMIT_SIGNUP: '2',
        RATE_LIMIT_TOKEN: '3',
        RATE_LIMIT_USER: '2',
        RATE_LIMIT_OTP: '2',
        RATE_LIMIT_VERIFY: '2',
      },
    })
    const send = (method: 'GET' | 'POST' | 'PUT', path: string) =>
      strict.app.inject({
        method,
        url: `/auth/v1${path}`,
        headers: { apikey: strict.anonKey, 'x-supabase-api-version': '2024-01-01' },
        payload: {},
      })
    for (const [method, path, limit] of [
      ['POST', '/signup', 2],
      ['PUT', '/user', 2],
      ['GET', '/reauthenticate', 2],
      ['POST', '/otp', 2],
      ['POST', '/recover', 2],
      ['POST', '/resend', 2],
      ['POST', '/verify', 2],
      ['GET', '/verify', 2],
      ['POST', '/confirm', 2],
      ['POST', '/token?grant_type=password', 3],
    ] as const) {
      for (let i = 0; i < limit; i++) expect((await send(method, path)).statusCode).not.toBe(429)
      const answer = await send(method, path)
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        429,
        { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      ])
    }
  })

  test('guessing API keys is limited like everything else', async () => {
    const strict = await testApp({ env: { RATE_LIMIT_SIGNUP: '2' } })
    const guess = () => strict.app.inject({ method: 'POST', url: '/auth/v1/signup', headers: { apikey: 'guess' } })
    expect([(await guess()).statusCode, (await guess()).statusCode, (await guess()).statusCode]).toEqual([
      401, 401, 429,
    ])
  })

  test('no secret is on record, neither in the audit log nor in plain in a table', async () => {
    const ana = await app.newUser()
    const { data } = await ana.supabase.auth.refreshSession()
    const rows = await app.db.query(sql<{ text: string }>`
      select coalesce(string_agg(t::text, ' '), '') as text from (
        select to_jsonb(u) as t from auth.users u where id = ${ana.id}
        union all select to_jsonb(s) from auth.sessions s where user_id = ${ana.id}
        union all select to_jsonb(r) from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id where s.user_id = ${ana.id}
        union all select to_jsonb(a) from auth.audit_log a where user_id = ${ana.id}) as everything`)
    expect(rows[0]!.text).toContain(ana.email)
    for (const secret of [ana.password, data.session!.refresh_token, data.session!.access_token]) {
      expect(rows[0]!.text).not.toContain(secret)
    }
  })

  test('users of the data API cannot read any table of auth', async () => {
    const ana = await app.newUser()
    const tables = await app.db.query(sql<{ name: string }>`
      select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'auth' and relkind = 'r'`)
    expect(tables.length).toBeGreaterThan(4)
    for (const role of ['anon', 'authenticated', 'service_role'] as const) {
      for (const { name } of tables) {
        await expect(
          app.db.asUser({ role, sub: ana.id }).query(sql`select * from ${sql.table(`auth.${name}`)}`),
        ).rejects.toMatchObject({
          code: '42501',
        })
      }
    }
  })
})
