import { MAX_IMPORT_BYTES, MAX_IMPORTED } from '@reelwright/shared'
import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { IS_FULL, sharedApp, type TestApp, type TestUser } from '../../testing'
import { HOSTILE_TEXTS, longText, NO_NUMBER, NO_TEXT, UNSTORABLE, type BadValue } from '../../testing/bad-values'

let tools: TestApp
let ana: TestUser
let ben: TestUser
beforeAll(async () => {
  tools = await sharedApp()
  ana = await tools.newUser()
  ben = await tools.newUser()
})

interface Answer {
  status: number
  ids: string[]
  code?: string
  field?: string
  error?: string
}

async function send(user: TestUser, body: string, path = ''): Promise<Answer> {
  const answer = await user.fetch(`/api/scripts/library/import${path}`, { method: 'POST', body })
  const { data, ...rest } = (await answer.json()) as Omit<Answer, 'status' | 'ids'> & { data?: { ids: string[] } }
  return { status: answer.status, ids: data?.ids ?? [], ...rest }
}

const load = (user: TestUser, scripts: unknown[], more: object = {}) => send(user, JSON.stringify({ scripts, ...more }))

async function rowsOf(user: TestUser) {
  const { data } = await user.supabase.from('scripts').select('*').order('board_position', { ascending: false })
  return data ?? []
}

const titlesOf = async (user: TestUser) => (await rowsOf(user)).map(({ title }) => title)

