// @ts-check
/**
 * What the machine did while tests ran. One that others share can stand still for half a minute; then a failed test shows something about
 * the machine, and nothing about the product.
 */
import { readFileSync } from 'node:fs'

/**
 * Counters since the machine's start, and how late the look at them was.
 * @typedef {{ at: number, ticks: number, stolen: number, diskWaitMs: number, lateMs: number }} Sample
 */
/**
 * @typedef {object} Lack
 * @property {number} stolen Share of the processors that the host gave to others, 0 to 1.
 * @property {number} diskWait Share of the time in which everything waited for a disk, 0 to 1.
 * @property {number} standstillMs How late the latest timer of an idle process was.
 */

const EVERY_MS = 1000

/**
 * Looks at the machine once a second, until the process ends. Where the system does not tell (it is not Linux, say), only timers count.
 * @returns {(from: number, to: number) => Lack} What was lacking between two times, in milliseconds since 1970.
 */
export function watchMachine() {
  /** @type {Sample[]} */
  const samples = [sampleOf(0)]
  let expected = performance.now() + EVERY_MS
  const timer = setInterval(() => {
    const now = performance.now()
    samples.push(sampleOf(Math.max(0, now - expected)))
    expected = now + EVERY_MS
  }, EVERY_MS)
  timer.unref()
  return (from, to) => lackOf([...samples, sampleOf(0)], from, to)
}

/**
 * @param {Sample[]} samples In the order of their times.
 * @param {number} from
 * @param {number} to
 * @returns {Lack}
 */
export function lackOf(samples, from, to) {
  const after = samples.findIndex(({ at }) => at >= to)
  const before = samples.findLastIndex(({ at }) => at <= from)
  const within = samples.slice(Math.max(before, 0), after === -1 ? undefined : after + 1)
  const [first, last] = [within[0], within.at(-1)]
  if (!first || !last || first === last) return { stolen: 0, diskWait: 0, standstillMs: 0 }
  return {
    stolen: (last.stolen - first.stolen) / Math.max(1, last.ticks - first.ticks),
    diskWait: (last.diskWaitMs - first.diskWaitMs) / (last.at - first.at),
    standstillMs: Math.max(...within.slice(1).map(({ lateMs }) => lateMs)),
  }
}

/**
 * Whether that was too little to judge a failed test by: with a quarter of the processors taken, the first waits in vain were seen.
 * @param {Lack} lack
 */
export const isStarved = ({ stolen, diskWait, standstillMs }) => stolen > 0.25 || diskWait > 0.25 || standstillMs > 5000

/**
 * "the host took 41 % of the processors, disks held everything up for 2 % of the time, the longest standstill was 0.3 s"
 * @param {Lack} lack
 */
export const inWords = ({ stolen, diskWait, standstillMs }) =>
  `the host took ${percent(stolen)} of the processors, disks held everything up for ${percent(diskWait)} of the time, ` +
  `the longest standstill was ${(standstillMs / 1000).toFixed(1)} s`

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`

/**
 * @param {number} lateMs
 * @returns {Sample}
 */
function sampleOf(lateMs) {
  // "cpu  user nice system idle iowait irq softirq steal guest ...": guest time is in user time already.
  const ticks = firstLine('/proc/stat').split(/\s+/).slice(1, 9).map(Number)
  const pressure = /^full .*total=(\d+)/m.exec(textOf('/proc/pressure/io'))?.[1] ?? '0'
  return {
    at: Date.now(),
    ticks: ticks.reduce((sum, ticks) => sum + ticks, 0),
    stolen: ticks[7] ?? 0,
    diskWaitMs: Number(pressure) / 1000,
    lateMs,
  }
}

const firstLine = (/** @type {string} */ path) => textOf(path).split('\n', 1)[0] ?? ''

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
