import { AppError, openToOtherOrigins, requireKey, type Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { Outbox } from '../../providers/mail'
import { adminRoutes } from './admin/routes'
import { AuthError, GatewayError } from './auth-error'
import { createAuthTools } from './auth-tools'
import { callerOf } from './caller'
import { API_VERSION, API_VERSION_HEADER, readsErrorCodes, renderAuthErrors } from './error-answer'
import { identify } from './identify'
import { mfaRoutes } from './mfa/routes'
import { oauthRoutes } from './oauth/routes'
import { readRefreshToken, refreshSession } from './refresh'
import { bodyOf, readBodiesAsJson } from './request-body'
import { HEALTH, SETTINGS } from './service-facts'
import { readSignIn, signIn } from './sign-in'
import { readScope, signOut } from './sign-out'
import { readSignUp, signUp } from './sign-up'
import { readUserChange, updateUser } from './update-user'
import { userAnswer } from './user'

/** Paths that are asked without an API key: by monitors and by whoever checks our tokens. */
const OPEN_PATHS = /\/(health|\.well-known\/jwks\.json)$/

/** `/auth/v1`: accounts and sessions, in the protocol of GoTrue (contract 1 and 2). */
export const auth =
  (tools: Tools & { outbox: Outbox }): Room =>
  async (app) => {
    const authTools = await createAuthTools(tools)
    const { config, tokens } = tools
    const perAddress = (max: number) => ({ config: { rateLimit: { max, timeWindow: '5 minutes' } } })

    await openToOtherOrigins(app)
    renderAuthErrors(app)
    readBodiesAsJson(app)
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      if (readsErrorCodes(request.headers['x-supabase-api-version'])) void reply.header(API_VERSION_HEADER, API_VERSION)
    })
    // Not in `onRequest`: that would be before the rate limits of the routes, and a key could be guessed without one.
    app.addHook('preParsing', async (request) => {
      if (OPEN_PATHS.test(request.routeOptions.url ?? '')) return
      await requireKey(request, tokens).catch((error: unknown) => {
        throw error instanceof AppError ? new GatewayError(error.message, { cause: error }) : error
      })
    })

    app.post('/signup', perAddress(config.rateLimits.signup), (request) =>
      signUp(authTools, readSignUp(bodyOf(request.body)), callerOf(request, config)),
    )

    app.post('/token', perAddress(config.rateLimits.token), (request) => {
      const { grant_type } = request.query as Record<string, unknown>
      const body = bodyOf(request.body)
      const caller = callerOf(request, config)
      if (grant_type === 'password') return signIn(authTools, readSignIn(body), caller)
      if (grant_type === 'refresh_token') return refreshSession(authTools, readRefreshToken(body), caller)
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    })

    app.get('/user', async (request) => userAnswer((await identify(authTools, request.headers.authorization)).user))

    app.put('/user', perAddress(config.rateLimits.signup), async (request) => {
      const visitor = await identify(authTools, request.headers.authorization)
      return updateUser(authTools, visitor, readUserChange(bodyOf(request.body)), callerOf(request, config))
    })

    app.post('/logout', async (request, reply) => {
      const visitor = await identify(authTools, request.headers.authorization)
      const { scope } = request.query as Record<string, unknown>
      await signOut(authTools, visitor, readScope(scope), callerOf(request, config))
      return reply.status(204).send()
    })

    oauthRoutes(app, authTools)
    mfaRoutes(app, authTools)
    adminRoutes(app, authTools)

    app.get('/settings', () => SETTINGS)
    app.get('/health', () => HEALTH)
    app.get('/.well-known/jwks.json', (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=600')
      return tokens.jwks
    })
  }
