import type { Studio } from '../session/studio'

export interface CompareDialogProps {
  studio: Studio
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Any two versions, word by word. */
export function CompareDialog(_: CompareDialogProps) {
  return null
}
