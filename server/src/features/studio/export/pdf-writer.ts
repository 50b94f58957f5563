import { Worker } from 'node:worker_threads'
import type { ScriptExportRequest } from '@reelwright/shared'
import { AppError } from '../../../platform/http'
import type { PdfAnswer } from './pdf-worker'

/** The longest script takes a few seconds; what takes longer is stopped. */
const LIMIT_MS = 20_000

/** Enough for every font at once, and not enough to bring down the server. */
const MEMORY_MB = 512

/** Those who wait for their PDF; each takes a fraction of a second. */
const MOST_WAITING = 60
const MOST_OF_ONE = 10

/** What nobody wants any more may still take so long: most are done by then, and the thread keeps its fonts. */
const GRACE_MS = 1000

/** An unused thread with its fonts is given back after so long. */
const IDLE_MS = 5 * 60_000

/** @param leaving aborts when nobody waits any more. */
export type PdfWriter = (request: ScriptExportRequest, account: string, leaving: AbortSignal) => Promise<Uint8Array>

interface Job {
  request: ScriptExportRequest
  leaving: AbortSignal
  resolve: (pdf: Uint8Array) => void
  reject: (error: unknown) => void
}

/**
 * Makes PDFs one after another in a thread of its own, since shaping text keeps a processor busy while others want answers. Accounts
 * take turns: nobody waits for all that somebody else asks for.
 * @throws AppError `too_many_requests` when too many of one account wait, `unavailable` when too many of all do, `cancelled`, `timed_out`.
 */
export function createPdfWriter(limitMs = LIMIT_MS): PdfWriter {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let isBusy = false
  /** By account, whose turn is next first. */
  const waiting = new Map<string, Job[]>()

  const start = () => {
    const started = startWorker()
    // One that dies between two PDFs would let the next one wait in vain.
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  const stop = () => {
    void worker?.terminate()
    worker = undefined
  }

  async function makeOne({ request, leaving }: Job): Promise<Uint8Array> {
    clearTimeout(idle)
    worker ??= start()
    try {
      const answer = await answerOf(worker, request, leaving, limitMs)
      if ('error' in answer) throw new Error(answer.error)
      return answer.pdf
    } catch (error) {
      // Whatever state it is in, the next one begins afresh.
      stop()
      throw error
    } finally {
      idle = setTimeout(stop, IDLE_MS).unref()
    }
  }

  function next(): Job | undefined {
    const [turn] = waiting
    if (!turn) return undefined
    const [account, [job, ...later]] = turn
    // Behind everybody else.
    waiting.delete(account)
    if (later.length > 0) waiting.set(account, later)
    return job
  }

  async function work() {
    if (isBusy) return
    isBusy = true
    for (let job = next(); job; job = next()) await makeOne(job).then(job.resolve, job.reject)
    isBusy = false
  }

  function forget(account: string, job: Job) {
    const others = waiting.get(account)?.filter((other) => other !== job) ?? []
    if (others.length > 0) waiting.set(account, others)
    else waiting.delete(account)
    job.reject(left())
  }

  return async (request, account, leaving) => {
    if (leaving.aborted) throw left()
    const mine = waiting.get(account) ?? []
    if (mine.length >= MOST_OF_ONE)
      throw new AppError('too_many_requests', 'Many of your PDFs are being made. Try again in a moment.')
    if ([...waiting.values()].flat().length >= MOST_WAITING)
      throw new AppError('unavailable', 'Many PDFs are being made. Try again in a moment.')
    return new Promise<Uint8Array>((resolve, reject) => {
      const job: Job = { request, leaving, resolve, reject }
      leaving.addEventListener('abort', () => forget(account, job), { once: true })
      waiting.set(account, [...mine, job])
      void work()
    })
  }
}

/** The one thread of this server, whoever asks. */
export const writePdf: PdfWriter = createPdfWriter()

const left = () => new AppError('cancelled', 'The client left before the PDF was made')

function answerOf(
  worker: Worker,
  request: ScriptExportRequest,
  leaving: AbortSignal,
  limitMs: number,
): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const expire = () => done(() => reject(new AppError('timed_out', 'The PDF took too long to make')))
    let timer = setTimeout(expire, limitMs)
    const onLeave = () => {
      clearTimeout(timer)
      timer = setTimeout(expire, GRACE_MS)
    }
    const onMessage = (answer: PdfAnswer) => done(() => resolve(answer))
    const onError = (error: unknown) => done(() => reject(error instanceof Error ? error : new Error(String(error))))
    const onExit = () => done(() => reject(new Error('The thread that makes PDFs has ended')))
    const done = (settle: () => void) => {
      clearTimeout(timer)
      leaving.removeEventListener('abort', onLeave)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    leaving.addEventListener('abort', onLeave, { once: true })
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(request)
  })
}

function startWorker(): Worker {
  // Beside this file in the sources, beside the bundle when built.
  const name = import.meta.url.endsWith('.ts') ? './pdf-worker.dev.mjs' : './pdf-worker.js'
  const worker = new Worker(new URL(name, import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // A waiting thread is no reason for the server to go on, nor is its end one for the server to end.
  worker.unref()
  worker.on('error', () => undefined)
  return worker
}
