import type { FastifyReply, FastifyRequest } from 'fastify'
import { claimsOf, openToOtherOrigins, requireKey, type App, type Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { argumentsSql, buildCall, findFunction, givenParameters, takesWholeBody } from './build/call'
import { buildRead } from './build/read'
import { findTable, newBuild } from './build/scope'
import { buildDelete, buildInsert, buildUpdate, columnsOf, expandSql } from './build/write'
import { renderRestErrors } from './errors'
import { formatDelete, formatInsert, formatRead, formatUpdate, sendAnswer, type Answer } from './format'
import { describeSchema } from './open-api'
import { parseArguments, parseRows, type Rows } from './parse/body'
import { parseAccept } from './parse/media-type'
import { parsePreferences } from './parse/preferences'
import { parseQuery, type Query } from './parse/query'
import { parseRange } from './parse/range'
import { RestError } from './rest-error'
import { run, runRead, type Session, type Suspects } from './run'
import { EXPOSED_SCHEMA, SchemaCache, type Schema, type Table } from './schema-cache'
import { sql } from 'kysely'

/** No read gives more rows than this; callers page through the rest. */
const MAX_ROWS = 1000

/** The data API: tables and functions of schema `public`, seen through the caller's rights. */
export const rest =
  (tools: Tools): Room =>
  async (app) => {
    await openToOtherOrigins(app)
    const cache = new SchemaCache(tools.db)
    renderRestErrors(app)
    takeBodiesAsBytes(app)

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = await readRequest(tools, cache, request)
      return sendAnswer(reply, await answer(asked))
    }
    app.route({ method: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], url: '/', exposeHeadRoute: false, handler: handle })
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      url: '/*',
      exposeHeadRoute: false,
      handler: handle,
    })
  }

/** PostgreSQL reads the JSON; before that only its outline matters, and that is the parser's. */
function takeBodiesAsBytes(app: App) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Everything a request says, before anything is asked of the database. */
interface Asked {
  method: string
  /** Below the prefix: `scripts`, `rpc/name` or nothing. */
  path: string
  /** Without the question mark. */
  search: string
  schema: Schema
  session: Session
  media: ReturnType<typeof parseAccept>
  preferences: ReturnType<typeof parsePreferences>
  range: ReturnType<typeof parseRange>
  body: unknown
  contentType: string | undefined
}

