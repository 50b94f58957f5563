import { accessToken, BackendError, fetchOwn, loadConfig } from '../../platform'
import { AccountFault } from './profile/problem-text'

/** The person logged out, here or in another tab, before the request left. Not worth a log entry. */
const LOGGED_OUT = 'No user logged in'

export const isLoggedOut = (error: unknown) => error instanceof AccountFault && error.message === LOGGED_OUT

/** A refused request of one of our own endpoints, and the field it belongs to. */
export class ServerRefusal extends BackendError {
  constructor(
    message: string,
    code: string | undefined,
    status: number,
    requestId: string | undefined,
    readonly field: string | undefined,
  ) {
    super(message, code, status, requestId)
  }
}

interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Asked by somebody who need not be signed in. */
  open?: boolean
}

/** Asks one of our own endpoints. @throws ServerRefusal, with status 0 when nothing answered */
export async function askServer(
  path: string,
  { method = 'GET', body, headers: given, signal, open }: Question = {},
): Promise<Response> {
  if (open) await loadConfig()
  const token = open ? undefined : await accessToken()
  if (!open && !token) throw new AccountFault(LOGGED_OUT)
  const headers = {
    ...given,
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  let answer: Response
  try {
    answer = await fetchOwn(path, token, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ServerRefusal('Network error. Please try again.', undefined, 0, undefined, undefined)
  }
  if (answer.ok) return answer
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const { error, code, requestId, field } = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  const words = text(error) ?? `The server returned an error (${answer.status}).`
  throw new ServerRefusal(words, text(code), answer.status, text(requestId), text(field))
}

/** The `data` of an answer. */
export async function askForData<Data>(path: string, question?: Question): Promise<Data> {
  const answer = await askServer(path, question)
  const { data } = (await answer.json()) as { data: Data }
  return data
}
