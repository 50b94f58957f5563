import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { closeConnections } from './closing'
import type { App } from './route-plugin'

/** Long for a test, short beside the limits of Node. */
const LONG = 60_000

async function listening(timeoutMs: number, mount: (app: App) => void = () => undefined) {
  const app = fastify({ return503OnClosing: false }) as unknown as App
  closeConnections(app, timeoutMs)
  mount(app)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, origin, port: (app.server.address() as AddressInfo).port }
}

/** Waits until a stopping server has looked through its connections so many times. */
async function waitForCloses(app: App, times: number) {
  const closeIdle = vi.spyOn(app.server, 'closeIdleConnections')
  const before = closeIdle.mock.calls.length
  await expect.poll(() => closeIdle.mock.calls.length).toBeGreaterThanOrEqual(before + times)
  closeIdle.mockRestore()
}

test('a connection that was opened in reserve keeps no server from stopping', async () => {
  const { app, port } = await listening(LONG)
  const spare = connect(port, '127.0.0.1')
  await Promise.all([once(spare, 'connect'), once(app.server, 'connection')])
  const gone = once(spare, 'close')
  // One that has just been opened is about to ask.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const closed = app.close()
  await waitForCloses(app, 2)
  expect(spare.closed).toBe(false)
  clock.mockRestore()
  await closed
  await gone
})

test('what is being answered is answered to its end, however old its connection, which is kept no longer', async () => {
  const { app, origin } = await listening(LONG, (server) => {
    server.get('/', async () => {
      begun()
      await until
      return 'all of it'
    })
  })
  let begun!: () => void
  let goOn!: () => void
  const [reached, until] = [
    new Promise<void>((resolve) => (begun = resolve)),
    new Promise<void>((resolve) => (goOn = resolve)),
  ]
  const answer = fetch(origin)
  await reached
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LONG)
  await waitForCloses(app, 2)
  clock.mockRestore()
  goOn()
  expect(await (await answer).text()).toBe('all of it')
  await closed
})

test('an endless stream is cut after the timeout, and its handler is notified', async () => {
  let left!: () => void
  const heard = new Promise<void>((resolve) => (left = resolve))
  const { app, origin } = await listening(50, (server) => {
    server.get('/', (_request, reply) => {
      reply.raw.once('close', left)
      const body = new Readable({ read: () => undefined })
      body.push('first words')
      return reply.send(body)
    })
  })
  const answer = await fetch(origin)
  await app.close()
  await heard
  await expect(answer.text()).rejects.toThrow()
})

test('what still arrives while the server stops is answered, and its connection closed; a socket is sent elsewhere', async () => {
  const answers: [number | undefined, string | undefined][] = []
  let origin = ''
  const stopping = await listening(LONG, (server) => {
    server.get('/', () => 'as ever')
    // Behind the first hook of the kind: the server is closing but still accepts connections.
    server.addHook('preClose', async () => {
      for (const headers of [{}, { connection: 'upgrade', upgrade: 'websocket' }]) {
        const [answer] = (await once(request(origin, { headers }).end(), 'response')) as [IncomingMessage]
        answers.push([answer.statusCode, answer.headers.connection])
        answer.resume()
      }
    })
  })
  origin = stopping.origin
  await stopping.app.close()
  expect(answers).toEqual([
    [200, 'close'],
    [503, 'close'],
  ])
})
