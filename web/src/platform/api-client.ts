import { accessToken, loadConfig } from './backend'
import { fetchOwn } from './early-answers'
import { BackendError, NO_ANSWER } from './unwrap'
import { doubtServer } from './use-online'

const LOGGED_OUT = 'You’ve been logged out. Log in and try again.'
/** Milliseconds until an answer has to begin. */
const TIMEOUT = 30_000
/** The same where the server waits for somebody else: a payment provider, a model, the deletion of all files. */
export const SLOW_TIMEOUT = 200_000

/** What one of our own endpoints answered instead of what was asked for; status 0 when nothing answered. */
export class ApiError extends BackendError {
  constructor(
    message: string,
    code: string | undefined,
    status: number,
    requestId?: string,
    /** The field of the request that is wrong. */
    readonly field?: string,
    options?: ErrorOptions,
  ) {
    super(message, code, status, requestId, options)
  }
}

/** The person logged out, here or in another tab, before the request left. Not worth a log entry. */
export const isLoggedOut = (error: unknown) => error instanceof BackendError && error.code === 'not_signed_in'

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** An object is sent as JSON; a text is JSON already. */
  body?: object | string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds until the answer has to begin; 30 s. */
  timeout?: number
  /** Asked by somebody who need not be signed in. */
  open?: boolean
}

/**
 * Calls one of our own endpoints in the name of who is signed in.
 * @throws ApiError in the server's words; what `signal` was aborted with
 */
export async function callApi(
  path: string,
  { method = 'GET', body, headers: given, signal, timeout = TIMEOUT, open }: ApiRequest = {},
): Promise<Response> {
  if (open) await loadConfig()
  const token = open ? undefined : await accessToken()
  if (!open && !token) throw new ApiError(LOGGED_OUT, 'not_signed_in', 401)
  const headers = {
    ...given,
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeout)
  let answer: Response
  try {
    answer = await fetchOwn(path, token, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    doubtServer()
    throw new ApiError(NO_ANSWER, undefined, 0, undefined, undefined, { cause })
  } finally {
    clearTimeout(timer)
  }
  if (answer.ok) return answer
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const { error, code, requestId, field } = Object(await answer.json().catch(() => ({}))) as Record<string, unknown>
  const words = text(error) ?? `The server returned an error (${answer.status}).`
  throw new ApiError(words, text(code), answer.status, text(requestId), text(field))
}

/** The `data` of a JSON answer. */
export async function apiData<Data>(path: string, request?: ApiRequest): Promise<Data> {
  const answer = await callApi(path, request)
  const { data } = (await answer.json()) as { data: Data }
  return data
}
