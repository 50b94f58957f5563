import {
  AUDIENCES,
  GeneratedScript,
  LIMITS,
  MAX_PRICE,
  OUTPUT_TYPES,
  TONES,
  VIDEO_STYLES,
  type ErrorAnswer,
} from '@reelwright/shared'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BRIEF as ORDINARY_BRIEF, runs, sharedApp, type TestApp, type TestUser } from '../../testing'
import {
  CONTROLS,
  HOSTILE_TEXTS,
  longText,
  NO_NUMBER,
  NO_TEXT,
  UNSTORABLE,
  type BadValue,
} from '../../testing/bad-values'

/** With every field a client can send. */
const BRIEF = {
  ...ORDINARY_BRIEF,
  painPoint: 'My water is warm after an hour.',
  story: 'I filled it at six. At noon there was still ice in it.',
  callToAction: 'Tap the cart',
  includeVisualCues: true,
  outputType: 'both',
}
type Field = keyof typeof BRIEF

const NULL: BadValue = { name: 'null', json: 'null' }
const EMPTY: BadValue = { name: 'an empty text', json: '""' }
const BLANK: BadValue = { name: 'blanks', json: '" \\n\\t "' }
const of = (name: string, value: unknown): BadValue => ({ name, json: JSON.stringify(value) })
const tooLong = (max: number) => of(`${max + 1} characters`, longText(max + 1))
const text = (max: number) => [...NO_TEXT, ...UNSTORABLE, ...CONTROLS, tooLong(max)]

/** What must be refused, field by field. Missing values of required fields are at the end. */
const REFUSED: Record<Field, BadValue[]> = {
  productName: [NULL, EMPTY, BLANK, ...text(LIMITS.productName)],
  targetAudience: [NULL, EMPTY, BLANK, ...text(LIMITS.audience)],
  style: [NULL, ...text(LIMITS.style)],
  tone: [NULL, ...text(LIMITS.tone)],
  painPoint: text(LIMITS.painPoint),
  story: text(LIMITS.story),
  callToAction: text(LIMITS.callToAction),
  price: [
    ...NO_NUMBER,
    of('less than nothing', -0.01),
    of('more than anything costs', MAX_PRICE + 1),
    { name: 'a number that JSON cannot hold', json: '1e999' },
  ],
  videoLength: [
    NULL,
    ...NO_NUMBER,
    of('half a second', 30.5),
    of('too short', 14),
    of('too long', 181),
    of('negative', -60),
    { name: 'a number that JSON cannot hold', json: '1e999' },
  ],
  features: [
    NULL,
    of('a number', 42),
    of('an object', { 0: 'Leakproof lid' }),
    of('a boolean', true),
    of(
      '21 entries',
      Array.from({ length: LIMITS.features + 1 }, (_, i) => `Feature ${i}`),
    ),
    of('an entry that is too long', ['Leakproof lid', longText(LIMITS.feature + 1)]),
    of('a text with a part that is too long', `Leakproof lid, ${longText(LIMITS.feature + 1)}`),
    of('a list in the list', [['Leakproof lid']]),
    ...[NULL, of('a number', 1), of('an object', {}), ...UNSTORABLE, ...CONTROLS].map(({ name, json }) => ({
      name: `an entry that is ${name}`,
      json: `["Leakproof lid", ${json}]`,
    })),
  ],
  includeVisualCues: [NULL, of('a text', 'true'), of('a number', 1), of('a list', []), of('an object', {})],
  outputType: [NULL, EMPTY, of('an unknown one', 'both; drop table scripts'), ...NO_TEXT, ...UNSTORABLE],
}

/** More of them by hand: RUNS=2000. */
const RUNS = Number(process.env.RUNS ?? runs(8, 80))

