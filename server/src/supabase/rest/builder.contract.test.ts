import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestUser } from '../../testing'
import { createFilms, dropSchema, inSchema } from './testing/films'

/** Every method of the official query builder, against the real server. */
const SCHEMA = 'rest_builder'
let setUp: TestApp
let ana: TestUser
beforeAll(async () => {
  setUp = await testApp({ env: { REST_SCHEMAS: `public,${SCHEMA}` } })
  await createFilms(setUp, SCHEMA)
  ana = await setUp.newUser()
})
afterAll(() => dropSchema(setUp, SCHEMA))

const from = (table: string) => inSchema(ana, SCHEMA).from(table)
const rpc: ReturnType<typeof inSchema>['rpc'] = (...call) => inSchema(ana, SCHEMA).rpc(...call)
/** The type of the method hangs on a version that the untyped client does not know. */
const maxAffected = <Builder>(builder: Builder, rows: number) =>
  (builder as unknown as { maxAffected(rows: number): Builder }).maxAffected(rows)
type Films = ReturnType<ReturnType<typeof from>['select']>

describe('a filter method finds', () => {
  const FILTERS: [string, (films: Films) => Films, number[]][] = [
    ['eq', (films) => films.eq('title', 'Gamma, "the" (third)'), [3]],
    ['neq', (films) => films.neq('id', 1), [2, 3]],
    ['gt', (films) => films.gt('year', 1950), [2, 3]],
    ['gte', (films) => films.gte('year', 1960), [2, 3]],
    ['lt', (films) => films.lt('year', 1960), [1]],
    ['lte', (films) => films.lte('rating', 6), [2]],
    ['like', (films) => films.like('title', '%eta'), [2]],
    ['likeAllOf', (films) => films.likeAllOf('title', ['%a', 'A%']), [1]],
    ['likeAnyOf', (films) => films.likeAnyOf('title', ['A%', 'B%']), [1, 2]],
    ['ilike', (films) => films.ilike('title', 'ALPHA'), [1]],
    ['ilikeAllOf', (films) => films.ilikeAllOf('title', ['%A', 'b%']), [2]],
    ['ilikeAnyOf', (films) => films.ilikeAnyOf('title', ['ALPHA', 'beta']), [1, 2]],
    ['regexMatch', (films) => films.regexMatch('title', '^A.*a$'), [1]],
    ['regexIMatch', (films) => films.regexIMatch('title', '^(alpha|beta)$'), [1, 2]],
    ['is null', (films) => films.is('seen', null), [3]],
    ['is true', (films) => films.is('seen', true), [1]],
    ['is false', (films) => films.is('seen', false), [2]],
    ['isDistinct', (films) => films.isDistinct('writer_id', 1), [1, 3]],
    ['in', (films) => films.in('title', ['Beta', 'Not, there (at all)']), [2]],
    ['in with numbers', (films) => films.in('id', [1, 3]), [1, 3]],
    ['in with nothing', (films) => films.in('id', []), []],
    ['notIn', (films) => films.notIn('id', [1, 2]), [3]],
    ['contains with a list', (films) => films.contains('tags', ['old', 'good']), [1]],
    ['contains with an object', (films) => films.contains('info', { lang: 'fr' }), [2]],
    ['contains with a range', (films) => films.contains('seats', '[2,3]'), [1]],
    ['containedBy with a list', (films) => films.containedBy('tags', ['good', 'new']), [2, 3]],
    ['containedBy with an object', (films) => films.containedBy('info', { lang: 'fr', more: 1 }), [2, 3]],
    ['containedBy with a range', (films) => films.containedBy('shown', '[2020-01-01,2020-12-31]'), [1, 2]],
    ['rangeGt', (films) => films.rangeGt('seats', '[1,10)'), [2]],
    ['rangeGte', (films) => films.rangeGte('seats', '[5,10)'), [2]],
    ['rangeLt', (films) => films.rangeLt('seats', '[10,12)'), [1]],
    ['rangeLte', (films) => films.rangeLte('seats', '[0,10)'), [1]],
    ['rangeAdjacent', (films) => films.rangeAdjacent('seats', '[20,30)'), [2]],
    ['overlaps with a list', (films) => films.overlaps('tags', ['old', 'new']), [1]],
    ['overlaps with a range', (films) => films.overlaps('shown', '[2020-01-15,2020-03-15]'), [1, 2]],
    ['textSearch', (films) => films.textSearch('words', 'fat & cat', { config: 'english' }), [1]],
    ['textSearch plain', (films) => films.textSearch('words', 'dog thin', { type: 'plain', config: 'english' }), [2]],
    ['textSearch phrase', (films) => films.textSearch('title', 'the third', { type: 'phrase', config: 'simple' }), [3]],
    [
      'textSearch websearch',
      (films) => films.textSearch('words', 'cat or dog', { type: 'websearch', config: 'english' }),
      [1, 2],
    ],
    ['match', (films) => films.match({ year: 1950, mood: 'calm' }), [1]],
    ['not', (films) => films.not('rating', 'is', null), [1, 2]],
    ['not in', (films) => films.not('id', 'in', '(1,2)'), [3]],
    ['or', (films) => films.or('id.eq.1,and(year.gt.2000,title.ilike.gamma*)'), [1, 3]],
    ['or with quotation', (films) => films.or('title.eq."Gamma, \\"the\\" (third)",tags.cs.{old}'), [1, 3]],
    ['filter', (films) => films.filter('mood', 'in', '("calm","tense")'), [1, 2]],
    ['filter with any', (films) => films.filter('year', 'eq(any)', '{1950,2001}'), [1, 3]],
    ['filter with all', (films) => films.filter('year', 'gt(all)', '{1950,1955}'), [2, 3]],
    ['filter on JSON', (films) => films.filter('info->>lang', 'eq', 'en'), [1]],
    ['two at once', (films) => films.gt('id', 1).lt('id', 3), [2]],
  ]
  test.each(FILTERS)('%s', async (_name, filter, ids) => {
    const { data, error } = await filter(from('films').select('id').order('id') as unknown as Films)
    expect(error).toBeNull()
    expect((data as unknown as { id: number }[]).map(({ id }) => id)).toEqual(ids)
  })
})

