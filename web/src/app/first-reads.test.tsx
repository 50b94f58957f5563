import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('reads the profile and the plan before the page is drawn, and the page does not repeat them', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: RequestInfo | URL) => {
    asked.push(path instanceof Request ? path.url : String(path))
    const config = { supabaseUrl: location.origin, sameOrigin: true, anonKey: 'eyJ' }
    return Response.json(asked.at(-1)?.endsWith('/api/config') ? config : { data: { id: '1' }, id: '1' })
  })
  const expires_at = Date.now() / 1_000 + 3_600
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at, user: { id: '1', user_metadata: {} } }
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))

  // The modules keep the session and the client of the test before.
  vi.resetModules()
  const [{ queryClient }, { profileQuery, subscriptionQuery }, { readFirst }] = await Promise.all([
    import('../platform'),
    import('../features/account'),
    import('./first-reads'),
  ])
  await readFirst()
  const count = (part: string) => asked.filter((path) => path.includes(part)).length
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect([count('/rest/v1/profiles?'), count('/api/account/subscription')]).toEqual([1, 1])

  // As the shell does when it is drawn.
  await queryClient.fetchQuery(subscriptionQuery('1'))
  await queryClient.fetchQuery(profileQuery('1'))
  expect([count('/rest/v1/profiles?'), count('/api/account/subscription')]).toEqual([1, 1])
})
