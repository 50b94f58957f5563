import type { Tools } from '../../platform/tools'
import type { Outbox } from '../../providers/mail'
import { createPasswords, type Passwords } from './password-hash'
import { createRefreshTokens, type RefreshTokens } from './refresh-token'

/** What the services of this module work with. */
export interface AuthTools extends Tools {
  outbox: Outbox
  passwords: Passwords
  refreshTokens: RefreshTokens
}

export async function createAuthTools(tools: Tools & { outbox: Outbox }): Promise<AuthTools> {
  return {
    ...tools,
    passwords: await createPasswords(tools.passwordCost),
    refreshTokens: createRefreshTokens(tools.tokens),
  }
}
