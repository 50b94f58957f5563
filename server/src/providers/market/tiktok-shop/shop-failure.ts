/** `expired`: its owner has to connect it again. `refused`: a right is missing. `busy`: too many calls. `failed`: anything else. */
export type ShopFailureKind = 'expired' | 'refused' | 'busy' | 'failed'

/** What the shop's API says instead of an answer. The message is for the log: it names code and request, never a token. */
export class ShopFailure extends Error {
  override readonly name = 'ShopFailure'

  constructor(
    readonly kind: ShopFailureKind,
    message: string,
    /** Milliseconds after which it may be asked again, where it said so. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Codes of the API's documentation ("Common errors"). */
const EXPIRED = new Set([105000, 105001, 105002, 36004001, 36004002, 36004003, 36004004])
const REFUSED = new Set([105005, 106001, 36004005])
const BUSY = new Set([36009002, 40005, 429])

/** What an answer with another code than 0 means. */
export function failureOf(status: number, code: number | undefined, message: string, requestId: string): ShopFailure {
  const words = `TikTok Shop answered ${status}, code ${code ?? 'none'}: ${message.slice(0, 200)} (request ${requestId})`
  if (code !== undefined && EXPIRED.has(code)) return new ShopFailure('expired', words)
  if (code !== undefined && REFUSED.has(code)) return new ShopFailure('refused', words)
  if (status === 429 || (code !== undefined && BUSY.has(code))) return new ShopFailure('busy', words)
  if (status === 401) return new ShopFailure('expired', words)
  return new ShopFailure(status >= 500 ? 'busy' : 'failed', words)
}
