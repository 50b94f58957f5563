import { invalidField } from './auth-error'
import type { AuthTools } from './auth-tools'
import type { Caller } from './caller'
import { finishFlow } from './flow-state'
import { letUserIn } from './let-user-in'
import type { ProviderTokens } from './oauth/provider-tokens'
import { textOf, type RequestBody } from './request-body'
import { sessionAnswer, type SessionAnswer } from './session'

export interface CodeExchange {
  authCode: string
  codeVerifier: string
}

export function readCodeExchange(body: RequestBody): CodeExchange {
  const authCode = textOf(body, 'auth_code', 200)
  const codeVerifier = textOf(body, 'code_verifier', 500)
  if (!authCode || !codeVerifier) {
    throw invalidField('invalid request: both auth code and code verifier should be non-empty')
  }
  return { authCode, codeVerifier }
}

/** The end of a PKCE flow: the client that began it gets the session, and a provider's tokens with it. (contract 2.5) */
export async function exchangeCode(
  tools: AuthTools,
  exchange: CodeExchange,
  caller: Caller,
): Promise<SessionAnswer & ProviderTokens> {
  const { providerTokens, ...started } = await tools.db.transaction(async (db) => {
    const { userId, method, providerTokens } = await finishFlow(db, tools, exchange)
    return { ...(await letUserIn(db, tools, { userId, method, caller })), providerTokens }
  })
  return { ...(await sessionAnswer(tools, { ...started, caller })), ...providerTokens }
}
