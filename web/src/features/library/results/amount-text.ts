/** As many digits as the database keeps. */
export const HIGHEST_AMOUNT = 999_999_999_999.99

const FORM = /^([\p{Sc}\p{L}.]{0,4}[ \u00a0]?)(\d[\d.,'’ \u00a0]*)([km](?!\p{L}))?[ \u00a0]?[\p{Sc}\p{L}.]{0,4}$/iu

/**
 * Reads an amount of money as people copy it: "$1,299.50", "29,99 €", "1.2K", "USD 12"; null for an empty text. Which currency is not
 * kept: results are shown in the seller's own.
 */
export function readAmount(text: string): number | null | { error: string } {
  const plain = text.trim()
  if (plain === '') return null
  const unclear = { error: 'Enter an amount, such as 1,299.50.' }
  if (/^[\p{Sc}\p{L}]{0,4}\s*[-−–]/u.test(plain)) return { error: 'Enter 0 or more.' }
  const [, , written = '', unit] = plain.length > 60 ? [] : (FORM.exec(plain) ?? [])
  const digits = written.replace(/['’ \u00a0]/g, '')
  const whole = digits && withPoint(digits, unit !== undefined)
  if (!whole) return unclear
  const factor = unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1000 : 1_000_000
  const amount = Math.round(Number(whole) * factor * 100) / 100
  return amount > HIGHEST_AMOUNT ? { error: `Enter ${amountText(HIGHEST_AMOUNT)} or less.` } : amount
}

/** The same number as a computer writes it; undefined when its marks make no sense. */
function withPoint(digits: string, isShort: boolean): string | undefined {
  // Groups of three, however they are divided, and cents of one or two digits behind the other mark.
  const grouped = /^(\d{1,3})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,]\d{1,2})?$/.exec(digits)
  if (grouped && !(isShort && /^\d+[.,]\d{3}$/.test(digits))) {
    const cents = /[.,](\d{1,2})$/.exec(digits)
    const units = cents ? digits.slice(0, -cents[0].length) : digits
    return `${units.replace(/[.,]/g, '')}.${cents?.[1] ?? 0}`
  }
  const simple = (isShort ? /^(\d+)(?:[.,](\d+))?$/ : /^(\d+)(?:[.,](\d{1,2}))?$/).exec(digits)
  return simple ? `${simple[1]}.${simple[2] ?? 0}` : undefined
}

/** As one types it. */
export const amountText = (amount: number | null): string =>
  amount === null
    ? ''
    : amount.toLocaleString('en-US', {
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        maximumFractionDigits: 2,
      })
