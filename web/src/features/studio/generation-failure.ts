import { TEXTS } from '@reelwright/shared'

/** The function answered with an error, or not at all (status 0). */
export class CallError extends Error {
  override name = 'CallError'
  constructor(
    message: string,
    readonly status: number,
    /** Path of the faulty input, where the server names one. */
    readonly field?: string,
  ) {
    super(message)
  }
}

export class TimeoutError extends Error {
  override name = 'TimeoutError'
  constructor() {
    super('Edge Function timeout after 30 seconds')
  }
}

export class CancelledError extends Error {
  override name = 'CancelledError'
}

/** The session could not be read, or there is none. */
export class SessionError extends Error {
  override name = 'SessionError'
}

export type Verdict =
  | { kind: 'cancelled' }
  /** Only a message, no script: writing one offline would hide what the person has to do. */
  | { kind: 'message'; about: 'session' | 'allowance' | 'input' | 'product'; text: string; field?: string }
  /** An offline script takes its place; `shown` comes up first. */
  | { kind: 'offline'; shown: string | undefined; reason: string }

/** Decides what a failed generation means for the person. (CX-43, B-ER-05 to B-ER-10) */
export function judgeFailure(error: unknown): Verdict {
  if (error instanceof CancelledError) return { kind: 'cancelled' }
  if (error instanceof SessionError) return { kind: 'message', about: 'session', text: error.message }
  if (error instanceof TimeoutError) {
    return { kind: 'offline', shown: 'Script generation timed out. Please try again.', reason: error.message }
  }
  if (error instanceof CallError) return judgeCall(error)
  return { kind: 'offline', shown: undefined, reason: error instanceof Error ? error.message : TEXTS.unexpected }
}

function judgeCall({ status, message: text, field }: CallError): Verdict {
  switch (status) {
    case 400:
    case 413:
      return { kind: 'message', about: 'input', text, field }
    case 401:
    case 403:
      return { kind: 'message', about: 'session', text: `Authentication error: ${text}` }
    case 402:
      return { kind: 'message', about: 'allowance', text }
    case 409:
    case 422:
      // 409: the same click is still being worked on. 422: a product we do not write for; an offline script would get around that.
      return { kind: 'message', about: 'product', text, field }
  }
  const notFound = status === 404 || /not found/i.test(text)
  const shown = notFound ? 'Script generation service not available. Please contact support.' : undefined
  return { kind: 'offline', shown, reason: text }
}