const ODD = fc.constantFrom(
  ...[
    ...HOSTILE_TEXTS.map(({ text }) => text),
    '$9.99',
    '50% off!!!',
    'a',
    '1',
    '...',
    '-',
    'n/a',
    'A'.repeat(150),
    '<3',
    '&lt;b&gt;',
  ],
  ...[
    'ALL CAPS FREE SHIPPING',
    'the',
    '12 V',
    '5-in-1',
    "l'eau",
    '"quoted"',
    'Zoë’s café',
    '日本語の水筒',
    'x\ny\nz',
    '  spaces  ',
  ],
)
const anyText = (max: number) =>
  fc.oneof(
    ODD.map((text) => text.slice(0, max)),
    fc.string({ unit: 'grapheme', maxLength: max }),
    fc.lorem({ maxCount: 6 }).map((text) => text.slice(0, max)),
  )
const ANY_BRIEF = fc.record(
  {
    productName: anyText(60),
    price: fc.oneof(fc.constantFrom(0, 0.01, 1, 9.99, 1000, MAX_PRICE), fc.double({ min: 0, max: 5000, noNaN: true })),
    features: fc.array(anyText(80), { maxLength: LIMITS.features }),
    videoLength: fc.integer({ min: 15, max: 180 }),
    targetAudience: fc.oneof(fc.constantFrom(...AUDIENCES), anyText(60)),
    style: fc.oneof(fc.constantFrom(...VIDEO_STYLES), anyText(40)),
    tone: fc.oneof(fc.constantFrom(...TONES), anyText(40)),
    painPoint: anyText(200),
    story: anyText(300),
    callToAction: anyText(100),
    includeVisualCues: fc.boolean(),
    outputType: fc.constantFrom(...OUTPUT_TYPES),
  },
  { requiredKeys: ['productName', 'targetAudience'] },
)

const REQUIRED: Field[] = ['productName', 'targetAudience']
const FREE_TEXT: Field[] = [
  'productName',
  'targetAudience',
  'style',
  'tone',
  'painPoint',
  'story',
  'callToAction',
  'features',
]
/** Each text in one of the fields, in turn, or in all of them. */
const textsFor = (field: Field) =>
  HOSTILE_TEXTS.filter((_, index) => runs(FREE_TEXT[index % FREE_TEXT.length] === field, true))
const FIELDS = Object.keys(BRIEF) as Field[]

