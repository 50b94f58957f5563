import { expect, test } from 'vitest'
import type { SelectEmbed } from '../parse/select'
import { emptyTable, type ForeignKey, type Schema, type Table } from '../schema/schema'
import { closestName } from './closest'
import { findRelationship } from './relationships'

const table = (name: string, primaryKey: string[], foreignKeys: ForeignKey[] = []): Table => ({
  ...emptyTable('public', name),
  primaryKey,
  unique: [primaryKey],
  foreignKeys,
})
const key = (name: string, column: string, to: string): ForeignKey => ({
  name,
  columns: [column],
  table: to,
  foreignColumns: ['id'],
})

const tables = [
  table('people', ['id']),
  table('film_facts', ['id']),
  table('films', ['id'], [key('films_director', 'director_id', 'people'), key('films_writer', 'writer_id', 'people')]),
  table('posters', ['film_id'], [key('posters_film', 'film_id', 'films')]),
  table(
    'roles',
    ['film_id', 'actor_id'],
    [key('roles_film', 'film_id', 'films'), key('roles_actor', 'actor_id', 'people')],
  ),
]
const schema: Schema = {
  name: 'public',
  tables: new Map(tables.map((one) => [one.name, one])),
  functions: new Map(),
  types: new Map(),
}
const embed = (relation: string, hint?: string): SelectEmbed => ({
  kind: 'embed',
  relation,
  hint,
  spread: false,
  items: [],
})
const find = (from: string, relation: string, hint?: string) =>
  findRelationship(schema, schema.tables.get(from)!, embed(relation, hint))

test.each([
  ['films', 'posters', undefined, 'one-to-one', true],
  ['posters', 'films', undefined, 'one-to-one', true],
  ['films', 'people', 'films_writer', 'many-to-one', true],
  ['films', 'people', 'director_id', 'many-to-one', true],
  ['films', 'director_id', undefined, 'many-to-one', true],
  ['people', 'films', 'writer_id', 'one-to-many', false],
  ['films', 'people', 'roles', 'many-to-many', false],
  ['films', 'roles', undefined, 'one-to-many', false],
] as const)('%s with %s!%s is %s', (from, relation, hint, cardinality, toOne) => {
  expect(find(from, relation, hint)).toMatchObject({ cardinality, toOne })
})

test('several ways to a table are listed, none is guessed', () => {
  expect(() => find('films', 'people')).toThrow(
    expect.objectContaining({
      status: 300,
      code: 'PGRST201',
      details: expect.arrayContaining([
        expect.objectContaining({ cardinality: 'many-to-many', embedding: 'films with people' }),
      ]),
      hint: "Try changing 'people' to one of the following: 'people!films_director', 'people!films_writer', 'people!roles'. Find the desired relationship in the 'details' key.",
    }),
  )
})

test('a table without a way to it is refused with the nearest one that has', () => {
  expect(() => find('films', 'poster')).toThrow(
    expect.objectContaining({
      status: 400,
      code: 'PGRST200',
      hint: "Perhaps you meant 'posters' instead of 'poster'.",
    }),
  )
})

test('a table without any relationship is refused with the nearest one that has some', () => {
  expect(() => find('film_facts', 'poster')).toThrow(
    expect.objectContaining({ code: 'PGRST200', hint: "Perhaps you meant 'films' instead of 'film_facts'." }),
  )
})

test.each([
  ['script', ['scripts', 'profiles'], 'scripts'],
  ['blurb_message', ['get_status', 'get_messages', 'void_func'], 'get_messages'],
  ['(a, b, wrong_arg)', ['()', '(a, b)', '(a, b, c)'], '(a, b, c)'],
  ['(wrong_arg)', ['()', '(a, b)', '(a, b, c)'], undefined],
  ['Zebra', ['scripts', 'profiles', 'zebra'], 'zebra'],
  ['zebra', ['scripts', 'profiles'], undefined],
  ['', ['', 'a'], ''],
  ['🐴'.repeat(500), ['🐴', 'scripts'], undefined],
])('of %j the closest of %j is %j', (wanted, names, closest) => {
  expect(closestName(wanted, names)).toBe(closest)
})
