import type { RoutePlugin } from '../../platform/http'
import type { BillingTools } from './billing-tools'
import { buyingRoutes } from './buying/routes'
import { operatorRoutes } from './operator/routes'
import { planRoutes } from './plans-route'
import { recordRoutes } from './records/routes'

export { billingFunctions } from './buying/routes'

/** `/api/billing` (A-SB, A-CK, OP-06, OP-26 to OP-30) */
export const billingRoutes =
  (tools: BillingTools): RoutePlugin =>
  async (app) => {
    await app.register(planRoutes(tools))
    await app.register(buyingRoutes(tools))
    await app.register(recordRoutes(tools))
    await app.register(operatorRoutes(tools), { prefix: '/operator' })
  }
