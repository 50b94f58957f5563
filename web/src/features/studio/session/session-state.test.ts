import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { viewed } from '../edited-script/edit-history'
import {
  NOTHING_OPEN,
  type OpenSession,
  saveStateOf,
  type SessionEvent,
  sessionOnScreen,
  sessionReducer,
  type SessionState,
  versionOnScreen,
} from './session-state'

const [one, two, three, four] = [
  exampleEdit(['One.']),
  exampleEdit(['Two.']),
  exampleEdit(['Three.']),
  exampleEdit(['Four.']),
] as const
const scripts = [one, two, three, four]

const version = (script = one, productName = 'Mug') => ({
  script,
  checked: { brief: ScriptBrief.parse({ productName, targetAudience: 'women' }), priceTyped: false },
  status: 'draft' as const,
  note: 'Created',
  name: null,
})
const generated = (newKey: string, script = one, product?: string): SessionEvent => ({
  type: 'generated',
  version: version(script, product),
  newKey,
})
const added = (script = two): SessionEvent => ({ type: 'added', key: 'a', version: version(script) })
const stored = (script = one, number = 1): SessionEvent => ({
  type: 'stored',
  key: 'a',
  script,
  rowId: 'row',
  rowDate: `day ${number}`,
  number,
  versionId: `v${number}`,
})
const play = (...events: SessionEvent[]): SessionState => events.reduce(sessionReducer, NOTHING_OPEN)
function shown(state: SessionState): OpenSession {
  const session = sessionOnScreen(state)
  if (!session) throw new Error('Nothing is on the screen')
  return session
}
const numbers = (state: SessionState) => shown(state).versions.map(({ number }) => number)

describe('versions', () => {
  test('are added by generations of the same product and selected [B-GN-03, B-ST-08]', () => {
    const state = play(generated('a'), generated('b', two), generated('c', three, 'MUG'))
    expect(numbers(state)).toEqual([1, 2, 3])
    expect(versionOnScreen(shown(state)).script).toBe(three)
  })

  test('keep the key of the first, so that they share one row [OP-60]', () => {
    expect(shown(play(generated('a'), generated('b', two))).idempotencyKey).toBe('a')
  })

  test('of another product are another script [OP-60]', () => {
    const state = play(generated('a'), stored(), generated('b', two, 'Lamp'))
    expect(shown(state)).toMatchObject({ idempotencyKey: 'b', selected: 1, versions: [{ number: 1 }] })
    expect(state.open).toHaveLength(1)
  })

  test('of a script that left the screen unsaved stay until they are saved [OP-70]', () => {
    const left = play(generated('a'), generated('b', two, 'Lamp'))
    expect(left.open.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['a', 'b'])
    expect(sessionReducer(left, stored()).open.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['b'])
  })

  test('have the numbers of the history, and what is only here counts on [B-ST-08]', () => {
    const state = play(generated('a'), added(two), stored(one, 4))
    expect(numbers(state)).toEqual([4, 5])
    expect(versionOnScreen(shown(state)).script).toBe(two)
  })

  test('are identified by their scripts when numbers move', () => {
    const before = play(generated('a'), stored(), added(two), added(three), { type: 'selected', number: 2 })
    const theirs = { ...version(four), number: 2, versionId: 'v2' }
    const state = sessionReducer(before, {
      type: 'merged',
      key: 'a',
      rowId: 'row',
      rowDate: 'later',
      versions: [...shown(before).versions, theirs],
    })
    expect(shown(state).versions.map(({ script }) => scripts.indexOf(script))).toEqual([0, 3, 1, 2])
    expect(numbers(state)).toEqual([1, 2, 3, 4])
    expect(shown(state)).toMatchObject({ selected: 3, saved: 2, rowDate: 'later' })
  })

  test('that say what the row holds already are that one', () => {
    const state = play(generated('a'), stored(), added(two), {
      type: 'stored-before',
      key: 'a',
      script: two,
      rowId: 'row',
      rowDate: 'day 2',
    })
    expect(shown(state)).toMatchObject({ selected: 1, saved: 1, versions: [{ script: one }] })
  })

  test('can be named', () => {
    const state = play(generated('a'), { type: 'renamed', key: 'a', script: one, name: 'The funny one' })
    expect(versionOnScreen(shown(state)).name).toBe('The funny one')
  })
})

describe('what is on the screen', () => {
  test('is saved, being saved, unsaved or could not be saved [B-ST-11, OP-44]', () => {
    const first = shown(play(generated('a'), stored()))
    expect(saveStateOf(first)).toBe('saved')
    expect(saveStateOf(first, true)).toBe('unsaved')
    const unsaved = play(generated('a'), stored(), added(two))
    expect(saveStateOf(shown(unsaved))).toBe('unsaved')
    const saving = sessionReducer(unsaved, { type: 'saving', key: 'a', script: two })
    expect(saveStateOf(shown(saving))).toBe('saving')
    const failed = sessionReducer(saving, { type: 'save-failed', key: 'a', text: 'no' })
    expect(saveStateOf(shown(failed))).toBe('failed')
    expect(saveStateOf(shown(sessionReducer(failed, { type: 'selected', number: 1 })))).toBe('saved')
  })

  test('is not saved any more once it was deleted in the library', () => {
    const state = play(generated('a'), stored(), { type: 'row-gone', rowId: 'row' })
    expect(saveStateOf(shown(state))).toBe('unsaved')
    expect(shown(state)).toMatchObject({ rowId: undefined, versions: [{ number: 1, script: one }] })
  })

  test('goes when the user starts a new script', () => {
    expect(play(generated('a'), { type: 'forgotten', key: 'a' })).toEqual(NOTHING_OPEN)
  })

  test('does not change by a late answer about a script that is gone', () => {
    const state = play(generated('a'), stored(), generated('b', two, 'Lamp'))
    expect(sessionReducer(state, stored(one, 2))).toBe(state)
  })
})

test('a working copy follows its version when the row holds the very same already', () => {
  const state = play(
    generated('a'),
    stored(),
    added(two),
    { type: 'copy', copy: { of: two, state: viewed(two) } },
    { type: 'stored-before', key: 'a', script: two, rowId: 'row', rowDate: 'day 2' },
  )
  expect(state.copy?.of).toBe(one)
})
