import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchInto, testApp, type TestApp } from '../../../testing'
import { queryOf, SITE, startGoogle, type FakeGoogle } from './fake-google'

const MODERN = { headers: { 'x-supabase-api-version': '2024-01-01' } }
const START = `${SITE}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(`${SITE}/auth/callback`)}`

describe('without a set-up', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await testApp({ env: { PUBLIC_URL: SITE } })
  })

  test('Google says that it is not available, in every way in [OP-24, A-AU-35]', async () => {
    const expected = { code: 'validation_failed', message: 'Google sign-in is not available.' }
    const answer = await fetchInto(api.app)(START, MODERN)
    expect([answer.status, await answer.json()]).toEqual([400, expected])
    const ana = await api.newUser()
    const linked = await ana.supabase.auth.linkIdentity({ provider: 'google' })
    expect(linked.error).toMatchObject({ status: 400, ...expected })
    const byToken = await api.anonymous().auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' })
    expect(byToken.error).toMatchObject({ status: 400, ...expected })
  })
})

describe('with sign-ups off', () => {
  let google: FakeGoogle
  let api: TestApp
  beforeAll(async () => {
    google = await startGoogle()
    api = await testApp({ env: { ...google.env, SIGNUPS: 'off' } })
  })
  afterAll(() => google.stop())

  test('a newcomer is refused, somebody known is let in', async () => {
    google.person = { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true }
    const refused = await google.visit(fetchInto(api.app), START)
    expect(queryOf(refused.location)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' })
    const made = await fetchInto(api.app)(`${SITE}/auth/v1/admin/users`, {
      method: 'POST',
      headers: { apikey: api.tokens.serviceRoleKey, authorization: `Bearer ${api.tokens.serviceRoleKey}` },
      body: JSON.stringify({ email: google.person.email, email_confirm: true }),
    })
    expect(made.status).toBe(200)
    const { location } = await google.visit(fetchInto(api.app), START)
    expect(location.hash).toContain('access_token=')
  })
})

describe('while the provider is down', () => {
  test('the visitor comes back to where they were with a reason, and can try again', async () => {
    const google = await startGoogle()
    const api = await testApp({ env: google.env })
    await google.stop()
    const answer = await fetchInto(api.app)(START, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    const location = new URL(answer.headers.get('location')!)
    expect(location.pathname).toBe('/auth/callback')
    expect(queryOf(location)).toMatchObject({
      error: 'temporarily_unavailable',
      error_description: 'Google sign-in can’t be reached right now. Please try again.',
    })
  })
})
