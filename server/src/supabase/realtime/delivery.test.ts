import { pino } from 'pino'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Db } from '../../platform/db'
import type { Channel } from './channel'
import { createDelivery } from './delivery'
import type { Outgoing } from './frames'
import type { Identity, Role } from './identity'
import type { Change } from './matching'
import type { Matcher } from './subscriptions'
import type { Column, WatchedTable } from './tables'

const log = pino({ level: 'silent' })

const column = (name: string, key = false): Column => ({
  name,
  type: 'text',
  sqlType: 'text',
  key,
  readableBy: ['authenticated', 'service_role'],
})
const table: WatchedTable = {
  relation: 1,
  schema: 'public',
  name: 'notes',
  rowSecurity: true,
  columns: [column('id', true), column('title'), { ...column('inner'), readableBy: ['service_role'] }],
}

const person = (sub: string | undefined, role: Role = 'authenticated'): Identity => {
  const claims = { role, ...(sub === undefined ? {} : { sub }) }
  return { claims, role, key: JSON.stringify(claims), expiresAt: Infinity }
}

function channelOf(identity: Identity) {
  const frames: string[] = []
  const permissions = { broadcast_read: true, broadcast_write: true, presence_read: true, presence_write: true }
  const join = {
    accessToken: undefined,
    private: false,
    broadcast: { self: false, ack: false, replicationReady: false },
    presence: { enabled: false, key: '' },
    bindings: [],
  }
  const channel: Channel = {
    ...{ topic: 'realtime:a', name: 'a', version: 2, identity, permissions, join },
    send: ({ data }: Outgoing) => void frames.push(data.toString()),
    fail: () => undefined,
  }
  return { channel, frames, events: () => frames.filter((frame) => frame.includes('"postgres_changes",{"ids"')).length }
}

const matcher = (given: Partial<Matcher> = {}): Matcher => ({
  ...{
    id: 1,
    relation: 1,
    event: '*',
    equal: new Map<string, string>(),
    rest: undefined,
    columns: [],
    select: undefined,
  },
  ...given,
})
const pattern = (value: string) => ({
  columns: ['title'],
  rest: { key: value, conditions: [{ column: 'title', operator: 'match' as const, negated: false, values: [value] }] },
})
const equal = (name: string, value: string) => ({ columns: [name], equal: new Map([[name, value]]) })

const change = (given: Partial<Change> = {}): Change => ({
  ...{ id: '1', relation: 1, type: 'INSERT', happened_at: new Date(0), too_large: false, old: null },
  ...{ record: { id: 'a', title: 'x', inner: 'secret' } },
  ...given,
})

/** A database where `seen` of the people asked about may see every row. */
function database({ seen, evaluate }: { seen: () => Promise<number[]>; evaluate?: () => Promise<unknown[]> }) {
  const db: Db = {
    query: async <Row>() => (await seen()).map((seen_by) => ({ change_id: '1', seen_by })) as Row[],
    transaction: async (work) =>
      work({ ...db, query: async <Row>() => ((await evaluate?.()) ?? [{ verdicts: [true] }]) as Row[] }),
    asUser: () => db,
  }
  return createDelivery({ db, tables: () => Promise.resolve([table]), log })
}

test.each<[string, Identity, Identity]>([
  ['another user', person('ana'), person('ben')],
  ['a visitor', person(undefined, 'service_role'), person(undefined, 'anon')],
])(
  'a row is not sent to %s who took over the channel while it was asked who may see it',
  async (_name, before, after) => {
    const { channel, events } = channelOf(before)
    const delivery = database({
      seen: () => {
        channel.identity = after
        return Promise.resolve([1])
      },
    })
    delivery.subscribe(channel, matcher())
    await delivery.deliver([change()])
    expect(events()).toBe(0)
    channel.identity = before
  },
)

test('a filter on a column that its subscriber may no longer read reveals nothing', async () => {
  const { channel, events } = channelOf(person(undefined, 'service_role'))
  const delivery = database({ seen: () => Promise.resolve([1]) })
  delivery.subscribe(channel, matcher(equal('inner', 'secret')))
  await delivery.deliver([change()])
  expect(events()).toBe(1)
  for (const identity of [person('ana'), person(undefined, 'anon')]) {
    channel.identity = identity
    await delivery.deliver([change()])
  }
  expect(events()).toBe(1)
})

test('of a removed row a filter sees the key alone, also where the whole row was recorded', async () => {
  const { channel, events } = channelOf(person('ana'))
  const delivery = database({ seen: () => Promise.resolve([1]) })
  const removed = change({ type: 'DELETE', record: null, old: { id: 'a', title: 'x', inner: 'secret' } })
  delivery.subscribe(channel, matcher(equal('title', 'x')))
  delivery.subscribe(channel, matcher(pattern('x')))
  await delivery.deliver([removed])
  expect(events()).toBe(0)
  delivery.subscribe(channel, matcher(equal('id', 'a')))
  await delivery.deliver([removed])
  expect(events()).toBe(1)
})

test('a filter is not held against a row that its subscriber may not see', async () => {
  const { channel, frames } = channelOf(person('ana'))
  let asked = 0
  const delivery = database({
    seen: () => Promise.resolve([]),
    evaluate: () => {
      asked++
      return Promise.resolve([{ verdicts: [true] }])
    },
  })
  delivery.subscribe(channel, matcher(pattern('x')))
  await delivery.deliver([change()])
  expect([asked, frames]).toEqual([0, []])
})

test('somebody with many filters that take for ever costs a few tries, and is left out for a while', async () => {
  const tooLong = Object.assign(new pg.DatabaseError('too long', 8, 'error'), { code: '57014' })
  let asked = 0
  const delivery = database({
    seen: () => Promise.resolve([1, 2]),
    evaluate: () => {
      asked++
      return Promise.reject(tooLong)
    },
  })
  const { channel, events } = channelOf(person('ana'))
  for (let n = 0; n < 50; n++) delivery.subscribe(channel, matcher(pattern(`x{${n}}`)))
  const plain = channelOf(person('ben'))
  delivery.subscribe(plain.channel, matcher())
  await delivery.deliver([change()])
  expect(asked).toBeLessThan(10)
  const before = asked
  await delivery.deliver([change()])
  expect(asked).toBe(before)
  expect([events(), plain.events()]).toEqual([0, 2])
})

test('what could not be finished and is asked for again is sent once', async () => {
  let away = true
  const second: WatchedTable = { ...table, relation: 2, name: 'others' }
  const seen = () =>
    Promise.resolve([
      { change_id: '1', seen_by: 1 },
      { change_id: '2', seen_by: 1 },
    ])
  let asked = 0
  const db: Db = {
    query: async <Row>() => {
      if (++asked === 2 && away) throw new Error('Connection terminated unexpectedly')
      return (await seen()) as Row[]
    },
    transaction: (work) => work(db),
    asUser: () => db,
  }
  const delivery = createDelivery({ db, tables: () => Promise.resolve([table, second]), log })
  const { channel, events } = channelOf(person('ana'))
  delivery.subscribe(channel, matcher())
  delivery.subscribe(channel, matcher({ relation: 2 }))
  const changes = [change(), change({ id: '2', relation: 2 })]
  await expect(delivery.deliver(changes)).rejects.toThrow('terminated')
  away = false
  await delivery.deliver(changes)
  expect(events()).toBe(2)
})
