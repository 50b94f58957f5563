import { endedJobs } from '../../../platform/metrics'
import { sendAllowance } from './allowance'
import { sendAnnouncements } from './announcements'
import type { LetterTools, Round } from './letter-tools'
import { sendPerformance } from './performance'
import { sendScriptReady } from './script-ready'
import { sendTrending } from './trending'
import { weekToTell } from './week'

const EVERY_MS = 3 * 60_000
/** A server that has just started has people waiting for it. */
const FIRST_MS = 30_000

export interface LetterJob {
  /** Ends after the letter that is being written. */
  close(): Promise<void>
}

/** Everything that is due at a moment. How many letters were sent. */
export async function sendDueLetters(tools: LetterTools, round: Round): Promise<number> {
  const week = weekToTell(round.now)
  return (
    (await sendScriptReady(tools, round)) +
    (await sendAllowance(tools, round)) +
    (await sendAnnouncements(tools, round)) +
    (week ? (await sendPerformance(tools, round, week)) + (await sendTrending(tools, round, week)) : 0)
  )
}

/**
 * Looks every few minutes for letters that are due. Any number of servers may do so: each letter is claimed in the transaction that
 * stores its mail. (OP-55)
 */
export function startLetters(tools: LetterTools, addresses: Pick<Round, 'pages' | 'server'>): LetterJob {
  if (!tools.config.mail.letters) return { close: () => Promise.resolve() }
  const stop = new AbortController()
  let running = Promise.resolve()

  async function look() {
    try {
      const sent = await sendDueLetters(tools, { ...addresses, now: new Date(), stopping: stop.signal })
      if (sent > 0) tools.log.info({ sent }, 'Letters written')
      endedJobs.add({ kind: 'letters', outcome: 'done' })
    } catch (error) {
      // The next round finds what this one left.
      if (stop.signal.aborted) return
      endedJobs.add({ kind: 'letters', outcome: 'failed' })
      tools.log.warn({ err: error }, 'Letters could not be written')
    }
    if (!stop.signal.aborted) timer = next(EVERY_MS)
  }

  const next = (ms: number) =>
    setTimeout(() => {
      running = look()
    }, ms).unref()
  let timer = next(FIRST_MS)

  return {
    async close() {
      stop.abort()
      clearTimeout(timer)
      await running
    },
  }
}
