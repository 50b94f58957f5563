import { Worker } from 'node:worker_threads'
import { AppError } from './http'
import type { ThreadAnswer } from './thread-answers'

/** What a thread does, and for how many. */
export interface ThreadSettings {
  /** The module that calls `answerInThread`: see `threadFile`. */
  file: URL
  /** Megabytes of heap: a thread that wants more ends, and the server does not. */
  memoryMb: number
  /** Milliseconds after which a request is given up. */
  limitMs: number
  /**
   * Milliseconds that a request may still take after its client has left: most are done by then, and the thread keeps what it
   * has loaded. A thread that has not answered yet is still loading, and has `limitMs`: ended, the client's retry would begin from nothing.
   */
  graceMs: number
  /** Milliseconds after which an unused thread is given back; without them it stays. */
  idleMs?: number
  /** How many may wait, of one account and of all. */
  mostOfOne: number
  mostWaiting: number
  /** Messages of its errors. */
  texts: { cancelled: string; late: string; tooManyOfOne: string; tooMany: string }
}

/** @param signal aborts when the client disconnects. */
export type InThread<Request, Answer> = (request: Request, account: string, signal: AbortSignal) => Promise<Answer>

interface Job {
  request: unknown
  signal: AbortSignal
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/**
 * Does what keeps a processor busy in a thread of its own, one request after another, while others get answers. Accounts take turns:
 * no account waits for all requests of another one. The thread begins with the first request.
 * @throws AppError `too_many_requests` when too many of one account wait, `unavailable` when too many of all do, `cancelled`, `timed_out`, and
 *   what the thread throws itself
 */
export function createThread<Request, Answer>(settings: ThreadSettings): InThread<Request, Answer> {
  const { idleMs, mostOfOne, mostWaiting, texts } = settings
  let worker: Worker | undefined
  let isLoaded = false
  let idle: NodeJS.Timeout | undefined
  let isBusy = false
  /** By account, whose turn is next first. */
  const waiting = new Map<string, Job[]>()

  const start = () => {
    const started = startWorker(settings)
    isLoaded = false
    // One that dies between two requests would let the next one wait in vain.
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  const stop = () => {
    void worker?.terminate()
    worker = undefined
  }

  async function doOne(job: Job): Promise<never> {
    clearTimeout(idle)
    worker ??= start()
    let answer: Exclude<ThreadAnswer, { error: string }>
    try {
      const given = await answerOf(worker, job, isLoaded ? settings : { ...settings, graceMs: settings.limitMs })
      isLoaded = true
      if ('error' in given) throw new Error(given.error)
      answer = given
    } catch (error) {
      // Whatever state it is in, the next one begins afresh.
      stop()
      throw error
    } finally {
      if (idleMs !== undefined) idle = setTimeout(stop, idleMs).unref()
    }
    if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.message, answer.refused.details)
    return answer.done as never
  }

  function next(): Job | undefined {
    const [turn] = waiting
    if (!turn) return undefined
    const [account, [job, ...later]] = turn
    // To the end of the queue.
    waiting.delete(account)
    if (later.length > 0) waiting.set(account, later)
    return job
  }

  async function work() {
    if (isBusy) return
    isBusy = true
    for (let job = next(); job; job = next()) await doOne(job).then(job.resolve, job.reject)
    isBusy = false
  }

  const cancelled = () => new AppError('cancelled', texts.cancelled)

  function forget(account: string, job: Job) {
    const others = waiting.get(account)?.filter((other) => other !== job) ?? []
    if (others.length > 0) waiting.set(account, others)
    else waiting.delete(account)
    job.reject(cancelled())
  }

  return async (request, account, signal) => {
    if (signal.aborted) throw cancelled()
    const mine = waiting.get(account) ?? []
    if (mine.length >= mostOfOne) throw new AppError('too_many_requests', texts.tooManyOfOne)
    if ([...waiting.values()].flat().length >= mostWaiting) throw new AppError('unavailable', texts.tooMany)
    return new Promise<Answer>((resolve, reject) => {
      const job: Job = { request, signal, resolve, reject }
      signal.addEventListener('abort', () => forget(account, job), { once: true })
      waiting.set(account, [...mine, job])
      void work()
    })
  }
}

function answerOf(
  worker: Worker,
  { request, signal }: Job,
  { limitMs, graceMs, texts }: ThreadSettings,
): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const expire = () => done(() => reject(new AppError('timed_out', texts.late)))
    let timer = setTimeout(expire, limitMs)
    const onAbort = () => {
      clearTimeout(timer)
      timer = setTimeout(expire, graceMs)
    }
    const onMessage = (answer: ThreadAnswer) => done(() => resolve(answer))
    const onError = (error: unknown) => done(() => reject(error instanceof Error ? error : new Error(String(error))))
    const onExit = () => done(() => reject(new Error('The thread has ended')))
    const done = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(request)
  })
}

/**
 * Where a thread's module is.
 * @param caller `import.meta.url` of a file beside it; when built, all entries lie beside each other.
 * @param name Without its ending, which is another one when built.
 */
export const threadFile = (caller: string, name: string) =>
  new URL(`./${name}.${caller.endsWith('.ts') ? 'ts' : 'js'}`, caller)

function startWorker({ file, memoryMb }: ThreadSettings): Worker {
  const isSource = file.pathname.endsWith('.ts')
  const worker = new Worker(isSource ? new URL('./thread.dev.mjs', import.meta.url) : file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    workerData: file.href,
  })
  // A waiting thread is no reason for the server to go on, nor is its end one for the server to end.
  worker.unref()
  worker.on('error', () => undefined)
  return worker
}
