import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'

let setUp: TestApp
beforeAll(async () => {
  setUp = await sharedApp()
})

const newUser = () => setUp.newUser()

/** A user with three scripts and a folder. */
async function writer() {
  const ana = await newUser()
  const { data: folder } = await ana.supabase
    .from('script_folders')
    .insert({ name: 'Ideas' })
    .select()
    .single()
    .throwOnError()
  const { data: scripts } = await ana.supabase
    .from('scripts')
    .insert([
      {
        title: 'First',
        video_length: 30,
        folder_id: folder.id,
        tags: ['a', 'b'],
        script_data: { scenes: [{ n: 1 }], tone: 'calm' },
      },
      { title: 'Second', video_length: 60, folder_id: null, tags: [], script_data: {} },
      { title: 'Third, "quoted"', video_length: 90, folder_id: null, tags: ['b'], script_data: { tone: 'loud' } },
    ])
    .select()
    .throwOnError()
  return { ana, folder: folder, scripts: scripts }
}

const send = (user: TestUser, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  user.fetch(`/rest/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('reading', () => {
  test('gives the columns asked for, under their aliases, with casts and JSON paths', async () => {
    const { ana } = await writer()
    const { data, error } = await ana.supabase
      .from('scripts')
      .select('name:title, length:video_length::text, script_data->tone, script_data->scenes->0->>n')
      .eq('title', 'First')
    expect(error).toBeNull()
    expect(data).toEqual([{ name: 'First', length: '30', tone: 'calm', n: '1' }])
  })

  test.each([
    ['title=eq.First', ['First']],
    ['title=neq.First', ['Second', 'Third, "quoted"']],
    ['video_length=gt.30', ['Second', 'Third, "quoted"']],
    ['video_length=gte.60&video_length=lt.90', ['Second']],
    ['video_length=not.lte.60', ['Third, "quoted"']],
    ['title=like.F*', ['First']],
    ['title=ilike.*QUOTED*', ['Third, "quoted"']],
    ['title=like(any).{F*,S*}', ['First', 'Second']],
    ['title=ilike(all).{*s*,*d*}', ['Second']],
    ['title=match.^S', ['Second']],
    ['title=imatch.^s', ['Second']],
    ['video_length=eq(any).{30,90}', ['First', 'Third, "quoted"']],
    ['video_length=in.(30,60)', ['First', 'Second']],
    ['title=in.("Third, \\"quoted\\"",First)', ['First', 'Third, "quoted"']],
    ['title=in.()', []],
    ['folder_id=is.null', ['Second', 'Third, "quoted"']],
    ['folder_id=is.not_null', ['First']],
    ['folder_id=not.is.NULL', ['First']],
    ['folder_id=isdistinct.00000000-0000-0000-0000-000000000000', ['First', 'Second', 'Third, "quoted"']],
    ['tags=cs.{b}', ['First', 'Third, "quoted"']],
    ['tags=cd.{a,b,c}&tags=neq.{}', ['First', 'Third, "quoted"']],
    ['tags=ov.{a,z}', ['First']],
    ['script_data=cs.{"tone":"calm"}', ['First']],
    ['script_data->>tone=eq.loud', ['Third, "quoted"']],
    ['script_data->tone=eq."calm"', ['First']],
    ['title=fts.first', ['First']],
    ['title=plfts(english).quoted third', ['Third, "quoted"']],
    ['title=wfts.first or second', ['First', 'Second']],
    ['or=(title.eq.First,and(video_length.gt.80,folder_id.is.null))', ['First', 'Third, "quoted"']],
    ['or=(title.eq."Third, \\"quoted\\"",video_length.in.(60,61))', ['Second', 'Third, "quoted"']],
    ['not.or=(title.eq.First,title.eq.Second)', ['Third, "quoted"']],
    ['and=(video_length.gte.60,not.and(title.eq.Second,tags.eq.{}))', ['Third, "quoted"']],
    ['or=(tags.cs.{a,b},title.not.like.*)', ['First']],
    ['"title"=eq.First', ['First']],
  ])('filters by %s', async (filter, titles) => {
    const { ana } = await reader()
    const search = filter.split('&').map((pair) => {
      const equals = pair.indexOf('=')
      return `${encodeURIComponent(pair.slice(0, equals))}=${encodeURIComponent(pair.slice(equals + 1))}`
    })
    const answer = await send(ana, 'GET', `scripts?select=title&order=title&${search.join('&')}`)
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: titles.map((title) => ({ title })),
    })
  })

  test('orders by several columns, puts nulls where asked, and pages', async () => {
    const { ana } = await reader()
    const query = ana.supabase.from('scripts').select('title')
    const ordered = await query.order('folder_id', { nullsFirst: true }).order('video_length', { ascending: false })
    expect(ordered.data!.map(({ title }) => title)).toEqual(['Third, "quoted"', 'Second', 'First'])
    const paged = await ana.supabase.from('scripts').select('title', { count: 'exact' }).order('title').range(1, 1)
    expect(paged).toMatchObject({ data: [{ title: 'Second' }], count: 3, status: 206 })
  })

  test('counts exactly, by plan and by estimate', async () => {
    const { ana } = await reader()
    const exact = await ana.supabase.from('scripts').select('*', { count: 'exact', head: true })
    expect(exact).toMatchObject({ count: 3, data: null, status: 200 })
    const estimated = await ana.supabase.from('scripts').select('*', { count: 'estimated' })
    expect(estimated.count).toBe(3)
    const planned = await ana.supabase.from('scripts').select('*', { count: 'planned' }).eq('video_length', 30)
    expect(planned.error).toBeNull()
    expect(planned.count).toBeGreaterThan(0)
  })

  test('takes a Range header and refuses one past the end', async () => {
    const { ana } = await reader()
    const ranged = await send(ana, 'GET', 'scripts?select=title&order=title', undefined, {
      range: '0-1',
      'range-unit': 'items',
    })
    expect(await ranged.json()).toHaveLength(2)
    expect(ranged.headers.get('content-range')).toBe('0-1/*')
    expect(ranged.headers.get('content-location')).toBe('/scripts?order=title&select=title')
    const past = await send(ana, 'GET', 'scripts?offset=100', undefined, { prefer: 'count=exact' })
    expect(past.status).toBe(416)
    expect(await past.json()).toMatchObject({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 100 was requested, but there are only 3 rows.',
    })
    const uncounted = await send(ana, 'GET', 'scripts?offset=100')
    expect([uncounted.status, await uncounted.text(), uncounted.headers.get('content-range')]).toEqual([
      200,
      '[]',
      '*/*',
    ])
    const backwards = await send(ana, 'GET', 'scripts', undefined, { range: '5-3' })
    expect(backwards.status).toBe(416)
    const negative = await send(ana, 'GET', 'scripts?limit=-1')
    expect(negative.status).toBe(416)
  })

  test('gives one object or says that there is not one', async () => {
    const { ana } = await reader()
    const one = await ana.supabase.from('scripts').select('title').eq('title', 'First').single()
    expect(one.data).toEqual({ title: 'First' })
    const none = await ana.supabase.from('scripts').select('title').eq('title', 'None').single()
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 0 rows' } })
    const maybe = await ana.supabase.from('scripts').select('title').eq('title', 'None').maybeSingle()
    expect(maybe).toMatchObject({ data: null, error: null })
  })

  test('writes CSV and leaves out nulls when asked', async () => {
    const { ana } = await reader()
    const csv = await ana.supabase.from('scripts').select('title,video_length').order('title').csv()
    expect(csv.data).toBe('title,video_length\nFirst,30\nSecond,60\n"Third, ""quoted""",90')
    const none = await ana.supabase.from('scripts').select('title').eq('title', 'x').csv()
    expect([none.error, none.status]).toEqual([null, 200])
    const stripped = await ana.supabase.from('scripts').select('title,tone').eq('title', 'First').stripNulls()
    expect(stripped.data).toEqual([{ title: 'First' }])
  })

  test('embeds what foreign keys lead to, in both directions', async () => {
    const { ana, scripts } = await reader()
    const { data, error } = await ana.supabase
      .from('scripts')
      .select('title, script_folders(name), versions:script_versions(version_number, title)')
      .order('title')
    expect(error).toBeNull()
    expect(data![0]).toEqual({
      title: 'First',
      script_folders: { name: 'Ideas' },
      versions: [{ version_number: 1, title: 'First' }],
    })
    expect(data![1]).toMatchObject({ title: 'Second', script_folders: null })
    const inner = await ana.supabase
      .from('scripts')
      .select('title, folder:script_folders!inner(name)')
      .eq('folder.name', 'Ideas')
    expect(inner.data).toEqual([{ title: 'First', folder: { name: 'Ideas' } }])
    const folders = await ana.supabase
      .from('script_folders')
      .select('name, scripts(title)')
      .order('title', { referencedTable: 'scripts' })
      .limit(1, { referencedTable: 'scripts' })
    expect(folders.data).toEqual([{ name: 'Ideas', scripts: [{ title: 'First' }] }])
    const spread = await send(
      ana,
      'GET',
      `scripts?select=title,...script_folders(folder:name)&order=script_folders(name).desc.nullslast&id=eq.${scripts[0]!.id}`,
    )
    expect(await spread.json()).toEqual([{ title: 'First', folder: 'Ideas' }])
    const without = await send(ana, 'GET', 'scripts?select=title,script_folders()&script_folders=is.null&order=title')
    expect(await without.json()).toEqual([{ title: 'Second' }, { title: 'Third, "quoted"' }])
  })

  let shared: ReturnType<typeof writer> | undefined
  /** Tests that only read share one account. */
  function reader() {
    shared ??= writer()
    return shared
  }
})

describe('writing', () => {
  test('inserts without an answer unless rows are asked for', async () => {
    const ana = await newUser()
    const plain = await send(ana, 'POST', 'scripts', { title: 'Plain' })
    expect([plain.status, await plain.text(), plain.headers.get('content-range')]).toEqual([201, '', '*/*'])
    const headers = await send(
      ana,
      'POST',
      'scripts',
      { title: 'Located' },
      { prefer: 'return=headers-only,count=exact' },
    )
    expect(headers.headers.get('location')).toMatch(/^\/scripts\?id=eq\.[0-9a-f-]{36}$/)
    expect(headers.headers.get('content-range')).toBe('*/1')
    expect(headers.headers.get('preference-applied')).toBe('return=headers-only, count=exact')
    const rows = await ana.supabase
      .from('scripts')
      .insert([{ title: 'A' }, { title: 'B' }])
      .select('title')
    expect(rows).toMatchObject({ status: 201, data: [{ title: 'A' }, { title: 'B' }] })
    const none = await ana.supabase.from('scripts').insert([]).select()
    expect(none).toMatchObject({ status: 201, data: [] })
  })

  test('fills in defaults or nulls for keys that some rows lack', async () => {
    const ana = await newUser()
    const rows = [{ title: 'A', video_length: 45 }, { title: 'B' }]
    const nulls = await ana.supabase
      .from('scripts')
      .insert(rows as never)
      .select('title, video_length')
    expect(nulls.error).toMatchObject({ code: '23502' })
    expect(nulls.error!.message).toContain('video_length')
    const defaults = await ana.supabase
      .from('scripts')
      .insert(rows as never, { defaultToNull: false })
      .select('title, video_length')
    expect(defaults.data).toEqual([
      { title: 'A', video_length: 45 },
      { title: 'B', video_length: 60 },
    ])
    const uneven = await send(ana, 'POST', 'scripts', rows)
    expect(await uneven.json()).toMatchObject({ code: 'PGRST102', message: 'All object keys must match' })
  })

  test('upserts by primary key or named columns, and leaves duplicates alone when asked [A-PR-04]', async () => {
    const ana = await newUser()
    const profile = { id: ana.id, full_name: 'Ana Lima' }
    const merged = await ana.supabase.from('profiles').upsert(profile).select().single()
    expect(merged).toMatchObject({ status: 200, error: null, data: { full_name: 'Ana Lima' } })
    const key = randomUUID()
    const folder = { name: 'Once', idempotency_key: key, user_id: ana.id }
    const conflict = { onConflict: 'user_id,idempotency_key', ignoreDuplicates: true }
    const first = await ana.supabase.from('script_folders').upsert(folder, conflict).select()
    expect(first).toMatchObject({ status: 201, data: [{ name: 'Once' }] })
    const second = await ana.supabase.from('script_folders').upsert(folder, conflict).select()
    expect(second).toMatchObject({ error: null, data: [] })
  })

  test('updates and deletes the rows that fit and says how many', async () => {
    const { ana } = await writer()
    const updated = await ana.supabase.from('scripts').update({ title: 'New' }, { count: 'exact' }).eq('title', 'First')
    expect(updated).toMatchObject({ status: 204, count: 1, data: null })
    const rows = await ana.supabase
      .from('scripts')
      .update({ status: 'posted' })
      .gt('video_length', 30)
      .select('title,status')
      .order('title')
    expect(rows.data).toEqual([
      { title: 'Second', status: 'posted' },
      { title: 'Third, "quoted"', status: 'posted' },
    ])
    const nothing = await ana.supabase.from('scripts').update({}).eq('title', 'New').select()
    expect(nothing).toMatchObject({ status: 200, data: [] })
    const removed = await ana.supabase.from('scripts').delete({ count: 'exact' }).eq('title', 'Second')
    expect(removed).toMatchObject({ status: 204, count: 1 })
    const all = await ana.supabase.from('scripts').delete().neq('title', '').select('title')
    expect(all.data).toHaveLength(2)
    expect((await ana.supabase.from('scripts').select()).data).toEqual([])
  })

  test('gives back an updated row that no longer fits the filter, and embeds what belongs to it', async () => {
    const { ana } = await writer()
    const { data } = await ana.supabase
      .from('scripts')
      .update({ title: 'Other' })
      .eq('title', 'First')
      .select('title, script_folders(name)')
      .single()
    expect(data).toEqual({ title: 'Other', script_folders: { name: 'Ideas' } })
  })

  test('leaves nothing behind when one row was asked for and there is not one', async () => {
    const { ana } = await writer()
    const many = await ana.supabase.from('scripts').update({ title: 'Same' }).gt('video_length', 30).select().single()
    expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 2 rows' } })
    const two = await ana.supabase
      .from('scripts')
      .insert([{ title: 'X' }, { title: 'Y' }])
      .select()
      .single()
    expect(two.status).toBe(406)
    const { data } = await ana.supabase.from('scripts').select('title').order('title')
    expect(data!.map(({ title }) => title)).toEqual(['First', 'Second', 'Third, "quoted"'])
  })

  test('keeps to max-affected', async () => {
    const { ana } = await writer()
    const prefer = 'handling=strict,max-affected=1'
    const refused = await send(ana, 'DELETE', 'scripts', undefined, { prefer })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'PGRST124', details: 'The query affects 3 rows' },
    ])
    const done = await send(ana, 'DELETE', 'scripts?title=eq.First', undefined, { prefer })
    expect(done.status).toBe(204)
    const unknown = await send(ana, 'DELETE', 'scripts', undefined, { prefer: 'handling=strict,whatever=1' })
    expect(await unknown.json()).toMatchObject({ code: 'PGRST122' })
  })

  test('takes forms and CSV', async () => {
    const ana = await newUser()
    const csv = await send(ana, 'POST', 'scripts', 'title,tone\n"A, b",NULL\nC,calm', {
      'content-type': 'text/csv',
      prefer: 'return=representation',
    })
    expect(await csv.json()).toMatchObject([
      { title: 'A, b', tone: null },
      { title: 'C', tone: 'calm' },
    ])
    const form = await send(ana, 'POST', 'scripts', 'title=F+g', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(form.status).toBe(201)
  })

  test('takes ten thousand rows at once, and refuses a body over 1 MB', async () => {
    const ana = await newUser()
    const folders = Array.from({ length: 10_000 }, (_, i) => ({ name: `Folder ${i}` }))
    expect(
      (await send(ana, 'POST', 'script_folders', folders, { prefer: 'count=exact' })).headers.get('content-range'),
    ).toBe('*/10000')
    expect(await (await send(ana, 'GET', 'script_folders?select=id&limit=5000')).json()).toHaveLength(1000)
    const large = await send(ana, 'POST', 'scripts', { title: 'x', script_text: 'y'.repeat(1024 * 1024) })
    expect([large.status, await large.json()]).toMatchObject([413, { code: 'PGRST102' }])
  })
})

describe('what belongs to others [CX-50]', () => {
  test('is neither seen nor changed', async () => {
    const { scripts, folder } = await writer()
    const eve = await newUser()
    for (const table of ['scripts', 'script_folders', 'script_versions'] as const) {
      expect((await eve.supabase.from(table).select()).data).toEqual([])
    }
    expect((await eve.supabase.from('profiles').select('id')).data).toEqual([{ id: eve.id }])
    const updated = await eve.supabase.from('scripts').update({ title: 'Mine' }).eq('id', scripts[0]!.id).select()
    expect(updated.data).toEqual([])
    expect((await eve.supabase.from('scripts').delete({ count: 'exact' }).eq('id', scripts[0]!.id)).count).toBe(0)
    const inFolder = await eve.supabase.from('scripts').insert({ title: 'In', folder_id: folder.id })
    expect(inFolder).toMatchObject({ status: 409, error: { code: '23503' } })
  })

  test('cannot be claimed: owner, id and times are not for callers', async () => {
    const ana = await newUser()
    const eve = await newUser()
    const foreign = await eve.supabase.from('scripts').insert({ title: 'x', user_id: ana.id } as never)
    expect(foreign).toMatchObject({ status: 403, error: { code: '42501' } })
    const id = await send(eve, 'POST', 'scripts', { title: 'x', id: randomUUID() })
    expect(id.status).toBe(403)
    const time = await send(eve, 'PATCH', 'scripts', { created_at: '2020-01-01' })
    expect(time.status).toBe(403)
    const subscription = await send(eve, 'PATCH', 'user_subscriptions', { status: 'active' })
    expect(subscription.status).toBe(403)
    const profile = await eve.supabase.from('profiles').upsert({ id: ana.id, full_name: 'Eve' })
    expect(profile.status).toBe(403)
  })

  test('is closed to callers without a session', async () => {
    const closed = await setUp.anonymous().from('scripts').select()
    expect(closed).toMatchObject({ status: 401, error: { code: '42501' } })
    const noKey = await setUp.app.inject('/rest/v1/scripts')
    expect([noKey.statusCode, noKey.json()]).toMatchObject([
      401,
      { code: 'PGRST302', message: 'No API key found in request' },
    ])
    const badToken = await setUp.app.inject({
      url: '/rest/v1/scripts',
      headers: { apikey: setUp.anonKey, authorization: 'Bearer x.y.z' },
    })
    expect(badToken.statusCode).toBe(401)
    expect(badToken.json()).toMatchObject({ code: 'PGRST301' })
    expect(badToken.headers['www-authenticate']).toMatch(/^Bearer/)
    expect(badToken.headers['proxy-status']).toBe('PostgREST; error=PGRST301')
    const expired = await setUp.tokens.sign({ role: 'authenticated', sub: randomUUID(), exp: 1_600_000_000 })
    const late = await setUp.app.inject({
      url: '/rest/v1/scripts',
      headers: { apikey: setUp.anonKey, authorization: `Bearer ${expired}` },
    })
    expect([late.statusCode, late.json()]).toMatchObject([401, { code: 'PGRST303', message: 'JWT expired' }])
  })
})

test('a broken constraint keeps the words of PostgreSQL for the client', async () => {
  const { ana } = await writer()
  const scripts = ana.supabase.from('scripts')
  const key = randomUUID()
  expect((await scripts.insert({ title: 'Once', idempotency_key: key })).status).toBe(201)
  const answers = [
    await scripts.insert({ title: 'x'.repeat(201) }),
    await scripts.insert({ title: null as unknown as string }),
    await scripts.insert({ title: 'Twice', idempotency_key: key }),
    await scripts.insert({ title: 'Lost', folder_id: randomUUID() }),
  ]
  const refused = (status: number, code: string, message: string) => ({ status, error: { code, message, hint: null } })
  expect(answers).toMatchObject([
    refused(400, '23514', 'new row for relation "scripts" violates check constraint "scripts_title_length"'),
    refused(400, '23502', 'null value in column "title" of relation "scripts" violates not-null constraint'),
    refused(409, '23505', 'duplicate key value violates unique constraint "scripts_idempotency_key_unique"'),
    refused(
      409,
      '23503',
      expect.stringMatching(/^insert or update on table "scripts" violates foreign key constraint/),
    ),
  ])
})

describe('what cannot be done is said in the same four fields, with the place', () => {
  const REFUSED = [
    ['GET', 'script', undefined, 404, 'PGRST205', "Perhaps you meant the table 'public.scripts'"],
    ['GET', 'scripts?titel=eq.x', undefined, 400, '42703', 'column scripts.titel does not exist'],
    [
      'GET',
      'scripts?select=titel',
      undefined,
      400,
      '42703',
      'Perhaps you meant to reference the column \\"scripts.title\\".',
    ],
    ['GET', 'scripts?order=titel', undefined, 400, '42703', 'titel'],
    ['GET', 'scripts?title=foo.1', undefined, 400, 'PGRST100', 'failed to parse filter (foo.1)'],
    ['GET', 'scripts?folder_id=is.x', undefined, 400, 'PGRST100', 'null, not_null, true, false or unknown'],
    ['GET', 'scripts?or=(title.eq.x', undefined, 400, 'PGRST100', 'logic tree'],
    ['GET', `scripts?or=${'(and'.repeat(100)}`, undefined, 400, 'PGRST100', 'logic'],
    ['GET', 'scripts?select=title(', undefined, 400, 'PGRST100', 'select parameter'],
    ['GET', 'scripts?limit=x', undefined, 400, 'PGRST100', 'limit'],
    ['GET', 'scripts?limit=99999999999999999999', undefined, 400, 'PGRST100', 'limit'],
    ['GET', 'scripts?title=eq.%00', undefined, 400, 'PGRST100', 'title'],
    ['GET', 'scripts?title=eq.%ff', undefined, 400, 'PGRST100', 'title'],
    ['GET', 'scripts?video_length=eq.abc', undefined, 400, '22P02', 'Filter \\"video_length\\"'],
    ['GET', 'scripts?video_length=in.(1,99999999999)', undefined, 400, '22003', 'Filter \\"video_length\\"'],
    ['GET', 'scripts?id=eq.1&title=eq.x', undefined, 400, '22P02', 'Filter \\"id\\"'],
    ['GET', 'scripts?title=match.(', undefined, 400, '2201B', 'Filter \\"title\\"'],
    ['GET', 'scripts?title=like.a%5C', undefined, 400, '22025', 'Filter \\"title\\"'],
    ['GET', 'scripts?title=fts.a b', undefined, 400, '42601', 'Filter \\"title\\"'],
    ['GET', 'scripts?title=fts(nolang).a', undefined, 400, '42704', 'Filter \\"title\\"'],
    ['GET', 'scripts?title=eq.x&tags=cs.%7Ba', undefined, 400, '22P02', 'Filter \\"tags\\"'],
    ['PATCH', 'scripts?id=eq.zz', { video_length: 'q' }, 400, '22P02', ''],
    ['GET', 'scripts?select=title::nothing', undefined, 400, '42704', 'nothing'],
    ['GET', 'scripts?select=video_length.sum()', undefined, 400, 'PGRST123', 'aggregate'],
    ['GET', 'scripts?select=*,generations(*)', undefined, 400, 'PGRST200', 'generations'],
    ['GET', 'scripts?other.title=eq.x', undefined, 400, 'PGRST108', 'other'],
    ['GET', 'scripts?select=*,script_folders(*)&script_folders=eq.1', undefined, 400, 'PGRST120', 'script_folders'],
    ['GET', 'generations?select=*', undefined, 403, '42501', 'generations'],
    ['GET', 'scripts/x/y', undefined, 404, 'PGRST125', 'path'],
    ['PUT', 'scripts', { title: 'x' }, 405, 'PGRST105', 'primary key columns'],
    ['GET', 'rpc/nothing', undefined, 404, 'PGRST202', 'public.nothing without parameters'],
    ['POST', 'rpc/nothing', { a: 1 }, 404, 'PGRST202', 'public.nothing(a)'],
    ['POST', 'scripts', '', 400, 'PGRST102', 'Empty or invalid json'],
    ['POST', 'scripts', '{"title":', 400, 'PGRST102', 'Empty or invalid json'],
    ['POST', 'scripts', '[1]', 400, 'PGRST102', 'All object keys must match'],
    ['POST', 'scripts', { titel: 'x' }, 400, 'PGRST204', "'titel' column of 'scripts'"],
    ['POST', 'scripts?columns=titel', { title: 'x' }, 400, 'PGRST204', 'titel'],
    ['POST', 'scripts', { title: 'x', video_length: 'long' }, 400, '22P02', 'Column \\"video_length\\"'],
    ['POST', 'scripts', { title: 'x', video_length: 1e20 }, 400, '22', 'Column \\"video_length\\"'],
    ['POST', 'scripts', { title: 'x', price: 1e12 }, 400, '22003', 'Column \\"price\\"'],
    ['POST', 'scripts', { title: 'x', tags: 'a' }, 400, '22', 'tags'],
    ['POST', 'scripts', { title: 'x', tags: { a: 1 } }, 400, '22', 'tags'],
    ['POST', 'scripts', { title: 'x', folder_id: 'f' }, 400, '22P02', 'Column \\"folder_id\\"'],
    ['POST', 'scripts', { title: 'x', video_length: 5 }, 400, '23514', 'scripts_video_length_range'],
    ['POST', 'scripts', { title: null }, 400, '23502', 'title'],
    ['POST', 'scripts', '{"title":"a\\u0000b"}', 400, '22P05', 'Column \\"title\\"'],
    ['POST', 'scripts', '{"title":"a","metadata":{"x":["\\ud800"]}}', 400, '22P05', 'Column \\"metadata\\"'],
    ['POST', 'scripts', `{"title":"a","metadata":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, 'PGRST102', 'metadata'],
    ['PATCH', 'scripts', { updated_at: 'x' }, 400, '22007', 'Column \\"updated_at\\"'],
    ['PATCH', 'scripts', [{ title: 'x' }, { title: 'y' }], 400, 'PGRST102', 'one object'],
  ] as const
  test.each(
    REFUSED.map((row, at) => [`${row[0]} ${row[1].slice(0, 60)} (${at}): ${row[3]} ${row[4]}`, ...row] as const),
  )('%s', async (_title, method, path, body, status, code, words) => {
    const ana = await someone()
    const answer = await send(ana, method, path, body)
    const text = await answer.text()
    expect({ status: answer.status, text }).toMatchObject({ status, text: expect.stringContaining(words) })
    const error = JSON.parse(text) as Record<string, string>
    expect(Object.keys(error)).toEqual(['code', 'message', 'details', 'hint'])
    expect(error.code).toContain(code)
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${error.code}`)
  })

  test.each([
    [{ accept: 'text/x' }, 406, 'PGRST107'],
    [{ 'accept-profile': 'auth' }, 406, 'PGRST106'],
    [{ 'accept-profile': 'public', accept: 'text/html, application/json;q=0.5' }, 200, undefined],
  ])('with headers %o: %i', async (headers, status, code) => {
    const ana = await someone()
    const answer = await send(ana, 'GET', 'scripts', undefined, headers)
    expect(answer.status).toBe(status)
    if (code) expect(await answer.json()).toMatchObject({ code })
  })

  let shared: Promise<TestUser> | undefined
  function someone() {
    shared ??= newUser()
    return shared
  }
})

test('describes the tables that the caller can reach', async () => {
  const ana = await newUser()
  const description = (await (await send(ana, 'GET', '')).json()) as {
    definitions: Record<string, { properties: object }>
  }
  expect(Object.keys(description.definitions)).toContain('scripts')
  expect(description.definitions.scripts!.properties).toMatchObject({ video_length: { type: 'integer' } })
  const closed = await setUp.app.inject({ url: '/rest/v1/', headers: { apikey: setUp.anonKey } })
  expect(closed.json()).toMatchObject({ definitions: {} })
})
