import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button, Card } from '../../../ui'
import { accountFactsQuery } from '../profile/api'
import { useOwnProfile } from '../profile/use-own-profile'
import { ExportData } from './export-data'
import { SettingsSection } from './settings-section'

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-account-dialog')).DeleteAccountDialog }))

/** `/settings/advanced` (B-SE-10, B-SE-11, OP-55) */
export function AdvancedSection() {
  const { user, userId } = useOwnProfile()
  const { email = '' } = useQuery(accountFactsQuery(userId)).data ?? user ?? {}
  const [deleting, setDeleting] = useState(false)
  return (
    <SettingsSection id="advanced">
      <Card>
        <ExportData />
      </Card>
      <Card>
        <h2 className="text-base font-semibold text-ink">Delete your account</h2>
        <p className="mt-1 max-w-prose text-sm text-pretty text-muted">
          Cancels your plan and permanently deletes everything you made here. Export your data first if you want to keep
          it.
        </p>
        <Button variant="danger" className="mt-3 max-sm:w-full" onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </Card>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog userId={userId} email={email} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </SettingsSection>
  )
}
