import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db'
import { soon, testApp, type TestApp, type TestUser } from '../../testing'
import { anotherServer, liveClient, quiet, rawSocket, subscribed } from './testing'

let tools: TestApp
let origin: string
let ana: TestUser
let now: () => number

beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
  ana = await tools.newUser()
  now = () => Math.floor(Date.now() / 1000)
})

const tokenFor = (seconds: number, claims: object = {}) =>
  tools.tokens.sign({ role: 'authenticated', sub: ana.id, exp: now() + seconds, ...claims })

describe('the handshake', () => {
  const handshake = (query: string, headers: Record<string, string> = {}) =>
    tools.app.inject({
      url: `/realtime/v1/websocket${query}`,
      headers: { connection: 'upgrade', upgrade: 'websocket', ...headers },
    })

  test.each<[string, () => Promise<string> | string, string]>([
    ['without a key', () => '', 'API key is missing'],
    ['with a key that is none', () => '?apikey=nonsense', 'The token provided is not a valid JWT'],
    ['with a forged key', async () => `?apikey=${tools.anonKey.slice(0, -4)}AAAA`, 'Failed to validate JWT signature'],
    ['with an expired key', async () => `?apikey=${await tokenFor(-60)}`, 'Token has expired 60 seconds ago'],
    [
      'with a key without an end',
      async () => `?apikey=${await tokenFor(0, { exp: undefined })}`,
      'Fields `role` and `exp` are required in JWT',
    ],
    [
      'with a key without a role',
      async () => `?apikey=${await tokenFor(60, { role: undefined })}`,
      'Fields `role` and `exp` are required in JWT',
    ],
  ])('%s is refused before the upgrade', async (_name, query, error) => {
    const answer = await handshake(await query())
    expect(answer.statusCode).toBe(401)
    expect(answer.json<{ error: string }>().error.replace(/6[1-5]/, '60')).toBe(error)
  })

  test('of an unknown version is refused, and a plain request gets an error that names what is missing', async () => {
    expect((await handshake(`?apikey=${tools.anonKey}&vsn=3.0.0`)).statusCode).toBe(403)
    expect((await tools.app.inject(`/realtime/v1/websocket?apikey=${tools.anonKey}`)).statusCode).toBe(426)
  })

  test('is refused on the wire, too, not accepted and closed', async () => {
    await expect(rawSocket(origin, 'nonsense')).rejects.toThrow('401')
  })

  test('is refused when there are too many sockets', async () => {
    const small = await anotherServer(tools, { socketsPerAddress: 1 })
    await rawSocket(small.origin, tools.anonKey)
    await expect(rawSocket(small.origin, tools.anonKey)).rejects.toThrow('429')
  })
})

