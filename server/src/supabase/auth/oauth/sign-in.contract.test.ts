import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import ws from 'ws'
import { fetchInto, testApp, type TestApp } from '../../../testing'
import { fragmentOf, queryOf, SITE, startGoogle, type FakeGoogle } from './fake-google'

let google: FakeGoogle
let api: TestApp
beforeAll(async () => {
  google = await startGoogle()
  api = await testApp({ env: google.env })
})
afterAll(() => google.stop())
beforeEach(() => {
  google.wellBehaved()
  google.person = newPerson()
})

const newPerson = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  name: 'Ana Google',
  picture: 'https://pictures.example/ana.png',
})
const REDIRECT = `${SITE}/auth/callback?next=%2Fstudio`

function client(flowType: 'implicit' | 'pkce' = 'implicit') {
  return createClient(SITE, api.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType },
    realtime: { transport: ws as never },
    global: { fetch: fetchInto(api.app) },
  })
}

async function startUrl(supabase = client(), options: object = {}) {
  const { data } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: REDIRECT, skipBrowserRedirect: true, ...options },
  })
  return data.url!
}

async function signIn() {
  const { location } = await google.visit(fetchInto(api.app), await startUrl())
  const { access_token = '', refresh_token = '' } = fragmentOf(location)
  const supabase = client()
  const { data, error } = await supabase.auth.setSession({ access_token, refresh_token })
  if (error) throw new Error(location.href, { cause: error })
  return { supabase, user: data.user! }
}

const usersOf = (email: unknown) => api.db.query(sql<{ id: string }>`select id from auth.users where email = ${email}`)

describe('the way to the provider', () => {
  test('names us, what we want and how the answer will be checked [A-AU-35, OP-24]', async () => {
    const url = await startUrl(client('pkce'), {
      scopes: 'https://www.googleapis.com/auth/calendar',
      queryParams: {
        access_type: 'offline',
        prompt: 'consent',
        client_id: 'evil',
        redirect_uri: 'https://evil.example',
      },
    })
    const { status, asked } = await google.visit(fetchInto(api.app), url)
    expect(status).toBe(302)
    const query = queryOf(asked)
    expect(query).toMatchObject({
      client_id: 'reelwright',
      response_type: 'code',
      redirect_uri: `${SITE}/auth/v1/callback`,
      scope: 'openid email profile https://www.googleapis.com/auth/calendar',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
    })
    expect(query.state).toMatch(/^[0-9a-f-]{36}$/)
    expect(query.nonce?.length).toBeGreaterThan(20)
    expect(new URL(url).searchParams.get('code_challenge')).not.toBe(query.code_challenge)
    expect(asked.href).not.toContain('evil')
  })

  test.each([
    ['facebook', 'Unsupported provider: provider is not enabled'],
    ['', 'Unsupported provider: Provider can not be empty'],
  ])('is not there for the provider "%s"', async (provider, message) => {
    const answer = await fetchInto(api.app)(`${SITE}/auth/v1/authorize?provider=${provider}`, {
      headers: { 'x-supabase-api-version': '2024-01-01' },
    })
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'validation_failed', message }])
  })

  test('needs both or none of the challenge and its method', async () => {
    const answer = await fetchInto(api.app)(
      `${SITE}/auth/v1/authorize?provider=google&code_challenge=${'a'.repeat(43)}`,
    )
    expect(answer.status).toBe(400)
  })
})

