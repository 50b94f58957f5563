import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error'
import { databaseError } from '../../platform/db'
import type { App } from '../../platform/http'
import { TokenError, type TokenFault } from '../../platform/jwt'
import { noSuchMethod, RestError } from './rest-error'

/** Whatever was thrown leaves as `{ code, message, details, hint }`; what we did not foresee only with neutral words. */
export function renderRestErrors(app: App) {
  app.setErrorHandler((thrown, request, reply) => sendError(toRestError(thrown, request), request, reply))
  // Every path is known here, so only the method is not.
  app.setNotFoundHandler((request, reply) => sendError(noSuchMethod(request.method), request, reply))
}

function sendError(error: RestError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, details, hint } = error
  if (status >= 500) request.log.error({ err: error.cause ?? error, code }, message)
  else request.log.info({ code }, message)
  // A function chooses codes of its own, and not every letter can stand in a header.
  void reply
    .status(status)
    .headers(error.headers)
    .header('proxy-status', `PostgREST; error=${code.replace(/[^\x20-\x7e]/g, '').slice(0, 100)}`)
  if (status === 401) void reply.header('www-authenticate', challenge(error))
  if (status === 503) void reply.header('retry-after', '2')
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(request.method === 'HEAD' ? undefined : JSON.stringify({ code, message, details, hint }))
}

function challenge({ code, message }: RestError): string {
  if (code === 'PGRST301' || code === 'PGRST303') {
    return `Bearer error="invalid_token", error_description="${message.replace(/[^\x20-\x7e]|["\\]/g, '')}"`
  }
  return 'Bearer'
}

const TOKEN_CODES: Record<TokenFault, string> = {
  malformed: 'PGRST301',
  bad_signature: 'PGRST301',
  expired: 'PGRST303',
  not_yet_valid: 'PGRST303',
  bad_claims: 'PGRST303',
}

/** What is wrong with something that is no token at all, in the original's words. */
function malformedMessage({ cause }: TokenError, { headers }: FastifyRequest): string {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const parts = token.split('.').length
  if (parts !== 3) return `Expected 3 parts in JWT; got ${parts}`
  const { code } = (cause ?? {}) as { code?: unknown }
  return code === 'ERR_JOSE_ALG_NOT_ALLOWED'
    ? 'Wrong or unsupported encoding algorithm'
    : 'JWT cryptographic operation failed'
}

/** Codes of expected failures that come from the platform. */
const APP_CODES = new Map<string, string>([
  ['not_signed_in', 'PGRST302'],
  ['invalid_input', 'PGRST100'],
  ['unavailable', 'PGRST000'],
])

/** Faults of the HTTP layer, by the codes Fastify gives them. */
const HTTP_FAULTS = new Map<string, [number, string, string]>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', [413, 'PGRST102', 'The request body is too large']],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', [400, 'PGRST102', 'The request body does not match its Content-Length']],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', [400, 'PGRST102', 'Content-Type not acceptable']],
])

function toRestError(thrown: unknown, request: FastifyRequest): RestError {
  if (thrown instanceof RestError) return thrown
  if (thrown instanceof TokenError) {
    const message = thrown.fault === 'malformed' ? malformedMessage(thrown, request) : thrown.message
    return new RestError(401, TOKEN_CODES[thrown.fault], message, null, null, { cause: thrown })
  }
  if (thrown instanceof Error && thrown.message.startsWith('timeout exceeded when trying to connect')) {
    const message = 'Timed out acquiring connection from connection pool.'
    return new RestError(504, 'PGRST003', message, null, null, { cause: thrown })
  }
  const known = databaseError(thrown)
  if (known instanceof AppError) {
    return new RestError(known.status, APP_CODES.get(known.code) ?? 'PGRST000', known.message, null, null, {
      cause: known.cause,
    })
  }
  const { code, statusCode } = thrown as FastifyError
  const fault = HTTP_FAULTS.get(code)
  if (fault) return new RestError(...fault, null, null, { cause: thrown })
  if (statusCode === 429) return new RestError(429, 'PGRST000', 'Too many requests', null, null, { cause: thrown })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new RestError(statusCode, 'PGRST100', 'The request is not valid', null, null, { cause: thrown })
  }
  return new RestError(500, 'PGRSTX00', 'Something went wrong', null, null, { cause: thrown })
}
