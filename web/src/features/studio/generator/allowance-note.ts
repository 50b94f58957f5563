import { UNLIMITED_SCRIPTS } from '@reelwright/shared'
import { formatDate } from '../../../platform'
import type { KnownAllowance } from '../session/studio'

export interface AllowanceNote {
  text: string
  /** Few are left, or none. */
  isLow: boolean
}

/** Warned of from here on, or when four fifths are used, as the email does. */
const FEW = 3

/** What is used of the month, and what is left; when few are, also until when. (OP-28) */
export function allowanceNote({ used, limit, renewsAt }: KnownAllowance): AllowanceNote {
  if (limit === null || limit >= UNLIMITED_SCRIPTS)
    return { text: `${used.toLocaleString('en-US')} ${scripts(used)} this month`, isLow: false }
  if (limit === 0) return { text: 'New scripts need a plan', isLow: true }
  const left = Math.max(0, limit - used)
  if (left <= Math.max(FEW, Math.floor(limit / 5))) {
    const end = renewsAt === undefined ? '' : `, until ${formatDate(renewsAt)}`
    return {
      text: `${left === 0 ? 'No' : left.toLocaleString('en-US')} ${scripts(left)} left this month${end}`,
      isLow: true,
    }
  }
  const usage = `${used.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} scripts this month`
  return { text: `${usage}, ${left.toLocaleString('en-US')} left`, isLow: false }
}

const scripts = (count: number) => (count === 1 ? 'script' : 'scripts')
