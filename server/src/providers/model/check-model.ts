import * as z from 'zod'
import type { AiConfig } from '../../platform/config'
import { fetchFor } from './model-fetch'
import { modelAddress } from './own-address'

/** What a model's server says without being asked to write, so it costs nothing. */
export interface ModelCheck {
  reachable: boolean
  /** Undefined: the server did not say. */
  keyAccepted: boolean | undefined
  modelExists: boolean | undefined
  /** For people; undefined where nothing is wrong. */
  problem: string | undefined
}

const CHECK_TIMEOUT_MS = 10_000
const MAX_NAMED_MODELS = 8

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })).max(10_000) })

/** Ask a model's server whether it is there, accepts the key and knows the model. */
export async function checkModel(ai: AiConfig, signal?: AbortSignal): Promise<ModelCheck> {
  const late = AbortSignal.timeout(CHECK_TIMEOUT_MS)
  const address = modelAddress(ai)
  let answer: Response
  let body: unknown
  try {
    answer = await fetchFor(ai)(lookUpAddress(ai, address), {
      headers: keyHeaders(ai),
      signal: signal ? AbortSignal.any([late, signal]) : late,
    })
    body = await answer.json().catch(() => undefined)
  } catch (error) {
    signal?.throwIfAborted()
    return {
      reachable: false,
      keyAccepted: undefined,
      modelExists: undefined,
      problem:
        FORBIDDEN[codeOf(error) ?? '']?.(address) ??
        `No model server responds at ${address}: ${late.aborted ? 'no response within 10 seconds' : networkReason(error)}. ${startHint(ai)}`,
    }
  }
  return judge(ai, answer.status, body)
}

function judge(ai: AiConfig, status: number, body: unknown): ModelCheck {
  const reachable = true
  if (status === 401 || status === 403 || isGoogleKeyError(ai, status, body)) {
    const problem = ai.apiKey
      ? `The server refused the key (HTTP ${status}). Check the key, and that it may use ${ai.model}.`
      : `The server requires a key (HTTP ${status}), but none is set.`
    return { reachable, keyAccepted: false, modelExists: undefined, problem }
  }
  if (status >= 300 && status < 400) {
    const problem = `The address redirects elsewhere (HTTP ${status}), and redirects are not followed. Use the final address.`
    return { reachable, keyAccepted: undefined, modelExists: undefined, problem }
  }
  if (ai.provider === 'openai-compatible') {
    const listed = ModelList.safeParse(body)
    // Servers without a list know the model or not: writing will tell.
    if (status !== 200 || !listed.success)
      return { reachable, keyAccepted: undefined, modelExists: undefined, problem: undefined }
    const names = listed.data.data.map(({ id }) => id)
    const modelExists = names.includes(ai.model) || names.includes(`${ai.model}:latest`)
    return { reachable, keyAccepted: true, modelExists, problem: modelExists ? undefined : notListed(ai.model, names) }
  }
  if (status === 404) {
    const problem = `The server has no model called ${ai.model} (HTTP 404). Check its name in the provider’s list of models.`
    // A gateway may only pass on what writes.
    return ai.baseUrl
      ? { reachable, keyAccepted: undefined, modelExists: undefined, problem: undefined }
      : { reachable, keyAccepted: true, modelExists: false, problem }
  }
  if (status !== 200) return { reachable, keyAccepted: undefined, modelExists: undefined, problem: undefined }
  return { reachable, keyAccepted: true, modelExists: true, problem: undefined }
}

/** The services answer for one model, also by its other names; model servers often have a list only. */
const lookUpAddress = ({ provider, model }: AiConfig, address: string) =>
  provider === 'openai-compatible' ? `${address}/models` : `${address}/models/${encodeURIComponent(model)}`

function keyHeaders({ provider, apiKey }: AiConfig): Record<string, string> {
  if (apiKey === undefined) return {}
  switch (provider) {
    case 'anthropic':
      return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
    case 'google':
      return { 'x-goog-api-key': apiKey }
    default:
      return { authorization: `Bearer ${apiKey}` }
  }
}

/** Google answers 400 to a wrong key. */
const isGoogleKeyError = ({ provider }: AiConfig, status: number, body: unknown) =>
  provider === 'google' && status === 400 && JSON.stringify(body ?? '').includes('API_KEY_INVALID')

function notListed(model: string, names: readonly string[]) {
  if (names.length === 0) return `The server has no models yet. With Ollama, run: ollama pull ${model}`
  const shown = names.slice(0, MAX_NAMED_MODELS).map((name) => name.slice(0, 100))
  const more = names.length > shown.length ? ', ...' : ''
  return `The server does not list ${model}. It has: ${shown.join(', ')}${more}. With Ollama: ollama pull ${model}`
}

const startHint = ({ provider }: AiConfig) =>
  provider === 'openai-compatible'
    ? 'Check the address, and that the model server is running (with Ollama: ollama serve).'
    : 'Check the address and this machine’s internet connection.'

const NETWORK_REASONS: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name can’t be looked up',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
}

/** What this server does not even try. */
const FORBIDDEN: Record<string, (address: string) => string> = {
  INTERNAL_ADDRESS: (address) =>
    `${address} is an internal address, which this server doesn’t allow. The operator can allow it with AI_PRIVATE_ADDRESSES=on.`,
  NOT_ENCRYPTED: (address) =>
    `${address} isn’t encrypted, and the key is sent there. Use an address with https://. For a model on your own network, the operator can set AI_PRIVATE_ADDRESSES=on.`,
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

const networkReason = (error: unknown) => NETWORK_REASONS[codeOf(error) ?? ''] ?? 'it can’t be reached'
