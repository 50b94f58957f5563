import { useState } from 'react'
import { Dialog } from '../../../ui'
import { ChangePlan } from './change-plan'
import type { Sale } from './use-sale'

/** What a change means, asked on the pricing page. */
export function ChangeDialog({ sale }: { sale: Sale }) {
  const { change, setChange, userId, summary } = sale
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open={change !== null && userId !== undefined && summary !== undefined}
      onOpenChange={(open) => !open && !isBusy && setChange(null)}
      title={change?.label ?? ''}
      startAt="panel"
    >
      {change && userId && summary && (
        <ChangePlan
          userId={userId}
          priceId={change.priceId}
          planName={summary.planName}
          hasPortal={summary.portal}
          backLabel="Not now"
          onBack={() => setChange(null)}
          onDone={() => setChange(null)}
          onBusy={setBusy}
        />
      )}
    </Dialog>
  )
}
