import type { ScriptListAnswer } from '@reelwright/shared'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedApp, untilOneWaitsFor, type TestApp, type TestUser } from '../../testing'
import { HOSTILE_TEXTS } from '../../testing/bad-values'

let tools: TestApp
let ana: TestUser
beforeAll(async () => {
  tools = await sharedApp()
  ana = await tools.newUser()
  await save(ana, [
    { title: 'Vitamin serum', product_name: 'Glow', script_text: "Your skin will love it, don't wait", tags: ['june'] },
    { title: 'Crème brûlée torch', product_name: 'Köche', script_text: 'Die schönste Überraschung', tags: ['küche'] },
    { title: '保湿面霜评测', product_name: '面霜', script_text: '这个真的很好用，推荐给大家' },
    { title: 'ครีมบำรุงผิว', product_name: 'ครีม', script_text: 'ดีมากสำหรับผิวแห้ง' },
    { title: 'Увлажняющий крем', product_name: 'Крем', script_text: 'Лучший для кожи' },
    { title: 'كريم مرطب', product_name: 'كريم', script_text: 'رائع للبشرة' },
    { title: 'モイスチャークリーム', product_name: 'ガーゼ', script_text: 'これは最高です' },
    { title: 'Running shoes', product_name: 'Runner 3000', script_text: 'Say goodbye to moisturizers' },
  ])
})

async function save({ supabase }: TestUser, rows: { title: string; [column: string]: unknown }[]) {
  const { data, error } = await supabase
    .from('scripts')
    .insert(rows.map((row) => ({ product_name: 'Untitled', script_text: '', tags: [], ...row })))
    .select('id, title')
  if (error) throw new Error(error.message)
  return data
}

async function search(user: TestUser, text: string, more: Record<string, string> = {}) {
  const answer = await user.fetch(`/api/scripts/library?${new URLSearchParams({ search: text, ...more })}`)
  const body = (await answer.json()) as ScriptListAnswer
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return { ...body, titles: body.scripts.map(({ title }) => title) }
}