describe('a newcomer', () => {
  test('gets a confirmed account with what the provider says, and the session in the fragment [A-AU-35]', async () => {
    const { location, status } = await google.visit(fetchInto(api.app), await startUrl())
    expect(status).toBe(302)
    expect(location.href.split('#')[0]).toBe(REDIRECT)
    const fragment = fragmentOf(location)
    expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '' })
    expect(fragment.provider_token).toBeTruthy()
    expect(fragment.provider_refresh_token).toBeTruthy()
    expect(Number(fragment.expires_at)).toBeGreaterThan(Date.now() / 1000)

    const supabase = client()
    const { data } = await supabase.auth.setSession({
      access_token: fragment.access_token!,
      refresh_token: fragment.refresh_token!,
    })
    const { email, sub, name, picture } = google.person
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: {
        email,
        email_verified: true,
        name,
        full_name: name,
        picture,
        avatar_url: picture,
        provider_id: sub,
        sub,
        iss: google.issuer,
        phone_verified: false,
      },
      identities: [expect.objectContaining({ provider: 'google', id: sub, email })],
    })
    expect(data.user?.email_confirmed_at).toBeTruthy()
    const claims = (await supabase.auth.getClaims()).data?.claims
    expect(claims).toMatchObject({ aal: 'aal1', amr: [expect.objectContaining({ method: 'oauth' })] })
    expect((await supabase.auth.refreshSession()).error).toBeNull()
    expect((await supabase.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ana Google' }])
  })

  test('exchanges a code when the client began with a challenge, and gets the tokens of the provider with it', async () => {
    const supabase = client('pkce')
    const { location } = await google.visit(fetchInto(api.app), await startUrl(supabase))
    expect(location.hash).toBe('')
    const code = location.searchParams.get('code')!
    expect(location.searchParams.get('next')).toBe('/studio')
    const [kept] = await api.db.query(sql<{ sealed: Buffer }>`
      select provider_tokens as sealed from auth.flow_states order by created_at desc limit 1`)

    const { data, error } = await supabase.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(google.person.email)
    expect(data.session?.provider_token).toMatch(/^ey/)
    expect(data.session?.provider_refresh_token).toBeTruthy()
    expect(kept!.sealed.toString('latin1')).not.toContain(data.session!.provider_token!)
    const claims = (await supabase.auth.getClaims()).data?.claims
    expect(claims?.amr).toEqual([expect.objectContaining({ method: 'oauth' })])
  })

  test('makes one account when two browsers come back at the same moment', async () => {
    const ends = await Promise.all([1, 2, 3].map(async () => google.visit(fetchInto(api.app), await startUrl())))
    for (const { location } of ends) expect(fragmentOf(location).access_token).toBeTruthy()
    expect(await usersOf(google.person.email)).toHaveLength(1)
  })

  test('makes one account also when a sign-up with the same address happens at the same moment', async () => {
    for (let i = 0; i < 5; i++) {
      google.person = newPerson()
      const email = String(google.person.email)
      const url = await startUrl()
      const [{ location }, signedUp] = await Promise.all([
        google.visit(fetchInto(api.app), url),
        api.anonymous().auth.signUp({ email, password: 'correct horse 7' }),
      ])
      expect(fragmentOf(location).access_token).toBeTruthy()
      expect(await usersOf(email)).toHaveLength(1)
      if (signedUp.error) expect(signedUp.error).toMatchObject({ status: 422, code: 'user_already_exists' })
      const byPassword = await api.anonymous().auth.signInWithPassword({ email, password: 'correct horse 7' })
      expect(byPassword.error).toMatchObject({ code: 'invalid_credentials' })
    }
  })

  test('is found again by the identity, also under a new address, and new data is merged', async () => {
    const first = await signIn()
    await first.supabase.auth.updateUser({ data: { theme: 'dark' } })
    const before = google.person
    google.person = { ...before, email: `${randomUUID()}@example.com`, name: 'Ana Married' }
    const second = await signIn()
    expect(second.user.id).toBe(first.user.id)
    expect(second.user.email).toBe(before.email)
    expect(second.user.user_metadata).toMatchObject({ full_name: 'Ana Married', theme: 'dark' })
  })

  test('may come back by a form', async () => {
    let back: URL | undefined
    await google.visit(fetchInto(api.app), await startUrl(), (url) => {
      back = new URL(url)
      url.search = ''
    })
    const answer = await fetchInto(api.app)(`${SITE}/auth/v1/callback`, {
      method: 'POST',
      body: new URLSearchParams(back!.search),
      redirect: 'manual',
    })
    expect(answer.status).toBe(302)
    expect(fragmentOf(new URL(answer.headers.get('location')!)).access_token).toBeTruthy()
  })

  test('of an unverified address is asked to verify it there, and no account is made', async () => {
    google.person.email_verified = false
    const { location, status } = await google.visit(fetchInto(api.app), await startUrl())
    expect(status).toBe(302)
    expect(location.href.startsWith(REDIRECT)).toBe(true)
    const expected = { error: 'access_denied', error_code: 'provider_email_needs_verification' }
    expect(queryOf(location)).toMatchObject(expected)
    expect(fragmentOf(location)).toMatchObject(expected)
    expect(await usersOf(google.person.email)).toEqual([])
  })
})

