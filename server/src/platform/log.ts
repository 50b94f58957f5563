import { pino, type Logger } from 'pino'

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

export function createLog(level: string): Log {
  return pino({ level, redact: { paths: SECRET_PATHS, censor: '[hidden]' } })
}
