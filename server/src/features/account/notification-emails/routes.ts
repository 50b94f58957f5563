import * as z from 'zod'
import { parse, requireOperator, type RoutePlugin } from '../../../platform/http'
import type { Tools } from '../../../platform/tools'
import { announce, Announcement } from './announcements'
import { unsubscribe } from './unsubscribe'

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

    app.post('/unsubscribe', limited, async (request) => {
      const { token } = parse(Token, request.body ?? request.query)
      return { success: true, data: await unsubscribe(tools, token) }
    })

    // Programs that know no one-click open the address as a page. Looking at it changes nothing: scanners do that, too.
    app.get('/unsubscribe', (request, reply) => {
      const { token } = parse(Token, request.query)
      const pages = tools.config.auth.siteUrl ?? ''
      return reply.redirect(`${pages}/unsubscribe?token=${encodeURIComponent(token)}`)
    })

    app.post('/announcements', async (request) => {
      await requireOperator(request, tools)
      return { success: true, data: await announce(tools, parse(Announcement, request.body), new Date()) }
    })
  }
