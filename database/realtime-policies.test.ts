import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, type Database, type Db } from '../server/src/platform/db'
import { makeDatabase, withDatabase } from '../server/src/testing/cluster'

/** What realtime may send to whom, straight at the database. */

type Row = Record<string, unknown>

let database: Database
let db: Db
let ana: string
let ben: string

beforeAll(async () => {
  const { adminUrl, serverUrl, template } = inject('cluster')
  const name = template.replace('template', 'realtime')
  await makeDatabase(adminUrl, name, template, new URL(serverUrl).username)
  // One connection: what one check leaves behind would be seen by the next.
  database = openDatabase({ connectionString: withDatabase(serverUrl, name), poolSize: 1 }, () => undefined)
  db = database.db
  ;[ana, ben] = [await newPerson(), await newPerson()]
  await listen('public.scripts', '1 minute')
})
afterAll(() => database.close())

async function newPerson(): Promise<string> {
  const id = randomUUID()
  await db.query(sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`)
  return id
}

const listen = (table: string, time: string) =>
  db.query(sql`
    insert into realtime.listeners values (${table}::regclass, ${randomUUID()}::uuid, now() + ${time}::interval)`)
const rowsOf = (db: Db, statement: RawBuilder<unknown>) => db.query(statement as RawBuilder<Row>)
const claimsOf = (sub: string, role = 'authenticated') => JSON.stringify({ role, sub })

async function newScript(owner: string) {
  const [row] = await rowsOf(db, sql`insert into scripts (user_id, title) values (${owner}, 'Mine') returning id`)
  return row!.id as string
}

const lastChanges = (table: string) =>
  rowsOf(db, sql`select * from realtime.changes where relation = ${table}::regclass order by id desc limit 3`)

async function seenBy(changeIds: unknown[], people: string[], table = 'public.scripts') {
  const rows = await rowsOf(
    db,
    sql`select * from realtime.visible_to(${table}::regclass, ${changeIds}::bigint[], ${people}::text[]::jsonb[])`,
  )
  return rows.map(({ change_id, seen_by }) => [change_id, seen_by])
}

describe('the tables of the realtime schema', () => {
  test('have row security, and only the one of policies is open to roles', async () => {
    const tables = await rowsOf(
      db,
      sql`select relname, relrowsecurity from pg_class where relnamespace = 'realtime'::regnamespace and relkind = 'r' order by 1`,
    )
    expect(tables.map(({ relname }) => relname)).toEqual(['changes', 'listeners', 'messages', 'relayed'])
    for (const { relname, relrowsecurity } of tables) {
      expect(relrowsecurity).toBe(true)
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        const asking = rowsOf(db.asUser({ role, sub: ana }), sql`select * from realtime.${sql.id(relname as string)}`)
        if (relname === 'messages') expect(await asking).toEqual([])
        else await expect(asking).rejects.toMatchObject({ code: '42501' })
      }
    }
  })

  test('and its functions that act for others are the server’s alone', async () => {
    const asUser = db.asUser({ role: 'authenticated', sub: ana })
    for (const call of [
      sql`select realtime.permissions('{}', 'a')`,
      sql`select * from realtime.visible_to('public.scripts', '{}', '{}')`,
      sql`select realtime.watch('public.scripts')`,
      sql`select realtime.unwatch('public.scripts')`,
    ]) {
      await expect(rowsOf(asUser, call)).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('a changed row', () => {
  test('is recorded while somebody listens, with the key of what was', async () => {
    const id = await newScript(ana)
    await db.query(sql`update scripts set title = 'Other' where id = ${id}`)
    await db.query(sql`delete from scripts where id = ${id}`)
    expect(await lastChanges('public.scripts')).toMatchObject([
      { type: 'DELETE', record: null, old: { id } },
      { type: 'UPDATE', record: { id, title: 'Other' }, old: { id } },
      { type: 'INSERT', record: { id, title: 'Mine', user_id: ana }, old: null },
    ])
    const [removed] = await lastChanges('public.scripts')
    expect(removed?.old).toEqual({ id })
  })

  test('is not recorded when nobody listens, or no more', async () => {
    await listen('public.script_folders', '-1 second')
    await db.query(sql`insert into script_folders (user_id, name) values (${ana}, 'Unheard')`)
    expect(await lastChanges('public.script_folders')).toEqual([])
  })

  test('of a table without a primary key cannot be watched', async () => {
    await db.query(sql`create table keyless (a int)`)
    await expect(db.query(sql`select realtime.watch('keyless')`)).rejects.toThrow('no primary key')
  })

  test('is sent with its old values where the table says so, and not watched any more when asked', async () => {
    await db.query(sql`create table full_rows (id int primary key, a int)`)
    await db.query(sql`alter table full_rows replica identity full`)
    await db.query(sql`select realtime.watch('full_rows')`)
    await listen('full_rows', '1 minute')
    await db.query(sql`insert into full_rows values (1, 1)`)
    await db.query(sql`update full_rows set a = 2`)
    expect((await lastChanges('full_rows'))[0]).toMatchObject({ record: { id: 1, a: 2 }, old: { id: 1, a: 1 } })
    await db.query(sql`select realtime.unwatch('full_rows')`)
    await db.query(sql`update full_rows set a = 3`)
    expect(await lastChanges('full_rows')).toHaveLength(2)
  })
})

describe('who may see a changed row', () => {
  test('is decided for each person alone, also when roles take turns on one connection', async () => {
    const ids = [await newScript(ana), await newScript(ben)]
    const changes = (await lastChanges('public.scripts')).slice(0, 2).reverse()
    expect(changes.map(({ record }) => (record as Row).id)).toEqual(ids)
    const [hers, his] = changes.map(({ id }) => id)
    const people = [claimsOf(ana), claimsOf(ana, 'anon'), claimsOf(ben), claimsOf(ana, 'service_role')]
    for (let times = 0; times < 8; times++) {
      expect(await seenBy([hers, his], people)).toEqual(
        expect.arrayContaining([
          [hers, 1],
          [his, 3],
          [hers, 4],
          [his, 4],
        ]),
      )
      expect(await seenBy([hers, his], people)).toHaveLength(4)
      expect(await seenBy([hers], [claimsOf(ben), claimsOf(ben, 'anon')])).toEqual([])
    }
  })

  test('is as it is now: a row that moved is seen by its new owner, one that is gone by nobody', async () => {
    const id = await newScript(ana)
    const [made] = await lastChanges('public.scripts')
    await db.query(sql`update scripts set user_id = ${ben} where id = ${id}`)
    expect(await seenBy([made?.id], [claimsOf(ana), claimsOf(ben)])).toEqual([[made?.id, 2]])
    await db.query(sql`delete from scripts where id = ${id}`)
    expect(await seenBy([made?.id], [claimsOf(ana), claimsOf(ben)])).toEqual([])
  })

  test('is, when it is removed, whoever could see it', async () => {
    const id = await newScript(ana)
    await db.query(sql`delete from scripts where id = ${id}`)
    const [removed] = await lastChanges('public.scripts')
    const people = [claimsOf(ben), claimsOf(ana, 'anon'), claimsOf(ana), claimsOf(ben, 'service_role')]
    expect(await seenBy([removed?.id], people)).toEqual([
      [removed?.id, 3],
      [removed?.id, 4],
    ])
    // No more of it is kept than its policies look at.
    expect(removed?.gone).toEqual({ id, user_id: ana })
  })

  test('is, when it is removed, asked of permissive and restrictive policies and of other tables in them', async () => {
    await db.query(sql`create table rooms (id int primary key, member uuid, title text)`)
    await db.query(sql`create table room_notes (id int primary key, "room" int, "Open" boolean, title text)`)
    await db.query(sql`alter table rooms enable row level security`)
    await db.query(sql`alter table room_notes enable row level security`)
    await db.query(sql`grant select on rooms, room_notes to authenticated, anon`)
    await db.query(sql`create policy own on rooms to authenticated using (member = auth.uid())`)
    await db.query(sql`
      create policy member on room_notes for select to authenticated
        using (exists (select from rooms where rooms.id = room_notes.room and rooms.title <> ''))`)
    await db.query(sql`create policy for_all on room_notes to public using ("Open")`)
    await db.query(sql`create policy never on room_notes as restrictive for all to public using (id > 0)`)
    await db.query(sql`create policy removing on room_notes for delete to public using (true)`)
    await db.query(sql`select realtime.watch('room_notes')`)
    await listen('room_notes', '1 minute')
    await db.query(sql`insert into rooms values (1, ${ana}, 'Hers')`)
    await db.query(sql`insert into room_notes values (1, 1, false, ''), (2, 7, true, ''), (-3, 1, true, '')`)
    await db.query(sql`delete from room_notes where id = 1`)
    await db.query(sql`delete from room_notes where id = 2`)
    await db.query(sql`delete from room_notes where id = -3`)
    const [hidden, open, hers] = await lastChanges('room_notes')
    const people = [claimsOf(ana), claimsOf(ben), claimsOf(ana, 'anon')]
    expect(await seenBy([hers?.id, open?.id, hidden?.id], people, 'room_notes')).toEqual([
      [hers?.id, 1],
      [open?.id, 1],
      [open?.id, 2],
      [open?.id, 3],
    ])
  })

  test('is not troubled by somebody whose check fails, and leaves no identity behind', async () => {
    await newScript(ana)
    const [made] = await lastChanges('public.scripts')
    const people = [
      '{"role":"nobody"}',
      '{}',
      '{"role":"none"}',
      '{"role":"authenticated","sub":"no uuid"}',
      claimsOf(ana),
    ]
    expect(await seenBy([made?.id], people)).toEqual([[made?.id, 5]])
    const [after] = await rowsOf(
      db,
      sql`select current_user = session_user as itself, coalesce(current_setting('request.jwt.claims', true), '') as claims`,
    )
    expect(after).toEqual({ itself: true, claims: '' })
  })
})

describe('a private channel', () => {
  const permissions = async (claims: string, topic: string) => {
    const [row] = await rowsOf(db, sql`select * from realtime.permissions(${claims}::jsonb, ${topic})`)
    return row
  }
  const ALL = { broadcast_read: true, broadcast_write: true, presence_read: true, presence_write: true }
  const NONE = { broadcast_read: false, broadcast_write: false, presence_read: false, presence_write: false }

  test('named after a user is open to that user and the service, and to nobody else', async () => {
    for (const topic of [`user:${ana}`, `user:${ana}:tabs`]) {
      expect(await permissions(claimsOf(ana), topic)).toEqual(ALL)
      expect(await permissions(claimsOf(ben), topic)).toEqual(NONE)
      expect(await permissions(claimsOf(ana, 'anon'), topic)).toEqual(NONE)
      expect(await permissions(JSON.stringify({ role: 'service_role' }), topic)).toEqual(ALL)
    }
    for (const topic of ['room', 'user:', `user:${ana}x`, `USER:${ana}`, `x:user:${ana}`]) {
      expect(await permissions(claimsOf(ana), topic)).toEqual(NONE)
    }
    for (const claims of ['{"role":"authenticated"}', '{"role":"none"}', '{}']) {
      expect(await permissions(claims, 'user:')).toEqual(NONE)
    }
  })

  test('leaves nothing behind when it is asked about', async () => {
    await permissions(claimsOf(ana), `user:${ana}`)
    expect(await rowsOf(db, sql`select * from realtime.messages`)).toEqual([])
    const [after] = await rowsOf(
      db,
      sql`select current_user = session_user as itself, coalesce(current_setting('realtime.topic', true), '') as topic`,
    )
    expect(after).toEqual({ itself: true, topic: '' })
  })

  test('follows policies that are added, by extension', async () => {
    await db.query(sql`
      create policy hall_read on realtime.messages for select to authenticated
        using (realtime.topic() = 'hall' and extension = 'presence')`)
    await db.query(sql`
      create policy hall_send on realtime.messages for insert to authenticated
        with check (realtime.topic() = 'hall' and extension = 'broadcast')`)
    expect(await permissions(claimsOf(ben), 'hall')).toEqual({ ...NONE, presence_read: true, broadcast_write: true })
    expect(await permissions(claimsOf(ben), 'other')).toEqual(NONE)
  })
})
