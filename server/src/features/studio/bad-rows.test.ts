import { FOLDER_ICONS, LIMITS, SCRIPT_STATUSES } from '@reelwright/shared'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { IS_FULL, runs, sharedApp, type TestApp, type TestUser } from '../../testing'
import { CONTROLS, HOSTILE_TEXTS, longText, NO_NUMBER, UNSTORABLE, type BadValue } from '../../testing/bad-values'

const NULL: BadValue = { name: 'null', json: 'null' }
const EMPTY: BadValue = { name: 'an empty text', json: '""' }
const BLANK: BadValue = { name: 'blanks', json: '"   "' }
const of = (name: string, value: unknown): BadValue => ({ name, json: JSON.stringify(value) })
const tooLong = (max: number) => of(`${max + 1} characters`, longText(max + 1))

/** PostgreSQL reads a text as the column's type, so a number in a text is a number. */
const NOT_EVEN_AS_TEXT = NO_NUMBER.filter(({ name }) => name !== 'a number in a text')
const NO_UUID = [
  EMPTY,
  of('no uuid', 'folder-1'),
  of('a number', 7),
  of('SQL', "'; drop table scripts; --"),
  ...UNSTORABLE,
]
const NO_LIST = [
  NULL,
  of('a text', 'Leakproof lid'),
  of('a number', 7),
  of('an object', { a: 1 }),
  of('a boolean', true),
]
const NO_TIME = [of('no time', 'yesterday at noon'), of('a month 13', '2026-13-01'), of('an object', {}), ...UNSTORABLE]

const text = (max: number, nullable: boolean) => [...UNSTORABLE, tooLong(max), ...(nullable ? [] : [NULL])]
const list = (most: number, longest: number) => [
  ...NO_LIST,
  of(
    `${most + 1} entries`,
    Array.from({ length: most + 1 }, (_, i) => `entry ${i}`),
  ),
  of('an entry that is too long', ['short', longText(longest + 1)]),
  of('null as an entry', ['short', null]),
  ...UNSTORABLE.map(({ name, json }) => ({ name: `an entry with ${name}`, json: `["short", ${json}]` })),
]
const object = () => [
  NULL,
  of('a text', 'Leakproof lid'),
  of('a number', 7),
  of('a list', [{ a: 1 }]),
  of('a boolean', true),
  ...UNSTORABLE.map(({ name, json }) => ({ name: `a text in it with ${name}`, json: `{"note": ${json}}` })),
  ...UNSTORABLE.map(({ name, json }) => ({ name: `a key with ${name}`, json: `{${json}: 1}` })),
]
const choice = (nullable: boolean) => [
  ...(nullable ? [] : [NULL]),
  EMPTY,
  of('an unknown one', 'drafts'),
  of('a number', 1),
  ...UNSTORABLE,
]
const count = () => [
  ...NOT_EVEN_AS_TEXT,
  of('less than none', -1),
  of('a fraction', 1.5),
  of('more than a bigint holds', 1e30),
]

interface Table {
  name: 'scripts' | 'script_folders' | 'profiles'
  /** A row that is fine. */
  row: Record<string, unknown>
  refused: Record<string, BadValue[]>
  /** Free text: whatever is allowed in it must come back as it went in. */
  free: string[]
}

const SCRIPT = {
  title: 'Glaciero tumbler - Storytelling Script',
  description: 'For the summer sale',
  script_data: { spoken_script: 'Hold it upside down.', scenes: [] },
  script_text: 'Hold it upside down.',
  product_name: 'Glaciero tumbler',
  audience: 'fitness-enthusiasts',
  video_length: 60,
  video_style: 'storytelling',
  style: 'storytelling',
  tone: 'helpful-friend',
  price: 29.99,
  features: ['Leakproof lid'],
  tags: ['summer'],
  status: 'draft',
  kanban_status: 'draft',
  viral_potential_score: 8.2,
  views: 1,
  likes: 1,
  shares: 1,
  metadata: { brief: {} },
  folder_id: null,
  change_note: 'Created',
  updated_at: '2026-01-01T00:00:00Z',
}

