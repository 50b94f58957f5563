import { databaseError, SESSION_ENDED, sqlState } from '../../platform/db'
import { AppError } from '../../platform/app-error'
import { brokenGuard } from './build/guard'
import { raisedAnswer } from './raised-answer'
import { RestError } from './rest-error'

/** HTTP statuses by SQLSTATE; the longest matching prefix counts, everything else is the caller's input: 400. */
const STATUS_BY_STATE = new Map<string, number>([
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['21', 500],
  ['25', 500],
  ['25006', 405],
  ['28', 403],
  ['2D', 500],
  ['23503', 409],
  ['23505', 409],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['42501', 403],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53', 503],
  ['53400', 500],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['57P01', 503],
  // The original says 500 while the database starts up. Our clients try again after 503.
  ['57P02', 503],
  ['57P03', 503],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['P0001', 400],
  ['XX', 500],
])

interface PostgresError extends Error {
  code: string
  detail?: string
  hint?: string
  /** Of PostgreSQL's own code, which noticed. */
  routine?: string
}

/** Whether a value of the caller may be what PostgreSQL could not take; then it is worth finding out which. */
export function mayBeValueFault(error: unknown): boolean {
  const state = sqlState(error)
  if (state === undefined || brokenGuard((error as Error).message)) return false
  // Besides values: the words of a text search, and its language.
  return state.startsWith('22') || state === '42601' || state === '42704'
}

/** What PostgreSQL refused, as the data API says it; anything else comes back as it is. */
export function restErrorOf(error: unknown, role: string): unknown {
  if (error instanceof RestError || error instanceof AppError) return error
  const state = sqlState(error)
  if (!state) return databaseError(error)
  const { message, detail, hint, routine } = error as PostgresError
  const guard = brokenGuard(message)
  if (guard) return guard
  if (state === SESSION_ENDED) return withCause(401, 'PGRST303', message, error)
  if (state === 'PGRST') return raisedAnswer(message, detail, error)

  const raisedStatus = /^PT([2-5]\d\d)$/.exec(state)?.[1]
  if (state === '42501' && SHUT_FILE.test(message)) return withCause(503, '58030', BUSY, error)
  const isRaised = routine === 'exec_stmt_raise'
  const status = raisedStatus ? Number(raisedStatus) : statusOf(state, message, { role, isRaised })
  if (status < 500 || raisedStatus || !OURS.test(state)) return withCause(status, state, message, error, detail, hint)
  return withCause(status, state, status === 503 ? BUSY : 'Something went wrong', error)
}

const BUSY = 'The service is busy. Please try again in a moment.'

/** Said with the state of a missing right when the disk has become read-only. */
const SHUT_FILE = /^could not \w+ (?:file|directory) /

/** Faults of the installation, not of the schema's functions: what PostgreSQL says of files and memory is for the log. */
const OURS = /^(?:08|53|57P|58|F0|XX)/

function statusOf(state: string, message: string, { role, isRaised }: { role: string; isRaised: boolean }): number {
  // More pieces, nesting or size than PostgreSQL takes: the request is too much, not the server broken.
  if (state.startsWith('54') && !isRaised) return 400
  if (state === '42501' && role === 'anon') return 401
  if (state === '22023' && /^role ".*" does not exist$/.test(message)) return 401
  if (state === '21000' && /WHERE clause/.test(message)) return 400
  if (state.startsWith('PT')) return 500
  return STATUS_BY_STATE.get(state) ?? STATUS_BY_STATE.get(state.slice(0, 2)) ?? 400
}

function withCause(
  status: number,
  code: string,
  message: string,
  cause: unknown,
  detail?: string,
  hint?: string,
): RestError {
  return new RestError(status, code, message, detail ?? null, hint ?? null, { cause })
}
