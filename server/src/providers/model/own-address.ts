import type { AiConfig, AiProvider } from '../../platform/config'

/** Named here, or the SDK would look for another one in environment variables that are none of our settings. */
export const OWN_ADDRESS: Record<Exclude<AiProvider, 'openai-compatible'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** Where the model is asked. */
export const modelAddress = ({ provider, baseUrl }: Pick<AiConfig, 'provider' | 'baseUrl'>): string =>
  baseUrl ?? (provider === 'openai-compatible' ? '' : OWN_ADDRESS[provider])
