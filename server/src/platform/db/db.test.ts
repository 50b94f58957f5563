import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import type { Db } from './db'

const USER = '3c1f5a80-6f0a-4bb0-8d0e-0f3c8a5ad2b7'
let tools: TestApp
let db: Db
let asUser: Db

beforeAll(async () => {
  tools = await testApp()
  db = tools.db
  asUser = db.asUser({ role: 'authenticated', sub: USER }, { 'request.method': 'GET' })
  await db.query(sql`create table if not exists public.db_test (id int primary key)`)
})

const identity = sql<{ role: string; claims: string; method: string }>`
  select current_user as role, current_setting('request.jwt.claims', true) as claims, current_setting('request.method', true) as method`

test('a query runs with the role and claims of its user, and the connection forgets them', async () => {
  const [row] = await asUser.query(identity)
  expect(row).toEqual({
    role: 'authenticated',
    claims: JSON.stringify({ role: 'authenticated', sub: USER }),
    method: 'GET',
  })
  for (let i = 0; i < 10; i++) {
    const [after] = await db.query(identity)
    expect(after!.role).not.toBe('authenticated')
    expect(after!.claims ?? '').toBe('')
  }
})

test('all statements of a transaction run as its user', async () => {
  const roles = await asUser.transaction(async (db) =>
    [...(await db.query(identity)), ...(await db.query(identity))].map((row) => row.role),
  )
  expect(roles).toEqual(['authenticated', 'authenticated'])
})

test('a failed transaction leaves nothing behind', async () => {
  const failing = db.transaction(async (db) => {
    await db.query(sql`insert into db_test values (1)`)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await db.query(sql`select * from db_test where id = 1`)).toEqual([])
})

test('a failed statement of a user changes nothing and the next one works', async () => {
  await expect(asUser.query(sql`insert into scripts (title) values ('no such account')`)).rejects.toMatchObject({
    code: '23503',
  })
  await expect(asUser.query(sql`select 1/0`)).rejects.toMatchObject({ code: '22012' })
  expect(await asUser.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('values are bound, never part of the statement', async () => {
  const evil = `'; drop table public.db_test; --`
  expect(await db.query(sql`select ${evil}::text as text`)).toEqual([{ text: evil }])
  expect(await db.query(sql`select count(*)::int as count from db_test`)).toEqual([{ count: 0 }])
})

test('many users at once never see each other', async () => {
  const people = Array.from({ length: 60 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
  const seen = await Promise.all(
    people.map(async (sub) => {
      const [row] = await db
        .asUser({ role: 'authenticated', sub })
        .query(sql<{ id: string }>`select auth.uid()::text as id`)
      return row!.id
    }),
  )
  expect(seen).toEqual(people)
})
