import type { ShopAnswer } from '@reelwright/shared'
import * as z from 'zod'
import { parse, perAccount, signedIn, type RoutePlugin } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { completeConnection, connectionOf, consentAddress, disconnect } from './connection'

const Consent = z.object({
  code: z.string().trim().min(1, 'must not be empty').max(2000),
  state: z.string().trim().min(1, 'must not be empty').max(500),
})

/** `/api/market/shop`: the account's TikTok Shop, whose figures "Scrape Partner Data" reads. */
export const shopRoutes =
  (tools: MarketTools): RoutePlugin =>
  (app) => {
    const keyGenerator = perAccount('shop', tools.tokens)
    const rateLimit = { max: tools.config.rateLimits.market, timeWindow: '1 minute', keyGenerator }
    const limited = { config: { rateLimit } }

    app.get('/api/market/shop', async (request): Promise<ShopAnswer> => {
      const user = await signedIn(request, tools)
      const available = tools.config.market.tikTokShop !== undefined
      return { success: true, data: { available, connection: await connectionOf(tools, user) } }
    })

    app.post('/api/market/shop/connect', limited, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: { url: consentAddress(tools, user) } }
    })

    app.post('/api/market/shop/complete', limited, async (request) => {
      const user = await signedIn(request, tools)
      await completeConnection(tools, user, parse(Consent, request.body))
      return { success: true, data: await connectionOf(tools, user) }
    })

    app.delete('/api/market/shop', limited, async (request) => {
      const user = await signedIn(request, tools)
      await disconnect(tools, user)
      return { success: true }
    })
  }
