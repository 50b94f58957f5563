import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiErrorShape, AppError, openToOtherOrigins, renderErrors, requireKey, type Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'

/** Tells the client that the host answered and not a function (contract 6): it raises a FunctionsRelayError. */
const RELAY_ERROR = 'x-relay-error'

/**
 * `/functions/v1`: what the client calls by `functions.invoke`. The functions are the product rooms' own; this is the gateway
 * around them: other origins may call, and a name that no room knows is answered as the host's own error.
 */
export const functions =
  ({ tokens }: Tools, rooms: Room[]): Room =>
  async (app) => {
    await openToOtherOrigins(app)
    renderErrors(app, apiErrorShape)
    for (const room of rooms) await app.register(room)

    const noSuchFunction = async (request: FastifyRequest, reply: FastifyReply) => {
      await requireKey(request, tokens)
      void reply.header(RELAY_ERROR, 'true')
      throw new AppError('not_found', `There is no function at ${request.url.split('?')[0]}`)
    }
    // Routes and no not-found handler: the web app's pages answer to every other address.
    app.all('/', noSuchFunction)
    app.all('/*', noSuchFunction)
  }
