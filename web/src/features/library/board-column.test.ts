import { expect, test } from 'vitest'
import { boardColumn } from './board-column'

test.each([
  ['draft', null, 'draft'],
  ['in_progress', null, 'in_progress'],
  ['ready_to_film', null, 'ready_to_film'],
  ['posted', null, 'posted'],
  ['completed', null, 'ready_to_film'],
  ['tracking', null, 'posted'],
  ['review', null, 'draft'],
  ['archived', null, 'draft'],
  ['constructor', null, 'draft'],
  [null, null, 'draft'],
  ['draft', 'posted', 'posted'],
  ['completed', '', 'ready_to_film'],
])('status %s with kanban status %s stands in %s [CX-01, B-BD-03, B-BD-04, B-BD-05]', (status, kanban, column) => {
  expect(boardColumn({ status, kanban_status: kanban })).toBe(column)
})
