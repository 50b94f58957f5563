import { type DiffPart, wordDiff } from '../../../platform'
import { countChanges, type SceneDiff, type ScriptDiff } from '../edited-script/compare-scripts'
import type { EditedScript } from '../edited-script/edited-script'

/** What is shown of a comparison, from top to bottom: scenes one by one, but runs of equal ones as one. */
export type DiffSection = { kind: 'scene'; scene: SceneDiff } | { kind: 'equal'; key: string; scenes: SceneDiff[] }

/** Unchanged scenes are collapsed into one line. */
export function sectionsOf(scenes: readonly SceneDiff[]): DiffSection[] {
  const sections: DiffSection[] = []
  for (const scene of scenes) {
    const last = sections.at(-1)
    if (!isEqual(scene)) sections.push({ kind: 'scene', scene })
    else if (last?.kind === 'equal') last.scenes.push(scene)
    else sections.push({ kind: 'equal', key: `equal-${scene.key}`, scenes: [scene] })
  }
  return sections
}

const isEqual = (scene: SceneDiff) => scene.kind === 'same' && !scene.moved && !isTimedOtherwise(scene)

const isTimedOtherwise = ({ before, after }: SceneDiff) =>
  before !== undefined && after !== undefined && before.scene.duration !== after.scene.duration

/** "Scene 3", by its place in the newer script; "Old scene 3" for one that is gone. */
export function sceneName({ before, after }: SceneDiff): string {
  return after ? `Scene ${after.at + 1}` : `Old scene ${(before?.at ?? 0) + 1}`
}

/** "Scene 4" or "Scenes 4 to 9" */
export function sceneNames(scenes: readonly SceneDiff[]): string {
  const [first, last] = [scenes[0], scenes.at(-1)]
  if (!first || !last) return ''
  return first === last ? sceneName(first) : `Scenes ${(first.after?.at ?? 0) + 1} to ${(last.after?.at ?? 0) + 1}`
}

/** What became of a scene, each thing in a few words. */
export function whatBecameOf(scene: SceneDiff): string[] {
  const { kind, moved, before, after } = scene
  const words: string[] = []
  if (kind === 'added') words.push('Added')
  if (kind === 'removed') words.push('Removed')
  if (kind === 'changed') words.push('Changed')
  if (moved && before) words.push(`Moved, was scene ${before.at + 1}`)
  if (before && after && isTimedOtherwise(scene))
    words.push(`${seconds(after.scene.duration)}, was ${seconds(before.scene.duration)}`)
  return words
}

const seconds = (duration: number) => `${Math.round(duration * 10) / 10} s`

/** The one line above a comparison: "2 scenes changed, 1 added. The title changed." */
export function changesText(diff: ScriptDiff, extras: readonly ExtraDiff[]): string {
  const counts = countChanges(diff)
  const timed = diff.scenes.filter((scene) => scene.kind === 'same' && isTimedOtherwise(scene)).length
  const changed = Object.entries({ ...counts, 'with new timing': timed }).filter(([, count]) => count > 0)
  const scenes = changed.map(([what, count], index) =>
    index === 0 ? `${count} ${count === 1 ? 'scene' : 'scenes'} ${what}` : `${count} ${what}`,
  )
  const others = [...(hasChanged(diff.title) ? ['title'] : []), ...extras.map(({ name }) => name.toLowerCase())]
  const sentences = [
    ...(scenes.length > 0 ? [`${scenes.join(', ')}.`] : []),
    ...(others.length > 0 ? [`Also changed: ${others.join(', ')}.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : 'Both versions are the same.'
}

export const hasChanged = (parts: readonly DiffPart[]) => parts.some(({ kind }) => kind !== 'same')

export interface ExtraDiff {
  name: string
  parts: DiffPart[]
}

/** What comes with a script and is not the same in both. */
export function extrasOf(before: EditedScript, after: EditedScript): ExtraDiff[] {
  const lists = [
    ['Caption', before.caption, after.caption],
    ['Hashtags', before.hashtags.join(' '), after.hashtags.join(' ')],
    ['Hooks', before.hooks.join('\n'), after.hooks.join('\n')],
    ['Calls to action', before.cta_phrases.join('\n'), after.cta_phrases.join('\n')],
  ] as const
  return lists.filter(([, was, is]) => was !== is).map(([name, was, is]) => ({ name, parts: wordDiff(was, is) }))
}

/** What one side of a comparison holds: the old text of the parts, or the new one. */
export function sideOf(parts: readonly DiffPart[], side: 'before' | 'after'): DiffPart[] {
  const other = side === 'before' ? 'added' : 'removed'
  return parts.filter(({ kind }) => kind !== other)
}
