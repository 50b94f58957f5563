/** More views than any video ever had; above it a number is a typing mistake. */
export const HIGHEST_COUNT = 100_000_000_000

const FORM = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?\s*([km])?$/i

/** Reads a count as people copy it from an app: "1,200", "1.2K", "3 m"; null for an empty text. */
export function readCount(text: string): number | null | { error: string } {
  const plain = text.trim()
  if (plain === '') return null
  if (/^-\s*\d/.test(plain)) return { error: 'Enter 0 or more.' }
  const [, whole, fraction = '', unit] = FORM.exec(plain) ?? []
  if (whole === undefined) return { error: 'Enter a whole number, such as 1,200 or 1.2K.' }
  const factor = unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1000 : 1_000_000
  const count = Number(`${whole.replaceAll(',', '')}${fraction}`) * factor
  // 1.1K is 1100.0000000000002 for a computer.
  const rounded = Math.round(count)
  if (Math.abs(count - rounded) > 1e-6 * factor) return { error: 'Enter a whole number, such as 1,200 or 1.2K.' }
  if (rounded > HIGHEST_COUNT) return { error: `Enter ${HIGHEST_COUNT.toLocaleString('en-US')} or less.` }
  return rounded
}

/** As one types it. */
export const countText = (count: number | null): string => (count === null ? '' : count.toLocaleString('en-US'))
