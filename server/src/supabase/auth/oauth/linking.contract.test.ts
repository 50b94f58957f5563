import { createHash, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../../testing'
import { endEarlierWays } from '../end-earlier-ways'
import { overtaken } from '../testing/overtaken'
import { fragmentOf, queryOf, SITE, startGoogle, type FakeGoogle } from './fake-google'

let google: FakeGoogle
let api: TestApp
beforeAll(async () => {
  google = await startGoogle()
  api = await testApp({ env: { ...google.env, ANONYMOUS_SIGN_INS: 'on' } })
})
afterAll(() => google.stop())
beforeEach(() => {
  google.wellBehaved()
  google.person = newPerson()
})

const newPerson = (email = `${randomUUID()}@example.com`) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name: 'Ana',
})
const REDIRECT = `${SITE}/settings`

/** The SDK gives the provider's own address, not ours. */
async function follow(supabase: Pick<SupabaseClient, 'auth'>): Promise<URL> {
  const { data, error } = await supabase.auth.linkIdentity({ provider: 'google', options: { redirectTo: REDIRECT } })
  if (error) throw error
  const there = await fetch(data.url, { redirect: 'manual' })
  const answer = await api.app.inject(pathOf(there.headers.get('location')!))
  expect(answer.statusCode).toBe(302)
  return new URL(answer.headers.location!)
}
const pathOf = (url: string) => url.slice(SITE.length)

async function signedInBy(location: URL) {
  const { access_token = '', refresh_token = '' } = fragmentOf(location)
  const supabase = api.anonymous()
  const { data, error } = await supabase.auth.setSession({ access_token, refresh_token })
  if (error) throw new Error(location.href, { cause: error })
  return { supabase, user: data.user! }
}

