import * as z from 'zod'
import { AppError, parse, type RoutePlugin } from '../../platform/http'
import { hideRoutes } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { linksIn } from './mailbox/links'
import { newestMails, oneMail, searchMails } from './mailbox/mailbox'
import { isFromHere } from './mailbox/only-here'
import { MAILBOX, mailboxPage } from './mailbox/page'
import { STYLE_SHEET } from './mailbox/style'

const Address = z.string().max(255).optional()
const MailId = z.string().regex(/^\d{1,18}$/)
const PageQuery = z.object({
  to: Address,
  mail: MailId.optional().catch(undefined),
  as: z.enum(['html', 'text']).catch('html'),
})

/** For a mail shown in a frame: nothing is loaded, nothing runs; its links open beside the mailbox. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/**
 * The local mailbox, for people and for tests; mounted at the root. There is none where mails are really sent, in production, or
 * where others reach this server; and each request must come from this machine.
 */
export const mailbox =
  ({ config, db }: Tools): RoutePlugin =>
  (app) => {
    if (!config.mail.mailbox) return
    hideRoutes(app)
    app.addHook('onRequest', async (request, reply) => {
      if (!isFromHere(request)) throw new AppError('not_found', `There is nothing at ${request.url.split('?')[0]}`)
      void reply.header('cache-control', 'no-store')
    })

    app.get('/api/dev/mailbox', async (request) => {
      const { to } = parse(z.object({ to: Address }), request.query)
      const mails = await newestMails(db, to)
      return mails.map(({ html, text, subject, at, to }) => ({ to, subject, text, html, links: linksIn(html), at }))
    })

    app.get(MAILBOX, async (request, reply) => {
      const { mail, as, to = '' } = parse(PageQuery, request.query)
      const mails = to.trim() ? await searchMails(db, to.trim()) : await newestMails(db, undefined)
      const open = mail ? await oneMail(db, mail) : undefined
      return reply.type('text/html; charset=utf-8').send(mailboxPage({ mails, open, to: to.trim(), as }))
    })

    app.get(`${MAILBOX}/style.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE_SHEET))

    app.get(`${MAILBOX}/mails/:id`, async (request, reply) => {
      const { id } = parse(z.object({ id: MailId }), request.params)
      const mail = await oneMail(db, id)
      if (!mail) throw new AppError('not_found', 'This email is no longer available')
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', MAIL_POLICY)
        .send(mail.html.replace('<head>', '<head>\n<base target="_blank">'))
    })
  }
