import type { SubscriptionSummary } from '@reelwright/shared'
import { useState } from 'react'
import { Link } from 'react-router'
import { Banner, Button } from '../../../../ui'
import { problemText } from '../../profile/problem-text'
import { usePortal } from './api'
import { endNotice } from './end-notice'
import { paymentTrouble, troubleAdvice } from './plan-state'

const LOOK = 'rounded-none border-x-0 border-t-0'

/** What a person has to know about the plan wherever they are. */
export function PlanNotice({ userId, summary }: { userId: string; summary: SubscriptionSummary }) {
  const trouble = paymentTrouble(summary)
  if (trouble) return <TroubleNotice title={trouble} summary={summary} />
  return <EndNotice key={userId} userId={userId} summary={summary} />
}

/** Stays until the payment is fixed. */
function TroubleNotice({ title, summary }: { title: string; summary: SubscriptionSummary }) {
  const portal = usePortal(summary)
  return (
    <Banner
      tone="warning"
      className={LOOK}
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
            Update card
          </Button>
          <Button asChild size="sm" variant="ghost">
            <Link to="/settings/billing">Billing</Link>
          </Button>
        </div>
      }
    >
      <span role={portal.isError ? 'alert' : undefined}>
        {portal.isError ? problemText(portal.error) : troubleAdvice(summary)}
      </span>
    </Banner>
  )
}

function EndNotice({ userId, summary }: { userId: string; summary: SubscriptionSummary }) {
  const [now] = useState(() => Date.now())
  const text = endNotice(summary, now)
  const key = `planEndDismissed:${userId}:${summary.endsAt ?? ''}`
  const [dismissed, setDismissed] = useState(() => isKept(key))
  if (!text || dismissed) return null
  return (
    <Banner
      tone="info"
      className={LOOK}
      onDismiss={() => {
        keep(key)
        setDismissed(true)
      }}
      action={
        <Button asChild size="sm">
          <Link to="/settings/billing">Billing</Link>
        </Button>
      }
    >
      {text}
    </Banner>
  )
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function keep(key: string) {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // Then as long as the page.
  }
}
