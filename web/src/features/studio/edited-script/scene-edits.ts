import { countSpokenWords, paragraphs, type Scene, secondsOf } from '@reelwright/shared'
import { totalSeconds } from '../timeline'
import { loanFor, settled, sharedTime, toStep } from './durations'
import {
  type EditedScript,
  type EditResult,
  fits,
  indexOfScene,
  isLocked,
  MAX_SCENE_SECONDS,
  MAX_SCENES,
  nextId,
  MIN_SCENE_SECONDS,
  withScene,
  withScenes,
} from './edited-script'
import { cutPlace, joinedDirections, joinedTexts, typedText } from './typed-text'

/**
 * Cuts a scene in two at a place of its line, never inside a word. The first part keeps the picture; joined again they are what
 * they were.
 */
export function splitScene(script: EditedScript, id: number, offset: number): EditResult {
  const at = indexOfScene(script, id)
  const scene = script.scenes[at]
  if (!scene) return { script, refused: 'no-scene' }
  if (isLocked(script, id)) return { script, refused: 'locked' }
  if (script.scenes.length >= MAX_SCENES) return { script, refused: 'too-many-scenes' }
  const place = cutPlace(scene.voiceover, offset)
  const head = scene.voiceover.slice(0, place).trimEnd()
  const tail = scene.voiceover.slice(place).trimStart()
  if (head.trim() === '' || tail === '') return { script, refused: 'nothing-to-split' }
  const time = sharedTime(scene.duration, countSpokenWords(head), countSpokenWords(tail))
  if (!time) return { script, refused: 'no-time' }

  const first: Scene = { ...scene, voiceover: head, duration: time[0] }
  const second: Scene = { ...emptyScene(nextId(script.scenes), time[1]), voiceover: tail }
  return { script: withScenes(script, script.scenes.toSpliced(at, 1, first, second)) }
}

/**
 * A text of several paragraphs in place of some of a line: each becomes a scene, what stood behind the place stays behind the last. The
 * sum of the times stays, so all scenes with time to spare give some.
 */
export function pasteScenes(
  script: EditedScript,
  id: number,
  { start, end }: { start: number; end: number },
  text: string,
): EditResult {
  const at = indexOfScene(script, id)
  const scene = script.scenes[at]
  const [first, ...more] = paragraphs(typedText(text))
  const last = more.pop()
  if (!scene) return { script, refused: 'no-scene' }
  if (isLocked(script, id)) return { script, refused: 'locked' }
  if (first === undefined || last === undefined) return { script }
  if (script.scenes.length + more.length + 1 > MAX_SCENES) return { script, refused: 'too-many-scenes' }
  const lines = [
    joinedTexts(scene.voiceover.slice(0, start), first),
    ...more,
    joinedTexts(last, scene.voiceover.slice(end)),
  ]
  if (!fits(script, 'line', lines.join('\n\n'), scene.voiceover)) return { script, refused: 'too-long' }

  const newId = nextId(script.scenes)
  const pasted = lines.map((voiceover, part): Scene => {
    const duration = Math.max(MIN_SCENE_SECONDS, toStep(secondsOf(countSpokenWords(voiceover))))
    return part === 0 ? { ...scene, voiceover, duration } : { ...emptyScene(newId + part - 1, duration), voiceover }
  })
  const scenes = script.scenes.toSpliced(at, 1, ...pasted)
  const durations = settled(
    scenes.map(({ duration }) => duration),
    totalSeconds(script.scenes),
  )
  return {
    script: withScenes(
      script,
      scenes.map((each, index) => ({ ...each, duration: durations[index] ?? each.duration })),
    ),
  }
}