describe('an account that is there already', () => {
  test('of the same confirmed address gets the identity and keeps its password', async () => {
    const ana = await api.newUser()
    await api.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${ana.id}`)
    google.person = { ...newPerson(), email: ana.email.toUpperCase() }
    const { user } = await signIn()
    expect(user.id).toBe(ana.id)
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
    const byPassword = await api.anonymous().auth.signInWithPassword({ email: ana.email, password: ana.password })
    expect(byPassword.error).toBeNull()
    expect((await ana.supabase.auth.getUser()).error).toBeNull()
  })

  test('is not handed over to an unverified address', async () => {
    const ana = await api.newUser()
    google.person = { ...newPerson(), email: ana.email, email_verified: false }
    const { location } = await google.visit(fetchInto(api.app), await startUrl())
    expect(queryOf(location).error_code).toBe('provider_email_needs_verification')
    expect((await ana.supabase.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  })

  test('that somebody opened with an address of another is taken over by its owner, for good', async () => {
    const thief = await api.newUser()
    await thief.supabase.auth.updateUser({ data: { planted: true } })
    const { data: factor } = await thief.supabase.auth.mfa.enroll({ factorType: 'totp' })
    expect(factor).toBeTruthy()
    await api.db.query(sql`
      insert into auth.identities (user_id, provider, provider_id) values (${thief.id}, 'google', ${randomUUID()})`)
    await api.db.query(sql`update auth.users set new_email = ${`${randomUUID()}@example.com`} where id = ${thief.id}`)
    const stolen = (await thief.supabase.auth.getSession()).data.session!

    google.person = { ...newPerson(), email: thief.email }
    const { user } = await signIn()
    expect(user.id).toBe(thief.id)
    expect(user.identities).toEqual([expect.objectContaining({ id: google.person.sub })])
    expect([user.factors, user.new_email]).toEqual([undefined, undefined])
    expect(user.user_metadata).not.toHaveProperty('planted')
    expect(user.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] })
    expect((await thief.supabase.auth.getUser()).error).toBeTruthy()
    const again = await api.anonymous().auth.refreshSession({ refresh_token: stolen.refresh_token })
    expect(again.error).toBeTruthy()
    const byPassword = await api.anonymous().auth.signInWithPassword({ email: thief.email, password: thief.password })
    expect(byPassword.error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('that is banned stays outside', async () => {
    const { user } = await signIn()
    await api.db.query(sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${user.id}`)
    for (const supabase of [client(), client('pkce')]) {
      const { location } = await google.visit(fetchInto(api.app), await startUrl(supabase))
      expect(queryOf(location)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
      expect(fragmentOf(location)).not.toHaveProperty('access_token')
    }
    const newest = sql`select action, details from auth.audit_log order by id desc limit 1`
    const failure = { action: 'sign_in_failed', details: { method: 'oauth', code: 'user_banned' } }
    expect(await api.db.query(newest)).toEqual([failure])
  })

  test('with no room left for metadata can still sign in', async () => {
    const { supabase } = await signIn()
    await supabase.auth.updateUser({ data: { filler: 'x'.repeat(3400) } })
    google.person.name = 'N'.repeat(150)
    expect((await signIn()).user.user_metadata.full_name).toBe('Ana Google')
  })
})

