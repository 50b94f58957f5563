import type { ScriptStatus } from '@reelwright/shared'
import { newKey, noteOpenedScript } from '../../../platform'
import { fetchVersions } from '../../library'
import { fetchRow } from '../api'
import type { BriefFormValues, CheckedBrief } from '../brief-form'
import type { saveActions } from './save-actions'
import type { StateStore } from './studio-state'
import { isOpenElsewhere } from './persist-work'
import { type KeptWork, keptWork } from './kept-work'
import type { Engine, LazyEngine } from './lazy-engine'
import { mergeVersions } from './merge-versions'
import {
  hasUnsaved,
  newestStored,
  type OpenSession,
  type SessionEvent,
  sessionOnScreen,
  versionOnScreen,
  type WorkingCopy,
} from './session-state'

interface OpenActionsOptions {
  userId: string | null
  store: StateStore
  dispatch: (event: SessionEvent) => void
  saving: ReturnType<typeof saveActions>
  engine: LazyEngine
  /** Saves the current script before another one replaces it. */
  makeRoom: () => void
}

/** Ways for a script to come to the screen other than being written: from the library, from another page, from before a reload. */
export function openActions({ userId, store, dispatch, saving, engine: lazy, makeRoom }: OpenActionsOptions) {
  /** Answers with the form that the script was made with; undefined when there is none, and `opening` says why. (B-ST-03, OP-44) */
  async function openScript(id: string): Promise<BriefFormValues | undefined> {
    if (sessionOnScreen(store.get())?.rowId === id) return undefined
    store.set({ opening: { id, problem: null } })
    const isWanted = () => store.get().opening?.id === id
    try {
      const [engine, row] = await Promise.all([lazy.load(), fetchRow(id)])
      if (!isWanted()) return undefined
      if (!row) {
        store.set({ opening: { id, problem: 'not-found' } })
        return undefined
      }
      noteOpenedScript(row.user_id, id)
      const history = engine.readHistory(row, await fetchVersions(id))
      if (!isWanted()) return undefined
      const newest = history.at(-1)
      if (!newest) throw new Error('The script has no version')

      const kept = userId ? keptWork(userId).find(({ session }) => session.rowId === id) : undefined
      const sound = kept && !(await isOpenElsewhere(kept.session.idempotencyKey)) ? soundWork(engine, kept) : null
      const { versions } = mergeVersions(sound?.session.versions ?? [], history, engine.sameContent)
      const session: OpenSession = {
        // Not that of the row: another tab with this script keeps its unsaved words under a name of its own.
        idempotencyKey: sound?.session.idempotencyKey ?? newKey(),
        versions,
        selected: versions.at(-1)?.number ?? newest.number,
        rowId: id,
        rowDate: row.updated_at,
        saved: newest.number,
      }
      const copy = sound?.copy ? copyIn(engine, session, sound, sound.copy) : null
      bring(session, copy, sound !== null)
      store.set({ opening: null })
      // What could not be saved before is tried again; it says on the screen when it fails again.
      if (hasUnsaved(session)) void saving.saveAll(session.idempotencyKey)
      return engine.formOf(newest.checked, newest.status)
    } catch (error) {
      const problem = error instanceof Error ? error : new Error('Something went wrong')
      if (isWanted()) store.set({ opening: { id, problem } })
      return undefined
    }
  }

  /** Open a text from another page as an unsaved script; with `whole`, its scenes, cues and times as well. (B-ST-04, OP-41) */
  async function openText(text: string, checked: CheckedBrief, status: ScriptStatus, whole?: unknown) {
    const engine = await lazy.load()
    const written = engine.soundScript(whole)
    const version = {
      number: 1,
      script: written ?? engine.editedScript(engine.scriptOfText(text, checked.brief)),
      typed: !written,
      checked,
      status,
      note: 'Created',
      name: null,
      createdAt: new Date().toISOString(),
    }
    makeRoom()
    dispatch({ type: 'opened', session: { idempotencyKey: newKey(), versions: [version], selected: 1, unasked: true } })
  }

  /** Brings back what was not saved when the page was left, the latest, unless there is a script already. True when there was any. */
  async function restore(): Promise<boolean> {
    if (!userId) return false
    for (const work of keptWork(userId)) {
      if (await isOpenElsewhere(work.session.idempotencyKey)) continue
      const engine = await lazy.load()
      if (store.get().current !== null || store.get().isGenerating || store.get().opening) return false
      const sound = soundWork(engine, work)
      if (!sound) continue
      const { session } = sound
      bring(session, sound.copy ? copyIn(engine, session, sound, sound.copy) : null, true)
      const { idempotencyKey: key, rowId } = session
      if (rowId) await saving.loadHistory(key, rowId).catch(() => undefined)
      const now = store.get().open.find(({ idempotencyKey }) => idempotencyKey === key)
      // Deleted in the library since: it is back on the screen, and there only if somebody asks for it.
      const isGone = rowId !== undefined && now?.rowId === undefined
      if (now && hasUnsaved(now) && !now.unasked && !isGone) void saving.saveAll(key)
      return true
    }
    return false
  }

  function bring(session: OpenSession, copy: WorkingCopy | null, restored: boolean) {
    const at = copy && session.versions.find(({ script }) => script === copy.of)?.number
    makeRoom()
    dispatch({ type: 'opened', session: at ? { ...session, selected: at } : session, copy })
    if (!restored || !(copy || hasUnsaved(session))) return
    store.set({ notice: { kind: 'restored', copy: copy !== null } })
  }

  return { openScript, openText, restore, closeOpening: () => store.set({ opening: null }) }
}

/** What was kept, with scripts that can be shown; null when there is none in it. */
function soundWork(engine: Engine, { session, copy, at }: KeptWork): KeptWork | null {
  const versions = session.versions.flatMap((version) => {
    const script = engine.soundScript(version.script)
    const checked = engine.soundBrief(version.checked)
    return script && checked ? [{ ...version, script, checked }] : []
  })
  const [first] = versions
  if (!first) return null
  const sound: OpenSession = { ...session, versions, saveError: undefined, saving: undefined }
  const saved = newestStored(sound)?.number
  const shown = versionOnScreen(sound).number
  const script = copy && engine.soundScript(copy.script)
  return { session: { ...sound, saved, selected: shown }, copy: script && copy ? { ...copy, script } : null, at }
}

/** The working copy on the version that it came from, as the session has that version now. */
function copyIn(
  engine: Engine,
  session: OpenSession,
  kept: KeptWork,
  { of, script }: NonNullable<KeptWork['copy']>,
): WorkingCopy | null {
  const source = kept.session.versions.find(({ number }) => number === of)
  const base =
    session.versions.find(
      (version) =>
        version === source ||
        (source?.versionId !== undefined && version.versionId === source.versionId) ||
        version.script === source?.script,
    ) ?? session.versions.at(-1)
  if (!base || engine.sameContent(base.script, script)) return null
  const entered = engine.editReducer(engine.viewed(base.script), { type: 'entered', script: base.script })
  return {
    of: base.script,
    state: engine.editReducer(entered, { type: 'edited', edit: { do: 'replace', script }, at: 0 }),
  }
}
