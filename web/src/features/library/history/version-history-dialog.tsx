export interface VersionHistoryDialogProps {
  /** Open while there is an id. */
  scriptId: string | null
  onClose: () => void
  /** After a version came back: whoever shows the script asks for it anew. */
  onRestored?: () => void
}

/** (B-VH-01 to B-VH-08, B-ER-34, B-ER-35) */
export function VersionHistoryDialog(_: VersionHistoryDialogProps) {
  return null
}
