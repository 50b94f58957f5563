import type { RoutePlugin } from '../../platform/http'
import type { BillingTools } from './billing-tools'
import { listPlans } from './plan-list'

/** The plans as they are sold: one catalogue for every page. (A-EN-11, A-EN-12, CX-14) */
export const planRoutes =
  ({ config }: BillingTools): RoutePlugin =>
  (app) => {
    const plans = listPlans(config.billing)
    app.get('/plans', (_request, reply) => {
      // Short: after a change of the prices' ids nobody shall be sent to buy by an old one.
      void reply.header('cache-control', 'public, max-age=60')
      // Older clients read `plans`.
      return { success: true, data: plans, plans }
    })
  }
