import { request } from 'node:http'
import websocket from '@fastify/websocket'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import ws from 'ws'
import { afterTest } from '../../testing/closing'
import { limitBodiesAtOnce } from './bodies-at-once'
import { apiErrorShape, renderErrors } from './errors'
import type { App } from './route-plugin'

const KB = 1024

async function listening(budget: number) {
  const app = fastify({ trustProxy: true }) as unknown as App
  renderErrors(app, apiErrorShape)
  limitBodiesAtOnce(app, budget)
  await app.register(websocket)
  app.get('/socket', { websocket: true }, () => undefined)
  app.post('/', (request) => ({ letters: (request.body as { text: string }).text.length }))
  afterTest(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

const post = (origin: string, text: string, from = '198.51.100.1') =>
  fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ text }),
  })

/** A request whose body has only begun to come. */
async function begin(origin: string, headers: Record<string, string>) {
  const slow = request(origin, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
  slow.on('error', () => undefined)
  slow.write('{"text":"')
  // Once another request on another connection is answered, this one has been seen.
  await post(origin, '')
  return slow
}

test.each([
  ['with a length', { 'content-length': String(200 * KB) }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('while a large body comes %s, small ones are taken and large ones refused for now', async (_how, headers) => {
  const origin = await listening(250 * KB)
  const slow = await begin(origin, headers)
  const refused = await post(origin, 'x'.repeat(100 * KB))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  expect(await (await post(origin, 'x'.repeat(60 * KB))).json()).toEqual({ letters: 60 * KB })

  const gone = new Promise((resolve) => slow.once('close', resolve))
  slow.destroy()
  await gone
  // The server hears of it a moment later.
  await expect.poll(async () => (await post(origin, 'x'.repeat(200 * KB))).status).toBe(200)
})

test('one that is larger than the whole budget is accepted when it comes alone, again and again', async () => {
  const origin = await listening(10 * KB)
  for (let times = 0; times < 3; times++) expect((await post(origin, 'x'.repeat(500 * KB))).status).toBe(200)
})

test('one address gets no more than a quarter of the budget, and its next body when the last one is through; others go on', async () => {
  const origin = await listening(400 * KB)
  const slow = await begin(origin, { 'content-length': String(90 * KB), 'x-forwarded-for': '198.51.100.1' })
  expect((await post(origin, 'x'.repeat(70 * KB))).status).toBe(503)
  expect((await post(origin, 'x'.repeat(300 * KB), '198.51.100.2')).status).toBe(200)
  slow.destroy()
  await expect.poll(async () => (await post(origin, 'x'.repeat(70 * KB))).status).toBe(200)
})

test('a socket holds no budget, whatever length its opening names', async () => {
  const origin = await listening(250 * KB)
  const socket = new ws(`${origin.replace('http', 'ws')}/socket`, { headers: { 'content-length': String(200 * KB) } })
  afterTest(() => socket.terminate())
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  expect((await post(origin, 'x'.repeat(200 * KB))).status).toBe(200)
})
