import { PRODUCT_NAME } from '@reelwright/shared'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button, Skeleton } from '../../../ui'

interface ExplanationProps {
  title: string
  children: ReactNode
  /** Buttons below. */
  actions: ReactNode
  /** Shown for whoever has to look for the payment. */
  sessionId?: string
}

/** What became of a payment, in words, and the ways on. The heading takes the focus: it stands where something else was before. */
export function Explanation({ title, children, actions, sessionId }: ExplanationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-5 px-4 py-10 sm:px-6">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold text-balance text-ink outline-none">
        {title}
      </h1>
      <div className="flex flex-col gap-3 [overflow-wrap:anywhere] text-pretty text-muted">
        {children}
        {sessionId && (
          <p>
            Session ID:{' '}
            <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-sm break-all text-ink">{sessionId}</code>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  )
}

export function ContactButton({ sessionId, primary = false }: { sessionId: string; primary?: boolean }) {
  return (
    <Button asChild variant={primary ? 'primary' : 'secondary'}>
      <Link to={`/contact?about=payment&session_id=${sessionId}`}>Contact us about this payment</Link>
    </Button>
  )
}

/** The shape of the form that mostly follows. */
export function ClaimWaiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="mx-auto w-full max-w-md px-4 pt-6 sm:pt-[8vh]">
      <title>{`Finish your sign-up · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold tracking-tight text-ink">One moment</h1>
      <p className="mt-1.5 text-muted">{label}</p>
      <Skeleton className="mt-6 h-70 w-full rounded-card" />
    </div>
  )
}
