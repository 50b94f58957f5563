import { createClient, REALTIME_CHANNEL_STATES } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import ws from 'ws'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'
import { liveClient, rawSocket, subscribed } from './testing'

/** Methods of the client's own that touch the server: the connection, heartbeats, tokens, the list of channels. */

let tools: TestApp
let origin: string
let ana: TestUser

beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
  ana = await tools.newUser()
})

test('a connection is made without a channel, ended when asked, and made again [A-CN-06]', async () => {
  const { realtime } = liveClient(origin, tools.anonKey)
  realtime.connect()
  expect(realtime.connectionState()).toBe('connecting')
  await soon(() => expect(realtime.isConnected()).toBe(true))
  expect(realtime.connectionState()).toBe('open')

  const ended = realtime.disconnect()
  expect(realtime.connectionState()).toBe('closing')
  expect(await ended).toBe('ok')
  expect(realtime.isConnected()).toBe(false)
  expect(realtime.connectionState()).toBe('closed')

  realtime.connect()
  await soon(() => expect(realtime.connectionState()).toBe('open'))
})

test('a disconnect takes the socket from the server', async () => {
  const before = tools.app.websocketServer.clients.size
  const { realtime } = liveClient(origin, tools.anonKey)
  realtime.connect()
  await soon(() => expect(tools.app.websocketServer.clients.size).toBe(before + 1))
  await realtime.disconnect()
  await soon(() => expect(tools.app.websocketServer.clients.size).toBe(before))
})

test('a heartbeat that is sent is answered', async () => {
  const { realtime } = liveClient(origin, tools.anonKey)
  const statuses: string[] = []
  realtime.onHeartbeat((status) => statuses.push(status))
  realtime.connect()
  await soon(() => expect(realtime.isConnected()).toBe(true))
  await realtime.sendHeartbeat()
  await soon(() => expect(statuses).toEqual(['sent', 'ok']))
})

test('of the five states of a channel it goes through those that last; a refused one is errored [A-CN-05]', async () => {
  expect(Object.values(REALTIME_CHANNEL_STATES)).toEqual(['closed', 'errored', 'joined', 'joining', 'leaving'])
  const client = liveClient(origin, tools.anonKey)
  const channel = client.channel('states')
  const states: string[] = [channel.state]
  const joined = subscribed(channel)
  states.push(channel.state)
  await joined
  states.push(channel.state)
  await channel.unsubscribe()
  expect([...states, channel.state]).toEqual(['closed', 'joining', 'joined', 'closed'])

  const foreign = client.channel(`user:${ana.id}:private`, { config: { private: true } })
  await subscribed(foreign)
  expect(foreign.state).toBe('errored')
})

test('all channels are left at once, and listed until then', async () => {
  const client = liveClient(origin, tools.anonKey)
  const channels = [client.channel('list-a'), client.channel('list-b')]
  for (const channel of channels) expect(await subscribed(channel)).toBe('SUBSCRIBED')
  expect(client.realtime.getChannels()).toEqual(channels)

  expect(await client.realtime.removeAllChannels()).toEqual(['ok', 'ok'])
  expect(client.realtime.getChannels()).toEqual([])
})

test('a channel that is left hears no more, while its neighbour on the socket does', async () => {
  const received: string[] = []
  const client = liveClient(origin, tools.anonKey)
  const [left, stays] = [client.channel('leave-a'), client.channel('leave-b')]
  for (const channel of [left, stays]) {
    channel.on('broadcast', { event: '*' }, ({ payload }) => received.push((payload as { to: string }).to))
    expect(await subscribed(channel)).toBe('SUBSCRIBED')
  }
  expect(await left.unsubscribe()).toBe('ok')

  const speaker = await rawSocket(origin, tools.anonKey)
  for (const [at, to] of ['leave-a', 'leave-b'].entries()) {
    const ref = String(at + 1)
    await speaker.join(to, {}, ref)
    speaker.send([ref, null, `realtime:${to}`, 'broadcast', { type: 'broadcast', event: 'said', payload: { to } }])
  }
  await soon(() => expect(received).toEqual(['leave-b']))
})

test('who is tracked is in the state of the channel', async () => {
  const channel = liveClient(origin, tools.anonKey)
    .channel('state', { config: { presence: { key: 'ana' } } })
    .on('presence', { event: 'sync' }, () => undefined)
  expect(await subscribed(channel)).toBe('SUBSCRIBED')
  expect(channel.presenceState()).toEqual({})
  expect(await channel.track({ mood: 'calm' })).toBe('ok')
  await soon(() =>
    expect(channel.presenceState()).toEqual({
      ana: [{ mood: 'calm', presence_ref: expect.any(String) as string }],
    }),
  )
})

test('the token of an accessToken function opens a private channel, and its refusal is reported', async () => {
  let token = ana.token
  const client = createClient(origin, tools.anonKey, {
    accessToken: () => Promise.resolve(token),
    realtime: { transport: ws as never, reconnectAfterMs: () => 50 },
  })
  const open = async () => {
    // As the client's documentation says: its first join does not wait for the function.
    await client.realtime.setAuth()
    const channel = client.channel(`user:${ana.id}:token`, { config: { private: true } })
    return { channel, status: await subscribed(channel) }
  }
  try {
    const { channel, status } = await open()
    expect(status).toBe('SUBSCRIBED')
    await client.removeChannel(channel)
    token = (await tools.newUser()).token
    expect((await open()).status).toContain('You do not have permissions to read from this Channel topic')
  } finally {
    await client.realtime.disconnect()
  }
})
