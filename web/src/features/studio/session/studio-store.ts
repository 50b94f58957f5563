import { toast } from '../../../ui'
import { renameStored } from '../api'
import type { EditedScript } from '../edited-script/edited-script'
import { editActions } from './edit-actions'
import { saveActions, type SaveFailure } from './save-actions'
import { createStateStore } from './studio-state'
import { generateActions } from './generate-actions'
import { persistWork } from './persist-work'
import { forgetWork } from './kept-work'
import { lazyEngine } from './lazy-engine'
import { openActions } from './open-actions'
import {
  hasUnsaved,
  type SessionEvent,
  sessionOnScreen,
  sessionReducer,
  versionLike,
  versionOnScreen,
} from './session-state'

/** The store of one studio, outside React so that generating and saving continue across screens. Its functions keep their identity. */
export function createStudioStore(userId: string | null, onSaved: () => void) {
  const store = createStateStore()
  const { get, set } = store
  const engine = lazyEngine()
  const dispatch = (event: SessionEvent) => set(sessionReducer(get(), event))
  const saving = saveActions({ userId, store, dispatch, onSaved })
  const { isDirty, keepCopy, ...editing } = editActions({ store, dispatch, engine, saveAll: saving.saveAll })
  const keeping = persistWork(userId, store, isDirty)
  const writing = generateActions({ userId, store, dispatch, engine, saving, makeRoom })
  const opening = openActions({ userId, store, dispatch, saving, engine, makeRoom })

  const onScreen = () => sessionOnScreen(get())

  /** Before another script is shown: starts saving the current one, which stays in the session until that succeeds. */
  function makeRoom() {
    keepCopy()
    const session = onScreen()
    if (session && hasUnsaved(session)) void saving.saveAll(session.idempotencyKey)
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
    showFailure(await saving.saveAll(key))
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
    if (failure) showFailure(failure)
    else {
      toast.success('Saved to your library')
      const { notice } = get()
      if (notice?.kind === 'restored' || notice?.kind === 'deleted') set({ notice: null })
    }
  }

  function showFailure(failure: SaveFailure | undefined) {
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
    /** Retries failed saves once the server is reachable again. */
    saveFailed() {
      for (const session of get().open)
        if (session.saveError !== undefined && hasUnsaved(session)) void saving.saveAll(session.idempotencyKey)
    },
    /** Empties the screen for a new script. */
    stepAside() {
      makeRoom()
      dispatch({ type: 'left' })
      set({ opening: null })
    },
    keepThis: () => set({ asksToStartNew: false }),
    forgetThis: leaveScreen,
    rowDeleted: (rowId: string) => dispatch({ type: 'row-gone', rowId }),
    /** Checks the row after a realtime change. */
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

export type StudioStore = ReturnType<typeof createStudioStore>
