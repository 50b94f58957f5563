import * as z from 'zod'
import { AppError } from '../../platform/http'

export const TimeZone = z
  .string()
  .max(60)
  .default('UTC')
  .describe('The time zone that days are counted in, such as Europe/Berlin')

/** Zones as they were asked for: making a formatter takes longer than the rest of reading a list's address. A few hundred names exist. */
const known = new Set<string>()
/** Capitals do not matter, so that each name has thousands of ways to be written. */
const MAX_KNOWN = 1000

/** @throws AppError naming `tz` */
export function knownZone(tz: string): string {
  if (known.has(tz)) return tz
  // Names only: the database reads "+02:00" the other way round.
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(tz)) throw unknownZone()
  try {
    Intl.DateTimeFormat('en-US', { timeZone: tz })
  } catch {
    throw unknownZone()
  }
  if (known.size < MAX_KNOWN) known.add(tz)
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
