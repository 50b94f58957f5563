import { busy } from './storage-error'

/** Runs at most `parallel` works at once; others wait in line, and beyond `waiting` they are turned away. */
export function createLimiter(parallel: number, waiting: number) {
  let running = 0
  const line: (() => void)[] = []
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) {
      if (line.length >= waiting) throw busy()
      await new Promise<void>((resolve) => line.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // Hand the slot to the next in line, so that no new request takes it.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
