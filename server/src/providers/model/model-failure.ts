import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from 'ai'
import type { BrokenDraft } from './model-draft'
import type { FallbackReason } from './script-model'

/** Why a model gave no draft. Holds nothing of what was asked or answered, so it can be logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  /** What had come of an answer that broke off. Private, so that no log prints it. */
  #broken: BrokenAnswer | undefined

  constructor(
    readonly reason: FallbackReason,
    /** HTTP status where there was one. */
    readonly status: number | undefined,
    readonly usage: TokenUse,
    /** Milliseconds after which another try makes sense; undefined: none does. */
    readonly retryAfterMs: number | undefined,
  ) {
    super(`The model gave no draft: ${reason}`)
  }

  get broken(): BrokenAnswer | undefined {
    return this.#broken
  }

  after(broken: BrokenAnswer): this {
    this.#broken = broken
    return this
  }
}

export interface BrokenAnswer {
  /** Its complete scenes; absent where none can be read. */
  part: BrokenDraft | undefined
}

export interface TokenUse {
  inputTokens: number
  outputTokens: number
}

/** Waiting longer than this is the embedded writer's turn. */
const MAX_WAIT_MS = 2000
const SHORT_WAIT_MS = 500

/** What was thrown while a model was asked, in our words. `said`: what had come by then, and why it ended. */
export function modelFailure(thrown: unknown, said?: { text: string; finishReason: string }): ModelFailure {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
  if (error instanceof ModelFailure) return error
  const none = { inputTokens: 0, outputTokens: 0 }
  if (NoObjectGeneratedError.isInstance(error)) {
    const refused = said?.finishReason === 'content-filter' || isRefusal(said?.text ?? '')
    const usage = { inputTokens: error.usage?.inputTokens ?? 0, outputTokens: error.usage?.outputTokens ?? 0 }
    return new ModelFailure(refused ? 'refused' : 'invalid_output', undefined, usage, undefined)
  }
  if (NoOutputGeneratedError.isInstance(error)) return new ModelFailure('invalid_output', undefined, none, undefined)
  if (APICallError.isInstance(error)) {
    const status = error.statusCode
    // The answer had begun, and the connection broke.
    const isBroken = status !== undefined && status < 300 && isNetwork(error)
    if (isBroken) return new ModelFailure('unreachable', status, none, SHORT_WAIT_MS)
    return new ModelFailure(reasonOfStatus(status), status, none, retryAfter(status, error.responseHeaders))
  }
  // An error event of a stream says nothing about another try.
  return new ModelFailure(isNetwork(error) ? 'unreachable' : 'provider_error', undefined, none, SHORT_WAIT_MS)
}

function reasonOfStatus(status: number | undefined): FallbackReason {
  // Without a status nobody answered. 200 stands for an answer that broke off or could not be read.
  if (status === undefined) return 'unreachable'
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'not_allowed'
  return status < 300 ? 'invalid_output' : 'provider_error'
}

function retryAfter(status: number | undefined, headers: Record<string, string> | undefined): number | undefined {
  if (status !== undefined && status !== 429 && status < 500) return undefined
  const asked = Number(headers?.['retry-after-ms'] ?? Number(headers?.['retry-after'] ?? Number.NaN) * 1000)
  const wait = Number.isFinite(asked) && asked >= 0 ? asked : SHORT_WAIT_MS
  return wait <= MAX_WAIT_MS ? wait : undefined
}

const isRefusal = (text: string) =>
  !text.includes('{') && /\b(?:sorry|apologi[sz]e|can't|cannot|can not|unable|won't|not able to|as an ai)\b/i.test(text)

function isNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const cause = error.cause instanceof Error ? `${error.cause.name} ${error.cause.message}` : ''
  return /fetch failed|terminated|socket|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|other side closed|network/i.test(
    `${error.message} ${cause}`,
  )
}
