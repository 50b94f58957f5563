import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../platform/http'
import { described, PUBLIC_KEY } from '../../../platform/open-api'
import { AuthError } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import { callerOf } from '../caller'
import { readPkce } from '../flow-state'
import { identify } from '../identify'
import { redirectRulesOf, redirectTargetOf } from '../redirect-target'
import { readAuthorizeQuery } from './authorize-query'
import { faultAt, returnFromProvider } from './return'
import { startAtProvider } from './start'
import { unlinkIdentity } from './unlink'

/** Sign-in through other providers and what links them to an account (contract 2.5). Browsers open the first two by themselves. */
export function oauthRoutes(app: App, tools: AuthTools) {
  const { config } = tools
  const perAddress = { config: { rateLimit: { max: config.rateLimits.token, timeWindow: '5 minutes' } } }

  const startOf = (request: FastifyRequest) => {
    const query = request.query as Record<string, unknown>
    return {
      query: readAuthorizeQuery(query),
      pkce: readPkce(query),
      redirectTo: redirectTargetOf(request, config),
    }
  }

  const authorizing = described('Redirects to a provider to sign in')
  app.get('/authorize', { ...perAddress, ...authorizing }, async (request, reply) => {
    const start = startOf(request)
    const location = await startAtProvider(tools, start, callerOf(request, config)).catch((error: unknown) => {
      // A browser must not end on a page of JSON when only the provider is down.
      if (error instanceof AuthError && error.status === 503) return faultAt(start.redirectTo, error)
      throw error
    })
    return reply.redirect(location, 302)
  })

  const callback = async (request: FastifyRequest, reply: FastifyReply) => {
    const given = { ...(request.query as object), ...(request.body as object | undefined) }
    const fields = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
    )
    const { siteUrl } = redirectRulesOf(request, config)
    const end = await returnFromProvider(tools, fields, { siteUrl, caller: callerOf(request, config) })
    return reply.redirect(end.location, end.status)
  }
  // A mere look (HEAD) must not use the state up.
  const returning = { ...perAddress, ...described('Where a provider sends the browser back to') }
  app.get('/callback', { ...returning, exposeHeadRoute: false }, callback)
  void app.register((forms, _options, done) => {
    // Providers that answer by a form: no other route accepts one.
    forms.removeContentTypeParser('application/x-www-form-urlencoded')
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(text))))
    })
    forms.post('/callback', returning, callback)
    done()
  })

  const linking = described('Redirects to a provider to link it to the account', PUBLIC_KEY)
  app.get('/user/identities/authorize', { ...perAddress, ...linking }, async (request, reply) => {
    const visitor = await identify(tools, request.headers.authorization)
    const start = { ...startOf(request), visitor }
    const url = await startAtProvider(tools, start, callerOf(request, config))
    const { skip_http_redirect } = request.query as Record<string, unknown>
    return skip_http_redirect === 'true' ? { url } : reply.redirect(url, 302)
  })

  app.delete('/user/identities/:identityId', described('Unlinks a provider', PUBLIC_KEY), async (request) => {
    const visitor = await identify(tools, request.headers.authorization)
    const { identityId } = request.params as { identityId: string }
    return unlinkIdentity(tools, visitor, identityId, callerOf(request, config))
  })
}
