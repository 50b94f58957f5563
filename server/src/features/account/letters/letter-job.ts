import { endedJobs } from '../../../platform/metrics'
import { type Schedule, startSchedule } from '../../../platform/schedule'
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
 * Sends the letters that are due every few minutes. Any number of servers may do so: each letter is claimed in the transaction that
 * stores its mail. Closing ends after the letter that is being written. (OP-55)
 */
export function startLetters(tools: LetterTools, addresses: Pick<Round, 'pages' | 'server'>): Schedule {
  if (!tools.config.mail.letters) return { close: () => Promise.resolve() }
  return startSchedule((signal) => attempt(tools, { ...addresses, now: new Date(), stopping: signal }), {
    first: FIRST_MS,
    every: EVERY_MS,
  })
}

async function attempt(tools: LetterTools, round: Round): Promise<void> {
  try {
    const sent = await sendDueLetters(tools, round)
    if (sent > 0) tools.log.info({ sent }, 'Letters written')
    endedJobs.add({ kind: 'letters', outcome: 'done' })
  } catch (error) {
    // The next run finds what this one left.
    if (round.stopping.aborted) return
    endedJobs.add({ kind: 'letters', outcome: 'failed' })
    tools.log.warn({ err: error }, 'Letters could not be written')
  }
}
