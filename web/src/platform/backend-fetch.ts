import { fetchByLocalClock } from './local-clock'

/** `fetch` for the client library, which loses parts of two kinds of answers. */
export const backendFetch: typeof fetch = async (input, init) => {
  const answer = await fetchByLocalClock(input, init)
  const path = input instanceof Request ? input.url : String(input)
  if (path.includes('/functions/v1/')) return withEmptyJson(answer)
  if (path.includes('/auth/v1/') && answer.status >= 500) return withMessage(answer)
  return answer
}

/** Pass an empty JSON body on as an empty text: a syntax error cannot be told from an answer that broke off. */
async function withEmptyJson(answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const body = await textOf(answer)
  return body?.trim() === '' ? new Response('', { headers: { 'content-type': 'text/plain' } }) : answer
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
