import type { ScriptBrief } from '@reelwright/shared'
import type { LibraryKind } from '@reelwright/writer/library'

export interface HookLibraryDialogProps {
  kind: LibraryKind
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Fills the gaps of the items; without it they are shown with their gaps named. */
  brief: ScriptBrief | null
  /** Absent while there is no script to put it into. (OP-46) */
  onInsert?: (text: string) => void
}

/** "Hook Library" and "CTA Library" (B-HK-01 to B-HK-13) */
export function HookLibraryDialog(_: HookLibraryDialogProps) {
  return null
}
