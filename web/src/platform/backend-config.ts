import type { PlanExtra } from '@reelwright/shared'
import { doubtServer, keepChecking, noteAnswer } from './use-online'

/** What `GET /api/config` answers: public values only. */
export interface PublicConfig {
  /** Where outside clients find the back end. */
  supabaseUrl: string | null
  /** The back end stands where this page does, whatever the server believes its own name to be. */
  sameOrigin?: boolean
  anonKey: string
  billing?: {
    requireSubscription: boolean
    /** Who takes payments; null: nothing can be bought. */
    provider?: 'stripe' | 'sandbox' | null
    /** What is provided of what plans hold beyond the app. */
    extras?: PlanExtra[]
  }
  google?: boolean
  /** A market feed or a shop connection is set up: there is something to scrape. */
  partnerData?: boolean
  /** Where people write to when they need help. (CX-22) */
  supportEmail?: string
  /** Invite to the community's chat, elsewhere; null: there is none. (OP-56) */
  communityUrl?: string | null
  /** Who writes the scripts, by name, when it is not the writer built in: "openai". */
  scriptModel?: string | null
  /** People may write with AI keys of their own. */
  ownModels?: boolean
  /** What the back end's address has to contain; by default the host of this page. (CX-21) */
  supabaseDomain?: string | null
}

/** The last answer: without a network the product opens with it. Public, so it may lie about; logout clears it all the same. */
const KEPT = 'reelwright:config'
/** Timeout of the request when a cached answer exists. The session check, which starts with it, has 10 seconds. */
const CONFIG_TIMEOUT_MS = 4_000

/** The configuration of today; the kept one where the server is out of reach and somebody is signed in. @throws where there is neither. */
export async function fetchConfig(): Promise<PublicConfig> {
  const kept = keptConfig()
  let status: number
  try {
    const response = await fetch('/api/config', {
      headers: { accept: 'application/json' },
      ...(kept && { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) }),
    })
    status = response.status
    if (response.ok) {
      const config = (await response.json()) as PublicConfig
      noteAnswer(true)
      return config
    }
  } catch (error) {
    if (!kept) {
      doubtServer()
      throw error
    }
    noteAnswer(false)
    keepChecking()
    return kept
  }
  throw Object.assign(new Error(`No configuration: HTTP ${status}`), { status })
}

/** For whoever is signed in: nobody else has anything to do here without a network. */
export function keepConfig(config: PublicConfig) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(config))
  } catch {
    // A browser that stores nothing opens nothing without a network.
  }
}

export function forgetConfig() {
  try {
    localStorage.removeItem(KEPT)
  } catch {
    // Then there is none.
  }
}

function keptConfig(): PublicConfig | null {
  try {
    if (!Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))) return null
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as PublicConfig | null
  } catch {
    return null
  }
}
