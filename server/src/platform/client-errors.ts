import * as z from 'zod'
import { parseBody, type App } from './http'
import { browserErrors } from './metrics'
import { empty } from './open-api'

/** An error report of a browser. Longer ones are not from our pages. */
export const ClientError = z.object({
  message: z.string().min(1).max(5000),
  stack: z.string().max(20_000).optional(),
  /** Where in the product it happened. */
  path: z.string().max(2000).optional(),
})

/** Letters of each part that the log keeps. */
const KEPT = { message: 500, stack: 4000, path: 300 }

/** Error reports of pages for the server's log: no sign-in, nothing stored, nothing secret. */
export function clientErrors(app: App) {
  const rateLimit = { max: 20, timeWindow: '1 minute' }

  const schema = {
    summary: "Reports an error on a page, for the operator's log",
    body: ClientError,
    response: { 204: empty('Noted') },
  }
  app.post('/api/client-errors', { config: { rateLimit }, bodyLimit: 64 * 1024, schema }, (request, reply) => {
    const { message, stack, path } = parseBody(request)
    const clientError = {
      message: withoutSecrets(message).slice(0, KEPT.message),
      ...(stack === undefined ? {} : { stack: withoutSecrets(stack).slice(0, KEPT.stack) }),
      ...(path === undefined ? {} : { path: withoutSecrets(path).slice(0, KEPT.path) }),
    }
    request.log.warn({ clientError, requestId: request.id }, 'A page reported an error')
    browserErrors.add({})
    return reply.status(204).send()
  })
}

/** What may stand in addresses and messages and must not stand in a log; line breaks stay, other control characters go. */
export function withoutSecrets(text: string): string {
  return (
    text
      // Tokens first: cut in half they would not be known any more.
      .replace(/eyJ[\w-]{5,}(\.[\w-]*){0,2}/g, '[token]')
      .replace(/\b(sk|sb|rk|pk|whsec)_[\w-]{6,}/g, '[key]')
      .replace(/\b(bearer|basic)\s{1,5}[^\s"',;]+/gi, '$1 [hidden]')
      .replace(/((?:token|password|secret|api_?key|code)["']?\s{0,5}[=:]\s{0,5}["']?)[^\s"'&,;)}]+/gi, '$1[hidden]')
      .replace(/(?<=[\w)/.-])[?#][^\s"'<>)]+/g, (query) => (query.includes('=') ? '?[hidden]' : query))
      // Bounded, so that a long text does not take long.
      .replace(/[^\s@"'<>(]{1,64}@[^\s@"'<>)]{1,255}\.[a-z]{2,20}/gi, '[address]')
      .replace(/[^\P{Cc}\n\t]+/gu, ' ')
  )
}
