import { onTestFinished, vi } from 'vitest'

type SetTimeout = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => unknown

function replaceSetTimeout(make: (wait: SetTimeout) => SetTimeout) {
  const real = globalThis.setTimeout as SetTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(make(real) as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
}

/** Until the test is over, timers of exactly these lengths end at once: for retries, whose delays show nothing. */
export function skipTimers(...lengths: number[]) {
  replaceSetTimeout(
    (wait) =>
      (work, ms = 0, ...given) =>
        wait(work, lengths.includes(ms) ? 0 : ms, ...given),
  )
}

/** Until the test is over, timers of exactly this length end when the returned function is called. It answers how many there were. */
export function holdTimers(length: number): () => number {
  const held = new Map<unknown, () => void>()
  const NEVER = 2 ** 31 - 1
  replaceSetTimeout((wait) => (work, ms, ...given) => {
    if (ms !== length) return wait(work, ms, ...given)
    const timer = wait(() => {}, NEVER)
    held.set(timer, () => work(...given))
    return timer
  })
  const clear = globalThis.clearTimeout
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer)
    clear(timer)
  })
  return () => {
    const due = [...held]
    for (const [timer, work] of due) {
      clearTimeout(timer as number)
      work()
    }
    return due.length
  }
}
