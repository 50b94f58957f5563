import { sql } from 'kysely'
import type { Answer } from './format'
import { run, type Session } from './run'
import type { Column, Schema } from './schema-cache'

/** What the caller's role may use, in the OpenAPI 2.0 shape that clients of the original read. */
export async function describeSchema(session: Session, schema: Schema): Promise<Answer> {
  const rows = await run(session, REACHABLE, { literals: [] })
  const tables = rows.flatMap(({ name }) => schema.tables.get(name) ?? [])
  const description = {
    swagger: '2.0',
    info: { title: 'Reelwright data API', description: 'Tables and views that this role can reach', version: '1' },
    basePath: '/rest/v1',
    consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries(
      tables.map(({ name }) => [
        `/${name}`,
        Object.fromEntries(
          ['get', 'post', 'patch', 'delete'].map((method) => [
            method,
            { tags: [name], responses: { 200: { description: 'OK' } } },
          ]),
        ),
      ]),
    ),
    definitions: Object.fromEntries(
      tables.map(({ name, columns }) => [
        name,
        {
          type: 'object',
          required: [...columns.values()]
            .filter(({ notNull, defaultSql }) => notNull && defaultSql === null)
            .map(({ name }) => name),
          properties: Object.fromEntries([...columns.values()].map((column) => [column.name, propertyOf(column)])),
        },
      ]),
    ),
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/openapi+json; charset=utf-8' },
    body: JSON.stringify(description),
  }
}

const REACHABLE = sql<{ name: string }>`
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    and (has_table_privilege(oid, 'select, insert, update, delete') or has_any_column_privilege(oid, 'select, insert, update'))
  order by relname`

const KINDS = new Map([
  ...['int2', 'int4', 'int8'].map((name) => [name, 'integer'] as const),
  ...['numeric', 'float4', 'float8'].map((name) => [name, 'number'] as const),
  ['bool', 'boolean'] as const,
])

function propertyOf({ type, typeName, isArray }: Column) {
  if (isArray) return { type: 'array', format: type, items: {} }
  if (typeName === 'json' || typeName === 'jsonb') return { format: type }
  return { type: KINDS.get(typeName) ?? 'string', format: type }
}
