import { messageOf, NETWORK_ERROR, NOT_CONFIGURED } from '../../../platform'

/** A fault that this page found itself and can name. */
export class AccountFault extends Error {
  override name = 'AccountFault'
}

/** The client library's names for "nothing answered". (A-ER-09) */
const NOT_ANSWERED = new Set(['AuthRetryableFetchError', 'AuthUnknownError', 'StorageUnknownError'])

/** What went wrong, for whoever sits in front of it: the service's own words, or that it could not be reached. (A-ER-03, A-ER-04) */
export function problemText(thrown: unknown): string {
  const { name, status } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>
  const words = messageOf(thrown)
  if (name === 'AccountFault' || words === NOT_CONFIGURED) return words
  const answered = typeof name === 'string' && /^(Auth|Storage|Backend)/.test(name) && !NOT_ANSWERED.has(name)
  if (!answered || status === 0 || words === '') return NETWORK_ERROR
  if (typeof status === 'number' && status >= 500) return 'Something went wrong on our side. Please try again.'
  return words
}
