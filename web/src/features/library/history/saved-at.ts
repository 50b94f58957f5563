const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** When a version was saved, to the minute, since several come about in one sitting: "Nov 21, 2026, 1:05 PM". */
export function savedAt(value: string): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : moment.format(date)
}
