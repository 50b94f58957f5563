import { sql, type RawBuilder } from 'kysely'
import type { Column } from './schema'

/** What PostgreSQL's catalogue says about the exposed schemas, with object identifiers to tie it together. */
export interface Catalogue {
  relations: CatalogueRelation[] | null
  /** Of every table, exposed or not: a view may stand before it. */
  keys: { table: number; kind: 'p' | 'u'; columns: number[] }[] | null
  foreign_keys:
    | { name: string; table: number; columns: number[]; foreign_table: number; foreign_columns: number[] }[]
    | null
  /** How each view is made, as PostgreSQL's own parse tree. */
  views: { view: number; tree: string }[] | null
  functions: CatalogueFunction[] | null
  types: { schema: string; name: string }[] | null
}

export interface CatalogueRelation {
  id: number
  schema: string
  name: string
  is_view: boolean
  comment: string | null
  columns: CatalogueColumn[] | null
}

export interface CatalogueColumn extends Pick<Column, 'name' | 'type' | 'comment' | 'values'> {
  number: number
  type_name: string
  is_array: boolean
  not_null: boolean
  default_sql: string | null
}

export interface CatalogueArgument {
  name: string | null
  mode: 'i' | 'o' | 'b' | 'v' | 't'
  type: string
  type_name: string
  is_array: boolean
}

export interface CatalogueFunction {
  schema: string
  name: string
  comment: string | null
  arguments: CatalogueArgument[] | null
  defaults: number
  returns_set: boolean
  /** 1 when the planner is to expect one row (`rows 1`). */
  rows: number
  return_type: string
  return_type_name: string
  return_is_array: boolean
  /** The relation whose row it returns, exposed or not. */
  return_relation: number | null
  return_columns: CatalogueColumn[] | null
  /** The relation whose row is its only argument. */
  row_of: number | null
  is_volatile: boolean
}

/** Of the type `t`; a domain counts as what it is over. */
const isArray = sql`coalesce(nullif(t.typbasetype, 0)::regtype::oid, t.oid) in (select oid from pg_type where typcategory = 'A')`

/** One JSON object of a column of `a`, whose type is `t`. Identity columns count as having the next number as their default. */
const column = sql`json_build_object(
  'number', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'type_name', t.typname,
  'is_array', ${isArray}, 'not_null', a.attnotnull, 'comment', col_description(a.attrelid, a.attnum),
  'values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
  'default_sql', case
    when a.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
    when a.attgenerated = '' then (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = a.attrelid and d.adnum = a.attnum)
  end)`

const columnsOf = (relation: RawBuilder<unknown>) => sql`(
  select json_agg(${column} order by a.attnum) from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped)`

/** One round trip. With an empty search path every type and function comes with its schema. */
export const catalogueSql = (schemas: string[]) => sql<{ catalogue: Catalogue }>`
  with exposed as (select oid, nspname from pg_namespace where nspname = any (${schemas}::text[])),
  outside as (select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema', 'pg_toast')),
  classes as (
    select c.oid, c.relname, c.reltype, c.relkind in ('v', 'm') as is_view, e.nspname from pg_class c
    join exposed e on e.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  ),
  constraints as (
    select k.* from pg_constraint k where k.connamespace not in (select oid from outside) and k.contype in ('p', 'u', 'f') and k.conparentid = 0
  ),
  functions as (
    select e.nspname as schema, p.proname as name, obj_description(p.oid, 'pg_proc') as comment,
      (select json_agg(json_build_object('name', p.proargnames[n], 'mode', coalesce(p.proargmodes[n], 'i'),
          'type', format_type(u.o, null), 'type_name', t.typname, 'is_array', ${isArray}) order by n)
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u(o, n) join pg_type t on t.oid = u.o) as arguments,
      p.pronargdefaults as defaults, p.proretset as returns_set, p.prorows as rows,
      format_type(t.oid, null) as return_type, t.typname as return_type_name, ${isArray} as return_is_array,
      c.oid::int8 as return_relation,
      case when c.oid is not null then ${columnsOf(sql`c.oid`)} end as return_columns,
      (select c.oid::int8 from classes c where p.pronargs = 1 and c.reltype = p.proargtypes[0]) as row_of,
      p.provolatile = 'v' as is_volatile
    from pg_proc p
    join exposed e on e.oid = p.pronamespace
    join pg_type t on t.oid = p.prorettype
    left join pg_class c on c.oid = t.typrelid
    where p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger', 'internal', 'cstring')
    order by p.proname, p.oid
  )
  select json_build_object(
    'relations', (select json_agg(json_build_object('id', c.oid::int8, 'schema', c.nspname, 'name', c.relname, 'is_view', c.is_view,
      'comment', obj_description(c.oid, 'pg_class'), 'columns', ${columnsOf(sql`c.oid`)})) from classes c),
    'keys', (select json_agg(json_build_object('table', conrelid::int8, 'kind', contype, 'columns', conkey) order by conname)
      from constraints where contype in ('p', 'u')),
    'foreign_keys', (select json_agg(json_build_object('name', conname, 'table', conrelid::int8, 'columns', conkey,
      'foreign_table', confrelid::int8, 'foreign_columns', confkey) order by conname, conrelid) from constraints where contype = 'f'),
    'views', (select json_agg(json_build_object('view', r.ev_class::int8, 'tree', r.ev_action::text)) from pg_rewrite r
      join pg_class c on c.oid = r.ev_class and c.relkind in ('v', 'm') and c.relnamespace not in (select oid from outside)
      where r.rulename = '_RETURN' and exists (select from classes where is_view)),
    'functions', (select json_agg(functions) from functions),
    'types', (select json_agg(json_build_object('schema', n.nspname, 'name', t.typname)) from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where (n.nspname = 'pg_catalog' or n.nspname = any (${schemas}::text[])) and t.typtype in ('b', 'e', 'd', 'r', 'm') and t.typname <> 'char')
  ) as catalogue`