describe('importing scripts', () => {
  test('stores every field, in the order of the list, with a first version each [CX-31, OP-52]', async () => {
    const user = await tools.newUser()
    const whole = {
      title: 'Cold coffee',
      description: 'For June',
      script_text: 'My coffee is cold again.',
      script_data: { scenes: [{ id: 1, voiceover: 'My coffee is cold again.' }] },
      product_name: 'Travel mug',
      audience: 'everyone',
      video_length: 30,
      video_style: 'skit',
      tone: 'helpful-friend',
      price: 29.99,
      features: ['Leakproof lid'],
      tags: ['june'],
      status: 'posted',
      viral_potential_score: 8.4,
      views: 12_000,
      likes: 300,
      shares: 7,
      sales: 4,
      metadata: { importedFrom: 'june.csv' },
    }
    const answer = await load(user, [whole, { title: 'Second' }])
    const rows = await rowsOf(user)
    expect(rows.map(({ id }) => id)).toEqual(answer.ids)
    expect(rows[0]).toMatchObject({ ...whole, style: 'skit', board_column: 'posted', user_id: user.id })
    expect(rows[0]?.posted_at).not.toBeNull()
    expect(rows[1]).toMatchObject({
      title: 'Second',
      status: 'draft',
      script_text: '',
      product_name: 'Untitled Product',
    })
    const { data: versions } = await user.supabase.from('script_versions').select('change_description, script_id')
    expect(versions).toHaveLength(2)
    expect(new Set(versions?.map((version) => version.change_description))).toEqual(new Set(['Imported']))
  })

  test('lists the newest first in the order of the file', async () => {
    const user = await tools.newUser()
    const titles = Array.from({ length: 60 }, (_, at) => `Number ${at}`)
    await load(
      user,
      titles.map((title) => ({ title })),
    )
    const answer = await user.fetch('/api/scripts/library?limit=60')
    const { scripts } = (await answer.json()) as { scripts: { title: string }[] }
    expect(scripts.map(({ title }) => title)).toEqual(titles)
  })

  test('many of one account at once keep nobody else waiting: the last of them are refused in words', async () => {
    const user = await tools.newUser()
    const scripts = Array.from({ length: 100 }, (_, at) => ({ title: `At once ${at}`, script_text: longText(1500) }))
    const all = await Promise.all(Array.from({ length: 8 }, () => load(user, scripts)))
    const refused = all.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringContaining('still running') as string,
    })
    const { count } = await user.supabase.from('scripts').select('id', { count: 'exact', head: true })
    expect(count).toBe((all.length - refused.length) * scripts.length)
    expect(await load(user, [{ title: 'Afterwards' }])).toMatchObject({ status: 200 })
  })

  test('is read while the server goes on: no pause is as long as reading it takes', async () => {
    const script = { title: 'x', script_data: { a: Array(19_000).fill(0) } }
    const body = JSON.stringify({ scripts: [...Array.from({ length: 80 }, () => script), { title: '' }] })
    await send(ana, '{}')
    const begun = performance.now()
    let [last, longest] = [begun, 0]
    const beat = () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    const pulse = setInterval(beat, 1)
    expect(await send(ana, body)).toMatchObject({ status: 400, field: 'scripts.80.title' })
    clearInterval(pulse)
    beat()
    expect(longest).toBeLessThan((performance.now() - begun) / 2)
  })

  test('costs nothing of the allowance', async () => {
    const user = await tools.newUser()
    await load(user, [{ title: 'Free' }])
    const answer = await user.fetch('/api/account/subscription')
    expect(await answer.json()).toMatchObject({ data: { scriptsUsed: 0 } })
  })

  test('is all or none: one bad script among good ones leaves nothing behind, and is named', async () => {
    const user = await tools.newUser()
    const answer = await load(user, [{ title: 'One' }, { title: 'Two', folder_name: 'New' }, { title: ' ' }])
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', field: 'scripts.2.title' })
    const late = await load(user, [
      { title: 'One', folder_name: 'New' },
      { title: 'Two', folder_id: randomUUID() },
    ])
    expect(late).toMatchObject({ status: 404, field: 'scripts.1.folder_id' })
    expect(await rowsOf(user)).toEqual([])
    const { data: folders } = await user.supabase.from('script_folders').select('id')
    expect(folders).toEqual([])
  })

  test('of a thousand takes a moment, and of one more is refused', async () => {
    const user = await tools.newUser()
    const scripts = Array.from({ length: MAX_IMPORTED }, (_, at) => ({ title: `Script ${at}` }))
    expect((await load(user, scripts)).ids).toHaveLength(MAX_IMPORTED)
    expect((await titlesOf(user)).slice(0, 2)).toEqual(['Script 0', 'Script 1'])
    expect(await load(user, [...scripts, { title: 'One more' }])).toMatchObject({ status: 400, field: 'scripts' })
  })

  test('a repeated key is answered with what it stored, also when both are sent at once [CX-31]', async () => {
    const user = await tools.newUser()
    const body = { idempotencyKey: randomUUID() }
    const scripts = [{ title: 'A', folder_name: 'Kitchen' }, { title: 'B' }]
    const [one, two] = await Promise.all([load(user, scripts, body), load(user, scripts, body)])
    const three = await load(user, scripts, body)
    expect(one).toMatchObject({ status: 200 })
    expect(two.ids).toEqual(one.ids)
    expect(three.ids).toEqual(one.ids)
    expect(await titlesOf(user)).toEqual(['A', 'B'])
    const { data: folders } = await user.supabase.from('script_folders').select('name')
    expect(folders).toEqual([{ name: 'Kitchen' }])
  })

  test('a key of one account means nothing in another [CX-31]', async () => {
    const [one, two] = [await tools.newUser(), await tools.newUser()]
    const body = { idempotencyKey: randomUUID() }
    const first = await load(one, [{ title: 'Mine' }], body)
    const second = await load(two, [{ title: 'Yours' }], body)
    expect(second.ids).not.toEqual(first.ids)
    expect(await titlesOf(two)).toEqual(['Yours'])
  })

  test('puts scripts into own folders by id and by name, and makes the missing ones once [B-FD-08]', async () => {
    const user = await tools.newUser()
    const { data: folder } = await user.supabase.from('script_folders').insert({ name: 'Summer' }).select('id').single()
    await load(user, [
      { title: 'By id', folder_id: folder?.id },
      { title: 'By name', folder_name: ' summer ' },
      { title: 'New', folder_name: 'Winter' },
      { title: 'New, too', folder_name: 'WINTER' },
      { title: 'In none' },
    ])
    const { data: folders } = await user.supabase.from('script_folders').select('id, name').order('created_at')
    expect(folders?.map(({ name }) => name)).toEqual(['Summer', 'Winter'])
    const [summer, winter] = (folders ?? []).map(({ id }) => id)
    expect((await rowsOf(user)).map((row) => row.folder_id)).toEqual([summer, summer, winter, winter, null])
  })

  test("a folder of somebody else's is none [B-ER-30]", async () => {
    const { data: folder } = await ben.supabase.from('script_folders').insert({ name: 'Ben’s' }).select('id').single()
    expect(await load(ana, [{ title: 'Mine', folder_id: folder?.id }])).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await titlesOf(ana)).toEqual([])
  })

  test('nobody who is not signed in imports anything', async () => {
    for (const path of ['', '/known']) {
      const answer = await tools.app.inject({
        method: 'POST',
        url: `/api/scripts/library/import${path}`,
        headers: { 'x-user-id': ana.id, apikey: tools.anonKey },
        payload: { scripts: [{ title: 'x' }], titles: [] },
      })
      expect(answer.statusCode).toBe(401)
    }
  })

  test('a body that is too large, no JSON or of another kind is refused in words', async () => {
    const large = JSON.stringify({ scripts: [{ title: 'x', script_data: { text: 'a'.repeat(MAX_IMPORT_BYTES) } }] })
    expect(await send(ana, large)).toMatchObject({ status: 413, code: 'too_large' })
    for (const body of ['{"scripts": [', 'null', '[]', '"x"', '{"scripts":[{"title":"x","__proto__":{}}]}'])
      expect(await send(ana, body)).toMatchObject({ status: 400, code: 'invalid_input' })
    const form = await ana.fetch('/api/scripts/library/import', {
      method: 'POST',
      body: 'title=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(415)
  })

  test.each(HOSTILE_TEXTS)('$name is nothing but text', async ({ text }) => {
    const user = await tools.newUser()
    const script = {
      title: text,
      script_text: text,
      product_name: text,
      tags: [Array.from(text).slice(0, 5).join('')],
      script_data: { text },
    }
    expect((await load(user, [script])).status).toBe(200)
    expect((await rowsOf(user))[0]).toMatchObject({
      title: text.trim(),
      script_text: text.trim(),
      script_data: { text },
    })
  })
})

