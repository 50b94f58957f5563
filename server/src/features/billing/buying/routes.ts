import type { FastifyRequest } from 'fastify'
import { idempotencyKeyOf, parse, requireKey, signedIn, type RoutePlugin } from '../../../platform/http'
import type { BillingTools } from '../billing-tools'
import { ChangeBody, changePlan, PreviewBody, previewPlanChange } from './change-plan'
import { cancelPlan, dropPlan, keepPlan } from './end-plan'
import { openPortal, PortalBody } from './open-portal'
import { ownOrigins } from './return-address'
import { CheckoutBody, startCheckout } from './start-checkout'

/** Changing, ending and keeping a plan, and the provider's portal. (CX-15) */
export const buyingRoutes =
  (tools: BillingTools): RoutePlugin =>
  (app) => {
    const limited = { config: limitsOf(tools) }

    app.post('/change/preview', limited, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await previewPlanChange(tools, user.id, parse(PreviewBody, request.body)) }
    })
    app.post('/change', limited, async (request) => {
      const user = await signedIn(request, tools)
      const input = { ...parse(ChangeBody, request.body), idempotencyKey: idempotencyKeyOf(request) }
      return { success: true, data: await changePlan(tools, user.id, input) }
    })
    app.post('/cancel', limited, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await cancelPlan(tools, user.id) }
    })
    app.post('/drop', limited, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await dropPlan(tools, user.id) }
    })
    app.post('/keep', limited, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await keepPlan(tools, user.id) }
    })
    app.post('/portal', limited, async (request) => {
      const user = await signedIn(request, tools)
      const input = { ...parse(PortalBody, request.body), origins: originsOf(request, tools) }
      const url = await openPortal(tools, user.id, input)
      return { success: true, url, data: { url } }
    })
  }

/** `checkout-anonymous`, with the public key and without a session: who asks is never read. (A-CK-01, A-CK-02, CX-20) */
export const billingFunctions =
  (tools: BillingTools): RoutePlugin =>
  (app) => {
    app.post('/checkout-anonymous', { config: limitsOf(tools) }, async (request) => {
      await requireKey(request, tools.tokens)
      const { url } = await startCheckout(tools, {
        ...parse(CheckoutBody, request.body),
        origins: originsOf(request, tools),
        idempotencyKey: idempotencyKeyOf(request),
        ip: request.ip,
      })
      return { success: true, url, data: { url } }
    })
  }

const originsOf = (request: FastifyRequest, { config }: BillingTools): string[] =>
  ownOrigins({ publicUrl: config.publicUrl, siteUrl: config.auth.siteUrl }, request)

const limitsOf = ({ config }: BillingTools) => ({
  rateLimit: { max: config.rateLimits.checkout, timeWindow: '1 minute' },
})
