import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import firstScript from '../../public/theme.js?raw'
import { dashboardHandle } from '../features/dashboard/dashboard-page'
import { libraryHandle } from '../features/library/library-page'
import { createQueryClient, type PageHandle } from '../platform'

// Sessions and addresses that other files left are theirs.
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

afterEach(() => {
  globalThis.earlyAnswers = undefined
  Reflect.deleteProperty(document, 'currentScript')
  vi.unstubAllGlobals()
})

/** Runs `theme.js` as the document of a page with these first reads does. */
function runFirstScript(reads: readonly string[]) {
  const currentScript = { dataset: { reads: reads.join(' ') } }
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true })
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(firstScript)()
}

function storeSession(expiresInMs: number) {
  const expires_at = (Date.now() + expiresInMs) / 1_000
  const session = { access_token: 'a.b.c', expires_at, user: { id: '1' } }
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))
}

const HANDLES: [string, PageHandle][] = [
  ['dashboard', dashboardHandle],
  ['library', libraryHandle],
]

test.each(HANDLES)(
  'the document of the %s asks for what the page reads first, and the page asks no more',
  async (_, handle) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const asked = vi.fn(async (path: unknown, _init?: RequestInit) => Response.json({ data: { path } }))
    vi.stubGlobal('fetch', asked)
    storeSession(3_600_000)
    runFirstScript(handle.early)
    expect(asked).toHaveBeenCalledTimes(handle.early.length)
    expect(asked.mock.lastCall?.[1]?.headers).toMatchObject({ authorization: 'Bearer a.b.c' })
    await Promise.all(handle.read({ cache: createQueryClient(), userId: '1', search: '', params: {} }))
    await waitFor(() => expect(globalThis.earlyAnswers?.answers).toEqual({}))
    const own = asked.mock.calls.map(([path]) => String(path)).filter((path) => path.startsWith('/api/scripts/'))
    expect(own).toHaveLength(handle.early.length)
  },
)

test('the document asks for nothing with an expired token or without a session', () => {
  const asked = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', asked)
  runFirstScript(dashboardHandle.early)
  storeSession(60_000)
  runFirstScript(dashboardHandle.early)
  expect(asked).not.toHaveBeenCalled()
})
