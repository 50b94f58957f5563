import type { Allowance } from '../script-answer'

export interface AllowanceNote {
  text: string
  /** Few are left, or none. */
  isLow: boolean
}

/** Warned of from here on, or from the last tenth of a large plan. */
const FEW = 3

/** What is used of the month, and what is left. (OP-28) */
export function allowanceNote({ used, limit }: Allowance): AllowanceNote {
  if (limit === null) return { text: `${used.toLocaleString('en-US')} ${scripts(used)} this month`, isLow: false }
  const left = Math.max(0, limit - used)
  if (left <= Math.max(FEW, Math.floor(limit / 10))) {
    return { text: `${left === 0 ? 'No' : left.toLocaleString('en-US')} ${scripts(left)} left this month`, isLow: true }
  }
  const usage = `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} scripts this month`
  return { text: `${usage}, ${left.toLocaleString('en-US')} left`, isLow: false }
}

const scripts = (count: number) => (count === 1 ? 'script' : 'scripts')
