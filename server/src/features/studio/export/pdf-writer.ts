import { Worker } from 'node:worker_threads'
import type { ScriptExportRequest } from '@reelwright/shared'
import { AppError } from '../../../platform/http'
import type { PdfAnswer } from './pdf-worker'

/** The longest script takes a few seconds; what takes longer is stopped. */
const LIMIT_MS = 20_000

/** Enough for every font at once, and not enough to bring down the server. */
const MEMORY_MB = 512

/** Those who wait for their PDF; each takes a fraction of a second. */
const MOST_WAITING = 20

/** An unused thread with its fonts is given back after so long. */
const IDLE_MS = 5 * 60_000

export type PdfWriter = (request: ScriptExportRequest, isWanted: () => boolean) => Promise<Uint8Array>

/**
 * Makes PDFs one after another in a thread of its own, since shaping text keeps a processor busy while others want answers.
 * @throws AppError `unavailable` when too many wait, `cancelled` when nobody waits any more, `timed_out`.
 */
export function createPdfWriter(limitMs = LIMIT_MS): PdfWriter {
  let worker: Worker | undefined
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const stop = () => {
    void worker?.terminate()
    worker = undefined
  }

  async function makeOne(request: ScriptExportRequest, isWanted: () => boolean): Promise<Uint8Array> {
    if (!isWanted()) throw new AppError('cancelled', 'The client left before the PDF was made')
    clearTimeout(idle)
    worker ??= startWorker()
    try {
      const answer = await answerOf(worker, request, limitMs)
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

  return (request, isWanted) => {
    if (waiting >= MOST_WAITING) throw new AppError('unavailable', 'Many PDFs are being made. Try again in a moment.')
    waiting++
    const mine = turn.then(() => makeOne(request, isWanted)).finally(() => waiting--)
    turn = mine.catch(() => undefined)
    return mine
  }
}

function answerOf(worker: Worker, request: ScriptExportRequest, limitMs: number): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => done(() => reject(new AppError('timed_out', 'The PDF took too long to make'))),
      limitMs,
    )
    const onMessage = (answer: PdfAnswer) => done(() => resolve(answer))
    const onError = (error: unknown) => done(() => reject(error instanceof Error ? error : new Error(String(error))))
    const onExit = () => done(() => reject(new Error('The thread that makes PDFs has ended')))
    const done = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
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
  // A waiting thread is no reason for the server to go on; errors between two PDFs are told by the next one.
  worker.unref()
  worker.on('error', () => undefined)
  return worker
}
