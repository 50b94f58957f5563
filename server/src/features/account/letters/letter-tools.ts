import type { Tools } from '../../../platform/tools'
import type { Outbox } from '../../../providers/mail'

export interface LetterTools extends Pick<Tools, 'config' | 'db' | 'tokens' | 'log'> {
  outbox: Outbox
}

/** One look at what is due. */
export interface Round {
  now: Date
  /** Where the product's pages are, and where its server is, both without a slash at the end. */
  pages: string
  server: string
  /** The server stops: letters that are left go out with the next round of another one. */
  stopping: AbortSignal
}

export const leaveKey = ({ tokens }: Pick<Tools, 'tokens'>): Buffer => tokens.deriveKey('leaving a letter')
