import { PlanChangePreview, SubscriptionSummary } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  IdempotencyHeaders,
  idempotencyKeyOf,
  parseBody,
  requireKey,
  signedIn,
  type RoutePlugin,
} from '../../../platform/http'
import { PUBLIC_KEY, SIGNED_IN, success } from '../../../platform/open-api'
import type { BillingTools } from '../billing-tools'
import { ChangeBody, changePlan, PreviewBody, previewPlanChange } from './change-plan'
import { cancelPlan, dropPlan, keepPlan } from './end-plan'
import { openPortal, PortalBody } from './open-portal'
import { ownOrigins } from './return-address'
import { CheckoutBody, startCheckout } from './start-checkout'

/** A page of the provider to go to, twice: the two clients read different fields. (CX-20) */
const providerPage = (description: string) => ({
  200: success(description, z.object({ url: z.string() }), { url: z.string() }),
})

const changing = {
  security: SIGNED_IN,
  response: { 200: success('The subscription as it is now', SubscriptionSummary) },
  errors: [402, 409, 422, 502],
}

/** Changing, ending and keeping a plan, and the provider's portal. (CX-15) */
export const buyingRoutes =
  (tools: BillingTools): RoutePlugin =>
  (app) => {
    const limited = { config: limitsOf(tools) }

    const preview = {
      ...changing,
      summary: 'Previews what another plan would cost and when it would start',
      body: PreviewBody,
      response: { 200: success('The change', PlanChangePreview) },
    }
    app.post('/change/preview', { ...limited, schema: preview }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await previewPlanChange(tools, user.id, parseBody(request)) }
    })
    const change = {
      ...changing,
      summary: 'Changes the plan as previewed: upgrades right away, downgrades at the end of the paid period',
      headers: IdempotencyHeaders,
      body: ChangeBody,
    }
    app.post('/change', { ...limited, schema: change }, async (request) => {
      const user = await signedIn(request, tools)
      const input = { ...parseBody(request), idempotencyKey: idempotencyKeyOf(request) }
      return { success: true, data: await changePlan(tools, user.id, input) }
    })
    const cancel = 'Cancels the plan at the end of the paid period, or right away if a payment is missing'
    app.post('/cancel', { ...limited, schema: { ...changing, summary: cancel } }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await cancelPlan(tools, user.id) }
    })
    const drop = 'Cancels a sandbox plan right away'
    app.post('/drop', { ...limited, schema: { ...changing, summary: drop } }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await dropPlan(tools, user.id) }
    })
    const keep = 'Undoes what is scheduled for the end of the period: a cancellation or a plan change'
    app.post('/keep', { ...limited, schema: { ...changing, summary: keep } }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await keepPlan(tools, user.id) }
    })
    const portal = {
      summary: "The payment provider's own page for card, invoices and plan",
      security: SIGNED_IN,
      body: PortalBody,
      response: providerPage('Where it is'),
      errors: [502],
    }
    app.post('/portal', { ...limited, schema: portal }, async (request) => {
      const user = await signedIn(request, tools)
      const input = { ...parseBody(request), origins: originsOf(request, tools) }
      const url = await openPortal(tools, user.id, input)
      return { success: true, url, data: { url } }
    })
  }

/** `checkout-anonymous`, with the public key and without a session: who asks is never read. (A-CK-01, A-CK-02, CX-20) */
export const billingFunctions =
  (tools: BillingTools): RoutePlugin =>
  (app) => {
    const schema = {
      summary: 'Starts a payment at the provider; requires the public key, and needs no session',
      security: PUBLIC_KEY,
      headers: IdempotencyHeaders,
      body: CheckoutBody,
      response: providerPage('Where to pay'),
      errors: [409, 502, 503],
    }
    app.post('/checkout-anonymous', { config: limitsOf(tools), schema }, async (request) => {
      await requireKey(request, tools.tokens)
      const { url } = await startCheckout(tools, {
        ...parseBody(request),
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
