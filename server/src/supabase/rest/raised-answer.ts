import { givenHeaders } from './given-headers'
import { RestError, type Headers } from './rest-error'

/** `raise sqlstate 'PGRST'`: the function gives the answer's body in the message, its status and headers in the detail. */
export function raisedAnswer(message: string, detail: string | undefined, cause: unknown): RestError {
  const body = objectOf(message)
  const said = { code: textOf(body?.code), message: textOf(body?.message) }
  if (said.code === null || said.message === null) return unreadableRaise(`MESSAGE: '${message}'`, MESSAGE_HINT, cause)
  if (detail === undefined) return unreadableRaise(undefined, DETAIL_HINT, cause)

  const answer = objectOf(detail)
  const headers = headersOf(answer?.headers)
  const status = answer?.status
  if (!headers || typeof status !== 'number' || !Number.isInteger(status) || status < 200 || status > 599) {
    return unreadableRaise(`DETAIL: '${detail}'`, DETAIL_HINT, cause)
  }
  return new RestError(status, said.code, said.message, textOf(body?.details), textOf(body?.hint), { cause, headers })
}

const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'."
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."

function unreadableRaise(part: string | undefined, hint: string, cause: unknown): RestError {
  const details = part ? `Invalid JSON value for ${part}` : 'DETAIL is missing in the RAISE statement'
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`
  return new RestError(500, 'PGRST121', message, details, hint, { cause })
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function headersOf(value: unknown): Headers | undefined {
  return typeof value === 'object' && value !== null ? givenHeaders(Object.entries(value)) : undefined
}
