import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats what fails, more and more slowly, until it succeeds or `wanted` says no. Then undefined. */
export async function untilDone<T>(
  work: () => Promise<T>,
  { wanted, onError }: { wanted: () => boolean; onError: (error: unknown) => void },
): Promise<T | undefined> {
  for (let delay = 200; wanted(); delay = Math.min(delay * 2, 5_000)) {
    try {
      return await work()
    } catch (error) {
      onError(error)
    }
    await sleep(delay, undefined, { ref: false })
  }
  return undefined
}
