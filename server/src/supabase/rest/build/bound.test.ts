import fc from 'fast-check'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { parseArguments, parseRows, textArguments } from '../parse/body'
import { parseAccept } from '../parse/media-type'
import { parsePreferences } from '../parse/preferences'
import { parseQuery } from '../parse/query'
import { RestError } from '../rest-error'
import { plainColumn } from '../schema/columns'
import { emptyTable, type Schema, type SqlFunction, type Table } from '../schema/schema'
import { buildCall } from './call'
import { buildDelete, buildUpdate } from './change'
import { buildInsert, buildPut } from './insert'
import { buildRead } from './read'
import { newBuild } from './scope'

/** Nothing of ours has these letters, so where they stand in a statement, a caller put them. */
const MARK = 'zqx'

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The statement without its quoted identifiers, among which are the names that a caller gives to columns of the answer. */
const bare = (statement: RawBuilder<unknown>) => statement.compile(compiler).sql.replace(/"(?:[^"]|"")*"/g, '')

const column = (name: string, type: string) =>
  [name, plainColumn(name, { type, typeName: type, isArray: false })] as const
const table = (name: string, more: Partial<Table> = {}): Table => ({
  ...emptyTable('public', name),
  columns: new Map([
    column('id', 'integer'),
    column('title', 'text'),
    column('info', 'jsonb'),
    column('film_id', 'integer'),
  ]),
  primaryKey: ['id'],
  unique: [['id']],
  ...more,
})
const films = table('films')
const awards = table('awards', {
  foreignKeys: [{ name: 'awards_film', columns: ['film_id'], table: 'films', foreignColumns: ['id'] }],
})
const called: SqlFunction = {
  name: 'search',
  comment: null,
  parameters: [
    { name: 'a', type: 'text', required: false, isVariadic: false },
    { name: 'b', type: 'text[]', required: false, isVariadic: true },
  ],
  returnsSet: true,
  returns: 'row',
  table: films,
  isVolatile: true,
}
const schema: Schema = {
  name: 'public',
  tables: new Map([films, awards].map((one) => [one.name, one])),
  functions: new Map([['search', [called]]]),
  types: new Map([['text', ['pg_catalog', 'text']]]),
}

const marked = fc
  .tuple(fc.string({ maxLength: 8 }), fc.constantFrom('', "'", '"', '\\', "')--", '"))', '$1', ',', '.', '(', '{'))
  .map(([text, sign]) => `${text}${sign}${MARK}${sign}`)
const field = fc.constantFrom('title', 'id', 'info->>a', `info->${MARK}->b`, '"title"', MARK, `${MARK}->a`)
const operator = fc.constantFrom(
  ...['eq', 'neq', 'gt', 'like', 'ilike', 'match', 'in', 'is', 'isdistinct', 'cs', 'fts', 'plfts(english)'],
  ...[`fts(${MARK})`, 'eq(any)', 'like(all)', 'not.eq', MARK],
)
const operand = fc
  .tuple(operator, marked)
  .map(([op, value]) => (op.endsWith('in') ? `in.(${value})` : `${op}.${value}`))
const embed = fc.constantFrom('', 'awards.', `${MARK}.`)
const pair = fc.oneof(
  fc.tuple(embed, field, operand).map(([rel, name, value]) => [`${rel}${name}`, value]),
  fc.tuple(embed, field, operand).map(([rel, name, value]) => [`${rel}or`, `(${name}.${value},and(${name}.${value}))`]),
  fc.tuple(embed, field).map(([rel, name]) => [`${rel}order`, `${name}.desc`]),
  fc
    .tuple(embed, fc.constantFrom('limit', 'offset'), fc.oneof(marked, fc.constant('1')))
    .map(([rel, key, value]) => [rel + key, value]),
  fc.tuple(fc.constantFrom('columns', 'on_conflict'), fc.oneof(field, marked)).map(([key, value]) => [key, value]),
  fc
    .tuple(field, marked)
    .map(([name, alias]) => ['select', `*,"${alias}":${name},${name}::text,awards(*),...awards(x:${name})`]),
  fc.constant(['select', `id,${MARK}:title,${MARK}:awards(${MARK}:id)`]),
)
const search = fc
  .array(pair, { maxLength: 4 })
  .map((pairs) => pairs.map((one) => one.map((text) => encodeURIComponent(text ?? '')).join('=')).join('&'))
const row = fc.dictionary(fc.constantFrom('id', 'title', 'info'), fc.oneof(marked, fc.constant(null)), { minKeys: 1 })
const request = {
  media: parseAccept('application/vnd.pgrst.object+json'),
  preferences: parsePreferences('return=representation,count=exact,resolution=merge-duplicates'),
  range: { offset: 0 },
  withBody: true,
}

/** A request that makes no sense is refused, which is as good. */
function unlessRefused(make: () => RawBuilder<unknown>) {
  try {
    return make()
  } catch (error) {
    if (error instanceof RestError) return undefined
    throw error
  }
}

describe('nothing of a caller becomes part of a statement', () => {
  const builders: [string, (search: string, body: object) => RawBuilder<unknown>][] = [
    ['a read', (search) => buildRead(newBuild(schema, parseQuery(search), 10), films, request).statement],
    [
      'an insert',
      (search, body) => {
        const query = parseQuery(search)
        const rows = parseRows(JSON.stringify(body), undefined, query.columns)
        return buildInsert(newBuild(schema, query, 10), films, rows, request)
      },
    ],
    [
      'a put',
      (search, body) =>
        buildPut(
          newBuild(schema, parseQuery(search), 10),
          films,
          parseRows(JSON.stringify(body), undefined, undefined),
          request,
        ),
    ],
    [
      'an update',
      (search, body) =>
        buildUpdate(
          newBuild(schema, parseQuery(search), 10),
          films,
          parseRows(JSON.stringify(body), undefined, undefined),
          request,
        ),
    ],
    ['a delete', (search) => buildDelete(newBuild(schema, parseQuery(search), 10), films, request)],
    [
      'a call with a body',
      (search, body) => {
        const { named } = parseArguments(JSON.stringify({ a: body, b: [MARK] }), undefined, undefined)
        return buildCall(newBuild(schema, parseQuery(search), 10), called, named, { ...request, isReadOnly: false })
          .statement
      },
    ],
    [
      'a call by address',
      (search) => {
        const given = textArguments([
          ['a', `'${MARK}`],
          ['b', `${MARK}"`],
          ['b', MARK],
        ])
        return buildCall(newBuild(schema, parseQuery(search, true), 10), called, given, {
          ...request,
          isReadOnly: true,
        }).statement
      },
    ],
  ]
  test.each(builders)('%s', (_name, build) => {
    let made = 0
    fc.assert(
      fc.property(search, row, (search, body) => {
        const statement = unlessRefused(() => build(search, body))
        if (!statement) return
        made++
        expect(bare(statement)).not.toContain(MARK)
      }),
      { numRuns: 300 },
    )
    expect(made).toBeGreaterThan(20)
  })
})
