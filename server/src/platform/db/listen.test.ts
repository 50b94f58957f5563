import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soon, testApp, type TestApp } from '../../testing'
import { createNotifications, type Notifications } from './listen'

let tools: TestApp
let notifications: Notifications

beforeAll(async () => {
  tools = await testApp()
  notifications = createNotifications(tools.connectionString, pino({ level: 'silent' }))
})
afterAll(() => notifications.close())

const notify = (channel: string, payload: string) => tools.db.query(sql`select pg_notify(${channel}, ${payload})`)

async function breakConnections() {
  await tools.db.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'reelwright notifications'`)
}

test('brings what was notified to all listeners of a channel, and to no other', async () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()]
  const ends = await Promise.all([
    notifications.on('listen_test', first),
    notifications.on('listen_test', second),
    notifications.on('listen "odd" name', other),
  ])
  await notify('listen_test', 'one')
  await soon(() => expect(second).toHaveBeenCalledWith('one'))
  expect(first).toHaveBeenCalledTimes(1)
  await notify('listen "odd" name', '')
  await soon(() => expect(other).toHaveBeenCalledWith(''))
  expect(first).toHaveBeenCalledTimes(1)
  ends.forEach((end) => end())
})

test('says nothing any more to a listener that has ended', async () => {
  const [gone, stays] = [vi.fn(), vi.fn()]
  const end = await notifications.on('listen_test_end', gone)
  await notifications.on('listen_test_end', stays)
  end()
  await notify('listen_test_end', 'late')
  await soon(() => expect(stays).toHaveBeenCalled())
  expect(gone).not.toHaveBeenCalled()
})

test('opens a broken connection again and lets the listeners look for what they missed', async () => {
  const [received, reconnected] = [vi.fn(), vi.fn()]
  await notifications.on('listen_test_again', received, reconnected)
  await breakConnections()
  await soon(() => expect(reconnected).toHaveBeenCalledTimes(1))
  await notify('listen_test_again', 'after')
  await soon(() => expect(received).toHaveBeenCalledWith('after'))
})

test('a listener that comes while the connection is broken opens it, and nobody hears anything twice', async () => {
  const [received, reconnected, late] = [vi.fn(), vi.fn(), vi.fn()]
  const own = createNotifications(tools.connectionString, pino({ level: 'silent' }))
  try {
    await own.on('listen_test_twice', received, reconnected)
    await breakConnections()
    await soon(() => own.on('listen_test_twice', late))
    await soon(() => expect(reconnected).toHaveBeenCalledTimes(1))
    await notify('listen_test_twice', 'once')
    await soon(() => expect(late).toHaveBeenCalledWith('once'))
    expect(received.mock.calls).toEqual([['once']])
  } finally {
    await own.close()
  }
})

test('refuses a listener while the database is away', async () => {
  const nowhere = createNotifications('postgresql://nobody@127.0.0.1:1/none', pino({ level: 'silent' }))
  await expect(nowhere.on('listen_test', () => undefined)).rejects.toThrow()
  await nowhere.close()
})
