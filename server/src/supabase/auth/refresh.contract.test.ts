import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'

interface Answer {
  status: number
  code?: string
  message?: string
  access_token: string
  refresh_token: string
  user?: { id: string }
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

async function refresh(refreshToken: unknown, of = app): Promise<Answer> {
  const answer = await of.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    headers: { apikey: of.anonKey, 'x-supabase-api-version': '2024-01-01' },
    payload: { refresh_token: refreshToken },
  })
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() }
}

async function newToken(of = app) {
  const ana = await of.newUser()
  return { ana, first: (await ana.supabase.auth.getSession()).data.session!.refresh_token }
}

/** As if all revocations so far had happened a minute ago. */
const aMinutePasses = (userId: string) =>
  app.db.query(sql`
    update auth.refresh_tokens t set revoked_at = revoked_at - interval '1 minute'
    from auth.sessions s where s.id = t.session_id and s.user_id = ${userId}`)

const activeTokens = async (userId: string) =>
  (
    await app.db.query(sql`
      select from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
      where s.user_id = ${userId} and t.revoked_at is null`)
  ).length

const alreadyUsed = { status: 400, code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' }

test('the active token gives a new pair, in the same session [A-AU-23]', async () => {
  const { ana, first } = await newToken()
  const { data, error } = await ana.supabase.auth.refreshSession()
  expect(error).toBeNull()
  expect(data.session!.refresh_token).not.toBe(first)
  expect(data.session!.access_token).not.toBe(ana.token)
  expect(data.user!.id).toBe(ana.id)
  const session = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { session_id: string }).session_id
  expect(session(data.session!.access_token)).toBe(session(ana.token))
  expect(await activeTokens(ana.id)).toBe(1)
})

test('the parent of the active token gives that one again, also much later', async () => {
  const { ana, first } = await newToken()
  const { refresh_token: second } = await refresh(first)
  expect((await refresh(first)).refresh_token).toBe(second)
  await aMinutePasses(ana.id)
  expect((await refresh(first)).refresh_token).toBe(second)
  const { status, refresh_token: third } = await refresh(second)
  expect(status).toBe(200)
  expect(third).not.toBe(second)
})

test('an older token within the interval rotates again, and nobody is thrown out', async () => {
  const { ana, first } = await newToken()
  const { refresh_token: second } = await refresh(first)
  const { refresh_token: third } = await refresh(second)
  const again = await refresh(first)
  expect(again.status).toBe(200)
  expect([first, second, third]).not.toContain(again.refresh_token)
  expect(await activeTokens(ana.id)).toBe(1)
  // Whoever holds the token that was pushed aside gets the newest one.
  expect((await refresh(third)).refresh_token).toBe(again.refresh_token)
})

test('an older token after the interval ends the whole family, and that is on record', async () => {
  const { ana, first } = await newToken()
  const { refresh_token: second } = await refresh(first)
  const { refresh_token: third } = await refresh(second)
  await aMinutePasses(ana.id)
  expect(await refresh(first)).toMatchObject(alreadyUsed)
  // Not even those that were revoked a moment ago come back.
  for (const token of [third, second, first]) expect(await refresh(token)).toMatchObject(alreadyUsed)
  expect(await activeTokens(ana.id)).toBe(0)
  const [row] = await app.db.query(sql<{ details: unknown }>`
    select details from auth.audit_log where user_id = ${ana.id} and action = 'refresh_token_reused' order by id`)
  expect(row!.details).toEqual({ session_id: expect.any(String) })
  // Other sessions of the same person go on.
  expect((await app.anonymous().auth.signInWithPassword(ana)).error).toBeNull()
})

test('without an interval an older token is a theft at once', async () => {
  const strict = await testApp({ env: { REFRESH_REUSE_INTERVAL: '0' } })
  const { first } = await newToken(strict)
  const { refresh_token: second } = await refresh(first, strict)
  expect((await refresh(first, strict)).refresh_token).toBe(second)
  await refresh(second, strict)
  expect(await refresh(first, strict)).toMatchObject(alreadyUsed)
})

test('twenty tabs that refresh at once all get the same new token', async () => {
  const { ana, first } = await newToken()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
  expect(new Set(answers.map((answer) => answer.access_token)).size).toBe(20)
  expect(await activeTokens(ana.id)).toBe(1)
  expect((await refresh(answers[0]!.refresh_token)).status).toBe(200)
})

test('chains of refreshes that run beside each other stay signed in', async () => {
  const { ana, first } = await newToken()
  const chain = async () => {
    let token = first
    for (let i = 0; i < 6; i++) {
      const answer = await refresh(token)
      expect(answer.status).toBe(200)
      token = answer.refresh_token
    }
    return token
  }
  const last = await Promise.all([chain(), chain(), chain()])
  expect(await activeTokens(ana.id)).toBe(1)
  for (const token of last) expect((await refresh(token)).status).toBe(200)
})

test('refreshing and signing out at once never ends in a server fault', async () => {
  const { ana, first } = await newToken()
  const [answers, signOut] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => refresh(first))),
    ana.fetch('/auth/v1/logout', { method: 'POST' }),
  ])
  expect(signOut.status).toBe(204)
  for (const answer of answers) expect([200, 400]).toContain(answer.status)
  expect(await activeTokens(ana.id)).toBe(0)
})

test('what waits five seconds for another refresh gives up with a conflict', async () => {
  const { ana, first } = await newToken()
  let answer: Answer | undefined
  await app.db.transaction(async (db) => {
    await db.query(sql`select from auth.sessions where user_id = ${ana.id} for update`)
    answer = await refresh(first)
  })
  expect(answer).toMatchObject({ status: 409, code: 'conflict' })
  expect((await refresh(first)).status).toBe(200)
})

test('an unknown token and one of a session that was ended are not found', async () => {
  const notFound = {
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  }
  expect(await refresh('abcdefghijkl')).toMatchObject(notFound)
  expect(await refresh("' or 1=1; -- 🐴")).toMatchObject(notFound)
  const { ana, first } = await newToken()
  await ana.fetch('/auth/v1/logout', { method: 'POST' })
  expect(await refresh(first)).toMatchObject(notFound)
})

test('a session that is past its time is expired', async () => {
  const { ana, first } = await newToken()
  await app.db.query(sql`update auth.sessions set not_after = now() where user_id = ${ana.id}`)
  expect(await refresh(first)).toMatchObject({ status: 400, code: 'session_expired' })
  expect((await ana.fetch('/auth/v1/user')).status).toBe(403)
})

test.each([
  [undefined, 'refresh_token required'],
  [null, 'refresh_token required'],
  ['', 'refresh_token required'],
  ['elevenchars', 'Refresh token is not valid'],
  [12, 'refresh_token must be a string'],
  [['abcdefghijkl'], 'refresh_token must be a string'],
  ['x'.repeat(501), 'refresh_token is too long'],
  ['abcdefghijkl\u0000', 'refresh_token contains characters that are not allowed'],
])('the token %j is refused as malformed', async (token, message) => {
  expect(await refresh(token)).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: expect.stringContaining(message),
  })
})
