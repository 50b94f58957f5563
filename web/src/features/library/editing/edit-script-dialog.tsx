import { lazy, Suspense, useState } from 'react'

export interface EditScriptDialogProps {
  /** Open while there is an id. */
  scriptId: string | null
  onClose: () => void
}

const EditScript = lazy(async () => ({ default: (await import('./edit-script')).EditScript }))

/** "Edit Script" over the page that asked for it: five fields. The page of a script has all. */
export function EditScriptDialog({ scriptId, onClose }: EditScriptDialogProps) {
  // Stays while it closes: the focus goes back to what opened it.
  const [wasOpen, setWasOpen] = useState(false)
  if (scriptId !== null && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <EditScript scriptId={scriptId} onClose={onClose} />
      </Suspense>
    )
  )
}
