import type { ScriptStatus } from '@reelwright/shared'
import type { CheckedBrief } from '../brief-form'
import type { EditEvent, EditState } from '../edited-script/edit-history'
import type { EditedScript } from '../edited-script/edited-script'
import type { Verdict } from '../generation-failure'
import type { Allowance } from '../script-answer'

export type Refusal = Extract<Verdict, { kind: 'message' }>

/** One state of the script: each generation, regeneration, refinement, saved edit or restoring makes one. (B-ST-08, B-GN-03) */
export interface StudioVersion {
  /** V1, V2, ...: as the history of the row counts, once the script is saved. */
  number: number
  script: EditedScript
  /** What it was written from; for a script that came from the library, what is known of that. */
  checked: CheckedBrief
  status: ScriptStatus
  /** What made it: "Created", "Regenerated", "Refined: shorter, please", "Edited", "Restored V1". */
  note: string
  /** What its owner calls it. */
  name: string | null
  /** Set when it was written in this browser: why. */
  offlineReason?: string
  /** A text that a person brought, until the studio writes it again. */
  typed?: boolean
  /** Its row in `script_versions`, once it is there. */
  versionId?: string
  /** ISO 8601: when its row was made, else when it came up. */
  createdAt?: string
}

/** One script with its versions. */
export interface StudioSession {
  /** One per script: repeated saves of it can never make a second row. (OP-60, CX-31) */
  idempotencyKey: string
  versions: StudioVersion[]
  /** Number of the version on the screen. */
  selected: number
  rowId?: string
  /** The version that the row holds now. */
  saved?: number
  saving?: number
  saveError?: string
}

/** What is different when a brief is written again. */
export type BriefChange = Partial<Pick<CheckedBrief['brief'], 'angle' | 'videoLength'>>

/** A script that is being written, as far as it is known. */
export interface Writing {
  /** The part that is being written: "Hook", "The turn". */
  beat: string
  /** The words so far; scenes apart by blank lines. */
  text: string
  /** Why the writing started over. */
  restarted?: string
}

export type SaveState = 'saved' | 'saving' | 'failed' | 'unsaved'

/** What is known of the plan: the month's scripts, when the next month begins, and the longest video in seconds. */
export type KnownAllowance = Allowance & { renewsAt?: string; longestVideo?: number }

/** Everything the studio holds and does; screens only show it and ask for it. Made by `useStudio`. */
export interface Studio {
  userId: string | null
  session: StudioSession | null
  /** What is on the screen: the selected version, with the working copy in place of its script while it is edited. */
  shown: StudioVersion | null
  saveState: SaveState
  writing: Writing | null
  isGenerating: boolean
  allowance: KnownAllowance | undefined
  refusal: Refusal | null
  dismissRefusal: () => void
  /** Answers with the refusal when there is no script, so that the form can show it at its field. */
  generate: (checked: CheckedBrief, status: ScriptStatus) => Promise<Refusal | null>
  stop: () => void

  /** The working copy, from the edit toggle on until it is saved or discarded; null while reading. (B-ST-06, B-ST-07) */
  edit: EditState | null
  startEditing: () => void
  dispatchEdit: (event: EditEvent) => void
  /** Back to the copy made on entering. */
  discardEdit: () => void

  select: (version: number) => void
  /** A new version out of something bigger than typing (an accepted refinement, a restored version): selected, and saved by itself. */
  addVersion: (script: EditedScript, note: string) => Promise<void>
  renameVersion: (version: number, name: string | null) => Promise<void>
  /** Saves what is on the screen; while editing, that becomes a new version and editing ends. (OP-44, OP-70) */
  saveToLibrary: () => Promise<void>
  /** Forgets the script on the screen, after asking where it would be lost. */
  startNew: () => void
}
