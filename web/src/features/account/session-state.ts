import type { SessionFacts } from './session-facts'
import type { SessionUser } from './user'

/** "second-factor" and "recovery" are half a sign-in: guards treat them as none. */
export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'timeout' | 'second-factor' | 'recovery'

export interface SessionState {
  status: SessionStatus
  user: SessionUser | null
  /** Why the check could not be finished, in words. */
  problem: string | null
  /** A session that was there has ended without anybody logging out. */
  expired: boolean
  /** Whose page this was last, so that the next person does not go on where they were. */
  lastUserId: string | null
  /** Counts changes of person: what was drawn for one is not kept for the other. */
  epoch: number
}

export const CHECKING: SessionState = {
  status: 'loading',
  user: null,
  problem: null,
  expired: false,
  lastUserId: null,
  epoch: 0,
}

export function statusOf({ recovery, factorDue }: SessionFacts): SessionStatus {
  if (recovery) return 'recovery'
  return factorDue ? 'second-factor' : 'signed-in'
}

/** Signed in: from the check, or from an event of this or another tab. */
export function withSession(now: SessionState, facts: SessionFacts): SessionState {
  const samePerson = now.lastUserId === facts.user.id
  // A recovery begun in another tab does not take this one's page away from the person who works on it.
  const status = samePerson && now.status === 'signed-in' && facts.recovery ? 'signed-in' : statusOf(facts)
  // A mere refresh changes nothing to look at.
  const user = JSON.stringify(now.user) === JSON.stringify(facts.user) ? now.user : facts.user
  if (status === now.status && user === now.user && !now.problem && !now.expired) return now
  return {
    status,
    user,
    problem: null,
    expired: false,
    lastUserId: facts.user.id,
    epoch: now.lastUserId !== null && !samePerson ? now.epoch + 1 : now.epoch,
  }
}

/** There is none (any more). */
export function withoutSession(
  now: SessionState,
  { expired = false, problem = null as string | null } = {},
): SessionState {
  return { ...now, status: 'signed-out', user: null, problem, expired }
}
