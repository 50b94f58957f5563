import type { IncomingMessage } from 'node:http'
import {
  pino,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type Logger,
  type SerializedError,
} from 'pino'
import { withoutSecrets } from './client-errors'
import { traceParentOf } from './tracing/trace-parent'

export type Log = Logger

/** Header and body fields that must never reach a log, wherever an object is logged. */
const SECRET_PATHS = [
  'req.headers.authorization',
  'req.headers.apikey',
  'req.headers.cookie',
  '*.password',
  '*.refresh_token',
  '*.access_token',
  '*.token',
]

/** Letters of a text that the log looks at: PostgreSQL quotes all of a megabyte that it could not read. */
const MAX_LENGTH = 5000
/** At the end of what is left of it: half a token, or half an address, would not be known as one. */
const MAX_WORD_LENGTH = 400

/** A text as it may be logged. */
function clean(text: string): string {
  if (text.length <= MAX_LENGTH) return withoutSecrets(text)
  const end = Math.max(text.lastIndexOf(' ', MAX_LENGTH), MAX_LENGTH - MAX_WORD_LENGTH)
  return `${withoutSecrets(text.slice(0, end))} ...`
}

/** One JSON object a line, without personal data: numbers of accounts and requests, but no address, no token, no text of a person. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    serializers: { err: errorForLog },
    hooks: {
      // A message may quote the request.
      logMethod(this: Logger, args: unknown[], method: (...args: never[]) => void) {
        const cleaned = args.map((arg) => (typeof arg === 'string' ? clean(arg) : arg))
        method.apply(this, cleaned as never[])
      },
    },
  }
  return destination ? pino(options as never, destination) : pino(options as never)
}

/**
 * The log of one request: its lines have its number, and the trace id of the caller, under the name that OpenTelemetry
 * gives it in logs.
 */
export function requestLog(
  log: Log,
  numbers: Bindings,
  options: ChildLoggerOptions,
  { headers }: IncomingMessage,
): Log {
  const trace = traceParentOf(headers)?.traceId
  return log.child(trace === undefined ? numbers : { ...numbers, trace_id: trace }, options)
}

/** What helps to find a fault. Of PostgreSQL's fields not `detail`, `where` and the like: they quote rows. */
const KEPT_FIELDS = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'status',
]
/** A cause of a cause of a cause: behind that is nothing new. */
const DEEPEST = 4

/** An error as it may be logged. */
export function errorForLog(thrown: unknown, depth = 0): Partial<SerializedError> | string {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? clean(thrown) : `not an error: ${typeof thrown}`
  const fields = KEPT_FIELDS.flatMap((name) => {
    const value = Reflect.get(thrown, name) as unknown
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  const { name, message, stack, cause } = thrown
  return {
    type: name,
    message: clean(message),
    ...(stack === undefined ? {} : { stack: clean(stack) }),
    ...Object.fromEntries(fields),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: errorForLog(cause, depth + 1) }),
    ...(thrown instanceof AggregateError && depth < DEEPEST
      ? { errors: thrown.errors.slice(0, 5).map((one: unknown) => errorForLog(one, depth + 1)) }
      : {}),
  } as Partial<SerializedError>
}
