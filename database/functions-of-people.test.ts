import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../server/src/testing'

/** What runs with more rights than its caller has, and may be called by people all the same: each looks at who asks by itself. */
const GUARDED = [
  'private.market_set_ids',
  'private.second_factor_done',
  'public.restore_scripts',
  'storage.own_avatars',
]

test('no other function that people may call has more rights than they have', async () => {
  const { db } = await testApp()
  const found = await db.query(sql<{ name: string }>`
    select distinct n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and p.prorettype <> 'trigger'::regtype and n.nspname not in ('pg_catalog', 'information_schema')
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
    order by 1`)
  expect(found.map(({ name }) => name)).toEqual(GUARDED)
})

test('visitors without a session may call nothing that reads or changes a row', async () => {
  const { db } = await testApp()
  const open = await db.query(sql<{ name: string }>`
    select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
      and has_function_privilege('anon', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`)
  expect(open).toEqual([])
  const tables = await db.query(sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
      and (has_any_column_privilege('anon', c.oid, 'select, insert, update') or has_table_privilege('anon', c.oid, 'delete'))`)
  expect(tables).toEqual([])
})
