import { sql } from 'kysely'
import type { Answer } from './answer'
import type { Asked } from './request'
import { run } from './run'
import type { Column, Parameter, SqlFunction, Table, TypeName } from './schema/schema'

/** What the caller's role may use, in the OpenAPI 2.0 shape that clients of the original read. */
export async function describeSchema(asked: Asked): Promise<Answer> {
  const { schema, profile } = asked
  const [reachable] = await run(asked.session(true), reachableSql(schema.name), { literals: [] })
  const tables = reachable!.tables.flatMap((name) => schema.tables.get(name) ?? [])
  const functions = reachable!.functions.flatMap((name) => schema.functions.get(name)?.slice(0, 1) ?? [])
  const description = {
    swagger: '2.0',
    info: {
      title: 'Reelwright data API',
      description: 'Tables, views and functions that this role can use',
      version: '1',
    },
    basePath: '/rest/v1',
    schemes: ['http', 'https'],
    consumes: MEDIA_TYPES,
    produces: MEDIA_TYPES,
    paths: Object.fromEntries([
      ...tables.map((table) => [`/${table.name}`, tablePath(table)]),
      ...functions.map((called) => [`/rpc/${called.name}`, functionPath(called)]),
    ]),
    definitions: Object.fromEntries(tables.map((table) => [table.name, definitionOf(table)])),
    parameters: Object.fromEntries(PARAMETERS),
  }
  return {
    status: 200,
    headers: {
      'content-type': 'application/openapi+json; charset=utf-8',
      ...(profile === undefined ? {} : { 'content-profile': profile }),
    },
    body: asked.method === 'HEAD' ? undefined : JSON.stringify(description),
  }
}

const MEDIA_TYPES = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
]

const reachableSql = (schema: string) => sql<{ tables: string[]; functions: string[] }>`
  select
    (select coalesce(json_agg(relname order by relname), '[]') from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schema} and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and (has_table_privilege(c.oid, 'select, insert, update, delete') or has_any_column_privilege(c.oid, 'select, insert, update'))
    ) as tables,
    (select coalesce(json_agg(distinct proname), '[]') from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = ${schema} and p.prokind = 'f' and has_function_privilege(p.oid, 'execute')
    ) as functions`

const header = (name: string, values: string[]) => ({
  name,
  in: 'header',
  required: false,
  type: 'string',
  enum: values,
})
const query = (name: string, description: string) => ({
  name,
  in: 'query',
  required: false,
  type: 'string',
  description,
})

const PARAMETERS = new Map<string, object>([
  ['select', query('select', 'Columns to return, and resources to embed')],
  ['order', query('order', 'Ordering')],
  ['offset', query('offset', 'Number of rows to skip')],
  ['limit', query('limit', 'Maximum number of rows to return')],
  ['on_conflict', query('on_conflict', 'Columns that decide whether an upsert updates an existing row')],
  ['preferCount', header('Prefer', ['count=exact', 'count=planned', 'count=estimated'])],
  ['preferReturn', header('Prefer', ['return=representation', 'return=minimal', 'return=headers-only'])],
])

const reference = (name: string) => ({ $ref: `#/parameters/${name}` })

function tablePath({ name, comment, columns }: Table) {
  const filters = [...columns.values()].map((column) => query(column.name, `Filter on ${column.name} (${column.type})`))
  const body = { name, in: 'body', required: false, schema: { $ref: `#/definitions/${name}` } }
  const about = { tags: [name], ...(comment ? { summary: comment } : {}) }
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } }
  const reading = ['select', 'order', 'offset', 'limit', 'preferCount'].map(reference)
  return {
    get: { ...about, parameters: [...filters, ...reading], responses: { 200: { description: 'OK', schema: rows } } },
    post: {
      ...about,
      parameters: [body, ...['select', 'on_conflict', 'preferReturn'].map(reference)],
      responses: { 201: { description: 'Created' } },
    },
    patch: {
      ...about,
      parameters: [...filters, body, reference('preferReturn')],
      responses: { 204: { description: 'No Content' } },
    },
    delete: {
      ...about,
      parameters: [...filters, reference('preferReturn')],
      responses: { 204: { description: 'No Content' } },
    },
  }
}

function functionPath({ name, comment, parameters }: SqlFunction) {
  const schema = {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, argumentOf(parameter)])),
  }
  const args = { name: 'args', in: 'body', required: true, schema }
  const about = comment ? { summary: comment } : {}
  return { post: { tags: [`(rpc) ${name}`], ...about, parameters: [args], responses: { 200: { description: 'OK' } } } }
}

const argumentOf = ({ type }: Parameter) => ({ format: type, type: KINDS.get(type) ?? 'string' })

function definitionOf({ columns, comment, primaryKey, foreignKeys }: Table) {
  const list = [...columns.values()]
  const noteOf = (name: string) => {
    const key = foreignKeys.find((one) => one.columns.length === 1 && one.columns[0] === name)
    const primary = primaryKey.includes(name) ? ['This is a Primary Key.<pk/>'] : []
    const foreign = key
      ? [
          `This is a Foreign Key to \`${key.table}.${key.foreignColumns[0]}\`.<fk table='${key.table}' column='${key.foreignColumns[0]}'/>`,
        ]
      : []
    const notes = [...primary, ...foreign]
    return notes.length ? `Note:\n${notes.join('\n')}` : undefined
  }
  return {
    type: 'object',
    ...(comment ? { description: comment } : {}),
    required: list.filter(({ notNull }) => notNull).map(({ name }) => name),
    properties: Object.fromEntries(list.map((column) => [column.name, propertyOf(column, noteOf(column.name))])),
  }
}

/** Of OpenAPI, by PostgreSQL's names. */
const KINDS = new Map([
  ...['int2', 'int4', 'int8', 'smallint', 'integer', 'bigint'].map((name) => [name, 'integer'] as const),
  ...['numeric', 'float4', 'float8', 'real', 'double precision'].map((name) => [name, 'number'] as const),
  ...['bool', 'boolean'].map((name) => [name, 'boolean'] as const),
])

function propertyOf(column: Column, note: string | undefined) {
  const description = [column.comment, note].filter(Boolean).join('\n\n')
  return {
    ...(description ? { description } : {}),
    ...(column.defaultSql === null ? {} : { default: column.defaultSql }),
    ...(column.values ? { enum: column.values } : {}),
    ...formatOf(column),
  }
}

function formatOf({ type, typeName, isArray }: TypeName) {
  if (isArray) return { type: 'array', format: type, items: {} }
  if (typeName === 'json' || typeName === 'jsonb') return { format: type }
  return { type: KINDS.get(typeName) ?? 'string', format: type }
}
