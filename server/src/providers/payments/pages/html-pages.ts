import { AppError, failureOf, type App } from '../../../platform/http'
import { hideRoutes } from '../../../platform/open-api'
import { isOwnForm } from './same-site'
import { unknownPage, wordsPage } from './words-page'

/** Bytes of the largest form; an honest one has some hundred. */
const FORM_LIMIT = 10 * 1024

/** Of one network address, for each kind of page. Its own, so that trying out cards does not use up other limits. */
export const LIMITED = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

/** Nothing is loaded from elsewhere, nothing runs, and forms go to this server only. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What all of the sandbox's pages have in common: headers, forms as bodies, faults as pages. */
export function asPages(app: App) {
  hideRoutes(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      // The answer to a form is kept for the Back button only: browsers cannot ask for it again without sending the form twice.
      'cache-control': request.method === 'POST' ? 'private, no-cache' : 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    if (request.method === 'POST' && !isOwnForm(request.headers))
      throw new AppError('forbidden', 'This form was sent from another site, so nothing was changed.')
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(text))),
  )

  app.setErrorHandler((thrown, request, reply) => {
    const { status, code, message } = failureOf(thrown, request)
    const page = code === 'not_found' ? unknownPage() : faultPage(`${message.replace(/\.$/, '')}.`)
    return reply.status(status).type(HTML).send(page)
  })
  for (const path of ['/', '/*']) app.all(path, (_request, reply) => reply.status(404).type(HTML).send(unknownPage()))
}

export const HTML = 'text/html; charset=utf-8'

const faultPage = (text: string) =>
  wordsPage({
    title: 'That didn’t work',
    text: `${text} Nothing was charged. Go back and try again.`,
    links: [{ to: '/pricing', label: 'See plans' }],
  })
