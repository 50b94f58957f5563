import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSubscriptionIndex, type Change } from './matching'
import type { Matcher } from './subscriptions'

const change = (given: Partial<Change>): Change => ({
  id: '1',
  relation: 1,
  type: 'INSERT',
  happened_at: new Date(0),
  record: {},
  old: null,
  too_large: false,
  ...given,
})
const matcher = (equal: Record<string, string> = {}, given: Partial<Matcher> = {}): Matcher => ({
  id: 1,
  relation: 1,
  event: '*',
  equal: new Map(Object.entries(equal)),
  rest: undefined,
  columns: Object.keys(equal),
  select: undefined,
  ...given,
})

test.each<[string, Matcher, Partial<Change>, boolean]>([
  ['every change of its table', matcher(), {}, true],
  ['no change of another table', matcher(), { relation: 2 }, false],
  ['its event', matcher({}, { event: 'INSERT' }), {}, true],
  ['no other event', matcher({}, { event: 'UPDATE' }), {}, false],
  ['an equal text', matcher({ a: 'x' }), { record: { a: 'x' } }, true],
  ['an equal number', matcher({ a: '7' }), { record: { a: 7 } }, true],
  ['an equal truth', matcher({ a: 'true' }), { record: { a: true } }, true],
  ['no null', matcher({ a: 'null' }), { record: { a: null } }, false],
  ['only what all equalities hold for', matcher({ a: 'x', b: 'y' }), { record: { a: 'x', b: 'z' } }, false],
  ['a removed row by its key', matcher({ id: '5' }), { type: 'DELETE', record: null, old: { id: 5 } }, true],
  ['no removed row by what is gone', matcher({ a: 'x' }), { type: 'DELETE', record: null, old: { id: 5 } }, false],
  ['no property that all objects have', matcher({}, { columns: ['constructor'] }), { record: {} }, false],
])('a subscription hears %s', (_name, matcher, given, received) => {
  const index = createSubscriptionIndex<string>()
  index.add('me', matcher)
  expect(index.candidates(change(given)).map(({ subscriber }) => subscriber)).toEqual(received ? ['me'] : [])
})

test('the index finds what a look at every subscription would find, also after some ended', () => {
  const values = fc.constantFrom('x', 'y', 'z')
  const subscription = fc.record({
    a: fc.option(values, { nil: undefined }),
    b: fc.option(values, { nil: undefined }),
    ends: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(subscription, { maxLength: 20 }),
      fc.record({ a: values, b: values }),
      (subscriptions, record) => {
        const index = createSubscriptionIndex<number>()
        const ends = subscriptions.map(({ a, b }, at) => index.add(at, matcher({ ...(a && { a }), ...(b && { b }) })))
        subscriptions.forEach(({ ends: ended }, at) => ended && ends[at]?.())
        const expected = subscriptions.flatMap(({ a = record.a, b = record.b, ends: ended }, at) =>
          !ended && a === record.a && b === record.b ? [at] : [],
        )
        const found = index.candidates(change({ record })).map(({ subscriber }) => subscriber)
        expect(found.sort((one, other) => one - other)).toEqual(expected)
      },
    ),
  )
})
