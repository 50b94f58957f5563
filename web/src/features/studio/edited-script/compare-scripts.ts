import type { Scene } from '@reelwright/shared'
import type { EditedScript } from './edited-script'
import { matchedScenes } from './scene-matches'
import { type DiffPart, wordDiff } from '../../../platform'

/** One scene of two scripts, side by side. */
export interface SceneDiff {
  /** Names this entry: unique in its list. */
  key: string
  kind: 'same' | 'changed' | 'added' | 'removed'
  /** It stands at another place among the scenes that both scripts have. */
  moved: boolean
  /** Positions, counted from 0; absent where the scene is not. */
  before?: { at: number; scene: Scene }
  after?: { at: number; scene: Scene }
  line: DiffPart[]
  visualCue: DiffPart[]
  cameraDirection: DiffPart[]
  notes: DiffPart[]
}

export interface ScriptDiff {
  title: DiffPart[]
  /** In the order of the new script; scenes that are gone stand where they stood. */
  scenes: SceneDiff[]
}

type Comparable = Pick<EditedScript, 'title' | 'scenes'>

/** What became of a script, scene by scene and word by word. Times alone do not make a scene another one. */
export function compareScripts(before: Comparable, after: Comparable): ScriptDiff {
  const { oldOf, moved } = matchedScenes(before.scenes, after.scenes)
  const kept = new Set(oldOf.values())
  const entries: SceneDiff[] = []
  const gone = (from: number) => {
    for (let at = from; at < before.scenes.length && !kept.has(at); at++) entries.push(sceneDiff(before, at, after, -1))
  }

  gone(0)
  for (const at of after.scenes.keys()) {
    const old = oldOf.get(at) ?? -1
    entries.push({ ...sceneDiff(before, old, after, at), moved: moved.has(at) })
    if (old >= 0) gone(old + 1)
  }
  return { title: wordDiff(before.title, after.title), scenes: entries }
}

const FIELDS = {
  line: 'voiceover',
  visualCue: 'visualCue',
  cameraDirection: 'cameraDirection',
  notes: 'notes',
} as const

function sceneDiff(before: Comparable, old: number, after: Comparable, now: number): SceneDiff {
  const was = before.scenes[old]
  const is = after.scenes[now]
  const partsOf = (field: keyof typeof FIELDS) => wordDiff(was?.[FIELDS[field]] ?? '', is?.[FIELDS[field]] ?? '')
  const same = was && is && Object.values(FIELDS).every((field) => was[field] === is[field])
  return {
    key: is ? `after-${now}` : `before-${old}`,
    kind: !was ? 'added' : !is ? 'removed' : same ? 'same' : 'changed',
    moved: false,
    ...(was && { before: { at: old, scene: was } }),
    ...(is && { after: { at: now, scene: is } }),
    line: partsOf('line'),
    visualCue: partsOf('visualCue'),
    cameraDirection: partsOf('cameraDirection'),
    notes: partsOf('notes'),
  }
}

/** How much was changed, for one line of text: "2 changed, 1 added". */
export function countChanges({ scenes }: ScriptDiff): Record<'changed' | 'added' | 'removed' | 'moved', number> {
  const count = (kind: SceneDiff['kind']) => scenes.filter((scene) => scene.kind === kind).length
  return {
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
    moved: scenes.filter(({ moved }) => moved).length,
  }
}
