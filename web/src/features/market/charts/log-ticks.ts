const STEPS = [1, 2, 5]

/** From 1, 2, 5, 10, 20 ... those that enclose both ends; only powers of ten where all would be too many. Both must be above 0. */
export function logTicks(least: number, most: number): number[] {
  const from = Math.floor(Math.log10(least))
  const to = Math.ceil(Math.log10(most))
  const all: number[] = []
  for (let power = from; power <= to; power++)
    for (const step of STEPS) all.push(Number((step * 10 ** power).toPrecision(1)))
  const start = all.findLastIndex((tick) => tick <= least)
  const end = all.findIndex((tick) => tick >= most)
  const ticks = all.slice(Math.max(0, start), end + 1)
  if (ticks.length <= 6) return ticks
  return Array.from({ length: to - from + 1 }, (_, index) => Number((10 ** (from + index)).toPrecision(1)))
}
