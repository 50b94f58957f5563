import { setTimeout as sleep } from 'node:timers/promises'

const ATTEMPTS = 4
const FIRST_PAUSE_MS = 100

/** Time for an answer, the sending of a piece included; of a file, for the answer to begin. */
const ANSWER_MS = 60_000

/**
 * A `fetch` that gives up in time and tries again when the other side is overloaded or out of reach. Only for requests that may
 * be repeated and whose body is at hand, not a stream.
 */
export function patientFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(send, input, init).catch((error: unknown) => ({ error }))
      const failed = 'error' in answer || answer.status >= 500 || answer.status === 429
      if (!failed) return answer
      if (attempt === ATTEMPTS) {
        if ('error' in answer) throw answer.error
        return answer
      }
      await sleep(FIRST_PAUSE_MS * 3 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

async function once(send: typeof fetch, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Error(`No answer in ${ANSWER_MS} ms`)), ANSWER_MS)
  try {
    const answer = await send(input, { ...init, signal: ending.signal })
    if (init?.method === 'GET' && answer.ok) return answer
    // A word about what was done is read here: it may stop half way, and nobody else would notice.
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, answer)
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects when the promise takes longer than that. */
export async function inTime<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
