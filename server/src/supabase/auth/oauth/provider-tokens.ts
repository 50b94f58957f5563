import type { Tokens } from '../../../platform/jwt'
import { seal, unseal } from '../../../platform/sealed'

/** What the provider gave for the visitor's account there; the client gets it once, with the session. */
export interface ProviderTokens {
  provider_token?: string
  provider_refresh_token?: string
}

const KEY = 'provider tokens'

/** For `auth.flow_states.provider_tokens`, between the return from the provider and the exchange of the code. */
export function sealProviderTokens({ deriveKey }: Pick<Tokens, 'deriveKey'>, flowId: string, given: ProviderTokens) {
  return seal(deriveKey(KEY), JSON.stringify(given), flowId)
}

/** Nothing for a flow without a provider, and for tokens that do not open any more: the sign-in is worth more than they are. */
export function unsealProviderTokens(
  { deriveKey }: Pick<Tokens, 'deriveKey'>,
  flowId: string,
  sealed: Buffer | null,
): ProviderTokens {
  const text = sealed === null ? undefined : unseal(deriveKey(KEY), sealed, flowId)
  return text === undefined ? {} : (JSON.parse(text) as ProviderTokens)
}