describe('generate-script', () => {
  test.each(FIELDS)('refuses what %s cannot be, names it and stores nothing [B-VL-33]', async (field) => {
    const { user, counts, post } = await newAccount()
    const faults: string[] = []
    for (const { name, json } of REFUSED[field]) {
      const { status, body, raw } = await post(briefWith(field, json))
      if (status !== 400) faults.push(`${name}: answered ${status} ${raw.slice(0, 200)}`)
      else if (!namesField(body, field)) faults.push(`${name}: the answer does not name the field: ${raw}`)
      else if (!isErrorAnswer(body)) faults.push(`${name}: not the shape of an error: ${raw}`)
    }
    expect(faults).toEqual([])
    expect(REFUSED[field].length).toBeGreaterThan(3)
    expect(await counts(user)).toEqual({ scripts: 0, generations: 0 })
  })

  test('all may be left out but what is required [B-VL-01, B-VL-02]', async () => {
    const { user, counts, post } = await newAccount()
    for (const field of REQUIRED) {
      const { [field]: _, ...rest } = BRIEF
      const { status, body } = await post(JSON.stringify(rest))
      expect({ status, body }).toMatchObject({ status: 400, body: { field } })
    }
    expect(await counts(user)).toEqual({ scripts: 0, generations: 0 })

    const { status, body } = await post(JSON.stringify(Object.fromEntries(REQUIRED.map((name) => [name, BRIEF[name]]))))
    expect(status).toBe(200)
    expect(faultsOfScript(body)).toEqual([])
  })

  test.each(FREE_TEXT)('makes a clean script of whatever people paste into %s [B-VL-33, B-EN-14]', async (field) => {
    const { post } = await newAccount()
    const faults: string[] = []
    for (const { name, text, unspeakable } of textsFor(field)) {
      const value = field === 'features' ? ['Leakproof lid', text] : text
      const { status, body, raw } = await post(briefWith(field, JSON.stringify(value)))
      faults.push(...judge({ name, field, status, body, raw, unspeakable }))
    }
    expect(faults).toEqual([])
  })

  test('makes a script of any brief that it takes, and never fails over one [B-VL-33]', async () => {
    const { post } = await newAccount()
    await fc.assert(
      fc.asyncProperty(ANY_BRIEF, async (brief) => {
        const { status, body, raw } = await post(JSON.stringify(brief))
        if (status === 400 || status === 422) expect(isErrorAnswer(body), raw).toBe(true)
        else expect({ status, faults: faultsOfScript(body) }).toEqual({ status: 200, faults: [] })
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })

  test('takes features as a comma-separated text and drops blanks [B-EN-14, B-VL-07]', async () => {
    const { post } = await newAccount()
    const { status, body } = await post(
      briefWith('features', JSON.stringify(' Leakproof lid, ,Fits every cup holder,')),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { script: { metadata: { features: ['Leakproof lid', 'Fits every cup holder'] } } },
    })
  })

  test('uses up no allowance for a request that it refuses [OP-65]', async () => {
    const { user, post } = await newAccount()
    for (const field of REQUIRED) await post(briefWith(field, 'null'))
    const { body } = await post(JSON.stringify(BRIEF))
    expect(body).toMatchObject({ allowance: { used: 1 } })
    expect(user.id).toBeTruthy()
  })

  test.each([
    ['no JSON at all', 'productName=Tumbler', 'application/json', 400],
    ['a cut off object', '{"productName": "Tum', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a text', '"Tumbler"', 'application/json', 400],
    ['a number', '7', 'application/json', 400],
    ['plain text', JSON.stringify(BRIEF), 'text/plain', 400],
    ['a form', 'productName=Tumbler', 'application/x-www-form-urlencoded', 415],
    ['XML', '<productName>Tumbler</productName>', 'application/xml', 415],
    ['a content type without sense', '{}', 'nonsense', 415],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'application/json', 400],
    ['two megabytes', JSON.stringify({ ...BRIEF, painPoint: 'x'.repeat(2 * 1024 * 1024) }), 'application/json', 413],
    [
      '100,000 lists in each other',
      `{"productName": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'application/json',
      400,
    ],
    [
      'a prototype in the body',
      `{"__proto__": {"productName": "Tumbler", "targetAudience": "men"}}`,
      'application/json',
      400,
    ],
    [
      'a prototype in a feature',
      `{"productName": "T", "targetAudience": "men", "features": [{"__proto__": {"polluted": 1}}]}`,
      'application/json',
      400,
    ],
    ['a constructor in the body', `{"constructor": {"prototype": {"polluted": 1}}}`, 'application/json', 400],
  ])('refuses %s as a body and stores nothing [B-VL-33]', async (_, body, type, wanted) => {
    const { user, counts } = await newAccount()
    const answer = await user.fetch('/functions/v1/generate-script', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    const json: unknown = await answer.json()

    expect({ status: answer.status, json }).toMatchObject({ status: wanted, json: { success: false } })
    expect(isErrorAnswer(json)).toBe(true)
    expect({} as Record<string, unknown>).not.toHaveProperty('polluted')
    expect(await counts(user)).toEqual({ scripts: 0, generations: 0 })
  })

  test('ignores keys that it does not know [B-CL-02]', async () => {
    const { post } = await newAccount()
    const { status, body } = await post(
      JSON.stringify({ ...BRIEF, user_id: '00000000-0000-0000-0000-000000000000', admin: true }),
    )
    expect(status).toBe(200)
    expect(faultsOfScript(body)).toEqual([])
  })

  test.each([
    ['201 characters', 'k'.repeat(201)],
    ['a space', 'one two'],
    ['no characters', ''],
    ['letters beyond ASCII', Buffer.from('schlüssel').toString('latin1')],
  ])('refuses an idempotency key with %s and names the header [CX-31]', async (_, key) => {
    const { user, counts, post } = await newAccount()
    const { status, body, raw } = await post(JSON.stringify(BRIEF), { 'idempotency-key': key })
    expect(status, raw).toBe(400)
    expect((body as ErrorAnswer).field?.toLowerCase()).toBe('idempotency-key')
    expect(await counts(user)).toEqual({ scripts: 0, generations: 0 })
  })
})

let opened: Promise<TestApp> | undefined

/** A new account and what the database holds of it. */
async function newAccount() {
  // One app for all: each has a pool of connections.
  const app = await (opened ??= sharedApp())
  const user = await app.newUser()
  return {
    user,
    counts: (of: TestUser) => countRows(app, of),
    async post(body: string, headers: Record<string, string> = {}) {
      const answer = await user.fetch('/functions/v1/generate-script', { method: 'POST', body, headers })
      const raw = await answer.text()
      return { status: answer.status, raw, body: JSON.parse(raw) as unknown }
    },
  }
}

async function countRows({ db }: TestApp, { id }: TestUser) {
  const [row] = await db.query<{ scripts: number; generations: number }>(sql`
    select (select count(*)::int from scripts where user_id = ${id}) as scripts,
      (select count(*)::int from generations where user_id = ${id}) as generations`)
  return row
}

/** Written by hand, since JSON.stringify has no way to say half a surrogate pair. */
function briefWith(field: Field, json: string): string {
  const pairs = FIELDS.map((name) => `${JSON.stringify(name)}: ${name === field ? json : JSON.stringify(BRIEF[name])}`)
  return `{${pairs.join(', ')}}`
}

function namesField(body: unknown, field: string): boolean {
  const named = (body as Partial<ErrorAnswer>).field
  return named === field || Boolean(named?.startsWith(`${field}.`))
}

function isErrorAnswer(body: unknown): boolean {
  const { success, error, code, requestId } = body as Partial<ErrorAnswer>
  const texts = [error, code, requestId].every((text) => typeof text === 'string' && text !== '')
  return success === false && texts && !/\bat .*\.ts:\d|node_modules|select .* from/i.test(error ?? '')
}

interface Answered {
  name: string
  field: Field
  status: number
  body: unknown
  raw: string
  unspeakable: RegExp
}

/** Either a script that says nothing of it, or a refusal that names the field. */
function judge({ name, field, status, body, raw, unspeakable }: Answered): string[] {
  if (status === 400 || status === 422)
    return namesField(body, field) ? [] : [`${name}: refused without the field: ${raw}`]
  if (status !== 200) return [`${name}: answered ${status} ${raw.slice(0, 200)}`]
  const faults = faultsOfScript(body).map((fault) => `${name}: ${fault}`)
  const spoken = spokenOf(body)
  const said = unspeakable.exec(spoken)
  if (said)
    faults.push(
      `${name}: speaks "${said[0]}" in "...${spoken.slice(Math.max(0, said.index - 40), said.index + 60)}..."`,
    )
  return faults
}

function spokenOf(body: unknown): string {
  const { data } = body as { data: { script: GeneratedScript } }
  return [data.script.spoken_script, ...data.script.scenes.map((scene) => scene.voiceover)].join('\n')
}

/** Whatever came in: the answer is a script that can be filmed. */
function faultsOfScript(body: unknown): string[] {
  const parsed = GeneratedScript.safeParse((body as { data?: { script?: unknown } }).data?.script)
  if (!parsed.success) return [`no script: ${parsed.error.message.slice(0, 200)}`]
  const script = parsed.data
  const total = script.scenes.reduce((sum, scene) => sum + scene.duration, 0)
  const faults: string[] = []
  if (total !== script.metadata.videoLength)
    faults.push(`the scenes take ${total} of ${script.metadata.videoLength} seconds`)
  if (script.spoken_script.split(/\s+/).length < 7) faults.push(`says next to nothing: "${script.spoken_script}"`)
  // oxlint-disable-next-line no-control-regex
  if (/[<>]|[\u0000-\u0008\u000b-\u001f\u007f]|undefined|\[object|NaN/.test(script.spoken_script)) {
    faults.push(`says what nobody can say: "${script.spoken_script.slice(0, 300)}"`)
  }
  return faults
}
