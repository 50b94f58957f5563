import { AppError } from '../../platform/http'

/** @throws AppError naming `tz` */
export function knownZone(tz: string): string {
  // Names only: the database reads "+02:00" the other way round.
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(tz)) throw unknownZone()
  try {
    Intl.DateTimeFormat('en-US', { timeZone: tz })
  } catch {
    throw unknownZone()
  }
  return tz
}

const unknownZone = () => new AppError('invalid_input', 'tz: This time zone is not known', { field: 'tz' })

/** A day of the calendar as it is written, "2026-11-21". @throws AppError naming `field` */
export function realDay(day: string, field: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  // The 31st of February would roll over into March.
  if (!Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day) && day > '0001') return day
  throw new AppError('invalid_input', `${field}: There is no such day`, { field })
}
