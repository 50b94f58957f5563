import { CheckoutState, ClaimAnswer, MAX_PROVIDER_ID_LENGTH } from '@reelwright/shared'
import * as z from 'zod'
import { AppError, signedIn, type RoutePlugin } from '../../../platform/http'
import { countPaymentEvent } from '../../../platform/metrics'
import { json, SIGNED_IN, success } from '../../../platform/open-api'
import type { BillingTools } from '../billing-tools'
import { checkoutState } from './checkout-state'
import { claimCheckout } from './claim-checkout'
import { receiveEvent } from './receive-event'

/** Bytes of the largest event; those of a real provider have some kB. */
const MAX_EVENT_BYTES = 256 * 1024

/** Of one address in a minute. A provider sends from few addresses, and all at once after a pause. */
const EVENTS_A_MINUTE = 6000
/** Each of them asks the provider. */
const LOOKS_A_MINUTE = 120

/** The webhook, and what a checkout came to. (OP-06, OP-30) */
export const recordRoutes =
  (tools: BillingTools): RoutePlugin =>
  async (app) => {
    await app.register(webhook(tools))
    await app.register(checkouts(tools))
  }

/** Its signature is made over the bytes as they came: nothing else may read them first. */
const webhook =
  (tools: BillingTools): RoutePlugin =>
  (app) => {
    app.removeAllContentTypeParsers()
    const asItCame = { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES } as const
    app.addContentTypeParser('*', asItCame, (_request, body, done) => done(null, body))

    const limits = {
      bodyLimit: MAX_EVENT_BYTES,
      config: { rateLimit: { max: EVENTS_A_MINUTE, timeWindow: '1 minute' } },
    }
    const schema = {
      summary: "Receives the payment provider's signed events, up to 256 kB",
      headers: z.object({ 'stripe-signature': z.string() }),
      body: { content: { 'application/json': { schema: z.looseObject({}) } } },
      response: {
        200: json('The event is stored', z.object({ received: z.boolean(), refusal: z.string().optional() })),
      },
      errors: [422, 503],
    }
    app.post('/webhook', { ...limits, schema }, async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('invalid_input', 'The request body is empty')
      const signature = request.headers['stripe-signature']
      const given = typeof signature === 'string' ? signature : undefined
      const refusal = await countPaymentEvent(receiveEvent(tools, request.body, given))
      return { received: true, ...(refusal === undefined ? {} : { refusal }) }
    })
  }

/** For the document only: an unknown ID has a state of its own. */
const CheckoutPath = z.object({
  id: z.string().min(1).max(MAX_PROVIDER_ID_LENGTH).describe('The ID of the checkout session'),
})

const checkouts =
  (tools: BillingTools): RoutePlugin =>
  (app) => {
    const limits = { config: { rateLimit: { max: LOOKS_A_MINUTE, timeWindow: '1 minute' } } }
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    const state = {
      summary: 'The outcome of a checkout, for anyone who has its ID',
      params: CheckoutPath,
      response: { 200: success('Its state', CheckoutState) },
      errors: [502, 503],
    }
    app.get<{ Params: { id: string } }>('/checkouts/:id', { ...limits, schema: state }, async ({ params }) => ({
      success: true,
      data: await checkoutState(tools, params.id),
    }))
    const claim = {
      summary: 'Assigns a paid checkout to the current account; the first account to claim it gets it',
      security: SIGNED_IN,
      params: CheckoutPath,
      response: { 200: success('The checkout is assigned', ClaimAnswer) },
      errors: [404, 409, 422, 502],
    }
    app.post<{ Params: { id: string } }>('/checkouts/:id/claim', { ...limits, schema: claim }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await claimCheckout(tools, request.params.id, user.id) }
    })
  }
