import { randomBytes, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app'
import { scriptedStripe, stripeError } from '../../providers/payments/testing/scripted-stripe'
import { afterTest, BRIEF, runs, testApp, type TestApp } from '../../testing'
import { modelServer } from '../../testing/model-server'
import { readConfig } from '../config'
import { createLog } from '../log'
import { startTracing } from '.'
import { startCollector, type Collector, type ExportedSpan } from './testing/collector'

const SILENT = pino({ level: 'silent' })
const LOADED = createRequire(import.meta.url).cache
const loaded = () => Object.keys(LOADED).filter((path) => /@opentelemetry\/(?!api\/)/.test(path))

/** For what waits when tracing ends. */
const LAST_MS = 300

/** Tracing as an operator would set it up; ended with the test. */
async function tracingTo(url: string, env: Record<string, string> = {}, log = SILENT, lastMs = LAST_MS) {
  const tracing = await startTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...env }).tracing, log, lastMs)
  afterTest(() => tracing!.close())
  return tracing!
}

async function tracedCollector(env?: Record<string, string>): Promise<Collector & { delivered(): Promise<void> }> {
  const collector = await startCollector()
  afterTest(collector.close)
  // It answers: on a busy machine that may take longer.
  const tracing = await tracingTo(collector.url, env, SILENT, 30_000)
  return { ...collector, delivered: () => tracing.close() }
}

const aTrace = () => randomBytes(16).toString('hex')
const aSpan = () => randomBytes(8).toString('hex')
const traceparent = (trace: string, span = aSpan(), flags = '01') => ({ traceparent: `00-${trace}-${span}-${flags}` })
const textOf = ({ attributes }: ExportedSpan) => String(attributes['db.query.text'] ?? '')

let loadedWithout: string[]
let studio: TestApp
beforeAll(async () => {
  await startTracing(readConfig({}).tracing, SILENT)
  loadedWithout = loaded()
  // An app is traced when tracing has begun before it, wherever its traces go later.
  const tracing = await startTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }).tracing, SILENT)
  studio = await testApp()
  await tracing!.close()
})

test('without the setting no package of OpenTelemetry is read', () => {
  expect(loadedWithout).toEqual([])
  // What would have been seen.
  expect(loaded()).not.toEqual([])
})

test('a request is a span of the trace of who asks, and its statements are parts of it', async () => {
  const collector = await tracedCollector({ OTEL_SERVICE_NAME: 'studio', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' })
  const ana = await studio.newUser()
  const [trace, caller] = [aTrace(), aSpan()]
  const answer = await ana.fetch('/rest/v1/scripts?select=id', { headers: traceparent(trace, caller) })
  expect(answer.status).toBe(200)
  await collector.delivered()

  const spans = collector.spans().filter(({ traceId }) => traceId === trace)
  const request = spans.find(({ parentSpanId }) => parentSpanId === caller)!
  expect(request).toMatchObject({ kind: 2, status: { code: 0 } })
  expect(request.name).toBe(`GET ${String(request.attributes['http.route'])}`)
  expect(request.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': expect.stringMatching(/^\/rest\/v1\/[:*]/) as string,
    'http.response.status_code': 200,
    'reelwright.request_id': answer.headers.get('x-request-id'),
  })
  const statements = spans.filter((span) => span !== request)
  const names = statements.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['select', 'commit']))
  expect(names).not.toContain('begin')
  expect(statements.filter((span) => textOf(span).includes('from "public"."scripts"'))).toHaveLength(1)
  for (const { parentSpanId, kind, startTimeUnixNano } of statements) {
    expect({ parentSpanId, kind }).toEqual({ parentSpanId: request.spanId, kind: 3 })
    expect(startTimeUnixNano).toBeGreaterThanOrEqual(request.startTimeUnixNano)
  }
  // Delivered in the order in which they ended. Their times do not show it: each begins with a whole millisecond.
  expect(spans.at(-1)).toBe(request)
  expect(new Set(collector.services())).toEqual(new Set(['studio']))
  expect(collector.texts[0]).toMatch(/^POST \/v1\/traces\n[^]*x-key\na b\n/)
})

