import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import { claimsIn, mailsTo, newAddress, newestMail, pressContinue } from './testing/mail-flows'

const password = 'green7horses'
const sessionsOf = async ({ db }: TestApp, email: string) =>
  (await db.query(sql`select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`))
    .length

describe('by default', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })

  test('a sign-up is signed in at once and gets a mail; its link confirms and keeps password and session [A-GE-13, A-RL-06, CX-07]', async () => {
    const email = newAddress()
    const supabase = app.anonymous()
    const { data, error } = await supabase.auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Ana' }, emailRedirectTo: 'http://localhost/welcome' },
    })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect(data.user!.email_confirmed_at).toBeUndefined()
    expect(data.user!.confirmation_sent_at).toMatch(/Z$/)

    const mail = await newestMail(app, email)
    expect(mail.subject).toContain('Confirm')
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(Object.fromEntries(mail.link.searchParams)).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{56}$/),
      type: 'signup',
      redirect_to: 'http://localhost/welcome',
    })
    expect((await pressContinue(app, mail.link)).href).toMatch(
      /^http:\/\/localhost\/welcome#access_token=.+&type=signup$/,
    )

    const { data: after } = await supabase.auth.getUser()
    expect(after.user!.email_confirmed_at).toMatch(/Z$/)
    expect(after.user!.user_metadata).toEqual({ full_name: 'Ana', email_verified: true })
    expect(after.user!.identities![0]!.identity_data).toMatchObject({ email_verified: true })
    expect((await app.anonymous().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('a taken address is refused, and nobody gets a mail for it [OP-32]', async () => {
    const ana = await app.newUser()
    const { error } = await app.anonymous().auth.signUp({ email: ana.email, password })
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
    expect(await mailsTo(app, ana.email)).toHaveLength(1)
  })

  test('the confirmation can be asked for again; the earlier link ends [A-AU-32]', async () => {
    const ana = await app.newUser()
    const first = await newestMail(app, ana.email)
    await app.db.query(sql`delete from auth.sign_in_attempts`)
    const { error } = await app.anonymous().auth.resend({ type: 'signup', email: ana.email })
    expect(error).toBeNull()
    const second = await newestMail(app, ana.email)
    expect(second.token).not.toBe(first.token)
    await expect(pressContinue(app, first.link)).rejects.toThrow('410')
    const { data } = await app.anonymous().auth.verifyOtp({ email: ana.email, token: second.code, type: 'signup' })
    expect(data.user!.email_confirmed_at).toMatch(/Z$/)
  })

  test('a resend where there is nothing to confirm says the same and sends nothing [OP-32]', async () => {
    const ana = await app.newUser()
    await app.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
    await app.db.query(sql`delete from auth.sign_in_attempts`)
    const [nobody, unpending] = [newAddress(), await app.newUser()]
    for (const [email, type] of [
      [ana.email, 'signup'],
      [nobody, 'signup'],
      [nobody, 'email_change'],
      [unpending.email, 'email_change'],
    ] as const) {
      const before = (await mailsTo(app, email)).length
      expect((await app.anonymous().auth.resend({ type, email })).error).toBeNull()
      expect((await mailsTo(app, email)).length).toBe(before)
    }
  })

  test.each(['recovery', 'magiclink', undefined, '', 7])('a resend of type %j is refused', async (type) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/auth/v1/resend',
      headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01' },
      payload: { type, email: newAddress() },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation_failed' })
  })

  test('guests are refused', async () => {
    expect((await app.anonymous().auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    })
  })
})

describe('with autoconfirm', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ env: { AUTOCONFIRM: 'true', UNVERIFIED_SIGN_IN: 'false', ANONYMOUS_SIGN_INS: 'true' } })
  })

  test('a sign-up is confirmed and signed in, and gets no mail', async () => {
    const email = newAddress()
    const { data, error } = await app.anonymous().auth.signUp({ email, password })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect(data.user!.email_confirmed_at).toMatch(/Z$/)
    expect(data.user!.user_metadata).toEqual({ email_verified: true })
    expect(await mailsTo(app, email)).toHaveLength(0)
    expect((await app.anonymous().auth.signUp({ email, password })).error).toMatchObject({
      code: 'user_already_exists',
    })
  })

  test('a new address that asks for a link is confirmed, too', async () => {
    const email = newAddress()
    await app.anonymous().auth.signInWithOtp({ email })
    const mail = await newestMail(app, email)
    expect(mail.link.searchParams.get('type')).toBe('magiclink')
    const { data } = await app.anonymous().auth.verifyOtp({ email, token: mail.code, type: 'email' })
    expect(data.user!.email_confirmed_at).toMatch(/Z$/)
  })

  test('a change of address waits for both addresses all the same', async () => {
    const ana = await app.newUser()
    const email = newAddress()
    const { data } = await ana.supabase.auth.updateUser({ email })
    expect(data.user).toMatchObject({ email: ana.email, new_email: email })
    for (const address of [ana.email, email]) {
      expect((await ana.supabase.auth.getUser()).data.user).toMatchObject({ email: ana.email })
      await pressContinue(app, (await newestMail(app, address)).link)
    }
    expect((await ana.supabase.auth.getUser()).data.user).toMatchObject({ email })
  })

  test('a guest who gives an address has signed up with it', async () => {
    const guest = app.anonymous()
    await guest.auth.signInAnonymously()
    const email = newAddress()
    const { data, error } = await guest.auth.updateUser({ email })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, is_anonymous: false, identities: [{ identity_data: { email } }] })
    expect(data.user).not.toHaveProperty('new_email')
  })
})

