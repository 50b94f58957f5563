import type { CheckedBrief } from '../brief-form'
import type { EditState } from '../edited-script/edit-history'
import type { EditedScript } from '../edited-script/edited-script'
import type { SaveState, StudioSession, StudioVersion } from './studio'

/** A script that is open, and what is known of its row. */
export interface OpenSession extends StudioSession {
  /** `updated_at` of the row that is known here: a save over anything newer is refused. */
  rowDate?: string
  /** All of it was in the library and was deleted there: nothing waits to be saved, unless somebody asks for it or goes on with it. */
  deleted?: boolean
  /** Nobody asked yet for it to be in the library: a text that came from another page. */
  unasked?: boolean
}

/** A working copy belongs to the version that it was copied from, known by its script. */
export interface WorkingCopy {
  of: EditedScript
  state: EditState
}

/** All scripts that this page holds. Versions are identified by their scripts, which never change in place; numbers may move. */
export interface SessionState {
  /** The one on the screen, and those that left it before everything of theirs was saved. */
  open: readonly OpenSession[]
  /** Key of the one on the screen. */
  current: string | null
  /** Of the script on the screen. */
  copy: WorkingCopy | null
}

export const NOTHING_OPEN: SessionState = { open: [], current: null, copy: null }

export type NewVersion = Omit<StudioVersion, 'number' | 'versionId'>

export type SessionEvent =
  /** Generated: a new version for the same product, or another script. */
  | { type: 'generated'; version: NewVersion; newKey: string }
  /** Made out of the script on the screen. */
  | { type: 'added'; key: string; version: NewVersion }
  /** From the library, from storage, from another page. */
  | { type: 'opened'; session: OpenSession; copy?: WorkingCopy | null }
  | { type: 'left' }
  /** With everything that is only here. */
  | { type: 'forgotten'; key: string }
  | { type: 'selected'; number: number }
  | { type: 'renamed'; key: string; script: EditedScript; name: string | null }
  | { type: 'saving'; key: string; script: EditedScript }
  | {
      type: 'stored'
      key: string
      script: EditedScript
      rowId: string
      rowDate: string
      number: number
      versionId: string
    }
  /** The row has this content already, as its newest version. */
  | { type: 'stored-before'; key: string; script: EditedScript; rowId: string; rowDate: string }
  | { type: 'save-failed'; key: string; text: string }
  /** What the row and its history hold, already merged with what is only here. */
  | { type: 'merged'; key: string; versions: StudioVersion[]; rowId: string; rowDate: string; select?: EditedScript }
  /** Deleted in the library: nothing of it is saved any more. */
  | { type: 'row-gone'; rowId: string }
  | { type: 'copy'; copy: WorkingCopy | null }

/** Versions of one product belong together; another product is another script. (OP-60, B-GN-03, B-ST-08) */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'generated': {
      const session = sessionOnScreen(state)
      if (session && isSameProduct(session, event.version.checked))
        return withSession(state, session.idempotencyKey, (same) => withNewVersion(same, event.version))
      return opened(
        state,
        { idempotencyKey: event.newKey, versions: [{ ...event.version, number: 1 }], selected: 1 },
        null,
      )
    }
    case 'added':
      return withSession(state, event.key, (session) => withNewVersion(session, event.version))
    case 'opened':
      return opened(state, event.session, event.copy ?? null)
    case 'left':
      return tidied({ ...state, current: null, copy: null })
    case 'forgotten': {
      const open = state.open.filter(({ idempotencyKey }) => idempotencyKey !== event.key)
      return state.current === event.key ? { open, current: null, copy: null } : { ...state, open }
    }
    case 'selected':
      return state.current === null
        ? state
        : withSession(state, state.current, (session) => ({ ...session, selected: event.number }))
    case 'copy':
      return state.copy === event.copy ? state : { ...state, copy: event.copy }
    case 'row-gone': {
      const gone = state.open.find(({ rowId }) => rowId === event.rowId)
      return gone ? withSession(state, gone.idempotencyKey, withoutRow) : state
    }
    default:
      return withSession(state, event.key, (session) => sessionAfter(session, event))
  }
}

type SessionChange = Exclude<Extract<SessionEvent, { key: string }>, { type: 'added' | 'forgotten' }>

/** Late answers may be about a script that has left the screen. */
function sessionAfter(session: OpenSession, event: SessionChange): OpenSession {
  switch (event.type) {
    case 'renamed':
      return renumbered(
        session,
        session.versions.map((version) =>
          version.script === event.script ? { ...version, name: event.name } : version,
        ),
      )
    case 'saving':
      return {
        ...session,
        saving: numberOf(session, event.script),
        saveError: undefined,
        deleted: undefined,
        unasked: undefined,
      }
    case 'stored': {
      const { rowId, rowDate, number, versionId } = event
      const versions = session.versions.map((version) =>
        version.script === event.script ? { ...version, number, versionId } : version,
      )
      return renumbered(
        { ...session, rowId, rowDate, saved: number, saving: undefined, saveError: undefined },
        versions,
      )
    }
    case 'stored-before': {
      const twin = newestStored(session)
      const { rowId, rowDate } = event
      const known = { ...session, rowId, rowDate, saved: twin?.number, saving: undefined, saveError: undefined }
      if (!twin) {
        // Without any other it is the one, and its row in the history is not known.
        const versionId = `${rowId} 1`
        const versions = session.versions.map((version) =>
          version.script === event.script ? { ...version, versionId } : version,
        )
        return renumbered({ ...known, saved: numberOf(session, event.script) }, versions)
      }
      const wasShown = versionOnScreen(session).script === event.script
      const rest = session.versions.filter(({ script }) => script !== event.script)
      return renumbered(wasShown ? { ...known, selected: twin.number } : known, rest)
    }
    case 'save-failed':
      return { ...session, saving: undefined, saveError: event.text }
    case 'merged': {
      const { versions, rowId, rowDate, select } = event
      const merged = renumbered({ ...session, rowId, rowDate }, versions)
      const selected = select ? numberOf(merged, select) : merged.selected
      return { ...merged, selected: selected ?? merged.selected, saved: newestStored(merged)?.number }
    }
  }
}

