import { prompterLines, textWidth, withoutCues } from '@reelwright/shared'
import { MAX_SPEECH_LENGTH, type EditedScript } from '../edited-script/edited-script'
import { timedScenes } from '../timeline'

export interface PrompterLine {
  text: string
  /** A short pause precedes it: a sentence starts. */
  opensSentence: boolean
  /** Place of its scene. */
  scene: number
  /** Seconds from the start of the script. */
  start: number
  end: number
  /** Not said: a [direction], or what is seen in a scene without words. */
  isDirection: boolean
}

export interface PrompterScene {
  id: number
  /** As people count. */
  number: number
  start: number
  end: number
  cue: string
  firstLine: number
}

/** A script as lines and moments. Nothing in it is empty: a scene without words has one line, of what is seen. */
export interface PrompterScript {
  scenes: readonly PrompterScene[]
  lines: readonly PrompterLine[]
  total: number
}

/** The pause at a full stop, in characters. */
const PAUSE_WEIGHT = 6

/** Each scene takes the seconds that it has in the script; its lines share them by what there is to say. */
export function prompterScript(script: Pick<EditedScript, 'scenes'>): PrompterScript {
  const lines: PrompterLine[] = []
  const scenes = timedScenes(script.scenes).map((scene, at): PrompterScene => {
    const cue = scene.visualCue.trim() || scene.cameraDirection.trim()
    const spoken = prompterLines(scene.voiceover).flatMap((lines) =>
      lines.map((text, place) => ({ text, opensSentence: place === 0 })),
    )
    const shown = spoken.length > 0 ? spoken : [{ text: cue || 'No words', opensSentence: true }]
    const weights = shown.map((line) => weightOf(line.text) + (line.opensSentence ? PAUSE_WEIGHT : 0))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const firstLine = lines.length
    let before = 0
    for (const [place, line] of shown.entries()) {
      const start = scene.start + (before / whole) * scene.duration
      before += weights[place] ?? 0
      const end = place === shown.length - 1 ? scene.end : scene.start + (before / whole) * scene.duration
      const isDirection = spoken.length === 0 || saidIn(line.text).trim() === ''
      lines.push({ ...line, scene: at, start, end, isDirection })
    }
    return { id: scene.id, number: at + 1, start: scene.start, end: scene.end, cue, firstLine }
  })
  return { scenes, lines, total: scenes.at(-1)?.end ?? 0 }
}

/** Never nothing: each line has its moment. */
const weightOf = (text: string) => Math.max(1, textWidth(saidIn(text).trim()))

const saidIn = (text: string) => (text.length > MAX_SPEECH_LENGTH ? text : withoutCues(text))

/** The line that is spoken at a moment; the last one at the end. */
export const lineAt = ({ lines }: PrompterScript, seconds: number) => lastStarted(lines, seconds)

/** The scene that runs at a moment; the last one at the end. */
export const sceneAt = ({ scenes }: PrompterScript, seconds: number) => lastStarted(scenes, seconds)

/** Asked sixty times a second, of two thousand lines perhaps: so by halves. */
function lastStarted(parts: readonly { start: number }[], seconds: number): number {
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((parts[middle]?.start ?? Infinity) <= seconds) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
