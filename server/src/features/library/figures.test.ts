import type { ScriptStats } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp, type TestUser } from '../../testing'

let tools: TestApp
beforeAll(async () => {
  tools = await sharedApp()
})

async function stored(user: TestUser, fields: Record<string, unknown>) {
  const row = { title: 'A script', ...fields }
  await tools.db.query(sql`
    insert into scripts (user_id, ${sql.join(Object.keys(row).map((name) => sql.id(name)))})
    values (${user.id}, ${sql.join(Object.values(row))})`)
}

async function ask<Answer>(user: TestUser, path: string): Promise<Answer> {
  const answer = await user.fetch(`/api/scripts/library${path}`)
  const body = (await answer.json()) as { success: boolean; data: Answer }
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body.data
}

async function newFolder({ supabase }: TestUser, name: string) {
  const { data } = await supabase.from('script_folders').insert({ name }).select('id').single()
  return data!.id
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const NOTHING = { draft: 0, in_progress: 0, ready_to_film: 0, posted: 0 }

describe('the board is counted', () => {
  test('by the columns that statuses belong to [B-CL-30, CX-01, B-EN-35]', async () => {
    const ana = await tools.newUser()
    expect(await ask(ana, '/kanban')).toEqual({ summary: NOTHING })
    const statuses = ['draft', 'review', 'archived', 'in_progress', 'ready_to_film', 'completed', 'posted', 'tracking']
    for (const status of statuses) await stored(ana, { status })
    await stored(ana, { status: 'posted', kanban_status: 'in_progress' })
    expect(await ask(ana, '/kanban')).toEqual({ summary: { draft: 1, in_progress: 3, ready_to_film: 2, posted: 2 } })
  })

  test('of one folder, of none, and of a foreign one as of none there is [CX-50]', async () => {
    const [ana, ben] = [await tools.newUser(), await tools.newUser()]
    const [hers, his] = [await newFolder(ana, 'Hers'), await newFolder(ben, 'His')]
    await stored(ana, { folder_id: hers, status: 'posted' })
    await stored(ana, {})
    await stored(ben, { folder_id: his })
    expect(await ask(ana, `/kanban?folder=${hers}`)).toEqual({ summary: { ...NOTHING, posted: 1 } })
    expect(await ask(ana, '/kanban?folder=none')).toEqual({ summary: { ...NOTHING, draft: 1 } })
    expect(await ask(ana, `/kanban?folder=${his}`)).toEqual({ summary: NOTHING })
    expect((await ana.fetch('/api/scripts/library/kanban?folder=x')).status).toBe(400)
  })
})

test('folders are counted, those without scripts not named [B-LB-05]', async () => {
  const ana = await tools.newUser()
  const [june, july] = [await newFolder(ana, 'June'), await newFolder(ana, 'July')]
  for (const folder_id of [june, june, july, null]) await stored(ana, { folder_id })
  await newFolder(ana, 'Empty')
  expect(await ask(ana, '/folders')).toEqual({ counts: { [june]: 2, [july]: 1 }, none: 1 })
  expect(await ask(await tools.newUser(), '/folders')).toEqual({ counts: {}, none: 0 })
})

test('choices are what the account uses, the most used first', async () => {
  const ana = await tools.newUser()
  await stored(ana, { video_style: 'skit', tone: 'casual-review', tags: ['b', 'a'] })
  await stored(ana, { video_style: 'my style', tags: ['a', 'c'] })
  await stored(ana, { video_style: 'my style', tone: '' })
  await stored(await tools.newUser(), { video_style: 'foreign', tags: ['foreign'] })
  expect(await ask(ana, '/choices')).toEqual({
    styles: [
      { value: 'my style', count: 2 },
      { value: 'skit', count: 1 },
    ],
    tones: [{ value: 'casual-review', count: 1 }],
    tags: [
      { value: 'a', count: 2 },
      { value: 'b', count: 1 },
      { value: 'c', count: 1 },
    ],
  })
})

describe('the figures', () => {
  test('of an account without scripts are none [B-CL-31]', async () => {
    expect(await ask(await tools.newUser(), '/stats/summary')).toEqual({
      totalScripts: 0,
      averageViralScore: null,
      bestViralScore: null,
      writtenToday: 0,
      studioScripts: 0,
      studioToday: 0,
      creationStreak: 0,
      longestCreationStreak: 0,
      postingStreak: 0,
      columns: NOTHING,
      recent: [],
      topVideos: [],
    })
  })

  test('have craft scores on one scale, and none of scripts that were stored with a default [B-QA-06, CX-35, B-EN-36]', async () => {
    const ana = await tools.newUser()
    for (const viral_potential_score of [80, 85, 8.5, 7.5, null]) await stored(ana, { viral_potential_score })
    await stored(ana, { viral_potential_score: 8.2, metadata: { generatedBy: 'offline' } })
    expect(await ask(ana, '/stats/summary')).toMatchObject({
      totalScripts: 6,
      averageViralScore: 8,
      bestViralScore: 8.5,
    })
  })

  test.each([
    ['today and the days before', [0, 0, 1, 2], { writtenToday: 2, creationStreak: 3, longestCreationStreak: 3 }],
    ['up to yesterday', [1, 2], { writtenToday: 0, creationStreak: 2, longestCreationStreak: 2 }],
    ['that ended before', [2, 3, 4], { writtenToday: 0, creationStreak: 0, longestCreationStreak: 3 }],
    ['with a gap', [0, 2, 3, 4, 9], { writtenToday: 1, creationStreak: 1, longestCreationStreak: 3 }],
  ])('have a streak of days %s', async (_, days, wanted) => {
    const ana = await tools.newUser()
    for (const day of days) await stored(ana, { created_at: daysAgo(day) })
    expect(await ask(ana, '/stats/summary')).toMatchObject(wanted)
  })

  test('count what the studio wrote once: no duplicate, import or typed text [CX-02]', async () => {
    const ana = await tools.newUser()
    const made = (metadata: unknown, day = 0) =>
      stored(ana, { metadata: JSON.stringify(metadata), created_at: daysAgo(day) })
    await made({ generatedBy: 'server' })
    await made({ generatedBy: 'offline' }, 1)
    await made({ generatedBy: 'server', duplicatedFrom: 'another' })
    await made({ generatedBy: 'server', importedFrom: 'june.csv' })
    await made({ generatedBy: 'person' })
    await made({})
    expect(await ask(ana, '/stats/summary')).toMatchObject({ totalScripts: 6, studioScripts: 2, studioToday: 1 })
  })

  test('count days where the creator is', async () => {
    const ana = await tools.newUser()
    // Half an hour before midnight and half an hour after it, in Tokyo: two days there, one in Greenwich.
    await stored(ana, { created_at: '2026-03-01T14:30:00Z' })
    await stored(ana, { created_at: '2026-03-01T15:30:00Z' })
    expect(await ask(ana, '/stats/summary?tz=Asia/Tokyo')).toMatchObject({ longestCreationStreak: 2 })
    expect(await ask(ana, '/stats/summary')).toMatchObject({ longestCreationStreak: 1 })
    const unknown = await ana.fetch('/api/scripts/library/stats/summary?tz=Mars/Olympus')
    expect({ status: unknown.status, body: await unknown.json() }).toMatchObject({ status: 400, body: { field: 'tz' } })
  })

  test('have the posting streak from when scripts were posted [CX-02]', async () => {
    const ana = await tools.newUser()
    for (const days of [0, 1, 1])
      await stored(ana, { status: 'posted', posted_at: daysAgo(days), created_at: daysAgo(40) })
    expect(await ask(ana, '/stats/summary')).toMatchObject({ postingStreak: 2, creationStreak: 0 })
  })

  test('have the newest five scripts and the five most viewed [B-DS-22, B-OV-04]', async () => {
    const ana = await tools.newUser()
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      await stored(ana, { title: `Script ${n}`, created_at: daysAgo(n), views: n === 7 ? 0 : n * 100, likes: n })
    const { recent, topVideos } = await ask<ScriptStats>(ana, '/stats/summary')
    expect(recent.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5].map((n) => `Script ${n}`))
    expect(topVideos.map(({ views }) => views)).toEqual([600, 500, 400, 300, 200])
    expect(topVideos[0]).toMatchObject({ title: 'Script 6', likes: 6, shares: null, sales: null })
  })
})
