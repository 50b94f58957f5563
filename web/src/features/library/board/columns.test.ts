import { expect, test } from 'vitest'
import { readCard, type ScriptCard } from '../script-fields'
import { arrange, countsWith, eachColumn, type Move, moveOf, positionBetween } from './columns'

const card = (id: string, position: number, status = 'draft', updated = '2026-11-01'): ScriptCard =>
  readCard({ id, title: id, status, board_position: position, updated_at: updated })
const drop = (id: string, to: Move['to'], where: Partial<Move> = {}): Move => ({
  id,
  from: 'draft',
  to,
  aboveId: undefined,
  belowId: undefined,
  position: 1,
  ...where,
})
const ids = (cards: readonly ScriptCard[]) => cards.map(({ id }) => id).join(' ')

test.each([
  { name: 'between two', above: 10, below: 4, expected: 7 },
  { name: 'on top, below whatever is made a second later', above: undefined, below: 4, expected: 5 },
  { name: 'at the end', above: 4, below: undefined, expected: 3 },
  { name: 'between equal ones there is nothing', above: 4, below: 4, expected: undefined },
  {
    name: 'between neighbouring numbers neither',
    above: 1_700_000_000.0000002,
    below: 1_700_000_000,
    expected: undefined,
  },
  { name: 'between two in the wrong order neither', above: 4, below: 5, expected: undefined },
  { name: 'nor beyond what the database takes', above: undefined, below: 1e12, expected: 1e12 },
  { name: 'at either end', above: -1e12, below: undefined, expected: -1e12 },
  { name: 'between far ends', above: 1e12, below: -1e12, expected: 0 },
])('a place has a number: $name', ({ above, below, expected }) => {
  expect(positionBetween(above, below)).toBe(expected)
})

test('in an empty column a card lies where a new one would', () => {
  expect(Math.abs((positionBetween(undefined, undefined) ?? 0) - Date.now() / 1000)).toBeLessThan(5)
})

test('cards stand in the column of their status, highest first and equal ones by id [B-BD-03, B-BD-04, B-BD-05, CX-01]', () => {
  const columns = arrange([
    card('a', 1),
    card('c', 2),
    card('b', 2),
    card('d', 9, 'completed'),
    card('e', 9, 'tracking'),
    card('f', 9, 'whatever'),
    card('g', 1, 'in_progress'),
  ])
  expect(ids(columns.draft)).toBe('f b c a')
  expect(ids(columns.in_progress)).toBe('g')
  expect(ids(columns.ready_to_film)).toBe('d')
  expect(ids(columns.posted)).toBe('e')
})

test('a card that two columns were loaded with is shown once, as it was last', () => {
  const columns = arrange([card('a', 1, 'draft', '2026-11-01'), card('a', 1, 'posted', '2026-11-02')])
  expect([ids(columns.draft), ids(columns.posted)]).toEqual(['', 'a'])
})

test.each([
  { name: 'below its neighbour', move: drop('a', 'posted', { aboveId: 'y' }), draft: 'b c', posted: 'x y a z' },
  { name: 'above its neighbour', move: drop('a', 'posted', { belowId: 'y' }), draft: 'b c', posted: 'x a y z' },
  {
    name: 'by its number when the neighbours are gone',
    move: drop('a', 'posted', { aboveId: 'gone', position: 75 }),
    draft: 'b c',
    posted: 'x y a z',
  },
  { name: 'in its own column', move: drop('a', 'draft', { aboveId: 'c' }), draft: 'b c a', posted: 'x y z' },
  { name: 'nowhere when it is gone itself', move: drop('gone', 'posted'), draft: 'a b c', posted: 'x y z' },
])('a drop is seen before it is saved: $name [B-BD-08]', ({ move, draft, posted }) => {
  const loaded = [card('a', 3), card('b', 2), card('c', 1)]
  const others = [card('x', 90, 'posted'), card('y', 80, 'posted'), card('z', 70, 'posted')]
  const columns = arrange([...loaded, ...others], [move])
  expect([ids(columns.draft), ids(columns.posted)]).toEqual([draft, posted])
})

test('what was put behind a card stays there when that card is moved on [B-BD-08]', () => {
  const loaded = [card('a', 3), card('b', 2), card('c', 1)]
  const columns = arrange(loaded, [drop('c', 'draft', { aboveId: 'a' }), drop('a', 'posted')])
  expect([ids(columns.draft), ids(columns.posted)]).toEqual(['c b', 'a'])
})

test('a card takes the status of another column, and keeps its own in its own [B-BD-08, CX-01]', () => {
  const loaded = [card('a', 3, 'completed'), card('b', 2, 'completed')]
  const own = arrange(loaded, [drop('a', 'ready_to_film', { from: 'ready_to_film', aboveId: 'b' })])
  expect(own.ready_to_film.map(({ status }) => status)).toEqual(['completed', 'completed'])
  const other = arrange(loaded, [drop('a', 'posted', { from: 'ready_to_film' })])
  expect(other.posted.map(({ status }) => status)).toEqual(['posted'])
})

const columns = {
  ...eachColumn((): ScriptCard[] => []),
  draft: [card('a', 30), card('b', 20), card('c', 10)],
  posted: [card('x', 90, 'posted'), card('y', 80, 'posted')],
}
test.each([
  { id: 'a', to: { column: 'draft', index: 0 } as const, expected: undefined },
  { id: 'a', to: { column: 'draft', index: 1 } as const, expected: { aboveId: 'b', belowId: 'c', position: 15 } },
  { id: 'a', to: { column: 'draft', index: 2 } as const, expected: { aboveId: 'c', belowId: undefined, position: 9 } },
  {
    id: 'a',
    to: { column: 'posted', index: 0 } as const,
    expected: { aboveId: undefined, belowId: 'x', position: 91 },
  },
  { id: 'a', to: { column: 'posted', index: 1 } as const, expected: { aboveId: 'x', belowId: 'y', position: 85 } },
])('a drop of $id at $to.column, $to.index asks for what is needed and no more [B-BD-09]', ({ id, to, expected }) => {
  const move = moveOf(columns, id, { column: 'draft', index: 0 }, to)
  expect(move).toEqual(expected && { id, from: 'draft', to: to.column, ...expected })
})

test('counts follow a drop at once, and count nothing twice when it has arrived', () => {
  const counts = { draft: 120, in_progress: 0, ready_to_film: 0, posted: 7 }
  const move = drop('a', 'posted')
  expect(countsWith(counts, [card('a', 1)], [move])).toEqual({ ...counts, draft: 119, posted: 8 })
  expect(countsWith(counts, [card('a', 1, 'posted')], [move])).toEqual(counts)
  const back = [move, drop('a', 'draft', { from: 'posted' })]
  expect(countsWith(counts, [card('a', 1)], back)).toEqual(counts)
})