async function readRequest({ db, tokens }: Tools, cache: SchemaCache, request: FastifyRequest): Promise<Asked> {
  const { headers, method } = request
  if (headers.apikey !== undefined) await requireKey(request, tokens)
  const claims = await claimsOf(request, tokens)
  const isRead = method === 'GET' || method === 'HEAD'
  checkProfile(headerOf(request, isRead ? 'accept-profile' : 'content-profile'))
  const preferences = parsePreferences(headerOf(request, 'prefer'))
  const url = request.raw.url ?? ''
  const question = url.indexOf('?')
  const settings: Record<string, string> = {
    'request.method': method,
    'request.path': question < 0 ? url : url.slice(0, question),
    'request.headers': JSON.stringify(headers),
  }
  if (isRead) settings.transaction_read_only = 'on'
  if (preferences.timezone) settings.timezone = preferences.timezone
  return {
    method,
    path: (request.params as { '*'?: string })['*'] ?? '',
    search: question < 0 ? '' : url.slice(question + 1),
    schema: await cache.get(),
    session: { db: db.asUser(claims, settings), role: claims.role },
    media: parseAccept(headers.accept),
    preferences,
    range: isRead ? parseRange(headers.range) : { offset: 0 },
    body: request.body,
    contentType: headers['content-type'],
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function checkProfile(profile: string | undefined) {
  if (profile === undefined || profile === EXPOSED_SCHEMA) return
  throw new RestError(
    406,
    'PGRST106',
    `Invalid schema: ${profile.slice(0, 100)}`,
    null,
    `Only the following schemas are exposed: ${EXPOSED_SCHEMA}`,
  )
}

function answer(asked: Asked): Promise<Answer> {
  const parts = asked.path.split('/')
  if (parts.some((part) => part.includes('\0'))) throw invalidPath()
  if (parts.length === 1 && parts[0] === '') return describe(asked)
  if (parts.length === 1) return answerTable(asked, parts[0]!)
  if (parts.length === 2 && parts[0] === 'rpc' && parts[1]) return answerCall(asked, parts[1])
  throw invalidPath()
}

const invalidPath = () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL')

async function describe(asked: Asked): Promise<Answer> {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${asked.method}`)
  }
  return describeSchema(asked.session, asked.schema)
}

async function answerTable(asked: Asked, name: string): Promise<Answer> {
  const table = findTable(asked.schema, name)
  const query = parseQuery(asked.search)
  switch (asked.method) {
    case 'POST':
      return insert(asked, table, query)
    case 'PATCH':
      return update(asked, table, query)
    case 'DELETE':
      return remove(asked, table, query)
    default:
      return read(asked, table, query)
  }
}

async function read(asked: Asked, table: Table, query: Query): Promise<Answer> {
  const build = newBuild(asked.schema, query, MAX_ROWS)
  const statement = buildRead(build, table, { ...asked, withBody: asked.method !== 'HEAD' })
  const row = await runRead(asked.session, statement, build)
  const answer = formatRead(asked, row, statement.range, MAX_ROWS)
  answer.headers['content-location'] = `/${encodeURIComponent(table.name)}${asked.search ? `?${asked.search}` : ''}`
  return answer
}

async function insert(asked: Asked, table: Table, query: Query): Promise<Answer> {
  const rows = parseRows(asked.body, asked.contentType, query.columns)
  const build = newBuild(asked.schema, query, MAX_ROWS)
  const statement = buildInsert(build, table, rows, asked)
  const [row] = await run(asked.session, statement, { literals: build.literals, body: bodySuspects(table, rows) })
  return formatInsert(asked, row!, table.name)
}

async function update(asked: Asked, table: Table, query: Query): Promise<Answer> {
  const rows = parseRows(asked.body, asked.contentType, query.columns)
  const build = newBuild(asked.schema, query, MAX_ROWS)
  const statement = buildUpdate(build, table, rows, asked)
  const [row] = await run(asked.session, statement, { literals: build.literals, body: bodySuspects(table, rows) })
  return formatUpdate(asked, row!)
}

async function remove(asked: Asked, table: Table, query: Query): Promise<Answer> {
  const build = newBuild(asked.schema, query, MAX_ROWS)
  const statement = buildDelete(build, table, asked)
  const [row] = await run(asked.session, statement, build)
  return formatDelete(asked, row!)
}

function bodySuspects(table: Table, rows: Rows): Suspects['body'] {
  return {
    names: rows.keys,
    label: (name) => `Column "${name}"`,
    expand: (names) => expandSql(rows, columnsOf(table, names)),
  }
}

async function answerCall(asked: Asked, name: string): Promise<Answer> {
  const { method, schema, session } = asked
  if (method === 'PATCH' || method === 'DELETE')
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  const isRead = method !== 'POST'
  const query = parseQuery(asked.search, isRead)
  const { json, value } = isRead ? fromQuery(query) : parseArguments(asked.body)
  const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  const called = findFunction(schema, name, query.columns ?? names)
  const build = newBuild(schema, query, MAX_ROWS)
  const given = { names: query.columns ?? names, json }
  const statement = buildCall(build, called, given, { ...asked, withBody: method !== 'HEAD' })
  const row = await runRead(session, statement, {
    literals: build.literals,
    body: takesWholeBody(called.parameters)
      ? undefined
      : {
          names: given.names,
          label: (name) => `Parameter "${name}"`,
          expand: (names) => sql`select from ${argumentsSql(json, givenParameters(called, names))}`,
        },
  })
  if (called.returns === 'void') return { status: 204, headers: {} }
  const answer = formatRead(asked, row, statement.range, MAX_ROWS)
  if (called.returns === 'row' && !called.returnsSet && asked.media.kind === 'json') return unwrapped(answer)
  return answer
}

/** Arguments in the query are texts; PostgreSQL reads them as the parameters' types. */
function fromQuery(query: Query): { json: string; value: unknown } {
  const value = Object.fromEntries(query.args)
  return { json: JSON.stringify(value), value }
}

/** A function that returns one row answers with an object, not with a list of one. */
function unwrapped(answer: Answer): Answer {
  return { ...answer, body: answer.body === '[]' ? 'null' : answer.body?.slice(1, -1) }
}
