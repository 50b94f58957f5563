import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { exampleScript } from './example-script'
import { saveStateOf, selectedVersion, type ScriptSession, type SessionEvent, sessionReducer } from './script-session'

const version = (productName = 'Mug') => ({
  script: exampleScript(),
  checked: { brief: ScriptBrief.parse({ productName, targetAudience: 'women' }), priceTyped: false },
  status: 'draft' as const,
})
const generated = (newKey: string, productName?: string): SessionEvent => ({
  type: 'generated',
  version: version(productName),
  newKey,
})

function play(...events: SessionEvent[]): ScriptSession {
  const session = events.reduce(sessionReducer, null)
  if (!session) throw new Error('No session')
  return session
}

test('a new generation adds a version and selects it [B-GN-03, B-ST-08]', () => {
  const session = play(generated('a'), generated('b'), generated('c', 'MUG '))
  expect(session.versions.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(selectedVersion(session).number).toBe(3)
})

test('all versions keep the key of the first, so that they share one row [OP-60]', () => {
  expect(play(generated('a'), generated('b')).idempotencyKey).toBe('a')
})

test('another product starts another script [OP-60]', () => {
  const session = play(generated('a'), { type: 'saved', key: 'a', number: 1, rowId: 'row' }, generated('b', 'Lamp'))
  expect(session).toEqual({ idempotencyKey: 'b', selected: 1, versions: [expect.objectContaining({ number: 1 })] })
})

test('tells whether the library holds what is on the screen [B-ST-11, OP-44]', () => {
  const saved = play(
    generated('a'),
    { type: 'saving', key: 'a', number: 1 },
    { type: 'saved', key: 'a', number: 1, rowId: 'row' },
  )
  expect(saveStateOf(saved)).toBe('saved')
  const next = [generated('b'), { type: 'saving', key: 'a', number: 2 }] as const
  const saving = next.reduce(sessionReducer, saved) as ScriptSession
  expect(saveStateOf(saving)).toBe('saving')
  const failed = sessionReducer(saving, { type: 'save-failed', key: 'a', number: 2, text: 'no' }) as ScriptSession
  expect(saveStateOf(failed)).toBe('failed')
  const older = sessionReducer(failed, { type: 'selected', number: 1 }) as ScriptSession
  expect(saveStateOf(older)).toBe('saved')
})

test('the late answer about an earlier script changes nothing', () => {
  const session = play(generated('a'), generated('b', 'Lamp'))
  expect(sessionReducer(session, { type: 'saved', key: 'a', number: 1, rowId: 'row' })).toBe(session)
})

test('without a script there is nothing to select or save', () => {
  expect(sessionReducer(null, { type: 'selected', number: 1 })).toBeNull()
})
