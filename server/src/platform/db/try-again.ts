import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The first one included. */
const MAX_TRIES = 5
/** Milliseconds, at most, before the second try; each next one waits up to twice as long. */
const FIRST_PAUSE_MS = 20

/** Rolled back because of another transaction: serialization failure and deadlock. */
const IN_THE_WAY = new Set(['40001', '40P01'])

/**
 * Tries again what the database undid as a whole and asks to be tried again. What was refused for another reason, and what may have been
 * stored although the answer never came, is thrown as it is.
 * @param onOldPlan called before the next try when the tables are not those any more that a statement was prepared for
 */
export async function untilAgreed<T>(attempt: () => Promise<T>, onOldPlan: () => void): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === MAX_TRIES) throw error
      if (isOldPlan(error)) onOldPlan()
      else if (isInTheWay(error)) await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** (tries - 1))
      else throw error
    }
  }
}

const isInTheWay = (error: unknown) => error instanceof pg.DatabaseError && IN_THE_WAY.has(error.code ?? '')

/** "cached plan must not change result type": known by where it comes from, since its code stands for much and its text is translated. */
const isOldPlan = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
