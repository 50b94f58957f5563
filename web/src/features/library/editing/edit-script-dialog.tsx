export interface EditScriptDialogProps {
  /** Open while there is an id. */
  scriptId: string | null
  /** The simple one has five fields, the rich one three tabs. (B-ED-01, B-ED-02) */
  variant: 'simple' | 'rich'
  onClose: () => void
}

/** "Edit Script" over the page that asked for it. (B-ED-01 to B-ED-09) */
export function EditScriptDialog(_: EditScriptDialogProps) {
  return null
}
