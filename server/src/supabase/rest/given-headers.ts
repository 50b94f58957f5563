import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { Headers } from './rest-error'

/** They say how an answer is sent, which is not for a function of the database to decide. */
const FRAMING = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'trailer', 'upgrade'])

/** Headers that a function of the database gave, as pairs; undefined when one of them cannot be sent. */
export function givenHeaders(pairs: [string, unknown][]): Headers | undefined {
  const headers: Headers = {}
  for (const [given, value] of pairs) {
    const name = given.toLowerCase()
    if (typeof value !== 'string' || FRAMING.has(name) || !canBeSent(name, value)) return undefined
    const before = headers[name]
    headers[name] = before === undefined ? value : [before, value].flat()
  }
  return headers
}

function canBeSent(name: string, value: string): boolean {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return true
  } catch {
    return false
  }
}