describe('messages', () => {
  test('a heartbeat is answered in both protocols', async () => {
    const [two, one] = [await rawSocket(origin, tools.anonKey), await rawSocket(origin, tools.anonKey, '1.0.0')]
    two.send([null, '7', 'phoenix', 'heartbeat', {}])
    await soon(() => expect(two.frames).toEqual([[null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]))
    one.send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' })
    await soon(() =>
      expect(one.frames).toEqual([
        { topic: 'phoenix', event: 'phx_reply', payload: { status: 'ok', response: {} }, ref: '7', join_ref: null },
      ]),
    )
  })

  test('a join is answered with the bindings as asked, a leave with a close', async () => {
    const raw = await rawSocket(origin, tools.anonKey)
    const asked = [
      { event: '*', schema: 'public', table: 'scripts', filter: 'id=in.(1)' },
      { event: 'INSERT', schema: 'public' },
    ]
    const { response } = await raw.join('a', { postgres_changes: asked })
    const answered = response.postgres_changes as { id: number }[]
    expect(answered).toEqual(asked.map((binding) => ({ ...binding, id: expect.any(Number) as number })))
    expect(answered.every(({ id }) => id > 0)).toBe(true)

    raw.send(['1', '2', 'realtime:a', 'phx_leave', {}])
    await soon(() =>
      expect(raw.frames).toContainEqual(['1', '2', 'realtime:a', 'phx_reply', { status: 'ok', response: {} }]),
    )
    await soon(() => expect(raw.frames).toContainEqual(['1', '1', 'realtime:a', 'phx_close', {}]))
  })

  test('a second join of a topic replaces the first, whose messages are not taken any more', async () => {
    const raw = await rawSocket(origin, tools.anonKey)
    await raw.join('twice', {}, '1')
    await raw.join('twice', {}, '2')
    expect(raw.frames).toContainEqual(['1', '1', 'realtime:twice', 'phx_close', {}])
    raw.send(['1', '3', 'realtime:twice', 'broadcast', { type: 'broadcast', event: 'e', payload: {} }])
    await soon(() =>
      expect(raw.payloads('phx_reply')).toContainEqual({ status: 'error', response: { reason: 'unmatched topic' } }),
    )
    raw.send(['1', '4', 'realtime:twice', 'phx_leave', {}])
    await soon(() => expect(raw.payloads('phx_reply')).toHaveLength(4))
    expect(raw.payloads('phx_close')).toHaveLength(1)
  })

  test.each<[string, () => string | Buffer, number]>([
    ['no JSON', () => '{', 1007],
    ['JSON of another shape', () => '{"a":1}', 1007],
    ['a list that is too short', () => '["1"]', 1007],
    ['an unknown binary kind', () => Buffer.from([9, 0, 0]), 1003],
    ['an empty binary frame', () => Buffer.alloc(0), 1003],
    ['a binary frame that is cut off', () => Buffer.from([3, 9, 9, 9, 9, 9, 1]), 1007],
    ['a binary frame whose JSON is broken', () => Buffer.from([3, 0, 0, 0, 0, 0, 1, 123]), 1007],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 1009],
  ])('%s ends the socket with the code that says why', async (_name, data, code) => {
    const raw = await rawSocket(origin, tools.anonKey)
    raw.send(data())
    expect(await raw.closed).toBe(code)
  })
})

describe('refused joins', () => {
  let quick: string
  beforeAll(async () => {
    quick = (await anotherServer(tools, { channelsPerSocket: 2 })).origin
  })

  test.each<[string, string, () => Promise<object> | object, RegExp]>([
    ['without a name', 'realtime:', () => ({}), /^TopicNameRequired: /],
    ['of another kind', 'room:1', () => ({}), /unmatched topic/],
    ['with a name that is too long', `realtime:${'x'.repeat(300)}`, () => ({}), /^InvalidJoinPayload: /],
    ['that cannot be read', 'realtime:a', () => ({ config: { broadcast: 1 } }), /^InvalidJoinPayload: /],
    [
      'with too many bindings',
      'realtime:a',
      () => ({ config: { postgres_changes: Array.from({ length: 101 }, () => ({ event: '*' })) } }),
      /^InvalidJoinPayload: /,
    ],
    [
      'with an expired token',
      'realtime:a',
      async () => ({ access_token: await tokenFor(-5) }),
      /^InvalidJWTToken: Token has expired \d+ seconds ago$/,
    ],
    [
      'with a forged token',
      'realtime:a',
      () => ({ access_token: `${ana.token.slice(0, -4)}AAAA` }),
      /^JwtSignatureError: Failed to validate JWT signature$/,
    ],
    ['with a token that is none', 'realtime:a', () => ({ access_token: 'x' }), /^MalformedJWT: /],
  ])('one %s says why', async (_name, topic, payload, reason) => {
    const raw = await rawSocket(quick, tools.anonKey)
    raw.send(['1', '1', topic, 'phx_join', await payload()])
    await soon(() => expect(raw.payloads('phx_reply')).toHaveLength(1))
    expect(raw.payloads('phx_reply')[0]).toMatchObject({
      status: 'error',
      response: { reason: expect.stringMatching(reason) as string },
    })
  })

  test('the client of one is notified by its own callback', async () => {
    const channel = liveClient(quick, tools.anonKey).channel(`user:${ana.id}`, { config: { private: true } })
    expect(await subscribed(channel)).toContain('You do not have permissions to read from this Channel topic')
  })

  test('a socket has so many channels and no more, and one that ends makes room', async () => {
    const raw = await rawSocket(quick, tools.anonKey)
    await raw.join('a', {}, '1')
    await raw.join('b', {}, '2')
    expect((await raw.join('c', {}, '3')).response.reason).toBe('ChannelRateLimitReached: Too many channels')
    raw.send(['2', '4', 'realtime:b', 'phx_leave', {}])
    expect((await raw.join('c', {}, '5')).status).toBe('ok')
  })

  test('too many joins in a short time are refused, too many messages end the socket', async () => {
    const strict = await anotherServer(tools, {
      joins: { burst: 1, perSecond: 0.001 },
      messages: { burst: 4, perSecond: 0.001 },
    })
    const raw = await rawSocket(strict.origin, tools.anonKey)
    expect((await raw.join('a', {}, '1')).status).toBe('ok')
    expect((await raw.join('b', {}, '2')).response.reason).toContain('ClientJoinRateLimitReached')
    for (let n = 0; n < 3; n++) raw.send([null, String(n), 'phoenix', 'heartbeat', {}])
    expect(await raw.closed).toBe(1008)
  })
})

