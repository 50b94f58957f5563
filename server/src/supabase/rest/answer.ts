import type { FastifyReply } from 'fastify'
import { givenHeaders } from './given-headers'
import { RestError, type Headers } from './rest-error'

/** An answer before it is sent; `body` undefined means that there is none. */
export interface Answer {
  status: number
  headers: Headers
  body?: string
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.status(status).headers(headers).send(body)
}

interface Settings {
  response_status: string | null
  response_headers: string | null
}

/**
 * The answer with the status and the headers that a function or trigger has set for it.
 * @throws RestError PGRST111 or PGRST112 when these make no sense.
 */
export function withSettings(answer: Answer, { response_status, response_headers }: Settings): Answer {
  if (response_status === null && response_headers === null) return answer
  const status = response_status === null ? answer.status : statusOf(response_status)
  const headers = response_headers === null ? answer.headers : { ...answer.headers, ...headersOf(response_headers) }
  return { ...answer, status, headers }
}

function statusOf(text: string): number {
  if (/^[2-5]\d\d$/.test(text)) return Number(text)
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

function headersOf(text: string): Headers {
  const pairs = pairsOf(text)
  const headers = pairs && givenHeaders(pairs)
  if (headers) return headers
  throw new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  )
}

/** `[{"X-A": "1"}, {"X-B": "2"}]`; undefined for anything else. */
function pairsOf(text: string): [string, unknown][] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return undefined
    const pairs = list.map((item: unknown) => (typeof item === 'object' && item !== null ? Object.entries(item) : []))
    return pairs.every(({ length }) => length === 1) ? pairs.flat() : undefined
  } catch {
    return undefined
  }
}
