import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindingIds, channelName, joinReader } from './join'
import { LIMITS } from './limits'

const readJoin = joinReader(LIMITS)
const PLAIN = {
  accessToken: undefined,
  private: false,
  broadcast: { self: false, ack: false, replicationReady: false },
  presence: { enabled: true, key: '' },
  bindings: [],
}

test.each<[unknown, object]>([
  [undefined, PLAIN],
  [{}, PLAIN],
  [{ config: null, access_token: null }, PLAIN],
  [
    { config: { private: true, broadcast: { ack: true, self: true, replication_ready: true } } },
    { ...PLAIN, private: true, broadcast: { ack: true, self: true, replicationReady: true } },
  ],
  [{ config: { presence: { key: 'k', enabled: false } } }, { ...PLAIN, presence: { key: 'k', enabled: false } }],
  [
    { config: { postgres_changes: [{ event: '*', schema: 'public' }] } },
    { ...PLAIN, bindings: [{ event: '*', schema: 'public' }] },
  ],
  [
    { access_token: 'x', config: { future: 1 } },
    { ...PLAIN, accessToken: 'x' },
  ],
])('%j', (payload, expected) => {
  expect(readJoin(payload)).toEqual(expected)
})

test.each([
  [1],
  ['x'],
  [[]],
  [{ config: 1 }],
  [{ config: { private: 'yes' } }],
  [{ config: { postgres_changes: [{}] } }],
])('%j says what is wrong', (payload) => {
  expect(readJoin(payload)).toBeTypeOf('string')
})

test.each([
  ['realtime:room', 'room'],
  ['realtime:', ''],
  ['realtime:a:b', 'a:b'],
  ['phoenix', undefined],
  ['room', undefined],
])('the topic %s names %s', (topic, name) => {
  expect(channelName(topic)).toBe(name)
})

test('equal bindings have equal numbers everywhere, different ones do not meet in a channel', () => {
  const binding = fc.record({ event: fc.constantFrom('*', 'INSERT'), table: fc.string({ maxLength: 2 }) })
  fc.assert(
    fc.property(fc.array(binding, { maxLength: 100 }), (bindings) => {
      const ids = bindingIds(bindings)
      expect(bindingIds(bindings)).toEqual(ids)
      expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true)
      expect(new Set(ids).size).toBe(new Set(bindings.map((one) => JSON.stringify([one.event, one.table]))).size)
    }),
  )
})
