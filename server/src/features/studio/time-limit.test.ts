import { expect, test } from 'vitest'
import { withinTime } from './time-limit'

const staying = new AbortController().signal
const forEver = () => new Promise<never>(() => undefined)

test('hands on what the work gives, and what it throws', async () => {
  expect(await withinTime(staying, async () => 'done')).toBe('done')
  await expect(withinTime(staying, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('ends work that takes too long, also when it does not listen [CX-43]', async () => {
  let received: AbortSignal | undefined
  const work = (signal: AbortSignal) => {
    received = signal
    return forEver()
  }
  await expect(withinTime(staying, work, 5)).rejects.toMatchObject({
    code: 'timed_out',
    status: 504,
    message: 'Script generation timed out. Please try again.',
  })
  expect(received?.aborted).toBe(true)
})

test('ends with its client, and says so in its own words', async () => {
  const client = new AbortController()
  const listening = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('in other words'))))
  const ended = withinTime(client.signal, listening)
  client.abort()
  await expect(ended).rejects.toMatchObject({ code: 'cancelled' })
  await expect(withinTime(client.signal, forEver)).rejects.toMatchObject({ code: 'cancelled' })
})

test('begins nothing for a client that has left already', async () => {
  let begun = false
  const work = async () => {
    begun = true
  }
  await expect(withinTime(AbortSignal.abort(), work)).rejects.toMatchObject({ code: 'cancelled' })
  expect(begun).toBe(false)
})

test('leaves nothing waiting behind', async () => {
  const client = new AbortController()
  let received: AbortSignal | undefined
  await withinTime(client.signal, async (signal) => {
    received = signal
  })
  client.abort()
  expect(received?.aborted).toBe(false)
})
