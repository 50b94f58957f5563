import { lazy, Suspense, useState } from 'react'

export interface EditScriptDialogProps {
  /** Open while there is an id. */
  scriptId: string | null
  /** The simple one has five fields, the rich one three tabs. (B-ED-01, B-ED-02) */
  variant: 'simple' | 'rich'
  onClose: () => void
}

const EditScript = lazy(async () => ({ default: (await import('./edit-script')).EditScript }))

/** "Edit Script" over the page that asked for it. (B-ED-01 to B-ED-09) */
export function EditScriptDialog({ scriptId, variant, onClose }: EditScriptDialogProps) {
  // Stays while it closes: the focus goes back to what opened it.
  const [wasOpen, setWasOpen] = useState(false)
  if (scriptId !== null && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <EditScript scriptId={scriptId} variant={variant} onClose={onClose} />
      </Suspense>
    )
  )
}
