import type { FastifyError, FastifyRequest } from 'fastify'
import { databaseError } from '../../platform/db'
import { AppError, type App } from '../../platform/http'
import { HIDDEN } from '../../platform/open-api'
import { AuthError, GatewayError, tooManyRequests } from './auth-error'

/** The version of the error format; older clients name none and get the legacy shape. */
export const API_VERSION = '2024-01-01'
export const API_VERSION_HEADER = 'X-Supabase-Api-Version'

/** Whether a client reads error codes as texts in `code`. */
export function readsErrorCodes(version: string | string[] | undefined): boolean {
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION
}

/** The body of a failed answer in the format the client asked for. */
export function errorBody(error: AuthError, modern: boolean, requestId: string): object {
  const { weaknesses } = error.details
  return {
    ...(modern
      ? { code: error.code, message: error.message }
      : { code: error.status, error_code: error.code, msg: error.message }),
    ...(!modern && error.status >= 500 ? { error_id: requestId } : {}),
    ...(weaknesses ? { weak_password: { reasons: weaknesses } } : {}),
  }
}

/** Renders all errors of this module, and unknown paths, in the shape of the protocol. */
export function renderAuthErrors(app: App) {
  app.setErrorHandler((thrown, request, reply) => {
    if (thrown instanceof GatewayError) return reply.status(thrown.status).send({ message: thrown.message })
    const error = toAuthError(thrown)
    if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, error.message)
    else request.log.info({ code: error.code }, error.message)
    if (error.status === 503) void reply.header('retry-after', '2')
    return reply
      .status(error.status)
      .header('x-sb-error-code', error.code)
      .send(errorBody(error, readsErrorCodes(request.headers['x-supabase-api-version']), request.id))
  })
  const nothingThere = (request: FastifyRequest) => {
    throw new AuthError(404, 'unknown', `There is nothing at ${request.method} ${request.url.split('?')[0]}`)
  }
  app.setNotFoundHandler(nothingThere)
  // A route, too: without it the web app's pages, which answer to every other address, would be asked.
  app.all('/*', HIDDEN, nothingThere)
  app.all('/', HIDDEN, nothingThere)
}

/** Faults of the HTTP layer, by the codes Fastify gives them. */
const HTTP_FAULTS = new Map<string, ConstructorParameters<typeof AuthError>>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', [413, 'request_entity_too_large', 'Request body too large']],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', [415, 'bad_json', 'The content type of the request is not valid']],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', [400, 'bad_json', 'The request body does not match its Content-Length']],
])

/** The same for every prefix, but with the codes of this protocol. */
export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown
  const cause = { cause: thrown }
  const known = databaseError(thrown)
  if (known instanceof AppError) {
    if (known.code === 'unavailable') return new AuthError(503, 'unknown', known.message, {}, cause)
    if (known.code === 'conflict') return new AuthError(409, 'conflict', known.message, {}, cause)
    if (known.status < 500) return new AuthError(known.status, 'validation_failed', known.message, {}, cause)
  }
  const { code, statusCode } = thrown as Partial<FastifyError>
  const fault = HTTP_FAULTS.get(code ?? '')
  if (fault) return new AuthError(fault[0], fault[1], fault[2], {}, cause)
  if (statusCode === 429) return tooManyRequests(cause)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AuthError(400, 'validation_failed', 'The request is not valid', {}, cause)
  }
  return new AuthError(500, 'unexpected_failure', 'Something went wrong', {}, cause)
}
