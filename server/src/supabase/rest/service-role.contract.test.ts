import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import ws from 'ws'
import { fetchInto, testApp, type TestApp, type TestUser } from '../../testing'

let tools: TestApp
let ana: TestUser

beforeAll(async () => {
  tools = await testApp()
  ana = await tools.newUser()
  const { db } = tools
  await db.query(sql`drop table if exists public.of_operator`)
  await db.query(sql`create table public.of_operator (id bigint generated always as identity primary key, note text)`)
  await db.query(sql`alter table public.of_operator enable row level security`)
  await db.query(sql`grant select, insert on public.of_operator to authenticated`)
  await db.query(sql`notify pgrst, 'reload schema'`)
})
afterAll(() => tools.db.query(sql`drop table public.of_operator`))

test('the service role reads and writes a table that has no policy and no grant for it; other roles see no row', async () => {
  const service = createClient('http://reelwright.test', tools.tokens.serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
    global: { fetch: fetchInto(tools.app) },
  })
  const written = await service.from('of_operator').insert({ note: 'mine' }).select('note')
  expect(written).toMatchObject({ status: 201, data: [{ note: 'mine' }] })
  const users = (ana.supabase as unknown as typeof service).from('of_operator')
  expect((await users.select('note')).data).toEqual([])
  expect((await users.insert({ note: 'theirs' })).error).toMatchObject({ code: '42501' })
  const visitors = await tools.app.inject({ url: '/rest/v1/of_operator', headers: { apikey: tools.anonKey } })
  expect([visitors.statusCode, visitors.json()]).toMatchObject([401, { code: '42501' }])
})

test('a policy can ask for the address of the caller', async () => {
  const asAna = tools.db.asUser({ role: 'authenticated', sub: ana.id, email: ana.email })
  expect(await asAna.query(sql`select auth.email() as email`)).toEqual([{ email: ana.email }])
  expect(await tools.db.asUser({ role: 'anon' }).query(sql`select auth.email() as email`)).toEqual([{ email: null }])
})
