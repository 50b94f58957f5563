import { TEXTS } from '@reelwright/shared'
import pg from 'pg'
import { AppError } from '../app-error'

/** The five-character SQLSTATE of a PostgreSQL error, or undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  // Only what the database itself said: "EPIPE" of a broken connection has five letters, too.
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** SQLSTATE of `private.refuse_ended_session`. */
export const SESSION_ENDED = 'RW401'

/** Network faults on the way to the database, as node and the driver name them. */
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** What a database error means to a user; unknown ones stay as they are. */
export function databaseError(error: unknown): unknown {
  const state = sqlState(error)
  const cause = { cause: error }
  if (state === SESSION_ENDED) return new AppError('not_signed_in', TEXTS.notAuthenticated, {}, cause)
  if (state === '23505') return new AppError('conflict', 'This has already been saved.', {}, cause)
  if (state?.startsWith('22') || state?.startsWith('23')) {
    return new AppError(
      'invalid_input',
      'This input doesn’t match what’s stored. Reload the page and try again.',
      {},
      cause,
    )
  }
  const unreachable =
    error instanceof Error && UNREACHABLE.test(`${'code' in error ? String(error.code) : ''} ${error.message}`)
  if (unreachable || (state && /^(08|53|57P|57014|40|55P03)/.test(state))) {
    return new AppError('unavailable', 'The service is busy. Please try again in a moment.', {}, cause)
  }
  return error
}
