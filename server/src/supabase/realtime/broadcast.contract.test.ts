import type { RealtimeChannel } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'
import { anotherServer, liveClient, quiet, rawSocket, subscribed, subscribedAndReady, type Vsn } from './testing'

interface Received {
  event: string
  payload: unknown
}

let tools: TestApp
let origin: string
let elsewhere: string
let ana: TestUser
let ben: TestUser
let count = 0

beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
  elsewhere = (await anotherServer(tools)).origin
  ;[ana, ben] = [await tools.newUser(), await tools.newUser()]
})

const newTopic = () => `room-${process.pid}-${++count}`

interface Member {
  vsn?: Vsn
  at?: string
  token?: string
  self?: boolean
  ack?: boolean
  private?: boolean
}

async function enter(
  topic: string,
  { vsn = '2.0.0', at = origin, token, self = false, ack = false, ...config }: Member = {},
) {
  const received: Received[] = []
  const channel = liveClient(at, tools.anonKey, token, vsn)
    .channel(topic, { config: { broadcast: { self, ack, replication_ready: true }, private: config.private ?? false } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => received.push({ event, payload: payload as unknown }))
  return { channel, received, status: await subscribedAndReady(channel) }
}

const say = (channel: RealtimeChannel, payload: unknown, event = 'said') =>
  channel.send({ type: 'broadcast', event, payload })

describe.each<[Vsn, Vsn]>([
  ['2.0.0', '2.0.0'],
  ['2.0.0', '1.0.0'],
  ['1.0.0', '2.0.0'],
  ['1.0.0', '1.0.0'],
])('from protocol %s to %s', (from, to) => {
  test('a message reaches the others in the channel, and not its sender', async () => {
    const topic = newTopic()
    const [sender, receiver] = [await enter(topic, { vsn: from }), await enter(topic, { vsn: to })]
    expect(await say(sender.channel, { text: 'Hi, "ü"', list: [1, null] })).toBe('ok')
    await soon(() =>
      expect(receiver.received).toEqual([{ event: 'said', payload: { text: 'Hi, "ü"', list: [1, null] } }]),
    )
    expect(sender.received).toEqual([])
  })
})

test('a sender who asks for it hears itself', async () => {
  const { channel, received } = await enter(newTopic(), { self: true })
  await say(channel, { n: 1 })
  await soon(() => expect(received).toHaveLength(1))
})

test('a message is acknowledged when that was asked for', async () => {
  const { channel } = await enter(newTopic(), { ack: true })
  expect(await say(channel, { n: 1 })).toBe('ok')
})

test('a message that is too large is refused', async () => {
  const { channel } = await enter(newTopic(), { ack: true })
  expect(await say(channel, { text: 'x'.repeat(3_100_000) })).toBe('error')
})

test('a message that is to be kept is refused, not reported as done', async () => {
  const topic = newTopic()
  const [sender, receiver] = [await enter(topic, { ack: true, vsn: '1.0.0' }), await enter(topic)]
  const message = { type: 'broadcast' as const, event: 'said', payload: { n: 1 } }
  expect(await sender.channel.send({ ...message, persist: true })).toBe('error')
  const post = (path: string, body: object) =>
    ana.fetch(`/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answers = [
    await post('', { messages: [{ topic, ...message, persist: true }] }),
    await post(`/${topic}/events/said?persist=true`, {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422])
  expect(await sender.channel.send({ ...message, persist: false })).toBe('ok')
  await soon(() => expect(receiver.received).toEqual([{ event: 'said', payload: { n: 1 } }]))
})

test('a channel that asks for it is notified when changes and broadcasts reach it', async () => {
  const messages: unknown[] = []
  const channel = liveClient(origin, tools.anonKey)
    .channel(newTopic(), { config: { broadcast: { replication_ready: true } } })
    .on('system', {}, (payload) => messages.push(payload))
  await subscribed(channel)
  await soon(() =>
    expect(messages).toEqual([
      {
        extension: 'system',
        status: 'ok',
        message: 'Replication connection established',
        channel: channel.subTopic,
      },
    ]),
  )
})

test('bytes stay bytes', async () => {
  const topic = newTopic()
  const [sender, receiver] = [await enter(topic), await enter(topic)]
  await say(sender.channel, new Uint8Array([0, 1, 254, 255]).buffer)
  await soon(() => expect(receiver.received).toHaveLength(1))
  expect([...new Uint8Array(receiver.received[0]!.payload as ArrayBuffer)]).toEqual([0, 1, 254, 255])
})

test('a channel whose name is not ASCII can be spoken in', async () => {
  const topic = `${newTopic()}-Übung-привет`
  const [sender, receiver] = [await enter(topic), await enter(topic)]
  await say(sender.channel, { n: 1 })
  await soon(() => expect(receiver.received).toHaveLength(1))
})

test.each([
  ['short', { text: 'over there' }],
  ['longer than a notification', { text: 'x'.repeat(20_000) }],
])('a %s message reaches the sockets of another server', async (_name, payload) => {
  const topic = newTopic()
  const [here, there] = [await enter(topic, { ack: true }), await enter(topic, { at: elsewhere, ack: true })]
  await say(here.channel, payload)
  await soon(() => expect(there.received).toEqual([{ event: 'said', payload }]))
  await say(there.channel, payload)
  await soon(() => expect(here.received).toEqual([{ event: 'said', payload }]))
})

test('messages reach another server in the order in which they were said', async () => {
  const topic = newTopic()
  const [here, there] = [await enter(topic), await enter(topic, { at: elsewhere })]
  const numbers = Array.from({ length: 60 }, (_, n) => n)
  for (const n of numbers) await say(here.channel, { n, text: n % 7 === 0 ? 'x'.repeat(9_000) : '' })
  await soon(() => expect(there.received).toHaveLength(60))
  expect(there.received.map(({ payload }) => (payload as { n: number }).n)).toEqual(numbers)
})

test('bytes reach another server', async () => {
  const topic = newTopic()
  const [here, there] = [await enter(topic), await enter(topic, { at: elsewhere })]
  await say(here.channel, new Uint8Array([7, 0, 255]).buffer)
  await soon(() => expect(there.received).toHaveLength(1))
  expect([...new Uint8Array(there.received[0]!.payload as ArrayBuffer)]).toEqual([7, 0, 255])
})

describe('over HTTP', () => {
  const channelOf = (topic: string, token?: string, isPrivate = false) =>
    liveClient(origin, tools.anonKey, token).channel(topic, { config: { private: isPrivate } })

  test('a message reaches the channel, in every shape the client sends', async () => {
    const topic = newTopic()
    const { received } = await enter(topic)
    expect(await channelOf(topic).httpSend('posted', { n: 1 })).toEqual({ success: true })
    expect(await channelOf(topic).send({ type: 'broadcast', event: 'posted', payload: { n: 2 } })).toBe('ok')
    expect(await channelOf(topic).httpSend('posted', new Uint8Array([9]).buffer)).toEqual({ success: true })
    await soon(() => expect(received).toHaveLength(3))
    expect(received.slice(0, 2).map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }])
    expect([...new Uint8Array(received[2]!.payload as ArrayBuffer)]).toEqual([9])
  })

  test('a private message arrives from its owner only', async () => {
    const topic = `user:${ana.id}:http`
    const { received, status } = await enter(topic, { private: true, token: ana.token })
    expect(status).toBe('SUBSCRIBED')
    expect(await channelOf(topic, ben.token, true).httpSend('posted', { from: 'ben' })).toEqual({ success: true })
    expect(await channelOf(topic, undefined, true).httpSend('posted', { from: 'nobody' })).toEqual({ success: true })
    expect(await channelOf(topic, ana.token).httpSend('posted', { from: 'public' })).toEqual({ success: true })
    expect(await channelOf(topic, ana.token, true).httpSend('posted', { from: 'ana' })).toEqual({ success: true })
    await soon(() => expect(received).toEqual([{ event: 'posted', payload: { from: 'ana' } }]))
  })

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      body,
      headers: { apikey: tools.anonKey, 'content-type': 'application/json', ...headers },
    })

  test.each([
    '{}',
    '{"messages":[]}',
    '{"messages":[{"topic":"a"}]}',
    '{"messages":[{"topic":"","event":"e"}]}',
    '[1]',
    '"x"',
    'null',
  ])('the body %s is refused as not processable', async (body) => {
    const answer = await post('', body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ error: expect.any(String) as string })
  })

  test('a payload that is nested deeper than can be written down is refused as not processable', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    expect((await post('', `{"messages":[{"topic":"a","event":"e","payload":${deep}}]}`)).status).toBe(422)
    expect((await post('/a/events/e', deep)).status).toBe(422)
    const headers = { apikey: tools.anonKey }
    expect((await fetch(`${origin}/realtime/v1/api/broadcast/a/events/e`, { method: 'POST', headers })).status).toBe(
      422,
    )
  })

  test('a message to a server that nobody is connected to reaches the sockets of the others', async () => {
    const topic = newTopic()
    const { received } = await enter(topic)
    const fresh = await anotherServer(tools)
    expect(await liveClient(fresh.origin, tools.anonKey).channel(topic).httpSend('posted', { n: 1 })).toEqual({
      success: true,
    })
    await soon(() => expect(received).toEqual([{ event: 'posted', payload: { n: 1 } }]))
  })

  test('broken JSON and a missing or wrong key are refused', async () => {
    expect((await post('', '{')).status).toBe(400)
    expect((await post('', '{}', { apikey: '' })).status).toBe(401)
    expect((await post('', '{}', { apikey: 'wrong' })).status).toBe(401)
    expect((await post('', '{}', { authorization: 'Bearer wrong' })).status).toBe(401)
  })
})

describe('private channels', () => {
  test('are open to the user they are named after, and talk among themselves', async () => {
    const topic = `user:${ana.id}:tabs`
    const [one, two] = [
      await enter(topic, { private: true, token: ana.token }),
      await enter(topic, { private: true, token: ana.token, at: elsewhere }),
    ]
    expect([one.status, two.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
    await say(one.channel, { n: 1 })
    await soon(() => expect(two.received).toHaveLength(1))
  })

  test('are closed to others, and a public channel of the same name hears nothing of them', async () => {
    const topic = `user:${ana.id}`
    const stranger = await enter(topic, { private: true, token: ben.token, at: elsewhere })
    expect(stranger.status).toBe(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`)
    expect((await enter(topic, { private: true, at: elsewhere })).status).toContain('Unauthorized')

    const [owner, eavesdropper] = [
      await enter(topic, { private: true, token: ana.token, ack: true }),
      await enter(topic, { token: ben.token }),
    ]
    await say(owner.channel, { secret: true })
    await quiet()
    expect(eavesdropper.received).toEqual([])
  })

  test('end when the channel gets the token of somebody who may not be there', async () => {
    const raw = await rawSocket(origin, tools.anonKey)
    const topic = `realtime:user:${ana.id}`
    raw.send(['1', '1', topic, 'phx_join', { config: { private: true }, access_token: ana.token }])
    await soon(() => expect(raw.payloads('phx_reply')[0]).toMatchObject({ status: 'ok' }))
    raw.send(['1', '2', topic, 'access_token', { access_token: ben.token }])
    await soon(() => expect(raw.payloads('phx_close')).toHaveLength(1))
    expect(raw.payloads('system')[0]).toMatchObject({ extension: 'system', status: 'error' })
  })
})
