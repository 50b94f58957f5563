const dateTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "Nov 21, 1:05 PM"; an empty text for what is not a date. */
export function formatDateTime(value: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? '' : dateTime.format(moment)
}

/** "14:03" */
export const formatTime = (moment: Date): string => time.format(moment)
