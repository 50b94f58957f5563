import type { TryOutAnswer } from './try-out-answer'
import type { WorkerMessage, WorkerRequest } from './try-out-worker'
import type { TryOutRequest } from './write-try-out'

/** The writer's code did not arrive: offline, or a new version is out and the old file is gone. */
export class WriterUnreachable extends Error {
  override name = 'WriterUnreachable'
}

/** The writer took too long or broke. */
export class WriterFailed extends Error {
  override name = 'WriterFailed'
}

/** The code is about 800 kB, 240 kB packed: slow lines may take their time, a dead one may not take for ever. */
const FETCH_LIMIT = 60_000
/** A script takes some 50 ms, on a weak phone perhaps a second. */
const WRITE_LIMIT = 20_000

export interface WriterLink {
  /** Fetches the writer; a second call does nothing. After a failure the next call tries again. */
  prepare: () => Promise<void>
  write: (request: TryOutRequest) => Promise<TryOutAnswer>
  close: () => void
}

/** A line to the writer, which works in a thread of its own so that the page never stutters. */
export function openWriterLink(): WriterLink {
  let worker: Worker | undefined
  let ready: Promise<void> | undefined
  let last = 0
  let fail: (error: Error) => void = () => undefined

  function close() {
    worker?.terminate()
    worker = undefined
    ready = undefined
  }

  function give<T>(limit: number, error: Error, begin: (done: (value: T) => void) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => fail(error), limit)
      fail = (reason) => {
        clearTimeout(timer)
        close()
        reject(reason)
      }
      begin((value) => {
        clearTimeout(timer)
        resolve(value)
      })
    })
  }

  function start(): Promise<void> {
    return give(FETCH_LIMIT, new WriterUnreachable(), (done) => {
      const started = new Worker(new URL('./try-out-worker.ts', import.meta.url), { type: 'module' })
      worker = started
      started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === 'ready') done(undefined)
      })
      started.addEventListener('error', (event) => {
        event.preventDefault()
        // A file that did not arrive has no message, a fault in it has one.
        fail(event.message ? new WriterFailed(event.message) : new WriterUnreachable())
      })
    })
  }

  const prepare = () => {
    ready ??= start()
    // Prefetching ignores the failure; `write` retries and reports it.
    ready.catch(() => undefined)
    return ready
  }

  async function write(request: TryOutRequest): Promise<TryOutAnswer> {
    await prepare()
    const id = ++last
    return give(WRITE_LIMIT, new WriterFailed('It took too long'), (done) => {
      const asked = worker
      const listen = ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind !== 'answer' || data.id !== id) return
        asked?.removeEventListener('message', listen)
        done(data.answer)
      }
      asked?.addEventListener('message', listen)
      asked?.postMessage({ id, ...request } satisfies WorkerRequest, [])
    })
  }

  return { prepare, write, close }
}
