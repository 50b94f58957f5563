import { randomUUID } from 'node:crypto'
import type { AccountSession } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '../../testing'
import { ask, signInAgain } from './testing/devices'

let api: TestApp
beforeAll(async () => {
  api = await sharedApp()
})

const sessionsOf = async (token: string) => (await ask(api, token, 'GET', '/sessions')).body.data as AccountSession[]

describe('the list of sessions', () => {
  test('names the own one first, then the others by when they were used, and nobody else’s', async () => {
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    const [older, newer] = [await signInAgain(api, ana), await signInAgain(api, ana)]
    const [, , newest] = await sessionsOf(newer.token)
    await api.db.query(sql`
      update auth.sessions set refreshed_at = now() + interval '1 minute', user_agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
      where id = ${newest!.id}`)
    const listed = await sessionsOf(older.token)
    expect(listed.map(({ current }) => current)).toEqual([true, false, false])
    expect(listed[1]).toEqual({
      id: newest!.id,
      current: false,
      device: 'Firefox on Linux',
      ip: '127.0.0.1',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      lastActiveAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    })
    expect(await sessionsOf(ben.token)).toHaveLength(1)
  })

  test('is for whoever is signed in, and kept by no cache', async () => {
    expect(await ask(api, undefined, 'GET', '/sessions')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
    expect(await ask(api, api.anonKey, 'GET', '/sessions')).toMatchObject({ status: 401 })
    expect(await ask(api, 'x.y.z', 'GET', '/sessions')).toMatchObject({ status: 401 })
    const ana = await api.newUser()
    expect((await ask(api, ana.token, 'GET', '/sessions')).headers['cache-control']).toBe('no-store')
  })

  test('is closed to a session that has ended, although its token has not expired', async () => {
    const ana = await api.newUser()
    await ana.supabase.auth.signOut()
    for (const path of ['/sessions', '/subscription', '/recovery-codes']) {
      expect(await ask(api, ana.token, 'GET', path)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    }
  })

  test('is closed to a banned account', async () => {
    const ana = await api.newUser()
    await api.db.query(sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${ana.id}`)
    expect((await ask(api, ana.token, 'GET', '/sessions')).status).toBe(401)
  })
})

describe('ending a session', () => {
  test('signs that device out: its refresh token is worth nothing', async () => {
    const ana = await api.newUser()
    const lost = await signInAgain(api, ana)
    const [, other] = await sessionsOf(ana.token)
    expect(await ask(api, ana.token, 'DELETE', `/sessions/${other!.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    const { error } = await lost.supabase.auth.refreshSession()
    expect(error).toMatchObject({ code: 'refresh_token_not_found' })
    expect(await sessionsOf(ana.token)).toHaveLength(1)
    expect((await ask(api, lost.token, 'GET', '/sessions')).status).toBe(401)
    const records = sql`select details from auth.audit_log where user_id = ${ana.id} and action = 'session_ended'`
    expect(await api.db.query(records)).toEqual([{ details: { session_id: other!.id } }])
    const again = await ask(api, ana.token, 'DELETE', `/sessions/${other!.id}`)
    expect(again).toMatchObject({ status: 404, body: { error: 'This session has already ended.' } })
  })

  test('refuses the own one with words', async () => {
    const ana = await api.newUser()
    const [own] = await sessionsOf(ana.token)
    const answer = await ask(api, ana.token, 'DELETE', `/sessions/${own!.id.toUpperCase()}`)
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'refused', error: 'You’re using this session. Log out to end it.' },
    })
    expect(await sessionsOf(ana.token)).toHaveLength(1)
  })

  test('never ends somebody else’s, and answers as for a session that does not exist', async () => {
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    const [bens] = await sessionsOf(ben.token)
    for (const id of [bens!.id, randomUUID(), 'x', "1' or '1'='1", '%00', '..%2f..%2fdelete', 'x'.repeat(400)]) {
      const answer = await ask(api, ana.token, 'DELETE', `/sessions/${encodeURIComponent(id)}`)
      expect(answer, id).toMatchObject({
        status: 404,
        body: { code: 'not_found', error: 'This session has already ended.' },
      })
    }
    expect(await sessionsOf(ben.token)).toHaveLength(1)
  })
})
