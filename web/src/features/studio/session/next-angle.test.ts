import type { ScriptPlan } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { nextAngle } from './next-angle'
import type { StudioSession, StudioVersion } from './studio'

const angle = (id: string) => ({ id, label: `the ${id}` })
const planOf = (id: string): ScriptPlan => ({
  angle: angle(id),
  problem: '',
  proof: '',
  others: ['gym', 'orange', 'app'].filter((other) => other !== id).map(angle),
  notes: [],
})
const sessionOf = (...ids: string[]): StudioSession => ({
  idempotencyKey: 'one',
  selected: ids.length,
  versions: ids.map((id, at) => ({
    ...({} as StudioVersion),
    number: at + 1,
    script: { ...exampleEdit(['One.']), plan: planOf(id) },
  })),
})

test('takes the first angle that no version has used', () => {
  expect(nextAngle(planOf('gym'), sessionOf('gym'))).toEqual(angle('orange'))
  expect(nextAngle(planOf('gym'), sessionOf('gym', 'orange'))).toEqual(angle('app'))
  expect(nextAngle(planOf('orange'), sessionOf('app', 'orange'))).toEqual(angle('gym'))
})

test('has none once all are used, or without a plan', () => {
  expect(nextAngle(planOf('app'), sessionOf('gym', 'orange', 'app'))).toBeUndefined()
  expect(nextAngle(undefined, sessionOf('gym'))).toBeUndefined()
})
