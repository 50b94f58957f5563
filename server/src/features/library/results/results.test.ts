import type { ResultComparison } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../../testing'

let it: TestApp
beforeAll(async () => {
  it = await sharedApp()
})

/** A posted script, by default with a recognisable hook and call. */
async function newVideo(
  user: TestUser,
  fields: Record<string, unknown> = {},
  spoken: [string, string] = ['POV: you. Then more.', 'Link in bio.'],
) {
  const script = {
    title: 'A video',
    status: 'posted',
    script_data: { scenes: spoken.map((voiceover, index) => ({ id: index + 1, duration: 5, voiceover })) },
    ...fields,
  }
  const { data, error } = await user.supabase
    .from('scripts')
    .insert(script as never)
    .select('id')
    .single()
  if (error) throw new Error(error.message)
  return data.id
}

async function compare(user: TestUser, query = ''): Promise<ResultComparison> {
  const answer = await user.fetch(`/api/scripts/library/results?${query}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: ResultComparison }).data
}

const record = (user: TestUser, results: unknown) =>
  user.supabase.rpc('record_script_results' as never, { results } as never) as unknown as Promise<{
    data: Record<string, unknown>[] | null
    error: { code: string; message: string } | null
  }>

const rowOf = async (id: string) =>
  (
    await it.db.query(sql<Record<string, unknown>>`
      select views::int, clicks::int, sales::int, revenue::float8, result_link, results_from, results_at is not null as dated, status,
        kanban_status, updated_at from scripts where id = ${id}`)
  )[0]

describe('comparing posted videos', () => {
  test('compares groups from five videos on, and calls one better when the intervals do not meet', async () => {
    const ana = await it.newUser()
    for (const views of [9, 99, 999, 9999, 99_999]) await newVideo(ana, { views, tone: 'funny', sales: 1 })
    for (const views of [1, 2, 3]) await newVideo(ana, { views, tone: 'calm' })
    await newVideo(ana, { views: 5, tone: 'calm', status: 'draft' })
    await newVideo(ana, { tone: 'calm' })

    const tones = await compare(ana, 'by=tone&measure=views')
    expect(tones).toMatchObject({ posted: 9, withMeasure: 8, overall: { videos: 8 } })
    expect(tones.groups.map(({ key, videos }) => [key, videos])).toEqual([
      ['funny', 5],
      ['calm', 3],
    ])
    expect(tones.groups[0]?.typical).toBeCloseTo(999, 3)
    expect(tones.groups[1]).toMatchObject({ typical: null, low: null, high: null, verdict: null })
    for (const views of [1, 2]) await newVideo(ana, { views, tone: 'calm' })
    expect((await compare(ana, 'by=tone')).groups.map(({ key, verdict }) => [key, verdict])).toEqual([
      ['funny', 'better'],
      ['calm', 'worse'],
    ])
    expect(await compare(ana, 'by=tone&measure=orders')).toMatchObject({
      withMeasure: 5,
      groups: [{ key: 'funny', typical: 1, low: 1, high: 1 }],
    })
  })

  test('knows hooks and calls by what is said, and leaves out what it does not know [B-HK-10, B-HK-11]', async () => {
    const ana = await it.newUser()
    await newVideo(ana, { views: 10 })
    await newVideo(ana, { views: 20 }, ['Stop scrolling. Look.', 'It was fun. Save this for later.'])
    await newVideo(ana, { views: 30 }, ['Qwer zxcv.', 'Asdf.'])
    await newVideo(ana, { views: 40, script_data: {}, script_text: 'Everyone is talking about it.\n\nFollow for more' })
    const keys = async (by: string) => (await compare(ana, `by=${by}`)).groups.map(({ key }) => key).sort()
    expect(await keys('hook')).toEqual(['attention', 'entertainment', 'social'])
    expect(await keys('cta')).toEqual(['direct', 'engagement', 'soft'])
    for (const video_length of [15, 30, 31, 90, 180]) await newVideo(ana, { views: 1, video_length })
    expect(await keys('length')).toEqual(['120', '30', '60', '90'])
    expect((await compare(ana, 'by=hook')).overall.videos).toBe(9)
  })

  test('is about own scripts only, for who is signed in, and names what it does not know', async () => {
    const [ana, ben] = [await it.newUser(), await it.newUser()]
    await newVideo(ana, { views: 10 })
    expect(await compare(ben)).toMatchObject({ posted: 0, withMeasure: 0, groups: [], by: 'hook', measure: 'views' })
    expect((await it.app.inject('/api/scripts/library/results')).statusCode).toBe(401)
    for (const [query, field] of [
      ['by=mood', 'by'],
      ['measure=fame', 'measure'],
    ] as const) {
      const answer = await ana.fetch(`/api/scripts/library/results?${query}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ success: false, field })
    }
  })
})

