import { logError, statusOf } from '../../../platform'
import { fetchVersions } from '../../library'
import { fetchNewerVersions, fetchRow, renameStored, type SaveOutcome, saveVersion } from '../api'
import type { CheckedBrief } from '../brief-form'
import { saveErrorText, scriptRow } from '../script-row'
import type { StateStore } from './studio-state'
import { mergeVersions } from './merge-versions'
import { firstUnsaved, newestStored, type OpenSession, sessionOnScreen, type SessionEvent } from './session-state'
import type { EditedScript } from '../edited-script/edited-script'
import type { StudioVersion } from './studio'

/** Saves are idempotent, so one retry is safe. (CX-31) */
export const RETRY_DELAY_MS = 1000

/** Network errors and 5xx, but not 4xx. */
function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status < 400 || status > 499
}

const isSameBrief = (one: CheckedBrief, other: CheckedBrief) =>
  one === other || JSON.stringify(one.brief) === JSON.stringify(other.brief)

export interface SaveActionsOptions {
  userId: string | null
  store: StateStore
  dispatch: (event: SessionEvent) => void
  /** Invalidates the script lists. */
  onSaved: () => void
}

export interface SaveFailure {
  text: string
  /** The session has ended. */
  signedOut: boolean
}

/**
 * Saves to the library, one call at a time: a later save must find the row that an earlier one creates, and versions must be stored in
 * order.
 */
export function saveActions({ userId, store, dispatch, onSaved }: SaveActionsOptions) {
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
  const find = (key: string) => store.get().open.find(({ idempotencyKey }) => idempotencyKey === key)

  /** Saves everything of a script that is not saved yet. Undefined when all went well. */
  const saveAll = (key: string): Promise<SaveFailure | undefined> =>
    inTurn(async () => {
      // Each turn saves a version or learns of others; whoever saves as fast as this elsewhere is not waited for.
      for (let turns = (find(key)?.versions.length ?? 0) + 10; turns > 0; turns--) {
        const session = find(key)
        const version = session && firstUnsaved(session)
        if (!session || !version) return undefined
        dispatch({ type: 'saving', key, script: version.script })
        try {
          await saveOne(session, version)
        } catch (error) {
          return failed(key, error)
        }
      }
      return failed(key, new Error('It keeps changing somewhere else'))
    })

  function failed(key: string, error: unknown): SaveFailure {
    const signedOut = statusOf(error) === 401
    const known = error instanceof Error ? error : new Error('Something went wrong')
    const text = signedOut ? 'User not authenticated' : saveErrorText(known)
    dispatch({ type: 'save-failed', key, text })
    return { text, signedOut }
  }

  async function saveOne(session: OpenSession, version: StudioVersion) {
    const { idempotencyKey: key, rowId, rowDate } = session
    const { script, checked, status, offlineReason, typed } = version
    const before = newestStored(session)
    const save = () =>
      saveVersion({
        userId,
        row: scriptRow(script, { brief: checked.brief, status, offline: offlineReason !== undefined, typed }),
        known: rowId && rowDate ? { rowId, rowDate } : undefined,
        newest: before?.number ?? 0,
        onlyWords: before !== undefined && isSameBrief(before.checked, checked),
        idempotencyKey: key,
        changeNote: version.note,
      })
    const outcome = await save().catch((error: unknown) => {
      if (!isWorthRetrying(error)) throw error
      return new Promise((done) => setTimeout(done, RETRY_DELAY_MS)).then(save)
    })
    await settle(key, version, outcome)
  }

  async function settle(key: string, { script }: StudioVersion, outcome: SaveOutcome) {
    switch (outcome.kind) {
      case 'stored': {
        const { rowId, rowDate, number, versionId } = outcome
        dispatch({ type: 'stored', key, script, rowId, rowDate, number, versionId })
        onSaved()
        const name = find(key)?.versions.find((version) => version.script === script)?.name
        if (name) await renameStored(versionId, name).catch((error: unknown) => logError('No name was kept', error))
        return
      }
      case 'stored-before':
        return dispatch({ type: 'stored-before', key, script, rowId: outcome.rowId, rowDate: outcome.rowDate })
      case 'gone':
        return dispatch({ type: 'row-gone', rowId: find(key)?.rowId ?? '' })
      case 'elsewhere': {
        const theirs = await takeTheirs(key, outcome.rowId)
        if (theirs) store.set({ notice: { kind: 'both-kept', theirs, mine: script } })
      }
    }
  }

  /** Brings what was saved elsewhere into the versions; answers with the newest of it. */
  async function takeTheirs(key: string, rowId: string, { all = false, select = false } = {}) {
    const found = await lookElsewhere(key, rowId, all)
    if (!found) return undefined
    const theirs = found.theirs.at(-1)?.script
    dispatch({
      type: 'merged',
      key,
      rowId,
      rowDate: found.rowDate,
      versions: found.versions,
      ...(select && theirs && { select: theirs }),
    })
    return theirs
  }

  async function lookElsewhere(key: string, rowId: string, all: boolean) {
    // The date first: what changes after it is found by the next save.
    const [row, engine] = await Promise.all([fetchRow(rowId), import('./script-engine')])
    if (!row) {
      dispatch({ type: 'row-gone', rowId })
      return undefined
    }
    const session = find(key)
    if (!session) return undefined
    const stored = all
      ? await fetchVersions(rowId)
      : await fetchNewerVersions(rowId, newestStored(session)?.number ?? 0)
    const now = find(key)
    if (!now) return undefined
    const merge = mergeVersions(now.versions, engine.readHistory(row, stored), engine.sameContent)
    return { ...merge, rowDate: row.updated_at }
  }

  return {
    saveAll,
    /** Loads what was saved elsewhere and shows it, unless somebody is editing. */
    loadTheirs: (key: string, rowId: string, select: boolean): Promise<EditedScript | undefined> =>
      inTurn(() => takeTheirs(key, rowId, { select })),
    /** The rest of a history of which only a part was kept here. */
    loadHistory: (key: string, rowId: string) => inTurn(() => takeTheirs(key, rowId, { all: true })),
    /** After a realtime change: was it ours, did only its status change, or is there something new? */
    lookAtChange: () =>
      inTurn(async () => {
        const session = sessionOnScreen(store.get())
        if (!session?.rowId) return
        const { idempotencyKey: key, rowId } = session
        const row = await fetchRow(rowId)
        if (!row) {
          dispatch({ type: 'row-gone', rowId })
          store.set({ notice: { kind: 'deleted' } })
          return
        }
        if (row.updated_at === find(key)?.rowDate) return
        const found = await lookElsewhere(key, rowId, false)
        if (!found) return
        if (found.theirs.length > 0) store.set({ notice: { kind: 'elsewhere' } })
        else dispatch({ type: 'merged', key, rowId, rowDate: found.rowDate, versions: found.versions })
      }),
  }
}
