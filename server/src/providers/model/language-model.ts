import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { AiConfig } from '../../platform/config'

/** The model the settings name, ready to be asked. */
export function languageModel({ provider, model, apiKey, baseUrl }: AiConfig): LanguageModel {
  // Its notes on what a model cannot do would go to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  // An empty key instead of none: without it the SDK would look into environment variables of its own.
  const access = { apiKey: apiKey ?? '', ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai':
      return createOpenAI(access)(model)
    case 'anthropic':
      return createAnthropic(access)(model)
    case 'google':
      return createGoogleGenerativeAI(access)(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        // Whether a server really follows a schema shows when it is asked.
        supportsStructuredOutputs: true,
        includeUsage: true,
        ...(apiKey === undefined ? {} : { apiKey }),
      })(model)
  }
}
