import type { Flag } from '@reelwright/writer/check'
import { foundAgain } from '../edited-script/line-edits'

/** Something that must not be said, or not like this, at its place in the line of a scene. */
export interface SceneFlag extends Flag {
  /** Id of the scene. */
  scene: number
}

/** Between two lines in the text that is checked. */
const GAP = '\n\n'.length

/** Places in the whole text become places in the lines of its scenes. A finding across two scenes is shown at the first. */
export function placedFlags(flags: readonly Flag[], scenes: readonly { id: number; voiceover: string }[]): SceneFlag[] {
  const placed: SceneFlag[] = []
  let start = 0
  let next = 0
  const inOrder = flags.toSorted((a, b) => a.start - b.start)
  for (const { id, voiceover } of scenes) {
    const end = start + voiceover.length
    for (let flag = inOrder[next]; flag && flag.start < end; flag = inOrder[++next]) {
      const place = { start: Math.max(0, flag.start - start), end: Math.min(flag.end, end) - start }
      const whole = flag.end <= end
      placed.push({
        ...flag,
        ...place,
        scene: id,
        matched: voiceover.slice(place.start, place.end),
        // Half a replacement would be no sentence.
        replacement: whole ? flag.replacement : undefined,
      })
    }
    start = end + GAP
  }
  return placed
}

/**
 * The findings of one scene where its line is now: the result may be a few keystrokes old. What is no longer there is left out, so an
 * underline never stands under other words.
 */
export function flagsInLine(flags: readonly SceneFlag[], scene: { id: number; voiceover: string }): SceneFlag[] {
  return flags
    .filter((flag) => flag.scene === scene.id)
    .flatMap((flag) => {
      const start = foundAgain(scene.voiceover, flag)
      return start === undefined ? [] : [{ ...flag, start, end: start + flag.matched.length }]
    })
}
