import { afterEach, expect, test, vi } from 'vitest'
import { loadBackend, setBackend, supabase } from '.'
import { configurationFault } from './backend'

afterEach(() => {
  setBackend(undefined)
  vi.unstubAllGlobals()
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

function restAddress(): string {
  const { origin, pathname } = (supabase().from('scripts') as unknown as { url: URL }).url
  return origin + pathname
}
