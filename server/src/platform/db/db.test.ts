import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing'
import { openDatabase, type Db } from './db'

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

const pidOf = async (db: Db) => (await db.query(sql<{ pid: number }>`select pg_backend_pid() as pid`))[0]!.pid

/** A pool of one connection: whatever somebody leaves on it, the next one finds. */
async function alone(work: (db: Db) => Promise<void>) {
  const database = openDatabase({ connectionString: tools.connectionString, poolSize: 1 }, () => undefined)
  try {
    await work(database.db)
  } finally {
    await database.close()
  }
}

test('what still runs when its transaction is over does not run among the statements of others', async () => {
  await alone(async (db) => {
    let goOn: (() => void) | undefined
    const wait = new Promise<void>((resolve) => (goOn = resolve))
    let late: Promise<unknown> | undefined
    const failing = db.transaction(async (db) => {
      late = db.query(sql`select 1`).then(async () => {
        await wait
        return db.query(sql`insert into db_test values (2)`)
      })
      late.catch(() => undefined)
      throw new Error('did not wait')
    })
    await expect(failing).rejects.toThrow('did not wait')
    goOn?.()
    await expect(late).rejects.toThrow('over')
    expect(await db.query(sql`select * from db_test where id = 2`)).toEqual([])
  })
})

test('a transaction that hides a failed statement does not pass for one that was stored', async () => {
  const hiding = db.transaction(async (db) => {
    await db.query(sql`insert into db_test values (3)`)
    await db.query(sql`select 1/0`).catch(() => undefined)
  })
  await expect(hiding).rejects.toThrow('undone')
  expect(await db.query(sql`select * from db_test where id = 3`)).toEqual([])
})

test('a constraint that is looked at in the end undoes the transaction, and the connection is clean', async () => {
  await db.query(sql`
    create table if not exists public.db_test_late (id int unique deferrable initially deferred)`)
  await alone(async (db) => {
    const twice = sql`insert into db_test_late values (1), (1)`
    await expect(db.transaction((db) => db.query(twice))).rejects.toMatchObject({ code: '23505' })
    expect(await db.query(sql`select count(*)::int as count from db_test_late`)).toEqual([{ count: 0 }])
  })
})

test('a connection that was left inside a transaction is given up', async () => {
  await alone(async (db) => {
    const pid = await pidOf(db)
    await db.query(sql`begin`)
    expect(await pidOf(db)).not.toBe(pid)
    expect(await db.query(sql`select pg_current_xact_id_if_assigned()::text as xact`)).toEqual([{ xact: null }])
  })
})

test('a statement that cannot be written down leaves nothing of its user on the connection', async () => {
  await alone(async (db) => {
    let deep = sql`1`
    for (let i = 0; i < 100_000; i++) deep = sql`${deep}`
    const user = db.asUser({ role: 'authenticated', sub: USER })
    await expect(user.query(deep)).rejects.toThrow(RangeError)
    expect((await db.query(identity))[0]!.role).not.toBe('authenticated')
    await expect(user.transaction((db) => db.query(deep))).rejects.toThrow(RangeError)
    expect((await db.query(identity))[0]!.role).not.toBe('authenticated')
    await db.query(sql`insert into db_test values (5)`)
    expect(await tools.db.query(sql`delete from db_test where id = 5 returning id`)).toEqual([{ id: 5 }])
  })
})

test('a value that cannot be written down does not spoil its statement for the next one', async () => {
  await alone(async (db) => {
    const ask = (value: object) => db.query(sql`select ${value}::jsonb as value`)
    const bad = {
      toJSON() {
        throw new RangeError('nested too deeply')
      },
    }
    await expect(ask(bad)).rejects.toThrow('nested too deeply')
    expect(await ask({ a: 1 })).toEqual([{ value: { a: 1 } }])
    await expect(ask(bad)).rejects.toThrow('nested too deeply')
    expect(await ask({ a: 2 })).toEqual([{ value: { a: 2 } }])
  })
})

test('a connection that is cut off in the middle takes nobody else along', async () => {
  await alone(async (db) => {
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`
    const cutOff = db.transaction(async (db) => {
      await db.query(sql`insert into db_test values (4)`)
      await db.query(cut)
    })
    await expect(cutOff).rejects.toThrow()
    await expect(db.query(cut)).rejects.toThrow()
    expect(await db.query(sql`select * from db_test where id = 4`)).toEqual([])
    const [row] = await db.asUser({ role: 'authenticated', sub: USER }).query(identity)
    expect(row!.role).toBe('authenticated')
  })
})

test('a connection on which too many statements were prepared is given up for a new one', async () => {
  await alone(async (db) => {
    const pid = await pidOf(db)
    for (let i = 0; i <= 1000; i++) await db.query(sql`select 1 as ${sql.id(`alias ${i}`)}`)
    expect(await pidOf(db)).not.toBe(pid)
  })
})

test('failures, users and transactions in any mixture stay who they are on two connections', async () => {
  const database = openDatabase({ connectionString: tools.connectionString, poolSize: 2 }, () => undefined)
  const { db } = database
  const own = (await db.query(identity))[0]!.role
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const who = sql<{ role: string; id: string | null }>`select current_user as role, auth.uid()::text as id`
  const fault = sql`select 1 / (length(current_user) * 0)`
  const tasks = Array.from({ length: 240 }, async (_, n) => {
    const user = db.asUser({ role: 'authenticated', sub: id(n) })
    const mine = { role: 'authenticated', id: id(n) }
    switch (n % 6) {
      case 0:
        return expect(await user.query(who)).toEqual([mine])
      case 1:
        return expect(user.query(fault)).rejects.toMatchObject({ code: '22012' })
      case 2:
        return expect(await db.query(who)).toEqual([{ role: own, id: null }])
      case 3:
        return user.transaction(async (db) => {
          expect(await db.query(who)).toEqual([mine])
          expect(await Promise.all([db.query(who), db.query(who)])).toEqual([[mine], [mine]])
        })
      case 4:
        return expect(
          db.transaction((db) => Promise.all([db.query(who), db.query(fault), db.query(who)])),
        ).rejects.toMatchObject({ code: '22012' })
      default:
        return db.transaction(async (db) => expect(await db.query(who)).toEqual([{ role: own, id: null }]))
    }
  })
  try {
    await Promise.all(tasks)
  } finally {
    await database.close()
  }
})
