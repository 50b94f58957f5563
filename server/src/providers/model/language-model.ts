import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { AiConfig } from '../../platform/config'
import { fetchFor } from './model-fetch'
import { OWN_ADDRESS } from './own-address'

/** The model the settings name, ready to be asked. */
export function languageModel(ai: AiConfig): LanguageModel {
  const { provider, model, apiKey, baseUrl } = ai
  const modelFetch = fetchFor(ai)
  // Its notes on what a model cannot do would go to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const access = (own: string) => ({
    baseURL: baseUrl ?? own,
    // An empty key instead of none: for a key, too, the SDK would look elsewhere.
    apiKey: apiKey ?? '',
    fetch: modelFetch,
  })
  switch (provider) {
    case 'openai':
      return createOpenAI(access(OWN_ADDRESS.openai))(model)
    case 'anthropic':
      return createAnthropic(access(OWN_ADDRESS.anthropic))(model)
    case 'google':
      return createGoogleGenerativeAI(access(OWN_ADDRESS.google))(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        // Whether a server really follows a schema shows when it is asked.
        supportsStructuredOutputs: true,
        includeUsage: true,
        fetch: modelFetch,
        ...(apiKey === undefined ? {} : { apiKey }),
      })(model)
  }
}
