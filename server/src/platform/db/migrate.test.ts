import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { dropDatabase, makeDatabase, withDatabase } from '../../testing/cluster'
import { projectFile } from '../project-file'
import { migrate } from './migrate'

let name: string
let url: string

beforeEach(async () => {
  const { adminUrl, serverUrl } = inject('cluster')
  name = `migrate_${randomBytes(6).toString('hex')}`
  await makeDatabase(adminUrl, name, undefined, new URL(serverUrl).username)
  url = withDatabase(serverUrl, name)
})
afterEach(() => dropDatabase(inject('cluster').adminUrl, name))

async function ask<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const tables = async () => {
  const rows = await ask<{ name: string }>(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'auth', 'storage', 'private')`)
  return rows.map((row) => row.name)
}

const fileNames = async () =>
  (await readdir(projectFile('database/migrations'))).map((file) => file.replace(/\.sql$/, '')).sort()

/** What a real Supabase brings, as far as our tables refer to it. */
const OTHER_SUPABASE = `
  create schema auth;
  create table auth.users (
    id uuid primary key, email varchar(255), raw_user_meta_data jsonb, email_confirmed_at timestamptz,
    created_at timestamptz, updated_at timestamptz);
  create function auth.uid() returns uuid language sql stable
    as $$ select (current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid $$;
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, status auth.factor_status not null);`

test('makes everything in an empty database, once', async () => {
  expect(await migrate(url)).toEqual(await fileNames())
  expect(await migrate(url)).toEqual([])
  expect(await tables()).toEqual(expect.arrayContaining(['public.scripts', 'auth.users', 'auth.sessions']))
})

test('beside another Supabase makes only what is the product, records the rest as done, and its people get profiles', async () => {
  await ask(OTHER_SUPABASE)
  expect(await migrate(url, { ownBackEnd: false })).toEqual(await fileNames())
  expect(await migrate(url, { ownBackEnd: false })).toEqual([])
  const made = await tables()
  expect(made).toEqual(expect.arrayContaining(['public.scripts', 'public.user_subscriptions', 'private.outbox']))
  expect(made.filter((table) => table.startsWith('auth.'))).toEqual(['auth.users', 'auth.mfa_factors'])

  const id = '3f9a2c8b-7d6e-4f4a-8b2c-1d0e9f8a7b6c'
  await ask(`insert into auth.users (id, email, raw_user_meta_data)
    values ('${id}', 'ana@example.com', '{"full_name": "Ana"}')`)
  expect(await ask('select id, full_name from public.profiles')).toEqual([{ id, full_name: 'Ana' }])
})

/** A folder with these migrations; each name is a file. */
async function migrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-migrations-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.sql`), text)
  return folder
}
const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

const FIRST = { '0001_shelf': 'create table public.shelf (id int primary key)' }
const SECOND = { '0002_label': 'alter table public.shelf add column label text' }

test('servers that start together migrate once', async () => {
  const folder = await migrations({ ...FIRST, ...SECOND })
  const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(url, { folder })))
  expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([['0001_shelf', '0002_label'], [], [], []])
})

test('an older server starts on what a newer one has migrated, and a newer one goes on from there', async () => {
  const old = await migrations(FIRST)
  const recent = await migrations({ ...FIRST, ...SECOND })
  await migrate(url, { folder: recent })
  expect(await migrate(url, { folder: old })).toEqual([])
  const third = await migrations({ ...FIRST, ...SECOND, '0003_index': 'create index on public.shelf (label)' })
  expect(await migrate(url, { folder: third })).toEqual(['0003_index'])
})

test('a migration that comes before one that ran is refused: it was numbered too late', async () => {
  await migrate(url, { folder: await migrations({ ...FIRST, '0003_label': SECOND['0002_label'] }) })
  const late = await migrations({ ...FIRST, ...SECOND, '0003_label': SECOND['0002_label'] })
  await expect(migrate(url, { folder: late })).rejects.toThrow('0002_label')
})

test('a migration lets those pass who use its table, and does not keep them waiting behind it', async () => {
  await migrate(url, { folder: await migrations(FIRST) })
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  try {
    await reader.query('begin; select * from public.shelf')
    const migrated = migrate(url, { folder: await migrations({ ...FIRST, ...SECOND }), lockTimeout: 20 })
    // In its place in the line behind the reader; others come by all the same.
    for (let seen = false; !seen;) {
      const waiting = await ask(`select 1 from pg_locks where relation = 'public.shelf'::regclass and not granted`)
      seen = waiting.length > 0
    }
    expect(await ask('select * from public.shelf')).toEqual([])
    await reader.query('commit')
    expect(await migrated).toEqual(['0002_label'])
  } finally {
    await reader.end()
  }
})

/** What servers that are still at work would stumble over. */
const CONTRACTS =
  /\b(drop\s+(table|view|column|function|type|schema)|rename\s+(to|column)|alter\s+column\s+\w+\s+(type|set\s+not\s+null|drop\s+default))\b/i

test('a migration takes away only what it says that no server uses any more', async () => {
  const silent: string[] = []
  for (const name of (await fileNames()).filter((name) => name > '0024')) {
    const text = await readFile(projectFile(`database/migrations/${name}.sql`), 'utf8')
    if (CONTRACTS.test(text) && !/^-- Contracts: /m.test(text)) silent.push(name)
  }
  expect(silent, 'see "Migrations while servers run" in docs/several-servers.md').toEqual([])
  expect(CONTRACTS.test('alter table scripts drop column title')).toBe(true)
})
