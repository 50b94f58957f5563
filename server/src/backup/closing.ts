import type { EventEmitter } from 'node:events'

interface Closable {
  close(): Promise<void>
}

/** Opens something that is closed in the end. */
export type Open = <T extends Closable>(begin: () => T | Promise<T>) => Promise<T>

/** This process got a signal to stop. All is closed, but the work may still be at something. */
export class Stopped extends Error {
  constructor() {
    super('Stopped')
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Does some work and closes all that it has opened, the last first: also when it fails, and when this process gets a signal to stop meanwhile. A
 * database that was made in passing holds everybody's data and must not be left behind.
 * @throws Stopped, or what the work or the closing throws
 */
export async function closingAll<T>(work: (open: Open) => Promise<T>, signals: EventEmitter = process): Promise<T> {
  const opened: Promise<Closable>[] = []
  const stopping = new AbortController()
  // Not only once: npm passes on a signal that the terminal has sent already, and a second one would end us at once.
  const stop = () => stopping.abort(new Stopped())
  for (const signal of SIGNALS) signals.on(signal, stop)
  try {
    const stopped = new Promise<never>((_resolve, reject) => {
      stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason as Stopped))
    })
    const open: Open = (begin) => {
      stopping.signal.throwIfAborted()
      const opening = Promise.resolve(begin())
      opened.push(opening)
      return opening
    }
    const result = await Promise.race([work(open), stopped])
    await closeInTurn(opened)
    return result
  } catch (error) {
    await closeInTurn(opened).catch(() => undefined)
    throw error
  } finally {
    for (const signal of SIGNALS) signals.off(signal, stop)
  }
}

/** All of them, whatever becomes of each. @throws the first fault */
async function closeInTurn(opened: Promise<Closable>[]) {
  const faults: unknown[] = []
  for (const opening of opened.splice(0).reverse()) {
    // What could not be opened has thrown already, and there is nothing to close.
    const one = await opening.catch(() => undefined)
    await one?.close().catch((fault: unknown) => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}
