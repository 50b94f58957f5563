import type { App } from '../../platform/http'
import { invalidRequest } from './storage-error'

/** A thousand names to be removed, as long as names may be. */
const BODY_BYTES = 2 * 1024 * 1024

/** Bodies are JSON whatever their header says; an empty one says nothing. */
export function takeJson(app: App) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) => {
    if (body.length === 0) return done(null, {})
    try {
      done(null, JSON.parse(body.toString()))
    } catch (error) {
      done(invalidRequest('The request body is not valid JSON', { cause: error }))
    }
  })
}

/** The address of an object: `/:bucket/*`. */
export interface ObjectPath {
  bucket: string
  '*': string
}