describe('a reading method', () => {
  test('order, limit and range, on the table and on an embed', async () => {
    const nulls = await from('films').select('id').order('rating', { ascending: false, nullsFirst: false }).order('id')
    expect(nulls.data).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    const first = await from('films').select('id').order('rating', { ascending: true, nullsFirst: true }).limit(1)
    expect(first.data).toEqual([{ id: 3 }])
    expect((await from('films').select('id').limit(0)).data).toEqual([])
    expect((await from('films').select('id').order('id').range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }])
    const embedded = await from('films')
      .select('id, awards(name)')
      .eq('id', 1)
      .order('name', { referencedTable: 'awards', ascending: false })
      .range(1, 1, { referencedTable: 'awards' })
    expect(embedded.data).toEqual([{ id: 1, awards: [{ name: 'Gold' }] }])
    const either = await from('films')
      .select('id, awards!inner(id)')
      .or('name.eq.Gold,id.eq.3', { referencedTable: 'awards' })
      .order('id')
    expect(either.data).toEqual([
      { id: 1, awards: [{ id: 1 }] },
      { id: 2, awards: [{ id: 3 }] },
    ])
  })

  test('single and maybeSingle', async () => {
    expect((await from('films').select('id').eq('id', 1).single()).data).toEqual({ id: 1 })
    expect(await from('films').select('id').single()).toMatchObject({
      status: 406,
      data: null,
      error: {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 3 rows',
        hint: null,
      },
    })
    expect((await from('films').select('id').eq('id', 2).maybeSingle()).data).toEqual({ id: 2 })
    expect(await from('films').select('id').eq('id', 99).maybeSingle()).toMatchObject({ data: null, error: null })
    expect(await from('films').select('id').maybeSingle()).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
  })

  test('csv and stripNulls', async () => {
    expect((await from('films').select('id,title').order('id').csv()).data).toBe(
      'id,title\n1,Alpha\n2,Beta\n3,"Gamma, ""the"" (third)"',
    )
    expect((await from('films').select('id,rating').eq('id', 3).stripNulls()).data).toEqual([{ id: 3 }])
    expect((await from('films').select('id,rating').eq('id', 3).stripNulls().single()).data).toEqual({ id: 3 })
  })

  test.each([
    ['geojson', () => from('films').select().geojson(), 'application/geo+json'],
    ['explain', () => from('films').select().explain(), 'application/vnd.pgrst.plan+text; for="application/json"'],
    [
      'explain with options',
      () => from('films').select().explain({ analyze: true, format: 'json' }),
      'application/vnd.pgrst.plan+json; for="application/json"; options=analyze',
    ],
  ] as [string, () => PromiseLike<PostgrestSingleResponse<unknown>>, string][])(
    '%s is refused, as by an original that was not set up for it',
    async (_name, call, type) => {
      expect(await call()).toMatchObject({
        status: 406,
        error: { code: 'PGRST107', message: `None of these media types are available: ${type}` },
      })
    },
  )

  test('count in all three ways, with and without rows', async () => {
    for (const count of ['exact', 'planned', 'estimated'] as const) {
      const head = await from('films').select('*', { count, head: true })
      expect(head).toMatchObject({ data: null, error: null })
      expect(head.count).toBeGreaterThan(0)
    }
    expect(await from('films').select('id', { count: 'exact' }).limit(1)).toMatchObject({ count: 3, status: 206 })
    expect((await from('films').select('id,awards!inner()', { count: 'exact' })).count).toBe(2)
  })

  test('schema, setHeader, returns, overrideTypes, retry and throwOnError', async () => {
    expect(
      (
        await ana.supabase
          .schema('nowhere' as 'public')
          .from('films' as 'scripts')
          .select()
      ).error,
    ).toMatchObject({ code: 'PGRST106' })
    const typed = await from('films').select('id').eq('id', 1).overrideTypes<{ id: number }[], { merge: false }>()
    expect(typed.data?.[0]?.id).toBe(1)
    const returned = await from('films').select('id').eq('id', 1).returns<{ id: number }[]>()
    expect(returned.data).toEqual([{ id: 1 }])
    const counted = await from('films').select('id').setHeader('Prefer', 'count=exact').retry(false)
    expect(counted.count).toBe(3)
    await expect(from('film').select().throwOnError()).rejects.toMatchObject({ code: 'PGRST205' })
  })

  test('abortSignal', async () => {
    const { error } = await from('films').select().abortSignal(AbortSignal.abort())
    expect(error?.message).toContain('AbortError')
  })
})

