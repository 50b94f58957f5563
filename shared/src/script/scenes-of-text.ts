import type { Scene } from './generated-script'
import { sceneLines } from './paragraphs'
import { secondsOf, toHalfSecond } from './seconds'
import { countSpokenWords } from './spoken-words'

/** Bounds of the scenes that a text becomes; lengths in seconds. */
export interface SceneBounds {
  maxScenes: number
  minSeconds: number
  maxSeconds: number
}

/** A text alone as scenes, each as long as it takes to say it. */
export function scenesOfText(text: string, { maxScenes, minSeconds, maxSeconds }: SceneBounds): Scene[] {
  return sceneLines(text, maxScenes).map((voiceover, at) => ({
    id: at + 1,
    duration: Math.min(maxSeconds, Math.max(minSeconds, toHalfSecond(secondsOf(countSpokenWords(voiceover))))),
    voiceover,
    visualCue: '',
    cameraDirection: '',
    notes: '',
  }))
}
