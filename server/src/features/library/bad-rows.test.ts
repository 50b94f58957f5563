import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '../../testing'
import { CONTROLS, HOSTILE_TEXTS, longText, NO_NUMBER, UNSTORABLE, type BadValue } from '../../testing/bad-values'

/** What nobody can have said, taken or named: by the calls of the client, column by column. */

const NULL: BadValue = { name: 'null', json: 'null' }
const of = (name: string, value: unknown): BadValue => ({ name, json: JSON.stringify(value) })
const EMPTY = of('an empty text', '')
const BLANK = of('blanks', ' \n\t ')
/** PostgreSQL reads a text as the column's type, so a number in a text is a number. */
const NOT_EVEN_AS_TEXT = NO_NUMBER.filter(({ name }) => name !== 'a number in a text')
const NO_UUID = [of('no uuid', 'script-1'), of('a number', 7), of('SQL', "'; drop table scripts; --"), ...UNSTORABLE]
const CHOICE = [NULL, EMPTY, of('an unknown one', 'robot'), of('a number', 1), of('a list', []), ...UNSTORABLE]

interface Table {
  name: 'script_messages' | 'script_takes'
  row: Record<string, unknown>
  refused: Record<string, BadValue[]>
  /** The one that may be changed. */
  updatable?: string
}

const TABLES: Table[] = [
  {
    name: 'script_messages',
    row: {
      role: 'assistant',
      text: 'Cut two lines.',
      changes: [{ scene: 1, before: 'Long.', after: 'Short.' }],
      idempotency_key: null,
    },
    refused: {
      script_id: [NULL, EMPTY, of('a script that does not exist', crypto.randomUUID()), ...NO_UUID],
      role: CHOICE,
      text: [NULL, EMPTY, BLANK, of('4001 characters', longText(4001)), ...UNSTORABLE],
      changes: [
        NULL,
        of('a text', 'shorter'),
        of('a number', 7),
        of('an object', { scene: 1 }),
        of('a boolean', true),
        of('more than 200 kB', Array<string>(21).fill(longText(10_000))),
        { name: 'a number that takes a hundred kilobytes to write out', json: '[{"scene": 1e131000}]' },
        ...UNSTORABLE.map(({ name, json }) => ({ name: `a text in it with ${name}`, json: `[{"before": ${json}}]` })),
      ],
      idempotency_key: [EMPTY, ...NO_UUID],
    },
  },
  {
    name: 'script_takes',
    row: { scene: 1, verdict: 'good', seconds: 4.2, idempotency_key: null },
    refused: {
      script_id: [NULL, EMPTY, of('a script that does not exist', crypto.randomUUID()), ...NO_UUID],
      scene: [NULL, ...NOT_EVEN_AS_TEXT, of('0', 0), of('-1', -1), of('a fraction', 1.5), of('more than an int', 1e12)],
      verdict: CHOICE,
      seconds: [...NOT_EVEN_AS_TEXT, of('-0.1', -0.1), of('600.1', 600.1), of('far too much', 1e20), of('NaN', 'NaN')],
      idempotency_key: [EMPTY, ...NO_UUID],
    },
    updatable: 'verdict',
  },
]

let opened: Promise<TestApp> | undefined

/** A new account with a script. */
async function newAccountWithScript() {
  const app = await (opened ??= sharedApp())
  const user = await app.newUser()
  const send = async (method: string, path: string, body?: string) => {
    const headers = { prefer: 'return=representation' }
    const answer = await user.fetch(`/rest/v1/${path}`, { method, body, headers })
    const text = await answer.text()
    const rows = text.startsWith('[') ? (JSON.parse(text) as Record<string, unknown>[]) : []
    return { status: answer.status, text, rows }
  }
  const made = await send('POST', 'scripts', '{"title": "Mine"}')
  return { app, user, send, script_id: made.rows[0]!.id as string }
}

