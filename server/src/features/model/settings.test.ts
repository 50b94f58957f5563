import { randomUUID } from 'node:crypto'
import type { GenerationAnswer } from '@reelwright/shared'
import type { ModelSettings, ModelTest } from '@reelwright/shared/model-settings'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../app'
import { readConfig } from '../../platform/config'
import { createLog } from '../../platform/log'
import { OWN_ADDRESS } from '../../providers/model/own-address'
import { draftOf, GOOD, GOOD_BRIEF, GOOD_BRIEF_INPUT } from '../../providers/model/testing/good-script'
import { afterFile, testApp, type TestApp, type TestUser } from '../../testing'
import { modelServerWith, type ModelServer } from '../../testing/model-server'
import { createScriptModel } from './index'

const KEY = 'sk-secret-of-the-page'

let server: ModelServer
let api: TestApp
let admin: TestUser
/** Settings that name the fake server. */
let page: Record<string, unknown>

beforeAll(async () => {
  // Reading the code takes longer on a busy machine than a script may.
  await import('../../providers/model/language-script-model')
  const reply = { text: draftOf(GOOD.scenes), inputTokens: 1_000_000, outputTokens: 0 }
  server = await modelServerWith({ key: KEY, models: ['llama3'] }, reply)
  afterFile(() => server.close())
  ;({ api, admin } = await withAdministrator({ AI_PRIVATE_ADDRESSES: 'on', AI_OWN_KEYS: 'on' }))
  page = {
    provider: 'openai-compatible',
    model: 'llama3',
    baseUrl: `${server.url}/v1`,
    key: KEY,
    priceInput: 0.5,
    priceOutput: 0,
    monthlyCap: null,
  }
})

// Other files use this database, too.
afterAll(() => api.db.query(sql`delete from private.model_settings`))

beforeEach(async () => {
  await api.db.query(sql`delete from private.model_uses`)
  server.requests.length = 0
})