const TABLES: Table[] = [
  {
    name: 'scripts',
    row: SCRIPT,
    refused: {
      title: [EMPTY, BLANK, ...text(LIMITS.title, false)],
      description: text(2000, true),
      script_data: object(),
      script_text: text(LIMITS.content, false),
      product_name: text(LIMITS.productName, false),
      audience: text(LIMITS.audience, false),
      video_length: [
        NULL,
        ...NOT_EVEN_AS_TEXT,
        of('14', 14),
        of('181', 181),
        of('a fraction', 30.5),
        of('more than an int holds', 1e12),
      ],
      video_style: text(LIMITS.style, false),
      style: text(LIMITS.style, true),
      tone: text(LIMITS.tone, true),
      // Null is no price. (SR-02)
      price: [
        ...NOT_EVEN_AS_TEXT,
        of('less than nothing', -0.01),
        of('too much', 10_000_000),
        of('far too much', 1e20),
        of('NaN', 'NaN'),
      ],
      features: list(LIMITS.features, LIMITS.feature),
      tags: list(LIMITS.tags, LIMITS.tag),
      status: choice(false),
      kanban_status: choice(true),
      viral_potential_score: [
        ...NOT_EVEN_AS_TEXT,
        of('-1', -1),
        of('101', 101),
        of('far too much', 1e9),
        of('NaN', 'NaN'),
      ],
      views: count(),
      likes: count(),
      shares: count(),
      metadata: object(),
      folder_id: [...NO_UUID, of('a folder that does not exist', crypto.randomUUID())],
      change_note: text(200, true),
      editing_session: NO_UUID,
      idempotency_key: NO_UUID,
      // Null, too, is replaced by the moment of the change.
      updated_at: NO_TIME,
    },
    free: ['title', 'description', 'script_text', 'product_name', 'audience', 'video_style', 'style', 'tone'],
  },
  {
    name: 'script_folders',
    row: { name: 'Summer sale', color: '#6B7280', icon: 'folder' },
    refused: {
      name: [EMPTY, BLANK, ...text(LIMITS.folderName, false)],
      color: [
        NULL,
        EMPTY,
        of('a name', 'red'),
        of('three digits', '#fff'),
        of('CSS', '#6B7280;background:url(x)'),
        of('a number', 7),
        ...UNSTORABLE,
      ],
      icon: choice(false),
      idempotency_key: NO_UUID,
    },
    free: ['name'],
  },
]

