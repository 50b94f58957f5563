import { describe, expect, test } from 'vitest'
import { readCsv } from './csv'
import { parseFilter, parseLogicTree } from './filter'
import { parseAccept } from './media-type'
import { parseOrder } from './order'
import { parsePreferences } from './preferences'
import { parseQuery } from './query'
import { intersect, parseRange } from './range'
import { parseSelect } from './select'

const title = { name: 'title', path: [] }

describe('a filter', () => {
  test.each([
    ['eq.a.b', { operator: 'eq', negated: false, value: 'a.b' }],
    ['not.eq.x', { operator: 'eq', negated: true, value: 'x' }],
    ['eq."quoted"', { operator: 'eq', value: '"quoted"' }],
    ['eq.', { operator: 'eq', value: '' }],
    ['like(any).{a*,b*}', { operator: 'like', quantifier: 'any' }],
    ['is.NULL', { operator: 'is', value: 'null' }],
    ['in.(1,"a,b","c\\"d")', { operator: 'in', values: ['1', 'a,b', 'c"d'] }],
    ['in.()', { operator: 'in', values: [] }],
    ['plfts(english).fat cat', { operator: 'plfts', language: 'english', value: 'fat cat' }],
  ])('reads title=%s', (expression, expected) => {
    expect(parseFilter(title, expression)).toMatchObject({ kind: 'filter', field: title, ...expected })
  })

  test.each(['constructor.1', 'x', '', 'eq', 'is.maybe', 'in.(1', 'neq(any).{1}'])('refuses title=%s', (expression) => {
    expect(() => parseFilter(title, expression)).toThrow(expect.objectContaining({ status: 400, code: 'PGRST100' }))
  })
})

describe('a logic tree', () => {
  test('nests, negates and unquotes', () => {
    expect(parseLogicTree('or', false, '(a.eq.1,not.and(b.gt.2,c.not.is.null),"d e".in.(1,"x,y"))')).toMatchObject({
      operator: 'or',
      conditions: [
        { field: { name: 'a' }, operator: 'eq', value: '1' },
        {
          operator: 'and',
          negated: true,
          conditions: [
            { operator: 'gt', value: '2' },
            { operator: 'is', negated: true, value: 'null' },
          ],
        },
        { field: { name: 'd e' }, operator: 'in', values: ['1', 'x,y'] },
      ],
    })
  })

  test.each(['', '(', '(a.eq.1', '(a.eq.1)x', '(a)'])('refuses %j', (text) => {
    expect(() => parseLogicTree('and', false, text)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })
})

describe('a select list', () => {
  test('knows aliases, casts, JSON paths, embeds and spreads', () => {
    expect(
      parseSelect(
        '*,t:title::text,script_data->a->>b,folder:script_folders!scripts_folder_id_own!inner(id,name),...profiles(full_name)',
      ),
    ).toMatchObject([
      { kind: 'column', field: { name: '*' } },
      { kind: 'column', field: { name: 'title' }, alias: 't', cast: 'text' },
      { kind: 'column', field: { name: 'script_data', path: [{}, {}] } },
      {
        kind: 'embed',
        relation: 'script_folders',
        alias: 'folder',
        hint: 'scripts_folder_id_own',
        join: 'inner',
        spread: false,
      },
      { kind: 'embed', relation: 'profiles', spread: true },
    ])
  })

  test.each(['title(', 'a,,b', 'title::', '...', `${'a('.repeat(30)}x${')'.repeat(30)}`])('refuses %s', (text) => {
    expect(() => parseSelect(text)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })
})

test('levels are found by the names of embeds, and the first of a reserved word counts', () => {
  const query = parseQuery('a.b.limit=2&a.b.order=x&a.b.order=y&a.not.or=(c.eq.1)&select=id&select=*&lonely')
  expect([...query.levels.values()]).toMatchObject([
    { path: ['a', 'b'], level: { limit: 2, order: [{ field: { name: 'x' } }] } },
    { path: ['a'], level: { conditions: [{ kind: 'logic', operator: 'or', negated: true }] } },
  ])
  expect(query.select).toMatchObject([{ field: { name: 'id' } }])
})

test('of a call by address, what is no filter is an argument', () => {
  const query = parseQuery('a=1&a=2&b=eq.3&films.order=title&limit=4&c=', true)
  expect(query.args).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['c', ''],
  ])
  expect([...query.levels.keys()]).toEqual(['', 'films'])
})

describe('CSV', () => {
  test.each([
    ['a,b\n1,2', [{ a: '1', b: '2' }]],
    ['a\r\n"x ""y"", z"\r\n', [{ a: 'x "y", z' }]],
    [
      'a,b\nNULL,"NULL"\n,',
      [
        { a: null, b: 'NULL' },
        { a: '', b: '' },
      ],
    ],
    ['a', []],
    ['"a,b"\n"1\n2"', [{ 'a,b': '1\n2' }]],
  ])('%j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  test.each(['', 'a,b\n1', 'a\n"x', 'a\n"x"y'])('refuses %j', (text) => {
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ code: 'PGRST102' }))
  })
})

test('an order names columns, directions and the place of nulls', () => {
  expect(parseOrder('title.desc.nullslast,created_at')).toMatchObject([
    { field: { name: 'title' } },
    { field: { name: 'created_at' } },
  ])
  expect(() => parseOrder('title.sideways')).toThrow(expect.objectContaining({ code: 'PGRST100' }))
})

test('a query keeps filters apart from its reserved words, and embeds apart from the table', () => {
  const query = parseQuery('select=id&title=eq.x&order=id.asc&limit=5&offset=2&on_conflict=a,b&columns="a","b"')
  expect(query).toMatchObject({ onConflict: ['a', 'b'], columns: ['a', 'b'] })
})

test.each([
  ['0-9', { offset: 0, limit: 10 }],
  ['items=5-', { offset: 5 }],
  ['bytes=0-9', { offset: 0 }],
  [undefined, { offset: 0 }],
])('the range %s means %o', (header, expected) => {
  expect(parseRange(header)).toEqual(expected)
})

test('a range and a limit give what both allow', () => {
  expect(intersect({ offset: 10, limit: 10 }, 5, 0)).toEqual({ offset: 10, limit: 0 })
  expect(intersect({ offset: 0, limit: 10 }, 5, 2)).toEqual({ offset: 2, limit: 5 })
  expect(() => parseRange('9-0')).toThrow(expect.objectContaining({ status: 416 }))
})

test('of preferences the first of a kind counts, and strict handling refuses strangers', () => {
  expect(
    parsePreferences('return=representation, return=minimal,count=exact,resolution=merge-duplicates'),
  ).toMatchObject({
    return: 'representation',
    count: 'exact',
    resolution: 'merge-duplicates',
  })
  expect(() => parsePreferences('handling=strict,anything=goes')).toThrow(expect.objectContaining({ code: 'PGRST122' }))
})

test('the media type is the first that can be made', () => {
  expect(parseAccept('application/vnd.pgrst.object+json')).toMatchObject({ kind: 'object' })
  expect(parseAccept('text/csv')).toMatchObject({ kind: 'csv' })
  expect(() => parseAccept('image/png')).toThrow(expect.objectContaining({ status: 406, code: 'PGRST107' }))
})
