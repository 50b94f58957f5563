import { constraintText } from './constraint-text'

export const NO_ANSWER = 'The server did not respond.'
/** The same in forms of the account. (A-ER-04, A-ER-12) */
export const NETWORK_ERROR = 'Network error. Please try again.'
/** What browsers say of it. */
const NOT_FETCHED = /^(TypeError: )?(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?)$/

/** A call to the back end that was answered with an error. */
export class BackendError extends Error {
  override name = 'BackendError'
  constructor(
    message: string,
    /** The protocol's own code: an SQLSTATE, "PGRST116", "invalid_credentials", "allowance_used_up". */
    readonly code: string | undefined,
    /** HTTP status; 0 when nothing answered. */
    readonly status: number,
    /** Set for our own functions: what support can look up. */
    readonly requestId?: string,
    options?: ErrorOptions,
    /** The client library has made a series of retries already. */
    readonly wasRetried = false,
  ) {
    super(NOT_FETCHED.test(message) ? NO_ANSWER : (constraintText(message) ?? message), options)
  }
}

type Answered = { data: unknown; error: unknown; status?: number }
type DataOf<Answer> = Answer extends { data: infer Data; error: null } ? Data : never

/** Data of a `{ data, error }` answer of the client library, or a thrown `BackendError`. */
export async function unwrap<Answer extends Answered>(call: PromiseLike<Answer>): Promise<DataOf<Answer>> {
  const { data, error, status } = await call
  if (error) throw await toBackendError(error, status)
  return data as DataOf<Answer>
}

/** The words of an error; empty for one without any, which the client library calls "{}". */
export function messageOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown }
  return typeof message === 'string' && message !== '{}' ? message : ''
}

interface ErrorShape {
  message?: unknown
  code?: unknown
  status?: unknown
  context?: unknown
}

async function toBackendError(error: unknown, answered?: number): Promise<BackendError> {
  const shape = (typeof error === 'object' && error !== null ? error : {}) as ErrorShape
  const message = messageOf(error) || 'Something went wrong'
  const code = typeof shape.code === 'string' && shape.code !== '' ? shape.code : undefined

  // Functions hide their answer in `context`; our text and code are in its body.
  if (shape.context instanceof Response) {
    const body = await readBody(shape.context)
    return new BackendError(body.error ?? message, body.code ?? code, shape.context.status, body.requestId, {
      cause: error,
    })
  }
  const status = typeof shape.status === 'number' ? shape.status : (answered ?? 0)
  const wasRetried = answered !== undefined && RETRIED_BY_LIBRARY.has(answered)
  return new BackendError(message, code, status, undefined, { cause: error }, wasRetried)
}

/** Reads of `/rest/v1` that fail with these are made four times; only those answers carry a status beside their error. */
const RETRIED_BY_LIBRARY = new Set([0, 503, 520])

async function readBody(response: Response): Promise<{ error?: string; code?: string; requestId?: string }> {
  try {
    const body: unknown = await response.clone().json()
    if (typeof body !== 'object' || body === null) return {}
    const { error, code, requestId } = body as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
    return { error: text(error), code: text(code), requestId: text(requestId) }
  } catch {
    return {}
  }
}

/** The HTTP status that an error carries, however it came about; undefined when it carries none. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}
