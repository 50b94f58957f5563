import { postgresChangesFilter } from '@supabase/supabase-js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth } from '../../testing/growth'
import { FilterFault, OPERATORS, parseFilter, type Condition } from './filter'

const condition = (column: string, operator: string, values: (string | null)[], negated = false) =>
  ({ column, operator, values, negated }) as Condition

test.each<[string, Condition[]]>([
  ['', []],
  ['id=eq.1', [condition('id', 'eq', ['1'])]],
  ['name=eq.a.b', [condition('name', 'eq', ['a.b'])]],
  ['name=eq.', [condition('name', 'eq', [''])]],
  ['name=eq.a=b', [condition('name', 'eq', ['a=b'])]],
  ['a=gt.1,b=not.like.x%', [condition('a', 'gt', ['1']), condition('b', 'like', ['x%'], true)]],
  ['name=eq."a,b"', [condition('name', 'eq', ['a,b'])]],
  ['name=eq."say \\"hi\\" \\\\"', [condition('name', 'eq', ['say "hi" \\'])]],
  ['a=in.(x,"y,z",")"),b=eq.1', [condition('a', 'in', ['x', 'y,z', ')']), condition('b', 'eq', ['1'])]],
  ['a=in.()', [condition('a', 'in', [])]],
  ['a=is.NULL', [condition('a', 'is', ['null'])]],
  ['a=not.is.true', [condition('a', 'is', ['true'], true)]],
  ['a=isdistinct.null', [condition('a', 'isdistinct', [null])]],
  ['a=isdistinct."null"', [condition('a', 'isdistinct', ['null'])]],
  ['a=eq.null', [condition('a', 'eq', ['null'])]],
  ['a=match.^(x|y)$', [condition('a', 'match', ['^(x|y)$'])]],
  ['"odd name"=eq.1', [condition('odd name', 'eq', ['1'])]],
])('%s', (text, expected) => {
  expect(parseFilter(text)).toEqual(expected)
})

test.each([
  'a',
  'a=',
  'a=eq',
  '=eq.1',
  'a=cs.1',
  'a=is.maybe',
  'a=in.1',
  'a=in.(1',
  'a=eq.1,',
  'a=constructor.1',
  `a=in.(${'1,'.repeat(100)}1)`,
  `a=eq.1${',a=eq.1'.repeat(50)}`,
])('%s is refused', (text) => {
  expect(() => parseFilter(text)).toThrow(FilterFault)
})

test('the longest filter of blanks costs no more than as many short ones', async () => {
  const blanks = '\t'.repeat(8 * 1024)
  const refused = (text: string) => () => {
    for (let i = 0; i < 20; i++) expect(() => parseFilter(`${text}a`)).toThrow(FilterFault)
  }
  expect(await growth(32, refused(blanks.slice(0, 256)), refused(blanks))).toBeLessThan(8)
  expect(parseFilter(`${blanks}a=eq.1`)).toEqual([condition('a', 'eq', ['1'])])
})

test("everything that the client's builder writes is read as it was meant", () => {
  const scalar = OPERATORS.filter((operator) => operator !== 'in' && operator !== 'is')
  fc.assert(
    fc.property(
      fc.constantFrom(...scalar),
      fc.string(),
      fc.array(fc.string(), { minLength: 1, maxLength: 5 }),
      (operator, value, list) => {
        const values = [...new Set(list)]
        const text = postgresChangesFilter()
          .not('a', operator as 'eq', value)
          .in('b', values)
          .build()
        // Without quotes this one means SQL's null; the builder makes no difference.
        const meant = operator === 'isdistinct' && value === 'null' ? null : value
        expect(parseFilter(text)).toEqual([
          condition('a', operator, [meant], true),
          condition('b', 'in', values.length === 1 && values[0] === '' ? [] : values),
        ])
      },
    ),
  )
})
