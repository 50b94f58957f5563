export interface Rounds {
  /** Calls off the round that runs, and waits for its end. */
  close(): Promise<void>
}

/** Looks again and again whether something is due, one round after the other; `round` never rejects. Times in milliseconds. */
export function startRounds(
  round: (signal: AbortSignal) => Promise<void>,
  { first, every }: { first: number; every: number },
): Rounds {
  const stop = new AbortController()
  let running = Promise.resolve()
  const next = (ms: number) =>
    setTimeout(() => {
      running = look()
    }, ms).unref()
  let timer = next(first)

  async function look() {
    await round(stop.signal)
    if (!stop.signal.aborted) timer = next(every)
  }
  return {
    async close() {
      stop.abort()
      clearTimeout(timer)
      await running
    },
  }
}
