import { toast } from '../../../ui'
import { renameStored } from '../api'
import type { EditedScript } from '../edited-script/edited-script'
import { deskEditing } from './desk-editing'
import { deskSaving, type SaveFailure } from './desk-saving'
import { createDeskStore } from './desk-state'
import { deskWriting } from './desk-writing'
import { keepingWork } from './keeping-work'
import { forgetWork } from './kept-work'
import { laterEngine } from './later-engine'
import { openingWork } from './opening-work'
import {
  hasUnsaved,
  type SessionEvent,
  sessionOnScreen,
  sessionReducer,
  versionLike,
  versionOnScreen,
} from './session-state'

/**
 * All that the studio of one person does, apart from any screen: what is under way goes on while screens come and go. Its functions
 * stay the same as long as it lives.
 */
export function createStudioDesk(userId: string | null, onSaved: () => void) {
  const store = createDeskStore()
  const { get, set } = store
  const engine = laterEngine()
  const dispatch = (event: SessionEvent) => set(sessionReducer(get(), event))
  const saving = deskSaving({ userId, store, dispatch, onSaved })
  const { isDirty, keepCopy, ...editing } = deskEditing({ store, dispatch, engine, saveAll: saving.saveAll })
  const keeping = keepingWork(userId, store, isDirty)
  const writing = deskWriting({ userId, store, dispatch, engine, saving, makeRoom })
  const opening = openingWork({ userId, store, dispatch, saving, engine, makeRoom })

  const onScreen = () => sessionOnScreen(get())

  /** Another script takes the screen: what is not saved of this one is saved first, and kept here as long as it cannot be. */
  function makeRoom() {
    keepCopy()
    const session = onScreen()
    if (session && hasUnsaved(session)) void saving.saveAll(session.idempotencyKey)
    // It was about the script that goes.
    set({ notice: null })
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
      const { notice } = get()
      if (notice?.kind === 'restored' || notice?.kind === 'deleted') set({ notice: null })
    }
  }

  function tellFailure(failure: SaveFailure | undefined) {
    if (!failure) return
    if (failure.signedOut)
      toast.error('Please login to save scripts', { description: 'Your text stays here until then.' })
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
    ...writing,
    ...editing,
    addVersion,
    renameVersion,
    saveToLibrary,
    startNew,
    select: (number: number) => dispatch({ type: 'selected', number }),
    dismissRefusal: () => set({ refusal: null }),
    dismissNotice: () => set({ notice: null }),
    closePlans: () => set({ wantsPlan: null }),
    /** The server answers again: save what it could not save. */
    saveFailed() {
      for (const session of get().open)
        if (session.saveError !== undefined && hasUnsaved(session)) void saving.saveAll(session.idempotencyKey)
    },
    /** The screen is wanted for something new. */
    stepAside() {
      makeRoom()
      dispatch({ type: 'left' })
      set({ opening: null })
    },
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
        toast.error('The newer version couldn’t be loaded. Try again.')
      }
    },
    ...opening,
    ...keeping,
  }
}

export type StudioDeskTools = ReturnType<typeof createStudioDesk>
