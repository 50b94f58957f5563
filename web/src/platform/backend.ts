import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@reelwright/shared'
import { fetchByLocalClock } from './local-clock'
import { logError } from './log'
import { sessionStore } from './session-storage'

export type { Database } from '@reelwright/shared'
export type Backend = SupabaseClient<Database>

/** What `GET /api/config` answers: public values only. */
export interface PublicConfig {
  /** Where outside clients find the back end. */
  supabaseUrl: string | null
  /** The back end stands where this page does, whatever the server believes its own name to be. */
  sameOrigin?: boolean
  anonKey: string
  billing?: { requireSubscription: boolean }
  google?: boolean
  /** Where people write to when they need help. (CX-22) */
  supportEmail?: string
  /** Invite to the community's chat, elsewhere; null: there is none. (OP-56) */
  communityUrl?: string | null
  /** Who writes the scripts, by name, when it is not the writer built in: "openai". */
  scriptModel?: string | null
  /** What the back end's address has to contain; by default the host of this page. (CX-21) */
  supabaseDomain?: string | null
}

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
    global: { fetch: fetchByLocalClock },
  })
}

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config', { headers: { accept: 'application/json' } })
  if (!response.ok)
    throw Object.assign(new Error(`No configuration: HTTP ${response.status}`), { status: response.status })
  return (await response.json()) as PublicConfig
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
