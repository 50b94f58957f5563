import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AccountSession } from '@reelwright/shared'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { addFactor, ask, mailsTo, signInAgain, notificationsOf } from './testing/devices'

/** Stands for another Supabase: our own back end, on a port, with the original's types of columns where ours are others. */
let there: TestApp
/** The app that passes through. */
let here: TestApp
/** In front of it, to fail as we like: answers itself, or lets the call go on. */
let fail: ((method: string, path: string) => number | undefined) | undefined
let calls: string[] = []
let gateway: Server | undefined

const ORIGINAL_TYPES = sql`do $$ begin
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  create type auth.factor_status as enum ('unverified', 'verified');
  alter table auth.sessions drop constraint sessions_aal_check, alter column aal drop default,
    alter column aal type auth.aal_level using aal::auth.aal_level, alter column ip type inet using ip::inet,
    alter column refreshed_at drop not null, alter column refreshed_at drop default,
    alter column refreshed_at type timestamp using refreshed_at at time zone 'UTC', alter column refreshed_at set default now();
  alter table auth.mfa_factors drop constraint mfa_factors_status_check, alter column status drop default,
    alter column status type auth.factor_status using status::auth.factor_status, alter column status set default 'unverified';
  alter table auth.users alter column email type varchar(255);
  end $$`

beforeAll(async () => {
  // A database of this run's own: others must not find it changed.
  vi.stubEnv('VITEST_POOL_ID', `original_${Date.now()}`)
  there = await testApp()
  await there.db.query(ORIGINAL_TYPES)
  const origin = await there.app.listen({ host: '127.0.0.1', port: 0 })
  const front = (gateway = createServer(passTo(origin)))
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  here = await testApp({
    env: {
      SUPABASE_URL: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      SUPABASE_ANON_KEY: there.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: there.tokens.serviceRoleKey,
      DATABASE_URL: there.connectionString,
    },
  })
})
afterAll(() => {
  vi.unstubAllEnvs()
  gateway?.closeAllConnections()
  gateway?.close()
})

const passTo =
  (origin: string): RequestListener =>
  async (request, response) => {
    const [method, path] = [request.method ?? '', request.url ?? '']
    calls.push(`${method} ${path.split('?')[0]}`)
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    const status = fail?.(method, path)
    if (status !== undefined) return void response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
      ),
    ) as Record<string, string>
    const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : undefined
    const answer = await fetch(origin + path, { method, headers, ...(body ? { body } : {}) })
    const text = await answer.text()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(text)
  }

const confirmation = ({ email, password }: TestUser) => ({ confirmation: email, password })
const remove = (token: string, body: unknown) => ask(here, token, 'POST', '/delete', body)
const exists = async ({ id }: TestUser) =>
  (await there.db.query(sql`select from auth.users where id = ${id}`)).length > 0
const filesOf = ({ id }: TestUser) => there.db.query(sql`select name from storage.objects where name like ${`%${id}%`}`)

async function withFiles(): Promise<TestUser> {
  const user = await there.newUser()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  for (const number of [1, 2]) {
    await user.supabase.storage
      .from('avatars')
      .upload(`avatars/${user.id}-0123abc${number}.png`, picture, { contentType: 'image/png' })
  }
  return user
}