describe('a return that is not as it must be', () => {
  const back = (query: Record<string, string>) =>
    fetchInto(api.app)(`${SITE}/auth/v1/callback?${new URLSearchParams(query).toString()}`, { redirect: 'manual' })

  test.each([
    ['without a state', {}, 'bad_oauth_callback'],
    ['with an invented state', { state: randomUUID(), code: 'x' }, 'bad_oauth_state'],
    ['with a state of another form', { state: "' or 1=1 --", code: 'x' }, 'bad_oauth_state'],
  ])('%s ends at the site', async (_name, query: Record<string, string>, code) => {
    const answer = await back(query)
    expect(answer.status).toBe(303)
    const location = new URL(answer.headers.get('location')!)
    expect([location.origin, location.pathname, location.hash]).toEqual([SITE, '/', ''])
    expect(queryOf(location)).toMatchObject({ error: 'invalid_request', error_code: code })
  })

  test.each([
    ['pkce', 'flow_state_already_used'],
    ['implicit', 'bad_oauth_state'],
  ] as const)('a state counts once (%s)', async (flowType, code) => {
    let used = ''
    const first = await google.visit(fetchInto(api.app), await startUrl(client(flowType)), (url) => (used = url.href))
    expect(first.status).toBe(302)
    const answer = await fetchInto(api.app)(used, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(queryOf(new URL(answer.headers.get('location')!)).error_code).toBe(code)
  })

  const pending: string[] = []
  test('a state is good for ten minutes, and only one that led to a provider', async () => {
    const { location } = await google.visit(fetchInto(api.app), await startUrl(), (url) => {
      pending.push(url.searchParams.get('state')!)
      url.searchParams.delete('state')
    })
    expect(queryOf(location).error_code).toBe('bad_oauth_callback')
    await api.db.query(sql`
      update auth.flow_states set created_at = now() - interval '11 minutes' where id = ${pending[0]}`)
    const [other] = await api.db.query(sql<{ id: string }>`
      insert into auth.flow_states (method) values ('magiclink') returning id`)
    for (const state of [pending[0]!, other!.id]) {
      const answer = await back({ state, code: 'x' })
      expect(queryOf(new URL(answer.headers.get('location')!)).error_code).toBe('bad_oauth_state')
    }
  })

  test('a refusal at the provider comes back in its own words', async () => {
    const { location, status } = await google.visit(fetchInto(api.app), await startUrl(), (url) => {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
      url.searchParams.set('error_description', 'The user said no & left')
    })
    expect(status).toBe(302)
    const expected = { error: 'access_denied', error_description: 'The user said no & left' }
    expect(queryOf(location)).toMatchObject(expected)
    expect(fragmentOf(location)).toMatchObject(expected)
  })

  test.each<[string, () => void]>([
    ['of another nonce', () => (google.spoilToken = ({ payload }) => (payload.nonce = 'other'))],
    ['without a nonce', () => (google.spoilToken = ({ payload }) => delete payload.nonce)],
    ['for another audience', () => (google.spoilToken = ({ payload }) => (payload.aud = 'somebody else'))],
    ['of another issuer', () => (google.spoilToken = ({ payload }) => (payload.iss = 'https://evil.example'))],
    ['that has expired', () => (google.spoilToken = ({ payload }) => (payload.exp = payload.iat - 3600))],
    ['without a subject', () => (google.spoilToken = ({ payload }) => delete payload.sub)],
    [
      'whose signature is wrong',
      () =>
        (google.spoilAnswer = ({ body }) => {
          if (typeof body !== 'object') return
          const parts = String(body.id_token).split('.')
          body.id_token = [parts[0], parts[1], Buffer.alloc(256, 7).toString('base64url')].join('.')
        }),
    ],
    [
      'that is missing',
      () =>
        (google.spoilAnswer = ({ body }) => {
          if (typeof body === 'object') delete body.id_token
        }),
    ],
    [
      'that is garbage',
      () =>
        (google.spoilAnswer = ({ body }) => {
          if (typeof body === 'object') body.id_token = 'garbage'
        }),
    ],
    [
      'behind an error of the server',
      () =>
        (google.spoilAnswer = (answer) => {
          answer.statusCode = 500
          answer.body = { error: 'server_error' }
        }),
    ],
    [
      'behind a refusal',
      () =>
        (google.spoilAnswer = (answer) => {
          answer.statusCode = 400
          answer.body = { error: 'invalid_grant', error_description: 'used' }
        }),
    ],
    ['with no access token', () => (google.spoilAnswer = (answer) => (answer.body = {}))],
    ['with an empty answer', () => (google.spoilAnswer = (answer) => (answer.body = ''))],
    ['without an address', () => (google.spoilToken = ({ payload }) => delete payload.email)],
    ['with a broken address', () => (google.spoilToken = ({ payload }) => (payload.email = 'ana'))],
  ])('an ID token %s lets nobody in', async (_name, spoil) => {
    spoil()
    const { location, status } = await google.visit(fetchInto(api.app), await startUrl())
    expect(status).toBe(302)
    expect(queryOf(location)).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' })
    expect(fragmentOf(location)).not.toHaveProperty('access_token')
    expect(await usersOf(google.person.email)).toEqual([])
  })

  test('a code of another sign-in is worth nothing', async () => {
    const { location } = await google.visit(fetchInto(api.app), await startUrl(), (url) =>
      url.searchParams.set('code', randomUUID()),
    )
    expect(queryOf(location)).toMatchObject({ error_code: 'unexpected_failure' })
  })

  test('never leads to an address that is not allowed', async () => {
    const url = await startUrl(client(), { redirectTo: 'https://evil.example/steal' })
    const { location } = await google.visit(fetchInto(api.app), url)
    expect(location.origin).toBe(SITE)
    expect(fragmentOf(location).access_token).toBeTruthy()
  })
})
