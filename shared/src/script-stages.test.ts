import { expect, test } from 'vitest'
import { stageLabel, stageOf } from './script-stages'

test.each([
  ['draft', null, 'Draft'],
  ['in_progress', null, 'In progress'],
  ['review', null, 'In progress'],
  ['ready_to_film', null, 'Ready to film'],
  ['completed', null, 'Ready to film'],
  ['posted', null, 'Posted'],
  ['tracking', null, 'Posted'],
  ['archived', null, 'Archived'],
  ['constructor', null, 'Draft'],
  [null, null, 'Draft'],
  ['draft', 'tracking', 'Posted'],
  ['completed', '', 'Ready to film'],
])('status %s with kanban status %s is shown as %s [CX-01, B-BD-03 to B-BD-05]', (status, kanban, label) => {
  expect(stageLabel(stageOf({ status, kanban_status: kanban }))).toBe(label)
})
