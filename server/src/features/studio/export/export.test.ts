import type { ScriptExportInput } from '@reelwright/shared'
import fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config'
import { describeRoutes } from '../../../platform/open-api'
import type { App } from '../../../platform/http'
import { IS_FULL, runs, soon, testApp, type TestApp, type TestUser } from '../../../testing'
import { exportRoutes } from './routes'
import { readPdf, squeezed } from './testing'

let tools: TestApp
let ana: TestUser
beforeAll(async () => {
  tools = await testApp({ env: { RATE_LIMIT_GENERATE: '500' } })
  ana = await tools.newUser()
})

type Script = ScriptExportInput['script']
const LAYOUTS = runs<ScriptExportInput['layout'][]>(['script'], ['script', 'shot-list', 'prompter'])
const scene = (voiceover: string, more: Partial<Script['scenes'][number]> = {}) => ({ duration: 5, voiceover, ...more })
const scriptOf = (...voiceovers: string[]): Script => ({
  title: 'Glaciero tumbler',
  scenes: voiceovers.map((voiceover) => scene(voiceover)),
})
const FULL: Script = {
  title: 'Glaciero tumbler - Storytelling Script',
  scenes: [
    scene('My bag was wet. Again.', {
      duration: 4.5,
      visualCue: 'A suitcase',
      cameraDirection: 'Close-up',
      notes: 'Slowly',
    }),
    scene('Tap the link.', { duration: 10.5 }),
  ],
  metadata: { productName: 'Glaciero', videoStyle: 'hack-tip' },
  caption: 'Dry at last.',
  hashtags: ['#tumbler', '#leakproof'],
}

const ask = (body: object, user = ana) =>
  user.fetch('/api/scripts/export', { method: 'POST', body: JSON.stringify({ format: 'pdf', ...body }) })

async function pdfOf(script: Script, layout: ScriptExportInput['layout'] = 'script', more: object = {}) {
  const answer = await ask({ layout, script, ...more })
  expect(answer.status).toBe(200)
  return readPdf(await answer.arrayBuffer())
}

