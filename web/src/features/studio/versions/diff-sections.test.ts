import { describe, expect, test } from 'vitest'
import { compareScripts } from '../edited-script/compare-scripts'
import { applyEdit, type Edit } from '../edited-script/edit'
import { exampleEdit } from '../edited-script/example-edit'
import { changesText, extrasOf, sceneName, sceneNames, sectionsOf, sideOf, whatBecameOf } from './diff-sections'

const script = exampleEdit([
  'Your water is warm by noon, every single day.',
  'It keeps drinks cold for 24 hours in the car.',
  'If you only drink hot coffee, skip this one.',
  'Tap the link and pick your colour now.',
])
const after = (...edits: Edit[]) => edits.reduce((from, edit) => applyEdit(from, edit).script, script)
const summaryOf = (...edits: Edit[]) => {
  const newer = after(...edits)
  return changesText(compareScripts(script, newer), extrasOf(script, newer))
}

describe('equal scenes', () => {
  const edit: Edit = { do: 'set-line', scene: 3, text: 'If you only drink hot tea, skip this one.' }
  const sections = sectionsOf(compareScripts(script, after(edit)).scenes)

  test('that follow one another are one section', () => {
    expect(sections.map((section) => (section.kind === 'equal' ? section.scenes.length : 'scene'))).toEqual([
      2,
      'scene',
      1,
    ])
  })

  test('are named by their places', () => {
    expect(sections.map((section) => (section.kind === 'equal' ? sceneNames(section.scenes) : ''))).toEqual([
      'Scenes 1 to 2',
      '',
      'Scene 4',
    ])
  })

  test('do not count as equal when only their time differs', () => {
    const timed = compareScripts(script, after({ do: 'set-seconds', scene: 1, seconds: 4 }))
    expect(sectionsOf(timed.scenes)[0]?.kind).toBe('scene')
  })
})

test.each<[string, Edit[], string]>([
  ['nothing', [], 'Both versions are the same.'],
  ['one line', [{ do: 'set-line', scene: 1, text: 'Your tea is warm by noon, every single day.' }], '1 scene changed.'],
  [
    'several things',
    [
      { do: 'remove', scene: 1 },
      { do: 'move', scene: 4, to: 0 },
      { do: 'add', at: 1, line: 'Something else altogether happens here now.' },
    ],
    '1 scene added, 1 removed, 1 moved, 2 with new timing.',
  ],
  ['a time', [{ do: 'set-seconds', scene: 1, seconds: 4 }], '1 scene with new timing.'],
  ['the title', [{ do: 'set-title', text: 'Another one' }], 'Also changed: title.'],
])('says how much is different: %s', (_, edits, text) => expect(summaryOf(...edits)).toBe(text))

test('names what comes with the script when that is different', () => {
  const newer = { ...script, caption: 'New caption', hashtags: ['#new'] }
  expect(changesText(compareScripts(script, newer), extrasOf(script, newer))).toBe('Also changed: caption, hashtags.')
})

test('a scene that is gone is named by the place it had', () => {
  const { scenes } = compareScripts(script, after({ do: 'remove', scene: 2 }))
  expect(scenes.map(sceneName)).toEqual(['Scene 1', 'Old scene 2', 'Scene 2', 'Scene 3'])
})

test('says what became of each scene', () => {
  const newer = after(
    { do: 'move', scene: 4, to: 0 },
    { do: 'set-seconds', scene: 4, seconds: 3.5 },
    { do: 'remove', scene: 2 },
  )
  const words = compareScripts(script, newer).scenes.map(whatBecameOf)
  expect(words).toContainEqual(['Moved, was scene 4', '3.5 s, was 10 s'])
  expect(words).toContainEqual(['Removed'])
})

test('each side is its own text to the letter', () => {
  const [scene] = compareScripts(exampleEdit(['Warm by noon.']), exampleEdit(['Cold by noon.'])).scenes
  const text = (side: 'before' | 'after') =>
    sideOf(scene?.line ?? [], side)
      .map((part) => part.text)
      .join('')
  expect([text('before'), text('after')]).toEqual(['Warm by noon.', 'Cold by noon.'])
})
