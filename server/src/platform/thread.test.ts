import { expect, test } from 'vitest'
import { createThread } from './thread'

const threadOf = (name: string, more: { limitMs?: number; graceMs?: number } = {}) =>
  createThread<string, string | number>({
    file: new URL(`./testing/${name}.mjs`, import.meta.url),
    memoryMb: 64,
    limitMs: 300_000,
    graceMs: 50,
    mostOfOne: 10,
    mostWaiting: 20,
    texts: { cancelled: 'cancelled', late: 'late', tooManyOfOne: 'too many', tooMany: 'too many of all' },
    ...more,
  })
const staying = () => new AbortController().signal

test('a thread that is still loading when its client leaves answers the retry', async () => {
  const ask = threadOf('slow-thread')
  const client = new AbortController()
  const first = ask('angles', 'ana', client.signal)
  client.abort()
  await expect(first).rejects.toThrow('cancelled')
  // The second answer of the same thread: it was not ended after 50 ms.
  expect(await ask('angles', 'ana', staying())).toBe(2)
})

test('a thread lets accounts take turns, however many one asks for', async () => {
  const ask = threadOf('echo-thread')
  const made: string[] = []
  const asked = (account: string) => ask('', account, staying()).then(() => made.push(account))
  await Promise.all([...Array.from({ length: 6 }, () => asked('ana')), asked('eva'), asked('tom')])
  expect(made).toEqual(['ana', 'ana', 'eva', 'tom', 'ana', 'ana', 'ana', 'ana'])
})

test('a thread keeps ten waiting of one account, refuses the next, and takes those of others, up to twenty', async () => {
  const ask = threadOf('echo-thread')
  const many = (account: string, length: number) => Array.from({ length }, () => ask('', account, staying()))
  const all = Promise.allSettled([...many('ana', 12), ...many('eva', 10), ask('', 'tom', staying())])
  const refused = (await all).flatMap((each, at) => (each.status === 'rejected' ? [[at, each.reason as object]] : []))
  expect(refused).toEqual([
    [11, expect.objectContaining({ code: 'too_many_requests', message: 'too many' })],
    [22, expect.objectContaining({ code: 'unavailable', message: 'too many of all' })],
  ])
})

test('a thread is free again when the client of an endless request has left', async () => {
  const ask = threadOf('echo-thread')
  // A thread that has not answered yet is still loading.
  await ask('', 'ana', staying())
  const client = new AbortController()
  const unwanted = ask('endless', 'ana', client.signal)
  const next = ask('next', 'eva', staying())
  client.abort()
  await expect(unwanted).rejects.toMatchObject({ code: 'cancelled' })
  expect(await next).toBe('next')
})

test('a thread does nothing for those who left while they waited, and their place is free', async () => {
  const ask = threadOf('echo-thread')
  const client = new AbortController()
  const first = ask('first', 'eva', staying())
  const unwanted = Array.from({ length: 10 }, () => ask('endless', 'ana', client.signal))
  client.abort()
  for (const one of unwanted) await expect(one).rejects.toMatchObject({ code: 'cancelled' })
  const again = ask('wanted', 'ana', staying())
  await expect(ask('gone', 'ana', client.signal)).rejects.toMatchObject({ code: 'cancelled' })
  expect([await first, await again]).toEqual(['first', 'wanted'])
})

test('a request that takes too long is given up, and the next one is answered', async () => {
  const ask = threadOf('echo-thread', { limitMs: 1000 })
  await expect(ask('endless', 'ana', staying())).rejects.toMatchObject({ code: 'timed_out', message: 'late' })
  expect(await ask('next', 'ana', staying())).toBe('next')
})
