import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Banner, Button, LoadFailure, SelectField, Skeleton } from '../../ui'
import { checkoutSessionId, PageHead, PageLinks } from '../billing'
import { mailAddress, mailLink, type Subject, SUBJECTS, subjectOf } from './contact-mail'
import { CopyButton } from './copy-button'
import { type ConfigState, usePublicConfig } from './use-public-config'
import { useSignedIn } from './use-signed-in'

/** `/contact` (A-SB-35, B-CN-17, CX-22). Links may say what it is about, and which payment. */
export function ContactPage() {
  const [parameters] = useSearchParams()
  const [subject, setSubject] = useState<Subject>(() => subjectOf(parameters.get('about')))
  const sessionId = checkoutSessionId(parameters.get('session_id'))
  const config = usePublicConfig()

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <PageHead
        path="/contact"
        title="Contact"
        description="Get in touch with questions about plans, payments, your account or your data."
      />
      <h1 className="text-4xl font-bold tracking-tight text-ink">Contact</h1>
      <p className="text-lg text-pretty text-muted">
        Send us an email. A person reads it. Tell us what you expected and what you saw. Never send a password.
      </p>
      <SelectField
        label="What is it about?"
        options={SUBJECTS}
        value={subject}
        onChange={({ target }) => setSubject(subjectOf(target.value))}
        className="max-w-sm"
      />
      <Address config={config} subject={subject} sessionId={sessionId} />
      <p className="text-sm text-pretty text-muted">
        We reply as soon as we can. To see what we store and how to export or delete it, read the{' '}
        <Link to="/privacy" className="focus-ring rounded-sm font-medium text-accent-text underline">
          privacy page
        </Link>
        .
      </p>
      <div className="mt-auto pt-8">
        <PageLinks signedIn={useSignedIn()} />
      </div>
    </div>
  )
}

interface AddressProps {
  config: ConfigState
  subject: Subject
  sessionId: string | undefined
}

function Address({ config, subject, sessionId }: AddressProps) {
  if (config.status === 'loading') {
    return (
      <div role="status" aria-busy="true" className="rounded-card border border-line bg-surface p-5">
        <span className="sr-only">Loading the address</span>
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="mt-4 h-10 w-72 max-w-full" />
      </div>
    )
  }
  if (config.status === 'failed') {
    return (
      <LoadFailure title="The address couldn’t be loaded" onRetry={config.retry}>
        Check your connection.
      </LoadFailure>
    )
  }
  const address = mailAddress(config.config.supportEmail)
  if (!address) {
    return (
      <Banner tone="info" title="No contact address">
        This site has no contact address yet. Ask the person who gave you this link.
      </Banner>
    )
  }
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-raised">
      <p className="text-lg font-medium [overflow-wrap:anywhere] text-ink">{address}</p>
      {sessionId && (
        <p className="mt-1 text-sm text-muted">
          Your email will include this payment:{' '}
          <code className="rounded-sm bg-sunken px-1 font-mono break-all text-ink">{sessionId}</code>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild variant="primary" icon={<Mail strokeWidth={1.75} />}>
          <a href={mailLink(address, subject, sessionId)}>Write an email</a>
        </Button>
        <CopyButton text={address}>Copy address</CopyButton>
      </div>
    </div>
  )
}
