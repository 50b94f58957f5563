import * as z from 'zod'
import { type CraftAnswer, type CraftQuestion, judgeCraft } from './judge-craft'

/** What the page sends; the answer carries the same number. */
export interface CraftRequest {
  id: number
  question: CraftQuestion
}
/** Without an answer: judging failed. */
export interface CraftReply {
  id: number
  answer?: CraftAnswer
}

// zod looks whether it may compile code, and our content security policy reports the attempt.
z.config({ jitless: true })

const post = (reply: CraftReply) => postMessage(reply)

addEventListener('message', ({ data: { id, question } }: MessageEvent<CraftRequest>) => {
  try {
    post({ id, answer: judgeCraft(question) })
  } catch {
    post({ id })
  }
})