function opened(state: SessionState, session: OpenSession, copy: WorkingCopy | null): SessionState {
  const others = state.open.filter(({ idempotencyKey }) => idempotencyKey !== session.idempotencyKey)
  return tidied({ open: [...others, session], current: session.idempotencyKey, copy })
}

/** Scripts that are neither on the screen nor have anything unsaved are let go. */
function tidied(state: SessionState): SessionState {
  const open = state.open.filter((session) => session.idempotencyKey === state.current || hasUnsaved(session))
  return open.length === state.open.length ? state : { ...state, open }
}

function withSession(state: SessionState, key: string, change: (session: OpenSession) => OpenSession): SessionState {
  let same = true
  const open = state.open.map((session) => {
    if (session.idempotencyKey !== key) return session
    const changed = change(session)
    same &&= changed === session
    return changed
  })
  if (same) return state
  return tidied({ ...state, open, copy: keptCopy(state, open) })
}

/** The version of a working copy may have been taken over by one that says the same: then the copy is the newest one's. */
function keptCopy({ copy, current }: SessionState, open: readonly OpenSession[]): WorkingCopy | null {
  const session = open.find(({ idempotencyKey }) => idempotencyKey === current)
  if (!copy || !session || session.versions.some(({ script }) => script === copy.of)) return copy
  return { ...copy, of: versionOnScreen(session).script }
}

function withNewVersion(session: OpenSession, version: NewVersion): OpenSession {
  const number = (session.versions.at(-1)?.number ?? 0) + 1
  const versions = [...session.versions, { ...version, number }]
  return { ...session, versions, selected: number, saveError: undefined, deleted: undefined }
}

function withoutRow(session: OpenSession): OpenSession {
  return {
    ...session,
    rowId: undefined,
    rowDate: undefined,
    saved: undefined,
    deleted: !hasUnsaved(session),
    versions: session.versions.map((version) => ({ ...version, versionId: undefined })),
  }
}

/** Stored versions have the numbers of the history; what is only here counts on behind them. What was selected stays so. */
function renumbered(session: OpenSession, versions: readonly StudioVersion[]): OpenSession {
  const shown = versionOnScreen(session).script
  const stored = versions.filter(({ versionId }) => versionId).toSorted((a, b) => a.number - b.number)
  let last = stored.at(-1)?.number ?? 0
  const only = versions.filter(({ versionId }) => !versionId).map((version) => ({ ...version, number: ++last }))
  const all = [...stored, ...only]
  const selected = all.find(({ script }) => script === shown)?.number ?? session.selected
  const saving = session.versions.find(({ number }) => number === session.saving)?.script
  return {
    ...session,
    versions: all,
    selected: all.some(({ number }) => number === selected) ? selected : last,
    saving: saving && all.find(({ script }) => script === saving)?.number,
  }
}

const numberOf = (session: OpenSession, script: EditedScript) =>
  session.versions.find((version) => version.script === script)?.number

export const newestStored = (session: StudioSession): StudioVersion | undefined =>
  session.versions.findLast(({ versionId }) => versionId)

export const firstUnsaved = (session: StudioSession): StudioVersion | undefined =>
  session.versions.find(({ versionId }) => !versionId)

export const hasUnsaved = (session: OpenSession) => !session.deleted && firstUnsaved(session) !== undefined

export function sessionOnScreen({ open, current }: SessionState): OpenSession | null {
  return open.find(({ idempotencyKey }) => idempotencyKey === current) ?? null
}

export function versionOnScreen(session: StudioSession): StudioVersion {
  const version = session.versions.find(({ number }) => number === session.selected) ?? session.versions.at(-1)
  if (!version) throw new Error('A script has at least one version')
  return version
}

/** Whether a script written from this belongs to the versions of a session. */
export function isSameProduct({ versions }: StudioSession, checked: CheckedBrief): boolean {
  const last = versions.at(-1)
  return last !== undefined && productOf(last.checked) === productOf(checked)
}

/** Another script out of the same, as a version to be. A copy: versions are identified by their scripts, and an old one may come back. */
export function versionLike({ checked, status }: NewVersion, script: EditedScript, note: string): NewVersion {
  return { script: { ...script }, checked, status, note, name: null, createdAt: new Date().toISOString() }
}

const productOf = ({ brief }: CheckedBrief) => brief.productName.normalize('NFC').toLowerCase()

/** Whether the library holds what is on the screen, in the row or in its history. (B-ST-11, OP-44) */
export function saveStateOf(session: StudioSession, isDirty = false): SaveState {
  if (isDirty) return 'unsaved'
  const { number, versionId } = versionOnScreen(session)
  if (versionId) return 'saved'
  // What stands before it is saved first.
  if (session.saving !== undefined && session.saving <= number) return 'saving'
  return session.saveError ? 'failed' : 'unsaved'
}
