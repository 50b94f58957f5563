import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiErrorShape, AppError, openToOtherOrigins, renderErrors, type RoutePlugin } from '../../platform/http'
import { HIDDEN } from '../../platform/open-api'

/** Marks an answer of the host, not of a function (contract 6): it raises a FunctionsRelayError. */
const RELAY_ERROR = 'x-relay-error'

/**
 * `/functions/v1`: what the client calls by `functions.invoke`. The functions belong to the features; this is the gateway
 * around them: other origins may call, and an unknown name is answered as the host's own error. Whether a call needs a
 * user's token or only an API key is the function's own rule, as it is with the original (`verify_jwt`).
 */
export const functions =
  (plugins: RoutePlugin[]): RoutePlugin =>
  async (app) => {
    await openToOtherOrigins(app)
    renderErrors(app, apiErrorShape)
    for (const plugin of plugins) await app.register(plugin)

    const noSuchFunction = (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header(RELAY_ERROR, 'true')
      throw new AppError('not_found', `There is no function at ${request.url.split('?')[0]}`)
    }
    // Routes and no not-found handler: the web app's pages answer to every other address.
    app.all('/', HIDDEN, noSuchFunction)
    app.all('/*', HIDDEN, noSuchFunction)
  }
