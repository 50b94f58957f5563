import type { SubscriptionSummary } from '@reelwright/shared'

/** Somebody who pays for Beta Creator by the month; for tests. */
export const SUMMARY: SubscriptionSummary = {
  plan: 'creator',
  planName: 'Beta Creator',
  status: 'active',
  scriptsLimit: 100,
  scriptsUsed: 12,
  scriptsRemaining: 88,
  nextBillingAt: '2026-12-22T12:00:00.000Z',
  allowanceRenewsAt: '2026-12-22T12:00:00.000Z',
  managed: true,
  videoLength: 180,
  interval: 'monthly',
  endsAt: null,
  nextPlan: null,
  granted: false,
  portal: true,
}
