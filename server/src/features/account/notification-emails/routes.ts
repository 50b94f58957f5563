import * as z from 'zod'
import { parse, parseBody, parseQuery, requireOperator, type RoutePlugin } from '../../../platform/http'
import { empty, OPERATOR, success } from '../../../platform/open-api'
import type { Tools } from '../../../platform/tools'
import { announce, Announcement, AnnouncementState } from './announcements'
import { unsubscribe, Unsubscribed } from './unsubscribe'

const Token = z.object({ token: z.string().min(1).max(200) })

/** How mail programs send the click on their own button. (RFC 8058) */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Notification emails: unsubscribe by link, and the operator's announcements. */
export const notificationEmailRoutes =
  (tools: Tools): RoutePlugin =>
  (app) => {
    // Nothing in them counts: what they mean is in the address.
    app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))

    // Mail services send everybody's click from a few addresses of their own.
    const limited = { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } }

    const unsubscribing = {
      summary:
        'Unsubscribes from an email with the token in its link; also the one-click POST of email clients (RFC 8058)',
      querystring: z.object({ token: Token.shape.token.optional().describe('Sent with a form, as email clients do') }),
      body: {
        content: {
          'application/json': { schema: Token },
          ...Object.fromEntries(FORMS.map((type) => [type, { schema: z.object({}) }])),
        },
      },
      optionalBody: true,
      response: { 200: success('It is off', Unsubscribed) },
      errors: [404, 415],
    }
    app.post('/unsubscribe', { ...limited, schema: unsubscribing }, async (request) => {
      const { token } = parse(Token, request.body ?? request.query)
      return { success: true, data: await unsubscribe(tools, token) }
    })

    // Programs that know no one-click open the address as a page. Looking at it changes nothing: scanners do that, too.
    const page = {
      summary: 'Redirects to the unsubscribe page; changes nothing',
      querystring: Token,
      response: { 302: empty('To `/unsubscribe`') },
    }
    app.get('/unsubscribe', { schema: page }, (request, reply) => {
      const { token } = parseQuery(request)
      const pages = tools.config.auth.siteUrl ?? ''
      return reply.redirect(`${pages}/unsubscribe?token=${encodeURIComponent(token)}`)
    })

    const announcing = {
      summary: 'Emails an announcement to every account that gets product updates (`npm run announce`)',
      security: OPERATOR,
      body: Announcement,
      response: { 200: success('The number of recipients', AnnouncementState) },
      errors: [409, 422],
    }
    app.post('/announcements', { schema: announcing }, async (request) => {
      await requireOperator(request, tools)
      return { success: true, data: await announce(tools, parseBody(request), new Date()) }
    })
  }
