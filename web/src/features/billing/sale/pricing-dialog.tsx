import { PLAN_TERMS } from '@reelwright/shared'
import { useEffect, useRef, useState } from 'react'
import { Banner, Dialog } from '../../../ui'
import { IntervalToggle } from '../interval-toggle'
import { PlanTerms } from '../plan-terms'
import { ChangePlan } from './change-plan'
import { useOwnSale } from './own-sale'
import { nothingSoldText } from './nothing-sold-text'
import { canBuy } from './plan-button'
import { SaleCards } from './sale-cards'
import { SaleNotices } from './sale-notices'
import { usageText } from './usage-text'
import { type Sale, useSale, type WantedChange } from './use-sale'

interface PricingDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What brought the person here: the text of the refusal. */
  reason?: string
}

/**
 * The plans over the page that needs one; opened by a 402. (A-SB-06 to A-SB-09, A-SB-11, A-SB-12, A-SB-17 to A-SB-28, A-SB-35,
 * A-CK-05, B-CN-17, CX-14, OP-65) A change of plan is a second step in the same dialog.
 */
export function PricingDialog({ open, onOpenChange, reason }: PricingDialogProps) {
  const [step, setStep] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  function close() {
    setStep(null)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) onOpenChange(true)
        else if (!isBusy) close()
      }}
      size={step ? 'md' : 'lg'}
      title={step ?? 'Plans'}
      description={step ? undefined : PLAN_TERMS.label}
    >
      <Steps reason={reason} onLeave={close} onStep={setStep} onBusy={setBusy} />
    </Dialog>
  )
}

interface StepsProps {
  reason: string | undefined
  onLeave: () => void
  /** Null: the plans. */
  onStep: (title: string | null) => void
  onBusy: (isBusy: boolean) => void
}

/** Mounted with the open dialog: what it shows is asked for then, and not before. */
function Steps({ reason, onLeave, onStep, onBusy }: StepsProps) {
  const sale = useOwnSale(useSale('modal'))
  const { change, userId, summary } = sale
  const panel = useFocusOnStep(change)

  function show(next: WantedChange | null) {
    sale.setChange(next)
    onStep(next && next.label)
  }

  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {change && userId && summary ? (
        <ChangePlan
          userId={userId}
          priceId={change.priceId}
          planName={summary.planName}
          hasPortal={summary.portal}
          backLabel="Back to the plans"
          onBack={() => show(null)}
          onDone={onLeave}
          onBusy={onBusy}
        />
      ) : (
        <Plans sale={{ ...sale, setChange: show }} reason={reason} onLeave={onLeave} />
      )}
    </div>
  )
}

/** The keyboard goes on in what a step shows, and back at the button that led there. */
function useFocusOnStep(change: WantedChange | null) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<WantedChange>(null)
  useEffect(() => {
    const left = before.current
    before.current = change
    if (change) panel.current?.focus()
    else if (left) panel.current?.querySelector<HTMLElement>(`[data-plan="${left.planId}"] button`)?.focus()
  }, [change])
  return panel
}

function Plans({ sale, reason, onLeave }: { sale: Sale; reason: string | undefined; onLeave: () => void }) {
  const { plans, summary } = sale
  return (
    // A link leads to another page, and the dialog would stand over it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="flex flex-col gap-5 pb-3"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a[href]')) onLeave()
      }}
    >
      {reason && (
        <Banner tone="warning">
          {reason}
          {summary && (
            <span className="block text-muted">{`Your plan: ${summary.planName}, ${usageText(summary)}.`}</span>
          )}
        </Banner>
      )}
      {plans.data && !plans.data.some(canBuy) && (
        <p className="text-sm text-pretty text-muted">
          {nothingSoldText(summary)} Your scripts stay yours, and you can edit them at any time.
        </p>
      )}
      <SaleNotices sale={sale} />
      <div className="self-center">
        <IntervalToggle value={sale.interval} onValueChange={sale.chooseInterval} />
      </div>
      <SaleCards sale={sale} heading="h3" comingSoon=" (coming soon)" />
      <PlanTerms />
    </div>
  )
}
