import { AppError } from '../../platform/http'

/** Below the 30 seconds after which clients give up (B-CL-01), so that they hear why and the allowance is given back. */
const LIMIT_MS = 28_000
/** Clients that hear events wait as long as the slowest model may take, and the embedded writer after it. */
export const WATCHED_LIMIT_MS = 195_000
/** For the model of a client that hears nothing: the embedded writer still has time after it. */
export const UNWATCHED_MODEL_SECONDS = 26

/**
 * Lets work take so long and no longer, and no longer than its client stays. The signal tells the work; work that does not listen
 * is left alone.
 * @throws AppError `timed_out` or `cancelled`, else what the work throws.
 */
export async function withinTime<Result>(
  leaving: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
  limitMs = LIMIT_MS,
): Promise<Result> {
  const left = () => new AppError('cancelled', 'The client left before the answer was there')
  if (leaving.aborted) throw left()
  const stop = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as AppError), { once: true })
  })
  const leave = () => stop.abort(left())
  // (B-ER-09, CX-43)
  const expire = () => stop.abort(new AppError('timed_out', 'Script generation timed out. Please try again.'))
  const timer = setTimeout(expire, limitMs)
  leaving.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([stopped, work(stop.signal)])
  } catch (error) {
    // Work that was told to stop fails in words of its own.
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    leaving.removeEventListener('abort', leave)
  }
}
