import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui'
import { SectionCard } from '../profile/section-card'
import { ExportData } from './export-data'

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-account-dialog')).DeleteAccountDialog }))

interface AdvancedSectionProps {
  userId: string
  email: string
  /** The account is gone; nothing on this page needs to be kept any more. */
  onDeleted: () => void
}

/** (B-SE-10, B-SE-11, OP-55) */
export function AdvancedSection({ userId, email, onDeleted }: AdvancedSectionProps) {
  const [deleting, setDeleting] = useState(false)
  return (
    <SectionCard id="advanced" title="Advanced">
      <ExportData />
      <div className="mt-6 border-t border-line pt-6">
        <h3 className="text-base font-semibold text-ink">Delete your account</h3>
        <p className="mt-1 max-w-prose text-sm text-pretty text-muted">
          Ends your plan and permanently deletes everything you made here. Export your data first if you want to keep
          it.
        </p>
        <Button variant="danger" className="mt-3 max-sm:w-full" onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </div>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog userId={userId} email={email} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </SectionCard>
  )
}