async function withAdministrator(env: Record<string, string> = {}) {
  const email = `${randomUUID()}@example.com`
  const app = await testApp({ env: { ...env, ADMIN_EMAIL: email } })
  const user = await app.newUser()
  await app.db.query(sql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${user.id}`)
  return { api: app, admin: user }
}

interface Answer<Data> {
  status: number
  data: Data
  field?: string
}

async function ask<Data>(user: TestUser, method: string, path: string, body?: object): Promise<Answer<Data>> {
  const answer = await user.fetch(`/api/model${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  expect(text).not.toContain('secret')
  return { status: answer.status, ...(JSON.parse(text) as Omit<Answer<Data>, 'status'>) }
}

async function costMetric(): Promise<number> {
  const { body } = await api.app.inject('/metrics')
  const line = /reelwright_model_cost_dollars_total\{work="generate",writer="openai-compatible"\} (\S+)/.exec(body)
  return Number(line?.[1] ?? 0)
}

async function write(app: TestApp, user?: TestUser): Promise<string> {
  const answer = await (user ?? (await app.newUser())).fetch('/functions/v1/generate-script', {
    method: 'POST',
    body: JSON.stringify(GOOD_BRIEF_INPUT),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as GenerationAnswer).data.script.spoken_script
}

const uses = () =>
  api.db.query(sql`
    select user_id, work, writer, cost_microdollars::int as cost, fell_back, own_key from private.model_uses order by id`)

describe('the model that the administrator sets', () => {
  test('writes for everybody; its key is stored sealed, and what it costs is counted', async () => {
    const { data } = await ask<ModelSettings>(admin, 'PUT', '/settings', page)
    expect(data).toMatchObject({ source: 'page', provider: 'openai-compatible', model: 'llama3', key: 'set' })
    const [row] = await api.db.query(sql<{ row: string }>`select s::text as row from private.model_settings s`)
    expect(row!.row).not.toContain(Buffer.from(KEY).toString('hex'))

    const ana = await api.newUser()
    expect(await write(api, ana)).toBe(GOOD.spoken_script)
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
    const answer = await ana.fetch('/functions/v1/refine-script', {
      method: 'POST',
      body: JSON.stringify({ script: GOOD.spoken_script, refinementPrompt: 'Say hi', brief: GOOD_BRIEF_INPUT }),
    })
    expect(answer.status).toBe(200)
    const writer = 'openai-compatible/llama3'
    const [generated, refined] = await uses()
    expect(generated).toEqual({
      user_id: ana.id,
      work: 'generate',
      writer,
      cost: 500_000,
      fell_back: null,
      own_key: false,
    })
    expect(refined).toMatchObject({ user_id: ana.id, work: 'refine', writer })
    const { usage } = (await ask<ModelSettings>(admin, 'GET', '/settings')).data
    expect(usage).toMatchObject({ scripts: 1, refinements: 1, tests: 0 })
    expect(usage.cost).toBeGreaterThanOrEqual(1)
    expect(await costMetric()).toBeGreaterThanOrEqual(0.5)
    expect(await (await ana.fetch('/api/config')).json()).toMatchObject({ scriptModel: 'openai-compatible' })
  })

  test('counts what a script cost that was canceled', async () => {
    const slow = await modelServerWith({}, { text: draftOf(GOOD.scenes), stallAfter: 10 })
    afterFile(() => slow.close())
    await ask(admin, 'PUT', '/settings', { ...page, baseUrl: `${slow.url}/v1` })
    const before = await costMetric()
    const controller = new AbortController()
    const onEvent = () => controller.abort(new Error('left'))
    const options = { seed: 'test', avoid: [], signal: controller.signal, onEvent }
    await expect(createScriptModel(api.tools).write(GOOD_BRIEF, options)).rejects.toThrow('left')
    expect(await costMetric()).toBeGreaterThan(before)
    expect(await uses()).toMatchObject([{ work: 'generate' }])
  })

  test('stops at the spending cap: the built-in writer goes on, and says why', async () => {
    await ask(admin, 'PUT', '/settings', { ...page, monthlyCap: 0.75 })
    for (let scripts = 0; scripts < 2; scripts++) expect(await write(api)).toBe(GOOD.spoken_script)
    expect(await write(api)).not.toBe(GOOD.spoken_script)
    expect(server.requests).toHaveLength(2)
    expect((await uses()).at(-1)).toMatchObject({ fell_back: 'spending_cap', cost: null })
    const tested = await ask<ModelTest>(admin, 'POST', '/test', page)
    expect(tested.data).toMatchObject({
      passed: false,
      script: null,
      verdict: expect.stringContaining('spending cap has been reached'),
    })
    expect(server.requests).toHaveLength(2)
  })

  test('keeps its key only for the address it was entered for', async () => {
    await ask(admin, 'PUT', '/settings', page)
    const { key, ...kept } = page
    expect((await ask<ModelSettings>(admin, 'PUT', '/settings', { ...kept, model: 'other' })).data.key).toBe('set')
    const elsewhere = { ...kept, baseUrl: `${server.url}/other` }
    expect((await ask<ModelSettings>(admin, 'PUT', '/settings', elsewhere)).data.key).toBe('none')
    const service = await ask(admin, 'PUT', '/settings', { ...kept, provider: 'openai', baseUrl: null })
    expect(service).toMatchObject({ status: 400, field: 'key' })
    expect(key).toBe(KEY)
  })

  test('is tested before it is saved, and removed again', async () => {
    await ask(admin, 'PUT', '/settings', { provider: null })
    const tested = await ask<{ passed: boolean }>(admin, 'POST', '/test', page)
    expect(tested).toMatchObject({ status: 200, data: { passed: true, verdict: /works/ as never } })
    expect(await ask(admin, 'POST', '/test', { ...page, key: 'sk-wrong-secret' })).toMatchObject({
      data: { passed: false, check: { keyAccepted: false } },
    })
    expect(await uses()).toMatchObject([{ work: 'test', user_id: admin.id, cost: 500_000 }])
    expect(await ask(admin, 'POST', '/test')).toMatchObject({ status: 404 })
    expect(await write(api)).not.toBe(GOOD.spoken_script)
  })

  test.each([
    ['model', { model: ' ' }],
    ['model', { model: 'a\u0000b' }],
    ['key', { key: 'two words' }],
    ['provider', { provider: 'other' }],
    ['baseUrl', { baseUrl: 'ftp://models.example/v1' }],
    ['baseUrl', { baseUrl: 'https://name:secret@models.example/v1' }],
    ['baseUrl', { baseUrl: null }],
    ['priceInput', { priceInput: -1 }],
    ['priceOutput', { priceOutput: null }],
    ['monthlyCap', { monthlyCap: 10, priceInput: null, priceOutput: null }],
  ])('is refused with a wrong %s: %j', async (field, wrong) => {
    expect(await ask(admin, 'PUT', '/settings', { ...page, ...wrong })).toMatchObject({ status: 400, field })
  })

  test('is nothing for others', async () => {
    const ana = await api.newUser()
    for (const [method, path, body] of [
      ['GET', '/settings', undefined],
      ['PUT', '/settings', page],
      ['POST', '/test', page],
    ] as const)
      expect(await ask(ana, method, path, body)).toMatchObject({ status: 403 })
    expect((await api.app.inject({ url: '/api/model/settings' })).statusCode).toBe(401)
  })
})

test.each([
  'https://127.0.0.1/v1',
  'https://localhost/v1',
  'https://10.0.0.8/v1',
  'https://169.254.169.254/v1',
  'https://[::1]/v1',
  'https://[::ffff:10.0.0.8]/v1',
  'http://203.0.114.1/v1',
])('without the word of the operator, %s is no address for a model', async (baseUrl) => {
  const { api: strict, admin: boss } = await strictApp()
  const sent = { ...page, baseUrl }
  expect(await ask(boss, 'PUT', '/settings', sent)).toMatchObject({ status: 400, field: 'baseUrl' })
  // Nor when it got into the table some other way.
  await strict.db.query(sql`
    insert into private.model_settings (provider, model, base_url) values ('openai-compatible', 'llama3', ${baseUrl})
    on conflict (id) do update set provider = excluded.provider, model = excluded.model, base_url = excluded.base_url`)
  const { data } = await ask<{ check: object }>(boss, 'POST', '/test')
  expect(data.check).toMatchObject({ reachable: false })
})

let opened: ReturnType<typeof withAdministrator> | undefined
const strictApp = () => (opened ??= withAdministrator())

test('the environment wins: its model is shown, and only the cap can be set', async () => {
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'llama3',
    AI_API_KEY: KEY,
    AI_BASE_URL: `${server.url}/v1`,
    AI_PRICE_INPUT: '0.5',
    AI_PRICE_OUTPUT: '0',
  }
  const { api: fixed, admin: boss } = await withAdministrator(env)
  const { data } = await ask<ModelSettings>(boss, 'PUT', '/settings', { provider: 'google', model: 'x', monthlyCap: 0 })
  expect(data).toMatchObject({ source: 'environment', model: 'llama3', key: 'set', monthlyCap: 0, capFixed: false })
  expect(await write(fixed)).not.toBe(GOOD.spoken_script)
  expect(server.requests).toHaveLength(0)
})

test('an own key writes for its owner only, is counted apart, and goes with the account', async () => {
  const address = OWN_ADDRESS.anthropic
  OWN_ADDRESS.anthropic = `${server.url}/v1`
  try {
    await ask(admin, 'PUT', '/settings', { provider: null })
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    expect(await ask(ana, 'PUT', '/own', { provider: 'anthropic', model: 'claude-x' })).toMatchObject({ status: 400 })
    const own = { provider: 'anthropic', model: 'claude-x' }
    expect((await ask(ana, 'PUT', '/own', { ...own, key: KEY })).data).toEqual({ ...own, key: 'set' })
    expect(await write(api, ana)).toBe(GOOD.spoken_script)
    expect(server.requests[0]?.headers['x-api-key']).toBe(KEY)
    expect(await write(api, ben)).not.toBe(GOOD.spoken_script)
    expect((await ask(ben, 'GET', '/own')).data).toBeNull()
    expect(await uses()).toMatchObject([{ user_id: ana.id, own_key: true }])
    expect((await ask<ModelSettings>(admin, 'GET', '/settings')).data.usage).toMatchObject({ scripts: 0, cost: 0 })

    await ask(ana, 'PUT', '/own', { ...own, provider: 'google' }).then(({ status }) => expect(status).toBe(400))
    await api.db.query(sql`delete from auth.users where id = ${ana.id}`)
    expect(await api.db.query(sql`select from private.own_models where user_id = ${ana.id}`)).toEqual([])
    expect(await uses()).toMatchObject([{ user_id: null }])
  } finally {
    OWN_ADDRESS.anthropic = address
  }
})

test('no key gets into the log, also where everything is logged', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => lines.push(line) })
  const app = await createApp({ ...api.tools, log, model: createScriptModel({ ...api.tools, log }) })
  afterFile(() => app.close())
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
  const statuses: number[] = []
  for (const [method, url, body] of [
    ['PUT', '/api/model/settings', page],
    ['PUT', '/api/model/settings', { ...page, baseUrl: 'https://name:secret@models.example' }],
    ['POST', '/api/model/test', { ...page, key: 'sk-wrong-secret' }],
    ['PUT', '/api/model/own', { provider: 'openai', model: 'm', key: KEY }],
    ['DELETE', '/api/model/own', {}],
    ['PUT', '/api/model/settings', { provider: null }],
  ] as const) {
    const { statusCode, body: answer } = await app.inject({ method, url, headers, payload: JSON.stringify(body) })
    statuses.push(statusCode)
    expect(answer).not.toContain('secret')
  }
  expect(statuses).toEqual([200, 400, 200, 200, 200, 200])
  expect(lines.join('')).not.toContain('secret')
})

