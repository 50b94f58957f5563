import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'

let setUp: TestApp
let ana: TestUser

/** Functions of every shape; the product's own may be others at any time. */
const FUNCTIONS = sql`do $do$ begin
  create function public.probe_add(a int, b int default 10) returns int language sql immutable as 'select a + b';
  create function public.probe_titles() returns setof text language sql stable as 'select title from public.scripts order by title';
  create function public.probe_scripts(longer_than int) returns setof public.scripts language sql stable
    as 'select * from public.scripts where video_length > longer_than';
  create function public.probe_pair(out low int, out high int) language sql immutable as 'select 1, 2';
  create function public.probe_list() returns table (n int, word text) language sql immutable as $$ values (1, 'a'), (2, 'b'), (3, null) $$;
  create function public.probe_nothing() returns void language sql as 'select';
  create function public.probe_body(jsonb) returns jsonb language sql immutable as 'select $1';
  create function public.probe_many(variadic words text[]) returns int language sql immutable as 'select cardinality(words)';
  create function public.probe_write(folder text) returns void language sql as 'insert into public.script_folders (name) values (folder)';
  create function public.probe_raise(state text) returns void language plpgsql as $$ begin raise exception 'No way' using errcode = state, hint = 'Turn'; end $$;
  create function public.probe_hidden() returns int language sql immutable as 'select 1';
  grant execute on function public.probe_add, public.probe_titles, public.probe_scripts, public.probe_pair, public.probe_list, public.probe_nothing,
    public.probe_body, public.probe_many, public.probe_write, public.probe_raise to authenticated;
  end $do$`

const DROP = sql`do $$ declare f record; begin
  for f in select oid::regprocedure as signature from pg_proc where proname like 'probe\\_%' loop execute 'drop function ' || f.signature; end loop; end $$`

beforeAll(async () => {
  setUp = await testApp()
  await setUp.db.query(DROP)
  await setUp.db.query(FUNCTIONS)
  ana = await setUp.newUser()
  await ana.supabase.from('scripts').insert([
    { title: 'Short', video_length: 20 },
    { title: 'Long', video_length: 90 },
  ])
})
afterAll(() => setUp.db.query(DROP))

const post = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  ana.fetch(`/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(body), headers })
const get = (name: string, headers: Record<string, string> = {}) => ana.fetch(`/rest/v1/rpc/${name}`, { headers })

describe('a function call', () => {
  test('answers a scalar as it is, a set as a list, and nothing with 204', async () => {
    expect(await (await post('probe_add', { a: 1, b: 2 })).json()).toBe(3)
    expect(await (await post('probe_add', { a: 1 })).json()).toBe(11)
    expect(await (await get('probe_add?a=5')).json()).toBe(15)
    expect(await (await get('probe_titles')).json()).toEqual(['Long', 'Short'])
    expect((await post('probe_nothing', {})).status).toBe(204)
    expect(await (await post('probe_many', { words: ['a', 'b'] })).json()).toBe(2)
  })

  test('treats the rows it returns like a table', async () => {
    const answer = await get(
      'probe_scripts?longer_than=10&select=title,script_versions(version_number)&order=title.desc&limit=1&title=neq.x',
      { prefer: 'count=exact' },
    )
    expect([answer.status, await answer.json()]).toEqual([
      206,
      [{ title: 'Short', script_versions: [{ version_number: 1 }] }],
    ])
    expect(answer.headers.get('content-range')).toBe('0-0/2')
    expect(
      await (
        await post('probe_scripts?select=title', { longer_than: 50 }, { accept: 'application/vnd.pgrst.object+json' })
      ).json(),
    ).toEqual({ title: 'Long' })
    expect(await (await post('probe_list?n=gt.1&select=word', {})).json()).toEqual([{ word: 'b' }, { word: null }])
    expect(await (await post('probe_pair', {})).json()).toEqual({ low: 1, high: 2 })
  })

  test('hands a whole body to a function with one unnamed parameter', async () => {
    expect(await (await post('probe_body', { any: ['thing'] })).json()).toEqual({ any: ['thing'] })
  })

  test('works through the official SDK', async () => {
    const rpc = ana.supabase.rpc.bind(ana.supabase) as unknown as (
      name: string,
      args?: object,
      options?: object,
    ) => PromiseLike<{ data: unknown; error: unknown; count: number }>
    expect(await rpc('probe_add', { a: 2 })).toMatchObject({ data: 12, error: null })
    expect(await rpc('probe_scripts', { longer_than: 0 }, { head: true, count: 'exact' })).toMatchObject({
      count: 2,
      error: null,
    })
    expect(await rpc('probe_add', { a: 2 }, { get: true })).toMatchObject({ data: 12 })
  })

  test.each([
    ['an argument of the wrong type', () => post('probe_add', { a: 'x' }), 400, '22P02', 'Parameter "a"'],
    ['an unknown argument', () => post('probe_add', { a: 1, c: 2 }), 404, 'PGRST202', 'with parameters a, c'],
    ['a missing argument', () => post('probe_add', {}), 404, 'PGRST202', 'without parameters'],
    ['a call without the right to it', () => post('probe_hidden', {}), 403, '42501', null],
    ['a write by GET', () => get('probe_write?folder=x'), 405, '25006', null],
    ['a raised error', () => post('probe_raise', { state: 'P0001' }), 400, 'P0001', null],
    ['a raised status', () => post('probe_raise', { state: 'PT418' }), 418, 'PT418', null],
    [
      'a body that is no JSON',
      () => ana.fetch('/rest/v1/rpc/probe_add', { method: 'POST', body: '{' }),
      400,
      'PGRST102',
      null,
    ],
    ['another method', () => ana.fetch('/rest/v1/rpc/probe_add', { method: 'DELETE' }), 405, 'PGRST101', null],
  ] as const)('refuses %s', async (_name, call, status, code, words) => {
    const answer = await call()
    const error = (await answer.json()) as { code: string; details: string | null }
    expect({ status: answer.status, code: error.code }).toEqual({ status, code })
    if (words) expect(error.details).toContain(words)
  })
})
