import { storedScenes } from '@reelwright/shared'
import { type LooseRow, readDetails, readFeatures, type ScriptDetails, textOf } from '../script-fields'

/** A scene under whichever names its parts are stored; what is missing is undefined. (B-EN-15, B-SC-02) */
export interface ViewedScene {
  seconds: number | undefined
  /** Where it begins and ends in the video; undefined as soon as a scene before it, or this one, has no length. */
  start: number | undefined
  end: number | undefined
  text: string | undefined
  visual: string | undefined
  camera: string | undefined
}

export interface ViewedScript extends ScriptDetails {
  tags: string[]
  updatedAt: string
  scenes: ViewedScene[]
  /** As it is stored: what a rename begins with. */
  storedTitle: string
}

/** Everything the scene viewer shows of a row. (B-SC-01 to B-SC-03) */
export function readViewedScript(row: LooseRow): ViewedScript {
  return {
    ...readDetails(row),
    tags: readFeatures(row.tags),
    updatedAt: textOf(row.updated_at) ?? '',
    scenes: readScenes(row),
    storedTitle: typeof row.title === 'string' ? row.title : '',
  }
}

/** The scenes of a row, from the first place that has any. (B-EN-07, B-EN-08) */
export function readScenes(row: LooseRow): ViewedScene[] {
  let clock: number | undefined = 0
  return storedScenes(row).map(({ duration, voiceover, visualCue, cameraDirection }) => {
    const seconds = duration && Math.round(duration * 10) / 10
    const start = clock
    clock = start === undefined || seconds === undefined ? undefined : start + seconds
    return {
      seconds,
      start: clock === undefined ? undefined : start,
      end: clock,
      text: textOf(voiceover),
      visual: textOf(visualCue),
      camera: textOf(cameraDirection),
    }
  })
}

/** What "Copy Script" puts on the clipboard: the scenes in order, their text only, a blank line between; else the whole text. (OP-51) */
export function copiedText({ scenes }: Pick<ViewedScript, 'scenes'>, wholeText: string): string {
  return scenes.flatMap(({ text }) => text ?? []).join('\n\n') || wholeText
}
