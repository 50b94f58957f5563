import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { RawBuilder } from 'kysely'
import type { Db, Notifications } from '../../platform/db'
import { createChangeFeed } from './change-feed'
import type { Change } from './matching'
import { soon } from '../../testing'

const log = pino({ level: 'silent' })
const AWAY = new Error('Connection terminated unexpectedly')

const change = (id: number): Change => ({
  ...{ id: String(id), relation: 1, type: 'INSERT', happened_at: new Date(0), too_large: false, old: null, record: {} },
})

/** A feed whose database has one change on each page, and is away when it is asked for one the first time after some. */
async function feedOf(
  changes: Change[],
  onChanges: (changes: Change[]) => Promise<void>,
  awayAfter = new Set<string>(),
) {
  let hear: (xact: string) => void = () => undefined
  let reconnect: () => void = () => undefined
  const statements: string[] = []
  const db: Db = {
    query: async <Row>(statement: RawBuilder<Row>) => {
      const { sqlFragments, parameters } = statement.toOperationNode() as unknown as {
        sqlFragments: string[]
        parameters: { value: unknown }[]
      }
      const text = sqlFragments.join('?')
      statements.push(text)
      if (text.includes('pg_current_snapshot')) return [{ snapshot: '1:1:', xacts: [] }] as Row[]
      if (!text.includes('order by id limit')) return []
      const after = String(parameters[1]?.value)
      if (awayAfter.delete(after)) throw AWAY
      return changes.filter(({ id }) => Number(id) > Number(after)).slice(0, 1) as Row[]
    },
    transaction: (work) => work(db),
    asUser: () => db,
  }
  const notifications: Notifications = {
    on: (_channel, handler, onReconnect) => {
      hear = handler
      reconnect = onReconnect ?? reconnect
      return Promise.resolve(() => undefined)
    },
    close: () => Promise.resolve(),
  }
  const feed = createChangeFeed({ db, notifications, log }, { serverId: 'a', onChanges })
  await feed.watch([1])
  return { feed, hear: (xact: string) => hear(xact), reconnect: () => reconnect(), statements }
}

test('a database that is away between two pages makes no change come twice', async () => {
  const delivered: string[] = []
  const deliver = async (changes: Change[]) => void delivered.push(...changes.map(({ id }) => id))
  const { feed, hear } = await feedOf([change(1), change(2)], deliver, new Set(['1']))
  hear('1')
  await soon(() => expect(delivered).toEqual(['1', '2']))
  await feed.close()
})

test('a page waits for a database that is away, however often it is asked', async () => {
  let tries = 0
  const delivered: string[] = []
  const { feed, hear } = await feedOf([change(1)], async (changes) => {
    if (++tries < 5) throw AWAY
    delivered.push(...changes.map(({ id }) => id))
  })
  hear('1')
  await soon(() => expect(delivered).toEqual(['1']))
  await feed.close()
})

test('a page that cannot be delivered for another reason does not keep the next from it', async () => {
  const delivered: string[] = []
  const { feed, hear } = await feedOf([change(1), change(2)], async (changes) => {
    if (changes[0]?.id === '1') throw new Error('a defect')
    delivered.push(...changes.map(({ id }) => id))
  })
  hear('1')
  await soon(() => expect(delivered).toEqual(['2']))
  await feed.close()
})

test('after a break the database gets the list of watched tables again, before it is asked what was missed', async () => {
  const { feed, reconnect, statements } = await feedOf([], () => Promise.resolve())
  statements.length = 0
  reconnect()
  const steps = () => statements.map((text) => /realtime\.listeners|pg_visible_in_snapshot/.exec(text)?.[0])
  await soon(() => expect(steps()).toContain('pg_visible_in_snapshot'))
  expect(steps().indexOf('realtime.listeners')).toBeLessThan(steps().indexOf('pg_visible_in_snapshot'))
  expect(steps()).toContain('realtime.listeners')
  await feed.close()
})
