import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { soon, testApp, type TestApp } from '../../testing'
import { anotherServer, liveClient, quiet, rawSocket, subscribedAndReady, type Vsn } from './testing'

let tools: TestApp
let origin: string
let count = 0

beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
})

const newTopic = () => `presence-${process.pid}-${++count}`

async function enter(topic: string, key: string, { at = origin, vsn = '2.0.0' }: { at?: string; vsn?: Vsn } = {}) {
  const log: string[] = []
  const client = liveClient(at, tools.anonKey, undefined, vsn)
  const channel = client
    .channel(topic, { config: { presence: { key }, broadcast: { replication_ready: true } } })
    .on('presence', { event: 'sync' }, () => log.push('sync'))
    .on('presence', { event: 'join' }, ({ key, newPresences }) =>
      log.push(`join ${key} ${newPresences.map((one) => String(one.mood)).join()}`),
    )
    .on('presence', { event: 'leave' }, ({ key, leftPresences }) =>
      log.push(`leave ${key} ${leftPresences.map((one) => String(one.mood)).join()}`),
    )
  expect(await subscribedAndReady(channel)).toBe('SUBSCRIBED')
  const state = () =>
    Object.fromEntries(
      Object.entries(channel.presenceState<{ mood: string }>()).map(([key, metas]) => [
        key,
        metas.map(({ mood }) => mood),
      ]),
    )
  return { channel, client, log, state }
}

test.each<Vsn>(['1.0.0', '2.0.0'])('who is there is seen by all, changes and leaves, in protocol %s', async (vsn) => {
  const topic = newTopic()
  const ana = await enter(topic, 'ana', { vsn })
  expect(await ana.channel.track({ mood: 'glad' })).toBe('ok')
  await soon(() => expect(ana.state()).toEqual({ ana: ['glad'] }))

  const ben = await enter(topic, 'ben', { vsn })
  await soon(() => expect(ben.state()).toEqual({ ana: ['glad'] }))
  await ben.channel.track({ mood: 'calm' })
  await soon(() => expect(ana.state()).toEqual({ ana: ['glad'], ben: ['calm'] }))

  await ana.channel.track({ mood: 'tired' })
  await soon(() => expect(ben.state()).toEqual({ ana: ['tired'], ben: ['calm'] }))

  await ana.channel.untrack()
  await soon(() => expect(ben.state()).toEqual({ ben: ['calm'] }))
  await ben.client.removeAllChannels()
  await soon(() => expect(ana.state()).toEqual({}))
  expect(ana.log).toContain('join ben calm')
  expect(ana.log).toContain('leave ben calm')
})

test('a socket that breaks off leaves', async () => {
  const topic = newTopic()
  const watcher = await enter(topic, 'watcher')
  const raw = await rawSocket(origin, tools.anonKey)
  await raw.join(topic, { presence: { key: 'short', enabled: true } })
  raw.send([
    '1',
    '2',
    `realtime:${topic}`,
    'presence',
    { type: 'presence', event: 'track', payload: { mood: 'short' } },
  ])
  await soon(() => expect(watcher.state()).toEqual({ short: ['short'] }))
  raw.socket.terminate()
  await soon(() => expect(watcher.state()).toEqual({}))
})

test('without a key each one gets its own', async () => {
  const topic = newTopic()
  const [one, two] = [await enter(topic, ''), await enter(topic, '')]
  await one.channel.track({ mood: 'a' })
  await two.channel.track({ mood: 'b' })
  await soon(() => expect(Object.keys(one.state())).toHaveLength(2))
})

