import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card, LeaveGuard, Skeleton } from '../../../ui'
import { accountFactsQuery } from '../profile/api'
import { LoadFailure } from '../profile/load-failure'
import { useOwnProfile } from '../profile/use-own-profile'
import { PasswordForm } from './password-form'
import { SettingsSection } from './settings-section'
import { TwoFactor } from './two-factor'

/** `/settings/security`: password and second factor. (B-SE-04, B-SE-05, OP-20) */
export function SecuritySection() {
  const { userId } = useOwnProfile()
  const query = useQuery(accountFactsQuery(userId))
  // Recovery codes are shown only once.
  const [codesShown, setCodesShown] = useState(false)
  const { data } = query
  return (
    <SettingsSection id="security">
      <LeaveGuard
        when={codesShown}
        title="Leave without saving your codes?"
        body="Your recovery codes won’t be shown again. Save them first."
      />
      {data ? (
        <>
          <Card>
            <PasswordForm userId={userId} email={data.email} hasPassword={data.providers.includes('email')} />
          </Card>
          <Card>
            <TwoFactor userId={userId} factorId={data.factorId} onCodesShown={setCodesShown} />
          </Card>
        </>
      ) : query.isError ? (
        <LoadFailure what="Your security settings" query={query} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading your security settings" className="space-y-6">
          <Skeleton className="h-72 w-full rounded-card" />
          <Skeleton className="h-32 w-full rounded-card" />
        </div>
      )}
    </SettingsSection>
  )
}
