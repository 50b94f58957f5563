import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../../../ui'
import { applyEdit, type Edit } from '../edited-script/edit'
import { type EditedScript, indexOfScene, isSameScript, nextId } from '../edited-script/edited-script'
import type { TextPlace } from '../edited-script/line-edits'
import type { Studio } from '../session/studio'
import { REFUSAL_TEXT } from './refusal-text'
import { cueFieldId, lineFieldId, type SceneCommands } from './scene-commands'

export interface SheetEditing {
  commands: SceneCommands
  /** An edit that people may not have meant, so it offers to be undone. While reading it begins a working copy. */
  doWithUndo: (edit: Edit, said: string, next?: TextPlace) => void
  /** Where the cursor was last, while editing. */
  caret: () => TextPlace | undefined
  /** What happened, for whoever does not see it. */
  said: string
}

/** Carries out what is done to the scenes, and puts the focus where people go on. */
export function useSheetEditing(studio: Studio): SheetEditing {
  const latest = useRef(studio)
  const caret = useRef<TextPlace>(undefined)
  const wanted = useRef<TextPlace>(undefined)
  const [said, say] = useState('')

  useLayoutEffect(() => {
    latest.current = studio
    if (!studio.edit) caret.current = undefined
    // In the same frame, so that the next letter is typed into the right scene.
    const place = wanted.current
    if (place && focusLine(place)) wanted.current = undefined
  })

  const rest = useMemo(() => {
    const current = (): EditedScript | undefined => latest.current.edit?.script ?? latest.current.shown?.script

    function act(edit: Edit, next?: TextPlace) {
      const { edit: state, startEditing, dispatchEdit } = latest.current
      if (!state) startEditing()
      const script = current()
      wanted.current = script && next && !applyEdit(script, edit).refused ? next : undefined
      dispatchEdit({ type: 'edited', edit, at: Date.now() })
    }

    function undo(after: EditedScript) {
      const { edit, dispatchEdit } = latest.current
      if (edit && isSameScript(edit.script, after)) dispatchEdit({ type: 'undone' })
      else toast.info('More has changed since then. Use Undo below the script instead.')
    }

    function doWithUndo(edit: Edit, said: string, next?: TextPlace) {
      const script = current()
      if (!script) return
      const result = applyEdit(script, edit)
      if (result.refused) return void toast.info(REFUSAL_TEXT[result.refused])
      if (result.script === script) return void toast.info('The script already says that.')
      act(edit, next)
      toast.success(said, { action: { label: 'Undo', onClick: () => undo(result.script) } })
    }

    function addBelow(id: number) {
      const script = current()
      if (script) act({ do: 'add', at: indexOfScene(script, id) + 1 }, { scene: nextId(script.scenes), offset: 0 })
    }

    const commands: SceneCommands = {
      do: (edit) => act(edit),
      addBelow,
      split(place) {
        const script = current()
        const line = script?.scenes[indexOfScene(script, place.scene)]?.voiceover
        if (!script || line === undefined) return
        if (line.trim() !== '' && line.slice(place.offset).trim() === '') {
          act({ do: 'set-line', scene: place.scene, text: line.slice(0, place.offset).trimEnd() })
          return addBelow(place.scene)
        }
        act({ do: 'split', ...place }, { scene: nextId(script.scenes), offset: 0 })
        say('The scene was split')
      },
      merge(id) {
        const script = current()
        const line = script?.scenes[indexOfScene(script, id)]?.voiceover ?? ''
        act({ do: 'merge', scene: id }, { scene: id, offset: line.trimEnd().length })
        say('The scene was merged with the next')
      },
      move(id, by) {
        const script = current()
        const to = script ? indexOfScene(script, id) + by : -1
        if (!script || to < 0 || to >= script.scenes.length) return
        const field = document.activeElement
        act({ do: 'move', scene: id, to })
        say(`Now scene ${to + 1}`)
        // A field that is set elsewhere in the page loses the focus.
        requestAnimationFrame(() => field instanceof HTMLTextAreaElement && field.focus())
      },
      remove(id) {
        const script = current()
        if (!script) return
        const at = indexOfScene(script, id)
        const neighbour = script.scenes[at + 1] ?? script.scenes[at - 1]
        doWithUndo(
          { do: 'remove', scene: id },
          `Scene ${at + 1} deleted`,
          neighbour && { scene: neighbour.id, offset: 0 },
        )
      },
      replace: ({ scene, start, end, matched }, text) =>
        // Its button goes with it, so the cursor comes behind the new words.
        doWithUndo({ do: 'replace-in-line', scene, start, end, matched, text }, 'Replaced', {
          scene,
          offset: start + text.length,
        }),
      paste({ scene, offset: start, end }, text) {
        const script = current()
        if (!script) return false
        const edit: Edit = { do: 'paste', scene, start, end, text }
        const { scenes } = applyEdit(script, edit).script
        const added = scenes.length - script.scenes.length
        const last = scenes[indexOfScene(script, scene) + added]
        if (added === 0 || !last) return false
        const behind = script.scenes[indexOfScene(script, scene)]?.voiceover.slice(end).trim() ?? ''
        const offset = last.voiceover.length - (behind === '' ? 0 : behind.length + 1)
        doWithUndo(edit, `Pasted as ${added + 1} scenes`, { scene: last.id, offset })
        return true
      },
      refusePaste: () => void toast.error(REFUSAL_TEXT['too-long'], { duration: 8000 }),
      noteCaret(place) {
        caret.current = place
      },
    }
    return { commands, doWithUndo, caret: () => caret.current }
  }, [])

  return { ...rest, said }
}

/** A menu that closes gives the focus back to its button, a moment later: then it is taken from there. */
const MENU_CLOSES = 80

function focusLine(place: TextPlace): boolean {
  setTimeout(() => {
    const { activeElement } = document
    const isElsewhere = activeElement === document.body || activeElement?.getAttribute('aria-haspopup') === 'menu'
    if (isElsewhere) setCaret(place.scene, place.offset)
  }, MENU_CLOSES)
  return setCaret(place.scene, place.offset)
}

/** Puts the cursor into the line of a scene; false where there is no such field on the screen. */
export function setCaret(scene: number, start: number, end = start): boolean {
  const field = document.getElementById(lineFieldId(scene)) ?? document.getElementById(cueFieldId(scene))
  if (!(field instanceof HTMLTextAreaElement)) return false
  field.focus()
  field.setSelectionRange(start, end)
  return true
}
