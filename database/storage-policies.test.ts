import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** Stored files, straight at the database: what a request could do if every line of our server were wrong. */

let database: Database
let ana: Person
let ben: Person
let anonymous: Db
let service: Db

beforeAll(async () => {
  database = await openOwnDatabase('storage_policies')
  ana = await newPerson(database.db)
  ben = await newPerson(database.db)
  anonymous = database.db.asUser({ role: 'anon' })
  service = database.db.asUser({ role: 'service_role' })
})
afterAll(() => database.close())

const avatar = (person: Person) => `avatars/${person.id}-${randomUUID()}.png`
const insert = (name: string, owner: string | null, bucket = 'avatars') => sql`
  insert into storage.objects (bucket_id, name, owner, version, metadata)
  values (${bucket}, ${name}, ${owner}, ${randomUUID()}, '{}')`
const upsert = (name: string, owner: string) => sql`${insert(name, owner)}
  on conflict (bucket_id, name) do update set version = excluded.version, owner = excluded.owner returning id`
const named = (name: string) => sql`bucket_id = 'avatars' and name = ${name}`

test('every table of storage has row security switched on', async () => {
  const open = await rowsOf(
    database.db,
    sql`select relname from pg_class where relnamespace = 'storage'::regnamespace and relkind = 'r' and not relrowsecurity`,
  )
  expect(open).toEqual([])
})

describe('avatars', () => {
  test('are for the person whose id they are named after [A-EN-06, OP-25]', async () => {
    const name = avatar(ana)
    await rowsOf(ana.db, insert(name, ana.id))
    expect(await rowsOf(ana.db, sql`select name from storage.objects where ${named(name)}`)).toEqual([{ name }])
    expect(await rowsOf(ana.db, upsert(name, ana.id))).toHaveLength(1)
    expect(await rowsOf(ana.db, sql`delete from storage.objects where ${named(name)} returning name`)).toEqual([
      { name },
    ])
  })

  test('are at most a hundred for each account, so that nobody fills the disk; one that goes makes room [OP-25, OP-64]', async () => {
    const eve = await newPerson(database.db)
    const names = Array.from({ length: 100 }, () => avatar(eve))
    for (const name of names) await rowsOf(eve.db, insert(name, eve.id))
    await refused(eve.db, insert(avatar(eve), eve.id))
    await rowsOf(eve.db, sql`delete from storage.objects where ${named(names[0]!)}`)
    await rowsOf(eve.db, insert(avatar(eve), eve.id))
    // Others have room of their own, and the server what it needs.
    await rowsOf(ben.db, insert(avatar(ben), ben.id))
    await rowsOf(service, insert(avatar(eve), eve.id))
  })

  test('of others are neither seen nor changed nor made [OP-25]', async () => {
    const name = avatar(ben)
    await rowsOf(ben.db, insert(name, ben.id))
    for (const db of [ana.db, anonymous]) {
      expect(await rowsOf(db, sql`select 1 from storage.objects where ${named(name)}`)).toEqual([])
      expect(
        await rowsOf(db, sql`update storage.objects set version = ${randomUUID()} where ${named(name)} returning 1`),
      ).toEqual([])
      expect(await rowsOf(db, sql`delete from storage.objects where ${named(name)} returning 1`)).toEqual([])
      await refused(db, insert(avatar(ben), ben.id))
      await refused(db, insert(avatar(ben), ana.id))
      await refused(db, upsert(name, ana.id))
    }
    await refused(ana.db, insert(avatar(ana), ben.id))
    await refused(ana.db, insert(avatar(ana), null))
    await refused(ben.db, sql`update storage.objects set name = ${avatar(ana)} where ${named(name)}`)
    await refused(ben.db, sql`update storage.objects set owner = ${ana.id} where ${named(name)}`)
  })

  test.each([
    ['{id}-0123abcd.png', true],
    ['{id}-0123abcd0123abcd.jpeg', true],
    ['avatars/{id}-0123abcd.webp', true],
    ['{id}-0123abc.png', false],
    ['{id}-0123abcd.svg', false],
    ['{id}.png', false],
    ['x/{id}-0123abcd.png', false],
    ['avatars/x-{id}-0123abcd.png', false],
    ['{id}-0123abcd.png/x', false],
    ['avatars/', false],
  ])('may be called %s: %s [A-EN-06]', async (pattern, allowed) => {
    const person = await newPerson(database.db)
    const statement = insert(pattern.replace('{id}', person.id), person.id)
    if (allowed) await rowsOf(person.db, statement)
    else await refused(person.db, statement)
  })

  test('nobody has without an account', async () => {
    const [row] = await rowsOf(database.db, sql`select storage.is_avatar_of('-0123abcd.png', null) as own`)
    expect(row).toEqual({ own: false })
    await refused(database.db.asUser({ role: 'authenticated' }), insert('-0123abcd.png', null))
  })
})