describe('recording results', () => {
  test('by hand notes when and how, and is no change of the script', async () => {
    const ana = await it.newUser()
    const id = await newVideo(ana)
    const before = await rowOf(id)
    await ana.supabase
      .from('scripts')
      .update({ views: 7, result_link: 'https://video.example/1', revenue: 12.5 } as never)
      .eq('id', id)
    expect(await rowOf(id)).toMatchObject({
      views: 7,
      revenue: 12.5,
      results_from: 'hand',
      dated: true,
      updated_at: before?.updated_at,
    })
    const { count } = await ana.supabase
      .from('script_versions')
      .select('*', { count: 'exact', head: true })
      .eq('script_id', id)
    expect(count).toBe(1)
    await ana.supabase
      .from('scripts')
      .update({ views: null, result_link: null, revenue: null } as never)
      .eq('id', id)
    expect(await rowOf(id)).toMatchObject({ results_from: null, dated: false })
  })

  test('of many changes what is named, answers what was before, and is undone by it', async () => {
    const ana = await it.newUser()
    const [first, second] = [await newVideo(ana, { views: 1, status: 'ready_to_film' }), await newVideo(ana)]
    const { data, error } = await record(ana, [
      { id: first, views: 1200, sales: 3, revenue: 59.97, status: 'posted' },
      { id: second, clicks: 40, result_link: 'https://video.example/2' },
    ])
    expect(error).toBeNull()
    expect(data).toEqual([
      { id: first, views: 1, sales: null, revenue: null, status: 'ready_to_film', kanban_status: null },
      { id: second, clicks: null, result_link: null },
    ])
    expect(await rowOf(first)).toMatchObject({
      views: 1200,
      sales: 3,
      revenue: 59.97,
      status: 'posted',
      results_from: 'import',
    })
    expect(await rowOf(second)).toMatchObject({ clicks: 40, result_link: 'https://video.example/2', views: null })
    expect((await record(ana, data)).error).toBeNull()
    expect(await rowOf(first)).toMatchObject({ views: 1, sales: null, status: 'ready_to_film' })
  })

  test.each([
    ['no list', {}, 'results must be a list'],
    ['no object', [7], 'results.0 must be an object'],
    ['no id', [{ views: 1 }], 'results.0.id must be an id'],
    ['a negative count', [{ id: 'ID', views: -1 }], 'results.0.views must be a whole number of at least 0, or null'],
    ['half a click', [{ id: 'ID', clicks: 1.5 }], 'results.0.clicks must be a whole number of at least 0, or null'],
    [
      'a text for an amount',
      [{ id: 'ID', revenue: '12' }],
      'results.0.revenue must be an amount of at least 0, or null',
    ],
    ['what is no result', [{ id: 'ID', title: 'x' }], 'results.0.title cannot be recorded here'],
    ['a script twice', [{ id: 'ID' }, { id: 'ID' }], 'results: a script can be named only once'],
    ['a link that is none', [{ id: 'ID', views: 5, result_link: 'javascript:alert(1)' }], 'scripts_result_link_format'],
    ['too many', Array.from({ length: 501 }, () => ({})), 'results: at most 500 scripts can be changed at once'],
  ])('refuses %s and changes nothing', async (_name, results, message) => {
    const ana = await it.newUser()
    const id = await newVideo(ana, { views: 1 })
    const named = JSON.parse(JSON.stringify(results).replaceAll('"ID"', JSON.stringify(id))) as unknown
    const { error } = await record(ana, named)
    expect(error?.message).toContain(message)
    expect(await rowOf(id)).toMatchObject({ views: 1, results_from: 'hand' })
  })

  test("does not reach others' scripts, and is closed to visitors", async () => {
    const [ana, ben] = [await it.newUser(), await it.newUser()]
    const id = await newVideo(ana, { views: 1 })
    expect(await record(ben, [{ id, views: 99 }])).toMatchObject({ data: [], error: null })
    expect(await rowOf(id)).toMatchObject({ views: 1 })
    const { error } = await it.anonymous().rpc('record_script_results' as never, { results: [] } as never)
    expect(error).not.toBeNull()
  })

  test('survives the bin as it was', async () => {
    const ana = await it.newUser()
    const id = await newVideo(ana)
    await record(ana, [{ id, views: 5, clicks: 2 }])
    const before = await rowOf(id)
    await ana.supabase.rpc('delete_scripts' as never, { script_ids: [id] } as never)
    await ana.supabase.rpc('restore_scripts' as never, { script_ids: [id] } as never)
    expect(await rowOf(id)).toEqual(before)
  })
})