test('presence is shared between servers, and goes with the one that stops', async () => {
  const topic = newTopic()
  const here = await enter(topic, 'here')
  await here.channel.track({ mood: 'first' })
  const second = await anotherServer(tools)
  const there = await enter(topic, 'there', { at: second.origin })
  await soon(() => expect(there.state()).toEqual({ here: ['first'] }))
  await there.channel.track({ mood: 'second' })
  await soon(() => expect(here.state()).toEqual({ here: ['first'], there: ['second'] }))
  await here.channel.track({ mood: 'x'.repeat(9_000) })
  await soon(() => expect(there.state().here?.[0]).toHaveLength(9_000))
  await here.channel.untrack()
  await soon(() => expect(there.state()).toEqual({ there: ['second'] }))

  void there.client.realtime.disconnect()
  await second.close()
  await soon(() => expect(here.state()).toEqual({}))
})

test('whoever was on a server that died is gone after a while', async () => {
  const watching = await anotherServer(tools, { aliveMs: 50, goneMs: 400 })
  const topic = newTopic()
  const ana = await enter(topic, 'ana', { at: watching.origin })
  const died = randomUUID()
  const joins = [{ key: 'ghost', ref: 'r', meta: { mood: 'pale', phx_ref: 'r' } }]
  const message = JSON.stringify({ type: 'presence', room: `public:${topic}`, joins, leaves: [] })
  await tools.db.query(sql`select pg_notify('realtime_cluster', ${`${died}:${message}`})`)
  // Looked up in the log: a busy machine may see no state in between.
  await soon(() => expect(ana.log).toContain('leave ghost pale'))
  expect(ana.log).toContain('join ghost pale')
  expect(ana.state()).toEqual({})
})

test('what another server sends is believed only when it can be read', async () => {
  const topic = newTopic()
  const ana = await enter(topic, 'ana')
  for (const text of ['', 'x', '{}', '{"type":"new kind"}', '{"type":"presence","room":1}', '#5', '[]']) {
    await tools.db.query(sql`select pg_notify('realtime_cluster', ${`${randomUUID()}:${text}`})`)
    await tools.db.query(sql`select pg_notify('realtime_cluster', ${text})`)
  }
  await ana.channel.track({ mood: 'calm' })
  await soon(() => expect(ana.state()).toEqual({ ana: ['calm'] }))
})

test('more than five calls in half a minute end the channel', async () => {
  const raw = await rawSocket(origin, tools.anonKey)
  const topic = newTopic()
  await raw.join(topic)
  for (let n = 0; n < 6; n++) {
    raw.send(['1', `p${n}`, `realtime:${topic}`, 'presence', { type: 'presence', event: 'track', payload: { n } }])
  }
  await soon(() => expect(raw.payloads('phx_close')).toHaveLength(1))
  expect(raw.payloads('system')).toContainEqual(
    expect.objectContaining({ status: 'error', message: 'Client presence rate limit exceeded' }),
  )
})

test.each<[string, unknown, string]>([
  ['a text', 'here', 'Presence track payload must be a map'],
  ['a list', [1], 'Presence track payload must be a map'],
  ['nothing', undefined, 'Presence track payload must be a map'],
  ['very much', { text: 'x'.repeat(70_000) }, 'payload_size_exceeded'],
])('tracking %s is refused', async (_name, payload, reason) => {
  const raw = await rawSocket(origin, tools.anonKey)
  const topic = newTopic()
  await raw.join(topic)
  raw.send(['1', '2', `realtime:${topic}`, 'presence', { type: 'presence', event: 'track', payload }])
  await soon(() => expect(raw.payloads('phx_reply')).toContainEqual({ status: 'error', response: { reason } }))
})

test('somebody who did not ask for presence hears nothing of it', async () => {
  const topic = newTopic()
  const raw = await rawSocket(origin, tools.anonKey)
  await raw.join(topic, { presence: { enabled: false } })
  const ana = await enter(topic, 'ana')
  await ana.channel.track({ mood: 'glad' })
  await soon(() => expect(ana.state()).toEqual({ ana: ['glad'] }))
  await quiet()
  expect([...raw.payloads('presence_state'), ...raw.payloads('presence_diff')]).toEqual([])
})
