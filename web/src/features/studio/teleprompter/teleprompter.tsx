import type { EditedScript } from '../edited-script/edited-script'

export interface TeleprompterProps {
  script: EditedScript
  /** Takes are logged for a saved script; otherwise they last as long as the page. */
  rowId: string | undefined
  onClose: () => void
  /** Measured seconds of good takes by the scene's id, offered when the teleprompter is left. */
  onUseSeconds: (seconds: ReadonlyMap<number, number>) => void
}

/** The script to speak from, over the whole screen. */
export function Teleprompter(_: TeleprompterProps) {
  return null
}
