import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Db } from '../server/src/platform/db'
import { newPerson, openOwnDatabase, refused, rowsOf, type Person } from './people'

/** What the account's own pages rest on, straight at the database: second factors, names, the bell, recovery codes. */

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase('account')
})
afterAll(() => database.close())

const addFactor = (db: Db, person: Person, status = 'verified') =>
  db.query(sql`
    insert into auth.mfa_factors (user_id, friendly_name, status, secret)
    values (${person.id}, ${randomUUID()}, ${status}, '\\x00')`)

/** The same person after the code of their authenticator. */
const raised = ({ id }: Person) => database.db.asUser({ role: 'authenticated', sub: id, aal: 'aal2' })

const avatarOf = ({ id }: Person) => `avatars/${id}-0123abcd.png`

/** A row of theirs in every table. */
async function furnished(): Promise<Person> {
  const person = await newPerson(database.db)
  const { db } = person
  const [script] = await rowsOf(db, sql`insert into scripts (title) values ('Mine') returning id`)
  await rowsOf(db, sql`insert into script_messages (script_id, role, text) values (${script!.id}, 'user', 'Mine')`)
  await rowsOf(db, sql`insert into script_takes (script_id, scene, verdict) values (${script!.id}, 1, 'good')`)
  await rowsOf(db, sql`insert into scripts (title) values ('Deleted')`)
  await rowsOf(db, sql`delete from scripts where title = 'Deleted'`)
  await rowsOf(db, sql`insert into script_folders (name) values ('Mine')`)
  await rowsOf(
    db,
    sql`insert into hook_library_items (kind, text, category, style) values ('hook', 'Mine', 'problem', 'skit')`,
  )
  await rowsOf(db, sql`insert into hook_library_favourites (item_id) values ('HK01')`)
  await rowsOf(
    db,
    sql`insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
        values ('avatars', ${avatarOf(person)}, ${person.id}, ${person.id}, ${randomUUID()}, '{}')`,
  )
  await database.db.query(sql`insert into user_subscriptions (user_id, status) values (${person.id}, 'active')`)
  // Which the bell shows.
  await database.db.query(sql`
    insert into payments (id, user_id, status, amount_cents, paid_cents, currency, created_at)
    values (${`in_${person.id}`}, ${person.id}, 'paid', 2900, 2900, 'usd', now())`)
  await database.db.query(sql`
    insert into generations (user_id, idempotency_key, input_digest, expires_at) values (${person.id}, 'k', 'd', now())`)
  return person
}

const OWNED: [string, RawBuilder<unknown>][] = [
  ['profiles', sql`select 1 from profiles`],
  ['scripts', sql`select 1 from scripts`],
  ['script_folders', sql`select 1 from script_folders`],
  ['script_versions', sql`select 1 from script_versions`],
  ['script_messages', sql`select 1 from script_messages`],
  ['script_takes', sql`select 1 from script_takes`],
  ['deleted_scripts', sql`select 1 from deleted_scripts`],
  ['user_subscriptions', sql`select 1 from user_subscriptions`],
  ['payments', sql`select id from payments`],
  ['generations', sql`select id from generations`],
  ['hook_library_items', sql`select 1 from hook_library_items`],
  ['hook_library_favourites', sql`select 1 from hook_library_favourites`],
  ['notifications', sql`select 1 from notifications`],
  ['storage.objects', sql`select 1 from storage.objects`],
]