test('tests of a model are limited, since each may cost money', async () => {
  const { admin: boss } = await withAdministrator()
  const statuses = []
  for (let tries = 0; tries < 11; tries++) statuses.push((await ask(boss, 'POST', '/test', { provider: '' })).status)
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
})

test('a cap of the environment stays beside a model of the page, which writes only with prices', async () => {
  const { api: capped, admin: boss } = await withAdministrator({ AI_PRIVATE_ADDRESSES: 'on', AI_MONTHLY_CAP: '5' })
  const sent = { ...page, monthlyCap: 5 }
  const { status, data } = await ask<ModelSettings>(boss, 'PUT', '/settings', sent)
  expect({ status, ...data }).toMatchObject({ status: 200, model: 'llama3', monthlyCap: 5, capFixed: true })
  expect(await ask(boss, 'PUT', '/settings', { ...sent, monthlyCap: 6 })).toMatchObject({ status: 409 })
  // They were saved before the operator set the cap.
  await capped.db.query(sql`update private.model_settings set price_input = null, price_output = null`)
  expect(await write(capped)).not.toBe(GOOD.spoken_script)
  expect(server.requests).toHaveLength(0)
})

test('a cap in the environment needs the prices of its model', () => {
  const ai = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: KEY, AI_MONTHLY_CAP: '5' }
  expect(() => readConfig(ai)).toThrow('AI_PRICE_INPUT: is needed with AI_MONTHLY_CAP')
})

test('own keys are off until the operator allows them', async () => {
  const { api: app } = await strictApp()
  expect((await (await app.newUser()).fetch('/api/model/own')).status).toBe(404)
})
