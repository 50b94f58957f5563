import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, runs, soon, testApp, type TestApp, type TestUser } from '../../testing'
import { liveClient, rawSocket, subscribedAndReady, type Vsn } from './testing'

let tools: TestApp
let origin: string
/** Another server on the same database. */
let other: { origin: string; anonKey: string }
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  tools = await testApp()
  origin = await tools.app.listen({ port: 0, host: '127.0.0.1' })
  const { app, tokens, close } = await openTestApp(tools.connectionString)
  other = { origin: await app.listen({ port: 0, host: '127.0.0.1' }), anonKey: tokens.anonKey }
  ;[ana, ben] = [await tools.newUser(), await tools.newUser()]
  return close
})

/** Names that mean something, so that sequences get beyond the first check. */
const topic = () =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom('realtime:a', 'realtime:b', `realtime:user:${ana.id}`, 'phoenix', 'realtime:'),
    },
    fc.string(),
  )
const ref = fc.oneof(fc.constantFrom('1', '2', null), fc.string(), fc.integer())
const word = fc.oneof(
  fc.constantFrom('*', 'INSERT', 'public', 'scripts', 'id=eq.1', 'title=match.(', 'title=like.%'),
  fc.string(),
)
const config = fc.record(
  {
    private: fc.boolean(),
    broadcast: fc.record({ self: fc.boolean(), ack: fc.boolean() }, { requiredKeys: [] }),
    presence: fc.record({ enabled: fc.boolean(), key: fc.string() }, { requiredKeys: [] }),
    postgres_changes: fc.array(
      fc.record(
        { event: word, schema: word, table: word, filter: word, select: fc.array(word, { maxLength: 2 }) },
        { requiredKeys: ['event'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
)
const payload = () =>
  fc.oneof(
    fc.record(
      { config, access_token: fc.constantFrom(ben.token, tools.anonKey, 'x', '') },
      { requiredKeys: ['config'] },
    ),
    fc.record({ type: fc.constant('broadcast'), event: fc.string(), payload: fc.jsonValue() }),
    fc.record({ event: fc.constantFrom('track', 'untrack'), payload: fc.jsonValue() }),
    fc.record({ access_token: fc.constantFrom(ben.token, 'x', null) }),
    fc.jsonValue(),
  )
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'phx_join',
      'phx_join',
      'phx_leave',
      'broadcast',
      'presence',
      'access_token',
      'heartbeat',
    ),
  },
  fc.string(),
)
const frame = () => fc.tuple(ref, ref, topic(), event, payload())
const noise = fc.oneof(
  fc.json(),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from([3, 1, 1, 10, 1, 0, 1, ...bytes])),
)

test("no sequence of frames stops a server, keeps others, there or at another one, from being served or shows another user's row", async () => {
  const received: string[] = []
  const channel = liveClient(origin, tools.anonKey, ana.token)
    .channel('calm')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'scripts' }, ({ new: row }) =>
      received.push(row.title as string),
    )
  expect(await subscribedAndReady(channel)).toBe('SUBSCRIBED')
  let round = 0

  const sequence = fc.array(fc.oneof({ weight: 8, arbitrary: frame() }, noise), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(sequence, fc.constantFrom<Vsn>('1.0.0', '2.0.0'), fc.boolean(), async (frames, vsn, elsewhere) => {
      const at = elsewhere ? other : { origin, anonKey: tools.anonKey }
      const raw = await rawSocket(at.origin, at.anonKey, vsn)
      for (const one of frames) {
        if (!Array.isArray(one)) raw.send(one)
        else if (vsn === '2.0.0') raw.send(one)
        else raw.send({ join_ref: one[0], ref: one[1], topic: one[2], event: one[3], payload: one[4] })
      }
      const title = `secret of ana ${++round}`
      await tools.db.query(sql`insert into scripts (user_id, title) values (${ana.id}, ${title})`)
      await soon(() => expect(received.at(-1)).toBe(title))
      expect(JSON.stringify(raw.frames.map(String))).not.toContain('secret of ana')
      expect(JSON.stringify(raw.frames)).not.toContain('secret of ana')
      raw.socket.terminate()
    }),
    { numRuns: runs(12, 60) },
  )
  expect(received).toHaveLength(round)
}, 120_000)

test('a payload nested deeper than the server can write down is refused, and the socket lives', async () => {
  const raw = await rawSocket(origin, tools.anonKey)
  await raw.join('deep')
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  raw.send(`["1","2","realtime:deep","broadcast",{"type":"broadcast","event":"e","payload":${deep}}]`)
  await soon(() => expect(raw.payloads('phx_reply')).toContainEqual(expect.objectContaining({ status: 'error' })))
  raw.send([null, '3', 'phoenix', 'heartbeat', {}])
  await soon(() => expect(raw.payloads('phx_reply')).toHaveLength(3))
})

test('a filter that would take for ever is cut off with an error, and others are served all the same', async () => {
  const events: string[] = []
  const calm = liveClient(origin, tools.anonKey, ben.token)
    .channel('calm')
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'scripts', filter: 'title=like.calm%' },
      ({ new: row }) => events.push(row.title as string),
    )
  expect(await subscribedAndReady(calm)).toBe('SUBSCRIBED')
  const raw = await rawSocket(origin, ben.token)
  // All the ways to cut a text into seven parts that each come twice.
  const filter = `script_text=match."^${'(a*)'.repeat(7)}b${[1, 2, 3, 4, 5, 6, 7].map((n) => `\\\\${n}`).join('')}$"`
  await raw.join('greedy', { postgres_changes: [{ event: '*', schema: 'public', table: 'scripts', filter }] })
  await soon(() => expect(raw.payloads('system')).toMatchObject([{ status: 'ok' }]))
  for (const title of ['calm one', 'calm two']) {
    const text = `${'a'.repeat(400)}b${'a'.repeat(401)}`
    await tools.db.query(sql`insert into scripts (user_id, title, script_text) values (${ben.id}, ${title}, ${text})`)
    await soon(() => expect(events.at(-1)).toBe(title))
  }
  expect(raw.payloads('system')).toMatchObject([{ status: 'ok' }, { status: 'error' }])
})
