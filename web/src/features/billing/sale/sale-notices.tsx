import { lazy, Suspense } from 'react'
import { Banner, LoadFailure } from '../../../ui'
import { ScrollIntoView } from './scroll-into-view'
import type { Sale } from './use-sale'

const OwnPlanNotice = lazy(async () => ({ default: (await import('./own-plan')).OwnPlanNotice }))

/** What stands between somebody and a plan: said above the plans, on the page and in the modal. (A-SB-12, A-ER-11 to A-ER-16) */
export function SaleNotices({ sale }: { sale: Sale }) {
  const { plans, subscription, summary, userId, checkout } = sale
  return (
    <>
      {checkout.failure && (
        <ScrollIntoView>
          <Banner tone="danger" onDismiss={checkout.forgetFailure}>
            {checkout.failure}
          </Banner>
        </ScrollIntoView>
      )}
      {checkout.pending !== null && (
        <p role="status" className="sr-only">
          Opening the payment page
        </p>
      )}
      {isDemonstration(sale) && (
        <Banner tone="info" title="Demonstration">
          Payments are not set up here. Buy a plan with a test card to try its limits. You won’t be charged, and you can
          cancel it at any time.
        </Banner>
      )}
      {summary && userId && (
        <Suspense>
          <OwnPlanNotice userId={userId} summary={summary} />
        </Suspense>
      )}
      {subscription?.isError && (
        <LoadFailure tone="warning" retrying={subscription.isFetching} onRetry={() => void subscription.refetch()}>
          Your current plan couldn’t be loaded.
        </LoadFailure>
      )}
      {plans.isError && (
        <LoadFailure
          tone="warning"
          title="The current plans couldn’t be loaded"
          retrying={plans.isFetching}
          onRetry={plans.refetch}
        >
          These are our standard plans.
        </LoadFailure>
      )}
    </>
  )
}

/** Plans of the sandbox, in which no money moves. */
const isDemonstration = ({ plans }: Sale) =>
  plans.data?.some(({ monthlyPriceId }) => monthlyPriceId?.startsWith('price_sandbox_')) ?? false
