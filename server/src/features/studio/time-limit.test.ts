import { expect, test } from 'vitest'
import { withinTime } from './time-limit'

const staying = new AbortController().signal
const forEver = () => new Promise<never>(() => undefined)

test('hands on what the work gives, and what it throws', async () => {
  expect(await withinTime(staying, async () => 'done')).toBe('done')
  await expect(withinTime(staying, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('ends work that takes too long, also when it does not listen [CX-43]', async () => {
  let told: AbortSignal | undefined
  const work = (signal: AbortSignal) => {
    told = signal
    return forEver()
  }
  await expect(withinTime(staying, work, 5)).rejects.toMatchObject({
    code: 'timed_out',
    status: 504,
    message: 'Script generation timed out. Please try again.',
  })
  expect(told?.aborted).toBe(true)
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
  let told: AbortSignal | undefined
  await withinTime(client.signal, async (signal) => {
    told = signal
  })
  client.abort()
  expect(told?.aborted).toBe(false)
})
