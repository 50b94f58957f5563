import { useEffect, useState } from 'react'
import type { Arrival } from '../../../platform'
import { useSession } from '../session'
import { describeProblem, neverAnswered } from '../sign-in-error'
import { enter, type Entry } from './api'

export type Ticket = Extract<Arrival, { kind: 'session' | 'code' }>

export type EntryState =
  | { status: 'entering' }
  | { status: 'entered'; entry: Entry }
  /** `retry` where the link was not refused, but did not get through. */
  | { status: 'failed'; problem: string; retry?: () => void }

/** Signs in with what the address brought, as soon as this is drawn. */
export function useEntry(ticket: Ticket | undefined): EntryState {
  const { recheck } = useSession()
  const [state, setState] = useState<EntryState>({ status: 'entering' })

  useEffect(() => {
    if (!ticket) return undefined
    let left = false
    void tryEntering(ticket, (next) => {
      if (left) return
      setState(next)
      // The first check may never have reached the service.
      if (next.status === 'entered') recheck()
    })
    return () => {
      left = true
    }
  }, [ticket, recheck])
  return state
}

async function tryEntering(ticket: Ticket, report: (state: EntryState) => void): Promise<void> {
  try {
    report({ status: 'entered', entry: await enter(ticket) })
  } catch (thrown) {
    const retry = () => {
      report({ status: 'entering' })
      void tryEntering(ticket, report)
    }
    report({ status: 'failed', problem: describeProblem(thrown).message, ...(neverAnswered(thrown) && { retry }) })
  }
}
