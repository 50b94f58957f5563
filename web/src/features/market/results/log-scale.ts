/** Most marks that a phone has room for. */
const MAX_TICKS = 5

/** A logarithmic scale of (x + 1) from 0 to at least `most`: where it ends, and its marks. */
export function logTicks(most: number): { end: number; ticks: number[] } {
  const powers = Math.max(1, Math.ceil(Math.log10(most)))
  const step = Math.ceil(powers / (MAX_TICKS - 1))
  const ticks = [0]
  for (let power = step; power <= powers; power += step) ticks.push(10 ** power)
  return { end: 10 ** powers, ticks }
}
