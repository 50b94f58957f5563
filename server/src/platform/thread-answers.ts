import { parentPort } from 'node:worker_threads'
import { AppError } from './app-error'

/** What a thread says: what it was asked for, why it refuses that, or what went wrong. */
export type ThreadAnswer =
  | { done: unknown }
  | { refused: Pick<AppError, 'code' | 'message' | 'details'> }
  | { error: string }

/** The other end of `createThread`: answers each request of this thread. Bytes that `done` consists of are copied. */
export function answerInThread(work: (request: never) => unknown) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const answer = (message: ThreadAnswer) => parentPort?.postMessage(message)
  async function respond(request: never) {
    try {
      answer({ done: await work(request) })
    } catch (error) {
      if (error instanceof AppError) {
        const { code, message, details } = error
        answer({ refused: { code, message, details } })
      } else answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  parentPort?.on('message', (request: unknown) => void respond(request as never))
}