describe('linking an identity', () => {
  test('gives the account one more way to sign in, and taking it away again is possible', async () => {
    const ana = await api.newUser()
    const { supabase, user } = await signedInBy(await follow(ana.supabase))
    expect(user.id).toBe(ana.id)
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
    expect(user.email).toBe(ana.email)

    const { data } = await supabase.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    const linked = data!.identities.find(({ provider }) => provider === 'google')!
    expect(linked).toMatchObject({ id: google.person.sub, user_id: ana.id, email: google.person.email })
    const { error } = await supabase.auth.unlinkIdentity(linked)
    expect(error).toBeNull()
    const left = (await supabase.auth.getUser()).data.user!
    expect(left.identities?.map(({ provider }) => provider)).toEqual(['email'])
    expect(left.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  })

  test('refuses an identity that is linked already, to anybody', async () => {
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    await follow(ana.supabase)
    for (const user of [ana, ben]) {
      const expected = { error_code: 'identity_already_exists', error: 'server_error' }
      expect(queryOf(await follow(user.supabase))).toMatchObject(expected)
    }
    expect((await ben.supabase.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  })

  test('makes a person of a guest', async () => {
    const guest = api.anonymous()
    const { data } = await guest.auth.signInAnonymously()
    const { user } = await signedInBy(await follow(guest))
    expect(user).toMatchObject({ id: data.user?.id, email: google.person.email, is_anonymous: false })
    expect(user.email_confirmed_at).toBeTruthy()
  })

  test('does not give a guest the address of somebody else', async () => {
    const ana = await api.newUser()
    google.person = newPerson(ana.email)
    const guest = api.anonymous()
    await guest.auth.signInAnonymously()
    expect(queryOf(await follow(guest))).toMatchObject({ error_code: 'email_exists' })
  })

  test('is for people who are signed in', async () => {
    const { error } = await api.anonymous().auth.linkIdentity({ provider: 'google' })
    expect(error).toBeTruthy()
    const answer = await api.app.inject('/auth/v1/user/identities/authorize?provider=google')
    expect(answer.statusCode).toBe(401)
  })

  test('redirects whoever does not ask for the address alone', async () => {
    const ana = await api.newUser()
    const answer = await ana.fetch('/auth/v1/user/identities/authorize?provider=google', { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toContain(google.issuer)
  })
})

describe('unlinking an identity', () => {
  test('leaves the last one', async () => {
    const ana = await api.newUser()
    const { data } = await ana.supabase.auth.getUserIdentities()
    const { error } = await ana.supabase.auth.unlinkIdentity(data!.identities[0]!)
    expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
  })

  test("does not reach another account's", async () => {
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    await follow(ana.supabase)
    const bens = (await ben.supabase.auth.getUserIdentities()).data!.identities[0]!
    expect((await ana.supabase.auth.unlinkIdentity(bens)).error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
    })
    const none = await ana.supabase.auth.unlinkIdentity({ ...bens, identity_id: 'none' })
    expect(none.error).toMatchObject({ status: 404, code: 'validation_failed' })
    expect((await ben.supabase.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  })

  test('of the address ends the password with it, and another address takes its place', async () => {
    const ana = await api.newUser()
    await follow(ana.supabase)
    const { data } = await ana.supabase.auth.getUserIdentities()
    const { error } = await ana.supabase.auth.unlinkIdentity(
      data!.identities.find(({ provider }) => provider === 'email')!,
    )
    expect(error).toBeNull()
    const { user } = (await ana.supabase.auth.getUser()).data
    expect(user).toMatchObject({
      email: google.person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
    })
    for (const email of [ana.email, String(google.person.email)]) {
      const { error } = await api.anonymous().auth.signInWithPassword({ email, password: ana.password })
      expect(error).toMatchObject({ code: 'invalid_credentials' })
    }
  })

  test('at the same moment twice leaves one', async () => {
    const ana = await api.newUser()
    for (let round = 0; round < 10; round++) {
      await api.db.query(sql`
        insert into auth.identities (user_id, provider, provider_id)
        values (${ana.id}, ${`other-${round}`}, ${randomUUID()})`)
      const { data } = await ana.supabase.auth.getUserIdentities()
      expect(data?.identities).toHaveLength(2)
      const answers = await Promise.all(
        data!.identities.map(({ identity_id }) =>
          ana.fetch(`/auth/v1/user/identities/${identity_id}`, { method: 'DELETE' }),
        ),
      )
      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 422])
    }
  })
})

describe('an ID token that the client has already', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const nonce = 'a nonce of the client'

  test.each([
    ['no nonce', {}, undefined],
    ['a hashed nonce', { nonce: sha256(nonce) }, nonce],
    ['a plain nonce', { nonce }, nonce],
  ])('signs in (%s)', async (_name, claims, given) => {
    const token = await google.idToken({ ...google.person, ...claims })
    const supabase = api.anonymous()
    const { data, error } = await supabase.auth.signInWithIdToken({
      provider: 'google',
      token,
      ...(given ? { nonce: given } : {}),
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: google.person.email, app_metadata: { provider: 'google' } })
    expect((await supabase.auth.getUser()).data.user?.id).toBe(data.user?.id)
  })

  test.each<[string, () => object, string | undefined]>([
    ['for another audience', () => ({ aud: 'somebody else' }), undefined],
    ['that has expired', () => ({ exp: Math.floor(Date.now() / 1000) - 100 }), undefined],
    ['of another issuer', () => ({ iss: 'https://evil.example' }), undefined],
    ['with another nonce', () => ({ nonce: 'other' }), nonce],
    ['with a nonce that was not named', () => ({ nonce }), undefined],
    ['without the nonce that was named', () => ({}), nonce],
    ['without an address', () => ({ email: undefined }), undefined],
    ['without a subject', () => ({ sub: undefined }), undefined],
  ])('%s lets nobody in', async (_name, change, given) => {
    const token = await google.idToken({ ...google.person, ...change() })
    const { data, error } = await api.anonymous().auth.signInWithIdToken({
      provider: 'google',
      token,
      ...(given ? { nonce: given } : {}),
    })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ status: 400 })
  })

  test('of nobody, of nothing or of an unknown provider lets nobody in', async () => {
    const { auth } = api.anonymous()
    const right = await google.idToken(google.person)
    const parts = right.split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${parts[1]}.`
    for (const token of [none, 'garbage', `${parts[0]}.${parts[1]}.AAAA`, api.anonKey]) {
      expect((await auth.signInWithIdToken({ provider: 'google', token })).error).toMatchObject({ status: 400 })
    }
    expect((await auth.signInWithIdToken({ provider: 'apple', token: right })).error).toMatchObject({ status: 400 })
    expect((await auth.signInWithIdToken({ provider: 'google', token: '' })).error).toMatchObject({ status: 400 })
  })

  test('of an unverified address opens no account', async () => {
    const token = await google.idToken({ ...google.person, email_verified: false })
    const { error } = await api.anonymous().auth.signInWithIdToken({ provider: 'google', token })
    expect(error).toMatchObject({ status: 422, code: 'provider_email_needs_verification' })
  })

  test('can be linked to the account that is signed in', async () => {
    const ana = await api.newUser()
    const token = await google.idToken(google.person)
    const { data, error } = await ana.supabase.auth.linkIdentity({ provider: 'google', token })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: ana.id, app_metadata: { providers: ['email', 'google'] } })
    const [count] = await api.db.query(sql<{ n: number }>`
      select count(*)::int as n from auth.identities where user_id = ${ana.id}`)
    expect(count?.n).toBe(2)
  })
})

describe('while the owner of an address takes the account back [CX-07]', () => {
  const nothingLinked = async (thief: TestUser) =>
    expect(
      await api.db.query(sql`
        select id from auth.identities where user_id = ${thief.id} and provider = 'google'
        union select id from auth.flow_states where linking_user_id = ${thief.id}`),
    ).toEqual([])

  test('nobody begins to link', async () => {
    const thief = await api.newUser()
    const answer = await overtaken(
      api,
      thief.id,
      () => thief.fetch('/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true'),
      (db) => endEarlierWays(db, thief.id),
    )
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ error_code: 'session_not_found' }),
    ])
    await nothingLinked(thief)
  })

  test('nobody links by a token', async () => {
    const thief = await api.newUser()
    const token = await google.idToken(google.person)
    const { error } = await overtaken(
      api,
      thief.id,
      () => thief.supabase.auth.linkIdentity({ provider: 'google', token }),
      (db) => endEarlierWays(db, thief.id),
    )
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
    await nothingLinked(thief)
  })

  test('nobody comes back from the provider', async () => {
    const thief = await api.newUser()
    const { data } = await thief.supabase.auth.linkIdentity({ provider: 'google', options: { redirectTo: REDIRECT } })
    const there = await fetch(data.url!, { redirect: 'manual' })
    const location = await overtaken(
      api,
      thief.id,
      async () => {
        return new URL((await api.app.inject(pathOf(there.headers.get('location')!))).headers.location!)
      },
      (db) => endEarlierWays(db, thief.id),
    )
    expect(fragmentOf(location)).toMatchObject({ error_code: 'flow_state_not_found' })
    await nothingLinked(thief)
  })
})