describe('a writing method', () => {
  test('insert, of one and of several rows, with and without an answer', async () => {
    expect(await from('people').insert({ id: 10, name: 'Eve' })).toMatchObject({ status: 201, data: null, error: null })
    const rows = await from('people')
      .insert([
        { id: 11, name: 'Fay' },
        { id: 12, name: 'Gus', mentor_id: 10 },
      ])
      .select('name,mentor_id(name)')
    expect(rows.data).toEqual([
      { name: 'Fay', mentor_id: null },
      { name: 'Gus', mentor_id: { name: 'Eve' } },
    ])
    const counted = await from('people').insert([{ id: 13, name: 'Hal' }], { count: 'exact' })
    expect(counted.count).toBe(1)
    expect((await from('people').insert({ id: 14, name: 'Ida' }).select().single()).data).toMatchObject({ name: 'Ida' })
    expect((await from('people').insert({ id: 15, name: 'Jo' }).select('name').maybeSingle()).data).toEqual({
      name: 'Jo',
    })
    expect((await from('people').insert({ id: 16, name: 'Kim' }).select('id,name').csv()).data).toBe('id,name\n16,Kim')
    expect(await from('people').insert({ id: 10, name: 'Twin' })).toMatchObject({
      status: 409,
      error: { code: '23505' },
    })
  })

  test('insert takes defaults for what is missing, when asked', async () => {
    const rows = [{ title: 'With', year: 1999 }, { title: 'Without' }]
    const { data } = await from('films').insert(rows, { defaultToNull: false }).select('title,year')
    expect(data).toEqual([
      { title: 'With', year: 1999 },
      { title: 'Without', year: 2000 },
    ])
    expect((await from('films').insert(rows)).error).toMatchObject({ code: '23502' })
  })

  test('upsert merges, ignores, and finds rows by other columns', async () => {
    await from('people').insert({ id: 20, name: 'Old' })
    const merged = await from('people')
      .upsert([
        { id: 20, name: 'New' },
        { id: 21, name: 'Newer' },
      ])
      .select('id,name')
    expect(merged).toMatchObject({
      status: 201,
      data: [
        { id: 20, name: 'New' },
        { id: 21, name: 'Newer' },
      ],
    })
    expect((await from('people').upsert({ id: 20, name: 'Again' })).status).toBe(200)
    const ignored = await from('people').upsert({ id: 20, name: 'Late' }, { ignoreDuplicates: true }).select()
    expect(ignored).toMatchObject({ status: 201, data: [] })
    const part = { film_id: 1, actor_id: 2, part: 'Lead' }
    const byColumns = await from('roles').upsert(part, { onConflict: 'film_id,actor_id' }).select().single()
    expect(byColumns).toMatchObject({ status: 200, data: { part: 'Lead' } })
    expect((await from('roles').upsert(part, { onConflict: 'part' })).error).toMatchObject({ code: '42P10' })
  })

  test('update and delete, counted, with rows, and kept to a number', async () => {
    await from('people').insert([30, 31, 32].map((id) => ({ id, name: `Nr ${id}` })))
    const updated = await from('people').update({ name: 'Changed' }, { count: 'exact' }).in('id', [30, 31])
    expect(updated).toMatchObject({ status: 204, count: 2, data: null })
    expect((await from('people').update({ name: 'One' }).eq('id', 30).select('name').single()).data).toEqual({
      name: 'One',
    })
    const tooMany = await maxAffected(from('people').update({ name: 'All' }).gte('id', 30), 2)
    expect(tooMany).toMatchObject({ status: 400, error: { code: 'PGRST124', details: 'The query affects 3 rows' } })
    expect((await from('people').select('id').eq('name', 'All')).data).toEqual([])
    const removed = await maxAffected(from('people').delete({ count: 'exact' }).gte('id', 30), 3).select('id')
    expect(removed).toMatchObject({ status: 200, count: 3, data: [{ id: 30 }, { id: 31 }, { id: 32 }] })
  })

  test('all that was written is given back, in the order asked for', async () => {
    await from('people').insert([40, 41, 42].map((id) => ({ id, name: 'Row' })))
    const { data } = await from('people')
      .update({ name: 'Row!' })
      .gte('id', 40)
      .select('id')
      .order('id', { ascending: false })
      .limit(1)
    expect(data).toEqual([{ id: 42 }, { id: 41 }, { id: 40 }])
    await from('people').delete().gte('id', 40)
  })

  test('rollback shows what a write would do, and does none of it', async () => {
    const written = await from('people').insert({ id: 50, name: 'Ghost' }).select('name').rollback().single()
    expect(written.data).toEqual({ name: 'Ghost' })
    const deleted = await from('people').delete({ count: 'exact' }).eq('id', 1).rollback()
    expect(deleted).toMatchObject({ status: 409, error: { code: '23503' } })
    const called = await rpc('tally').rollback()
    expect(called.error).toBeNull()
    expect((await from('people').select('id').in('name', ['Ghost', 'Counted'])).data).toEqual([])
  })
})

