import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notifications } from '../../../platform/db'
import type { Tools } from '../../../platform/tools'
import { followSchema } from './follow-schema'
import type { SchemaCache } from './schema-cache'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Notifications that cannot be had for the first so many times. */
function following(refusals: number) {
  const received: { notify?: () => void; reconnect?: () => void } = {}
  const end = vi.fn()
  const on = vi.fn<Notifications['on']>(async (_channel, handler, onReconnect) => {
    if (on.mock.calls.length <= refusals) throw new Error('No database')
    received.notify = () => handler('reload schema')
    received.reconnect = onReconnect
    return end
  })
  const reload = vi.fn(async () => undefined)
  const tools = { notifications: { on, close: async () => undefined }, log: pino({ level: 'silent' }) }
  const stop = followSchema(tools as unknown as Tools, { reload } as unknown as SchemaCache)
  return { on, end, reload, received, stop }
}

test('reads the schema when notified, and after a break in which a notification may have been missed', async () => {
  const { on, reload, received } = following(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(on.mock.calls[0]?.[0]).toBe('pgrst')
  received.notify?.()
  received.reconnect?.()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('tries again while nobody can be listened to, and reads the schema that may have changed meanwhile', async () => {
  const { on, reload, received } = following(2)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(on).toHaveBeenCalledTimes(3)
  expect(reload).toHaveBeenCalledTimes(1)
  received.notify?.()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('ends, also when it had not begun', async () => {
  const begun = following(0)
  await vi.advanceTimersByTimeAsync(0)
  begun.stop()
  expect(begun.end).toHaveBeenCalledTimes(1)

  const waiting = following(99)
  await vi.advanceTimersByTimeAsync(0)
  waiting.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting.on).toHaveBeenCalledTimes(1)

  const early = following(0)
  early.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(early.end).toHaveBeenCalledTimes(1)
})
