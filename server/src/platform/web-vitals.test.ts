import fastify from 'fastify'
import rateLimit from '@fastify/rate-limit'
import { beforeEach, expect, test } from 'vitest'
import { apiErrorShape, renderErrors, type App } from './http'
import { registry } from './metrics'
import { describeRoutes } from './open-api'
import { webVitals } from './web-vitals'

beforeEach(() => registry.resetMetrics())

async function appWithMetrics() {
  const app = fastify() as unknown as App
  await describeRoutes(app)
  renderErrors(app, apiErrorShape)
  await app.register(rateLimit, { max: 1000 })
  webVitals(app)
  const send = (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/web-vitals',
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return { send, metrics: () => registry.metrics() }
}

test('what browsers measured is counted by vital and page, times in seconds', async () => {
  const { send, metrics } = await appWithMetrics()
  const answer = await send({ page: '/scripts', vitals: { LCP: 1500, INP: 80, FCP: 900, TTFB: 120, CLS: 0.04 } })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  await send({ page: '/scripts', vitals: { LCP: 3000 } })

  const text = await metrics()
  expect(text).toContain('web_vital_seconds_bucket{le="1.8",name="LCP",page="/scripts"} 1')
  expect(text).toContain('web_vital_seconds_sum{name="LCP",page="/scripts"} 4.5')
  expect(text).toContain('web_vital_seconds_count{name="INP",page="/scripts"} 1')
  expect(text).toContain('web_vital_shift_bucket{le="0.025",page="/scripts"} 0')
  expect(text).toContain('web_vital_shift_bucket{le="0.05",page="/scripts"} 1')
})

test('whatever page is named, no address and no id gets into the metrics', async () => {
  const { send, metrics } = await appWithMetrics()
  for (const page of ['/scripts/edit/9f0c', '/scripts?search=secret', '*', '', 'constructor', '"} 1\nforged 7'])
    expect((await send({ page, vitals: { LCP: 1 } })).statusCode).toBe(204)
  const pages = new Set([...(await metrics()).matchAll(/web_vital.*page="([^"]*)"/g)].map(([, page]) => page))
  expect(pages).toEqual(new Set(['other']))
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', []],
  ['no page', { vitals: {} }],
  ['no vitals', { page: '/' }],
  ['a page without end', { page: 'x'.repeat(101), vitals: {} }],
  ['a name of one’s own', { page: '/', vitals: { mine: 1 } }],
  ['time before the page', { page: '/', vitals: { LCP: -1 } }],
  ['a number without end', '{"page":"/","vitals":{"LCP":1e999}}'],
  ['more than anybody waits', { page: '/', vitals: { TTFB: 600_001 } }],
  ['a text', { page: '/', vitals: { CLS: '1' } }],
])('garbage is refused and not counted: %s', async (_what, body) => {
  const { send, metrics } = await appWithMetrics()
  const answer = await send(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: 'invalid_input' })
  expect(await metrics()).not.toMatch(/web_vital\w+_count\{/)
})

test('too much is refused, and too many are', async () => {
  const { send } = await appWithMetrics()
  expect((await send({ page: '/', vitals: {}, more: 'x'.repeat(5000) })).statusCode).toBe(413)
  for (let turn = 0; turn < 59; turn++) await send({ page: '/', vitals: { CLS: 0 } })
  expect((await send({ page: '/', vitals: { CLS: 0 } })).statusCode).toBe(429)
})
