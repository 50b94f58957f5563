import type { TryOutAnswer } from './try-out-answer'
import { type TryOutRequest, writeTryOut } from './write-try-out'

/** What the page sends; the answer carries the same number. */
export interface WorkerRequest extends TryOutRequest {
  id: number
}

export type WorkerMessage = { kind: 'ready' } | { kind: 'answer'; id: number; answer: TryOutAnswer }

const post = (message: WorkerMessage) => postMessage(message)

addEventListener('message', ({ data: { id, ...request } }: MessageEvent<WorkerRequest>) => {
  void writeTryOut(request).then((answer) => post({ kind: 'answer', id, answer }))
})
post({ kind: 'ready' })