describe('tokens', () => {
  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['signs out', ({ supabase }) => supabase.auth.signOut()],
    [
      'is banned',
      ({ id }) =>
        tools.db.query(sql`
      update auth.users set banned_until = now() + interval '1 day' where id = ${id}`),
    ],
  ])('a private channel ends when its user %s, and the old token opens none', async (_name, end) => {
    const ben = await tools.newUser()
    const raw = await rawSocket(origin, tools.anonKey)
    expect((await raw.join(`user:${ben.id}`, { private: true }, '1', ben.token)).status).toBe('ok')
    await end(ben)
    await soon(() => expect(raw.payloads('phx_close')).toHaveLength(1))
    expect(raw.payloads('system').at(-1)).toMatchObject({ message: 'The session of this token has ended' })
    const { response } = await raw.join(`user:${ben.id}`, { private: true }, '2', ben.token)
    expect(response.reason).toContain('Unauthorized')
  })

  test('a channel ends when its token does', async () => {
    const raw = await rawSocket(origin, tools.anonKey)
    let joined = false
    // A busy machine may look at a token only when it has ended.
    for (const seconds of [1, 5, 20])
      joined ||= (await raw.join('short', {}, String(seconds), await tokenFor(seconds))).status === 'ok'
    expect(joined).toBe(true)
    await soon(() => expect(raw.payloads('phx_close')).toHaveLength(1))
    expect(raw.payloads('system')[0]).toMatchObject({
      extension: 'system',
      status: 'error',
      message: expect.stringMatching(/^Token has expired \d+ seconds ago$/) as string,
      channel: 'short',
    })
  })

  test('a new token in time keeps it, a bad one ends it, an opaque key is ignored', async () => {
    const raw = await rawSocket(origin, tools.anonKey)
    const topic = 'realtime:renewed'
    raw.send(['1', '1', topic, 'phx_join', { access_token: await tokenFor(5) }])
    raw.send(['1', '2', topic, 'access_token', { access_token: await tokenFor(60) }])
    raw.send(['1', '3', topic, 'access_token', { access_token: 'sb_publishable_x' }])
    raw.send(['1', '4', topic, 'access_token', { access_token: null }])
    // One that keeps the first token ends.
    const other = await rawSocket(origin, tools.anonKey)
    other.send(['1', '1', 'realtime:not-renewed', 'phx_join', { access_token: await tokenFor(5) }])
    await soon(() => expect(other.payloads('phx_close')).toHaveLength(1))
    expect(raw.payloads('phx_close')).toEqual([])
    raw.send(['1', '5', topic, 'access_token', { access_token: `${ana.token.slice(0, -4)}AAAA` }])
    await soon(() => expect(raw.payloads('phx_close')).toHaveLength(1))
    expect(raw.payloads('system')[0]).toMatchObject({ status: 'error', message: 'Failed to validate JWT signature' })
  })
})

