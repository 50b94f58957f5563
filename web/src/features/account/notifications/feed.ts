import type { Database } from '../../../platform'
import type { NotificationType, OwnNotification } from './store'

/** A row of `notifications`: what happened to the account, wherever. */
export type NotificationRow = Pick<
  Database['public']['Tables']['notifications']['Row'],
  'id' | 'kind' | 'title' | 'message' | 'link' | 'created_at'
>

/** One entry of the notification list. */
export interface FeedEntry {
  id: string
  /** Where it has to be removed: in this tab, or with the account. */
  from: 'tab' | 'account'
  type: NotificationType
  title: string
  message: string
  link: string | null
  at: number
  unread: boolean
}

const TYPES: Record<string, NotificationType> = {
  script_ready: 'success',
  payment_received: 'success',
  payment_failed: 'error',
  plan: 'info',
  security: 'warning',
}

/** What happened here comes back from the server within this time, when it does. */
const SAME_EVENT = 60_000

/**
 * The notification list, newest first. An event that both this tab and the account have is listed once, as the account's, which
 * stays. (OP-17)
 */
export function mergeFeed(own: readonly OwnNotification[], rows: readonly NotificationRow[], seenAt: string | null) {
  const seenUntil = seenAt ? Date.parse(seenAt) : Number.NEGATIVE_INFINITY
  const ofAccount = rows.map((row): FeedEntry => {
    const at = Date.parse(row.created_at)
    const { id, title, message, link } = row
    return { id, from: 'account', type: TYPES[row.kind] ?? 'info', title, message, link, at, unread: at > seenUntil }
  })
  const isOfAccount = (one: OwnNotification) =>
    ofAccount.some(
      ({ title, message, at }) => title === one.title && message === one.message && Math.abs(at - one.at) < SAME_EVENT,
    )
  const ofTab = own
    .filter((one) => !isOfAccount(one))
    .map(({ seen, ...one }): FeedEntry => ({ ...one, from: 'tab', unread: !seen }))
  return [...ofTab, ...ofAccount].sort((a, b) => b.at - a.at)
}

/** The newest time among the rows, as the database wrote it: the clock of this device may be wrong. */
export function newestOf(rows: readonly NotificationRow[]): string | undefined {
  return rows.reduce<string | undefined>(
    (newest, row) => (newest && Date.parse(newest) >= Date.parse(row.created_at) ? newest : row.created_at),
    undefined,
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "just now", "5 min ago", "3h ago", "2d ago", then nothing: the date says it better. */
export function timeAgo(at: number, now: number): string | undefined {
  const past = now - at
  if (past < MINUTE) return 'just now'
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`
  if (past < DAY) return `${Math.floor(past / HOUR)}h ago`
  if (past < 7 * DAY) return `${Math.floor(past / DAY)}d ago`
  return undefined
}
