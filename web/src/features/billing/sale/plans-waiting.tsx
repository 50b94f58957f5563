import { Skeleton } from '../../../ui'
import { BUILT_IN_PLANS } from './plan-answer'

/** The shape of `PlanCards`. */
export function PlansWaiting() {
  return (
    <div role="status" aria-busy="true" className="grid gap-5 lg:grid-cols-3">
      <span className="sr-only">Loading the plans</span>
      {BUILT_IN_PLANS.map(({ id }) => (
        <div key={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-4 w-52 max-w-full" />
          <Skeleton className="mt-3 h-10 w-32" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="mt-2 h-40 w-full" />
        </div>
      ))}
    </div>
  )
}
