export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most `concurrency` tasks at once and queues up to `queueSize` more, first in, first out.
 * @param refusal what is thrown when the queue is full
 */
export function createConcurrencyLimiter(
  concurrency: number,
  queueSize: number,
  refusal: () => Error,
): ConcurrencyLimiter {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= queueSize) throw refusal()
      // A finished task hands its slot to the next one, so `running` does not change.
      await new Promise<void>((enter) => waiting.push(enter))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
