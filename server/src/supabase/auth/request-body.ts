import type { App } from '../../platform/http'
import { AuthError, invalidField } from './auth-error'

export type RequestBody = Record<string, unknown>

/**
 * Every body of this service is JSON, whatever its content type says, and may be missing: the SDK's sign-out announces JSON and
 * sends nothing.
 */
export function readBodiesAsJson(app: App) {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined)
    const badJson = (cause: unknown) =>
      done(new AuthError(400, 'bad_json', 'Could not parse request body as JSON', {}, { cause }), undefined)
    try {
      const text = utf8.decode(bytes as Buffer)
      void parseJson(request, text, (error, body) => (error ? badJson(error) : done(null, body)))
    } catch (error) {
      badJson(error)
    }
  })
}

/** @throws AuthError `bad_json` for anything but an object; no body is an empty one. */
export function bodyOf(body: unknown): RequestBody {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: an object is expected')
  }
  return body as RequestBody
}

/** Half of a surrogate pair, which PostgreSQL refuses, and control characters, which keyboards do not send. */
const FORBIDDEN = /[\p{Surrogate}\p{Cc}]/u

/**
 * A text field of the body; missing, null and empty are the same.
 * @throws AuthError that names the field
 */
export function textOf(body: RequestBody, field: string, maxLength: number): string | undefined {
  const value = body[field]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') throw invalidField(`${field} must be a string`)
  if (value.length > maxLength) throw invalidField(`${field} is too long: up to ${maxLength} characters are allowed`)
  if (FORBIDDEN.test(value)) throw invalidField(`${field} contains characters that are not allowed`)
  return value
}

/** Passwords are compared in one normal form: the same letters come in different bytes from different keyboards. */
export function passwordOf(body: RequestBody, field = 'password'): string | undefined {
  return textOf(body, field, 1000)?.normalize('NFC')
}
