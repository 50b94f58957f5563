import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPresences, type Tracked } from './presence'

const tracked = (ref: string, key = 'k'): Tracked => ({ key, ref, meta: { phx_ref: ref } })

test('a key shows each of its presences, of whatever server', () => {
  const table = createPresences()
  table.apply('s1', 'room', [tracked('a'), tracked('b')], [])
  table.apply('s2', 'room', [tracked('c'), tracked('d', 'other')], [])
  expect(table.state('room')).toEqual({
    k: { metas: [{ phx_ref: 'a' }, { phx_ref: 'b' }, { phx_ref: 'c' }] },
    other: { metas: [{ phx_ref: 'd' }] },
  })
  expect(table.state('elsewhere')).toEqual({})
})

test('what is tracked twice is sent once', () => {
  const table = createPresences()
  expect(table.apply('s1', 'room', [tracked('a')], [])).toMatchObject({ joins: [{ ref: 'a' }], leaves: [] })
  expect(table.apply('s1', 'room', [tracked('a')], [])).toMatchObject({ joins: [], leaves: [] })
  expect(table.apply('s1', 'room', [], ['a', 'unknown'])).toMatchObject({ joins: [], leaves: [{ ref: 'a' }] })
  expect(table.apply('s1', 'room', [], ['a'])).toMatchObject({ joins: [], leaves: [] })
})

test("a server cannot end another server's presence", () => {
  const table = createPresences()
  table.apply('s1', 'room', [tracked('a')], [])
  expect(table.apply('s2', 'room', [], ['a'])).toMatchObject({ leaves: [] })
  expect(table.replace('s2', new Map())).toEqual([])
})

test('the whole state of a server yields only what differs from what was known', () => {
  const table = createPresences()
  table.apply('s1', 'one', [tracked('a'), tracked('b')], [])
  table.apply('s1', 'two', [tracked('c')], [])
  const diffs = table.replace('s1', new Map([['one', [tracked('b'), tracked('d')]]]))
  expect(diffs).toMatchObject([
    { room: 'one', joins: [{ ref: 'd' }], leaves: [{ ref: 'a' }] },
    { room: 'two', joins: [], leaves: [{ ref: 'c' }] },
  ])
  expect(table.replace('s1', new Map())).toMatchObject([{ room: 'one', leaves: [{ ref: 'b' }, { ref: 'd' }] }])
  expect(table.state('one')).toEqual({})
})

test('whatever is said, somebody who follows the differences knows the state', () => {
  const call = fc.record({
    server: fc.constantFrom('s1', 's2'),
    joins: fc.array(
      fc.constantFrom('a', 'b', 'c', 'd').map((ref) => ref),
      { maxLength: 3 },
    ),
    leaves: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
    whole: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
      const table = createPresences()
      const followed = new Set<string>()
      for (const { server, joins, leaves, whole } of calls) {
        const entries = [...new Set(joins)].map((ref) => tracked(`${server}-${ref}`))
        const diffs = whole
          ? table.replace(server, new Map([['room', entries]]))
          : [
              table.apply(
                server,
                'room',
                entries,
                leaves.map((ref) => `${server}-${ref}`),
              ),
            ]
        for (const diff of diffs) {
          diff.leaves.forEach(({ ref }) => expect(followed.delete(ref)).toBe(true))
          diff.joins.forEach(({ ref }) => followed.add(ref))
        }
      }
      const known = Object.values(table.state('room')).flatMap(({ metas }) => metas.map(({ phx_ref }) => phx_ref))
      expect(new Set(known)).toEqual(followed)
    }),
  )
})
