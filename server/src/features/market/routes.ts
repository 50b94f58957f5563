import type { RoutePlugin } from '../../platform/http'
import { analysisRoutes } from './analysis/routes'
import { importRoutes } from './imports/routes'
import { jobRoutes } from './jobs/routes'
import type { MarketTools } from './market-tools'
import { readingRoutes } from './reading/routes'
import { scrapeRoutes } from './scrape/routes'
import { shopRoutes } from './shop/routes'

/**
 * Trends, shop figures and where they come from. Whole addresses, since the required ones share no prefix: `/api/products`,
 * `/api/tiktok-shop/...`, `/api/shop-analytics/...`, `/api/market/...`. (B-CL-23 to B-CL-29)
 */
export const marketRoutes =
  (tools: MarketTools): RoutePlugin =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    for (const routes of [readingRoutes, importRoutes, jobRoutes, scrapeRoutes, shopRoutes, analysisRoutes]) {
      await app.register(routes(tools))
    }
  }
