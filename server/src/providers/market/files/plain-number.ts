/** Without an exponent, as far as it is exact. */
export function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  const text = String(value)
  if (!text.includes('e') || Math.abs(value) >= 1e15) return text
  return value.toFixed(12).replace(/\.?0+$/, '')
}
