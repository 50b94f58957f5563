import { TEXTS } from '@reelwright/shared'
import { CallError, judgeFailure } from '../generation-failure'

/** What the server calls the parts of the request, as people know them. */
const PARTS: Record<string, string> = {
  script: 'The script',
  refinementPrompt: 'Your message',
  locked: 'A locked line',
  brief: 'Product details',
}

/**
 * Why a request failed, as the chat shows it; null when the user stopped it. Refining has no script to fall back on, so the texts of
 * generating are shown as they are. (CX-43, B-ER-20)
 */
export function reasonOf(error: unknown): string | null {
  if (isCutOff(error)) return 'The server couldn’t be reached. Check your connection and try again.'
  const verdict = judgeFailure(error)
  switch (verdict.kind) {
    case 'cancelled':
      return null
    case 'message':
      return named(verdict.text, verdict.field)
    case 'offline':
      return verdict.shown ?? (verdict.reason || TEXTS.unexpected)
  }
}

/** (B-ER-20) */
export const apology = (reason: string) => `I'm sorry, I couldn't refine the script right now. ${reason}`

/** A dead line is a TypeError of `fetch` and of a stream that breaks off, and status 0 where the client library caught it. */
const isCutOff = (error: unknown) => error instanceof TypeError || (error instanceof CallError && error.status === 0)

/** "script: must be 10000 characters or fewer" becomes a sentence. */
function named(text: string, field: string | undefined): string {
  if (field === undefined) return text
  const message = text.startsWith(`${field}: `) ? text.slice(field.length + 2) : text
  const part = PARTS[field.split('.')[0] ?? '']
  return part && message.startsWith('must ') ? `${part} ${message}.` : message
}
