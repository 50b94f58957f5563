import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { runs, testApp, type TestApp, type TestUser } from '../../testing'
import { unzip } from '../account/export/testing'
import { readPdf } from '../studio/export/testing'

let tools: TestApp
let ana: TestUser
let ben: TestUser
beforeAll(async () => {
  tools = await testApp({ env: { RATE_LIMIT_GENERATE: '200' } })
  ana = await tools.newUser()
  ben = await tools.newUser()
})

const scene = (id: number, voiceover: string) => ({
  id,
  duration: 4,
  voiceover,
  visualCue: `Cue ${id}`,
  cameraDirection: 'Close-up',
  notes: '',
})
const WRITTEN = {
  title: 'Cold coffee',
  product_name: 'Travel mug',
  price: 29.99,
  script_text: 'My coffee is cold.\n\nThis mug keeps it hot.',
  script_data: {
    scenes: [scene(1, 'My coffee is cold.'), scene(2, 'This mug keeps it hot.')],
    caption: 'Hot at last.',
    hashtags: ['#mug'],
  },
}

async function save(user: TestUser, ...scripts: object[]): Promise<string[]> {
  const ids: string[] = []
  for (const script of scripts) {
    const { data, error } = await user.supabase
      .from('scripts')
      .insert({ ...WRITTEN, ...script })
      .select('id')
      .single()
    expect(error).toBeNull()
    ids.push(data!.id)
  }
  return ids
}

const ask = (user: TestUser, body: unknown) =>
  user.fetch('/api/scripts/library/export', { method: 'POST', body: JSON.stringify(body) })

async function filesOf(answer: Response) {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

describe('one script', () => {
  test('comes as a text with its scenes, facts and caption [CX-16, A-SB-24]', async () => {
    const ids = await save(ana, {})
    const answer = await ask(ana, { ids, format: 'txt' })
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Cold coffee.txt"; filename*=UTF-8''Cold%20coffee.txt`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe(`Cold coffee
===========

Product: Travel mug
Price: $29.99
Audience: General
Style: Storytelling
Length: 0:08, 9 spoken words

1. 0:00-0:04
My coffee is cold.
Visual: Cue 1
Camera: Close-up

2. 0:04-0:08
This mug keeps it hot.
Visual: Cue 2
Camera: Close-up

Hot at last.
#mug
`)
  })

  test('comes as a PDF [CX-16]', async () => {
    const ids = await save(ana, { title: 'Crème 🔥 杯' })
    const answer = await ask(ana, { ids, format: 'pdf' })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Cr%C3%A8me%20%F0%9F%94%A5%20%E6%9D%AF.pdf`,
    )
    const pdf = await readPdf(await answer.arrayBuffer())
    expect(pdf.pages.join('')).toContain('Thismugkeepsithot.')
    expect(pdf.fontsEmbedded).toBe(true)
  })

  test('says what its text says, where the scenes say something else by now [B-DT-01]', async () => {
    const ids = await save(ana, { script_text: 'Changed somewhere else.\n\nIn two parts.' })
    const text = await (await ask(ana, { ids, format: 'txt' })).text()
    expect(text).toContain('Changed somewhere else.\n\n2. 0:01-0:02\nIn two parts.')
    expect(text).not.toContain('My coffee is cold.')
  })

  const odd: [string, object][] = [
    ['nothing in it', { script_text: '', script_data: {} }],
    ['scenes that are none', { script_text: 'Text', script_data: { scenes: [null, 7, 'x', { duration: 'long' }] } }],
    ['scenes that are no list', { script_text: 'Text', script_data: { scenes: { a: 1 }, hashtags: 7, caption: [] } }],
    [
      'two thousand scenes',
      { script_text: '', script_data: { scenes: Array.from({ length: 2000 }, (_, at) => scene(at, 'Line.')) } },
    ],
    ...runs<[string, object][]>(
      [],
      [['fifty thousand letters', { script_text: 'word '.repeat(10_000), script_data: {} }]],
    ),
    [
      'more cues than text',
      {
        script_data: {
          scenes: [{ ...scene(1, 'My coffee is cold. This mug keeps it hot.'), notes: 'x'.repeat(60_000) }],
        },
      },
    ],
    [
      'many paragraphs',
      { script_text: Array.from({ length: runs(40, 1000) }, (_, at) => `Line ${at}.`).join('\n\n'), script_data: {} },
    ],
  ]
  test.each(odd)('with %s is a file in both formats', async (_, more) => {
    const ids = await save(ana, more)
    for (const format of ['txt', 'pdf']) {
      const answer = await ask(ana, { ids, format })
      expect(answer.status).toBe(200)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50)
    }
  })
})

