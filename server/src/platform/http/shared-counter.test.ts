import { performance } from 'node:perf_hooks'
import { MessageChannel } from 'node:worker_threads'
import { beforeEach, expect, test } from 'vitest'
import { createSharedCounter, type CounterTools, type Place, type SharedCounter } from './shared-counter'

const MINUTE = 60_000
let clock: number
let claims: number
let troubles: number
/** What all servers share. */
let shared: Map<string, { used: number; endsAt: number }>

beforeEach(() => {
  clock = claims = troubles = 0
  shared = new Map()
})

/** As the statement does it, one claim after the other. */
function claim(key: string, places: number, windowMs: number) {
  claims++
  const before = shared.get(key)
  const row =
    before && before.endsAt > clock
      ? { ...before, used: before.used + places }
      : { used: places, endsAt: clock + windowMs }
  shared.set(key, row)
  return Promise.resolve({ used: row.used, ttl: row.endsAt - clock })
}

const server = (tools: Partial<CounterTools> = {}) =>
  createSharedCounter({ claim, onTrouble: () => troubles++, now: () => clock, ...tools })

const ask = (counter: SharedCounter, max: number, key = 'ana') =>
  new Promise<Place>((resolve) => counter.count(key, { max, windowMs: MINUTE }, resolve))

const passed = (places: Place[], max: number) => places.filter(({ current }) => current <= max).length

/** So many requests, in turns at each server. */
async function inTurns(counters: SharedCounter[], requests: number, max: number) {
  const places: Place[] = []
  for (let i = 0; i < requests; i++) places.push(await ask(counters[i % counters.length]!, max))
  return places
}

test('servers count small limits together to the request', async () => {
  const places = await inTurns([server(), server(), server()], 12, 5)
  expect(places.map(({ current }) => current).slice(0, 5)).toEqual([1, 2, 3, 4, 5])
  expect(passed(places, 5)).toBe(5)
})

test.each([
  [1, 60],
  [3, 150],
  [4, 1200],
])(
  '%i servers let no more than %i requests through, and hardly fewer, also when all come at once',
  async (count, max) => {
    const counters = Array.from({ length: count }, () => server())
    const requests = Array.from({ length: 2 * max }, (_, i) => ask(counters[(i * 7) % count]!, max))
    const places = await Promise.all(requests)
    expect(passed(places, max)).toBe(max)
    const spread = passed(await inTurns([server(), ...counters.map(() => server())], 2 * max, 2 * max), 2 * max)
    expect(spread).toBeLessThanOrEqual(max)
  },
)

test('a large limit costs one claim for many requests, and all may be used by one server', async () => {
  const places = await inTurns([server()], 1201, 1200)
  expect(passed(places, 1200)).toBe(1200)
  expect(claims).toBe(60)
})

test('places that another server holds make others wait for the next window, never exceed the limit', async () => {
  const [one, other] = [server(), server()]
  await ask(other, 600)
  expect(passed(await inTurns([one], 600, 600), 600)).toBe(590)
  expect((await ask(other, 600)).current).toBe(2)
})

test('requests at the same moment share one claim', async () => {
  const counter = server()
  await Promise.all(Array.from({ length: 50 }, () => ask(counter, 30)))
  expect(claims).toBe(2)
})

test('whoever is over the limit is refused without another claim, until the window ends', async () => {
  const counter = server()
  await inTurns([counter], 4, 3)
  const before = claims
  clock = MINUTE - 1
  expect(await ask(counter, 3)).toEqual({ current: 5, ttl: 1 })
  expect(claims).toBe(before)
  clock = MINUTE
  expect(await ask(counter, 3)).toEqual({ current: 1, ttl: MINUTE })
})

test('counts alone while the database is away, and reports its hits later', async () => {
  let broken = true
  const counter = server({ claim: (...claimed) => (broken ? Promise.reject(new Error('away')) : claim(...claimed)) })
  const alone = await inTurns([counter], 4, 3)
  expect(alone.map(({ current }) => current)).toEqual([1, 2, 3, 4])
  expect(alone[3]).toMatchObject({ ttl: MINUTE })
  expect(troubles).toBe(1)

  const other = server({ claim: (...claimed) => (broken ? Promise.reject(new Error('away')) : claim(...claimed)) })
  await inTurns([other], 2, 10)
  broken = false
  clock = 5000
  expect((await ask(other, 10)).current).toBe(3)
  expect(shared.get('ana')).toMatchObject({ used: 3 })
})

test('hits of this window are reported once the database is back, and trouble is told once a minute', async () => {
  let broken = true
  const counter = server({ claim: (...claimed) => (broken ? Promise.reject(new Error('away')) : claim(...claimed)) })
  await ask(counter, 10)
  clock = 5000
  await ask(counter, 10)
  expect(troubles).toBe(1)
  broken = false
  clock = 10_000
  expect((await ask(counter, 10)).current).toBe(3)
  expect(shared.get('ana')).toMatchObject({ used: 3 })

  broken = true
  clock = MINUTE
  await ask(counter, 10, 'ben')
  expect(troubles).toBe(2)
  broken = false
  clock = 2 * MINUTE
  expect((await ask(counter, 10, 'ben')).current).toBe(1)
  expect(shared.get('ben')).toMatchObject({ used: 1 })
})

test('a request does not wait for an answer that is late, and the late answer is not counted twice', async () => {
  let answer: (() => void) | undefined
  const late: CounterTools['claim'] = async (...claimed) => {
    if (!answer) await new Promise<void>((resolve) => (answer = resolve))
    return claim(...claimed)
  }
  const counter = server({ claim: late, timeoutMs: 5 })
  expect((await ask(counter, 10)).current).toBe(1)
  expect((await ask(counter, 10)).current).toBe(2)
  clock = 5000
  expect((await ask(counter, 10)).current).toBe(3)
  answer!()
  await new Promise(setImmediate)
  expect((await ask(counter, 10)).current).toBe(4)
  expect(shared.get('ana')).toMatchObject({ used: 4 })
  expect(troubles).toBe(1)
})

test('an answer that came while this thread was busy is not late', async () => {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => port1.once('message', resolve))
  const counter = server({ claim: (...claimed) => answered.then(() => claim(...claimed)), timeoutMs: 20 })
  const asked = ask(counter, 10)
  port2.postMessage('')
  const busyUntil = performance.now() + 60
  while (performance.now() < busyUntil);
  expect((await asked).current).toBe(1)
  port1.close()
  expect([claims, troubles]).toEqual([1, 0])
})

test('where there are no other servers nobody is asked, and a window ends by a clock that never goes back', async () => {
  const alone = createSharedCounter({ onTrouble: () => troubles++, now: () => clock })
  expect((await inTurns([alone], 4, 3)).map(({ current }) => current)).toEqual([1, 2, 3, 4])
  expect((await ask(alone, 3)).ttl).toBe(MINUTE)
  expect((await ask(alone, 3, 'ben')).current).toBe(1)
  clock += MINUTE
  expect((await ask(alone, 3)).current).toBe(1)
  expect(troubles).toBe(0)
})