const of = (name: string, value: unknown): BadValue => ({ name, json: JSON.stringify(value) })
const EMPTY = of('an empty text', ' \n')
const NULL = of('null', null)
const CONTROL = of('an escape sequence', '\u001b[31mx')
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const BAD: Record<string, BadValue[]> = {
  title: [NULL, EMPTY, ...NO_TEXT, of('201 characters', longText(201)), ...UNSTORABLE, CONTROL],
  script_text: [NULL, ...NO_TEXT, of('50,001 characters', longText(50_001)), ...UNSTORABLE, CONTROL],
  description: [...NO_TEXT, of('2001 characters', longText(2001)), ...UNSTORABLE],
  product_name: [NULL, EMPTY, ...NO_TEXT, of('201 characters', longText(201)), ...UNSTORABLE],
  audience: [NULL, ...NO_TEXT, of('201 characters', longText(201)), ...UNSTORABLE],
  video_length: [NULL, ...NO_NUMBER, of('14', 14), of('181', 181), of('a fraction', 30.5), of('far too much', 1e300)],
  video_style: [NULL, EMPTY, ...NO_TEXT, of('51 characters', longText(51)), ...UNSTORABLE],
  tone: [...NO_TEXT, of('51 characters', longText(51)), ...UNSTORABLE],
  price: [...NO_NUMBER, of('-1', -1), of('ten million', 10_000_000)],
  features: [
    NULL,
    of('a text', 'x'),
    of('21', Array(21).fill('x')),
    of('a long one', [longText(201)]),
    of('a number', [7]),
  ],
  tags: [
    NULL,
    of('a text', 'x'),
    of('21', Array(21).fill('x')),
    of('a long one', [longText(51)]),
    of('null in it', [null]),
  ],
  status: [NULL, of('an unknown one', 'viral'), of('a number', 1)],
  viral_potential_score: [...NO_NUMBER, of('-1', -1), of('101', 101)],
  views: [...NO_NUMBER, of('-1', -1), of('a half', 0.5), of('too many', 1e18)],
  likes: [...NO_NUMBER, of('-1', -1)],
  shares: [...NO_NUMBER, of('-1', -1)],
  script_data: [
    NULL,
    of('a list', []),
    of('a text', 'x'),
    { name: 'a hundred thousand objects in each other', json: deep(100_000) },
    of('a hundred thousand values', { list: Array(100_000).fill(0) }),
    { name: 'a number that takes a hundred kilobytes to write out', json: '{"a":1e300}' },
    ...UNSTORABLE.map(({ name, json }) => ({ name: `a text in it with ${name}`, json: `{"a":[${json}]}` })),
    ...UNSTORABLE.map(({ name, json }) => ({ name: `a key with ${name}`, json: `{${json}:1}` })),
  ],
  metadata: [NULL, of('a list', []), { name: 'what is too deep', json: deep(1000) }],
  folder_id: [of('no id', 'x'), of('a number', 7)],
  folder_name: [EMPTY, ...NO_TEXT, of('31 characters', longText(31)), ...UNSTORABLE],
}

