import { AppError, openToOtherOrigins, requireKey, type App, type RoutePlugin } from '../../platform/http'
import { described, PUBLIC_KEY } from '../../platform/open-api'
import { scheduleWhileOpen } from '../../platform/schedule'
import type { Tools } from '../../platform/tools'
import type { Outbox } from '../../providers/mail'
import { adminRoutes } from './admin/routes'
import { readOtp, readRecover, readResend, resend, sendOtp, sendRecovery } from './ask-by-mail'
import { AuthError, GatewayError, tooManyRequests } from './auth-error'
import { createAuthTools, type AuthTools } from './auth-tools'
import { callerOf } from './caller'
import { API_VERSION, API_VERSION_HEADER, readsErrorCodes, renderAuthErrors } from './error-answer'
import { exchangeCode, readCodeExchange } from './exchange-code'
import { featuresOff } from './features-off'
import { identify } from './identify'
import { linkRoutes } from './link-routes'
import { mfaRoutes } from './mfa/routes'
import { readIdToken, signInWithIdToken } from './oauth/id-token'
import { oauthRoutes } from './oauth/routes'
import { reauthenticate } from './reauthenticate'
import { redirectTargetOf } from './redirect-target'
import { readRefreshToken, refreshSession } from './refresh'
import { bodyOf, readBodiesAsJson } from './request-body'
import { HEALTH, settingsOf } from './service-facts'
import { readSignIn, signIn } from './sign-in'
import { readScope, signOut } from './sign-out'
import { readSignUp, signUp, signUpGuest } from './sign-up'
import { deleteExpiredAuthData } from './cleanup'
import { readUserChange, updateUser } from './update-user'
import { userAnswer } from './user'
import { readVerify, verify } from './verify'

/** What is asked without an API key: by monitors, by programs that verify our tokens, and by browsers that follow a link. */
const OPEN_TO_ALL = [
  'GET /health',
  'GET /.well-known/jwks.json',
  'GET /verify',
  'GET /confirm',
  'POST /confirm',
  'GET /authorize',
  'GET /callback',
  'POST /callback',
]

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000

/** `/auth/v1`: accounts and sessions, in the protocol of GoTrue (contract 1 and 2). */
export const auth =
  (tools: Tools & { outbox: Outbox }): RoutePlugin =>
  async (app) => {
    const authTools = await createAuthTools(tools)

    await openToOtherOrigins(app)
    renderAuthErrors(app)
    readBodiesAsJson(app)
    askForKeys(app, authTools)
    const failed = 'Old sign-in data could not be removed'
    scheduleWhileOpen(app, authTools, { every: CLEANUP_INTERVAL_MS, failed }, () => deleteExpiredAuthData(authTools))

    signUpAndInRoutes(app, authTools)
    mailRoutes(app, authTools)
    userRoutes(app, authTools)
    oauthRoutes(app, authTools)
    mfaRoutes(app, authTools)
    adminRoutes(app, authTools)
    featuresOff(app, authTools)

    app.get('/settings', described('The sign-in methods that are on', PUBLIC_KEY), () => settingsOf(tools.config))
    app.get('/health', described('Checks that the service is running'), () => HEALTH)
    app.get('/.well-known/jwks.json', described('The public keys that tokens are checked with'), (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=600')
      return tools.tokens.jwks
    })
  }

const perAddress = (max: number) => ({ config: { rateLimit: { max, timeWindow: '5 minutes' } } })

function askForKeys(app: App, { tokens }: AuthTools) {
  const open = new Set(OPEN_TO_ALL.map((route) => route.replace(' ', ` ${app.prefix}`)))
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (readsErrorCodes(request.headers['x-supabase-api-version'])) void reply.header(API_VERSION_HEADER, API_VERSION)
  })
  // Not in `onRequest`: that would be before the rate limits of the routes, and a key could be guessed without one.
  app.addHook('preParsing', async (request) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (open.has(`${method} ${request.routeOptions.url ?? ''}`)) return
    await requireKey(request, tokens).catch((error: unknown) => {
      throw error instanceof AppError ? new GatewayError(error.message, { cause: error }) : error
    })
  })
}