describe('rows that nobody can have', () => {
  for (const table of TABLES) {
    test.each(Object.keys(table.refused))(
      `${table.name}: a new row and an update refuse what %s cannot be, name it and change nothing [CX-50]`,
      async (column) => {
        const { user, count, send } = await newAccountFor(table.name)
        const faults: string[] = []
        for (const bad of table.refused[column]!) {
          const { status, text } = await send('POST', table.name, rowWith(table.row, column, bad.json))
          faults.push(...judge(column, bad, status, text))
        }
        expect(faults).toEqual([])
        expect(await count(user)).toBe(0)

        if (column === 'idempotency_key') return
        const { rows } = await send('POST', table.name, JSON.stringify(table.row))
        const { id } = rows[0] as { id: string }
        // The same checks as for a new row: every fourth of the values, with TEST_FULL=1 all.
        for (const bad of table.refused[column]!.filter((_, at) => at % runs(4, 1) === 0)) {
          const { status, text } = await send('PATCH', `${table.name}?id=eq.${id}`, `{"${column}": ${bad.json}}`)
          faults.push(...judge(column, bad, status, text))
        }
        expect(faults).toEqual([])
        const after = await send('GET', `${table.name}?id=eq.${id}`)
        expect(after.rows).toEqual(rows)
      },
    )

    test.each(table.free)(`${table.name}: keeps any text in %s exactly as it was written [B-VL-33]`, async (column) => {
      const { send } = await newAccountFor(table.name)
      const texts = [...HOSTILE_TEXTS.map(({ name, text }) => of(name, text)), ...CONTROLS]
      const max =
        { name: LIMITS.folderName, video_style: LIMITS.style, style: LIMITS.style, tone: LIMITS.tone }[column] ?? 200
      // Each text in one of the columns, in turn; with TEST_FULL=1 in all of them.
      const turn = table.free.indexOf(column)
      for (const { name, json } of texts.filter((_, at) => IS_FULL || at % table.free.length === turn)) {
        // Cut by whole characters, as the database counts them.
        const wanted = [...(JSON.parse(json) as string)].slice(0, max).join('')
        const { status, rows, text } = await send(
          'POST',
          table.name,
          rowWith(table.row, column, JSON.stringify(wanted)),
        )
        expect({ status, text: rows[0]?.[column] ?? text }, name).toEqual({ status: 201, text: wanted })
      }
    })
  }

  test('takes every status and every folder icon that the screens offer [CX-01, OP-50]', async () => {
    const { send } = await newAccountFor('scripts')
    for (const status of SCRIPT_STATUSES) {
      expect((await send('POST', 'scripts', rowWith(SCRIPT, 'status', JSON.stringify(status)))).status, status).toBe(
        201,
      )
    }
    for (const { icon, color } of FOLDER_ICONS) {
      expect((await send('POST', 'script_folders', JSON.stringify({ name: icon, icon, color }))).status, icon).toBe(201)
    }
  })

  test('counts characters and not bytes: a name of 30 emoji passes, 31 do not [B-VL-25, CX-37]', async () => {
    const { send } = await newAccountFor('script_folders')
    expect((await send('POST', 'script_folders', JSON.stringify({ name: '🔥'.repeat(30) }))).status).toBe(201)
    expect((await send('POST', 'script_folders', JSON.stringify({ name: '🔥'.repeat(31) }))).status).toBe(400)
  })

  test.each([
    ['id', JSON.stringify(crypto.randomUUID())],
    ['created_at', '"2020-01-01T00:00:00Z"'],
  ])('lets nobody set %s of a script [CX-50]', async (column, json) => {
    const { user, count, send } = await newAccountFor('scripts')
    const { status, text } = await send('POST', 'scripts', rowWith(SCRIPT, column, json))
    expect(status, text).toBe(403)
    expect(await count(user)).toBe(0)
  })

  test('makes no row for another person, and names no column that does not exist [CX-50]', async () => {
    const { app, user, count, send } = await newAccountFor('scripts')
    const ben = await app.newUser()
    const foreign = await send('POST', 'scripts', rowWith(SCRIPT, 'user_id', JSON.stringify(ben.id)))
    expect(foreign.status, foreign.text).toBe(403)
    const unknown = await send('POST', 'scripts', rowWith(SCRIPT, 'titel', '"Tumbler"'))
    expect(unknown.status).toBe(400)
    expect(unknown.text).toContain('titel')
    expect(await count(user)).toBe(0)
    expect(await count(ben)).toBe(0)
  })

  test('stores none of several rows when one of them is bad [CX-50]', async () => {
    const { user, count, send } = await newAccountFor('scripts')
    const rows = [SCRIPT, SCRIPT, { ...SCRIPT, title: '' }]
    const { status, text } = await send('POST', 'scripts', JSON.stringify(rows))
    expect(status).toBe(400)
    expect(text).toContain('title')
    expect(await count(user)).toBe(0)
  })

  test.each([
    ['no JSON', '{"title": ', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['a text', '"Tumbler"', 'application/json'],
    ['a list of texts', '["Tumbler"]', 'application/json'],
    ['lists in each other', '['.repeat(50_000) + ']'.repeat(50_000), 'application/json'],
    [
      'objects in each other',
      `{"title": "T", "metadata": ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      'application/json',
    ],
    ['two megabytes', JSON.stringify({ title: 'T', description: 'x'.repeat(2 * 1024 * 1024) }), 'application/json'],
    ['another content type', '<title>Tumbler</title>', 'application/xml'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
    ['a prototype', '{"__proto__": {"title": "Tumbler"}}', 'application/json'],
    ['rows of different columns', '[{"title": "A"}, {"title": "B", "tone": "x"}]', 'application/json'],
  ])('refuses %s as a body without a 5xx and stores nothing [B-VL-33]', async (_, body, type) => {
    const { user, count } = await newAccountFor('scripts')
    const answer = await user.fetch('/rest/v1/scripts', { method: 'POST', body, headers: { 'content-type': type } })
    const json = (await answer.json()) as { code?: string; message?: string }
    expect(answer.status, JSON.stringify(json)).toBeGreaterThanOrEqual(400)
    expect(answer.status, JSON.stringify(json)).toBeLessThan(500)
    expect(Object.keys(json).sort()).toEqual(['code', 'details', 'hint', 'message'])
    expect(await count(user)).toBe(0)
  })

  test.each([
    ['a filter on a column that does not exist', 'scripts?titel=eq.x'],
    ['an operator that does not exist', 'scripts?title=equals.x'],
    ['a filter without an operator', 'scripts?title=x'],
    ['a uuid that is none', 'scripts?id=eq.1%20or%201=1'],
    ['a number that is none', 'scripts?video_length=eq.sixty'],
    ['SQL in the order', 'scripts?order=title;drop%20table%20scripts'],
    ['SQL in the select', 'scripts?select=title,(select%201)'],
    ['a negative limit', 'scripts?limit=-1'],
    ['a limit that is no number', 'scripts?limit=ten'],
    ['an open bracket', 'scripts?or=(title.eq.x'],
    ['a NUL in a filter', 'scripts?title=eq.a%00b'],
    ['bytes that are no UTF-8 in a filter', 'scripts?title=eq.%ff%fe'],
    ['a regular expression that is none', 'scripts?title=match.(('],
    ['a table that does not exist', 'script'],
    ['a table of the auth service', 'auth.users'],
    ['a table that is private', 'kysely_migration'],
  ])('answers %s with a 4xx [CX-50]', async (_, path) => {
    const { send } = await newAccountFor('scripts')
    const { status, text } = await send('GET', path)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  })
})

describe('a profile', () => {
  const refused: Record<string, BadValue[]> = {
    first_name: text(100, true),
    full_name: text(200, true),
    avatar_url: text(2000, true),
    avatar_path: text(500, true),
    tiktok_username: text(100, true),
    editor_theme: choice(false),
    notify_script_ready: [NULL, of('a text', 'maybe'), of('a number', 7), of('a list', []), of('an object', {})],
    notify_trending: [NULL, of('a text', 'maybe'), of('a list', [])],
    notify_performance: [NULL, of('a text', 'maybe'), of('an object', {})],
    notify_product_updates: [NULL, of('a text', 'maybe'), of('a number', 7)],
    id: [NULL, of('another account', crypto.randomUUID()), ...NO_UUID],
    updated_at: NO_TIME,
  }

  test.each(Object.keys(refused))(
    'refuses what %s cannot be, names it and stays as it was [A-PR-04, CX-50]',
    async (column) => {
      const { user, send } = await newAccountFor('profiles')
      const path = `profiles?id=eq.${user.id}`
      const { rows: before } = await send('GET', path)
      const faults: string[] = []
      for (const bad of refused[column]!) {
        const { status, text } = await send('PATCH', path, `{"${column}": ${bad.json}}`)
        faults.push(...judge(nameOf(column, bad), bad, status, text))
      }
      expect(faults).toEqual([])
      expect(before).toHaveLength(1)
      expect((await send('GET', path)).rows).toEqual(before)
    },
  )

  test('cannot be made for another account, nor taken over by an upsert [A-PR-04, CX-50]', async () => {
    const { app, user, send } = await newAccountFor('profiles')
    const ben = await app.newUser()
    const upsert = await user.fetch('/rest/v1/profiles?on_conflict=id', {
      method: 'POST',
      body: JSON.stringify({ id: ben.id, first_name: 'Taken' }),
      headers: { prefer: 'resolution=merge-duplicates,return=representation' },
    })
    expect(upsert.status).toBe(403)
    const [row] = await app.db.query<{ first_name: string | null }>(
      sql`select first_name from profiles where id = ${ben.id}`,
    )
    expect(row?.first_name).toBeNull()
    expect((await send('PATCH', `profiles?id=eq.${ben.id}`, '{"first_name": "Taken"}')).rows).toEqual([])
  })
})

let opened: Promise<TestApp> | undefined

/** A new account that talks to one table. */
async function newAccountFor(table: Table['name']) {
  // One app for all: each has a pool of connections.
  const app = await (opened ??= sharedApp())
  const user = await app.newUser()
  const owner = table === 'profiles' ? 'id' : 'user_id'
  return {
    app,
    user,
    async count({ id }: TestUser) {
      const [row] = await app.db.query<{ count: number }>(
        sql`select count(*)::int as count from ${sql.id(table)} where ${sql.id(owner)} = ${id}`,
      )
      return row?.count
    },
    async send(method: string, path: string, body?: string) {
      const answer = await user.fetch(`/rest/v1/${path}`, {
        method,
        body,
        headers: { prefer: 'return=representation' },
      })
      const text = await answer.text()
      return {
        status: answer.status,
        text,
        rows: text.startsWith('[') ? (JSON.parse(text) as Record<string, unknown>[]) : [],
      }
    },
  }
}

/** Written by hand, since JSON.stringify has no way to say half a surrogate pair. */
function rowWith(row: Record<string, unknown>, column: string, json: string): string {
  const others = Object.entries(row).filter(([name]) => name !== column)
  return `{${[...others.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`), `"${column}": ${json}`].join(', ')}}`
}

/** What row security refuses it names by the table. */
function nameOf(column: string, { name }: BadValue): string {
  return column === 'id' && (name === 'another account' || name === 'null') ? 'profiles' : column
}

function judge(column: string, { name }: BadValue, status: number, text: string): string[] {
  if (status < 400 || status >= 500) return [`${name}: answered ${status} ${text.slice(0, 200)}`]
  return text.includes(column) ? [] : [`${name}: the answer does not name the column: ${text}`]
}
