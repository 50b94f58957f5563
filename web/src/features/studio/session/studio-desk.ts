import type { ScriptStatus } from '@reelwright/shared'
import { newKey } from '../../../platform'
import { toast } from '../../../ui'
import { isAnotherPersonIn, renameStored, requestScript } from '../api'
import type { CheckedBrief } from '../brief-form'
import type { EditEvent } from '../edited-script/edit-history'
import type { EditedScript } from '../edited-script/edited-script'
import { createDeskStore } from './desk-state'
import { deskSaving, type SaveFailure } from './desk-saving'
import { forgetWork } from './kept-work'
import { keepingWork } from './keeping-work'
import { type Engine, openingWork } from './opening-work'
import {
  hasUnsaved,
  isSameProduct,
  type NewVersion,
  type SessionEvent,
  sessionOnScreen,
  sessionReducer,
  versionOnScreen,
} from './session-state'
import type { Refusal } from './studio'
import { NOTHING_WRITTEN, perFrame } from './written-so-far'

/**
 * All that the studio of one person does, apart from any screen: what is under way goes on while screens come and go. Its functions
 * stay the same as long as it lives.
 */
export function createStudioDesk(userId: string | null, onSaved: () => void) {
  const store = createDeskStore()
  const { get, set } = store
  let engine: Engine | null = null
  let running: AbortController | null = null
  /** Typed before the engine was there. */
  let early: EditEvent[] | null = null

  const loadEngine = async (): Promise<Engine> => (engine ??= await import('./script-engine'))
  const dispatch = (event: SessionEvent) => set(sessionReducer(get(), event))
  const saving = deskSaving({ userId, store, dispatch, onSaved })
  const keeping = keepingWork(userId, store, isDirty)
  const opening = openingWork({ userId, store, dispatch, saving, loadEngine, makeRoom })

  const onScreen = () => sessionOnScreen(get())

  /** Whether the working copy holds anything that no version does. */
  function isDirty(): boolean {
    const { copy } = get()
    return copy !== null && (engine === null || engine.isDirty(copy.state))
  }

  /** The working copy becomes a version, before something else takes its place. */
  function keepCopy() {
    const { copy } = get()
    const session = onScreen()
    if (copy && session && isDirty()) {
      const source = session.versions.find(({ script }) => script === copy.of) ?? versionOnScreen(session)
      dispatch({
        type: 'added',
        key: session.idempotencyKey,
        version: versionLike(source, copy.state.script, 'Edited'),
      })
    }
    dispatch({ type: 'copy', copy: null })
  }

  /** Another script takes the screen: what is not saved of this one is saved first, and kept here as long as it cannot be. */
  function makeRoom() {
    keepCopy()
    const session = onScreen()
    if (session && hasUnsaved(session)) void saving.saveAll(session.idempotencyKey)
  }

  /** Answers with the refusal when there is no script, so that the form can show it at its field. */
  async function generate(checked: CheckedBrief, status: ScriptStatus): Promise<Refusal | null> {
    if (running) return null
    set({ refusal: null, wantsPlan: null })
    if (!userId) {
      toast.error('Please log in to generate scripts')
      return null
    }
    const controller = new AbortController()
    running = controller
    set({ isGenerating: true, writing: NOTHING_WRITTEN })
    const progress = perFrame((writing) => {
      if (running === controller) set({ writing })
    })
    const ready = loadEngine().catch(() => null)
    const result = await requestScript(checked, controller.signal, progress.hear)
    progress.end()
    const known = await ready
    // Stopped, and perhaps started again meanwhile.
    if (running !== controller) return null
    running = null

    if (result.kind !== 'script') {
      set({ isGenerating: false, writing: null })
      if (result.kind === 'cancelled') return null
      set({ refusal: result, wantsPlan: result.about === 'allowance' ? result.text : null })
      return result
    }
    const { answer, offline } = result
    if (offline?.shown) toast.error(offline.shown)
    if (offline) toast.info('Using offline script generator')

    const script = known ? known.editedScript(answer.script) : { ...answer.script, locked: [] }
    const before = onScreen()
    const isAnother = before === null || !isSameProduct(before, checked)
    // The working copy of the same script stays with its version.
    if (isAnother) makeRoom()
    const version: NewVersion = {
      script,
      checked,
      status,
      note: isAnother ? 'Created' : 'Regenerated',
      name: null,
      offlineReason: offline?.reason,
      createdAt: new Date().toISOString(),
    }
    dispatch({ type: 'generated', version, newKey: newKey() })
    set({ isGenerating: false, writing: null, ...(answer.allowance && { allowance: answer.allowance }) })
    void autoSave()
    return null
  }

  async function autoSave() {
    const key = get().current
    if (key === null || (await isAnotherPersonIn(userId))) return
    const failure = await saving.saveAll(key)
    if (failure) toast.warning('Script generated! Click "Save to Library" to save it.', { duration: 8000 })
    else toast.success('Script generated and saved to your library!')
  }

  function stop() {
    running?.abort()
    running = null
    set({ isGenerating: false, writing: null })
  }

  function startEditing() {
    const session = onScreen()
    if (!session || early) return
    if (!engine) {
      early = []
      void startLater()
      return
    }
    const shown = versionOnScreen(session)
    if (get().copy?.of === shown.script) return
    // One working copy at a time: that of another version becomes a version of its own.
    if (isDirty()) {
      keepCopy()
      dispatch({ type: 'selected', number: shown.number })
      void saving.saveAll(session.idempotencyKey)
    }
    const state = engine.editReducer(engine.viewed(shown.script), { type: 'entered', script: shown.script })
    dispatch({ type: 'copy', copy: { of: shown.script, state } })
  }

  async function startLater() {
    try {
      await loadEngine()
      const events = early ?? []
      early = null
      startEditing()
      for (const event of events) dispatchEdit(event)
    } catch {
      early = null
      toast.error('The editor could not be loaded. Try again.')
    }
  }

  function dispatchEdit(event: EditEvent) {
    if (early) {
      early.push(event)
      return
    }
    const { copy } = get()
    if (!copy || !engine) return
    if (event.type === 'discarded') return discardEdit()
    const state = engine.editReducer(copy.state, event)
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

  async function addVersion(script: EditedScript, note: string) {
    const before = onScreen()
    if (!before) return
    const base = versionOnScreen(before)
    keepCopy()
    const key = before.idempotencyKey
    dispatch({ type: 'added', key, version: versionLike(base, script, note) })
    if (!userId) return
    tellFailure(await saving.saveAll(key))
  }

  /** Saves what is on the screen: an edit becomes a version, and editing ends. (OP-44, OP-70) */
  async function saveToLibrary() {
    const session = onScreen()
    if (!session) return
    if (!userId) {
      toast.error('Please login to save scripts')
      return
    }
    keepCopy()
    const failure = await saving.saveAll(session.idempotencyKey)
    if (failure) tellFailure(failure)
    else {
      toast.success('Saved to your library')
      if (get().notice?.kind === 'restored') set({ notice: null })
    }
  }

  function tellFailure(failure: SaveFailure | undefined) {
    if (!failure) return
    if (failure.signedOut)
      toast.error('Please login to save scripts', { description: 'Your text stays here until you have.' })
    else toast.error(failure.text)
  }

  async function renameVersion(number: number, typed: string | null) {
    const session = onScreen()
    const version = session?.versions.find((one) => one.number === number)
    if (!session || !version) return
    const { idempotencyKey: key } = session
    const name = typed?.trim() || null
    dispatch({ type: 'renamed', key, script: version.script, name })
    if (!version.versionId) return
    try {
      await renameStored(version.versionId, name)
    } catch (error) {
      dispatch({ type: 'renamed', key, script: version.script, name: version.name })
      throw error
    }
  }

  function startNew() {
    const session = onScreen()
    if (!session) return
    if (isDirty() || hasUnsaved(session)) set({ asksToStartNew: true })
    else leaveScreen()
  }

  function leaveScreen() {
    const key = get().current
    if (key === null) return
    dispatch({ type: 'forgotten', key })
    set({ asksToStartNew: false, notice: null })
    if (userId) forgetWork(userId, key)
  }

  return {
    get,
    subscribe: store.subscribe,
    isDirty,
    generate,
    stop,
    startEditing,
    dispatchEdit,
    discardEdit,
    addVersion,
    renameVersion,
    saveToLibrary,
    startNew,
    select: (number: number) => dispatch({ type: 'selected', number }),
    dismissRefusal: () => set({ refusal: null }),
    dismissNotice: () => set({ notice: null }),
    closePlans: () => set({ wantsPlan: null }),
    keepThis: () => set({ asksToStartNew: false }),
    forgetThis: leaveScreen,
    rowDeleted: (rowId: string) => dispatch({ type: 'row-gone', rowId }),
    /** Word of a change of the row. */
    lookAtChange: () => void saving.lookAtChange().catch(() => undefined),
    async loadTheirs() {
      const session = onScreen()
      if (!session?.rowId) return
      set({ notice: null })
      try {
        await saving.loadTheirs(session.idempotencyKey, session.rowId, get().copy === null)
      } catch {
        set({ notice: { kind: 'elsewhere' } })
        toast.error('The newer version could not be loaded. Try again.')
      }
    },
    ...opening,
    begin: keeping.begin,
  }
}

export type StudioDeskTools = ReturnType<typeof createStudioDesk>

function versionLike({ checked, status }: NewVersion, script: EditedScript, note: string): NewVersion {
  // A copy: versions are told apart by their scripts, and an old one may come back as it was.
  return { script: { ...script }, checked, status, note, name: null, createdAt: new Date().toISOString() }
}