describe('when an address must be confirmed first', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ env: { UNVERIFIED_SIGN_IN: 'false', MAIL_FREQUENCY: '0' } })
  })
  const signUp = (email: string, secret = password, data: object = { full_name: 'Ana' }) =>
    app.anonymous().auth.signUp({ email, password: secret, options: { data } })

  test('a sign-up gets a mail and no session; the password opens after the confirmation', async () => {
    const email = newAddress()
    const { data, error } = await signUp(email)
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, role: 'authenticated', confirmation_sent_at: expect.any(String) })
    expect(data.user!.identities).toHaveLength(1)
    expect(data.user).not.toHaveProperty('last_sign_in_at')
    expect(await sessionsOf(app, email)).toBe(0)

    const early = await app.anonymous().auth.signInWithPassword({ email, password })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
    const wrong = await app.anonymous().auth.signInWithPassword({ email, password: 'wrong7horses' })
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials' })

    await pressContinue(app, (await newestMail(app, email)).link)
    expect((await app.anonymous().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('a second sign-up with a confirmed address looks like a new one, but has no identities, changes nothing and sends nothing', async () => {
    const email = newAddress()
    const first = await signUp(email)
    await pressContinue(app, (await newestMail(app, email)).link)
    const { data, error } = await signUp(email, 'other8horses', { full_name: 'Eve' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, identities: [], role: '', user_metadata: { full_name: 'Eve' } })
    expect(data.user!.id).not.toBe(first.data.user!.id)
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    // Apart from the two fields that the protocol names, as an account that is really new.
    expect(Object.keys(data.user!).sort()).toEqual(Object.keys(first.data.user!).sort())
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect((await app.anonymous().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('a second sign-up with an unconfirmed address sends the mail again, keeps the first password and reveals nothing of the first', async () => {
    const email = newAddress()
    await signUp(email)
    const { data } = await signUp(email, 'other8horses', { nickname: 'Eve' })
    expect(data.user!.identities).toHaveLength(1)
    expect(data.user!.user_metadata).toEqual({ nickname: 'Eve' })
    expect(JSON.stringify(data)).not.toContain('Ana')
    expect(await mailsTo(app, email)).toHaveLength(2)

    await pressContinue(app, (await newestMail(app, email)).link)
    expect((await app.anonymous().auth.signInWithPassword({ email, password: 'other8horses' })).error).not.toBeNull()
    const { data: signedIn } = await app.anonymous().auth.signInWithPassword({ email, password })
    expect(signedIn.user!.user_metadata).toMatchObject({ full_name: 'Ana' })
  })

  test('of several at the same moment all look alike and one account is made', async () => {
    const email = newAddress()
    const answers = await Promise.all(['green7horses', 'brown8horses', 'white9horses'].map((one) => signUp(email, one)))
    for (const { data, error } of answers) expect([error, data.session, data.user?.email]).toEqual([null, null, email])
    expect(await app.db.query(sql`select from auth.users where email = ${email}`)).toHaveLength(1)
  })
})

describe('guests', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ env: { ANONYMOUS_SIGN_INS: 'true', RATE_LIMIT_ANONYMOUS: '3', MAIL_FREQUENCY: '0' } })
  })

  test('sign in without a name, and become ordinary users by an address', async () => {
    const supabase = app.anonymous()
    const { data, error } = await supabase.auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { theme: 'dark' }, identities: [] })
    expect(claimsIn(data.session!.access_token)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] })
    expect((await supabase.auth.updateUser({ password })).error).toMatchObject({ code: 'validation_failed' })

    const email = newAddress()
    expect((await supabase.auth.updateUser({ email })).data.user).toMatchObject({ new_email: email, email: '' })
    await pressContinue(app, (await newestMail(app, email)).link)
    const { data: after } = await supabase.auth.getUser()
    expect(after.user).toMatchObject({ email, is_anonymous: false, identities: [{ provider: 'email' }] })
    expect((await supabase.auth.updateUser({ password })).error).toBeNull()
    expect((await app.anonymous().auth.signInWithPassword({ email, password })).data.user!.id).toBe(data.user!.id)
  })

  test('are limited per network address, apart from other sign-ups', async () => {
    const from = (remoteAddress: string, payload: object) =>
      app.app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        headers: { apikey: app.anonKey, 'x-supabase-api-version': '2024-01-01' },
        remoteAddress,
        payload,
      })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await from('198.51.100.1', {})).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await from('198.51.100.1', {})).json()).toMatchObject({ code: 'over_request_rate_limit' })
    expect((await from('198.51.100.2', {})).statusCode).toBe(200)
    expect((await from('198.51.100.1', { email: newAddress(), password })).statusCode).toBe(200)
  })
})

test('with sign-ups off nobody gets an account, by whatever way, and others still sign in', async () => {
  const open = await testApp()
  const ana = await open.newUser()
  const app = await testApp({ env: { SIGNUPS: 'false', ANONYMOUS_SIGN_INS: 'true' } })
  const refused = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' }
  expect((await app.anonymous().auth.signUp({ email: newAddress(), password })).error).toMatchObject(refused)
  expect((await app.anonymous().auth.signInAnonymously()).error).toMatchObject(refused)
  // A refusal would reveal which addresses have accounts.
  const email = newAddress()
  expect((await app.anonymous().auth.signInWithOtp({ email })).error).toBeNull()
  expect(await app.db.query(sql`select from auth.users where email = ${email}`)).toEqual([])
  expect((await app.anonymous().auth.signInWithPassword(ana)).error).toBeNull()
})