/** Joins a scene with the one after it. */
export function mergeWithNext(script: EditedScript, id: number): EditResult {
  const at = indexOfScene(script, id)
  const [scene, next] = [script.scenes[at], script.scenes[at + 1]]
  if (!scene || !next) return { script, refused: 'no-scene' }
  if (isLocked(script, id) || isLocked(script, next.id)) return { script, refused: 'locked' }
  const merged: Scene = {
    ...scene,
    duration: scene.duration + next.duration,
    voiceover: joinedTexts(scene.voiceover, next.voiceover),
    visualCue: joinedDirections(scene.visualCue, next.visualCue),
    cameraDirection: joinedDirections(scene.cameraDirection, next.cameraDirection),
    notes: joinedDirections(scene.notes, next.notes),
  }
  return { script: withScenes(script, script.scenes.toSpliced(at, 2, merged)) }
}

/** Puts a scene at another position, counted from 0. */
export function moveScene(script: EditedScript, id: number, to: number): EditResult {
  const from = indexOfScene(script, id)
  const scene = script.scenes[from]
  if (!scene || !Number.isInteger(to) || to < 0 || to >= script.scenes.length) return { script, refused: 'no-scene' }
  if (from === to) return { script }
  return { script: withScenes(script, script.scenes.toSpliced(from, 1).toSpliced(to, 0, scene)) }
}

/** A new scene at a position, counted from 0. Its time comes from a neighbour, so that the sum stays. */
export function addScene(
  script: EditedScript,
  at: number,
  content: Partial<Omit<Scene, 'id' | 'duration'>> = {},
): EditResult {
  const { scenes } = script
  if (scenes.length >= MAX_SCENES) return { script, refused: 'too-many-scenes' }
  const place = Math.min(scenes.length, Math.max(0, Math.trunc(at)))
  const loan = loanFor(scenes, Math.max(0, place - 1))
  if (!loan) return { script, refused: 'no-time' }
  const voiceover = typedText(content.voiceover ?? '')
  if (!fits(script, 'line', `\n\n${voiceover}`)) return { script, refused: 'too-long' }
  const added: Scene = { ...emptyScene(nextId(scenes), loan.seconds), ...content, voiceover }
  const rest = scenes.map((scene, index) =>
    index === loan.from ? { ...scene, duration: scene.duration - loan.seconds } : scene,
  )
  return { script: withScenes(script, rest.toSpliced(place, 0, added)) }
}

/** Takes a scene out; its time goes to the one before it, or after it. */
export function removeScene(script: EditedScript, id: number): EditResult {
  const at = indexOfScene(script, id)
  const scene = script.scenes[at]
  if (!scene) return { script, refused: 'no-scene' }
  if (script.scenes.length === 1) return { script, refused: 'last-scene' }
  if (isLocked(script, id)) return { script, refused: 'locked' }
  const heir = at === 0 ? 1 : at - 1
  const scenes = script.scenes.map((each, index) =>
    index === heir ? { ...each, duration: each.duration + scene.duration } : each,
  )
  return { script: withScenes(script, scenes.toSpliced(at, 1)) }
}

/** Locks a scene's line, or unlocks it. */
export function toggleLock(script: EditedScript, id: number): EditResult {
  if (indexOfScene(script, id) < 0) return { script, refused: 'no-scene' }
  const locked = isLocked(script, id) ? script.locked.filter((each) => each !== id) : [...script.locked, id]
  return { script: { ...script, locked } }
}

/** The seconds that a take needed. The one edit of a scene that changes the length of the script. */
export function setSceneSeconds(script: EditedScript, id: number, seconds: number): EditResult {
  const scene = script.scenes[indexOfScene(script, id)]
  if (!scene || !Number.isFinite(seconds) || seconds <= 0) return { script, refused: 'no-scene' }
  const duration = Math.min(MAX_SCENE_SECONDS, toStep(seconds))
  return duration === scene.duration ? { script } : { script: withScene(script, id, { duration }) }
}

function emptyScene(id: number, duration: number): Scene {
  return { id, duration, voiceover: '', visualCue: '', cameraDirection: '', notes: '' }
}
