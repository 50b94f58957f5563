import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error'
import { databaseError, SESSION_ENDED, sqlState } from '../../platform/db'
import type { App } from '../../platform/http'
import { TokenError, type TokenFault } from '../../platform/jwt'
import { HIDDEN } from '../../platform/open-api'
import { FileMissing } from '../../providers/files'
import {
  accessDenied,
  alreadyExists,
  busy,
  invalidMimeType,
  invalidRequest,
  noSuchBucket,
  noSuchKey,
  noSuchRoute,
  StorageError,
  tooLarge,
} from './storage-error'

/** Whatever was thrown leaves as `{ statusCode, error, message, code }`; what we did not foresee only with neutral words. */
export function renderStorageErrors(app: App) {
  app.setErrorHandler((thrown, request, reply) => sendError(toStorageError(thrown), request, reply))
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    sendError(noSuchRoute(request.method, request.url.split('?')[0] ?? ''), request, reply)
  app.setNotFoundHandler(refuse)
  // Otherwise the pages of the product, which answer whatever no other route does, would answer here, too.
  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, ...HIDDEN, handler: refuse })
}

function sendError(error: StorageError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, statusCode, code, message } = error
  if (status >= 500) request.log.error({ err: error.cause ?? error, code }, message)
  else request.log.info({ code }, message)
  if (status === 503) void reply.header('retry-after', '2')
  // What was already said of a file is not true of its error.
  for (const name of ['cache-control', 'content-length', 'content-disposition', 'etag', 'last-modified'])
    void reply.removeHeader(name)
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(
      request.method === 'HEAD'
        ? undefined
        : JSON.stringify({ statusCode: String(statusCode), error: error.error, message, code }),
    )
}

/** The words that clients of the original know. */
const TOKEN_TEXTS: Record<TokenFault, string> = {
  malformed: 'Invalid Compact JWS',
  expired: '"exp" claim timestamp check failed',
  not_yet_valid: '"nbf" claim timestamp check failed',
  bad_signature: 'signature verification failed',
  bad_claims: 'The token names no known role',
}

/** Rows that refer to nothing, by the constraint that says so. */
const MISSING = new Map<string | undefined, () => StorageError>([
  ['objects_bucket', noSuchBucket],
  ['objects_owner', () => accessDenied('The account of this token no longer exists')],
  ['buckets_owner_fkey', () => accessDenied('The account of this token no longer exists')],
])

/** Expected failures of other modules, in this protocol. */
export function toStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown
  const cause = { cause: thrown }
  if (thrown instanceof FileMissing) return noSuchKey()
  if (thrown instanceof TokenError) return accessDenied(TOKEN_TEXTS[thrown.fault], cause)
  const state = sqlState(thrown)
  if (state === SESSION_ENDED) return accessDenied('The session of this token has ended', cause)
  if (state === '42501') return accessDenied(undefined, cause)
  if (state === '23505') return alreadyExists('KeyAlreadyExists', cause)
  if (state === '23503') {
    const missing = MISSING.get((thrown as { constraint?: string }).constraint)
    if (missing) return missing()
  }
  const known = databaseError(thrown)
  if (known instanceof AppError) {
    if (known.code === 'unavailable') return busy(known.cause ? { cause: known.cause } : cause)
    if (known.code === 'not_signed_in')
      return new StorageError('AccessDenied', 401, 'Unauthorized', known.message, cause)
    if (known.status < 500) return invalidRequest(known.message, cause)
  }
  const { code, statusCode } = thrown as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return invalidMimeType(messageOf(thrown).replace(/^.*?: /, ''))
  if (statusCode === 429) return new StorageError('TooManyRequests', 429, 'TooManyRequests', 'Too many requests', cause)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return invalidRequest('The request is not valid', cause)
  return new StorageError('InternalError', 500, 'Internal', 'Something went wrong', cause)
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : '')
