import { getHeapStatistics } from 'node:v8'
import { AppError } from '../app-error'
import type { App } from './route-plugin'

/** Bytes that are always admitted: almost every request is smaller. */
const SMALL = 64 * 1024
/** A body is text, then values, then a statement's parameters; and this process has more to do than to read bodies. */
const SHARE = 1 / 16
/** The share of one address, so that announced bodies that never arrive cannot block other clients. */
const SHARE_OF_ADDRESS = 1 / 4

/**
 * Lets no more large bodies in than the memory can hold: the next one is refused (503) before a byte of it is read. Without that,
 * enough of them at once would end the process for everybody. A file that is passed on as it comes counts as its route's `bodyLimit`.
 * @param budget bytes of all bodies together; a single one is always accepted, and one of each address while the budget lasts
 */
export function limitBodiesAtOnce(app: App, budget = getHeapStatistics().heap_size_limit * SHARE) {
  let held = 0
  const heldBy = new Map<string, number>()
  app.addHook('onRequest', (request, reply, done) => {
    // These have no body. Socket upgrades are among them, and their answer never ends.
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    const largest = request.routeOptions.bodyLimit ?? Infinity
    const size = Math.min(largest, chunked === undefined ? Number(length ?? 0) : Infinity)
    if (!(size > SMALL)) return done()
    const { ip } = request
    const mine = heldBy.get(ip) ?? 0
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      held -= size
      const left = heldBy.get(ip)! - size
      if (left > 0) heldBy.set(ip, left)
      else heldBy.delete(ip)
    }
    if ((held > 0 && held + size > budget) || (mine > 0 && mine + size > budget * SHARE_OF_ADDRESS))
      return done(new AppError('unavailable', 'The service is busy. Please try again in a moment.'))
    held += size
    heldBy.set(ip, mine + size)
    // The second fires when the client disconnects before the answer.
    for (const end of ['finish', 'close']) reply.raw.once(end, release)
    done()
  })
}
