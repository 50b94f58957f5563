import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, MailWarning } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { logError } from '../../../platform'
import { Badge, Banner, Button, TextField, toast } from '../../../ui'
import { useResendConfirmation } from '../use-resend-confirmation'
import type { SessionUser } from '../user'
import { accountFactsQuery, refreshUser, resendEmailChange } from './api'
import { problemText } from './problem-text'
import { SectionCard } from './section-card'

const ChangeEmailDialog = lazy(async () => ({ default: (await import('./change-email-dialog')).ChangeEmailDialog }))

/** The address: to be read, proven, and changed by mails. (OP-09, A-ER-18 to A-ER-20) */
export function EmailCard({ user }: { user: SessionUser }) {
  const cache = useQueryClient()
  const facts = useQuery(accountFactsQuery(user.id))
  const [changing, setChanging] = useState(false)
  const { email, emailVerified, newEmail } = facts.data ?? { ...user, newEmail: null }

  // Confirmed on another device: the rest of the page shall know it, too.
  const behind = facts.data !== undefined && (email !== user.email || emailVerified !== user.emailVerified)
  useEffect(() => {
    if (behind) refreshUser().catch((error: unknown) => logError('The session couldn’t be renewed', error))
  }, [behind])

  const check = useMutation({
    mutationFn: () => cache.fetchQuery({ ...accountFactsQuery(user.id), retry: false }),
    networkMode: 'always',
    retry: false,
    onSuccess: ({ newEmail: waiting }) => waiting && toast.info('Not confirmed yet. Open the links in your email.'),
    onError: (error) => toast.error(problemText(error)),
  })
  const verify = useResendConfirmation()
  const again = useMutation({
    mutationFn: () => resendEmailChange(email),
    networkMode: 'always',
    retry: false,
    onSuccess: () => toast.success('We’ve sent the emails again.'),
    onError: (error) => toast.error(problemText(error)),
  })

  return (
    <SectionCard
      title="Email"
      text="You log in with this address, and we send our emails here."
      aside={
        emailVerified ? (
          <Badge tone="success">
            <BadgeCheck aria-hidden="true" strokeWidth={1.75} /> Verified
          </Badge>
        ) : (
          <Badge tone="warning">
            <MailWarning aria-hidden="true" strokeWidth={1.75} /> Not verified
          </Badge>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Address"
          type="email"
          value={email}
          readOnly
          autoComplete="email"
          className="[&_input]:border-line [&_input]:bg-sunken"
        />
        {newEmail && (
          <Banner
            tone="info"
            title={`Waiting for ${newEmail}`}
            action={
              <div className="flex flex-wrap gap-2">
                <Button size="sm" loading={again.isPending} onClick={() => again.mutate()}>
                  Resend emails
                </Button>
                <Button size="sm" variant="ghost" loading={check.isPending} onClick={() => check.mutate()}>
                  Check now
                </Button>
              </div>
            }
          >
            {emailVerified
              ? 'Open the links in both emails: the one to your current address and the one to the new address.'
              : 'Open the link in the email to your new address.'}
          </Banner>
        )}
        <div className="flex flex-wrap gap-2">
          {!emailVerified && (
            <Button variant="primary" loading={verify.isPending} onClick={() => verify.mutate(email)}>
              Resend email
            </Button>
          )}
          <Button onClick={() => setChanging(true)}>Change email</Button>
        </div>
      </div>
      {changing && (
        <Suspense fallback={null}>
          <ChangeEmailDialog
            current={email}
            verified={emailVerified}
            onClose={() => setChanging(false)}
            onAsked={() => {
              setChanging(false)
              void facts.refetch()
            }}
          />
        </Suspense>
      )}
    </SectionCard>
  )
}
