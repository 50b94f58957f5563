import { AuthError } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import { bearerClaims } from '../identify'

/**
 * Requires the service role key (contract 2.1).
 * @throws AuthError `no_authorization`, `bad_jwt` or `not_admin`
 */
export async function requireAdmin(tools: AuthTools, authorization: string | undefined): Promise<void> {
  const { role } = await bearerClaims(tools, authorization)
  if (role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed')
}
