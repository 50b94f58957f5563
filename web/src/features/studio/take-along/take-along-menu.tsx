import type { EditedScript } from '../edited-script/edited-script'
import type { ScriptView } from '../timeline'

export interface TakeAlongMenuProps {
  script: EditedScript
  product: string
  /** What "Copy" copies. */
  view: ScriptView
}

/** Copy, text, PDF in three layouts, captions, print. */
export function TakeAlongMenu(_: TakeAlongMenuProps) {
  return null
}