describe('a script as a PDF', () => {
  test('to speak from is a file with the title as its name', async () => {
    const answer = await ask({ layout: 'prompter', script: { ...FULL, title: 'Crème / "brûlée" 🔥' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Creme brulee - prompter.pdf"; filename*=UTF-8''Cr%C3%A8me%20br%C3%BBl%C3%A9e%20%F0%9F%94%A5%20-%20prompter.pdf`,
    )
    // To speak from: the spoken words alone.
    const { pages } = await readPdf(await answer.arrayBuffer())
    expect(pages.join('')).toContain(squeezed('My bag was wet.Again.'))
    expect(pages.join('')).not.toMatch(/suitcase|Close-up|#tumbler/)
  })

  test('to read has title, product, facts, scenes with their times, caption and hashtags', async () => {
    const { pages, size, outline, title, language, tagged, roles, fontsEmbedded } = await pdfOf(FULL, 'script', {
      product: 'Glaciero 12 oz',
    })
    expect(pages).toHaveLength(1)
    // A4
    expect(size).toEqual([595, 842])
    for (const text of ['Glaciero 12 oz', '0:15 · 8 words · Hack / Tip', 'Scene 1 0:00–0:04.5', 'Shot A suitcase'])
      expect(pages[0]).toContain(squeezed(text))
    for (const text of [
      'My bag was wet. Again.',
      'Scene 2 0:04.5–0:15',
      'Close-up',
      'Slowly',
      'Dry at last.',
      '#tumbler #leakproof',
    ])
      expect(pages[0]).toContain(squeezed(text))
    expect(pages[0]).toContain('1of1')
    expect({ title, language, tagged, fontsEmbedded }).toEqual({
      title: FULL.title,
      language: 'en',
      tagged: true,
      fontsEmbedded: true,
    })
    expect(outline).toEqual(['1. 0:00–0:04.5', '2. 0:04.5–0:15'])
    expect(roles.slice(0, 6)).toEqual(['Document', 'H1', 'P', 'P', 'Sect', 'H2'])
  })

  test('to shoot by is a table whose head stands on every page, also on those of a row that is longer than one', async () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      scene(`Line ${at + 1}.`, { visualCue: `Cue ${at + 1}`, notes: 'Twice' }),
    )
    const { pages, roles } = await pdfOf({ title: 'Table', scenes: [...many, scene('x'.repeat(5000))] }, 'shot-list')
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toContain('#TimeShotLineTakesDone')
    expect(pages.join('')).toContain(squeezed('20 1:35–1:40 Cue 20 Note: Twice Line 20.'))
    expect(pages.join('').match(/x/g)?.length).toBe(5000)
    expect(roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD']))
  })

  test('takes the whole script that the studio holds, ids, locks and all; on Letter, too', async () => {
    const held = { ...FULL, locked: [1], spoken_script: 'x', selling_points: [], scenes: [{ id: 7, ...scene('One.') }] }
    const { pages, size } = await pdfOf(held, 'script', { paper: 'letter' })
    expect(pages[0]).toContain('One.')
    expect(size).toEqual([612, 792])
  })
})

describe('whatever it is written in', () => {
  test.each([
    ['Arabic', 'كوب حراري للسفر', 'ar'],
    ['Hindi', 'यह बहत', 'hi'],
    ['Simplified Chinese', '这个杯子保冷二十四小时，盖子不漏水。', 'zh'],
    ['emoji', 'Wow 🔥🧊☕❤️👇', 'en'],
    ...runs(
      [],
      [
        ['Vietnamese', 'Đường phố Hà Nội rất đẹp, ngủ ngon nhé!', 'vi'],
        ['Thai', 'กระเป๋าเดินทางพังที่บันได', 'th'],
        ['English with marks', 'It’s “déjà vu” — naïve, €29.99… ½ × 3 → 4', 'en'],
        ['Russian', 'Привет, мир! Съешь ещё этих мягких булок.', 'ru'],
        ['Greek', 'Καλημέρα κόσμε, τι κάνεις;', 'el'],
        ['Hebrew', 'שלום עולם', 'he'],
        ['Japanese', 'スーツケースが壊れました。雨の朝、「冷たい」', 'ja'],
        ['Traditional Chinese', '這個杯子保冷二十四小時，蓋子不漏水。', 'zh'],
        ['Korean', '여행 가방이 부서졌어요.', 'ko'],
      ],
    ),
  ])('%s is drawn by embedded fonts and can be read out again', async (_, text, language) => {
    for (const layout of LAYOUTS) {
      const pdf = await pdfOf({ title: text, scenes: [scene(text)] }, layout)
      const letters = (from: string) => squeezed(from).replace(/[\ufe0f\u200d]/g, '')
      // Readers put words of right-to-left scripts in one order or the other.
      for (const word of text.split(/[ ,،;!?]+/)) expect(letters(pdf.pages.join(''))).toContain(letters(word))
      expect(pdf).toMatchObject({ missing: 0, language, fontsEmbedded: true })
    }
  })

  const ODD: [string, ...string[]][] = [
    ['a family', '👨‍👩‍👧‍👦'],
    ['a job and a skin', '👩🏽‍💻'],
    ['a flag', '🇩🇪'],
    ['a flag of a country in another', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a key', '1️⃣'],
    ['a letter with marks that no font has together', 'x̂ q̃'],
    ['hieroglyphs, of which no font is there', '𓀀𓀁'],
    ['a private character', '\ue000'],
    ['a hundred marks on one letter', `a${'\u0301'.repeat(100)}`],
    ['half a surrogate pair', 'a\ud800b'],
  ]
  test.each(runs([['all of flags, marks and what no font has', ...ODD.map(([, text = '']) => text)]], ODD))(
    '%s can be seen, and no box',
    async (_, ...texts) => {
      const pdf = await pdfOf(scriptOf(...texts.map((text, at) => `Before${at} ${text} after`)))
      expect(pdf.missing).toBe(0)
      for (const [at, text] of texts.entries()) {
        expect(pdf.pages[0]).toContain(`Before${at}`)
        // A reader takes a flag's tags for blanks.
        if (!text.includes('🏴')) expect(pdf.pages[0]).toMatch(new RegExp(`Before${at}.+?after`))
      }
    },
  )

  test('what cannot be seen is left out: controls, zero-width and turning characters', async () => {
    const odd = 'One\u0000 t\u200bw\u2060o\u0007 \u202ethree\u202c \u2067four\u2069 \ufeff\u00adfive\u001b'
    const { pages, missing } = await pdfOf(scriptOf(odd))
    expect(pages[0]).toContain('Onetwothreefourfive')
    expect(missing).toBe(0)
  })

  test.runIf(IS_FULL)('Arabic among Latin stands in reading order, brackets and numbers too', async () => {
    const text = 'ثم كوب Glaciero (سعة 12 أونصة) بسعر'
    expect((await pdfOf(scriptOf(text))).pages[0]).toContain('Glaciero')
  })
})

const LONG_TEXTS: [string, string][] = [
  ['one word of 5000 letters', 'x'.repeat(5000)],
  ['10000 letters of two directions', 'aا'.repeat(5000)],
  ['5000 brackets', '(['.repeat(2500)],
  ['5000 emoji', '🔥'.repeat(5000)],
  ['50000 letters', 'abcdefghi '.repeat(5000)],
  ['20000 lines', 'a\n'.repeat(20_000)],
  ['20000 marks', '\u0301'.repeat(20_000)],
  ['20000 joiners', '👩\u200d'.repeat(10_000)],
]

describe('however much it is', () => {
  test.runIf(IS_FULL).each(LAYOUTS)('the longest script is made, as %s', async (layout) => {
    const scenes = Array.from({ length: 180 }, (_, at) => scene(`${at} ${'word '.repeat(54)}`.slice(0, 277)))
    const { pages, outline } = await pdfOf({ title: 'Long', scenes }, layout)
    expect(outline).toHaveLength(180)
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.at(-1)).toContain(`${pages.length}of${pages.length}`)
  })

  test.each([
    ['5000 Arabic letters in a row', 'ك'.repeat(5000)],
    ['only blanks', ' \n\t '.repeat(1000)],
    ...runs([], LONG_TEXTS),
  ])(
    '%s are taken in every layout',
    async (_, text) => {
      for (const layout of LAYOUTS) {
        const answer = await ask({ layout, script: scriptOf(text) })
        expect(answer.status).toBe(200)
      }
    },
    60_000,
  )

  test.runIf(IS_FULL)(
    'many Chinese characters are found in many files',
    async () => {
      const text = Array.from({ length: 1500 }, (_, at) => String.fromCodePoint(0x4e00 + at * 5)).join('')
      const { pages, missing } = await pdfOf(scriptOf(text))
      expect(pages.join('')).toContain('\u4e00')
      expect(missing).toBe(0)
    },
    60_000,
  )

  test('a title of signs and an empty scene are enough', async () => {
    const { pages, title } = await pdfOf({ title: ' \u202e ', scenes: [scene('')] })
    expect(title).toBe('Untitled script')
    expect(pages[0]).toContain('Scene1')
  })
})

describe('is refused', () => {
  const scenes = (count: number) => ({ title: 'x', scenes: Array.from({ length: count }, () => scene('One.')) })
  test.each([
    ['no script', { layout: 'script' }, 'script'],
    ['no layout', { script: FULL }, 'layout'],
    ['another layout', { layout: 'poster', script: FULL }, 'layout'],
    ['another format', { layout: 'script', format: 'docx', script: FULL }, 'format'],
    ['another paper', { layout: 'script', script: FULL, paper: 'a0' }, 'paper'],
    ['a script that is text', { layout: 'script', script: 'One.' }, 'script'],
    ['no scenes', { layout: 'script', script: scenes(0) }, 'script.scenes'],
    ['181 scenes', { layout: 'script', script: scenes(181) }, 'script.scenes'],
    [
      'a line that is a number',
      { layout: 'script', script: { title: 'x', scenes: [{ voiceover: 4 }] } },
      'script.scenes.0.voiceover',
    ],
    [
      'a time before the beginning',
      { layout: 'script', script: { title: 'x', scenes: [scene('a', { duration: -1 })] } },
      'script.scenes.0.duration',
    ],
    ['a title of 201 characters', { layout: 'script', script: { ...FULL, title: 'x'.repeat(201) } }, 'script.title'],
    ['a product of 201 characters', { layout: 'script', script: FULL, product: 'x'.repeat(201) }, 'product'],
    ['200 kB', { layout: 'script', script: scriptOf('x'.repeat(200_000)) }, 'script'],
    [
      '50001 characters in all',
      { layout: 'script', script: { ...scriptOf('x'.repeat(50_000)), caption: 'y' } },
      'script',
    ],
  ])('%s, with the field named [OP-64]', async (_, body, field) => {
    const answer = await ask(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_input', field })
  })

  test('a body of more than the server reads', async () => {
    expect((await ask({ layout: 'script', script: scriptOf('x'.repeat(1_100_000)) })).status).toBe(413)
  })

  test('whoever is not signed in, whatever header they send [CX-04, CX-44]', async () => {
    const answer = await tools.app.inject({
      method: 'POST',
      url: '/api/scripts/export',
      headers: { apikey: tools.anonKey, 'x-user-id': ana.id },
      payload: { format: 'pdf', layout: 'script', script: FULL },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'not_signed_in' })
  })

  test('one account that asks too often, and no other', async () => {
    const { newUser } = await testApp({ env: { RATE_LIMIT_GENERATE: '2' } })
    const [eva, tom] = [await newUser(), await newUser()]
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) statuses.push((await ask({ layout: 'script', script: FULL }, eva)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await ask({ layout: 'script', script: FULL }, tom)).status).toBe(200)
  })
})

test('a client that leaves is no longer worked for', async () => {
  let received: AbortSignal | undefined
  const app = fastify({ forceCloseConnections: true }) as unknown as App
  await describeRoutes(app)
  await app.register(
    exportRoutes({ ...tools, config: readConfig({ NODE_ENV: 'test' }) }, (_request, account, signal) => {
      if (account === ana.id) received = signal
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('left'))))
    }),
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new AbortController()
  const answer = fetch(`${origin}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.token}` },
    body: JSON.stringify({ format: 'pdf', layout: 'script', script: FULL }),
    signal: client.signal,
  }).catch(() => undefined)
  await soon(() => expect(received?.aborted).toBe(false))
  client.abort()
  await answer
  await soon(() => expect(received?.aborted).toBe(true))
  await app.close()
})
