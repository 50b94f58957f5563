import { AppError } from '../../platform/http'

/** Below the 30 seconds after which clients give up (B-CL-01), so they get the reason and the allowance is restored. */
const LIMIT_MS = 28_000
/** Clients that receive events wait as long as the slowest model may take, and the embedded writer after it. */
export const WATCHED_LIMIT_MS = 195_000
/** For the model when the client receives no events: leaves time for the embedded writer. */
export const UNWATCHED_MODEL_SECONDS = 26

/**
 * Runs work with a time limit, until its client disconnects. The signal aborts the work; work that ignores it goes on in the
 * background.
 * @throws AppError `timed_out` or `cancelled`, else what the work throws.
 */
export async function withinTime<Result>(
  clientSignal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
  limitMs = LIMIT_MS,
): Promise<Result> {
  const disconnected = () => new AppError('cancelled', 'The client left before the answer was there')
  if (clientSignal.aborted) throw disconnected()
  const stop = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as AppError), { once: true })
  })
  const onDisconnect = () => stop.abort(disconnected())
  // (B-ER-09, CX-43)
  const expire = () => stop.abort(new AppError('timed_out', 'Script generation timed out. Please try again.'))
  const timer = setTimeout(expire, limitMs)
  clientSignal.addEventListener('abort', onDisconnect, { once: true })
  try {
    return await Promise.race([stopped, work(stop.signal)])
  } catch (error) {
    // Aborted work fails with its own error.
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    clientSignal.removeEventListener('abort', onDisconnect)
  }
}
