import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import { ask } from './testing/devices'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})

test('an account whose plan was given to it can be deleted: no provider has to be asked [OP-55]', async () => {
  const ana = await api.newUser()
  const granted = await api.app.inject({
    method: 'POST',
    url: '/api/billing/operator/grants',
    headers: { authorization: `Bearer ${api.tokens.serviceRoleKey}` },
    payload: { email: ana.email, plan: 'creator', months: 1 },
  })
  expect(granted.statusCode).toBe(200)
  const confirmation = { confirmation: ana.email, password: ana.password }
  expect(await ask(api, ana.token, 'POST', '/delete', confirmation)).toMatchObject({ status: 200 })
  expect(await api.db.query(sql`select from auth.users where id = ${ana.id}`)).toEqual([])
})

test('a guest, who has no address, is deleted by the word "delete" only', async () => {
  const open = await testApp({ env: { ANONYMOUS_SIGN_INS: 'on' } })
  const { data } = await open.anonymous().auth.signInAnonymously()
  const token = data.session?.access_token
  const remove = (confirmation: string) => ask(open, token, 'POST', '/delete', { confirmation })
  for (const confirmation of ['x', 'null', 'undefined', 'guest@example.com']) {
    expect(await remove(confirmation)).toMatchObject({ status: 400, body: { field: 'confirmation' } })
  }
  expect((await remove('DELETE')).status).toBe(200)
  expect(await open.db.query(sql`select from auth.users where id = ${data.user?.id}`)).toEqual([])
})
