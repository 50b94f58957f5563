import { ERROR_STATUS, type GenerationEvent, type ScriptBrief } from '@reelwright/shared'
import { isOnline, newKey, supabase } from '../../platform'
import type { CheckedBrief } from './brief-form'
import { generateScript, type Generation } from './generate'
import { CallError, CancelledError, TimeoutError } from './generation-failure'
import { silenceLimit } from './silence-limit'

/** (B-CL-01) */
const TIMEOUT_MS = 30_000

/**
 * Writes a script with the session of this page. One call is one click: repeated requests of it are one generation. (CX-31)
 * With `onEvent` the server streams the script while it is generated.
 */
export function requestScript(
  checked: CheckedBrief,
  signal: AbortSignal,
  onEvent?: (event: GenerationEvent) => void,
): Promise<Generation> {
  const idempotencyKey = newKey()
  return generateScript(
    { readSession, call: (brief) => callFunction({ brief, idempotencyKey, signal, onEvent }), isOnline },
    checked,
  )
}

async function readSession() {
  const { data, error } = await supabase().auth.getSession()
  return { signedIn: data.session !== null, problem: error?.message }
}

interface FunctionCall {
  brief: ScriptBrief
  idempotencyKey: string
  signal: AbortSignal
  onEvent: ((event: GenerationEvent) => void) | undefined
}

async function callFunction(call: FunctionCall): Promise<unknown> {
  const { signal } = call
  if (signal.aborted) throw new CancelledError()
  // A slow model may take minutes: only a server that says nothing is given up.
  const limit = silenceLimit(TIMEOUT_MS)
  const either = AbortSignal.any([signal, limit.signal])
  try {
    return await ask(call, either, limit.renew).catch((error: unknown) => {
      if (either.aborted || !isUnanswered(error) || !isOnline()) throw error
      return askAgain(call, either, limit.renew, error)
    })
  } catch (error) {
    if (signal.aborted) throw new CancelledError()
    // The server's own limit is a little shorter than ours, and means the same. (B-ER-09)
    if (limit.signal.aborted || (error instanceof CallError && error.status === ERROR_STATUS.timed_out))
      throw new TimeoutError()
    throw error
  }
}

async function ask(
  { brief, idempotencyKey, onEvent }: FunctionCall,
  signal: AbortSignal,
  onBytes: () => void,
): Promise<unknown> {
  const { data, error } = await supabase().functions.invoke<unknown>('generate-script', {
    // 0 is no price here, and null in the request.
    body: { ...brief, price: brief.price || null },
    headers: { 'Idempotency-Key': idempotencyKey, ...(onEvent ? { Accept: 'text/event-stream' } : {}) },
    signal,
  })
  if (error) throw await toCallError(error)
  // What stands between may have gathered the events, or not know of them: then it is plain JSON after all.
  if (!(data instanceof Response)) return data
  const { readEvents } = await import('./generate-events')
  return readEvents(data, onEvent ?? (() => undefined), onBytes)
}

/** Delay before a request without a response is retried once. */
export const RETRY_DELAY_MS = 1000

/**
 * Under the same key: of several servers one may have died when the script was written and counted, and another one hands it out.
 * While that one only knows that it is being written, it stays as it was: no answer. (CX-31)
 */
async function askAgain(
  call: FunctionCall,
  signal: AbortSignal,
  onBytes: () => void,
  first: unknown,
): Promise<unknown> {
  await new Promise((done) => setTimeout(done, RETRY_DELAY_MS))
  call.onEvent?.({ event: 'restart', data: { reason: 'The connection was lost, so the script is loading again.' } })
  return ask(call, signal, onBytes).catch((error: unknown) => {
    throw error instanceof CallError && error.status === ERROR_STATUS.conflict ? first : error
  })
}

/** The connection broke, before the answer or in the middle of it. */
const isUnanswered = (error: unknown) => !(error instanceof CallError) || error.status === 0

interface InvokeFailure {
  message?: unknown
  context?: unknown
}

const FROM_BALANCER: number[] = [ERROR_STATUS.provider_failed, ERROR_STATUS.unavailable]

/** The client library hides what the function said in `context`. */
async function toCallError(error: InvokeFailure): Promise<CallError> {
  const message = typeof error.message === 'string' ? error.message : 'No response'
  if (!(error.context instanceof Response)) return new CallError(message, 0)
  const body: unknown = await error.context.json().catch(() => null)
  const { error: said, message: alsoSaid, field } = (body ?? {}) as Record<string, unknown>
  const text = [said, alsoSaid].find((value): value is string => typeof value === 'string' && value !== '')
  // A balancer says in its own words that no server answered.
  if (text === undefined && FROM_BALANCER.includes(error.context.status)) return new CallError(message, 0)
  return new CallError(text ?? message, error.context.status, typeof field === 'string' ? field : undefined)
}
