import * as z from 'zod'

/** Language models that can be asked: three services, and what speaks OpenAI's chat protocol (Ollama, llama.cpp, vLLM). */
export const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

const printable = /^[^\p{Cc}\p{Cf}]+$/u
const modelName = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(150)
  .regex(printable, 'must not contain control characters')
/** As a header can carry it. */
const key = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(500)
  .regex(/^[!-~]+$/, 'must not contain spaces or special characters')

/** Without name, password, query or "#": they would be logged or sent along. */
const address = z
  .url({ protocol: /^https?$/, error: 'must begin with https:// or http://' })
  .max(500)
  .regex(/^[^@?#]+$/, 'must not contain a username, password, query string or #')
  .transform((url) => url.replace(/\/+$/, ''))

const price = z.number().min(0).max(100_000).nullable()

/** What the administrator sets. `key` left out keeps the stored one, as long as provider and address stay the same. */
export const ModelSettingsInput = z.object({
  /** Null: no model here. */
  provider: z.enum(AI_PROVIDERS).nullable(),
  model: modelName.nullish(),
  baseUrl: address.nullish(),
  key: key.optional(),
  /** Dollars for a million tokens. */
  priceInput: price.optional(),
  priceOutput: price.optional(),
  /** Dollars in a calendar month. */
  monthlyCap: z.number().min(0).max(1_000_000).nullish(),
})
export type ModelSettingsInput = z.infer<typeof ModelSettingsInput>

/** What the administrator sees. The key is never in it. */
export interface ModelSettings {
  /** Who named the model: the environment wins. */
  source: 'environment' | 'page' | 'none'
  provider: AiProvider | null
  model: string | null
  /** Null: the provider's own address. */
  baseUrl: string | null
  /** `lost`: it was stored by another secret of this installation, and has to be entered again. */
  key: 'set' | 'none' | 'lost'
  priceInput: number | null
  priceOutput: number | null
  monthlyCap: number | null
  /** The environment sets the cap. */
  capFixed: boolean
  /** Seconds for one script. */
  timeoutSeconds: number
  /** The operator lets models be on this machine or in private networks. */
  privateAddresses: boolean
  usage: ModelUsage
}

/** Of this calendar month (UTC), without people's own keys. */
export interface ModelUsage {
  /** Dollars; scripts whose price is not known count nothing. */
  cost: number
  scripts: number
  refinements: number
  tests: number
  /** Of scripts and refinements, how many the built-in writer took over. */
  fallbacks: number
}

/** An account's own model, by its own key. */
export const OwnModelInput = z.object({
  provider: z.enum(['openai', 'anthropic', 'google']),
  model: modelName,
  key: key.optional(),
})
export type OwnModelInput = z.infer<typeof OwnModelInput>

export interface OwnModel {
  provider: AiProvider
  model: string
  key: 'set' | 'lost'
}

/** What a test of a model found. */
export interface ModelTestAnswer {
  passed: boolean
  verdict: string
  check: { reachable: boolean; keyAccepted?: boolean; modelExists?: boolean }
  script: { text: string | null; seconds: number; costMicrodollars: number | null } | null
}
