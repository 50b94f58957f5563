import { ShopConnection, ShopStatus } from '@reelwright/shared'
import * as z from 'zod'
import { parseBody, perAccount, signedIn, type RoutePlugin } from '../../../platform/http'
import { done, SIGNED_IN, success } from '../../../platform/open-api'
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

    const status = {
      summary: 'Says whether shops can be connected, and which one is',
      security: SIGNED_IN,
      response: { 200: success('The connection', ShopStatus) },
    }
    app.get('/api/market/shop', { schema: status }, async (request) => {
      const user = await signedIn(request, tools)
      const available = tools.config.market.tikTokShop !== undefined
      return { success: true, data: { available, connection: await connectionOf(tools, user) } }
    })

    const connect = {
      summary: 'The address where a shop owner grants access to its data',
      security: SIGNED_IN,
      response: { 200: success('The address', z.object({ url: z.string() })) },
      errors: [422],
    }
    app.post('/api/market/shop/connect', { ...limited, schema: connect }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: { url: consentAddress(tools, user) } }
    })

    const complete = {
      summary: 'Completes the connection with the parameters of the redirect back',
      security: SIGNED_IN,
      body: Consent,
      response: { 200: success('The connection', ShopConnection.nullable()) },
      errors: [422, 502],
    }
    app.post('/api/market/shop/complete', { ...limited, schema: complete }, async (request) => {
      const user = await signedIn(request, tools)
      await completeConnection(tools, user, parseBody(request))
      return { success: true, data: await connectionOf(tools, user) }
    })

    const disconnection = {
      summary: 'Disconnects the shop',
      security: SIGNED_IN,
      response: { 200: done('It is disconnected') },
      errors: [404],
    }
    app.delete('/api/market/shop', { ...limited, schema: disconnection }, async (request) => {
      const user = await signedIn(request, tools)
      await disconnect(tools, user)
      return { success: true }
    })
  }
