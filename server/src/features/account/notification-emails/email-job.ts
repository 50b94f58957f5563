import { endedJobs } from '../../../platform/metrics'
import { type Schedule, startSchedule } from '../../../platform/schedule'
import { sendAllowance } from './allowance'
import { sendAnnouncements } from './announcements'
import type { EmailTools, EmailRun } from './email-tools'
import { sendPerformance } from './performance'
import { sendScriptReady } from './script-ready'
import { sendTrending } from './trending'
import { weekToTell } from './week'

const EVERY_MS = 3 * 60_000
/** A server that has just started answers requests first. */
const FIRST_MS = 30_000

/** Sends all due emails. Returns how many were sent. */
export async function sendDueEmails(tools: EmailTools, run: EmailRun): Promise<number> {
  const week = weekToTell(run.now)
  return (
    (await sendScriptReady(tools, run)) +
    (await sendAllowance(tools, run)) +
    (await sendAnnouncements(tools, run)) +
    (week ? (await sendPerformance(tools, run, week)) + (await sendTrending(tools, run, week)) : 0)
  )
}

/**
 * Sends due emails every few minutes. Safe on several servers: each email is claimed in the transaction that stores it in the outbox.
 * `close` waits for the email that is being written.
 */
export function startNotificationEmails(tools: EmailTools, addresses: Pick<EmailRun, 'pages' | 'server'>): Schedule {
  if (!tools.config.mail.notificationEmails) return { close: () => Promise.resolve() }
  return startSchedule((signal) => attempt(tools, { ...addresses, now: new Date(), stopping: signal }), {
    first: FIRST_MS,
    every: EVERY_MS,
  })
}

async function attempt(tools: EmailTools, run: EmailRun): Promise<void> {
  try {
    const sent = await sendDueEmails(tools, run)
    if (sent > 0) tools.log.info({ sent }, 'Notification emails stored')
    endedJobs.add({ kind: 'letters', outcome: 'done' })
  } catch (error) {
    // The next run finds what this one left.
    if (run.stopping.aborted) return
    endedJobs.add({ kind: 'letters', outcome: 'failed' })
    tools.log.warn({ err: error }, 'Notification emails could not be written')
  }
}
