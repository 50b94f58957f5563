import { expect, test, vi } from 'vitest'
import { deferCalls } from './defer-calls'

const library = {
  from: (table: string) => ({
    table,
    async select(columns: string) {
      return `${this.table}: ${columns}`
    },
  }),
  auth: { mfa: { list: async () => ['totp'] } },
}

test('makes calls when their result is awaited, each on its own object, once the object has arrived', async () => {
  const load = vi.fn(async () => library)
  const deferred = (await Promise.resolve(deferCalls(load))) as typeof library
  const { mfa } = deferred.auth
  const rows = deferred.from('scripts').select('id')
  expect(load).not.toHaveBeenCalled()
  expect(await rows).toBe('scripts: id')
  expect(load).toHaveBeenLastCalledWith('from')
  expect(await mfa.list()).toEqual(['totp'])
  expect(load).toHaveBeenLastCalledWith('auth')
})

test('an object that does not arrive fails the call', async () => {
  const deferred = deferCalls(() => Promise.reject(new Error('Not configured'))) as typeof library
  await expect(deferred.from('scripts').select('id')).rejects.toThrow('Not configured')
})
