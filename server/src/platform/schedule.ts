import type { App } from './http'
import type { Tools } from './tools'

export interface Schedule {
  /** Aborts the signal of the run that goes on, and waits for its end. */
  close(): Promise<void>
}

/** Runs a task again and again, one run after the other, until it is closed. `task` never rejects. Times in milliseconds. */
export function startSchedule(
  task: (signal: AbortSignal) => Promise<void>,
  { first, every }: { first: number; every: number },
): Schedule {
  const stop = new AbortController()
  let running = Promise.resolve()
  const next = (ms: number) =>
    setTimeout(() => {
      running = run()
    }, ms).unref()
  let timer = next(first)

  async function run() {
    await task(stop.signal)
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

/** A task every so many milliseconds while the app is open. A run that fails is logged with `failed`, and the next one tries again. */
export function scheduleWhileOpen(
  app: App,
  { log }: Pick<Tools, 'log'>,
  { every, failed }: { every: number; failed: string },
  task: (signal: AbortSignal) => Promise<unknown>,
): void {
  const attempt = async (signal: AbortSignal) => {
    try {
      await task(signal)
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, failed)
    }
  }
  const schedule = startSchedule(attempt, { first: every, every })
  app.addHook('onClose', () => schedule.close())
}
