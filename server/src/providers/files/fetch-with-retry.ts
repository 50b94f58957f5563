import { setTimeout as sleep } from 'node:timers/promises'

const MAX_ATTEMPTS = 4
const FIRST_DELAY_MS = 100

/** Time for one attempt: the upload and the response. For downloads, until the response begins. */
const TIMEOUT_MS = 60_000

/**
 * A `fetch` with a timeout that retries with backoff on network errors, 429 and 5xx. Only for idempotent requests whose body is
 * not a stream.
 */
export function fetchWithRetry(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(send, input, init).catch((error: unknown) => ({ error }))
      const failed = 'error' in answer || answer.status >= 500 || answer.status === 429
      if (!failed) return answer
      if (attempt === MAX_ATTEMPTS) {
        if ('error' in answer) throw answer.error
        return answer
      }
      await sleep(FIRST_DELAY_MS * 3 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

async function once(send: typeof fetch, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(`No answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  try {
    const answer = await send(input, { ...init, signal: controller.signal })
    if (init?.method === 'GET' && answer.ok) return answer
    // Read small bodies inside the retry, so a truncated body counts as a failure.
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, answer)
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects when the promise takes longer than `milliseconds`. */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
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
