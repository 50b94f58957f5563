import { invalidField } from '../auth-error'

const UNIT_MS = new Map([
  ['ns', 1e-6],
  ['us', 1e-3],
  ['µs', 1e-3],
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
])

/** About what the original can count; beyond it a date would leave the calendar of its clients, too. */
const MAX_MS_LENGTH = 290 * 365 * 24 * 3_600_000
/** Longest duration text, as in "-1h30m5.25s". */
const MAX_TEXT_LENGTH = 60

/**
 * The duration of a ban: milliseconds, or "none" for not at all. The text is a duration as Go writes it ("24h", "1h30m").
 * @throws AuthError that names the field
 */
export function readBanDuration(text: string): number | 'none' {
  if (text === 'none') return 'none'
  const ms = text.length > MAX_TEXT_LENGTH ? undefined : durationOf(text)
  if (ms === undefined || Math.abs(ms) > MAX_MS_LENGTH) {
    throw invalidField('invalid format for ban duration: ban_duration must be "none" or like "24h" or "1h30m"')
  }
  return ms
}

function durationOf(text: string): number | undefined {
  const unsigned = text.replace(/^[+-]/, '')
  if (unsigned === '0') return 0
  const part = /(\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h)/y
  let total = 0
  while (part.lastIndex < unsigned.length) {
    const match = part.exec(unsigned)
    if (!match) return undefined
    total += Number(match[1]) * (UNIT_MS.get(match[2] ?? '') ?? NaN)
  }
  if (unsigned === '') return undefined
  return text.startsWith('-') ? -total : total
}
