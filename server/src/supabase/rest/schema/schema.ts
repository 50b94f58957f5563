/** A type as PostgreSQL knows it. */
export interface TypeName {
  /** As it may stand in SQL, with schema, length and precision: `numeric(12,2)`. Comes from the catalogue. */
  type: string
  /** The bare type: `numeric`, `_text`. */
  typeName: string
  isArray: boolean
}

export interface Column extends TypeName {
  name: string
  notNull: boolean
  /** The default as an SQL expression of the catalogue, null when there is none. */
  defaultSql: string | null
  /** What the database says about it, for descriptions. */
  comment: string | null
  /** Of an enumeration. */
  values: string[] | null
}

/** What a function of one row makes of it; reads like a column. */
export interface ComputedColumn extends TypeName {
  name: string
}

/** A function of one row that gives rows of a table: an embed of its own name. */
export interface ComputedRelationship {
  name: string
  table: string
  toOne: boolean
}

export interface ForeignKey {
  name: string
  columns: string[]
  table: string
  foreignColumns: string[]
}

/** A table, a view, or the rows of a function. */
export interface Table {
  schema: string
  name: string
  isView: boolean
  comment: string | null
  columns: Map<string, Column>
  computed: Map<string, ComputedColumn>
  computedRelationships: Map<string, ComputedRelationship>
  primaryKey: string[]
  /** Primary key and unique constraints, each as its columns. */
  unique: string[][]
  /** Also those a view takes over from the tables it reads, and those that lead to such a view. */
  foreignKeys: ForeignKey[]
}

export interface Parameter {
  name: string
  type: string
  required: boolean
  isVariadic: boolean
}

export interface SqlFunction {
  name: string
  comment: string | null
  parameters: Parameter[]
  returnsSet: boolean
  /** `void`, one value, or a row with columns. */
  returns: 'void' | 'scalar' | 'row'
  /** Of a row: its columns, and the table where it is one's row. Of a value: one column. */
  table: Table
  isVolatile: boolean
}

/** One exposed schema. Nothing of another can be named in a request. */
export interface Schema {
  name: string
  tables: Map<string, Table>
  /** Overloads share a name. */
  functions: Map<string, SqlFunction[]>
  /** Names a cast may use, as `[schema, type]`. */
  types: Map<string, [string, string]>
}

/** The column in which a function's plain values stand. */
export const SCALAR = 'pgrst_scalar'

export function emptyTable(schema: string, name: string): Table {
  return {
    schema,
    name,
    isView: false,
    comment: null,
    columns: new Map(),
    computed: new Map(),
    computedRelationships: new Map(),
    primaryKey: [],
    unique: [],
    foreignKeys: [],
  }
}