test('buckets and files elsewhere are for the service role alone', async () => {
  const bucket = `b-${randomUUID()}`
  const makeBucket = (id: string) => sql`insert into storage.buckets (id, name, public) values (${id}, ${id}, true)`
  await rowsOf(service, makeBucket(bucket))
  await rowsOf(service, insert('a/b', null, bucket))
  for (const db of [ana.db, anonymous]) {
    await refused(db, makeBucket(`b-${randomUUID()}`))
    await refused(db, insert('a/c', ana.id, bucket))
    expect(await rowsOf(db, sql`select 1 from storage.buckets`)).toEqual([])
    expect(await rowsOf(db, sql`update storage.buckets set public = true returning 1`)).toEqual([])
    expect(await rowsOf(db, sql`delete from storage.buckets returning 1`)).toEqual([])
    expect(await rowsOf(db, sql`select 1 from storage.objects where bucket_id = ${bucket}`)).toEqual([])
  }
  expect(await rowsOf(service, sql`select name from storage.objects where bucket_id = ${bucket}`)).toEqual([
    { name: 'a/b' },
  ])
  await expect(rowsOf(service, sql`delete from storage.buckets where id = ${bucket}`)).rejects.toMatchObject({
    code: '23503',
  })
})

test('nobody but the server sees which bytes are unused', async () => {
  for (const db of [ana.db, anonymous, service]) await refused(db, sql`select * from private.unused_files`)
})

test('an account that is deleted takes its files along, and their bytes become unused', async () => {
  const eve = await newPerson(database.db)
  await rowsOf(eve.db, insert(avatar(eve), eve.id))
  const [file] = await rowsOf(eve.db, sql`select version from storage.objects where owner = ${eve.id}`)
  await database.db.query(sql`delete from auth.users where id = ${eve.id}`)
  expect(await rowsOf(database.db, sql`select 1 from storage.objects where owner = ${eve.id}`)).toEqual([])
  expect(
    await rowsOf(database.db, sql`select 1 from private.unused_files where version = ${file!.version as string}`),
  ).toHaveLength(1)
})

test('a version that is replaced becomes unused, the one that is pointed at does not', async () => {
  const name = avatar(ana)
  const versionOf = async () =>
    (await rowsOf(ana.db, sql`select version from storage.objects where ${named(name)}`))[0]!.version as string
  await rowsOf(ana.db, insert(name, ana.id))
  const first = await versionOf()
  await rowsOf(ana.db, upsert(name, ana.id))
  const second = await versionOf()
  const unused = await rowsOf(
    database.db,
    sql`select version from private.unused_files where version = any(${[first, second]}::uuid[])`,
  )
  expect(unused).toEqual([{ version: first }])
})

test.each([
  ['a/b/c.tar.gz', ['a', 'b'], 'c.tar.gz', 'gz'],
  ['c.png', [], 'c.png', 'png'],
  ['a.b/c', ['a.b'], 'c', ''],
])('the parts of %j', async (name, folders, file, extension) => {
  const [parts] = await rowsOf(
    ana.db,
    sql`select storage.foldername(${name}) as folders, storage.filename(${name}) as file, storage.extension(${name}) as extension`,
  )
  expect(parts).toEqual({ folders, file, extension })
})
