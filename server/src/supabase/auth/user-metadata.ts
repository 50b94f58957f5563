import { invalidField } from './auth-error'
import type { RequestBody } from './request-body'

export type Metadata = Record<string, unknown>

/**
 * Bytes of JSON. Every access token carries the metadata, and proxies refuse header lines of more than 8 kB: a larger account
 * could sign in but never call anything again.
 */
export const METADATA_LIMIT = 4000
const DEEPEST = 8

/**
 * The field `data` of the body, undefined when it is missing or null.
 * @throws AuthError that names the faulty place ("data.address.street")
 */
export function metadataOf(body: RequestBody): Metadata | undefined {
  const { data } = body
  if (data === undefined || data === null) return undefined
  if (typeof data !== 'object' || Array.isArray(data)) throw invalidField('data must be an object')
  checkPlace(data, 'data', 1)
  return withinLimit(data as Metadata)
}

/** What is stored after a change: named keys are replaced, those named with null go away. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...change }).filter(
    ([key, value]) => !(Object.hasOwn(change, key) && value === null),
  )
  return withinLimit(Object.fromEntries(merged))
}

function withinLimit(data: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(data)) > METADATA_LIMIT) {
    throw invalidField(`data is too large: up to ${METADATA_LIMIT} bytes are allowed`)
  }
  return data
}

/** Control characters that are no line break or tab, and half surrogates: the database stores neither. */
const FORBIDDEN = /[\p{Surrogate}]|(?![\t\n\r])\p{Cc}/u

function checkPlace(value: unknown, place: string, depth: number) {
  if (typeof value === 'string' && FORBIDDEN.test(value)) {
    throw invalidField(`${place} contains characters that are not allowed`)
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw invalidField(`${place} is too large a number`)
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST) throw invalidField(`${place} is nested too deeply`)
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN.test(key)) throw invalidField(`${place} has a key with characters that are not allowed`)
    checkPlace(inner, `${place}.${key.slice(0, 50)}`, depth + 1)
  }
}
