/** Lets one loop sleep until it is notified. */
export interface Notifier {
  /** Ends the current `wait`, or the next one if none is pending. */
  notify(): void
  /** Waits for a notification, up to `ms` milliseconds. */
  wait(ms: number): Promise<void>
}

export function createNotifier(): Notifier {
  let isNotified = false
  let wake: (() => void) | undefined
  return {
    notify() {
      isNotified = true
      wake?.()
    },
    async wait(ms) {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      isNotified = false
    },
  }
}
