import { createContext, useContext } from 'react'
import type { SceneFlag } from '../craft/scene-flags'
import type { Edit } from '../edited-script/edit'
import type { TextPlace } from '../edited-script/line-edits'

/** What a scene can ask of the sheet it stands on. Never changes, so that a letter in one scene draws no other. */
export interface SceneCommands {
  do: (edit: Edit) => void
  /** Cuts at a place; at the end of a line a new scene begins instead. */
  split: (place: TextPlace) => void
  merge: (scene: number) => void
  addBelow: (scene: number) => void
  move: (scene: number, by: -1 | 1) => void
  remove: (scene: number) => void
  /** Other words for what must not be said. */
  replace: (flag: SceneFlag, text: string) => void
  /** Several paragraphs become scenes; false where that cannot be, so that the text goes into the line as it is. */
  paste: (place: TextPlace & { end: number }, text: string) => boolean
  /** More was pasted than a script holds. */
  refusePaste: () => void
  /** Where the cursor is: what is inserted goes there. */
  noteCaret: (place: TextPlace) => void
}

const Commands = createContext<SceneCommands | null>(null)
export const SceneCommandsProvider = Commands.Provider

export function useSceneCommands(): SceneCommands {
  const commands = useContext(Commands)
  if (!commands) throw new Error('A scene is edited on a sheet')
  return commands
}

/** The id of a scene's text field. */
export const lineFieldId = (scene: number) => `scene-${scene}-line`
/** And of the field for what is seen, which is the first where only cues are shown. */
export const cueFieldId = (scene: number) => `scene-${scene}-cue`
