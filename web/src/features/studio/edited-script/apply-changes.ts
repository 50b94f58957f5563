import type { GeneratedScript, Scene } from '@reelwright/shared'
import { totalSeconds } from '../timeline'
import { compareScripts, type SceneDiff } from './compare-scripts'
import { settled } from './durations'
import { editedScript, type EditedScript, isLocked, nextId, withScenes } from './edited-script'

/** Something that would make a script another one: what refining proposes, or another version. */
export interface Proposal {
  before: EditedScript
  after: GeneratedScript
  /** What can be accepted or rejected, scene by scene. */
  changes: SceneDiff[]
  /** Beside the changed ones, those that stay: for showing the whole. */
  scenes: SceneDiff[]
}

/** Sets a proposal against the script. Changes of locked lines are no part of it: they are not taken, whoever proposes them. */
export function proposalFor(before: EditedScript, after: GeneratedScript): Proposal {
  const { scenes } = compareScripts(before, after)
  const changes = scenes.filter(
    ({ kind, moved, before: was }) =>
      (kind !== 'same' || moved) && !(was && kind !== 'same' && isLocked(before, was.scene.id)),
  )
  return { before, after, changes, scenes }
}

/**
 * Takes the accepted changes, named by their keys, and leaves the others. Scenes that stay keep their ids, so that locks and takes still
 * belong to them; new ones get new ids. All accepted makes the proposal's times, some of them the same sum. What stands beside the
 * scenes (title, hooks, length, style) comes with the first change that is accepted; without one nothing changes.
 */
export function applyChanges(
  { before, after, changes, scenes }: Proposal,
  accepted: ReadonlySet<string>,
): EditedScript {
  const taken = new Set(changes.filter(({ key }) => accepted.has(key)).map(({ key }) => key))
  // A refinement may change only what is outside the scenes.
  if (taken.size === 0 && changes.length > 0) return before

  let id = nextId([...before.scenes, ...after.scenes])
  const result: { old: number; scene: Scene }[] = []
  const leftInPlace: SceneDiff[] = []
  for (const entry of scenes) {
    const isTaken = taken.has(entry.key)
    if (entry.kind === 'added') {
      if (isTaken && entry.after) result.push({ old: -1, scene: { ...entry.after.scene, id: id++ } })
    } else if (entry.kind === 'removed') {
      if (!isTaken && entry.before) result.push({ old: entry.before.at, scene: entry.before.scene })
    } else if (entry.moved && !isTaken) leftInPlace.push(entry)
    else if (entry.before && entry.after) result.push({ old: entry.before.at, scene: chosen(entry, isTaken) })
  }
  // Scenes whose move was not taken go back behind the one they followed.
  for (const { before: was } of leftInPlace.toSorted((a, b) => (a.before?.at ?? 0) - (b.before?.at ?? 0))) {
    if (!was) continue
    const followed = result.reduce(
      (best, { old }, at) => (old >= 0 && old < was.at && old > (result[best]?.old ?? -1) ? at : best),
      -1,
    )
    result.splice(followed + 1, 0, { old: was.at, scene: was.scene })
  }

  const kept = result.map(({ scene }) => scene)
  const durations = settled(
    kept.map(({ duration }) => duration),
    totalSeconds(after.scenes),
  )
  const { scenes: _, ...beside } = after
  return withScenes(
    editedScript({ ...before, ...beside, scenes: kept, locked: before.locked }),
    kept.map((scene, at) =>
      durations[at] === scene.duration ? scene : { ...scene, duration: durations[at] ?? scene.duration },
    ),
  )
}

/** Of a scene that both have: the new one under its old id, or the old one, with the new time. */
function chosen({ kind, before, after }: SceneDiff, isTaken: boolean): Scene {
  const [was, is] = [before?.scene, after?.scene]
  if (!was || !is) throw new Error('A scene of both scripts has two sides')
  return isTaken && kind === 'changed' ? { ...is, id: was.id } : { ...was, duration: is.duration }
}
