import * as z from 'zod'
import { count } from './answer-parts'

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
export const ModelSettingsInput = z
  .object({
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
  .meta({ id: 'ModelSettingsInput' })
export type ModelSettingsInput = z.infer<typeof ModelSettingsInput>

const dollars = z.number().min(0).describe('US dollars')
const tokenPrice = dollars.nullable().describe('US dollars per million tokens')

/** Of this calendar month (UTC), without people's own keys. */
const ModelUsage = z.object({
  cost: dollars.describe('US dollars; scripts whose price is not known count nothing'),
  scripts: count,
  refinements: count,
  tests: count,
  fallbacks: count.describe('Scripts and refinements that the built-in writer took over'),
})
export type ModelUsage = z.output<typeof ModelUsage>

/** What the administrator sees. */
export const ModelSettings = z
  .object({
    source: z
      .enum(['environment', 'page', 'none'])
      .describe('Where the model was set; the environment takes precedence'),
    provider: z.enum(AI_PROVIDERS).nullable(),
    model: z.string().nullable(),
    baseUrl: z.string().nullable().describe("Null: the provider's own address"),
    key: z
      .enum(['set', 'none', 'lost'])
      .describe('The key itself is never sent. Lost: the secret that sealed it is gone, so it has to be entered again'),
    priceInput: tokenPrice,
    priceOutput: tokenPrice,
    monthlyCap: dollars.nullable().describe('US dollars in a calendar month (UTC)'),
    capFixed: z.boolean().describe('The environment sets the cap'),
    timeoutSeconds: count.describe('For one script'),
    privateAddresses: z.boolean().describe('The model may be in a private network'),
    usage: ModelUsage,
  })
  .meta({ id: 'ModelSettings' })
export type ModelSettings = z.output<typeof ModelSettings>

/** An account's own model, by its own key. */
export const OwnModelInput = z
  .object({
    provider: z.enum(['openai', 'anthropic', 'google']),
    model: modelName,
    key: key.optional(),
  })
  .meta({ id: 'OwnModelInput' })
export type OwnModelInput = z.infer<typeof OwnModelInput>

export const OwnModel = z
  .object({
    provider: z.enum(AI_PROVIDERS),
    model: z.string(),
    key: z.enum(['set', 'lost']).describe('The key itself is never sent'),
  })
  .meta({ id: 'OwnModel' })
export type OwnModel = z.output<typeof OwnModel>

const unsaid = z.boolean().optional().describe('Absent: the server did not say')

/** What a test of a model found. Holds no key. */
export const ModelTest = z
  .object({
    provider: z.string(),
    model: z.string(),
    address: z.string(),
    passed: z.boolean(),
    verdict: z.string().describe('Written for people'),
    check: z.object({
      reachable: z.boolean(),
      keyAccepted: unsaid,
      modelExists: unsaid,
      problem: z.string().optional(),
    }),
    script: z
      .object({
        text: z.string().nullable().describe('Null: the model wrote no usable script'),
        seconds: z.number(),
        inputTokens: count,
        outputTokens: count,
        tokensPerSecond: count,
        costMicrodollars: count.nullable().describe('Null: the prices are not set'),
        repairRounds: count,
        fellBack: z.string().nullable().describe('Why the built-in writer took over'),
        rules: z.array(z.string()).describe('Ids of the rules the script broke'),
      })
      .nullable()
      .describe('Null: nothing was asked to be written, since that could not work'),
  })
  .meta({ id: 'ModelTest' })
export type ModelTest = z.output<typeof ModelTest>