describe('rpc', () => {
  test('calls by POST, GET and HEAD, with arguments of every kind', async () => {
    expect(await rpc('add', { a: 1, b: 2 })).toMatchObject({ status: 200, data: 3 })
    expect((await rpc('add', { a: 1 }, { get: true })).data).toBe(11)
    expect((await rpc('list_size', { items: [1, 2, 3] }, { get: true })).data).toBe(3)
    expect((await rpc('list_size', { items: [1, 2] })).data).toBe(2)
    expect((await rpc('join_words', { words: ['a', 'b'] })).data).toBe('a-b')
    expect((await rpc('join_words', { words: ['a', 'b'] }, { get: true })).data).toBe('a-b')
    expect((await rpc('json_kind', { value: { a: 1 } })).data).toBe('object')
    expect((await rpc('since', { y: 2001 }, { head: true, count: 'exact' })).count).toBe(1)
    // The client posts an object, and asks for as little as possible in return.
    expect((await rpc('json_kind', { value: { a: 1 } }, { head: true, count: 'exact' })).error).toBeNull()
    expect(await rpc('nothing')).toMatchObject({ status: 204, data: null, error: null })
  })

  test('treats the rows of a function like a table', async () => {
    const films = await rpc('since', { y: 1900 }, { count: 'exact' })
      .select('title, awards(name)')
      .in('id', [1, 3])
      .order('id', { ascending: false })
      .range(1, 1)
    expect(films).toMatchObject({
      status: 206,
      data: [{ title: 'Alpha', awards: [{ name: 'Gold' }, { name: 'Silver' }] }],
    })
    expect((await rpc('since', { y: 1960 }).select('id').eq('id', 2).single()).data).toEqual({ id: 2 })
    expect((await rpc('since', { y: 3000 }).maybeSingle()).data).toBeNull()
    expect((await rpc('since', { y: 1960 }).select('id,year').order('id').limit(1).csv()).data).toBe('id,year\n2,1960')
    expect((await rpc('first_film').select('id,title')).data).toEqual({ id: 1, title: 'Alpha' })
    expect((await rpc('boxes').gt('width', 1)).data).toEqual([{ width: 3, height: 4 }])
  })

  test('maxAffected undoes a call that changes too much', async () => {
    const refused = await maxAffected(rpc('rename_all', { prefix: 'x' }), 1)
    expect(refused).toMatchObject({ status: 400, error: { code: 'PGRST124' } })
    expect((await from('films').select('id').like('title', 'x%')).data).toEqual([])
    expect((await maxAffected(rpc('add', { a: 1 }), 1)).error).toMatchObject({
      code: 'PGRST128',
      message: 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    })
  })
})
