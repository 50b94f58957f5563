/**
 * A session's `expires_at` is a time of the server's clock, but the client library compares it with the clock of this
 * device. Where that is an hour off, it would ask for a new token with every request, or use an old one for another
 * hour. So the time is recomputed from `expires_in`, by the only clock it is compared with.
 */
export function byLocalClock(answer: unknown, now = Date.now()): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const { access_token: token, expires_in: seconds } = answer as Record<string, unknown>
  if (typeof token !== 'string' || typeof seconds !== 'number' || !Number.isFinite(seconds)) return answer
  return { ...answer, expires_at: Math.round(now / 1000) + seconds }
}

/** Answers of the authentication service that may hold a session. */
const SESSION_ANSWERS = /\/auth\/v1\/(token|signup|verify|factors\/[^/]+\/verify)$/

/** `fetch` with sessions by the local clock. Everything else passes untouched. */
export const fetchByLocalClock: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (!answer.ok || !SESSION_ANSWERS.test(pathOf(input))) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const corrected = byLocalClock(body)
  if (corrected === body) return answer
  return Response.json(corrected, { status: answer.status, headers: withoutLength(answer.headers) })
}

function pathOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address, location.origin).pathname
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-length')
  kept.delete('content-encoding')
  return kept
}
