import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError, createQueryClient, forgetPerson, stopReads, unwrap } from '.'
import { BackendNotConfigured } from './backend'
import { isWorthRetrying, refetchQueries, retryDelay } from './query-client'

// Node has no line to watch.
beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waits 1 s, then twice as long each time, never more than 30 s [A-CN-13, B-CN-14]', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test.each([
  [new TypeError('Failed to fetch'), true],
  [new BackendError('Bad gateway', undefined, 502), true],
  [new BackendError('No response', undefined, 0), true],
  [new BackendError('Not ready', undefined, 503), true],
  [new BackendError('No answer in time', undefined, 0, undefined, { cause: { name: 'TimeoutError' } }), false],
  [new Error('Not understood'), false],
  [new BackendError('Not found', 'PGRST116', 406), false],
  [new BackendError('Too many requests', undefined, 429), false],
  [new BackendNotConfigured(), false],
])('%s: asking again is worth it: %s [CX-31]', (error, worth) => {
  expect(isWorthRetrying(error)).toBe(worth)
})

test('data is fresh for 5 minutes, kept for 10, and not fetched again on focus [A-CN-14, A-CN-15, B-CN-14]', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
  })
})

test('tries a query four times and a mutation twice [A-CN-13, A-CN-16, B-CN-14]', async () => {
  vi.useFakeTimers()
  try {
    const client = createQueryClient()
    const began = Date.now()
    const asked: number[] = []
    const stop = new QueryObserver(client, {
      queryKey: ['x'],
      queryFn: () => {
        asked.push(Date.now() - began)
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([0, 1000, 3000, 7000])
    stop()

    const write = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    const mutation = client.getMutationCache().build(client, { mutationFn: write })
    mutation.execute(undefined).catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(write).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['never answers', [], 7_800, [0]],
  ['answers with errors, then not at all', [503, 503], 7_800, [0, 1_000, 3_000]],
])('a server that %s: the page says so within 8 s, and the read is stopped', async (_, answers, end, expected) => {
  vi.useFakeTimers()
  try {
    const began = Date.now()
    const asked: number[] = []
    const signals: AbortSignal[] = []
    const shown = new QueryObserver(createQueryClient(), {
      queryKey: ['x'],
      queryFn: ({ signal }) => {
        signals.push(signal)
        const status = answers[asked.push(Date.now() - began) - 1]
        return status ? Promise.reject(new BackendError('Oh no', undefined, status)) : new Promise<string>(() => {})
      },
    })
    const stop = shown.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(end - 1)
    expect(shown.getCurrentResult().isError).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(shown.getCurrentResult().error).toMatchObject({ message: 'The server did not respond.', status: 0 })
    expect(signals.at(-1)?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual(expected)
    stop()
  } finally {
    vi.useRealTimers()
  }
})

test('shows our words, not the browser’s, where nothing answered', async () => {
  for (const message of ['TypeError: Failed to fetch', 'Load failed']) {
    const call = unwrap(Promise.resolve({ data: null, error: { message }, status: 0 }))
    await expect(call).rejects.toThrow('The server did not respond.')
  }
})

test('does not repeat the retries of the client library [A-CN-13]', async () => {
  const ask = vi.fn(() => unwrap(Promise.resolve({ data: null, error: { message: 'fetch failed' }, status: 0 })))
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: ask })).rejects.toThrow('fetch failed')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a first fetch that fails is one series of retries, also when a subscription starts meanwhile [A-CN-13]', async () => {
  vi.useFakeTimers()
  try {
    const cache = createQueryClient()
    const ask = vi.fn().mockRejectedValue(new BackendError('Oh no', undefined, 503))
    const shown = new QueryObserver(cache, { queryKey: ['scripts', 'list'], queryFn: ask })
    const stop = shown.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(500)
    const done = refetchQueries(cache, { queryKey: ['scripts'] })
    await vi.advanceTimersByTimeAsync(7_500)
    expect(shown.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' })
    await done
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(4)
    stop()
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['read already', true],
  ['being read for the first time', false],
])('refetches what is %s [OP-33]', async (_, isThere) => {
  const cache = createQueryClient()
  const answers: ((words: string) => void)[] = []
  const asked = () => new Promise<string>((resolve) => answers.push(resolve))
  const shown = new QueryObserver(cache, { queryKey: ['scripts', 'list'], queryFn: asked })
  const stop = shown.subscribe(() => undefined)
  if (isThere) answers[0]?.('old')
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe(isThere ? 'old' : undefined))

  const done = refetchQueries(cache, { queryKey: ['scripts'] })
  if (!isThere) answers[0]?.('old')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('new')
  await done
  expect(shown.getCurrentResult().data).toBe('new')
  expect(answers).toHaveLength(2)
  stop()
})

test('who logs out asks nothing more: reads under way end, and new ones begin for the next person only [A-AU-07]', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const asked = vi.fn(() => Promise.resolve('answer'))
  const forever = client.fetchQuery({ queryKey: ['under way'], queryFn: () => new Promise(() => {}) })
  const ended = expect(forever).rejects.toThrow('CancelledError')
  stopReads()
  await ended
  const late = client.fetchQuery({ queryKey: ['late'], queryFn: asked })
  const never = expect(late).rejects.toThrow('CancelledError')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).not.toHaveBeenCalled()
  forgetPerson()
  await never
  await expect(client.fetchQuery({ queryKey: ['next'], queryFn: asked })).resolves.toBe('answer')
})
