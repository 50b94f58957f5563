import type { SceneFlag } from '../craft/scene-flags'

/** Findings by the id of their scene. */
export function flagsByScene(flags: readonly SceneFlag[]): ReadonlyMap<number, readonly SceneFlag[]> {
  const groups = new Map<number, SceneFlag[]>()
  for (const flag of flags) {
    const group = groups.get(flag.scene)
    if (group) group.push(flag)
    else groups.set(flag.scene, [flag])
  }
  return groups
}
