import { type Scene, splitSentences } from '@reelwright/shared'
import { type EditedScript, type EditResult, fits, indexOfScene, isLocked, withScene } from './edited-script'
import { addScene } from './scene-edits'
import { closedBefore, cutPlace, joinedTexts, typedLine, typedText } from './typed-text'

/** Where the cursor stands. */
export interface TextPlace {
  /** Id of the scene. */
  scene: number
  offset: number
}

/** The spoken line of a scene, as typed. */
export function setLine(script: EditedScript, id: number, text: string): EditResult {
  const scene = script.scenes[indexOfScene(script, id)]
  if (!scene) return { script, refused: 'no-scene' }
  const line = typedText(text)
  if (line === scene.voiceover) return { script }
  if (isLocked(script, id)) return { script, refused: 'locked' }
  if (!fits(script, 'line', line, scene.voiceover)) return { script, refused: 'too-long' }
  return { script: withScene(script, id, { voiceover: line }) }
}

export type Direction = 'visualCue' | 'cameraDirection' | 'notes'

/** What is seen, how it is filmed, or how it is said. A locked line may be filmed otherwise. */
export function setDirection(script: EditedScript, id: number, field: Direction, text: string): EditResult {
  const scene = script.scenes[indexOfScene(script, id)]
  if (!scene) return { script, refused: 'no-scene' }
  const direction = typedText(text)
  if (direction === scene[field]) return { script }
  if (!fits(script, 'direction', direction)) return { script, refused: 'too-long' }
  const change: Partial<Scene> = { [field]: direction }
  return { script: withScene(script, id, change) }
}

/** May be blank while it is typed; saving asks for one. (B-VL-10) */
export function setTitle(script: EditedScript, text: string): EditResult {
  const title = typedLine(text)
  if (title === script.title) return { script }
  return fits(script, 'title', title) ? { script: { ...script, title } } : { script, refused: 'too-long' }
}

/** Other words for some of a line: what a claim should say instead. Words that moved since are found by what they were. */
export function replaceInLine(
  script: EditedScript,
  id: number,
  place: { start: number; end: number; matched: string },
  text: string,
): EditResult {
  const scene = script.scenes[indexOfScene(script, id)]
  if (!scene) return { script, refused: 'no-scene' }
  const start = foundAgain(scene.voiceover, place)
  if (start === undefined) return { script, refused: 'stale' }
  const before = scene.voiceover.slice(0, start)
  return setLine(script, id, before + text + scene.voiceover.slice(start + place.matched.length))
}

/** Where words stand that once stood at a place; undefined when they are gone, or stand elsewhere more than once. */
export function foundAgain(line: string, { start, matched }: { start: number; matched: string }): number | undefined {
  if (matched === '') return undefined
  if (line.startsWith(matched, start)) return start
  const first = line.indexOf(matched)
  return first >= 0 && line.indexOf(matched, first + 1) < 0 ? first : undefined
}

/** Another opener: it takes the place of the first sentence. */
export function swapHook(script: EditedScript, hook: string): EditResult {
  const scene = script.scenes.find(({ voiceover }) => voiceover.trim() !== '') ?? script.scenes[0]
  return swapSentence(script, scene, 'first', hook, 'hooks')
}

/** Another call to action: it takes the place of the last sentence. */
export function swapCallToAction(script: EditedScript, call: string): EditResult {
  const scene = script.scenes.findLast(({ voiceover }) => voiceover.trim() !== '') ?? script.scenes.at(-1)
  return swapSentence(script, scene, 'last', call, 'cta_phrases')
}

/** More than these, and nobody finds the one they liked. */
const MAX_SPARE = 12

function swapSentence(
  script: EditedScript,
  scene: Scene | undefined,
  which: 'first' | 'last',
  text: string,
  list: 'hooks' | 'cta_phrases',
): EditResult {
  if (!scene) return { script, refused: 'no-scene' }
  const { start, end } = sentenceAt(scene.voiceover, which)
  const sentence = typedLine(text).trim()
  if (sentence === '') return { script }
  const line = scene.voiceover
  const rest = line.slice(end)
  const result = setLine(script, scene.id, line.slice(0, start) + closedBefore(sentence, rest) + rest)
  if (result.refused || result.script === script) return result
  // What was spoken until now stays at hand.
  const spare = [...new Set([...script[list], line.slice(start, end)])].filter((each) => each.trim() !== '')
  return { script: { ...result.script, [list]: spare.slice(-MAX_SPARE) } }
}

const SPEAKER = /^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:\s+/

/** No sentence is longer. */
const MAX_SENTENCE_LENGTH = 1000

/** The first or last sentence, without the name of whoever says it. */
function sentenceAt(line: string, which: 'first' | 'last'): { start: number; end: number } {
  const near = which === 'first' ? line.trimStart().slice(0, MAX_SENTENCE_LENGTH) : line.slice(-MAX_SENTENCE_LENGTH)
  const sentence = splitSentences(near).at(which === 'first' ? 0 : -1) ?? ''
  const start = which === 'first' ? line.indexOf(sentence) : line.lastIndexOf(sentence)
  const label = SPEAKER.exec(sentence)?.[0].length ?? 0
  return { start: start + label, end: start + sentence.length }
}

/** Before the first line, or at the cursor. A locked first scene gets a new one before it. (OP-46, B-HK-07) */
export function insertHook(script: EditedScript, hook: string, at?: TextPlace): EditResult {
  return at ? insertAt(script, hook, at) : insertBeside(script, script.scenes[0], hook, 'before')
}

/** After the last line, or at the cursor. A locked last scene gets a new one after it. (OP-46, B-HK-07) */
export function insertCallToAction(script: EditedScript, call: string, at?: TextPlace): EditResult {
  return at ? insertAt(script, call, at) : insertBeside(script, script.scenes.at(-1), call, 'after')
}

function insertAt(script: EditedScript, text: string, { scene: id, offset }: TextPlace): EditResult {
  const scene = script.scenes[indexOfScene(script, id)]
  if (!scene) return { script, refused: 'no-scene' }
  const place = cutPlace(scene.voiceover, offset)
  const rest = scene.voiceover.slice(place)
  const head = joinedTexts(scene.voiceover.slice(0, place), closedBefore(typedText(text).trim(), rest))
  return setLine(script, id, joinedTexts(head, rest))
}

function insertBeside(
  script: EditedScript,
  scene: Scene | undefined,
  text: string,
  side: 'before' | 'after',
): EditResult {
  if (!scene) return { script, refused: 'no-scene' }
  const line = typedText(text).trim()
  if (line === '') return { script }
  if (isLocked(script, scene.id))
    return addScene(script, side === 'before' ? 0 : script.scenes.length, { voiceover: line })
  const [first, second] = side === 'before' ? [line, scene.voiceover] : [scene.voiceover, line]
  return setLine(script, scene.id, joinedTexts(closedBefore(first, second), second))
}