test('requests that wait for one another keep their statements apart', async () => {
  const collector = await tracedCollector()
  // With a database of its own, a server counts requests for several at once: one's answer lets the others go on.
  const { newUser } = await testApp({ env: { DATABASE_URL: 'postgresql://u@h/d', RATE_LIMIT_REQUESTS: '600000' } })
  const ana = await newUser()
  const traces = Array.from({ length: 12 }, aTrace)
  await Promise.all(traces.map((trace) => ana.fetch('/rest/v1/scripts?select=id', { headers: traceparent(trace) })))
  await collector.delivered()
  const asked = collector.spans().filter((span) => textOf(span).includes('from "public"."scripts"'))
  expect(asked.map(({ traceId }) => traceId).sort()).toEqual(traces.sort())
})

test('nothing of people is exported: no address, number, password, token or text, whichever way they go', async () => {
  const collector = await tracedCollector()
  const model = await modelServer({ text: 'This is no script.' })
  const stripe = await scriptedStripe({
    'POST /v1/checkout/sessions': stripeError(400, { type: 'invalid_request_error', param: 'mode' }),
  })
  afterTest(() => Promise.all([model.close(), stripe.close()]))
  const base = await testApp({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'llama3',
      AI_BASE_URL: `${model.url}/v1`,
      STRIPE_SECRET_KEY: 'sk_test_secretsecretsecret',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_BASE: stripe.url,
      STRIPE_PRICE_CREATOR_MONTHLY: 'price_creator',
      PUBLIC_URL: 'https://reelwright.test',
      REQUIRE_SUBSCRIPTION: 'off',
    },
  })
  const lines: string[] = []
  const app = await createApp({ ...base.tools, log: createLog('warn', { write: (line) => lines.push(line) }) })
  const ana = await base.newUser()
  const title = `Told ${randomUUID()}`
  const label = `ana_${randomBytes(6).toString('hex')}`
  const ask = (method: 'GET' | 'POST', url: string, payload?: object, token = ana.token) =>
    app.inject({
      method,
      url,
      headers: {
        apikey: base.anonKey,
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        tracestate: `who=${label}`,
        baggage: `who=${label}`,
        'user-agent': label,
      },
      ...(payload ? { payload } : {}),
    })

  const written = await ask('POST', '/functions/v1/generate-script', { ...BRIEF, productName: title })
  expect(written.statusCode).toBe(200)
  await ask('POST', '/auth/v1/token?grant_type=password', { email: ana.email, password: ana.password })
  await ask('POST', '/auth/v1/signup', { email: ana.email, password: `${ana.password}x` })
  await ask('GET', `/rest/v1/scripts?title=eq.${title}&user_id=eq.${ana.id}`)
  await ask('GET', `/rest/v1/scripts?select=${label}:title,a"b${label}:id,${label}2:hashtags->0`)
  await ask('GET', `/rest/v1/scripts?select=id,${label}:script_folders(${label}:name),...script_folders(${label}3:id)`)
  await ask('GET', `/rest/v1/script_folders?select=id,...scripts(${label}4:title)`)
  await ask('POST', '/rest/v1/scripts', { title, user_id: ana.id })
  await ask('POST', '/rest/v1/scripts', { title, user_id: randomUUID() })
  await ask('GET', `/nowhere/${label}?email=${ana.email}`)
  const refused = await ask('POST', '/functions/v1/checkout-anonymous', {
    priceId: 'price_creator',
    mode: 'subscription',
    email: ana.email,
    successUrl: 'https://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://reelwright.test/?checkout=cancelled',
  })
  await app.close()
  await collector.delivered()

  const all = collector.texts.join('\n')
  const hidden = [ana.email, ana.email.split('@')[0]!, ana.id, ana.password, ana.token, base.anonKey, title, label]
  expect(hidden.filter((secret) => all.includes(secret))).toEqual([])
  expect(all).not.toMatch(/llama3|sk_test|price_creator|chat\/completions|checkout\/sessions|eyJ/)

  // The ways were gone, and each left its spans.
  const spans = collector.spans()
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const script = spans.find(({ name }) => name === 'generate script')!
  expect(script.attributes).toMatchObject({
    'reelwright.writer': 'openai-compatible',
    'reelwright.outcome': 'fell_back',
  })
  expect(byId.get(script.parentSpanId)?.name).toBe('POST /functions/v1/generate-script')
  const calls = spans.filter(({ name }) => name === 'POST 127.0.0.1')
  expect(calls.map(({ attributes }) => attributes)).toEqual(
    expect.arrayContaining(
      [200, 400].map((status) => expect.objectContaining({ 'http.response.status_code': status })),
    ),
  )
  expect(calls.some(({ parentSpanId }) => parentSpanId === script.spanId)).toBe(true)
  expect(spans.filter((span) => textOf(span).includes('as "?"')).length).toBeGreaterThanOrEqual(4)
  const failed = spans.find(({ attributes }) => attributes['error.type'] === '42501')
  expect(failed).toMatchObject({ status: { code: 2 }, kind: 3 })
  // Whatever is part of something is part of what was exported.
  expect(spans.filter(({ kind, parentSpanId }) => kind !== 2 && !byId.has(parentSpanId))).toEqual([])
  // What is in the log of a request names its trace, also where nobody gave it one.
  expect(refused.statusCode).toBeGreaterThanOrEqual(500)
  const line = lines
    .map((one) => JSON.parse(one) as Record<string, unknown>)
    .find(({ msg }) => msg === 'A request failed')
  const request = spans.find(({ attributes }) => attributes['reelwright.request_id'] === line?.requestId)
  expect(request).toMatchObject({ traceId: line?.trace_id, status: { code: 2 } })
})

