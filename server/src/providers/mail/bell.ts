/** Lets one loop rest until somebody rings. */
export interface Bell {
  /** Ends the rest, or the next one when nobody rests now. */
  ring(): void
  /** At most so many milliseconds. */
  wait(ms: number): Promise<void>
}

export function createBell(): Bell {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(ms) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      rung = false
    },
  }
}
