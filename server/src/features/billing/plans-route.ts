import type { Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { LISTED_PLANS } from './plan-list'

/** The plans as they are sold: one catalogue for every page. (A-EN-11, A-EN-12, CX-14) */
export const planRoutes =
  (_tools: Tools): Room =>
  (app) => {
    app.get('/plans', (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=300')
      // Older clients read `plans`.
      return { success: true, data: LISTED_PLANS, plans: LISTED_PLANS }
    })
  }
