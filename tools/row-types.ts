/**
 * Writes `shared/src/database.ts` from the migrated schema: one type per table, for the SDK and for us.
 * Run `npm run row-types` after a migration; a test compares the file with the schema.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { startTestCluster } from '../server/src/testing/cluster'

const TYPES = new Map([
  ['uuid', 'string'],
  ['text', 'string'],
  ['timestamptz', 'string'],
  ['date', 'string'],
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['numeric', 'number'],
  ['float8', 'number'],
  ['bool', 'boolean'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
  ['_text', 'string[]'],
])

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
}

/** The source text of the row types of a database. */
export async function rowTypes(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable, a.atthasdef as has_default
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`)
  await client.end()

  const tables = groupByTable(rows)
  const bodies = [...tables].map(([name, columns]) => {
    const line = (column: Column, optional: boolean) => {
      const type = TYPES.get(column.type)
      if (!type) throw new Error(`No type is known for ${column.table}.${column.column} (${column.type})`)
      return `          ${column.column}${optional ? '?' : ''}: ${type}${column.nullable ? ' | null' : ''}`
    }
    const row = columns.map((column) => line(column, false)).join('\n')
    const insert = columns.map((column) => line(column, column.nullable || column.has_default)).join('\n')
    const update = columns.map((column) => line(column, true)).join('\n')
    return `      ${name}: {\n        Row: {\n${row}\n        }\n        Insert: {\n${insert}\n        }\n        Update: {\n${update}\n        }\n        Relationships: []\n      }`
  })
  return `// Made by \`npm run row-types\` from database/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database {
  public: {
    Tables: {
${bodies.join('\n')}
    }
    Views: Record<never, never>
    Functions: Record<never, never>
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

/** A stored row of a table, with SQL's names. */
export type Row<Table extends keyof Database['public']['Tables']> = Database['public']['Tables'][Table]['Row']
`
}

function groupByTable(rows: Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  return tables
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cluster = await startTestCluster()
  const url = new URL(cluster.serverUrl)
  url.pathname = `/${cluster.template}`
  await writeFile(join(import.meta.dirname, '../shared/src/database.ts'), await rowTypes(url.href))
  await cluster.stop()
}