describe('a search', () => {
  test.each([
    ['a title', 'vitamin', 'Vitamin serum'],
    ['a product', 'glow', 'Vitamin serum'],
    ['a text', 'goodbye', 'Running shoes'],
    ['a tag', 'june', 'Vitamin serum'],
    ['several words, each somewhere', 'skin GLOW june', 'Vitamin serum'],
    ['the beginning of a word', 'vita', 'Vitamin serum'],
    ['a word with a letter too few', 'runing', 'Running shoes'],
    ['a word with a letter too many', 'vitamiin', 'Vitamin serum'],
    ['a word with a wrong letter', 'vitanin', 'Vitamin serum'],
    ['a word with letters swapped', 'vitmain', 'Vitamin serum'],
    ['a short word with letters swapped', 'skni', 'Vitamin serum'],
    ['a wrong first letter', 'bitamin', 'Vitamin serum'],
    ['a mistyped word that is not finished', 'moistru', 'Running shoes'],
    ['a word without its apostrophe', 'dont', 'Vitamin serum'],
    ['a word with another apostrophe', 'don’t', 'Vitamin serum'],
    ['a word without its accents', 'creme brulee', 'Crème brûlée torch'],
    ['a word in capitals', 'ÜBERRASCHUNG', 'Crème brûlée torch'],
    ['a word written in parts', 'scho\u0308nste', 'Crème brûlée torch'],
    ['wide letters', 'Ｖｉｔａｍｉｎ', 'Vitamin serum'],
    ['a number', '3000', 'Running shoes'],
    ['what stands in the middle of a word of a title', 'nning sho', 'Running shoes'],
    ['Chinese within a run', '好用', '保湿面霜评测'],
    ['a Chinese sign', '霜', '保湿面霜评测'],
    ['Thai within a run', 'บำรุง', 'ครีมบำรุงผิว'],
    ['Japanese within a run', 'クリーム', 'モイスチャークリーム'],
    ['Japanese with sounded signs', 'ガーゼ', 'モイスチャークリーム'],
    ['Cyrillic', 'увлажн', 'Увлажняющий крем'],
    ['Arabic with its marks', 'كَرِيم', 'كريم مرطب'],
  ])('finds %s [B-LB-14]', async (_, text, title) => {
    expect((await search(ana, text)).titles).toEqual([title])
  })

  test('has little left to index: the server does so in the background', async () => {
    const ben = await tools.newUser()
    await save(ben, [{ title: 'Lamp' }])
    const queued = () => tools.db.query(sql`select from private.scripts_to_index where user_id = ${ben.id}`)
    await expect.poll(queued).toEqual([])
    expect((await search(ben, 'lamp')).titles).toEqual(['Lamp'])
  })

  test.each(['vitamin zebra', '3001', '面好', 'ab', 'xyzzy'])('finds nothing for %s', async (text) => {
    expect(await search(ana, text)).toMatchObject({ titles: [], total: 0, next: null })
  })

  test.each([
    ['only blanks', '   ', 8],
    ['operators', '& | ! ( ) : * \\ \' " <-> <2>', 0],
    ['200 of them', '&|!():*\\\'"'.repeat(20), 0],
    ['pictures', '🔥🔥👩‍👩‍👧', 0],
    ['a NUL', '\0', 0],
    ['fifty words', Array.from({ length: 50 }, (_, n) => `w${n % 10}x`).join(' '), 0],
    ['200 letters without a blank', 'a'.repeat(200), 0],
    ['200 Chinese signs', '面霜'.repeat(100), 0],
    ['wildcards', '% _ .*', 0],
    ['words around operators', 'vitamin & !serum | (glow:*)', 1],
    ['a quote within a word', "vita'min", 1],
  ])('takes %s as it is', async (_, text, count) => {
    expect((await search(ana, text)).titles).toHaveLength(count)
  })

  test.each(HOSTILE_TEXTS)('survives $name', async ({ text }) => {
    const answer = await ana.fetch(`/api/scripts/library?${new URLSearchParams({ search: text })}`)
    expect(answer.status).toBe(200)
  })

  test('has title and product before tags, these before texts, and whole words before beginnings', async () => {
    const ben = await tools.newUser()
    const wanted = ['Lamp A', 'Newer B', 'Lampshade C', 'D', 'E', 'F', 'G']
    await save(ben, [
      { title: 'G', script_text: 'Lamplight' },
      { title: 'F', script_text: 'A lamp' },
      { title: 'E', tags: ['lampion'] },
      { title: 'D', tags: ['Lamp'] },
      { title: 'Lampshade C' },
    ])
    await save(ben, [{ title: 'Newer B', product_name: 'lamp' }])
    await save(ben, [{ title: 'Lamp A', script_text: 'lamp' }])
    expect((await search(ben, 'lamp')).titles).toEqual(wanted)
    const paged: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: Awaited<ReturnType<typeof search>> = await search(ben, 'lamp', {
        limit: '2',
        ...(after && { after }),
      })
      paged.push(...page.titles)
      after = page.next
    }
    expect(paged).toEqual(wanted)
    expect((await search(ben, 'lamp', { order: 'title' })).titles).toEqual([...wanted].sort())
    expect((await search(ben, 'lamp', { tag: 'Lamp' })).titles).toEqual(['D'])
  })

  test('returns the words it looked for, corrected, and shows the text around one that nothing else shows', async () => {
    const ben = await tools.newUser()
    await save(ben, [
      {
        title: 'Long',
        script_text: `${'word '.repeat(100)}here comes the Überraschung at last ${'word '.repeat(100)}`,
      },
    ])
    const { scripts, terms } = await search(ben, 'uberaschung')
    expect(terms).toEqual(['uberraschung'])
    expect(scripts[0]?.snippet).toMatch(/^….*here comes the Überraschung at last.*…$/)
    expect((await search(ben, 'long')).scripts[0]).not.toHaveProperty('snippet')
  })

  test('follows what is saved, moved to the bin and brought back', async () => {
    const ben = await tools.newUser()
    const [script] = await save(ben, [{ title: 'Kettle', script_text: 'steaming' }, { title: 'Other' }])
    await ben.supabase
      .from('scripts')
      .update({ script_text: 'whistling', tags: ['tea'] })
      .eq('id', script!.id)
    expect((await search(ben, 'steaming')).titles).toEqual([])
    expect((await search(ben, 'whisling tea')).titles).toEqual(['Kettle'])
    // A word that nothing has any more corrects nothing either.
    expect((await search(ben, 'steamin')).terms).toEqual(['steamin'])
    await ben.supabase.from('scripts').delete().eq('id', script!.id)
    expect(await search(ben, 'kettel')).toMatchObject({ titles: [], terms: ['kettel'] })
    await ben.fetch('/rest/v1/rpc/restore_scripts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ script_ids: [script!.id] }),
    })
    expect(await search(ben, 'kettel')).toMatchObject({ titles: ['Kettle'], terms: ['kettle'] })
  })

  test('knows nothing of others, not even their words', async () => {
    const ben = await tools.newUser()
    await save(ben, [{ title: 'Vitamix blender' }])
    expect((await search(ben, 'vitamin serum')).titles).toEqual([])
    expect(await search(ben, 'serun')).toMatchObject({ titles: [], terms: ['serun'] })
  })

  test('waits for who indexes the same scripts, and finds those that are left, too', async () => {
    const ben = await tools.newUser()
    await tools.db.query(sql`
      insert into scripts (user_id, title, script_text)
      select ${ben.id}, 'Script ' || n, 'common' from generate_series(1, 250) as n`)
    const { searching } = await tools.db.transaction(async (worker) => {
      // The app's own worker may have taken the first hundred a moment ago.
      for (let batch = 0; batch < 2; batch++)
        await worker.query(sql`select private.index_scripts(${ben.id}::uuid, 100)`)
      const searching = search(ben, 'common')
      await untilOneWaitsFor(worker)
      return { searching }
    })
    expect((await searching).total).toBe(250)
  })

  test('of a word in very many scripts has the newest, those with it in the title, and says that there are more', async () => {
    const ben = await tools.newUser()
    await tools.db.query(sql`
      insert into scripts (user_id, title, script_text, created_at)
      select ${ben.id}, case when n = 1200 then 'Common at last' else 'Script ' || n end, 'common', now() - make_interval(mins => n)
      from generate_series(1, 1200) as n`)
    const found = await search(ben, 'common', { limit: '3' })
    expect(found).toMatchObject({ titles: ['Common at last', 'Script 1', 'Script 2'], more_than_total: true })
    expect(found.total).toBeGreaterThanOrEqual(1000)
  })
})
