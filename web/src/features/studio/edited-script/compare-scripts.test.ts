import { describe, expect, test } from 'vitest'
import { applyEdit, type Edit } from './edit'
import { compareScripts, countChanges } from './compare-scripts'
import { type EditedScript, withScenes } from './edited-script'
import { exampleEdit } from './example-edit'

const A = 'Your water is warm by noon, every single day.'
const B = 'It keeps drinks cold for 24 hours in the car.'
const C = 'If you only drink hot coffee, skip this one.'
const D = 'Tap the link and pick your colour now.'
const script = exampleEdit([A, B, C])

/** "A" same, "~A" changed, "+A" added, "-A" removed, "A*" moved. */
const signs = (before: EditedScript, after: EditedScript) =>
  compareScripts(before, after).scenes.map(
    ({ kind, moved, before: was, after: is }) =>
      ({ same: '', changed: '~', added: '+', removed: '-' })[kind] +
      ((is ?? was)?.scene.voiceover.slice(0, 6) ?? '') +
      (moved ? '*' : ''),
  )
const edited = (...edits: Edit[]) => edits.reduce((from, edit) => applyEdit(from, edit).script, script)
/** The same lines as another generation counts them. */
const renumbered = (lines: string[]) => exampleEdit(lines)

describe('scenes are named', () => {
  test.each<[string, EditedScript, string[]]>([
    ['nothing', script, ['Your w', 'It kee', 'If you']],
    [
      'a changed line',
      edited({ do: 'set-line', scene: 2, text: B.replace('drinks', 'tea') }),
      ['Your w', '~It kee', 'If you'],
    ],
    [
      'a changed cue',
      edited({ do: 'set-direction', scene: 2, field: 'visualCue', text: 'New' }),
      ['Your w', '~It kee', 'If you'],
    ],
    ['a time alone', edited({ do: 'set-seconds', scene: 2, seconds: 4 }), ['Your w', 'It kee', 'If you']],
    ['a removed scene, where it stood', edited({ do: 'remove', scene: 2 }), ['Your w', '-It kee', 'If you']],
    ['a removed first scene', edited({ do: 'remove', scene: 1 }), ['-Your w', 'It kee', 'If you']],
    ['an added scene', edited({ do: 'add', at: 1, line: D }), ['Your w', '+Tap th', 'It kee', 'If you']],
    ['a moved scene', edited({ do: 'move', scene: 3, to: 0 }), ['If you*', 'Your w', 'It kee']],
    ['a scene that was cut', edited({ do: 'split', scene: 1, offset: 20 }), ['~Your w', '+by noo', 'It kee', 'If you']],
  ])('%s', (_, after, expected) => {
    expect(signs(script, after)).toEqual(expected)
  })

  test('by their words where another generation renumbers them', () => {
    // Only words distinguish the scenes; the cues of the example go by number.
    const bare = (from: EditedScript) =>
      withScenes(
        from,
        from.scenes.map((scene) => ({ ...scene, visualCue: '', cameraDirection: '', notes: '' })),
      )
    expect(signs(bare(script), bare(renumbered([A, D, B, C])))).toEqual(['Your w', '+Tap th', 'It kee', 'If you'])
    expect(signs(bare(script), bare(renumbered([B, C])))).toEqual(['-Your w', 'It kee', 'If you'])
  })

  test('by their number where nothing else distinguishes them', () => {
    expect(signs(exampleEdit([A]), renumbered([D]))).toEqual(['~Tap th'])
  })
})

test('says how much was changed', () => {
  const after = edited({ do: 'remove', scene: 1 }, { do: 'move', scene: 3, to: 0 }, { do: 'add', at: 2, line: D })
  expect(countChanges(compareScripts(script, after))).toEqual({ changed: 0, added: 1, removed: 1, moved: 1 })
})

test('shows the words of title, line and cues', () => {
  const after = edited(
    { do: 'set-title', text: 'New title' },
    { do: 'set-direction', scene: 1, field: 'notes', text: '' },
  )
  const diff = compareScripts(script, after)
  expect(diff.title.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(diff.scenes[0]?.notes).toEqual([{ kind: 'removed', text: 'Note 1' }])
  expect(diff.scenes[0]?.line).toEqual([{ kind: 'same', text: A }])
})

test('thousands of scenes are compared, too', () => {
  const many = (from: number) =>
    exampleEdit(Array.from({ length: 3000 }, (_, at) => `Line number ${at + from} is here.`))
  const keys = compareScripts(many(0), many(1)).scenes.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
