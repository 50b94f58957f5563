import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
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

test('beside another Supabase makes only what is the product, and records the rest as done', async () => {
  await ask(OTHER_SUPABASE)
  expect(await migrate(url, { ownBackEnd: false })).toEqual(await fileNames())
  expect(await migrate(url, { ownBackEnd: false })).toEqual([])
  const made = await tables()
  expect(made).toEqual(expect.arrayContaining(['public.scripts', 'public.user_subscriptions', 'private.outbox']))
  expect(made.filter((table) => table.startsWith('auth.'))).toEqual(['auth.users', 'auth.mfa_factors'])
})

test('a person of another Supabase gets a profile, as one of ours does', async () => {
  await ask(OTHER_SUPABASE)
  await migrate(url, { ownBackEnd: false })
  const id = '3f9a2c8b-7d6e-4f4a-8b2c-1d0e9f8a7b6c'
  await ask(`insert into auth.users (id, email, raw_user_meta_data)
    values ('${id}', 'ana@example.com', '{"full_name": "Ana"}')`)
  expect(await ask('select id, full_name from public.profiles')).toEqual([{ id, full_name: 'Ana' }])
})