describe('several scripts', () => {
  test('come as a ZIP, in the order asked, each with a name of its own that every system takes [CX-16]', async () => {
    const ids = await save(ana, { title: 'Same' }, { title: 'same' }, { title: '../../evil' }, { title: 'CON' })
    const answer = await ask(ana, { ids, format: 'txt', tz: 'Pacific/Kiritimati' })
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' })
    expect(answer.headers.get('content-disposition')).toContain(`filename="scripts-${day}.zip"`)
    const files = await filesOf(answer)
    expect([...files.keys()]).toEqual(['Same.txt', 'same (2).txt', 'evil.txt', '_CON.txt'])
    expect(String(files.get('Same.txt'))).toContain('This mug keeps it hot.')
  })

  test('come as PDFs', async () => {
    const ids = await save(ana, { title: 'One' }, { title: 'Two' })
    const files = await filesOf(await ask(ana, { ids, format: 'pdf' }))
    expect([...files.keys()]).toEqual(['One.pdf', 'Two.pdf'])
    for (const pdf of files.values()) expect(String(pdf.subarray(0, 5))).toBe('%PDF-')
  })

  test('are one’s own: what is foreign or gone is left out, and nothing left is not found [CX-50]', async () => {
    const [mine] = await save(ana, { title: 'Mine' })
    const [his] = await save(ben, { title: 'His' })
    const [gone] = await save(ana, {})
    await ana.supabase.from('scripts').delete().eq('id', gone!)
    const files = await filesOf(await ask(ana, { ids: [his, mine, randomUUID(), gone], format: 'txt' }))
    expect([...files.keys()]).toEqual(['Mine.txt'])
    for (const ids of [[his], [gone], [his, gone, randomUUID()]]) {
      const answer = await ask(ana, { ids, format: 'txt' })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' })
    }
  })

  test('may be a hundred, each once', async () => {
    const { data } = await ana.supabase
      .from('scripts')
      .insert(Array.from({ length: 100 }, (_, at) => ({ ...WRITTEN, title: `Number ${at}` })))
      .select('id')
    const ids = data!.map(({ id }) => id)
    const files = await filesOf(await ask(ana, { ids: [...ids.slice(1), ids[0]], format: 'txt' }))
    expect(files.size).toBe(100)
  })
})

describe('is refused', () => {
  const id = randomUUID()
  test.each<[string, unknown, string]>([
    ['no ids', { format: 'txt' }, 'ids'],
    ['an empty list', { ids: [], format: 'txt' }, 'ids'],
    ['an id that is none', { ids: [id, '7'], format: 'txt' }, 'ids.1'],
    ['101 ids', { ids: Array.from({ length: 101 }, () => randomUUID()), format: 'txt' }, 'ids'],
    ['no format', { ids: [id] }, 'format'],
    ['another format', { ids: [id], format: 'docx' }, 'format'],
    ['a zone that is none', { ids: [id], format: 'txt', tz: 'Mars/Olympus' }, 'tz'],
  ])('%s, with the field named', async (_, body, field) => {
    const answer = await ask(ana, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_input', field })
  })

  test('a body that is no JSON, and whoever is not fully signed in [OP-20]', async () => {
    for (const body of ['{', 'null', '[]', '""'])
      expect((await ana.fetch('/api/scripts/library/export', { method: 'POST', body })).status).toBe(400)
    const anyone = await tools.app.inject({
      method: 'POST',
      url: '/api/scripts/library/export',
      payload: { ids: [id], format: 'txt' },
    })
    expect(anyone.statusCode).toBe(401)
    const cem = await tools.newUser()
    await tools.db.query(sql`insert into auth.mfa_factors (user_id, factor_type, status, secret, friendly_name)
      values (${cem.id}, 'totp', 'verified', 'x', 'Phone')`)
    expect(await (await ask(cem, { ids: [id], format: 'txt' })).json()).toMatchObject({ code: 'second_factor_needed' })
  })
})
