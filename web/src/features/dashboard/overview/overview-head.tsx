import { RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, cn, IconButton } from '../../../ui'
import { useProfile, useSession } from '../../account'
import { useRefreshAll } from '../api'
import { firstName } from '../first-name'

const PricingDialog = lazy(async () => ({ default: (await import('../pricing-panel')).PricingDialog }))

/** Greeting, the plans, and loading everything again. */
export function OverviewHead() {
  const { user } = useSession()
  const profile = useProfile()
  const { isRefreshing, refresh } = useRefreshAll()
  const [plansOpen, setPlansOpen] = useState<boolean>()
  return (
    <header className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <h1 id="overview-heading" className="truncate font-display text-2xl font-bold text-ink">
          {`Welcome, ${firstName(user, profile)}`}
        </h1>
        <p className="text-sm text-muted">Here's a look at your recent performance</p>
      </div>
      <IconButton
        label="Refresh"
        icon={<RotateCw strokeWidth={1.75} className={cn(isRefreshing && 'animate-spin')} />}
        aria-busy={isRefreshing || undefined}
        onClick={() => !isRefreshing && refresh()}
      />
      <Button size="sm" className="max-sm:hidden" aria-haspopup="dialog" onClick={() => setPlansOpen(true)}>
        Upgrade Plan
      </Button>
      {plansOpen !== undefined && (
        <Suspense>
          <PricingDialog open={plansOpen} onOpenChange={setPlansOpen} />
        </Suspense>
      )}
    </header>
  )
}
