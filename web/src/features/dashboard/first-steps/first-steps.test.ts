import { expect, test } from 'vitest'
import { type AccountState, firstSteps } from './first-steps'

const NEW: AccountState = {
  named: false,
  addressConfirmed: false,
  stats: { totalScripts: 0, columns: { draft: 0, in_progress: 0, ready_to_film: 0, posted: 0 } },
  hasSecondTake: false,
}
const withScripts = (columns: Partial<AccountState['stats']['columns']>): AccountState => {
  const all = { ...NEW.stats.columns, ...columns }
  return { ...NEW, stats: { totalScripts: Object.values(all).reduce((sum, count) => sum + count, 0), columns: all } }
}

test.each<[string, AccountState, string[]]>([
  ['a new account', NEW, []],
  ['a name', { ...NEW, named: true }, ['name']],
  ['a confirmed address', { ...NEW, addressConfirmed: true }, ['address']],
  ['a draft', withScripts({ draft: 1 }), ['script']],
  ['a script at work', withScripts({ in_progress: 1 }), ['script', 'move']],
  ['a posted script', withScripts({ draft: 2, posted: 1 }), ['script', 'move']],
  [
    'everything',
    { ...withScripts({ ready_to_film: 1 }), named: true, addressConfirmed: true, hasSecondTake: true },
    ['name', 'address', 'script', 'take', 'move'],
  ],
])('%s has done what it has done', (_, state, done) => {
  expect(
    firstSteps(state)
      .filter((step) => step.done)
      .map(({ id }) => id),
  ).toEqual(done)
})

test('what needs a script offers no button before there is one [B-OB-06]', () => {
  const buttons = (state: AccountState) => firstSteps(state).flatMap(({ id, action }) => (action ? [id] : []))
  expect(buttons(NEW)).toEqual(['name', 'address', 'script'])
  expect(buttons(withScripts({ draft: 1 }))).toEqual(['name', 'address', 'script', 'take', 'move'])
})
