/** How long deleted scripts can be restored. */
export const BIN_DAYS = 30

const DAY = 86_400_000

/** "12 days left"; "Last day" when less than one is left. */
export function daysLeft(deletedAt: string, now: number = Date.now()): string {
  const end = Date.parse(deletedAt) + BIN_DAYS * DAY
  const days = Math.ceil((end - now) / DAY)
  return days > 1 ? `${Math.min(days, BIN_DAYS)} days left` : 'Last day'
}
