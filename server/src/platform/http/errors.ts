import type { ErrorAnswer } from '@reelwright/shared'
import type { FastifyError, FastifyRequest } from 'fastify'
import { AppError } from '../app-error'
import { databaseError } from '../db'
import type { App } from './route-plugin'

/** How one prefix writes an error in its own protocol. */
export type ErrorShape = (error: AppError, requestId: string) => object

/** The shape of `/api` and `/functions/v1`. */
export const apiErrorShape = (error: AppError, requestId: string): ErrorAnswer => ({
  success: false,
  error: error.message,
  code: error.code,
  ...(error.details.field === undefined ? {} : { field: error.details.field }),
  requestId,
})

/** Whatever was thrown becomes an AppError; each prefix then dresses it in its own JSON shape. */
export function renderErrors(app: App, shape: ErrorShape) {
  app.setErrorHandler((thrown, request, reply) => {
    const error = failureOf(thrown, request)
    if (error.code === 'unavailable') void reply.header('retry-after', '2')
    return reply.status(error.status).send(shape(error, request.id))
  })
  app.setNotFoundHandler((request, reply) => {
    const error = new AppError('not_found', `There is nothing at ${request.method} ${request.url.split('?')[0]}`)
    return reply.status(error.status).send(shape(error, request.id))
  })
}

/** Converts a thrown value to an AppError and logs it: for answers that bypass the error handler. */
export function failureOf(thrown: unknown, request: FastifyRequest): AppError {
  const error = toAppError(thrown)
  // Expected failures are the caller's; only what we did not foresee needs a cause in the log.
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, error.message)
  else request.log.info({ code: error.code, field: error.details.field }, error.message)
  return error
}

/** Faults of the HTTP layer itself, by the codes Fastify gives them. */
const HTTP_FAULTS = new Map<string, [ConstructorParameters<typeof AppError>[0], string]>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', ['too_large', 'The request body is too large']],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', ['unsupported_media_type', 'This content type is not supported']],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', ['invalid_input', 'The request body is empty']],
  ['FST_ERR_CTP_INVALID_JSON_BODY', ['invalid_input', 'The request body is not valid JSON']],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', ['invalid_input', 'The request body does not match its Content-Length']],
])

function toAppError(thrown: unknown): AppError {
  const known = databaseError(thrown)
  if (known instanceof AppError) return known
  const { code, statusCode } = thrown as FastifyError
  const fault = HTTP_FAULTS.get(code)
  if (fault) return new AppError(fault[0], fault[1], {}, { cause: thrown })
  if (statusCode === 429) return new AppError('too_many_requests', 'Too many requests', {}, { cause: thrown })
  if (thrown instanceof SyntaxError && statusCode === 400) {
    return new AppError('invalid_input', 'The request body is not valid JSON', {}, { cause: thrown })
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', 'The request is not valid', {}, { cause: thrown })
  }
  return new AppError('unexpected', 'Something went wrong', {}, { cause: thrown })
}
