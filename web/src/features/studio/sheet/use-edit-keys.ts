import { type RefObject, useEffect, useRef } from 'react'
import type { Studio } from '../session/studio'

/**
 * Ctrl/Cmd-Z, Shift-Z, Y and S while a script is edited. Undo is ours, over all scenes: that of the browser knows one field only, and
 * loses its way when text changes from outside.
 */
export function useEditKeys(sheet: RefObject<HTMLElement | null>, studio: Studio, save: () => void) {
  const isEditing = studio.edit !== null
  const latest = useRef({ studio, save })
  useEffect(() => {
    latest.current = { studio, save }
  })

  useEffect(() => {
    if (!isEditing) return
    const step = (type: 'undone' | 'redone') => latest.current.studio.dispatchEdit({ type })

    function keyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[role="dialog"], [role="alertdialog"]')) return
      const key = event.key.toLowerCase()
      if (key === 's' && !event.shiftKey) {
        event.preventDefault()
        // A key that is held down saves once.
        if (!event.repeat) latest.current.save()
        return
      }
      // Fields beside the script have an undo of their own.
      if (!sheet.current?.contains(target) && target?.closest('input, textarea, select')) return
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      step(key === 'y' || event.shiftKey ? 'redone' : 'undone')
    }
    /** From the menus of the browser, or by shaking the phone. */
    function beforeInput(event: InputEvent) {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
      if (!(event.target instanceof Node) || !sheet.current?.contains(event.target)) return
      event.preventDefault()
      step(event.inputType === 'historyUndo' ? 'undone' : 'redone')
    }
    addEventListener('keydown', keyDown)
    addEventListener('beforeinput', beforeInput)
    return () => {
      removeEventListener('keydown', keyDown)
      removeEventListener('beforeinput', beforeInput)
    }
  }, [isEditing, sheet])
}
