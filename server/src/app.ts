import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import fastify, { LogController, type FastifyReply } from 'fastify'
import { accountRoutes } from './features/account/routes'
import { billingFunctions, billingRoutes } from './features/billing/routes'
import { libraryRoutes } from './features/library/routes'
import { marketRoutes } from './features/market/routes'
import { modelRoutes } from './features/model/routes'
import { seoRoutes } from './features/seo/routes'
import { studioAngles, studioApi, studioFunctions } from './features/studio/routes'
import {
  apiErrorShape,
  AppError,
  closeConnections,
  discardRefusedBodies,
  limitBodiesAtOnce,
  renderErrors,
  sharedLimits,
  type App,
} from './platform/http'
import { answerHeaders } from './platform/answer-headers'
import { requestLog } from './platform/log'
import { describeRoutes } from './platform/open-api'
import { operations } from './platform/operations'
import { securityTxt } from './platform/security-txt'
import type { Tools } from './platform/tools'
import type { FileStore } from './providers/files'
import type { Outbox } from './providers/mail'
import { mailbox } from './providers/mail/routes'
import type { ScriptModel } from './providers/model'
import type { Payments, Sandbox } from './providers/payments'
import { sandboxPages } from './providers/payments/routes'
import { staticFiles } from './platform/static-files'
import { watchAnswers } from './platform/watch-answers'
import { auth } from './supabase/auth/routes'
import { functions } from './supabase/functions/routes'
import { realtime } from './supabase/realtime/routes'
import { rest } from './supabase/rest/routes'
import { storage } from './supabase/storage/routes'

/** Largest accepted JSON body, in bytes. (OP-64) */
const BODY_LIMIT = 1024 * 1024

/** Bytes of the largest message over a socket (contract 5.1). */
const SOCKET_MESSAGE_LIMIT = 5 * 1024 * 1024

/** What all routes work with, external services included. */
export interface AppTools extends Tools {
  model: ScriptModel
  outbox: Outbox
  files: FileStore
  payments: Payments | undefined
  /** Undefined: payments are real, or there are none. */
  sandbox: Sandbox | undefined
}

/** The whole server as one object: every module on its prefix. Starts nothing and listens nowhere. */
export async function createApp(tools: AppTools): Promise<App> {
  const app = fastify({
    loggerInstance: tools.log as never,
    childLoggerFactory: requestLog as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: tools.config.trustProxy.length > 0 && tools.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    // A peer that sends its request drop by drop must not hold a socket for ever; a large file on a slow line
    // has five minutes.
    requestTimeout: 300_000,
    // Nor one that does not read its answer, or is gone without a word: nothing has moved for so long.
    connectionTimeout: 300_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 500 },
    // A filter by some hundred ids stands in the address.
    http: { maxHeaderSize: 64 * 1024 },
    // What still comes over an open connection is answered to its end, and the connection closed (`closeConnections`).
    return503OnClosing: false,
    // A URL that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      const fault = new AppError('invalid_input', 'The address is not valid', {}, { cause: error })
      void (reply as FastifyReply)
        .headers({ ...HEADERS_WITHOUT_HOOKS, 'x-request-id': request.id })
        .status(fault.status)
        .send(apiErrorShape(fault, request.id))
    },
  }) as unknown as App

  watchAnswers(app)
  await describeRoutes(app)
  closeConnections(app)
  discardRefusedBodies(app)
  renderErrors(app, apiErrorShape)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: tools.config.production,
  })
  answerHeaders(app, tools.config)
  await app.register(rateLimit, {
    max: tools.config.rateLimits.requests,
    timeWindow: '1 minute',
    allowList: (request) => request.url.startsWith('/assets/'),
    ...sharedLimits(app, tools),
  })
  limitBodiesAtOnce(app)
  // Before anything looks into bodies: what another Supabase answers stays as it is.
  if (tools.config.passThrough) {
    const { passThrough } = await import('./supabase/pass-through/routes')
    await app.register(passThrough(tools, productFunctions(tools)))
  } else {
    // The plugin's `preClose` closes sockets without a reason; `realtime` closes them itself.
    await app.register(websocket, { options: { maxPayload: SOCKET_MESSAGE_LIMIT }, preClose: (done) => done() })
  }
  await app.register(compress, { threshold: 1024 })

  operations(app, tools)
  securityTxt(app, tools.config)
  await app.register(studioApi(tools), { prefix: '/api/scripts' })
  await app.register(studioAngles(tools), { prefix: '/api' })
  await app.register(libraryRoutes(tools), { prefix: '/api/scripts/library' })
  await app.register(accountRoutes(tools), { prefix: '/api/account' })
  await app.register(billingRoutes(tools), { prefix: '/api/billing' })
  await app.register(marketRoutes(tools))
  await app.register(seoRoutes(tools), { prefix: '/api/seo' })
  await app.register(modelRoutes(tools), { prefix: '/api/model' })
  if (!tools.config.passThrough) await ownBackEnd(app, tools)
  await app.register(mailbox(tools))
  if (tools.sandbox) await app.register(sandboxPages(tools, tools.sandbox), { prefix: '/sandbox' })
  await app.register(staticFiles(undefined, tools.config.publicUrl, tools.config.billing.extras))
  tools.sandbox?.deliverTo((body, signature) => deliverEvent(app, body, signature))
  return app
}

/** What `functions.invoke` reaches beside what an operator's own Supabase has. */
const productFunctions = (tools: AppTools) => [studioFunctions(tools), billingFunctions(tools)]

/** The sandbox's events take the same way as those of the real provider: through the webhook's route, signature and all. (OP-30) */
async function deliverEvent(app: App, body: string, signature: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload: body })
  return statusCode < 300
}

/** Our Supabase: one module for each URL prefix. */
async function ownBackEnd(app: App, tools: AppTools) {
  await app.register(auth(tools), { prefix: '/auth/v1' })
  await app.register(rest(tools), { prefix: '/rest/v1' })
  await app.register(storage(tools), { prefix: '/storage/v1' })
  await app.register(realtime(tools), { prefix: '/realtime/v1' })
  await app.register(functions(productFunctions(tools)), { prefix: '/functions/v1' })
}

/** Headers of a response that no hook has seen. */
const HEADERS_WITHOUT_HOOKS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** Everything from our own origin and nothing inline. */
const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}