function signUpAndInRoutes(app: App, tools: AuthTools) {
  const { config } = tools
  const { rateLimits } = config
  // Guests and others sign up at the same address, but a guest costs nothing to make.
  const checkGuests = app.createRateLimit({ max: rateLimits.anonymous, timeWindow: '1 hour' })

  const signup = described('Signs up with a password, or as a guest', PUBLIC_KEY)
  app.post('/signup', { ...perAddress(rateLimits.signup), ...signup }, async (request) => {
    const input = readSignUp(bodyOf(request.body), config.auth)
    const caller = callerOf(request, config)
    if (!('guest' in input)) return signUp(tools, input, caller, redirectTargetOf(request, config))
    const guests = await checkGuests(request)
    if (!guests.isAllowed && guests.isExceeded) throw tooManyRequests()
    return signUpGuest(tools, input, caller)
  })

  const token = described('Signs in, or renews a session, as `grant_type` says', PUBLIC_KEY)
  app.post('/token', { ...perAddress(rateLimits.token), ...token }, (request) => {
    const { grant_type } = request.query as Record<string, unknown>
    const body = bodyOf(request.body)
    const caller = callerOf(request, config)
    if (grant_type === 'password') return signIn(tools, readSignIn(body), caller)
    if (grant_type === 'refresh_token') return refreshSession(tools, readRefreshToken(body), caller)
    if (grant_type === 'pkce') return exchangeCode(tools, readCodeExchange(body), caller)
    if (grant_type === 'id_token')
      return signInWithIdToken(tools, readIdToken(body), request.headers.authorization, caller)
    if (grant_type === 'web3') throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  })

  app.post('/logout', described('Signs out', PUBLIC_KEY), async (request, reply) => {
    const visitor = await identify(tools, request.headers.authorization)
    const { scope } = request.query as Record<string, unknown>
    await signOut(tools, visitor, readScope(scope), callerOf(request, config))
    return reply.status(204).send()
  })
}

function mailRoutes(app: App, tools: AuthTools) {
  const { config } = tools
  const otp = perAddress(config.rateLimits.otp)
  const verifying = perAddress(config.rateLimits.verify)

  app.post('/otp', { ...otp, ...described('Sends a link and a code to sign in with', PUBLIC_KEY) }, async (request) => {
    const input = readOtp(bodyOf(request.body))
    await sendOtp(tools, input, callerOf(request, config), redirectTargetOf(request, config))
    return {}
  })
  app.post('/recover', { ...otp, ...described('Sends a link to set a new password', PUBLIC_KEY) }, async (request) => {
    const input = readRecover(bodyOf(request.body))
    await sendRecovery(tools, input, callerOf(request, config), redirectTargetOf(request, config))
    return {}
  })
  app.post('/resend', { ...otp, ...described('Sends a confirmation again', PUBLIC_KEY) }, async (request) => {
    const input = readResend(bodyOf(request.body))
    await resend(tools, input, callerOf(request, config), redirectTargetOf(request, config))
    return {}
  })
  app.post('/verify', { ...verifying, ...described('Signs in with a code from an email', PUBLIC_KEY) }, (request) =>
    verify(tools, readVerify(bodyOf(request.body)), callerOf(request, config)),
  )
  linkRoutes(app, tools, verifying)
}

function userRoutes(app: App, tools: AuthTools) {
  const { config } = tools
  const changing = perAddress(config.rateLimits.user)

  app.get('/user', described('The user of the token', PUBLIC_KEY), async (request) =>
    userAnswer((await identify(tools, request.headers.authorization)).user),
  )

  app.put(
    '/user',
    { ...changing, ...described('Changes email, password or metadata', PUBLIC_KEY) },
    async (request) => {
      const visitor = await identify(tools, request.headers.authorization)
      const change = readUserChange(bodyOf(request.body), config.auth)
      return updateUser(tools, visitor, change, callerOf(request, config), redirectTargetOf(request, config))
    },
  )

  const nonce = described('Sends a code to change the password with', PUBLIC_KEY)
  app.get('/reauthenticate', { ...changing, ...nonce }, async (request) => {
    const visitor = await identify(tools, request.headers.authorization)
    await reauthenticate(tools, visitor, callerOf(request, config))
    return {}
  })
}