test('what is recorded follows the sampler and, where it is to, the caller', async () => {
  const { app } = studio
  const recorded = async (env: Record<string, string>, flags: string) => {
    const collector = await tracedCollector(env)
    await app.inject({ url: '/api/config', headers: traceparent(aTrace(), aSpan(), flags) })
    await app.inject({ url: '/api/health' })
    await collector.delivered()
    return collector.spans().map(({ name }) => name)
  }
  const [ratio, none] = [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, [] as string[]]
  expect(await recorded({}, '00')).toEqual(none)
  expect(await recorded(ratio, '01')).toEqual(none)
  expect(await recorded({ ...ratio, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, '01')).toEqual([
    'GET /api/config',
  ])
  expect(await recorded({ OTEL_TRACES_SAMPLER: 'always_on' }, '00')).toEqual(['GET /api/config'])
})

test.each<[string, 'down' | 500 | undefined]>([
  ['says nothing', undefined],
  ['answers 500', 500],
  ...runs<[string, 'down'][]>([], [['is down', 'down']]),
])('requests are answered and the server ends in time while a collector %s', async (_, status) => {
  const collector = status === 'down' ? undefined : await startCollector(status)
  if (collector) afterTest(collector.close)
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const tracing = await tracingTo(collector?.url ?? 'http://127.0.0.1:1', {}, log)
  // More than is delivered at once.
  for (let round = 0; round < 12; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => studio.app.inject({ url: '/api/config' })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  }
  const begun = performance.now()
  await tracing.close()
  expect(performance.now() - begun).toBeLessThan(LAST_MS + 500)
  // Of two that fail at the same time one logs.
  expect(lines.filter((line) => line.includes('Traces cannot be delivered'))).toHaveLength(status === 500 ? 1 : 0)
  expect(lines.length).toBeLessThanOrEqual(1)
})
