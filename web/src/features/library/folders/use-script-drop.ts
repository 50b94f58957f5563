import { type DragEvent, useState } from 'react'
import { moveTexts } from '../changes/move-texts'
import { useScriptChanges } from '../changes/use-script-changes'
import { dragsScripts, droppedScripts } from './drag-scripts'

/** Null: out of any folder. */
type Target = string | null

export interface ScriptDrop {
  /** Above what scripts are being held; undefined: above none of the places. */
  over: Target | undefined
  /** What makes an element a place to drop scripts on. */
  dropProps: (target: Target) => {
    onDragEnter: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

/** Scripts that are dropped on a folder move into it. By pointer only: the menus move scripts, too. */
export function useScriptDrop(userId: string): ScriptDrop {
  const { change } = useScriptChanges(userId)
  const [over, setOver] = useState<Target>()

  function handleOver(event: DragEvent, target: Target) {
    if (!dragsScripts(event)) return
    // Saying yes is preventing the browser's no.
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setOver(target)
  }

  return {
    over,
    dropProps: (target) => ({
      onDragEnter: (event) => handleOver(event, target),
      onDragOver: (event) => handleOver(event, target),
      onDragLeave: (event) => {
        // Onto its own icon is not away from it.
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
        setOver((before) => (before === target ? undefined : before))
      },
      onDrop: (event) => {
        setOver(undefined)
        if (!dragsScripts(event)) return
        event.preventDefault()
        const ids = [...new Set(droppedScripts(event))]
        if (ids.length === 0) return
        void change(
          ids.map((id) => ({ id, folder_id: target })),
          moveTexts(ids.length),
        )
      },
    }),
  }
}

/** Said while scripts are held above a folder. */
export function overText(over: Target | undefined, folders: readonly { id: string; name: string }[]): string {
  if (over === undefined) return ''
  if (over === null) return 'Drop to take out of the folder'
  return `Drop to move to ${folders.find(({ id }) => id === over)?.name ?? 'the folder'}`
}
