import type { Stripe } from 'stripe'
import * as z from 'zod'
import { tryCard, readCard, NOT_APPROVED } from './cards'
import { originOfAddress } from './checkouts'
import { withCard } from './customers'
import type { CardPayment, PaymentOutcome } from './page-actions'
import { expand, text } from './form'
import { chargeFault } from './invoices'
import { momentOf, openInvoices, payOpen, skipToNextPayment } from './renewals'
import { releaseSchedule } from './schedules'
import { idOf, newId, PORTAL_SECONDS, required, type Store } from './store'
import { withEnd } from './updates'

/** `POST /v1/billing_portal/sessions` */
export const PortalOrder = z.strictObject({ customer: text, return_url: text, locale: text.optional(), expand })

export async function openPortal(
  store: Store,
  { customer, return_url: returnUrl }: z.output<typeof PortalOrder>,
): Promise<Stripe.BillingPortal.Session> {
  await required(store, 'customer', customer, 'customer')
  const id = newId('bps')
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: store.now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${originOfAddress(returnUrl, 'return_url')}/sandbox/portal/${id}`,
  }
  await store.save(session)
  return session
}

/** Undefined: unknown, or open for too long. */
export async function findPortal(store: Store, id: string): Promise<Stripe.BillingPortal.Session | undefined> {
  const portal = await store.find('billing_portal.session', id)
  return portal && portal.created + PORTAL_SECONDS > store.now ? portal : undefined
}

/** The portal's own subscription, locked; undefined: it is somebody else's, or there is none. */
async function lockOwn(store: Store, portalId: string, id: string): Promise<Stripe.Subscription | undefined> {
  const portal = await findPortal(store, portalId)
  const subscription = portal && (await store.lock('subscription', id))
  return subscription && idOf(subscription.customer) === portal?.customer ? subscription : undefined
}

/** It ends, or goes on, after the paid period: what was agreed for then is taken back. */
export async function setEnd(store: Store, portalId: string, id: string, ending: boolean): Promise<void> {
  const before = await lockOwn(store, portalId, id)
  if (!before || before.status === 'canceled') return
  if (before.schedule !== null) await releaseSchedule(store, idOf(before.schedule))
  if (before.cancel_at_period_end === ending) return
  const after = withEnd({ ...before, schedule: null }, { cancel_at_period_end: ending }, store.now)
  await store.save(after)
  await store.emit('customer.subscription.updated', after)
}

export async function skipPeriod(store: Store, portalId: string, id: string, seen?: string): Promise<void> {
  const subscription = await lockOwn(store, portalId, id)
  if (!subscription || (seen !== undefined && seen !== (await momentOf(store, subscription)))) return
  await skipToNextPayment(store, subscription)
}

/** A card that is declined changes nothing. One that is good pays at once what is owed. */
export async function changeCard(
  store: Store,
  portalId: string,
  { approved, ...payment }: CardPayment & { approved?: boolean },
): Promise<PaymentOutcome> {
  const portal = await findPortal(store, portalId)
  if (!portal) return { outcome: 'closed', url: null }
  const { objects } = await store.page('subscription', { customer: portal.customer, limit: 100 })
  const running = objects.filter(({ status }) => status !== 'canceled').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const locked = []
  for (const { id } of running) locked.push(await store.lock('subscription', id))

  const card = readCard(payment)
  if ('code' in card) return { outcome: 'declined', message: card.message }
  const refusal = tryCard(card, 'at_checkout', new Date(store.now * 1000), approved)
  if (refusal === NOT_APPROVED && approved === undefined) return { outcome: 'confirm' }
  if (refusal) return { outcome: 'declined', message: refusal.message }

  const customer = withCard(await required(store, 'customer', portal.customer, 'customer'), card)
  const owed = await Promise.all(running.map(({ id }) => openInvoices(store, id)))
  const fault = chargeFault(
    store,
    customer,
    owed.flat().reduce((sum, { amount_remaining: cents }) => sum + cents, 0),
    'later',
  )
  if (fault) return { outcome: 'declined', message: fault.message }
  await store.save(customer)
  for (const [at, subscription] of locked.entries()) {
    if (subscription) await payOpen(store, subscription, owed[at] ?? [])
  }
  return { outcome: 'paid', url: portal.url }
}
