import type { ScriptListAnswer } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'

let tools: TestApp
beforeAll(async () => {
  tools = await sharedApp()
})

interface Fields {
  title?: string
  created_at?: string
  updated_at?: string
  viral_potential_score?: number | null
  video_length?: number
  [column: string]: unknown
}

/** As rows that an earlier version, or an import, may have left: with dates of their own. */
async function stored(user: TestUser, rows: Fields[]) {
  for (const row of rows) {
    const fields = { title: 'A script', ...row }
    await tools.db.query(sql`
      insert into scripts (user_id, ${sql.join(Object.keys(fields).map((name) => sql.id(name)))})
      values (${user.id}, ${sql.join(Object.values(fields))})`)
  }
}

async function list(user: TestUser, asked: Record<string, string | number> = {}) {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const answer = await user.fetch(`/api/scripts/library?${query}`)
  return { status: answer.status, body: (await answer.json()) as ScriptListAnswer & { field?: string; code?: string } }
}

async function titles(user: TestUser, asked: Record<string, string | number> = {}) {
  const { status, body } = await list(user, asked)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.scripts.map(({ title }) => title)
}

async function allPages(user: TestUser, asked: Record<string, string | number>, most = 50) {
  const pages: string[][] = []
  let after: string | null = null
  do {
    const { status, body }: Awaited<ReturnType<typeof list>> = await list(user, { ...asked, ...(after && { after }) })
    expect(status, JSON.stringify(body)).toBe(200)
    pages.push(body.scripts.map(({ title }) => title))
    after = body.next
  } while (after !== null && pages.length < most)
  return pages
}

/** As the web shows it: without blanks at its ends. */
const seenPreview = async (user: TestUser) => (await list(user)).body.scripts[0]?.preview.trim()

