import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { sql } from 'kysely'
import { apiErrorShape, renderErrors, type App } from '../../../../platform/http'
import { describeRoutes } from '../../../../platform/open-api'
import type { Payments, ProviderCheckout, ProviderInvoice, ProviderSubscription } from '../../../../providers/payments'
import type { TestApp } from '../../../../testing'
import type { BillingTools } from '../../billing-tools'
import { recordRoutes } from '../routes'
import { aCheckout, anInvoice, aSubscription, type ScriptedPayments } from './scripted-payments'

/** The webhook and the checkouts' routes, with a provider of a test's own. */
export async function recordApp(api: TestApp, payments: Payments) {
  const tools: BillingTools = { ...api.tools, payments }
  // As the whole app has it.
  const app = fastify({ routerOptions: { maxParamLength: 500 } }) as unknown as App
  await describeRoutes(app)
  renderErrors(app, apiErrorShape)
  await app.register(recordRoutes(tools))
  await app.ready()

  return {
    app,
    tools,
    send: async (payload: string | Buffer, signature = 'right') => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return app.inject({ method: 'POST', url: '/webhook', headers, payload })
    },
    look: async (id: string) => (await app.inject({ url: `/checkouts/${id}` })).json<Answer>(),
    claim: async (id: string, { token }: { token: string }) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await app.inject({ method: 'POST', url: `/checkouts/${id}/claim`, headers })
      return { status: answer.statusCode, body: answer.json<Answer>() }
    },
  }
}

export type RecordApp = Awaited<ReturnType<typeof recordApp>>

export interface Answer {
  success: boolean
  data?: Record<string, unknown>
  code?: string
  error?: string
}

export const anEvent = (object: string, of: string, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, type: `${object}.updated`, object, of })

/** Somebody has paid: what the provider knows then. */
export function bought(
  payments: ScriptedPayments,
  given: Partial<ProviderSubscription> = {},
): { subscription: ProviderSubscription; invoice: ProviderInvoice; checkout: ProviderCheckout } {
  const subscription = aSubscription(given)
  const [invoice, checkout] = [anInvoice(subscription), aCheckout(subscription)]
  payments.subscriptions.set(subscription.id, subscription)
  payments.invoices.set(invoice.id, invoice)
  payments.checkouts.set(checkout.id, checkout)
  return { subscription, invoice, checkout }
}

/** An address of an account, shown to be its owner's. */
export const confirm = (api: TestApp, { id }: { id: string }) =>
  api.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${id}`)

export const planOf = async (api: TestApp, { id }: { id: string }) => {
  const [row] = await api.db.query(sql<Record<string, unknown>>`
    select status, stripe_price_id, stripe_subscription_id, cancel_at_period_end, next_price_id
    from user_subscriptions where user_id = ${id}`)
  return row
}
