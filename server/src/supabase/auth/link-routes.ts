import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/http'
import { described } from '../../platform/open-api'
import { AuthError } from './auth-error'
import type { AuthTools } from './auth-tools'
import { callerOf } from './caller'
import { confirmPage, deadLinkPage, isLinkType, pagePolicy } from './confirm-page'
import { isLinkAlive } from './one-time-token'
import { redirectRulesOf, redirectTargetOf } from './redirect-target'
import { kindsOf, openLink } from './verify'

/** Longer ones are no tokens of ours. */
const MAX_LENGTH = 200

/**
 * What the links of mails open, in a browser and without an API key: `/verify` at once, as the protocol has it, and `/confirm` after
 * a click. The links in our own mails lead to the latter. (contract 2.5)
 */
export function linkRoutes(app: App, tools: AuthTools, limit: object) {
  const { config } = tools

  const open = async (request: FastifyRequest, reply: FastifyReply, fields: Record<string, unknown>) => {
    const redirectTo = redirectTargetOf(request, config, fields.redirect_to)
    const link = { token: textIn(fields, 'token'), type: textIn(fields, 'type'), redirectTo }
    const address = await openLink(tools, link, callerOf(request, config))
    return reply.header('referrer-policy', 'no-referrer').redirect(address, 303)
  }

  // Not with the HEAD route that every GET gets: who only looks must not use the token up.
  const verify = { ...limit, ...described('Opens the link of an email'), exposeHeadRoute: false }
  app.get('/verify', verify, (request, reply) => open(request, reply, queryOf(request)))
  app.head('/verify', described('Uses no token up'), (_request, reply) => reply.status(200).send())

  app.get('/confirm', described('The page that asks before it opens the link of an email'), async (request, reply) => {
    const query = queryOf(request)
    const [token, type] = [textIn(query, 'token'), textIn(query, 'type')]
    const redirectTo = redirectTargetOf(request, config)
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(redirectTo))
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
    const alive = isLinkType(type) && (await isLinkAlive(tools, { linkToken: token, kinds: kindsOf(type) }))
    if (!alive) return reply.status(410).send(deadLinkPage(redirectRulesOf(request, config).siteUrl))
    return confirmPage({ token, type, redirectTo })
  })

  void app.register((scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text as string)))
    })
    scope.post('/confirm', { ...limit, ...described('Opens the link of an email') }, (request, reply) => {
      if (typeof request.body !== 'object' || request.body === null) {
        throw new AuthError(400, 'validation_failed', 'The form of this page is expected')
      }
      return open(request, reply, request.body as Record<string, unknown>)
    })
  })
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  return request.query as Record<string, unknown>
}

function textIn(fields: Record<string, unknown>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' && value.length <= MAX_LENGTH ? value : ''
}
