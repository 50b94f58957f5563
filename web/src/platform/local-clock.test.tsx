import { afterEach, expect, test, vi } from 'vitest'
import { loadBackend, setBackend, supabase } from '.'
import { byLocalClock } from './local-clock'

afterEach(() => {
  setBackend(undefined)
  vi.unstubAllGlobals()
})

test.each([
  [
    { access_token: 'a', expires_in: 3600, expires_at: 5 },
    { access_token: 'a', expires_in: 3600, expires_at: 4600 },
  ],
  [
    { access_token: 'a', expires_in: '3600', expires_at: 5 },
    { access_token: 'a', expires_in: '3600', expires_at: 5 },
  ],
  [{ id: 'no session' }, { id: 'no session' }],
  [null, null],
  ['text', 'text'],
])('%j becomes %j', (answer, expected) => expect(byLocalClock(answer, 1_000_000)).toEqual(expected))

const user = { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' }

test.each([
  ['ahead', 3600],
  ['behind', -3600],
])('a clock an hour %s asks for no new token before its time [A-AU-13]', async (_, offset) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input)
    asked.push(url)
    if (url.includes('/api/config')) return Response.json({ supabaseUrl: null, anonKey: 'eyJ' })
    // The server's clock is right; ours is the one that is off.
    const expires_at = Math.round(Date.now() / 1000) - offset + 3600
    const session = { token_type: 'bearer', expires_in: 3600, expires_at, user }
    return Response.json({ access_token: 'a.b.c', refresh_token: 'abcdefghijkl', ...session })
  })
  await loadBackend()
  await supabase().auth.signInWithPassword({ email: 'ana@example.com', password: 'x' })
  for (let count = 0; count < 5; count++) {
    const { data } = await supabase().auth.getSession()
    expect(Math.abs((data.session?.expires_at ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(5)
  }
  expect(asked.filter((url) => url.includes('refresh_token'))).toEqual([])
})