describe('living with trouble', () => {
  test('a client whose socket broke comes back and goes on hearing', async () => {
    const received: unknown[] = []
    const channel = liveClient(origin, tools.anonKey, ana.token)
      .channel('back')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'scripts' }, (payload) =>
        received.push(payload),
      )
    const statuses: string[] = []
    // A busy server answers the join before it records changes, and says when it does.
    channel.on('system', {}, ({ status }: { status: string }) => statuses.push(status))
    const times = () => statuses.filter((status) => status === 'ok').length
    channel.subscribe()
    await soon(() => expect(times()).toBe(1))
    for (const socket of tools.app.websocketServer.clients) socket.terminate()
    await soon(() => expect(times()).toBe(2))
    await ana.supabase.from('scripts').insert({ title: 'After the break' })
    await soon(() => expect(received).toHaveLength(1))
  })

  test('without the database sockets live and talk, and subscriptions begin when it is back', async () => {
    let away = true
    const query: Db['query'] = (statement) =>
      away ? Promise.reject(new Error('Connection terminated unexpectedly')) : tools.db.query(statement)
    const db: Db = { ...tools.db, query, transaction: (work) => tools.db.transaction(work), asUser: () => db }
    const shaky = await anotherServer({ ...tools, db }, { joinMs: 50 })
    const [one, two] = [await rawSocket(shaky.origin, ana.token), await rawSocket(shaky.origin, ana.token)]
    const postgres_changes = [{ event: 'INSERT', schema: 'public', table: 'scripts' }]
    expect((await one.join('shaky', { postgres_changes })).status).toBe('ok')
    expect((await two.join('shaky')).status).toBe('ok')
    two.send(['1', null, 'realtime:shaky', 'broadcast', { type: 'broadcast', event: 'e', payload: { n: 1 } }])
    await soon(() => expect(one.payloads('broadcast')).toMatchObject([{ payload: { n: 1 } }]))
    const { response } = await one.join(`user:${ana.id}`, { private: true }, '2')
    expect(response.reason).toContain('UnknownErrorOnChannel')
    expect(one.payloads('system')).toEqual([])

    away = false
    await soon(() => expect(one.payloads('system')).toMatchObject([{ status: 'ok' }]))
    await ana.supabase.from('scripts').insert({ title: 'Back' })
    await soon(() => expect(one.payloads('postgres_changes')).toMatchObject([{ data: { record: { title: 'Back' } } }]))
  })

  test('a removed channel hears no more', async () => {
    const received: unknown[] = []
    const client = liveClient(origin, tools.anonKey)
    const channel = client.channel('removed').on('broadcast', { event: '*' }, (message) => received.push(message))
    expect(await subscribed(channel)).toBe('SUBSCRIBED')
    const say = () => liveClient(origin, tools.anonKey).channel('removed').httpSend('said', {})
    await say()
    await soon(() => expect(received).toHaveLength(1))
    expect(await client.removeChannel(channel)).toBe('ok')
    await say()
    await quiet()
    expect(received).toHaveLength(1)
  })

  test('a silent socket is closed after a while', async () => {
    const strict = await anotherServer(tools, { idleMs: 100 })
    const raw = await rawSocket(strict.origin, tools.anonKey)
    expect(await raw.closed).toBe(1001)
  })

  test('a stop ends all sockets at once, also those that do not answer, and takes back what it listened to', async () => {
    const listeners = () => tools.db.query(sql`select server_id from realtime.listeners order by server_id`)
    const before = await listeners()
    const stopping = await anotherServer(tools, { goodbyeMs: 100 })
    const raw = await rawSocket(stopping.origin, tools.anonKey)
    await raw.join('a', { postgres_changes: [{ event: '*', schema: 'public', table: 'profiles' }] })
    await soon(() => expect(raw.payloads('system')).toMatchObject([{ status: 'ok' }]))
    expect((await listeners()).length).toBe(before.length + 1)
    raw.socket.pause()
    await stopping.close()
    raw.socket.resume()
    await raw.closed
    expect(await listeners()).toEqual(before)
  })

  test('somebody who does not read is cut off, and the others hear on', async () => {
    const strict = await anotherServer(tools, { outgoing: 64 * 1024 })
    const [slow, reader, speaker] = [
      await rawSocket(strict.origin, tools.anonKey),
      await rawSocket(strict.origin, tools.anonKey),
      await rawSocket(strict.origin, tools.anonKey),
    ]
    for (const raw of [slow, reader, speaker]) await raw.join('flood')
    slow.socket.pause()
    const text = 'x'.repeat(500_000)
    for (let n = 0; n < 30; n++) {
      speaker.send(['1', null, 'realtime:flood', 'broadcast', { type: 'broadcast', event: 'e', payload: { n, text } }])
      await soon(() => expect(reader.payloads('broadcast')).toHaveLength(n + 1))
    }
    slow.socket.resume()
    expect([1006, 1013]).toContain(await slow.closed)
    expect(slow.payloads('broadcast').length).toBeLessThan(30)
  })
})
