import type { Tools } from '../../../platform/tools'
import type { Outbox } from '../../../providers/mail'

export interface EmailTools extends Pick<Tools, 'config' | 'db' | 'tokens' | 'log'> {
  outbox: Outbox
}

/** One run of the email job. */
export interface EmailRun {
  now: Date
  /** Base URLs of the web app and the server, without a trailing slash. */
  pages: string
  server: string
  /** Aborts when the server stops. Another server sends the remaining emails. */
  stopping: AbortSignal
}

/** The string is part of the key: changing it would break links in sent emails. */
export const unsubscribeKey = ({ tokens }: Pick<Tools, 'tokens'>): Buffer => tokens.deriveKey('leaving a letter')