describe('with the accounts of another Supabase', () => {
  test('sessions are listed and ended', async () => {
    const ana = await there.newUser()
    const other = await signInAgain(there, ana)
    const listed = (await ask(here, ana.token, 'GET', '/sessions')).body.data as AccountSession[]
    expect(listed).toMatchObject([
      { current: true, ip: '127.0.0.1', device: 'Unknown device' },
      { current: false, ip: '127.0.0.1' },
    ])
    expect(Math.abs(Date.parse(listed[0]!.lastActiveAt) - Date.now())).toBeLessThan(60_000)
    expect((await ask(here, ana.token, 'DELETE', `/sessions/${listed[1]!.id}`)).status).toBe(200)
    expect((await other.supabase.auth.refreshSession()).error).not.toBeNull()
    expect((await ask(here, ana.token, 'GET', '/subscription')).body.data).toMatchObject({ plan: 'free' })
  })

  test('a second factor counts for every endpoint, and a recovery code switches it off there [OP-20]', async () => {
    const ana = await there.newUser()
    const raised = await addFactor(ana)
    const { codes } = (await ask(here, raised.token, 'POST', '/recovery-codes', {})).body.data as { codes: string[] }
    const phoneless = await signInAgain(there, ana)
    expect((await ask(here, phoneless.token, 'GET', '/sessions')).status).toBe(403)
    expect((await ask(here, phoneless.token, 'POST', '/recovery-codes/use', { code: 'x' })).status).toBe(422)

    fail = (method) => (method === 'DELETE' ? 503 : undefined)
    const broken = await ask(here, phoneless.token, 'POST', '/recovery-codes/use', { code: codes[0] })
    expect(broken).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    fail = undefined
    expect((await ask(here, phoneless.token, 'POST', '/recovery-codes/use', { code: codes[0] })).status).toBe(200)
    expect(await there.db.query(sql`select from auth.mfa_factors where user_id = ${ana.id}`)).toEqual([])
    expect((await ask(here, phoneless.token, 'GET', '/recovery-codes')).body.data).toEqual({ remaining: 0 })
    expect((await ask(here, raised.token, 'GET', '/sessions')).status).toBe(401)
    expect(await notificationsOf(there, ana)).toContain('Recovery code used')
  })

  test('an account is deleted with its files, by the other side’s own services, and says goodbye [OP-55]', async () => {
    const ana = await withFiles()
    expect(await filesOf(ana)).toHaveLength(2)
    calls = []
    expect(await remove(ana.token, { confirmation: ana.email, password: 'wrong' })).toMatchObject({
      status: 400,
      body: { field: 'password' },
    })
    expect(await remove(ana.token, confirmation(ana))).toMatchObject({ status: 200, body: { data: {} } })
    expect(calls).toEqual([
      'POST /auth/v1/token',
      'POST /auth/v1/token',
      'DELETE /storage/v1/object/avatars',
      `DELETE /auth/v1/admin/users/${ana.id}`,
    ])
    expect(await exists(ana)).toBe(false)
    expect(await filesOf(ana)).toEqual([])
    expect(await mailsTo(there, ana)).toEqual(['Your Reelwright account was deleted'])
  })

  test('what breaks off half-way is reported, loses nothing more, and is finished by the next try', async () => {
    const ana = await withFiles()
    for (const [method, path] of [
      ['POST', '/auth/v1/token'],
      ['DELETE', '/storage/v1/'],
      ['DELETE', '/auth/v1/admin'],
    ] as const) {
      fail = (given, at) => (given === method && at.startsWith(path) ? 500 : undefined)
      expect(await remove(ana.token, confirmation(ana)), path).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      })
      expect(await exists(ana)).toBe(true)
    }
    fail = undefined
    expect(await filesOf(ana)).toEqual([])
    expect((await mailsTo(there, ana)).filter((subject) => /deleted/.test(subject))).toEqual([])
    expect((await remove(ana.token, confirmation(ana))).status).toBe(200)
    expect(await exists(ana)).toBe(false)
  })

  test('a storage that claims to remove files and does not is no endless loop', async () => {
    const ana = await withFiles()
    fail = (_, path) => (path.startsWith('/storage/v1/') ? 200 : undefined)
    expect((await remove(ana.token, confirmation(ana))).status).toBe(503)
    fail = undefined
    expect(await exists(ana)).toBe(true)
  })

  test('passes on a rate limit of the other Supabase', async () => {
    const ana = await there.newUser()
    fail = (_, path) => (path.startsWith('/auth/v1/token') ? 429 : undefined)
    expect(await remove(ana.token, confirmation(ana))).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    fail = undefined
  })
})
