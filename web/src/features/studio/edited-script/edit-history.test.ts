import { spokenText } from '@reelwright/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalSeconds } from '../timeline'
import type { Edit } from './edit'
import { canRedo, canUndo, editReducer, type EditEvent, type EditState, isDirty, viewed } from './edit-history'
import { exampleEdit } from './example-edit'

const script = exampleEdit(['One two three.', 'Four five six.', 'Seven eight.'])
const play = (events: EditEvent[], from: EditState = editReducer(viewed(script), { type: 'entered', script })) =>
  events.reduce(editReducer, from)
const type = (text: string, at: number, scene = 1): EditEvent => ({
  type: 'edited',
  edit: { do: 'set-line', scene, text },
  at,
})
const line = (state: EditState) => state.script.scenes[0]?.voiceover

describe('editing', () => {
  test('begins with a copy, and throwing away brings the copy back [B-ST-06, B-ST-07]', () => {
    const typed = play([type('New.', 0)])
    expect(typed).toMatchObject({ editing: true, base: script })
    expect(isDirty(typed)).toBe(true)
    const discarded = play([{ type: 'discarded' }], typed)
    expect(discarded.script).toBe(script)
    expect(discarded.editing).toBe(false)
    expect(isDirty(discarded)).toBe(false)
  })

  test('that was thrown away can be brought back', () => {
    const back = play([type('New.', 0), { type: 'discarded' }, { type: 'undone' }])
    expect(line(back)).toBe('New.')
    expect(back.editing).toBe(true)
  })

  test('is clean again when the old words are typed again', () => {
    expect(isDirty(play([type('One two three', 0), type('One two three.', 5000)]))).toBe(false)
  })

  test('ends when it is saved, and what is saved is the new copy [OP-70]', () => {
    const typed = play([type('New.', 0)])
    const saved = play([{ type: 'saved', script: typed.script, leave: true }], typed)
    expect(saved).toMatchObject({ editing: false, base: typed.script })
    expect(isDirty(saved)).toBe(false)
  })

  test('goes on when more was typed while it was saved [OP-70]', () => {
    const sent = play([type('New.', 0)])
    const typed = play([type('New. More.', 100)], sent)
    const saved = play([{ type: 'saved', script: sent.script, leave: true }], typed)
    expect(saved.editing).toBe(true)
    expect(isDirty(saved)).toBe(true)
    expect(play([{ type: 'discarded' }], saved).script).toBe(sent.script)
  })

  test('of another script knows nothing of the one before', () => {
    const other = exampleEdit(['Other.'])
    expect(play([type('New.', 0), { type: 'entered', script: other }])).toEqual({ ...viewed(other), editing: true })
  })
})

describe('undo', () => {
  test('takes back what was typed in one go at once', () => {
    const typed = play([type('O', 0), type('On', 300), type('One', 1300)])
    expect(typed.past).toHaveLength(1)
    expect(line(play([{ type: 'undone' }], typed))).toBe('One two three.')
  })

  test.each([
    ['a pause of more than a second', [type('A', 0), type('AB', 1001)], 'A'],
    ['another scene', [type('A', 0), type('B', 100, 2)], 'A'],
    ['another field', [type('A', 0), { type: 'edited', edit: { do: 'set-title', text: 'T' }, at: 100 }], 'A'],
    [
      'a step that is no typing',
      [
        type('A', 0),
        { type: 'edited', edit: { do: 'move', scene: 1, to: 0 }, at: 1 },
        { type: 'edited', edit: { do: 'toggle-lock', scene: 3 }, at: 2 },
      ],
      'A',
    ],
    ['an undo and a redo', [type('A', 0), { type: 'undone' }, { type: 'redone' }, type('AB', 100)], 'A'],
    ['saving', [type('A', 0), { type: 'saved', script }, type('AB', 100)], 'A'],
  ] satisfies [string, EditEvent[], string][])('goes back to %s', (_, events, expected) => {
    expect(line(play([...events, { type: 'undone' }]))).toBe(expected)
  })

  test('and redo go back and forth; a new edit ends the way forth', () => {
    const undone = play([type('A', 0), type('B', 5000), { type: 'undone' }])
    expect(line(undone)).toBe('A')
    expect(canRedo(undone)).toBe(true)
    expect(line(play([{ type: 'redone' }], undone))).toBe('B')
    expect(canRedo(play([type('C', 9000)], undone))).toBe(false)
    expect(play([{ type: 'redone' }], play([type('C', 9000)], undone)).script.scenes[0]?.voiceover).toBe('C')
  })

  test('does nothing where nothing was done', () => {
    const fresh = play([])
    expect(canUndo(fresh)).toBe(false)
    expect(play([{ type: 'undone' }], fresh)).toBe(fresh)
  })

  test('remembers 200 steps, and throwing away still goes back to the start', () => {
    const many = play(Array.from({ length: 250 }, (_, at) => type(`Line ${at}`, at * 5000)))
    expect(many.past).toHaveLength(200)
    expect(play([{ type: 'discarded' }], many).script).toBe(script)
  })
})

