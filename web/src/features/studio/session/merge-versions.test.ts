import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { exampleEdit } from '../edited-script/example-edit'
import { mergeVersions } from './merge-versions'
import type { StudioVersion } from './studio'

const checked = { brief: ScriptBrief.parse({ productName: 'Mug', targetAudience: 'women' }), priceTyped: false }
const make = (text: string, number: number, more: Partial<StudioVersion> = {}): StudioVersion => ({
  number,
  script: exampleEdit([text]),
  checked,
  status: 'draft',
  note: 'Edited',
  name: null,
  ...more,
})
const stored = (text: string, number: number, more: Partial<StudioVersion> = {}) =>
  make(text, number, { versionId: `v${number}`, ...more })
const isSame = (a: StudioVersion['script'], b: StudioVersion['script']) => a.spoken_script === b.spoken_script
const merge = (own: StudioVersion[], there: StudioVersion[]) => {
  const { versions, theirs } = mergeVersions(own, there, isSame)
  const text = ({ script, versionId }: StudioVersion) => `${script.spoken_script} ${versionId ?? 'only here'}`
  return { versions: versions.map(text), theirs: theirs.map(text) }
}

describe('what the history holds and what is only here', () => {
  test.each<[string, StudioVersion[], StudioVersion[], { versions: string[]; theirs: string[] }]>([
    ['are the same', [stored('A', 1)], [stored('A', 1)], { versions: ['A v1'], theirs: [] }],
    [
      'stand together, mine behind',
      [stored('A', 1), make('Mine', 2)],
      [stored('A', 1), stored('Theirs', 2)],
      { versions: ['A v1', 'Theirs v2', 'Mine only here'], theirs: ['Theirs v2'] },
    ],
    [
      'are one where a save never answered',
      [stored('A', 1), make('Mine', 2)],
      [stored('A', 1), stored('Mine', 2)],
      { versions: ['A v1', 'Mine v2'], theirs: [] },
    ],
    [
      'differ where an automatic save elsewhere changed a version [CX-42]',
      [stored('A', 1), stored('B', 2)],
      [stored('B, longer', 2)],
      { versions: ['A v1', 'B, longer v2'], theirs: ['B, longer v2'] },
    ],
    [
      'are one where the history did not answer after a save, so that the id is not known',
      [make('A', 1, { versionId: 'row 1' })],
      [stored('A', 1)],
      { versions: ['A v1'], theirs: [] },
    ],
    ['is all here when there is nothing there', [make('Mine', 1)], [], { versions: ['Mine only here'], theirs: [] }],
  ])('%s', (_, own, there, expected) => expect(merge(own, there)).toEqual(expected))

  test('what says the same stays the very script that is on the screen', () => {
    const mine = stored('A', 1)
    expect(mergeVersions([mine], [stored('A', 1, { name: 'Best' })], isSame).versions[0]).toMatchObject({
      name: 'Best',
    })
    expect(mergeVersions([mine], [stored('A', 1)], isSame).versions[0]?.script).toBe(mine.script)
  })

  test('a name that was given here before the save answered stays', () => {
    const [version] = mergeVersions([make('A', 1, { name: 'Mine' })], [stored('A', 1)], isSame).versions
    expect(version).toMatchObject({ name: 'Mine', versionId: 'v1' })
  })
})
