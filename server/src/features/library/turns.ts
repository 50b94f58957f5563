import { AppError } from '../../platform/http'

/**
 * Lets an account do one thing at a time: a second request that waited in the database would hold a connection that others need.
 * @param most of one account, the running one included
 */
export function createTurns(most: number, refusal: string) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  /** @throws AppError `too_many_requests` when too many of this account wait */
  return async <Result>(account: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(account) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= most) throw new AppError('too_many_requests', refusal)
    lines.set(account, line)
    line.length++
    const turn = line.last.then(work)
    // The next one comes whatever became of this one.
    line.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      if (--line.length === 0) lines.delete(account)
    }
  }
}