describe('a second factor', () => {
  let ana: Person
  let ben: Person
  beforeAll(async () => {
    ;[ana, ben] = [await furnished(), await furnished()]
    await addFactor(database.db, ana)
  })

  test.each(OWNED)(
    'that was not used hides the rows of %s; used, it shows them, and nobody else’s [OP-20]',
    async (_, rows) => {
      expect(await rowsOf(ana.db, rows)).toEqual([])
      expect(await rowsOf(raised(ana), rows)).toHaveLength(1)
      expect(await rowsOf(ben.db, rows)).toHaveLength(1)
    },
  )

  test('that was not used lets nothing be written, changed or removed [OP-20]', async () => {
    await refused(ana.db, sql`insert into scripts (title) values ('Stolen')`)
    await refused(ana.db, sql`insert into script_folders (name) values ('Stolen')`)
    await refused(
      ana.db,
      sql`insert into profiles (id, full_name) values (${ana.id}, 'X') on conflict (id) do update set full_name = excluded.full_name`,
    )
    for (const statement of [
      sql`update profiles set first_name = 'X' returning 1`,
      sql`update scripts set title = 'X' returning 1`,
      sql`delete from scripts returning 1`,
      sql`delete from script_folders returning 1`,
      sql`delete from notifications returning 1`,
      sql`delete from storage.objects returning 1`,
    ]) {
      expect(await rowsOf(ana.db, statement)).toEqual([])
    }
    expect(await rowsOf(raised(ana), sql`select title from scripts`)).toEqual([{ title: 'Mine' }])
  })

  test('counts only once it is confirmed, and no more once it is removed [OP-20]', async () => {
    const eve = await furnished()
    await addFactor(database.db, eve, 'unverified')
    expect(await rowsOf(eve.db, sql`select 1 from scripts`)).toHaveLength(1)
    await addFactor(database.db, eve)
    expect(await rowsOf(eve.db, sql`select 1 from scripts`)).toEqual([])
    await database.db.query(sql`delete from auth.mfa_factors where user_id = ${eve.id}`)
    expect(await rowsOf(eve.db, sql`select 1 from scripts`)).toHaveLength(1)
  })

  test('is not talked around: by a role, by a claim of another kind, or by changing the search path [OP-20]', async () => {
    for (const aal of ['AAL2', 'aal20', '', 'aal1']) {
      const db = database.db.asUser({ role: 'authenticated', sub: ana.id, aal })
      expect(await rowsOf(db, sql`select 1 from scripts`)).toEqual([])
    }
    const seen = await ana.db.transaction(async (db) => {
      await rowsOf(db, sql`select set_config('search_path', 'pg_temp, public', true)`)
      return rowsOf(db, sql`select 1 from public.scripts`)
    })
    expect(seen).toEqual([])
    await refused(ana.db, sql`select * from auth.mfa_factors`)
    await refused(ana.db, sql`select private.second_factor_done()`)
  })

  test('holds for live changes, and for private channels [OP-20, OP-33]', async () => {
    const claims = (person: Person, aal?: string) =>
      JSON.stringify({ role: 'authenticated', sub: person.id, ...(aal ? { aal } : {}) })
    await database.db.query(sql`
      insert into realtime.listeners values ('public.scripts'::regclass, ${randomUUID()}::uuid, now() + interval '1 minute')`)
    await rowsOf(raised(ana), sql`insert into scripts (title) values ('Live')`)
    const [change] = await rowsOf(database.db, sql`select id from realtime.changes order by id desc limit 1`)
    const people = [claims(ana), claims(ana, 'aal2'), claims(ben)]
    const seen = await rowsOf(
      database.db,
      sql`select seen_by from realtime.visible_to('public.scripts'::regclass, ${[change!.id]}::bigint[], ${people}::text[]::jsonb[])`,
    )
    expect(seen).toEqual([{ seen_by: 2 }])

    const permissions = async (aal?: string) =>
      (
        await rowsOf(
          database.db,
          sql`select * from realtime.permissions(${claims(ana, aal)}::jsonb, ${`user:${ana.id}`})`,
        )
      )[0]
    const all = (allowed: boolean) => ({
      broadcast_read: allowed,
      broadcast_write: allowed,
      presence_read: allowed,
      presence_write: allowed,
    })
    expect(await permissions()).toEqual(all(false))
    expect(await permissions('aal2')).toEqual(all(true))
  })

  test('guards every table that people reach, those of tomorrow included [OP-20]', async () => {
    const open = await rowsOf(
      database.db,
      sql`
        select c.oid::regclass::text as name from pg_class c
        where c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace)
          and c.relkind = 'r' and has_any_column_privilege('authenticated', c.oid, 'select, insert, update')
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'second_factor' and not p.polpermissive)`,
    )
    // Holds no row of anybody, and only the service role sees it.
    expect(open).toEqual([{ name: 'storage.buckets' }])
  })
})

