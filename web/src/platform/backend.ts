import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@reelwright/shared'
import { fetchConfig, forgetConfig, keepConfig, type PublicConfig } from './backend-config'
import { backendFetch } from './backend-fetch'
import { deferCalls } from './defer-calls'
import { logError } from './log'
import { sessionStore } from './session-storage'
import { freshSession } from './stored-session'

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
let configuring: Promise<PublicConfig> | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

/**
 * Fetches the public configuration and the client library, once. After a failure the next call tries again.
 *
 * The library is 50 kB and only people who are signed in, or about to be, need it, so it is not part of the first chunk.
 */
export function loadBackend(): Promise<void> {
  loading ??= connect().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Fetches the public configuration without the client library. @throws BackendNotConfigured */
export async function loadConfig(): Promise<void> {
  if (client) return
  configuring ??= checkedConfig().catch((error: unknown) => {
    configuring = undefined
    throw error
  })
  config = await configuring
}

export const isBackendLoaded = () => client !== undefined

/** Calls back when the client library is there. Returns the way to stop. */
export function onBackendLoaded(report: () => void): () => void {
  if (client) report()
  else waiting.add(report)
  return () => void waiting.delete(report)
}

async function checkedConfig(): Promise<PublicConfig> {
  const answer = await fetchConfig()
  const fault = configurationFault(addressOf(answer), answer.anonKey, answer.supabaseDomain || location.host)
  if (!fault) return answer
  logError(`Configuration error: ${fault}`)
  throw new BackendNotConfigured()
}

const addressOf = (answer: PublicConfig) => (answer.sameOrigin ? '' : answer.supabaseUrl) || location.origin

async function connect() {
  const [, { createClient }] = await Promise.all([loadConfig(), import('@supabase/supabase-js')])
  const answer = config!
  const url = addressOf(answer)
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
  for (const report of waiting) report()
  waiting.clear()
}

/** Says what is wrong with the configuration, or nothing. (A-CN-01, CX-21) */
export function configurationFault(url: string, anonKey: unknown, expectedDomain: string): string | undefined {
  if (!URL.canParse(url)) return 'the address of the back end is not a URL'
  if (!url.includes(expectedDomain)) return `the address of the back end must contain "${expectedDomain}"`
  if (typeof anonKey !== 'string' || !anonKey.startsWith('eyJ')) return 'the public client key must start with "eyJ"'
  return undefined
}

/**
 * The one client of this page. Before its library has arrived, calls wait for it; those for rows wait for their part only, a fifth of
 * it. Throws "Backend not configured" before there is a configuration.
 */
export function supabase(): Backend {
  if (client) return client
  if (!config) throw new BackendNotConfigured()
  return deferCalls(async (name) => {
    if (name === 'from' || name === 'rpc') return rowsClient()
    await loadBackend()
    return client!
  }) as Backend
}

async function rowsClient(): Promise<object> {
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  if (client || !config) return supabase()
  const { anonKey } = config
  return new PostgrestClient<Database>(new URL('/rest/v1', addressOf(config)).href, {
    headers: { apikey: anonKey },
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${(await accessToken()) ?? anonKey}`)
      return backendFetch(input, { ...init, headers })
    },
  })
}

/** The token of who is signed in. A stored one that is still good needs no client library. */
export async function accessToken(): Promise<string | undefined> {
  const stored = client ? null : freshSession()
  if (stored) return stored.access_token
  await loadBackend()
  const { data } = await client!.auth.getSession()
  return data.session?.access_token
}

/** Public values of this installation, or undefined before `loadBackend()` has succeeded. */
export function publicConfig(): PublicConfig | undefined {
  return config
}

/** For tests: the same client library, pointed at a server of the test. */
export function setBackend(backend: Backend | undefined, values?: PublicConfig) {
  // It would go on renewing a session that the next one finds in the same place.
  void client?.auth.dispose()
  void client?.realtime.disconnect()
  client = backend
  config = values
  configuring = undefined
  loading = backend ? Promise.resolve() : undefined
}
