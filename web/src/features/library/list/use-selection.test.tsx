import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection } from './use-selection'

const LISTED = ['a', 'b', 'c', 'd', 'e']

function openSelection() {
  const hook = renderHook(({ listed, of }) => useSelection(listed, of), { initialProps: { listed: LISTED, of: 'all' } })
  const toggle = (id: string, range?: boolean) => act(() => hook.result.current.toggle(id, range))
  const selected = () => hook.result.current.ids
  return { ...hook, toggle, selected }
}

test('clicks select and take away, in the order of the list', () => {
  const { toggle, selected } = openSelection()
  toggle('d')
  toggle('b')
  expect(selected()).toEqual(['b', 'd'])
  toggle('d')
  expect(selected()).toEqual(['b'])
})

test('with Shift everything up to the one before follows, in both directions', () => {
  const { toggle, selected } = openSelection()
  toggle('b')
  toggle('d', true)
  expect(selected()).toEqual(['b', 'c', 'd'])
  toggle('e')
  toggle('c', true)
  expect(selected()).toEqual(['b'])
})

test('Shift without an earlier choice selects one', () => {
  const { toggle, selected } = openSelection()
  toggle('c', true)
  expect(selected()).toEqual(['c'])
})

test('a selection survives further pages, and leaves out what is listed no more', () => {
  const { toggle, selected, rerender } = openSelection()
  toggle('b')
  toggle('c')
  rerender({ listed: ['a', 'c', 'd', 'e', 'f', 'g'], of: 'all' })
  expect(selected()).toEqual(['c'])
})

test('another folder or search begins with nothing selected, and so does the way back', () => {
  const { toggle, selected, rerender, result } = openSelection()
  toggle('b')
  rerender({ listed: LISTED, of: 'mug' })
  expect(selected()).toEqual([])
  act(() => result.current.selectAll())
  expect(selected()).toEqual(LISTED)
  rerender({ listed: LISTED, of: 'all' })
  expect(selected()).toEqual([])
})
