import { toast } from '../../../ui'
import type { EditEvent } from '../edited-script/edit-history'
import type { EditedScript } from '../edited-script/edited-script'
import type { StateStore } from './studio-state'
import type { LazyEngine } from './lazy-engine'
import { type SessionEvent, sessionOnScreen, versionLike, versionOnScreen } from './session-state'

/** The edited script says so beside what wrote it, where the words are others. */
const editedByPerson = (before: EditedScript, after: EditedScript): EditedScript =>
  after.writtenBy && after.spoken_script !== before.spoken_script
    ? { ...after, writtenBy: { ...after.writtenBy, edited: true } }
    : after

interface EditActionsOptions {
  store: StateStore
  dispatch: (event: SessionEvent) => void
  engine: LazyEngine
  saveAll: (key: string) => Promise<unknown>
}

/** Actions on the working copy: start editing, edit, discard, turn it into a version. (B-ST-06, B-ST-07, OP-70) */
export function editActions({ store: { get, set }, dispatch, engine, saveAll }: EditActionsOptions) {
  /** Edits made while the engine loads. */
  let early: EditEvent[] | null = null

  /** Whether the working copy holds anything that no version does. */
  function isDirty(): boolean {
    const { copy } = get()
    return copy !== null && (engine.now()?.isDirty(copy.state) ?? true)
  }

  /** The working copy becomes a version, before something else takes its place. */
  function keepCopy() {
    const { copy } = get()
    const session = sessionOnScreen(get())
    if (copy && session && isDirty()) {
      const source = session.versions.find(({ script }) => script === copy.of) ?? versionOnScreen(session)
      dispatch({
        type: 'added',
        key: session.idempotencyKey,
        version: versionLike(source, editedByPerson(source.script, copy.state.script), 'Edited'),
      })
    }
    dispatch({ type: 'copy', copy: null })
  }

  function startEditing() {
    const session = sessionOnScreen(get())
    const known = engine.now()
    if (!session || early) return
    if (!known) {
      early = []
      void startWhenLoaded()
      return
    }
    const shown = versionOnScreen(session)
    if (get().copy?.of === shown.script) return
    // One working copy at a time: that of another version becomes a version of its own.
    if (isDirty()) {
      keepCopy()
      dispatch({ type: 'selected', number: shown.number })
      void saveAll(session.idempotencyKey)
    }
    const state = known.editReducer(known.viewed(shown.script), { type: 'entered', script: shown.script })
    dispatch({ type: 'copy', copy: { of: shown.script, state } })
  }

  async function startWhenLoaded() {
    try {
      await engine.load()
      const events = early ?? []
      early = null
      startEditing()
      for (const event of events) dispatchEdit(event)
    } catch {
      early = null
      toast.error('The editor couldn’t be loaded. Try again.')
    }
  }

  function dispatchEdit(event: EditEvent) {
    if (early) {
      early.push(event)
      return
    }
    const { copy } = get()
    const known = engine.now()
    if (!copy || !known) return
    if (event.type === 'discarded') return discardEdit()
    const state = known.editReducer(copy.state, event)
    if (state !== copy.state) dispatch({ type: 'copy', copy: state.editing ? { ...copy, state } : null })
  }

  function discardEdit() {
    const { copy, notice } = get()
    if (!copy) return
    const key = get().current
    if (isDirty()) {
      const bringBack = () => {
        if (get().current === key && get().copy === null) dispatch({ type: 'copy', copy })
      }
      toast('Edits discarded', { action: { label: 'Undo', onClick: bringBack }, duration: 8000 })
    }
    dispatch({ type: 'copy', copy: null })
    if (notice?.kind === 'restored') set({ notice: null })
  }

  return { isDirty, keepCopy, startEditing, dispatchEdit, discardEdit }
}