test('the second factor is looked up once for a list of 50, and the list reads one’s own rows alone [OP-20]', async () => {
  const [ana, ben] = [await newPerson(database.db), await newPerson(database.db)]
  for (const [person, count] of [
    [ana, 300],
    [ben, 3000],
  ] as const) {
    await database.db.query(sql`
      insert into scripts (user_id, title) select ${person.id}, 'T' || n from generate_series(1, ${count}::int) n`)
  }
  await database.db.query(sql`analyze scripts`)
  const rows = await rowsOf(ana.db, sql`explain select id, title from scripts order by created_at desc limit 50`)
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  expect(plan).toContain('scripts_newest')
  expect(plan).not.toContain('SubPlan')
  expect(plan).not.toContain('second_factor_done')
})

describe('a profile', () => {
  const update = (column: string, value: string | null) =>
    sql`update profiles set ${sql.id(column)} = ${value} returning ${sql.id(column)}`
  const NAMES = ['first_name', 'full_name', 'tiktok_username']

  test.each([
    ['a right-to-left override', 'Ana \u202egnp.exe'],
    ['an embedding', 'Ana \u202b'],
    ['an isolate', 'Ana \u2067x\u2069'],
    ['a line break', 'Ana\nPS: your account'],
    ['a carriage return', 'Ana\r'],
    ['a tab', 'Ana\tB'],
    ['a line separator', 'Ana\u2028B'],
    ['an escape character', 'Ana\u001b[31m'],
    ['a C1 control', 'Ana\u0085'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('refuses %s in every name, and says in which [OP-19]', async (_, value) => {
    const { db } = await newPerson(database.db)
    for (const column of NAMES) {
      await expect(rowsOf(db, update(column, value))).rejects.toMatchObject({
        code: '23514',
        message: expect.stringMatching(new RegExp(`^${column} (must not hold|is too long)`)) as string,
      })
    }
  })

  test.each([
    ['HTML, which is text like any other', '<img src=x onerror=alert(1)>'],
    ['Arabic', 'ليلى'],
    ['Hebrew with a mark of direction', 'דנה\u200f (Dana)'],
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['a family of emoji', '👩\u200d👩\u200d👧 Ana'],
    ['quotes', `O'Neil "Ann" \\ & Co`],
  ])('takes %s as it stands [OP-19]', async (_, value) => {
    const { db } = await newPerson(database.db)
    for (const column of NAMES) expect(await rowsOf(db, update(column, value))).toEqual([{ [column]: value }])
  })

  test.each([
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,<svg onload=alert(1)>', false],
    ['blob:https://example.com/x', false],
    ['http://example.com/me.png', false],
    ['//example.com/me.png', false],
    ['https://example.com/a b.png', false],
    ['https://example.com/"onerror="x', false],
    ['/storage/v1/object/public/other/x.png', false],
    ['/storage/v1/object/public/avatars/x"y.png', false],
    ['', false],
    [null, true],
    ['https://lh3.googleusercontent.com/a/ACg8ocJ=s96-c', true],
    ['/storage/v1/object/public/avatars/avatars/0123-0123abcd.png', true],
    ['http://127.0.0.1:3000/storage/v1/object/public/avatars/avatars/0123-0123abcd.png?v=2', true],
  ])('shows %s as its picture: %s [OP-25]', async (url, allowed) => {
    const { db } = await newPerson(database.db)
    const changed = rowsOf(db, update('avatar_url', url))
    if (allowed) expect(await changed).toEqual([{ avatar_url: url }])
    else
      await expect(changed).rejects.toMatchObject({
        code: '23514',
        message: expect.stringMatching(/^avatar_url /) as string,
      })
  })

  test('names a file of its own, and of nobody else [OP-25]', async () => {
    const [ana, ben] = [await newPerson(database.db), await newPerson(database.db)]
    expect(await rowsOf(ana.db, update('avatar_path', avatarOf(ana)))).toHaveLength(1)
    expect(await rowsOf(ana.db, update('avatar_path', null))).toHaveLength(1)
    for (const path of [avatarOf(ben), `../${avatarOf(ana)}`, ana.id, `${avatarOf(ana)}/x`, '']) {
      await expect(rowsOf(ana.db, update('avatar_path', path))).rejects.toMatchObject({ code: '23514' })
    }
  })

  test.each([
    [{ full_name: 'Ana\u202egnp', name: 'B' }, 'Ana gnp'],
    [{ full_name: '\u202e\n ', name: ' Ben\u0007 ' }, 'Ben'],
    [{ full_name: { first: 'x' } }, '{"first": "x"}'],
    [{}, null],
  ])('made by a sign-up as %j is called %s: no name makes it fail', async (data, name) => {
    const id = randomUUID()
    await database.db.query(sql`
      insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${`${id}@example.com`}, ${JSON.stringify(data)})`)
    expect(await rowsOf(database.db, sql`select full_name from profiles where id = ${id}`)).toEqual([
      { full_name: name },
    ])
  })
})

describe('what the bell shows', () => {
  const notify = (person: Person, title: string) =>
    database.db.query(sql`select private.notify_account(${person.id}, 'security', ${title}, 'm', '/settings')`)

  test('is seen and removed by its owner, and written by the server alone [OP-17]', async () => {
    const [ana, ben] = [await newPerson(database.db), await newPerson(database.db)]
    await notify(ana, 'Hers')
    expect(await rowsOf(ana.db, sql`select title from notifications`)).toEqual([{ title: 'Hers' }])
    expect(await rowsOf(ben.db, sql`select title from notifications`)).toEqual([])
    expect(await rowsOf(ben.db, sql`delete from notifications returning 1`)).toEqual([])
    await refused(
      ana.db,
      sql`insert into notifications (user_id, kind, title) values (${ana.id}, 'security', 'Forged')`,
    )
    await refused(ana.db, sql`update notifications set title = 'Forged'`)
    await refused(ana.db, sql`select private.notify_account(${ben.id}, 'security', 'Forged', '', null)`)
    await refused(database.db.asUser({ role: 'anon' }), sql`select 1 from notifications`)
    expect(await rowsOf(ana.db, sql`delete from notifications returning title`)).toEqual([{ title: 'Hers' }])
  })

  test('keeps the newest hundred [OP-17]', async () => {
    const ana = await newPerson(database.db)
    for (let i = 0; i < 103; i++) await notify(ana, `No. ${i}`)
    const titles = (await rowsOf(ana.db, sql`select title from notifications order by created_at`)).map(
      (row) => row.title,
    )
    expect(titles).toHaveLength(100)
    expect([titles[0], titles[99]]).toEqual(['No. 3', 'No. 102'])
  })
})

test('nobody but the server reaches recovery codes, and they go with the account [OP-20]', async () => {
  const ana = await newPerson(database.db)
  await database.db.query(sql`insert into private.recovery_codes (user_id, code_hash) values (${ana.id}, '\\x01')`)
  await database.db.query(sql`insert into private.recovery_attempts values (${ana.id}, 1, now())`)
  for (const db of [ana.db, database.db.asUser({ role: 'anon' }), database.db.asUser({ role: 'service_role' })]) {
    for (const table of ['recovery_codes', 'recovery_attempts']) {
      await refused(db, sql`select * from private.${sql.id(table)}`)
      await refused(db, sql`delete from private.${sql.id(table)}`)
    }
  }
  await database.db.query(sql`delete from auth.users where id = ${ana.id}`)
  expect(await rowsOf(database.db, sql`select 1 from private.recovery_codes where user_id = ${ana.id}`)).toEqual([])
})