describe.each(Object.keys(BAD))('the field %s', (field) => {
  test.each(BAD[field] ?? [])('is never $name, and the answer names it', async ({ json }) => {
    const answer = await send(ana, `{"scripts":[{"title":"Good"},{"title":"Bad","${field}":${json}}]}`)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(answer.field).toMatch(new RegExp(`^scripts\\.1\\.${field}`))
    expect(await titlesOf(ana)).toEqual([])
  })
})

describe('what is known already', () => {
  const fold = (text: string) =>
    createHash('md5')
      .update(text.replace(/[ \t\r\n]+/g, ''))
      .digest('hex')
  const known = async (user: TestUser, titles: unknown) => {
    const answer = await user.fetch('/api/scripts/library/import/known', {
      method: 'POST',
      body: JSON.stringify({ titles }),
    })
    return { status: answer.status, body: (await answer.json()) as { data?: { scripts: unknown } } }
  }

  test('is found by title, with a print of the words', async () => {
    const user = await tools.newUser()
    const words = 'Café  crème.\r\n\r\n\tAgain 🔥. '
    await user.supabase.from('scripts').insert([
      { title: 'Known', script_text: words },
      { title: 'Other', script_text: 'Other' },
    ])
    const { body } = await known(user, ['Known', 'Unknown', "'; drop table scripts; --"])
    expect(body.data?.scripts).toEqual([{ title: 'Known', text: fold(words) }])
    expect((await known(ben, ['Known'])).body.data?.scripts).toEqual([])
  })

  test.each([
    ['no list', 'x'],
    ['numbers', [1]],
    ['more than a thousand', Array(1001).fill('x')],
  ])('is not found for %s', async (_, titles) => {
    expect((await known(ana, titles)).status).toBe(400)
  })

  test.runIf(IS_FULL)('is found by the newest of very many words, so that nobody waits long', async () => {
    const user = await tools.newUser()
    const row = (at: number) => ({ title: 'Untitled script', script_text: `${at} ${'word '.repeat(9990)}` })
    for (const from of [110, 0])
      await load(
        user,
        Array.from({ length: 110 }, (_, at) => row(from + at)),
      )
    const { status, body } = await known(user, ['Untitled script'])
    expect(status).toBe(200)
    const { scripts } = body.data as { scripts: { text: string }[] }
    expect(scripts).toHaveLength(200)
    expect(scripts.map(({ text }) => text)).toContain(fold(row(0).script_text))
  })

  test('is not looked up for nothing', async () => {
    expect((await known(ana, [])).body.data?.scripts).toEqual([])
  })
})
