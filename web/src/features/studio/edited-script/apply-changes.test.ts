import { describe, expect, test } from 'vitest'
import { totalSeconds } from '../timeline'
import { applyChanges, proposalFor } from './apply-changes'
import { applyEdit } from './edit'
import { type EditedScript, withScenes } from './edited-script'
import { exampleEdit } from './example-edit'

const A = 'Your water is warm by noon, every single day.'
const B = 'It keeps drinks cold for 24 hours in the car.'
const C = 'If you only drink hot coffee, skip this one.'
const D = 'Tap the link and pick your colour now.'
const bare = (script: EditedScript): EditedScript =>
  withScenes(
    script,
    script.scenes.map((scene) => ({ ...scene, visualCue: '', cameraDirection: '', notes: '' })),
  )
const script = bare(exampleEdit([A, B, C]))
const refined = (lines: string[], durations = lines.map(() => 8)) => {
  const after = bare(exampleEdit(lines, durations))
  return { ...after, title: 'Refined', metadata: { ...after.metadata, tone: 'comedy-entertainment' } }
}
const lines = ({ scenes }: EditedScript) => scenes.map(({ voiceover }) => voiceover)
const ids = ({ scenes }: EditedScript) => scenes.map(({ id }) => id)

const SHORTER = B.replace(' in the car', '')
const after = refined([A, D, SHORTER, C.replace('skip', 'pass on')])
const proposal = proposalFor(script, after)
const keys = proposal.changes.map(({ key }) => key)
const some = (...wanted: number[]) => applyChanges(proposal, new Set(wanted.map((at) => keys[at] ?? '')))

describe('of a refinement', () => {
  test('what changed can be chosen', () => {
    expect(proposal.changes.map(({ kind }) => kind)).toEqual(['added', 'changed', 'changed'])
  })

  test('all accepted is the refined script, with the ids of the scenes that stay', () => {
    const all = some(0, 1, 2)
    expect(lines(all)).toEqual(lines(after))
    expect(ids(all)).toEqual([1, 5, 2, 3])
    expect(all.scenes.map(({ duration }) => duration)).toEqual([8, 8, 8, 8])
    expect(all).toMatchObject({ title: 'Refined', metadata: { tone: 'comedy-entertainment' } })
    expect(all.spoken_script).toBe(after.spoken_script)
  })

  test.each([
    [[0], [A, D, B, C]],
    [[1], [A, SHORTER, C]],
    [
      [1, 2],
      [A, SHORTER, C.replace('skip', 'pass on')],
    ],
  ])('some accepted (%j) leave the others as they were', (wanted, expected) => {
    const result = some(...wanted)
    expect(lines(result)).toEqual(expected)
    expect(totalSeconds(result.scenes)).toBeCloseTo(totalSeconds(after.scenes))
    expect(result.metadata.tone).toBe('comedy-entertainment')
  })

  test('none accepted is the script that was there', () => {
    expect(some()).toBe(script)
    expect(applyChanges(proposal, new Set(['no such key']))).toBe(script)
  })

  test('a removal can be rejected, and the scene stays where it stood', () => {
    const removal = proposalFor(script, refined([A, C]))
    expect(removal.changes.map(({ kind }) => kind)).toEqual(['removed'])
    const both = proposalFor(script, refined([A, C.replace('skip', 'pass on')]))
    const changed = both.changes.find(({ kind }) => kind === 'changed')
    expect(lines(applyChanges(both, new Set([changed?.key ?? ''])))).toEqual([A, B, C.replace('skip', 'pass on')])
  })

  test('a move can be rejected, while another change is taken', () => {
    const moved = proposalFor(script, refined([C, A, SHORTER]))
    expect(moved.changes.map(({ kind, moved: isMoved }) => [kind, isMoved])).toEqual([
      ['same', true],
      ['changed', false],
    ])
    const change = moved.changes[1]?.key ?? ''
    expect(lines(applyChanges(moved, new Set([change])))).toEqual([A, SHORTER, C])
    expect(lines(applyChanges(moved, new Set([moved.changes[0]?.key ?? ''])))).toEqual([C, A, B])
  })

  test('locked lines are no change to choose, and stay to the letter', () => {
    const { script: locked } = applyEdit(script, { do: 'toggle-lock', scene: 2 })
    for (const proposed of [refined([A.replace('noon', 'ten'), SHORTER, C]), refined([A.replace('noon', 'ten'), C])]) {
      const choice = proposalFor(locked, proposed)
      expect(choice.changes.map(({ before }) => before?.scene.id)).toEqual([1])
      const result = applyChanges(choice, new Set(choice.scenes.map(({ key }) => key)))
      expect(lines(result)).toEqual([A.replace('noon', 'ten'), B, C])
      expect(result.locked).toEqual([2])
    }
  })

  test('new times alone come with accepting', () => {
    const fitted = proposalFor(script, refined([A, B, C], [4, 6, 5]))
    expect(fitted.changes).toEqual([])
    expect(applyChanges(fitted, new Set()).scenes.map(({ duration }) => duration)).toEqual([4, 6, 5])
  })
})
