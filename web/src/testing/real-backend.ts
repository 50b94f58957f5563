import { afterEach, beforeEach, inject, vi } from 'vitest'
import { loadBackend, setBackend, supabase } from '../platform'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the real app listens for component tests; started by `server/src/testing/global-setup-web.ts`. */
    apiOrigin: string
  }
}

/** Call at the top of a test file: what the page asks of its own address is answered by the real app. */
export function withRealBackend() {
  const realFetch = globalThis.fetch

  beforeEach(() => {
    const toApp = (address: string) =>
      new URL(address, location.origin).href.replace(location.origin, inject('apiOrigin'))
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
      // Compression takes the server longer than the answer itself.
      headers.set('accept-encoding', 'identity')
      const sent = input instanceof Request ? new Request(toApp(input.url), input) : toApp(String(input))
      return realFetch(sent, { ...init, headers })
    })
  })

  afterEach(() => {
    setBackend(undefined)
    // First: what spies on the stub puts it back.
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

export const PASSWORD = 'correct horse 1 battery'

/** A person nobody else has: tests never meet and never clean up. Signed in on this page. */
export async function signUpCreator(name = 'Ana López') {
  await loadBackend()
  const email = `${crypto.randomUUID()}@example.com`
  const { data, error } = await supabase().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: name, name } },
  })
  if (error) throw error
  return { id: data.user?.id ?? '', email, name }
}
