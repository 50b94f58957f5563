import { exampleScript } from '../example-script'
import { type EditedScript, editedScript, withScenes } from './edited-script'

/** A script to edit, one scene of ten seconds for each line. For tests only. */
export function exampleEdit(
  lines: readonly string[],
  durations: readonly number[] = lines.map(() => 10),
): EditedScript {
  const script = editedScript(exampleScript({ durations: [...durations] }))
  return withScenes(
    script,
    script.scenes.map((scene, at) => ({ ...scene, voiceover: lines[at] ?? '' })),
  )
}
