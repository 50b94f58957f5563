import { expect, test } from 'vitest'
import { createGate } from './gate'

/** Work that ends when it is told to. */
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

test('lets two in at once, keeps three waiting and sends the sixth away', async () => {
  const { work, endAll, most } = held()
  const gate = createGate(2, 3)
  const guests = Array.from({ length: 5 }, () => gate(work))
  await expect(gate(work)).rejects.toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  await endAll(5)
  await Promise.all(guests)
  expect(most()).toBe(2)
})

test('a failure frees its place', async () => {
  const gate = createGate(1, 0)
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(gate(() => Promise.resolve(7))).resolves.toBe(7)
})
