import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AccountSession } from '@reelwright/shared'
import { sharedApp, type TestApp, type TestUser } from '../../testing'
import { addFactor, ask, signInAgain } from './testing/devices'

let api: TestApp
beforeAll(async () => {
  api = await sharedApp()
})

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

const sessionsOf = async (token: string) => (await ask(api, token, 'GET', '/sessions')).body.data as AccountSession[]

/** All that an account's owner can ask for, with what would delete the account last. */
async function statusesFor(user: TestUser, token = user.token) {
  const answers = [
    await ask(api, token, 'GET', '/sessions'),
    await ask(api, token, 'GET', '/subscription'),
    await ask(api, token, 'GET', '/recovery-codes'),
    await ask(api, token, 'POST', '/recovery-codes/use', { code: '2222-2222' }),
    await ask(api, token, 'POST', '/delete', { confirmation: user.email, password: user.password }),
  ]
  return answers.map(({ status }) => status)
}

const exists = async ({ id }: TestUser) =>
  (await api.db.query(sql`select from auth.users where id = ${id}`)).length === 1

describe('the account endpoints refuse', () => {
  const REFUSED = [401, 401, 401, 401, 401]

  test('a session past its end, although its token has not expired', async () => {
    const ana = await api.newUser()
    await api.db.query(sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${ana.id}`)
    expect(await statusesFor(ana)).toEqual(REFUSED)
    expect(await exists(ana)).toBe(true)
  })

  test('a token with the session of another account', async () => {
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    const { session_id } = claimsIn(ben.token)
    const mixed = await api.tokens.sign({ ...claimsIn(ana.token), session_id })
    expect(await statusesFor(ana, mixed)).toEqual(REFUSED)
    expect(await exists(ana)).toBe(true)
  })

  test('a softly deleted account', async () => {
    const ana = await api.newUser()
    await api.db.query(sql`update auth.users set deleted_at = now() where id = ${ana.id}`)
    expect(await statusesFor(ana)).toEqual(REFUSED)
  })

  test('tokens that name no user', async () => {
    const ana = await api.newUser()
    const claims = claimsIn(ana.token)
    const { sub: _, ...nameless } = claims
    for (const other of [nameless, { ...claims, role: 'anon' }, { ...claims, role: 'service_role' }]) {
      const answer = await ask(api, await api.tokens.sign(other), 'GET', '/sessions')
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    }
  })
})

describe('the account endpoints serve', () => {
  test('a session before its end, and an account whose ban is over', async () => {
    const ana = await api.newUser()
    await api.db.query(sql`update auth.sessions set not_after = now() + interval '1 hour' where user_id = ${ana.id}`)
    await api.db.query(sql`update auth.users set banned_until = now() - interval '1 second' where id = ${ana.id}`)
    const [own] = await sessionsOf(ana.token)
    expect(own).toMatchObject({ current: true })
  })
})

test('the list of sessions leaves out those past their end', async () => {
  const ana = await api.newUser()
  const other = await signInAgain(api, ana)
  expect(await sessionsOf(ana.token)).toHaveLength(2)
  const { session_id: id } = claimsIn(other.token)
  await api.db.query(sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${id}::uuid`)
  const [own, ...others] = await sessionsOf(ana.token)
  expect([own?.current, others]).toEqual([true, []])
})

describe('the second factor counts only when both the token and its session say so', () => {
  const NEEDED = { body: { code: 'second_factor_needed' } }

  test('a token from before the session was raised does not', async () => {
    const ana = await api.newUser()
    const before = ana.token
    const raised = await addFactor(ana)
    expect(await ask(api, before, 'GET', '/sessions')).toMatchObject(NEEDED)
    expect(await ask(api, before, 'POST', '/recovery-codes', {})).toMatchObject(NEEDED)
    expect((await ask(api, raised.token, 'GET', '/sessions')).status).toBe(200)
  })

  test('a token that claims it for a session without it does not', async () => {
    const ana = await api.newUser()
    await addFactor(ana)
    const passwordOnly = await signInAgain(api, ana)
    const claiming = await api.tokens.sign({ ...claimsIn(passwordOnly.token), aal: 'aal2' })
    expect(await ask(api, claiming, 'GET', '/sessions')).toMatchObject(NEEDED)
    expect(await ask(api, claiming, 'POST', '/recovery-codes', {})).toMatchObject(NEEDED)
  })
})

test('a factor that was never confirmed is not asked for', async () => {
  const ana = await api.newUser()
  await ana.supabase.auth.mfa.enroll({ factorType: 'totp' })
  expect((await ask(api, ana.token, 'GET', '/sessions')).status).toBe(200)
})
