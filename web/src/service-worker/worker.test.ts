import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What a worker has around it: caches by name, and what it listens to. */
let kept: Map<string, string>
let listeners: Map<string, (event: object) => void>

beforeEach(async () => {
  vi.useFakeTimers()
  kept = new Map()
  listeners = new Map()
  const addressOf = (file: Request | string) => (typeof file === 'string' ? file : new URL(file.url).pathname)
  vi.stubGlobal('BUILD', { id: '0', shell: '/index.html', entry: 'assets/index.js', files: [] })
  vi.stubGlobal('location', { origin: 'https://reelwright.example' })
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (file: Request | string) => {
        const text = kept.get(addressOf(file))
        return text === undefined ? undefined : new Response(text)
      },
    }),
  })
  vi.stubGlobal('self', {
    registration: { waiting: null },
    addEventListener: (type: string, listen: (event: object) => void) => void listeners.set(type, listen),
  })
  vi.resetModules()
  await import('./worker')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asks for a file, or for a page, in a network that answers after so many milliseconds. Says what came, and after how many. */
async function ask(path: string, mode: RequestMode, after: number) {
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => void setTimeout(() => resolve(new Response('of the network')), after)),
  )
  const began = Date.now()
  let given: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { method: 'GET', mode, url: `https://reelwright.example${path}` },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
    respondWith: (answer: Promise<Response>) => (given = answer),
  })
  const answered = (async () => {
    const answer = await given
    const seconds = (Date.now() - began) / 1000
    return { text: await answer?.text(), seconds }
  })()
  for (let second = 0; second < 100; second++) await vi.advanceTimersByTimeAsync(1000)
  return answered
}

test.each([
  ['/theme.js', 'no-cors', 1, '/theme.js'],
  ['/scripts', 'navigate', 8, '/index.html'],
] as const)('%s without an answer, asked for as %s, is the kept one after %i s', async (path, mode, seconds, file) => {
  kept.set(file, 'kept')
  expect(await ask(path, mode, 60_000)).toEqual({ text: 'kept', seconds })
})

test.each([
  ['/theme.js', 'no-cors'],
  ['/scripts', 'navigate'],
] as const)('%s is the network’s while it answers, and also late where nothing is kept', async (path, mode) => {
  expect(await ask(path, mode, 60_000)).toEqual({ text: 'of the network', seconds: 60 })
  kept.set('/theme.js', 'kept').set('/index.html', 'kept')
  expect(await ask(path, mode, 500)).toMatchObject({ text: 'of the network' })
})
