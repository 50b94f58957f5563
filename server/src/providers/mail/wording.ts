/** "1 hour", "90 minutes", "2 days": the largest unit that says it exactly, rounded down to minutes. */
export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60))
  if (minutes >= 2880 && minutes % 1440 === 0) return count(minutes / 1440, 'day')
  if (minutes % 60 === 0) return count(minutes / 60, 'hour')
  return count(minutes, 'minute')
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

/** An amount in the smallest unit of a currency, as people read it: 2900 and "usd" are "$29.00", 500 and "jpy" are "¥500". */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
