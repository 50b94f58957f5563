const dateTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Nov 21, 1:05 PM"; an empty text for what is not a date. */
export function formatDateTime(value: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? '' : dateTime.format(moment)
}
