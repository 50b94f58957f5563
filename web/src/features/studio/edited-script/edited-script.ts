import {
  countSpokenWords,
  type GeneratedScript,
  LIMITS,
  type Scene,
  splitSentences,
  spokenText,
} from '@reelwright/shared'

/**
 * A script that somebody is editing. Ids of scenes are unique and stay what they are; the number people see is the position.
 * A locked scene keeps its spoken line to the letter: it can be moved, timed and filmed otherwise, but not reworded, split, merged
 * or removed.
 */
export type EditedScript = GeneratedScript & {
  /** Ids of the scenes whose line nobody may change. */
  locked: number[]
}

/** Why an edit was not made. */
export type Refusal =
  /** The scene is locked. */
  | 'locked'
  /** There is no such scene, or no neighbour in this direction. */
  | 'no-scene'
  /** A script has at least one scene. */
  | 'last-scene'
  /** Nothing would be left on one side of the cut. */
  | 'nothing-to-split'
  /** No scene has a second to give away. */
  | 'no-time'
  | 'too-many-scenes'
  /** More than a script may hold. (OP-64) */
  | 'too-long'
  /** The words that should be replaced are no longer there. */
  | 'stale'

/** The script after an edit; the very same one, and the reason, when the edit was refused. */
export interface EditResult {
  script: EditedScript
  refused?: Refusal
}

export const MIN_SCENE_SECONDS = 2
/** The longest take that can be logged. */
export const MAX_SCENE_SECONDS = 600
/** The server refines no more than this. */
export const MAX_SCENES = 180

/** A script as it comes from generation, refinement or the library, ready to be edited: unique ids, locks of scenes that exist. */
export function editedScript(script: GeneratedScript & { locked?: unknown }): EditedScript {
  const seen = new Set<number>()
  let next = nextId(script.scenes)
  const scenes = script.scenes.map((scene) => {
    const id = Number.isSafeInteger(scene.id) && scene.id > 0 && !seen.has(scene.id) ? scene.id : next++
    seen.add(id)
    const duration = soundDuration(scene.duration)
    return id === scene.id && duration === scene.duration ? scene : { ...scene, id, duration }
  })
  const wanted: unknown[] = Array.isArray(script.locked) ? script.locked : []
  return { ...script, scenes, locked: scenes.map(({ id }) => id).filter((id) => wanted.includes(id)) }
}

/** Whatever a client stored, time adds up and no loop over it is long. */
const soundDuration = (seconds: number) =>
  Number.isFinite(seconds) && seconds > 0 ? Math.min(MAX_SCENE_SECONDS, seconds) : MIN_SCENE_SECONDS

/** With other scenes; what follows from them (spoken text, words, locks) follows. */
export function withScenes(script: EditedScript, scenes: Scene[]): EditedScript {
  const ids = new Set(scenes.map(({ id }) => id))
  return {
    ...script,
    scenes,
    spoken_script: spokenText(scenes),
    metadata: { ...script.metadata, spokenWords: spokenWordsOf(scenes) },
    locked: script.locked.filter((id) => ids.has(id)),
  }
}

/** With one scene changed. */
export function withScene(script: EditedScript, id: number, change: Partial<Scene>): EditedScript {
  return withScenes(
    script,
    script.scenes.map((scene) => (scene.id === id ? { ...scene, ...change } : scene)),
  )
}

export const indexOfScene = (script: EditedScript, id: number) => script.scenes.findIndex((scene) => scene.id === id)

export const isLocked = (script: EditedScript, id: number) => script.locked.includes(id)

/** A number that no scene of these has, and none that was removed from their end comes back. */
export function nextId(scenes: readonly Pick<Scene, 'id'>[]): number {
  return scenes.reduce((most, { id }) => (Number.isSafeInteger(id) ? Math.max(most, id) : most), 0) + 1
}

const WORDS = new WeakMap<Scene, number>()

/**
 * More than six minutes of speech in one line are no scene but a pasted book: whatever reads it as speech, its directions and sentences,
 * does not try.
 */
export const MAX_SPEECH_LENGTH = 5000

/** Words said in a scene. Scenes never change in place, so each is counted once: this runs at every keystroke. */
export function wordsOfScene(scene: Scene): number {
  const known = WORDS.get(scene)
  if (known !== undefined) return known
  const count = countSpokenWords(scene.voiceover)
  WORDS.set(scene, count)
  return count
}

export function spokenWordsOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + wordsOfScene(scene), 0)
}

/** How much can be sent to refining as "leave this alone". */
const MAX_LOCK_LENGTH = 1000
const MAX_LOCKS = 200

/** What refining may not touch, as its request wants it: lines of locked scenes, long ones sentence by sentence. */
export function lockedTexts(script: EditedScript): string[] {
  return script.scenes
    .filter(({ id }) => isLocked(script, id))
    .map(({ voiceover }) => voiceover.trim())
    .flatMap((line) =>
      line.length > MAX_LOCK_LENGTH && line.length <= MAX_SPEECH_LENGTH ? splitSentences(line) : [line],
    )
    .filter((text) => text !== '' && text.length <= MAX_LOCK_LENGTH)
    .slice(0, MAX_LOCKS)
}

/** Longest text beside what is spoken: a cue, a direction, a note. */
const MAX_DIRECTION_LENGTH = 5000

/** Whether a field may hold the text; the spoken text counts as a whole. (OP-64) */
export function fits(script: EditedScript, field: 'line' | 'direction' | 'title', text: string, instead = ''): boolean {
  if (field === 'title') return text.length <= LIMITS.title
  if (field === 'direction') return text.length <= MAX_DIRECTION_LENGTH
  return script.spoken_script.length - instead.length + text.length <= LIMITS.content
}

/** Whether two scripts say and show the same; what only counts or repeats the lines is left out. */
export function isSameScript(one: EditedScript, other: EditedScript): boolean {
  return one === other || (one.title === other.title && written(one) === written(other))
}

function written(script: EditedScript): string {
  return JSON.stringify({ ...script, spoken_script: '', metadata: { ...script.metadata, spokenWords: 0 } })
}
