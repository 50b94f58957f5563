import type { FastifyRequest } from 'fastify'
import { claimsOf, requireKey } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { bodyTypeOf } from './parse/body'
import { parseAccept, type MediaType } from './parse/media-type'
import { parsePreferences, type Preferences } from './parse/preferences'
import { parseRange, type Range } from './parse/range'
import { RestError } from './rest-error'
import type { Session } from './run'
import type { Schema } from './schema/schema'
import type { SchemaCache } from './schema/schema-cache'

/** Everything a request says, before anything is asked of the database. */
export interface Asked {
  method: string
  /** GET and HEAD. */
  isRead: boolean
  /** Below the prefix: `scripts`, `rpc/name` or nothing. */
  path: string
  /** Without the question mark. */
  search: string
  schema: Schema
  /** The schema's name, when the request or several exposed schemas make it worth saying. */
  profile: string | undefined
  /** The database as the caller sees it. */
  session(isReadOnly: boolean): Session
  media: MediaType
  preferences: Preferences
  range: Range
  body: unknown
  contentType: string | undefined
  bodyType: string
  /** No read gives more rows than this; callers page through the rest. */
  maxRows: number
}

/** @throws RestError for headers that make no sense, TokenError and AppError for a credential that does not count. */
export async function readRequest(tools: Tools, cache: SchemaCache, request: FastifyRequest): Promise<Asked> {
  const { headers, method } = request
  if (headers.apikey !== undefined) await requireKey(request, tools.tokens)
  const claims = await claimsOf(request, tools.tokens)
  const isRead = method === 'GET' || method === 'HEAD'
  const { schemas, maxRows } = tools.config.rest
  const profile = profileOf(headerOf(request, isRead ? 'accept-profile' : 'content-profile'), schemas)
  const preferences = parsePreferences(headerOf(request, 'prefer'))
  const url = request.raw.url ?? ''
  const question = url.indexOf('?')
  const schema = await cache.get(profile ?? schemas[0]!)
  const contentType = headers['content-type']
  return {
    method,
    isRead,
    path: (request.params as { '*'?: string })['*'] ?? '',
    search: question < 0 ? '' : url.slice(question + 1),
    schema,
    profile,
    session(isReadOnly) {
      const settings = settingsOf(request, question < 0 ? url : url.slice(0, question))
      if (isReadOnly) settings.transaction_read_only = 'on'
      if (preferences.timezone) settings.timezone = preferences.timezone
      if (schema.name !== 'public') settings.search_path = `"${schema.name.replaceAll('"', '""')}", public`
      const rollback = preferences.tx === 'rollback'
      return { db: tools.db.asUser(claims, settings), role: claims.role, rollback }
    },
    media: parseAccept(headers.accept),
    preferences,
    range: isRead ? parseRange(headers.range) : { offset: 0 },
    body: request.body,
    contentType,
    bodyType: bodyTypeOf(contentType),
    maxRows,
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

/** The schema a request is about; undefined when there is only one and it is not named. */
function profileOf(named: string | undefined, schemas: string[]): string | undefined {
  if (named === undefined) return schemas.length > 1 ? schemas[0] : undefined
  if (schemas.includes(named)) return named
  throw new RestError(
    406,
    'PGRST106',
    `Invalid schema: ${named.slice(0, 100)}`,
    null,
    `Only the following schemas are exposed: ${schemas.join(', ')}`,
  )
}

/** What functions and policies of the database can read about the request. */
function settingsOf({ method, headers }: FastifyRequest, path: string): Record<string, string> {
  const { cookie, ...others } = headers
  return {
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(others),
    'request.cookies': cookie === undefined ? '{}' : JSON.stringify(cookiesOf(cookie)),
  }
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), value.join('=').trim()]
  })
  return Object.fromEntries(pairs.filter(([name]) => name !== ''))
}
