import { type Scene, syllableCount, TONES, VIDEO_STYLES, WORDS_PER_SECOND } from '@reelwright/shared'
import { pacingFor } from '@reelwright/writer/pacing'
import { totalSeconds } from '../timeline'
import { targetOf } from './durations'
import { type EditedScript, MAX_SPEECH_LENGTH, spokenWordsOf, wordsOfScene } from './edited-script'

/** How long a script takes to say at its own pace, against the time it has. */
export interface SpokenLength {
  words: number
  /** At the pace of this style and tone, pauses for pictures included. One decimal. */
  seconds: number
  /** The video's length that was asked for. */
  target: number
  /** What the scenes sum to; what "Fit times" brings to the target. */
  sceneSeconds: number
  /** Within ten percent of the target is right. */
  verdict: 'short' | 'right' | 'long'
  /** Words to add (or to cut, below 0) for the target to the second; 0 where it is right. */
  wordsToGo: number
  scenes: SceneLength[]
}

export interface SceneLength {
  id: number
  words: number
  /** That the words take. */
  seconds: number
  /** Why they cannot be said in the scene's time: too quick to speak, or more words than this script's pace allows. */
  overload: 'syllables' | 'words' | null
}

/** Where a script has the right length. (domain/script-writing.md, section 1) */
const BAND = 0.1
/** A speaker can keep up with this many syllables a second. */
const MAX_SYLLABLES = 4.3
/** A single scene may run this much ahead of the script's pace, which has the pauses in it: an opener does. */
const HURRY = 1.3

/** Cheap enough for every keystroke: scenes that did not change are not read again. */
export function spokenLength(script: Pick<EditedScript, 'scenes' | 'metadata'>): SpokenLength {
  const { scenes } = script
  const target = targetOf(script)
  const pace = wordsPerSecond(script)
  const words = spokenWordsOf(scenes)
  const seconds = words / pace
  const verdict = seconds < target * (1 - BAND) ? 'short' : seconds > target * (1 + BAND) ? 'long' : 'right'
  return {
    words,
    seconds: toTenth(seconds),
    target,
    sceneSeconds: totalSeconds(scenes),
    verdict,
    wordsToGo: verdict === 'right' ? 0 : Math.round(target * pace) - words,
    scenes: scenes.map((scene) => ({
      id: scene.id,
      words: wordsOfScene(scene),
      seconds: toTenth(wordsOfScene(scene) / pace),
      overload: overloadOf(scene, pace),
    })),
  }
}

/** Words a second of this script: dialogue breathes, urgency runs. A foreign style or tone counts as a plain one. (CX-40) */
export function wordsPerSecond(script: Pick<EditedScript, 'scenes' | 'metadata'>): number {
  const target = targetOf(script)
  const { videoStyle, tone } = script.metadata
  const style = VIDEO_STYLES.find((known) => known === videoStyle) ?? 'informative'
  const mood = TONES.find((known) => known === tone) ?? 'helpful-friend'
  const { aim } = pacingFor(target, style, mood)
  return target > 0 && aim > 0 ? aim / target : WORDS_PER_SECOND
}

const SYLLABLES = new WeakMap<Scene, number>()

function syllablesOf(scene: Scene): number {
  const known = SYLLABLES.get(scene)
  if (known !== undefined) return known
  const count = syllableCount(scene.voiceover)
  SYLLABLES.set(scene, count)
  return count
}

function overloadOf(scene: Scene, pace: number): SceneLength['overload'] {
  if (scene.voiceover.length <= MAX_SPEECH_LENGTH && syllablesOf(scene) > MAX_SYLLABLES * scene.duration)
    return 'syllables'
  // Half a word: durations come in half seconds.
  return wordsOfScene(scene) > pace * HURRY * scene.duration + 0.5 ? 'words' : null
}

const toTenth = (seconds: number) => Math.round(seconds * 10) / 10
