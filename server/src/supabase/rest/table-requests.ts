import { withSettings, type Answer } from './answer'
import { buildDelete, buildUpdate } from './build/change'
import { buildInsert, buildPut } from './build/insert'
import { buildRead } from './build/read'
import { findTable, newBuild, type Build } from './build/scope'
import { columnsOf, expandSql } from './build/sent'
import { formatDelete, formatInsert, formatPut, formatRead, formatUpdate } from './format'
import { parseRows, type Rows } from './parse/body'
import { canonicalSearch, parseQuery, type Query } from './parse/query'
import type { Asked } from './request'
import { notAvailable, noSuchMethod, RestError } from './rest-error'
import { run, runRead, type Suspects } from './run'
import type { Table } from './schema/schema'

/** Rows of one table or view: read, inserted, put, changed, removed. */
export async function answerTable(asked: Asked, name: string): Promise<Answer> {
  if (asked.media.kind === 'openapi') throw notAvailable('application/openapi+json')
  const table = findTable(asked.schema, name)
  const query = parseQuery(asked.search)
  const build = newBuild(asked.schema, query, asked.maxRows)
  switch (asked.method) {
    case 'GET':
    case 'HEAD':
      return read(asked, table, build)
    case 'POST':
      return insert(asked, table, build)
    case 'PUT':
      return put(asked, table, build)
    case 'PATCH':
      return update(asked, table, build)
    case 'DELETE':
      return remove(asked, table, build)
    default:
      throw noSuchMethod(asked.method)
  }
}

async function read(asked: Asked, table: Table, build: Build): Promise<Answer> {
  const statement = buildRead(build, table, { ...asked, withBody: asked.method !== 'HEAD' })
  const row = await runRead(asked.session(true), statement, build)
  const answer = formatRead(asked, row, statement.range, asked.maxRows, 'read')
  const location = `/${encodeURIComponent(table.name)}${canonicalSearch(asked.search)}`
  // Clients give up on headers that are too large together, and this one grows with the request.
  if (location.length <= MAX_LOCATION_LENGTH) answer.headers['content-location'] = location
  return withSettings(answer, row)
}

const MAX_LOCATION_LENGTH = 8000

async function insert(asked: Asked, table: Table, build: Build): Promise<Answer> {
  const rows = parseRows(asked.body, asked.contentType, build.query.columns)
  const statement = buildInsert(build, table, rows, asked)
  const [row] = await run(asked.session(false), statement, suspectsOf(build, table, rows))
  const isKeyed = table.primaryKey.length > 0 || build.query.onConflict !== undefined
  return withSettings(formatInsert(asked, row!, table.name, isKeyed), row!)
}

async function put(asked: Asked, table: Table, build: Build): Promise<Answer> {
  checkPut(build.query, build, table)
  const rows = parseRows(asked.body, asked.contentType, build.query.columns)
  if (!table.primaryKey.every((name) => rows.keys.includes(name))) {
    throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
  }
  const statement = buildPut(build, table, rows, asked)
  const [row] = await run(asked.session(false), statement, suspectsOf(build, table, rows))
  return withSettings(formatPut(asked, row!), row!)
}

/** The address of a PUT names one row by its whole key and nothing else. */
function checkPut({ levels }: Query, { level }: Build, table: Table) {
  if (level.limit !== undefined || level.offset !== 0) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  const named = level.conditions.map((one) =>
    one.kind === 'filter' && one.operator === 'eq' && !one.negated && !one.quantifier && one.field.path.length === 0
      ? one.field.name
      : undefined,
  )
  const key = table.primaryKey
  const isKey = key.length > 0 && named.length === key.length && key.every((name) => named.includes(name))
  if (isKey && levels.size <= 1) return
  throw new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators")
}

async function update(asked: Asked, table: Table, build: Build): Promise<Answer> {
  const rows = parseRows(asked.body, asked.contentType, build.query.columns)
  const statement = buildUpdate(build, table, rows, asked)
  const [row] = await run(asked.session(false), statement, suspectsOf(build, table, rows))
  return withSettings(formatUpdate(asked, row!), row!)
}

async function remove(asked: Asked, table: Table, build: Build): Promise<Answer> {
  const [row] = await run(asked.session(false), buildDelete(build, table, asked), build)
  return withSettings(formatDelete(asked, row!), row!)
}

function suspectsOf({ literals }: Build, table: Table, rows: Rows): Suspects {
  const expand = (names: string[]) => expandSql(rows, columnsOf(table, names))
  return { literals, body: { names: rows.keys, label: (name) => `Column "${name}"`, expand } }
}
