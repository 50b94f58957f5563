import { expect, test } from 'vitest'
import { AppError } from './app-error'
import { createConcurrencyLimiter } from './concurrency-limiter'

/** Work that the test ends. */
function held() {
  const running: (() => void)[] = []
  let most = 0
  let now = 0
  return {
    most: () => most,
    work: () =>
      new Promise<void>((resolve) => {
        most = Math.max(most, ++now)
        running.push(() => (now--, resolve()))
      }),
    async endAll(count: number) {
      for (let ended = 0; ended < count; ended++) {
        running.shift()!()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('runs two at once, queues three and rejects the sixth', async () => {
  const { work, endAll, most } = held()
  const limit = createConcurrencyLimiter(2, 3, () => new AppError('too_many_requests', 'Too many'))
  const tasks = Array.from({ length: 5 }, () => limit(work))
  await expect(limit(work)).rejects.toMatchObject({ code: 'too_many_requests' })
  await endAll(5)
  await Promise.all(tasks)
  expect(most()).toBe(2)
})

test('a failure frees its slot', async () => {
  const limit = createConcurrencyLimiter(1, 0, () => new Error('full'))
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(limit(() => Promise.resolve(7))).resolves.toBe(7)
})
