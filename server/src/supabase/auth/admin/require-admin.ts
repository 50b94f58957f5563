import { TokenError } from '../../../platform/jwt'
import { AuthError } from '../auth-error'
import type { AuthTools } from '../auth-tools'

/**
 * Only whoever has the service role key may go on (contract 2.1).
 * @throws AuthError `no_authorization`, `bad_jwt` or `not_admin`
 */
export async function requireAdmin({ tokens }: AuthTools, authorization: string | undefined): Promise<void> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await tokens.verify(token).catch((error: unknown) => {
    if (!(error instanceof TokenError)) throw error
    const message = `invalid JWT: unable to parse or verify signature, ${error.message}`
    throw new AuthError(403, 'bad_jwt', message, {}, { cause: error })
  })
  if (claims.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed')
}
