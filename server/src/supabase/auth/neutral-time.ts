import { setTimeout } from 'node:timers/promises'

/** Milliseconds: longer than the slowest of the answers that must not differ, on a machine with time to spare. */
const NEUTRAL_MS = 150

/**
 * Answers no earlier than after a fixed time, so that timing does not reveal whether an address has an account. Failures take as
 * long.
 */
export async function neutralTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, setTimeout(NEUTRAL_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
