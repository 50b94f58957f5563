/** Microseconds of processor below which a measurement says little. */
const NOISE = 10_000
const TURNS = 10
/** Near enough to growing with the length that no further turn is needed. */
const LINEAR = 1.5

/**
 * How many times the processor time of `times` pieces one by one the same pieces take at once: about 1 where work grows with the length,
 * about `times` where it grows with its square. No clock is asked, so that a busy machine changes nothing.
 */
export async function growth(times: number, one: () => unknown, all: () => unknown): Promise<number> {
  // What runs the first time is compiled on the way.
  await one()
  let least = Infinity
  // Garbage collection only ever adds to a measurement.
  for (let turn = 0; turn < TURNS && least > LINEAR; turn++) {
    const apart = await processorTime(async () => {
      for (let i = 0; i < times; i++) await one()
    })
    least = Math.min(least, (await processorTime(all)) / Math.max(apart, NOISE))
  }
  return least
}

async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
