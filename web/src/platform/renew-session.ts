import { isBackendLoaded, loadBackend, supabase } from './backend'
import { hasStoredSession } from './session-hint'

let renewing: Promise<boolean> | undefined
/** The access token that was renewed for a refused read, then the new one: a server that refuses both is not asked again and again. */
let tried: string | undefined

/**
 * Renews the session after a read was refused, once per access token, and says whether there is a new one. When that is refused, too,
 * the client library ends the session, and guards lead to the login page.
 */
export function renewSession(): Promise<boolean> {
  renewing ??= renew()
    .catch(() => false)
    .finally(() => (renewing = undefined))
  return renewing
}

async function renew(): Promise<boolean> {
  if (!isBackendLoaded() && !hasStoredSession()) return false
  await loadBackend()
  const { auth } = supabase()
  const { data } = await auth.getSession()
  const token = data.session?.access_token
  if (!token || token === tried) return false
  tried = token
  const answer = await auth.refreshSession()
  if (!answer.data.session) return false
  tried = answer.data.session.access_token
  return true
}
