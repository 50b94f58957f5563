import type { GeneratedScript, ScriptStatus } from '@reelwright/shared'
import type { CheckedBrief } from './brief-form'

/** One generation of a script. */
export interface Version {
  /** V1, V2, ... (B-ST-08) */
  number: number
  script: GeneratedScript
  checked: CheckedBrief
  status: ScriptStatus
  /** Set when the script was written here: why. */
  offlineReason?: string
}

/** One script with its versions, as the studio holds it between page load and page load. */
export interface ScriptSession {
  /** One per script: repeated saves of it can never make a second row. (OP-60, CX-31) */
  idempotencyKey: string
  versions: Version[]
  selected: number
  rowId?: string
  /** The version that the row holds now. */
  saved?: number
  saving?: number
  saveError?: string
}

export type SessionEvent =
  | { type: 'generated'; version: Omit<Version, 'number'>; newKey: string }
  | { type: 'selected'; number: number }
  | { type: 'saving'; key: string; number: number }
  | { type: 'saved'; key: string; number: number; rowId: string }
  | { type: 'save-failed'; key: string; number: number; text: string }

/** Versions of one product belong together; another product is another script. (OP-60, B-GN-03) */
export function sessionReducer(session: ScriptSession | null, event: SessionEvent): ScriptSession | null {
  if (event.type === 'generated') return withVersion(session, event.version, event.newKey)
  if (!session) return null
  if (event.type === 'selected') return { ...session, selected: event.number }
  // A late answer about a script that has left the screen.
  if (event.key !== session.idempotencyKey) return session

  const stillSaving = session.saving === event.number ? undefined : session.saving
  switch (event.type) {
    case 'saving':
      return { ...session, saving: event.number, saveError: undefined }
    case 'saved':
      return { ...session, rowId: event.rowId, saved: event.number, saving: stillSaving, saveError: undefined }
    case 'save-failed':
      return { ...session, saving: stillSaving, saveError: event.text }
  }
}

function withVersion(session: ScriptSession | null, version: Omit<Version, 'number'>, newKey: string): ScriptSession {
  const last = session?.versions.at(-1)
  const sameProduct = last && productOf(last) === productOf(version)
  if (!session || !sameProduct) return { idempotencyKey: newKey, versions: [{ ...version, number: 1 }], selected: 1 }

  const number = last.number + 1
  return { ...session, versions: [...session.versions, { ...version, number }], selected: number, saveError: undefined }
}

function productOf({ checked }: Pick<Version, 'checked'>): string {
  return checked.brief.productName.normalize('NFC').toLowerCase()
}

export function selectedVersion(session: ScriptSession): Version {
  const version = session.versions.find(({ number }) => number === session.selected) ?? session.versions.at(-1)
  if (!version) throw new Error('A script has at least one version')
  return version
}

export type SaveState = 'saved' | 'saving' | 'failed' | 'unsaved'

/** Whether the library holds what is on the screen. */
export function saveStateOf(session: ScriptSession): SaveState {
  if (session.saving === session.selected) return 'saving'
  if (session.saved === session.selected) return 'saved'
  return session.saveError ? 'failed' : 'unsaved'
}
