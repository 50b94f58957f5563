import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../ui'
import { accountFactsQuery } from '../profile/api'
import { LoadFailure } from '../profile/load-failure'
import { SectionCard } from '../profile/section-card'
import { PasswordForm } from './password-form'
import { TwoFactor } from './two-factor'

interface SecuritySectionProps {
  userId: string
  /** Whether recovery codes stand on the screen, which shows them only once. */
  onCodesShown: (shown: boolean) => void
}

/** Password and second factor. (B-SE-04, B-SE-05, OP-20) */
export function SecuritySection({ userId, onCodesShown }: SecuritySectionProps) {
  const query = useQuery(accountFactsQuery(userId))
  const { data } = query
  return (
    <SectionCard id="security" title="Security">
      {data ? (
        <div className="flex flex-col gap-6">
          <PasswordForm userId={userId} email={data.email} hasPassword={data.providers.includes('email')} />
          <TwoFactor userId={userId} factorId={data.factorId} onCodesShown={onCodesShown} />
        </div>
      ) : query.isError ? (
        <LoadFailure what="Your sign-in settings" query={query} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading your sign-in settings" className="space-y-5">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-10 w-40" />
        </div>
      )}
    </SectionCard>
  )
}
