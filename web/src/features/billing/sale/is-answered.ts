import { BackendError } from '../../../platform'

/** The server said no. Without an answer, or with one that something broke, the change may have happened. */
export const isAnswered = (error: Error): boolean =>
  error instanceof BackendError && error.status >= 400 && error.status < 500
