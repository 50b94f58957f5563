import { expect, test } from 'vitest'
import { createThread } from './thread'

test('a thread that is still loading when its client leaves answers the retry', async () => {
  const ask = createThread<string, number>({
    file: new URL('./testing/slow-thread.mjs', import.meta.url),
    memoryMb: 64,
    limitMs: 20_000,
    graceMs: 50,
    mostOfOne: 2,
    mostWaiting: 2,
    texts: { cancelled: 'cancelled', late: 'late', tooManyOfOne: 'too many', tooMany: 'too many' },
  })
  const client = new AbortController()
  const first = ask('angles', 'ana', client.signal)
  client.abort()
  await expect(first).rejects.toThrow('cancelled')
  // The second answer of the same thread: it was not ended after 50 ms.
  expect(await ask('angles', 'ana', new AbortController().signal)).toBe(2)
})
