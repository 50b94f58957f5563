import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isBackendLoaded, isOnline, loadBackend, loadConfig, setBackend, supabase, useOnline } from '.'
import { configurationFault } from './backend'

afterEach(() => {
  setBackend(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['https://reelwright.example', 'eyJhbGciOi', 'reelwright.example', undefined],
  ['https://abc.supabase.co', 'eyJhbGciOi', 'supabase.co', undefined],
  ['https://elsewhere.example', 'eyJhbGciOi', 'reelwright.example', 'must contain'],
  ['https://reelwright.example', 'sb_publishable_1', 'reelwright.example', 'must start with "eyJ"'],
  ['https://reelwright.example', undefined, 'reelwright.example', 'must start with "eyJ"'],
  ['nowhere', 'eyJhbGciOi', 'nowhere', 'not a URL'],
])('address %s with key %s and domain %s: %s [A-CN-01]', (url, key, domain, fault) => {
  const said = configurationFault(url, key, domain)
  if (fault) expect(said).toContain(fault)
  else expect(said).toBeUndefined()
})

function configAnswers(...answers: object[]) {
  const fetchConfig = vi.fn<typeof fetch>()
  for (const answer of answers) fetchConfig.mockResolvedValueOnce(Response.json(answer))
  vi.stubGlobal('fetch', fetchConfig)
  return fetchConfig
}

test('a bad configuration is logged and every call is refused [A-CN-02, A-ER-10]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  configAnswers({ supabaseUrl: null, anonKey: 'wrong' })
  await expect(loadBackend()).rejects.toThrow('Backend not configured')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Configuration error'))
  expect(() => supabase()).toThrow('Backend not configured')
})

test('is loaded once, and again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetchConfig = configAnswers({ anonKey: 'wrong' }, { supabaseUrl: '', anonKey: 'eyJhbGciOi' })
  await expect(loadBackend()).rejects.toThrow()
  await Promise.all([loadBackend(), loadBackend()])
  expect(fetchConfig).toHaveBeenCalledTimes(2)
  expect(supabase().auth).toBeDefined()
})

test('is reached the way the page was when it stands there, and elsewhere as the server says [CX-21]', async () => {
  // A proxy that does not pass on the name it was asked by.
  configAnswers({ supabaseUrl: 'http://127.0.0.1:3000', sameOrigin: true, anonKey: 'eyJhbGciOi' })
  await loadBackend()
  expect(restAddress()).toBe(`${location.origin}/rest/v1/scripts`)

  setBackend(undefined)
  configAnswers({ supabaseUrl: 'https://abc.supabase.co', anonKey: 'eyJhbGciOi', supabaseDomain: 'supabase.co' })
  await loadBackend()
  expect(restAddress()).toBe('https://abc.supabase.co/rest/v1/scripts')
})

test('its live connection beats every 25 s, and comes back after 1, 2, 5 and then 10 s [A-CN-08, A-CN-09]', async () => {
  configAnswers({ supabaseUrl: null, anonKey: 'eyJhbGciOi' })
  await loadBackend()
  const { realtime } = supabase()
  expect(realtime.heartbeatIntervalMs).toBe(25_000)
  expect([1, 2, 3, 4, 5, 99].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
    1000, 2000, 5000, 10_000, 10_000, 10_000,
  ])
})

const CONFIG = { supabaseUrl: null, anonKey: 'eyJhbGciOi' }
const SESSION = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: '1' },
}
const storeSession = () => localStorage.setItem('sb-localhost-auth-token', JSON.stringify(SESSION))
const kept = () => localStorage.getItem('reelwright:config')

test('what the server says is kept for who is signed in, and for nobody else', async () => {
  configAnswers(CONFIG, CONFIG)
  await loadBackend()
  await supabase().auth.getSession()
  expect(kept()).toBeNull()

  setBackend(undefined)
  storeSession()
  const store = vi.spyOn(Storage.prototype, 'setItem')
  await loadBackend()
  // Not what is there in the end: the client of an earlier test may hear of the session and keep its own.
  await vi.waitFor(() => expect(store).toHaveBeenCalledWith('reelwright:config', JSON.stringify(CONFIG)), {
    timeout: 10_000,
  })
})

test('rows are read for the stored session before the client library has arrived', async () => {
  storeSession()
  const fetched = configAnswers(CONFIG, [{ id: 'a' }])
  await loadConfig()
  const { data } = await supabase().from('scripts').select('id')
  expect(data).toEqual([{ id: 'a' }])
  const [address, init] = fetched.mock.calls[1]!
  expect(address).toBe(`${location.origin}/rest/v1/scripts?select=id`)
  const headers = Object.fromEntries(new Headers(init?.headers))
  expect(headers).toMatchObject({ apikey: CONFIG.anonKey, authorization: 'Bearer a.b.c' })
  expect(isBackendLoaded()).toBe(false)
})

test('a line that swallows everything is none: who is signed in goes on with what was said last, until the server answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  storeSession()
  localStorage.setItem('reelwright:config', JSON.stringify(CONFIG))
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const silent = vi.fn<typeof fetch>(
    (_input, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Too late', 'TimeoutError')))
      }),
  )
  vi.stubGlobal('fetch', silent)
  const loading = loadBackend()
  expect(silent).toHaveBeenCalledTimes(1)
  timeout.abort()
  await loading
  expect(isOnline()).toBe(false)

  vi.stubGlobal('fetch', async () => Response.json({}))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isOnline()).toBe(true)
})

test('a server that answers is there, though the browser knows of no network: it may be on the same machine', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = renderHook(useOnline)
  expect(result.current).toBe(false)
  configAnswers(CONFIG)
  await act(loadBackend)
  expect(result.current).toBe(true)
  // A browser that reports it again has a reason.
  act(() => void dispatchEvent(new Event('offline')))
  expect(result.current).toBe(false)
})

function restAddress(): string {
  const { origin, pathname } = (supabase().from('scripts') as unknown as { url: URL }).url
  return origin + pathname
}