test('a refused edit changes nothing, says why, and the next one takes the word back', () => {
  const before = play([type('A', 0)])
  const refused = play([{ type: 'edited', edit: { do: 'merge', scene: 3 }, at: 10 }], before)
  expect(refused).toEqual({ ...before, refused: 'no-scene' })
  expect(play([type('AB', 20)], refused).refused).toBeNull()
  expect(play([type('A', 20)], refused).refused).toBeNull()
})

const id = fc.integer({ min: 1, max: 9 })
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom('Tap it now.', 'It is $19.90, so look.', '水还是冷的。', ''),
)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ do: fc.constant('set-line' as const), scene: id, text }),
  fc.record({
    do: fc.constant('set-direction' as const),
    scene: id,
    field: fc.constantFrom('visualCue', 'cameraDirection', 'notes'),
    text,
  }),
  fc.record({ do: fc.constantFrom('swap-hook', 'swap-call'), text }),
  fc.record({ do: fc.constantFrom('insert-hook', 'insert-call'), text }),
  fc.record({
    do: fc.constant('insert-hook' as const),
    text,
    at: fc.record({ scene: id, offset: fc.integer({ min: -2, max: 60 }) }),
  }),
  fc.record({ do: fc.constant('split' as const), scene: id, offset: fc.integer({ min: -2, max: 60 }) }),
  fc.record({ do: fc.constantFrom('merge', 'remove', 'toggle-lock'), scene: id }),
  fc.record({ do: fc.constant('move' as const), scene: id, to: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ do: fc.constant('add' as const), at: fc.integer({ min: -1, max: 9 }), line: text }),
  fc.record({
    do: fc.constant('replace-in-line' as const),
    scene: id,
    start: fc.nat(40),
    end: fc.nat(40),
    matched: text,
    text,
  }),
  fc.constant({ do: 'fit-times' as const }),
)

test('whatever is done: ids are unique, times add up, the spoken text is that of the lines, locked lines stay, undo goes all the way back', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
      const total = totalSeconds(script.scenes)
      const start = play([{ type: 'edited', edit: { do: 'toggle-lock', scene: 2 }, at: 0 }])
      const states = [start]
      let fitted = false
      for (const [at, edit] of edits.entries()) {
        const before = states.at(-1)!
        const state = editReducer(before, { type: 'edited', edit, at: (at + 1) * 5000 })
        const { scenes, spoken_script, locked } = state.script
        expect(new Set(scenes.map((scene) => scene.id)).size).toBe(scenes.length)
        expect(scenes.length).toBeGreaterThan(0)
        expect(spoken_script).toBe(spokenText(scenes))
        fitted ||= edit.do === 'fit-times'
        expect(totalSeconds(scenes)).toBeCloseTo(fitted ? script.metadata.videoLength : total, 6)
        expect(Math.min(...scenes.map(({ duration }) => duration))).toBeGreaterThanOrEqual(0.5)
        for (const each of before.script.locked)
          expect(scenes.find((scene) => scene.id === each)?.voiceover).toBe(
            before.script.scenes.find((scene) => scene.id === each)?.voiceover,
          )
        for (const each of locked) expect(scenes.some((scene) => scene.id === each)).toBe(true)
        if (state.script !== before.script) states.push(state)
      }
      let state = states.at(-1)!
      for (const before of states.toReversed().slice(1)) {
        state = editReducer(state, { type: 'undone' })
        expect(state.script).toBe(before.script)
      }
      for (const after of states.slice(1)) {
        state = editReducer(state, { type: 'redone' })
        expect(state.script).toBe(after.script)
      }
    }),
    { numRuns: 150 },
  )
})
