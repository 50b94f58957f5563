import * as z from 'zod'
import type { RoutePlugin } from '../../platform/http'
import { success } from '../../platform/open-api'
import type { BillingTools } from './billing-tools'
import { ListedPlan, listPlans } from './plan-list'

/** The plans as they are sold: one catalogue for every page. (A-EN-11, A-EN-12, CX-14) */
export const planRoutes =
  ({ config }: BillingTools): RoutePlugin =>
  (app) => {
    const plans = listPlans(config.billing)
    const list = z.array(ListedPlan)
    const schema = {
      summary: 'Lists the plans on sale',
      response: { 200: success('The list, twice: older clients read `plans`', list, { plans: list }) },
    }
    app.get('/plans', { schema }, (_request, reply) => {
      // Short: after a change of the prices' ids nobody shall be sent to buy by an old one.
      void reply.header('cache-control', 'public, max-age=60')
      return { success: true, data: plans, plans }
    })
  }
