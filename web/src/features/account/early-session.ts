import { freshSession, loadConfig } from '../../platform'
import { checkSession, factsOf } from './api'
import type { SessionFacts } from './session-facts'
import { statusOf } from './session-state'

let found: SessionFacts | null = null
let wasStored = false

/**
 * Checks the session before React is there, so that the first thing drawn is the page. Answers with the id of who is signed in. A stored
 * token that is still good will do: the server refuses one whose session has ended, and the provider checks it after the first view.
 */
export async function checkSessionEarly(): Promise<string | null> {
  wasStored = true
  const stored = freshSession()
  if (stored) await loadConfig()
  const facts = stored ? factsOf(stored) : await checkSession()
  found = facts
  return facts && statusOf(facts) === 'signed-in' ? facts.user.id : null
}

/** What the early check found, until a provider of the session has taken it over. */
export const earlySession = () => found

/** The early check may have ended the session that this browser kept. */
export const wasSessionStored = () => wasStored

export function forgetEarlySession() {
  found = null
  wasStored = false
}