/** Written by hand, since JSON.stringify has no way to say half a surrogate pair. */
function rowWith(row: Record<string, unknown>, column: string, json: string): string {
  const others = Object.entries(row).filter(([name]) => name !== column)
  return `{${[...others.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`), `"${column}": ${json}`].join(', ')}}`
}

function judge(column: string, { name }: BadValue, status: number, text: string): string[] {
  if (status < 400 || status >= 500) return [`${name}: answered ${status} ${text.slice(0, 200)}`]
  return text.includes(column) ? [] : [`${name}: the answer does not name the column: ${text.slice(0, 200)}`]
}

describe('rows that nobody can have', () => {
  for (const { name, row, refused, updatable } of TABLES) {
    test.each(Object.keys(refused))(
      `${name}: a new row refuses what %s cannot be and names it [CX-50]`,
      async (column) => {
        const { send, script_id } = await newAccountWithScript()
        const faults: string[] = []
        for (const bad of refused[column]!) {
          const { status, text } = await send('POST', name, rowWith({ ...row, script_id }, column, bad.json))
          faults.push(...judge(column, bad, status, text))
        }
        expect(faults).toEqual([])
        expect((await send('GET', name)).rows).toEqual([])
        // The same row is fine without the fault.
        expect((await send('POST', name, JSON.stringify({ ...row, script_id }))).status).toBe(201)
      },
    )

    test(`${name}: an update changes nothing but what may turn [CX-50]`, async () => {
      const { send, script_id } = await newAccountWithScript()
      const { rows } = await send('POST', name, JSON.stringify({ ...row, script_id }))
      const path = `${name}?id=eq.${String(rows[0]!.id)}`
      for (const column of Object.keys(rows[0]!).filter((column) => column !== updatable)) {
        const { status, text } = await send('PATCH', path, JSON.stringify({ [column]: rows[0]![column] }))
        expect(status, text).toBe(403)
      }
      const faults: string[] = []
      for (const bad of updatable ? refused[updatable]! : []) {
        const { status, text } = await send('PATCH', path, `{"${updatable}": ${bad.json}}`)
        faults.push(...judge(updatable ?? '', bad, status, text))
      }
      expect(faults).toEqual([])
      expect((await send('GET', path)).rows).toEqual(rows)
    })

    test(`${name}: none of several rows is kept when one is bad, and none in a body that is no row [CX-50]`, async () => {
      const { send, script_id } = await newAccountWithScript()
      const good = { ...row, script_id }
      const bad = { ...good, script_id: crypto.randomUUID() }
      for (const body of [JSON.stringify([good, good, bad]), '"x"', '[]]', '', '{"script_id": ', '['.repeat(50_000)]) {
        const { status, text } = await send('POST', name, body)
        expect(status, text).toBeGreaterThanOrEqual(400)
        expect(status, text).toBeLessThan(500)
      }
      expect((await send('GET', name)).rows).toEqual([])
    })

    test(`${name}: a repeated request makes no second row [CX-31]`, async () => {
      const { user, send, script_id } = await newAccountWithScript()
      const body = JSON.stringify({ ...row, script_id, idempotency_key: crypto.randomUUID() })
      expect((await send('POST', name, body)).status).toBe(201)
      expect((await send('POST', name, body)).status).toBe(409)
      const quiet = await user.fetch(`/rest/v1/${name}?on_conflict=user_id,idempotency_key`, {
        method: 'POST',
        body,
        headers: { prefer: 'resolution=ignore-duplicates' },
      })
      expect(quiet.status).toBeLessThan(300)
      expect((await send('GET', name)).rows).toHaveLength(1)
    })
  }

  test('any text is kept exactly as it was said [B-VL-33, B-RF-02]', async () => {
    const { send, script_id } = await newAccountWithScript()
    const texts = [...HOSTILE_TEXTS.map(({ name, text }) => of(name, text)), ...CONTROLS]
    for (const { name, json } of texts) {
      const message = { script_id, role: 'user', changes: [{ before: JSON.parse(json) as string }] }
      const { status, rows } = await send('POST', 'script_messages', rowWith(message, 'text', json))
      expect({ status, text: rows[0]?.text, changes: rows[0]?.changes }, name).toEqual({
        status: 201,
        text: JSON.parse(json) as string,
        changes: message.changes,
      })
    }
  })
})

describe('the name of a version', () => {
  const path = (script: string) => `script_versions?script_id=eq.${script}`

  test('refuses what it cannot be, names it and stays as it was [CX-50]', async () => {
    const { send, script_id } = await newAccountWithScript()
    const { rows } = await send('PATCH', path(script_id), '{"name": "Funny"}')
    expect(rows[0]).toMatchObject({ name: 'Funny' })
    const faults: string[] = []
    for (const bad of [EMPTY, BLANK, of('61 characters', longText(61)), ...UNSTORABLE]) {
      const { status, text } = await send('PATCH', path(script_id), `{"name": ${bad.json}}`)
      faults.push(...judge('name', bad, status, text))
    }
    expect(faults).toEqual([])
    expect((await send('GET', path(script_id))).rows).toEqual(rows)
  })

  test('keeps any text but the blanks around it, and 60 emoji [B-VL-33, CX-37]', async () => {
    const { send, script_id } = await newAccountWithScript()
    for (const text of [...HOSTILE_TEXTS.map(({ text }) => text), '🔥'.repeat(60)]) {
      const wanted = [...text].slice(0, 60).join('').trim()
      const { rows, status } = await send('PATCH', path(script_id), JSON.stringify({ name: ` ${wanted}\n` }))
      expect({ status, name: rows[0]?.name }).toEqual({ status: 200, name: wanted })
    }
  })

  test('is all of a version that a client can change, and of nobody else’s [CX-50]', async () => {
    const { app, send, script_id } = await newAccountWithScript()
    const { rows } = await send('GET', path(script_id))
    for (const column of Object.keys(rows[0]!).filter((column) => column !== 'name')) {
      const { status } = await send('PATCH', path(script_id), JSON.stringify({ [column]: rows[0]![column] }))
      expect(status, column).toBe(403)
    }
    const ben = await app.newUser()
    const { data, error } = await ben.supabase
      .from('script_versions')
      .update({ name: 'Mine' })
      .eq('script_id', script_id)
      .select('id')
    expect({ data, error }).toEqual({ data: [], error: null })
    const [kept] = await app.db.query(sql`select name from script_versions where script_id = ${script_id}`)
    expect(kept).toEqual({ name: null })
  })
})
