import type { SubscriptionSummary } from '@reelwright/shared'

/** For tests: a plan that is paid for and well. */
export const PAID_PLAN: SubscriptionSummary = {
  plan: 'creator',
  planName: 'Beta Creator',
  status: 'active',
  scriptsLimit: 100,
  scriptsUsed: 37,
  scriptsRemaining: 63,
  allowanceRenewsAt: '2026-12-03T12:00:00Z',
  videoLength: 180,
  interval: 'monthly',
  nextBillingAt: '2026-12-03T12:00:00Z',
  endsAt: null,
  nextPlan: null,
  managed: true,
  granted: false,
  portal: true,
}
