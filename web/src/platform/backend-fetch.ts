import { fetchByLocalClock } from './local-clock'
import { SESSION_KEY } from './session-hint'
import { sessionStore } from './session-storage'
import { doubtServer } from './use-online'

/** `fetch` for the client library, which loses parts of two kinds of answers, and keeps a session too long after another. */
export const backendFetch: typeof fetch = async (input, init) => {
  const answer = await fetchByLocalClock(input, init).catch((error: unknown) => {
    // Not for a call that was ended here.
    if (error instanceof TypeError) doubtServer()
    throw error
  })
  const path = input instanceof Request ? input.url : String(input)
  if (path.includes('/functions/v1/')) return withEmptyJson(answer)
  if (path.includes('/auth/v1/token?grant_type=refresh_token')) endRefusedSession(answer.status, init?.body)
  if (path.includes('/auth/v1/') && answer.status >= 500) return withMessage(answer)
  return answer
}

/** Pass an empty JSON body on as an empty text: a syntax error looks like a truncated response. */
async function withEmptyJson(answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const body = await textOf(answer)
  return body?.trim() === '' ? new Response('', { headers: { 'content-type': 'text/plain' } }) : answer
}

/**
 * End a session whose refresh token is refused: the library would keep it until its access token runs out, though the server ends both at
 * once. Without a stored session the library notifies all listeners that it ended. Too many requests are no refusal.
 */
function endRefusedSession(status: number, body: unknown) {
  if (status < 400 || status >= 500 || status === 408 || status === 429) return
  const token = /"refresh_token":"([^"]+)"/.exec(typeof body === 'string' ? body : '')?.[1]
  // Another tab may have stored a new one.
  if (token !== undefined && sessionStore.includes(SESSION_KEY, token)) sessionStore.removeAll(SESSION_KEY)
}

/** Put the server's words on the response, where the library looks: of a 502, 503 or 504 it does not read the body. */
async function withMessage(answer: Response): Promise<Response> {
  try {
    const { msg, message } = Object(JSON.parse((await textOf(answer)) ?? '')) as Record<string, unknown>
    return Object.assign(answer, { message: msg ?? message })
  } catch {
    return answer
  }
}

const textOf = (answer: Response) =>
  answer
    .clone()
    .text()
    .catch(() => undefined)
