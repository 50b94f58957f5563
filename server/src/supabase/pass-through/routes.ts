import httpProxy from '@fastify/http-proxy'
import {
  apiErrorShape,
  AppError,
  openToOtherOrigins,
  renderErrors,
  type App,
  type RoutePlugin,
} from '../../platform/http'
import { hideRoutes } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { answerHeaders, requestHeaders } from './headers'
import { SOCKETS } from './sockets'

/** What another Supabase answers. Its address is fixed: a request chooses the path below a prefix and nothing else. */
const PREFIXES = ['/auth/v1', '/rest/v1', '/storage/v1']

type ProxyOptions = Parameters<typeof httpProxy>[1]

/** All but OPTIONS. */
const CALLS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']

/**
 * All prefixes of the client, answered by another Supabase in place of our own modules; mounted at the root. The product's functions
 * stay ours. To be registered before answers are compressed and bodies unpacked: what is passed through stays as it is.
 */
export const passThrough =
  ({ config, log }: Tools, functions: RoutePlugin[]): RoutePlugin =>
  async (app) => {
    const url = config.passThrough?.url
    if (!url) return
    for (const prefix of PREFIXES) await app.register(proxy(url + prefix), { prefix })

    // The proxy logs the address of each socket, and that holds a key.
    const socketLog = log.child({}, { serializers: { url: (url: string) => url.split('?')[0] } })
    await app.register(proxy(`${url}/realtime/v1`, SOCKETS, socketLog as never), {
      prefix: '/realtime/v1',
    })
    // Node stops listening to a socket that asks for an upgrade, and the proxy begins after the hooks: a peer that leaves in
    // between must not end the process.
    app.server.on('connection', (socket) => socket.on('error', () => socket.destroy()))

    await app.register(ownFunctions(functions), { prefix: '/functions/v1' })
    // Questions of browsers before a call (OPTIONS) are answered for all functions alike.
    await app.register(proxy(`${url}/functions/v1`, { httpMethods: CALLS }), { prefix: '/functions/v1' })
  }

/** Their errors have the shape that the root gives them; unknown names are the other side's. */
const ownFunctions =
  (plugins: RoutePlugin[]): RoutePlugin =>
  async (app) => {
    await openToOtherOrigins(app)
    for (const plugin of plugins) await app.register(plugin)
  }

function proxy(upstream: string, options: Partial<ProxyOptions> = {}, log?: App['log']): RoutePlugin {
  return async (app) => {
    hideRoutes(app)
    if (log) app.log = log
    // Each of the client libraries reads its own field.
    renderErrors(app, (error, requestId) => ({ ...apiErrorShape(error, requestId), message: error.message }))
    // Bodies are passed on as they come, of any type and length: the limits are those of the other side.
    app.removeAllContentTypeParsers()
    app.addHook('onRequest', async (request, reply) => {
      // The proxy would keep the socket open and never answer.
      if (!options.websocket && request.headers.upgrade) throw new AppError('invalid_input', 'There is no socket here')
      void reply.header('cross-origin-resource-policy', 'cross-origin')
    })
    await app.register(httpProxy, {
      upstream,
      disableRequestLogging: true,
      destroyAgent: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => requestHeaders(request as never, headers),
        rewriteHeaders: (headers) => answerHeaders(headers) as never,
        // Clients have retries of their own.
        retryDelay: () => null,
        onError: (reply, { error }) => void reply.send(unreachable(error)),
      },
      ...options,
    } as ProxyOptions)
  }
}

/** 503 with a retry-after: the clients' own retries bridge a restart of the other side. */
function unreachable(cause: Error): AppError {
  return new AppError('unavailable', 'The server can’t be reached. Please try again in a moment.', {}, { cause })
}
