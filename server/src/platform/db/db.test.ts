import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { afterFile, afterTest, testApp, type TestApp } from '../../testing'
import { openDatabase, type Db } from './db'

const USER = '3c1f5a80-6f0a-4bb0-8d0e-0f3c8a5ad2b7'
let tools: TestApp
let db: Db
let asUser: Db

beforeAll(async () => {
  tools = await testApp()
  // Users of these tests have no session.
  const own = openDatabase({ connectionString: tools.connectionString, poolSize: 6 }, () => undefined)
  afterFile(own.close)
  db = own.db
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

test('records when the database last answered, refusals included, broken connections not', async () => {
  await alone(async (db) => {
    expect(db.lastAnswerAt?.()).toBe(0)
    const user = db.asUser({ role: 'authenticated', sub: USER })
    for (const work of [
      () => db.query(sql`select 1`),
      () => user.query(sql`select 1/0`),
      () => user.transaction((db) => db.query(sql`select 1`)),
    ]) {
      const before = performance.now()
      await work().catch(() => undefined)
      expect(db.lastAnswerAt?.()).toBeGreaterThanOrEqual(before)
    }
    const last = db.lastAnswerAt?.()
    await expect(db.query(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow()
    expect(db.lastAnswerAt?.()).toBe(last)
  })
})

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

/** A function that fails as a deadlock does until it is called for the third time; a sequence counts on when all else is undone. */
async function contested(name: string, code: string) {
  await db.query(sql`create sequence ${sql.table(`public.${name}_calls`)}`)
  await db.query(
    sql.raw(`
      create function public.${name}() returns int language plpgsql security definer as $$
      declare call int := nextval('public.${name}_calls');
      begin
        if call < 3 then raise exception 'in the way' using errcode = '${code}'; end if;
        return call;
      end $$;`),
  )
  await db.query(sql`grant execute on function ${sql.table(`public.${name}`)} to authenticated`)
  // Other test files look at what functions there are.
  afterTest(async () => {
    await db.query(sql`drop function ${sql.table(`public.${name}`)}()`)
    await db.query(sql`drop sequence ${sql.table(`public.${name}_calls`)}`)
  })
  return sql<{ call: number }>`select ${sql.table(`public.${name}`)}() as call`
}

describe.each(['40001', '40P01'])('what others were in the way of (%s)', (code) => {
  const name = (what: string) => `contested_${what}_${code.toLowerCase()}`

  test('is asked again: as the server, as a user, and a transaction from its beginning', async () => {
    expect(await db.query(await contested(name('server'), code))).toEqual([{ call: 3 }])
    expect(await asUser.query(await contested(name('user'), code))).toEqual([{ call: 3 }])
    const call = await contested(name('transaction'), code)
    const id = Number.parseInt(code, 36) % 1_000_000
    await db.transaction(async (db) => {
      await db.query(sql`insert into db_test values (${id})`)
      await db.query(call)
    })
    expect(await db.query(sql`select id from db_test where id = ${id}`)).toEqual([{ id }])
  })

  test('is given up after a few tries', async () => {
    const call = await contested(name('forever'), code)
    await db.query(sql`alter sequence ${sql.table(`public.${name('forever')}_calls`)} increment by -1 minvalue -100`)
    await expect(db.query(call)).rejects.toMatchObject({ code })
    const [left] = await db.query(
      sql`select last_value::int as last from ${sql.table(`public.${name('forever')}_calls`)}`,
    )
    expect(left).toEqual({ last: -3 })
  })
})

test('two who take the same rows in another order are both served', async () => {
  await db.query(sql`create table public.db_test_shelves (id int primary key, taken int not null default 0)`)
  await db.query(sql`insert into db_test_shelves (id) values (1), (2)`)
  let first = 0
  let meet: (() => void) | undefined
  const met = new Promise<void>((resolve) => (meet = resolve))
  const take = (...ids: number[]) =>
    db.transaction(async (db) => {
      for (const id of ids) {
        await db.query(sql`update db_test_shelves set taken = taken + 1 where id = ${id}`)
        if (++first === 2) meet!()
        await met
      }
    })
  await Promise.all([take(1, 2), take(2, 1)])
  expect(await db.query(sql`select id, taken from db_test_shelves order by id`)).toEqual([
    { id: 1, taken: 2 },
    { id: 2, taken: 2 },
  ])
})

test('a statement goes on when another server has changed what its table holds', async () => {
  await db.query(sql`create table public.db_test_wide (id int)`)
  await db.query(sql`insert into db_test_wide values (1)`)
  await db.query(sql`grant select on db_test_wide to authenticated`)
  const all = sql`select * from public.db_test_wide`
  const ways = [() => db.query(all), () => asUser.query(all), () => db.transaction((db) => db.query(all))]
  const everywhere = () => Promise.all(Array.from({ length: 30 }, (_, i) => ways[i % ways.length]!()))
  await everywhere()
  await db.query(sql`alter table db_test_wide add column label text default 'new'`)
  for (const rows of await everywhere()) expect(rows).toEqual([{ id: 1, label: 'new' }])
})

describe('behind a pooler that gives each transaction another connection', () => {
  /** What a connection is left with, and what holds while a statement runs. */
  const left = 'select (select count(*)::int from pg_prepared_statements) as prepared, current_user as role'
  const limitsText = `
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone,
      current_setting('random_page_cost') as page`
  const limits = sql.raw(limitsText)
  const LIMITS = { statement: '1234ms', lock: '10s', idle: '30s', zone: 'UTC', page: '1.1' }
  const open = (ownConnections: boolean) =>
    openDatabase(
      { connectionString: tools.connectionString, poolSize: 1, statementTimeout: 1234, ownConnections },
      () => undefined,
    )

  test('limits hold for every statement, and nothing stays on the connection', async () => {
    const database = open(false)
    try {
      const user = database.db.asUser({ role: 'authenticated', sub: USER })
      expect(await database.db.query(limits)).toEqual([LIMITS])
      expect(await user.query(limits)).toEqual([LIMITS])
      expect(await database.db.transaction((db) => db.query(limits))).toEqual([LIMITS])
      expect(await user.transaction((db) => db.query(limits))).toEqual([LIMITS])
      expect(await user.query(identity)).toMatchObject([{ role: 'authenticated' }])
      await expect(database.db.query(sql`select 1/0`)).rejects.toMatchObject({ code: '22012' })
      // Past our own way of asking: what the next one would find, whoever it is.
      const { rows } = await database.pool.query<{ prepared: number; role: string }>(left)
      expect(rows).toEqual([{ prepared: 0, role: (await db.query(identity))[0]!.role }])
      const after = await database.pool.query(limitsText)
      expect(after.rows[0]).not.toMatchObject({ statement: '1234ms' })
    } finally {
      await database.close()
    }
  })

  test('without one, the connection keeps the limits and the statements', async () => {
    const database = open(true)
    try {
      expect(await database.db.query(limits)).toEqual([LIMITS])
      const { rows } = await database.pool.query<{ prepared: number }>(left)
      expect(rows[0]!.prepared).toBeGreaterThan(0)
    } finally {
      await database.close()
    }
  })
})
