import {
  type LooseRow,
  numberOf,
  objectOf,
  readDetails,
  readFeatures,
  type ScriptDetails,
  textOf,
} from '../script-fields'

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
  const data = objectOf(row.script_data)
  const places = [row.scenes, data.scenes, objectOf(data.script).scenes, data.script_sections]
  const stored = places.find((place): place is unknown[] => Array.isArray(place) && place.length > 0) ?? []
  let clock: number | undefined = 0
  return stored.map((part) => {
    const scene = typeof part === 'string' ? { text: part } : objectOf(part)
    const seconds = secondsOf(scene.duration)
    const start = clock
    clock = start === undefined || seconds === undefined ? undefined : start + seconds
    return {
      seconds,
      start: clock === undefined ? undefined : start,
      end: clock,
      text: textOf(scene.voiceover, scene.scriptText, scene.script, scene.text),
      visual: textOf(scene.visualCue, scene.visualDescription, scene.visual),
      camera: textOf(scene.cameraDirection),
    }
  })
}

/** 4, "4s", or a stretch like "0:04-0:10". */
function secondsOf(duration: unknown): number | undefined {
  const stretch = typeof duration === 'string' ? /^\s*(\d+):(\d+)\s*[-–—]\s*(\d+):(\d+)/.exec(duration) : null
  if (stretch) {
    const [fromMinute = 0, from = 0, toMinute = 0, to = 0] = stretch.slice(1).map(Number)
    const seconds = (toMinute - fromMinute) * 60 + to - from
    return seconds > 0 ? seconds : undefined
  }
  const seconds = numberOf(duration)
  return seconds !== undefined && seconds > 0 ? Math.round(seconds * 10) / 10 : undefined
}

/** What "Copy Script" puts on the clipboard: the scenes in order, their text only, a blank line between; else the whole text. (OP-51) */
export function copiedText({ scenes }: Pick<ViewedScript, 'scenes'>, wholeText: string): string {
  return scenes.flatMap(({ text }) => text ?? []).join('\n\n') || wholeText
}
