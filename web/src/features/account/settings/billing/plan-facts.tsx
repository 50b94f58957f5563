import type { SubscriptionSummary } from '@reelwright/shared'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { publicConfig } from '../../../../platform'
import { Badge, Banner, Button, ConfirmDialog, toast } from '../../../../ui'
import { AccountFault, problemText } from '../../profile/problem-text'
import { UsageMeter } from '../../profile/plan-card'
import { useChangeOfEnd, usePortal, type PlanAction } from './api'
import {
  canBeEnded,
  endedText,
  endQuestion,
  nextPlanText,
  noPaymentsText,
  paymentTrouble,
  planState,
  troubleAdvice,
} from './plan-state'

/** The plan of an account, how it stands, and what can be done about it. (B-SE-09, CX-15, OP-30, A-ER-17) */
export function PlanFacts({ userId, summary }: { userId: string; summary: SubscriptionSummary }) {
  const portal = usePortal(summary)
  const end = useChangeOfEnd(userId)
  const [asking, setAsking] = useState(false)
  const deciding = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const state = planState(summary)
  const trouble = paymentTrouble(summary)
  const change = nextPlanText(summary)
  const isEnding = summary.endsAt !== null && !summary.granted
  const problem = portal.error ?? end.error
  const provider = publicConfig()?.billing?.provider
  const notSetUp = noPaymentsText(summary, provider)

  function decide(action: PlanAction) {
    // The second click of two comes before the button is off.
    if (deciding.current) return
    deciding.current = true
    portal.reset()
    end.mutate(action, {
      onSuccess: (now) => {
        toast.success(endedText(action, now))
        // The button that was pressed has gone.
        requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
      },
      onSettled: () => {
        deciding.current = false
        setAsking(false)
      },
    })
  }

  function leaveForPortal() {
    end.reset()
    portal.mutate()
  }

  return (
    <div className="flex flex-col gap-5">
      {notSetUp && <p className="text-sm text-ink">{notSetUp}</p>}
      {trouble && (
        <Banner
          tone="danger"
          title={trouble}
          action={
            <Button size="sm" loading={portal.isPending || portal.isSuccess} onClick={leaveForPortal}>
              Update card
            </Button>
          }
        >
          {troubleAdvice(summary)}
        </Banner>
      )}
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold text-ink outline-none">
            {summary.planName}
          </h2>
          <Badge tone={state.tone}>{state.label}</Badge>
        </div>
        {/* Of a plan that is not paid, the allowance is not the plan's. */}
        {!trouble && <p className="mt-1 text-sm text-muted">{allowanceWords(summary)}</p>}
        <p className="text-sm text-muted">{state.text}</p>
        {change && <p className="text-sm text-ink">{change}</p>}
      </div>
      <UsageMeter summary={summary} />
      <div className="flex flex-wrap gap-2">
        {(isEnding || change) && (
          <Button variant="primary" loading={end.isPending} onClick={() => decide('keep')}>
            Keep my plan
          </Button>
        )}
        {summary.managed && (
          <Button loading={portal.isPending || portal.isSuccess} onClick={leaveForPortal}>
            Manage billing
          </Button>
        )}
        <Button asChild variant={summary.managed ? 'ghost' : 'secondary'}>
          <Link to="/pricing">{canBeEnded(summary) ? 'Change plan' : 'See plans'}</Link>
        </Button>
        {provider === 'sandbox' && !trouble && summary.managed && !summary.granted && summary.plan !== 'admin' && (
          <Button variant="ghost" loading={end.isPending} onClick={() => decide('drop')}>
            Cancel demo plan
          </Button>
        )}
        {canBeEnded(summary) && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            Cancel plan
          </Button>
        )}
      </div>
      {problem && (
        <Banner
          tone={end.isError ? 'danger' : 'info'}
          onDismiss={() => {
            portal.reset()
            end.reset()
          }}
        >
          {problemText(problem)}
          {end.isError && !(end.error instanceof AccountFault) && ' Your plan is as it was.'}
        </Banner>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${summary.planName}?`}
        body={
          <>
            <p>{endQuestion(summary)}</p>
            <p className="mt-2">Your scripts, folders and versions stay, and you can still read and edit them.</p>
          </>
        }
        confirmLabel="Cancel plan"
        cancelLabel="Keep my plan"
        danger
        loading={end.isPending}
        onConfirm={() => decide('cancel')}
      />
    </div>
  )
}

function allowanceWords({ plan, scriptsLimit }: SubscriptionSummary): string {
  if (scriptsLimit === null || plan === 'admin') return 'Unlimited script generation'
  return `${scriptsLimit.toLocaleString('en-US')} ${scriptsLimit === 1 ? 'script' : 'scripts'} a month`
}
