import type { Studio } from '../session/studio'

export interface RefineDialogProps {
  studio: Studio
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A wish that is sent as soon as the chat is open: what a suggestion's button stands for. */
  wish?: string
}

/** "Refine Your Script with AI" (B-RF-01 to B-RF-03) */
export function RefineDialog(_: RefineDialogProps) {
  return null
}
