import { retimed } from './durations'
import type { EditedScript, EditResult } from './edited-script'
import {
  type Direction,
  insertCallToAction,
  insertHook,
  replaceInLine,
  setDirection,
  setLine,
  setTitle,
  swapCallToAction,
  swapHook,
  type TextPlace,
} from './line-edits'
import {
  addScene,
  mergeWithNext,
  moveScene,
  pasteScenes,
  removeScene,
  setSceneSeconds,
  splitScene,
  toggleLock,
} from './scene-edits'

/** Everything that can be done to a script by hand. Scenes are named by their ids, positions count from 0. */
export type Edit =
  | { do: 'set-title'; text: string }
  | { do: 'set-line'; scene: number; text: string }
  | { do: 'set-direction'; scene: number; field: Direction; text: string }
  | { do: 'replace-in-line'; scene: number; start: number; end: number; matched: string; text: string }
  | { do: 'swap-hook' | 'swap-call'; text: string }
  | { do: 'insert-hook' | 'insert-call'; text: string; at?: TextPlace }
  | { do: 'split'; scene: number; offset: number }
  /** Several paragraphs at once, in place of what was selected. */
  | { do: 'paste'; scene: number; start: number; end: number; text: string }
  | { do: 'merge' | 'remove' | 'toggle-lock'; scene: number }
  | { do: 'move'; scene: number; to: number }
  | { do: 'add'; at: number; line?: string }
  | { do: 'set-seconds'; scene: number; seconds: number }
  | { do: 'fit-times' }
  /** The outcome of something bigger, in one step: an accepted refinement, another version. */
  | { do: 'replace'; script: EditedScript }

/** Carries out one edit. A refused or empty one gives back the very same script. */
export function applyEdit(script: EditedScript, edit: Edit): EditResult {
  switch (edit.do) {
    case 'set-title':
      return setTitle(script, edit.text)
    case 'set-line':
      return setLine(script, edit.scene, edit.text)
    case 'set-direction':
      return setDirection(script, edit.scene, edit.field, edit.text)
    case 'replace-in-line':
      return replaceInLine(script, edit.scene, edit, edit.text)
    case 'swap-hook':
      return swapHook(script, edit.text)
    case 'swap-call':
      return swapCallToAction(script, edit.text)
    case 'insert-hook':
      return insertHook(script, edit.text, edit.at)
    case 'insert-call':
      return insertCallToAction(script, edit.text, edit.at)
    case 'split':
      return splitScene(script, edit.scene, edit.offset)
    case 'paste':
      return pasteScenes(script, edit.scene, edit, edit.text)
    case 'merge':
      return mergeWithNext(script, edit.scene)
    case 'remove':
      return removeScene(script, edit.scene)
    case 'toggle-lock':
      return toggleLock(script, edit.scene)
    case 'move':
      return moveScene(script, edit.scene, edit.to)
    case 'add':
      return addScene(script, edit.at, { voiceover: edit.line ?? '' })
    case 'set-seconds':
      return setSceneSeconds(script, edit.scene, edit.seconds)
    case 'fit-times':
      return { script: retimed(script) }
    case 'replace':
      return { script: edit.script }
  }
}

/** Which text is being typed; undefined for edits that are a step of their own. */
export function typingIn(edit: Edit): string | undefined {
  if (edit.do === 'set-title') return 'title'
  if (edit.do === 'set-line') return `line ${edit.scene}`
  return edit.do === 'set-direction' ? `${edit.field} ${edit.scene}` : undefined
}
