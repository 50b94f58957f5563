import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnections } from './closing'
import type { App } from './room'

/** Long for a test, short beside the limits of Node. */
const LONG = 60_000

async function listening(patienceMs: number, mount: (app: App) => void = () => undefined) {
  const app = fastify() as unknown as App
  closeConnections(app, patienceMs)
  mount(app)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, origin, port: (app.server.address() as AddressInfo).port }
}

test('a connection that was opened in reserve keeps no server from stopping', async () => {
  const { app, port } = await listening(LONG)
  const spare = connect(port, '127.0.0.1')
  await Promise.all([once(spare, 'connect'), once(app.server, 'connection')])
  const gone = once(spare, 'close')
  await app.close()
  await gone
})

test('what is being answered is answered to its end, and its connection kept no longer', async () => {
  const { app, origin } = await listening(LONG, (room) => {
    room.get('/', async () => {
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
  setTimeout(goOn, 100)
  expect(await (await answer).text()).toBe('all of it')
  await closed
})

test('a stream without end is cut when patience is over, and its handler hears of it', async () => {
  let left!: () => void
  const heard = new Promise<void>((resolve) => (left = resolve))
  const { app, origin } = await listening(50, (room) => {
    room.get('/', (_request, reply) => {
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