const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T12:00:00Z`

describe('the list', () => {
  test('shows of a text whether it goes on behind its first 200 characters, also when a blank stands there [B-LB-12]', async () => {
    const [short, long] = [await tools.newUser(), await tools.newUser()]
    await stored(short, [{ script_text: `${'x'.repeat(200)} ` }])
    await stored(long, [{ script_text: `${'x'.repeat(200)} and on` }])
    expect(await seenPreview(short)).toHaveLength(200)
    expect((await seenPreview(long))?.length).toBeGreaterThan(200)
  })

  test.each([
    ['plain', ' One\t\u000Btwo\r\n\r\n three', 'One two three'],
    ['other', ' Café\u2003\u3000two\n\nthree\tfour five', 'Café two three four five'],
  ])('shows a text with %s blanks in one line, also after a change [B-LB-12]', async (_, text, shown) => {
    const ana = await tools.newUser()
    await stored(ana, [{ script_text: text }])
    expect(await seenPreview(ana)).toBe(shown)
    await ana.supabase
      .from('scripts')
      .update({ script_text: `New${text}` })
      .eq('user_id', ana.id)
    expect(await seenPreview(ana)).toBe(`New ${shown}`)
  })

  test('without parameters answers the scripts newest first, as lists show them [B-CL-33, OP-49]', async () => {
    const ana = await tools.newUser()
    await stored(ana, [
      { title: 'Old', created_at: day(1) },
      { title: 'New', created_at: day(3), script_text: 'One\n\n two', status: 'tracking', tags: ['june'] },
      { title: 'Middle', created_at: day(2) },
    ])
    const { status, body } = await list(ana)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, total: 3, next: null, terms: [] })
    expect(body.scripts.map(({ title }) => title)).toEqual(['New', 'Middle', 'Old'])
    expect(body.scripts[0]).toMatchObject({
      preview: 'One two',
      status: 'tracking',
      board_column: 'posted',
      tags: ['june'],
      video_length: 60,
      views: null,
    })
    expect(body.scripts[0]).not.toHaveProperty('script_text')
  })

  const ROWS: Fields[] = [
    { title: 'banana', created_at: day(1), updated_at: day(9), viral_potential_score: 8.4, video_length: 60 },
    { title: 'Äpfel', created_at: day(2), updated_at: day(8), viral_potential_score: 85, video_length: 30 },
    { title: 'cherry', created_at: day(2), updated_at: day(7), viral_potential_score: null, video_length: 30 },
    { title: 'Date', created_at: day(4), updated_at: day(9), viral_potential_score: 100, video_length: 90 },
    { title: 'Über', created_at: day(5), updated_at: day(5), viral_potential_score: 8.5, video_length: 15 },
    { title: 'émile', created_at: day(5), updated_at: day(6), viral_potential_score: null, video_length: 15 },
  ]
  test.each([
    ['newest', ['Über|émile', 'Date', 'Äpfel|cherry', 'banana']],
    ['oldest', ['banana', 'Äpfel|cherry', 'Date', 'Über|émile']],
    ['updated', ['banana|Date', 'Äpfel', 'cherry', 'émile', 'Über']],
    ['title', ['Äpfel', 'banana', 'cherry', 'Date', 'émile', 'Über']],
    // 100 is 10 of 10, and 85 is what a script without a score is stored with.
    ['score', ['Date', 'Über', 'banana', 'Äpfel|cherry|émile']],
    ['length', ['Über|émile', 'Äpfel|cherry', 'banana', 'Date']],
  ])('is paged through by %s, each script once, also where several are equal [CX-35]', async (order, wanted) => {
    const ana = await tools.newUser()
    await stored(ana, ROWS)
    for (const limit of [1, 2, 5]) {
      const seen = (await allPages(ana, { order, limit })).flat()
      expect(seen).toHaveLength(ROWS.length)
      // Equal ones stand side by side in the order of their ids.
      const places = wanted.flatMap((group) => group.split('|').map(() => group.split('|')))
      seen.forEach((title, at) => expect(places[at], `${order}: ${seen.join()}`).toContain(title))
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  test('by the order of the board has the highest of a column first [B-BD-02]', async () => {
    const ana = await tools.newUser()
    await stored(ana, [
      { title: 'Low', board_position: 1, status: 'posted' },
      { title: 'High', board_position: 2.5, status: 'tracking' },
      { title: 'Elsewhere', board_position: 9 },
      { title: 'Between', board_position: 2, kanban_status: 'posted' },
    ])
    expect(await allPages(ana, { order: 'board', column: 'posted', limit: 1 })).toEqual([
      ['High'],
      ['Between'],
      ['Low'],
    ])
  })

  test('goes on where it ended while scripts come, go and change', async () => {
    const ana = await tools.newUser()
    await stored(
      ana,
      [1, 2, 3, 4, 5, 6].map((n) => ({ title: `Script ${n}`, created_at: day(n), updated_at: day(n) })),
    )
    const first = await list(ana, { order: 'updated', limit: 2 })
    expect(first.body.scripts.map(({ title }) => title)).toEqual(['Script 6', 'Script 5'])
    // The one the page ended with goes, the next one moves to the top, and another one is new.
    await ana.supabase.from('scripts').delete().eq('title', 'Script 5')
    await ana.supabase.from('scripts').update({ script_text: 'New.' }).eq('title', 'Script 4')
    await ana.supabase.from('scripts').insert({ title: 'Script 7' })
    const rest = await list(ana, { order: 'updated', limit: 10, after: first.body.next! })
    expect(rest.body.scripts.map(({ title }) => title)).toEqual(['Script 3', 'Script 2', 'Script 1'])
    expect(rest.body).not.toHaveProperty('total')
    expect(rest.body.next).toBeNull()
  })

  test('refuses a place that is no place of this list', async () => {
    const ana = await tools.newUser()
    await stored(ana, [{}, {}, {}])
    const { next } = (await list(ana, { limit: 1 })).body
    const forged = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')
    const id = crypto.randomUUID()
    for (const after of [
      'abc',
      '',
      '%%%',
      next!.slice(0, -9),
      forged(null),
      forged({ order: 'newest', key: ['yesterday'], id }),
      forged({ order: 'newest', key: ["2026-01-01'; drop table scripts"], id }),
      forged({ order: 'newest', key: ['2026-13-45 00:00:00+00'], id }),
      forged({ order: 'newest', key: ['2026-01-01', '2'], id }),
      forged({ order: 'newest', key: ['2026-01-01\0'], id }),
      forged({ order: 'newest', key: [], id }),
      forged({ order: 'newest', key: ['2026-01-01'], id: 'x' }),
      forged({ order: 'best', key: ['1', '2026-01-01'], id }),
    ])
      expect(await list(ana, { after }), after).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: 'after' },
      })
    expect(await list(ana, { after: next!, order: 'title' })).toMatchObject({ status: 400, body: { field: 'after' } })
    for (const [order, key] of [
      ['score', 'x'],
      ['length', '1e99'],
      ['board', 'high'],
    ])
      expect(await list(ana, { order: order!, after: forged({ order, key: [key], id }) })).toMatchObject({
        status: 400,
        body: { field: 'after' },
      })
  })

  test('ends its pages also by dates that are no dates of ours', async () => {
    const ana = await tools.newUser()
    await stored(ana, [
      { title: 'Endless', updated_at: 'infinity' },
      { title: 'Far', updated_at: '9999-12-31T00:00:00Z' },
      { title: 'Ancient', updated_at: '0044-03-15 00:00:00+00 BC' },
    ])
    expect(await allPages(ana, { order: 'updated', limit: 1 })).toEqual([['Endless'], ['Far'], ['Ancient']])
  })
})

describe('a filter', () => {
  let ana: TestUser
  let folder: string
  beforeAll(async () => {
    ana = await tools.newUser()
    const { data } = await ana.supabase.from('script_folders').insert({ name: 'June' }).select('id').single()
    folder = data!.id
    await stored(ana, [
      {
        title: 'A',
        status: 'posted',
        video_style: 'skit',
        tone: 'casual-review',
        tags: ['a', 'b, c'],
        created_at: '2026-03-01T23:30:00Z',
        viral_potential_score: 86,
      },
      {
        title: 'B',
        status: 'tracking',
        video_style: 'my own, style',
        tags: ['a'],
        created_at: '2026-03-02T10:00:00Z',
        viral_potential_score: 8.4,
        folder_id: folder,
      },
      {
        title: 'C',
        status: 'draft',
        kanban_status: 'posted',
        video_style: 'skit',
        tone: 'urgent-psa',
        tags: ['100%'],
        created_at: '2026-03-03T10:00:00Z',
        // A default, not a score.
        viral_potential_score: 85,
      },
    ])
  })

  test.each<[string, Record<string, string | number>, string[]]>([
    ['one status', { status: 'posted' }, ['A']],
    ['some statuses', { status: 'posted,draft' }, ['C', 'A']],
    ['some stages [CX-01]', { stage: 'posted,archived' }, ['C', 'B', 'A']],
    ['a column of the board [CX-01]', { column: 'posted' }, ['C', 'B', 'A']],
    ['a style', { style: 'skit' }, ['C', 'A']],
    ['a style with a comma', { style: encodeURIComponent('my own, style') }, ['B']],
    ['a tone', { tone: 'urgent-psa' }, ['C']],
    ['a tag', { tag: 'a' }, ['B', 'A']],
    ['each of the tags', { tag: `a,${encodeURIComponent('b, c')}` }, ['A']],
    ['a tag that is no encoding', { tag: '100%' }, ['C']],
    ['no folder', { folder: 'none' }, ['C', 'A']],
    ['a folder that is not there', { folder: '3f9a2c8b-7d6e-4f4a-8b2c-1d0e9f8a7b6c' }, []],
    ['a first day', { from: '2026-03-02' }, ['C', 'B']],
    ['a last day', { to: '2026-03-01' }, ['A']],
    ['a day where it begins earlier', { from: '2026-03-02', to: '2026-03-02', tz: 'Europe/Berlin' }, ['B', 'A']],
    ['a day without scripts', { from: '2026-03-04' }, []],
    ['a least score [CX-35]', { min_score: 8.5 }, ['A']],
    ['several at once', { style: 'skit', tag: 'a', min_score: 8 }, ['A']],
    ['what is not known here', { colour: 'red' }, ['C', 'B', 'A']],
    ['nothing', { status: '', style: '', tag: ',' }, ['C', 'B', 'A']],
  ])('by %s', async (_, asked, wanted) => {
    expect(await titles(ana, asked)).toEqual(wanted)
    expect((await allPages(ana, { ...asked, limit: 1 })).flat()).toEqual(wanted)
    expect((await list(ana, asked)).body.total).toBe(wanted.length)
  })

  test('by a folder has what lies there [B-LB-05]', async () => {
    expect(await titles(ana, { folder })).toEqual(['B'])
  })

  test.each([
    ['status', 'finished'],
    ['column', 'archived'],
    ['style', 'x'.repeat(51)],
    ['tone', 'a\0'],
    ['tag', Array.from({ length: 21 }, (_, n) => n).join()],
    ['folder', '1'],
    ['from', '2026-02-30'],
    ['from', 'yesterday'],
    ['to', '2026-13-01'],
    ['tz', 'Mars/Olympus'],
    ['tz', '+02:00'],
    ['min_score', '11'],
    ['min_score', 'NaN'],
    ['order', 'best'],
    ['order', 'created_at desc'],
    ['limit', '0'],
    ['limit', '201'],
    ['search', 'x'.repeat(201)],
  ])('of a wrong %s is refused by name', async (field, value) => {
    const { status, body } = await list(ana, { [field]: value })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
    expect(body.field?.split('.')[0]).toBe(field)
  })
})

describe('whoever asks', () => {
  test('sees own scripts only, also by folder and by a place of somebody else [CX-04, CX-50]', async () => {
    const [ana, ben] = [await tools.newUser(), await tools.newUser()]
    const { data } = await ben.supabase.from('script_folders').insert({ name: 'His' }).select('id').single()
    await stored(ben, [
      { title: 'His', folder_id: data!.id, created_at: day(2) },
      { title: 'Too', created_at: day(1) },
    ])
    await stored(ana, [{ title: 'Hers', created_at: day(1) }])
    const { next } = (await list(ben, { limit: 1 })).body
    expect(await titles(ana)).toEqual(['Hers'])
    expect(await titles(ana, { folder: data!.id })).toEqual([])
    expect(await titles(ana, { after: next! })).toEqual(['Hers'])
    const asHim = await ana.fetch('/api/scripts/library', { headers: { 'x-user-id': ben.id } })
    expect(((await asHim.json()) as ScriptListAnswer).scripts.map(({ title }) => title)).toEqual(['Hers'])
  })

  test.each(['', '/kanban', '/stats/summary', '/choices', '/folders'])(
    'for %s without a session gets a 401',
    async (path) => {
      const answer = await tools.app.inject({ method: 'GET', url: `/api/scripts/library${path}` })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ success: false, code: 'not_signed_in' })
    },
  )
})
