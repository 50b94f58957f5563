import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@reelwright/shared'
import { fetchConfig, forgetConfig, keepConfig, type PublicConfig } from './backend-config'
import { backendFetch } from './backend-fetch'
import { logError } from './log'
import { sessionStore } from './session-storage'

export type { Database } from '@reelwright/shared'
export type Backend = SupabaseClient<Database>

export const NOT_CONFIGURED = 'Backend not configured'

export class BackendNotConfigured extends Error {
  override name = 'BackendNotConfigured'
  constructor() {
    super(NOT_CONFIGURED)
  }
}

let client: Backend | undefined
let config: PublicConfig | undefined
let loading: Promise<void> | undefined

/**
 * Fetches the public configuration and the client library, once. After a failure the next call tries again.
 *
 * The library is 50 kB and only signed-in and sign-in screens need it, so it is not part of the first chunk.
 */
export function loadBackend(): Promise<void> {
  loading ??= connect().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function connect() {
  const [answer, { createClient }] = await Promise.all([fetchConfig(), import('@supabase/supabase-js')])
  const url = (answer.sameOrigin ? '' : answer.supabaseUrl) || location.origin
  const fault = configurationFault(url, answer.anonKey, answer.supabaseDomain || location.host)
  if (fault) {
    logError(`Configuration error: ${fault}`)
    throw new BackendNotConfigured()
  }
  config = answer
  client = createClient<Database>(url, answer.anonKey, {
    // The address is read by `receiveArrival`, before the router: the library would leave a token in the history.
    auth: { detectSessionInUrl: false, storage: sessionStore },
    global: { fetch: backendFetch },
  })
  // Not before: the login page asks for it, too, and whoever logs out leaves nothing behind.
  client.auth.onAuthStateChange((event, session) => {
    if (session) keepConfig(answer)
    // Not for any event without one: a session that cannot be renewed without a network is still there.
    else if (event === 'SIGNED_OUT') forgetConfig()
  })
}

/** Says what is wrong with the configuration, or nothing. (A-CN-01, CX-21) */
export function configurationFault(url: string, anonKey: unknown, expectedDomain: string): string | undefined {
  if (!URL.canParse(url)) return 'the address of the back end is not a URL'
  if (!url.includes(expectedDomain)) return `the address of the back end must contain "${expectedDomain}"`
  if (typeof anonKey !== 'string' || !anonKey.startsWith('eyJ')) return 'the public client key must start with "eyJ"'
  return undefined
}

/** The one client of this page. Throws "Backend not configured" before `loadBackend()` has succeeded. */
export function supabase(): Backend {
  if (!client) throw new BackendNotConfigured()
  return client
}

/** Public values of this installation, or undefined before `loadBackend()` has succeeded. */
export function publicConfig(): PublicConfig | undefined {
  return config
}

/** For tests: the same client library, pointed at a server of the test. */
export function setBackend(backend: Backend | undefined, values?: PublicConfig) {
  // It would go on renewing a session that the next one finds in the same place.
  void client?.auth.stopAutoRefresh()
  void client?.realtime.disconnect()
  client = backend
  config = values
  loading = backend ? Promise.resolve() : undefined
}
