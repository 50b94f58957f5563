import type { EditedScript } from '../edited-script/edited-script'
import type { StudioVersion } from './studio'

export interface Merge {
  versions: StudioVersion[]
  /** What somebody saved elsewhere, and what this page did not know. */
  theirs: StudioVersion[]
}

type Same = (one: EditedScript, other: EditedScript) => boolean

/**
 * What the history holds and what this page holds, as one list. A version that is in both is one; one that is only here, because its
 * save never answered, is the stored one with the same content. Nothing that is only here goes.
 */
export function mergeVersions(own: readonly StudioVersion[], stored: readonly StudioVersion[], isSame: Same): Merge {
  const left = [...own]
  const theirs: StudioVersion[] = []
  const merged = stored.map((version) => {
    // If the history failed to load after a save, the id was created here: then compare number and words.
    const mayBe = (mine: StudioVersion) => !mine.versionId || mine.number === version.number
    const known = left.findIndex(({ versionId }) => versionId === version.versionId)
    const at = known >= 0 ? known : left.findIndex((mine) => mayBe(mine) && isSame(mine.script, version.script))
    const [mine] = at >= 0 ? left.splice(at, 1) : []
    if (!mine || !isSame(mine.script, version.script)) theirs.push(version)
    if (!mine) return version
    const { number, versionId, createdAt } = version
    const name = version.name ?? (mine.versionId ? null : mine.name)
    // Its script is what the screen knows it by, as long as it says the same.
    const script = isSame(mine.script, version.script) ? mine.script : version.script
    return { ...mine, script, note: version.note, number, versionId, createdAt, name }
  })
  const versions = [...merged, ...left].toSorted(
    (a, b) => Number(!a.versionId) - Number(!b.versionId) || a.number - b.number,
  )
  return { versions, theirs }
}
