import * as z from 'zod'
import { CheckoutOrder, createCheckout, expireCheckout } from './checkouts'
import { expand } from './form'
import { InvoiceList, listInvoices, listSubscriptions, SubscriptionList } from './lists'
import { openPortal, PortalOrder } from './portals'
import { stripePrice } from './prices'
import { createSchedule, releaseSchedule, ScheduleOrder, SchedulePhases, updateSchedule } from './schedules'
import { required, type Store } from './store'
import {
  cancelSubscription,
  InvoicePreview,
  previewInvoice,
  SubscriptionCancel,
  SubscriptionUpdate,
  updateSubscription,
} from './updates'

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  parameters: z.ZodType<{ expand?: string[] | undefined }>
  answer(store: Store, parameters: unknown, ids: string[]): Promise<object>
}

/** The types of a route's parameters are those of its schema. */
function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  method: Route['method'],
  path: string,
  parameters: Schema,
  answer: (store: Store, parameters: z.output<Schema>, id: string) => Promise<object>,
): Route {
  return {
    method,
    path: new RegExp(`^/v1/${path.replaceAll(':id', '([\\w-]{1,255})')}$`),
    parameters,
    answer: (store, given, ids) => answer(store, given as z.output<Schema>, ids[0] ?? ''),
  }
}

const Nothing = z.strictObject({ expand })

/** A schedule that is left lets the price be as it is: how the end of the subscription is set does not matter here. */
const Release = z.strictObject({ preserve_cancel_date: z.enum(['true', 'false']).optional(), expand })

/** All that the sandbox answers; anything else is refused as an unknown address. */
export const ROUTES: readonly Route[] = [
  route('POST', 'checkout/sessions', CheckoutOrder, createCheckout),
  route('GET', 'checkout/sessions/:id', Nothing, (store, _, id) => required(store, 'checkout.session', id)),
  route('POST', 'checkout/sessions/:id/expire', Nothing, (store, _, id) => expireCheckout(store, id)),

  route('GET', 'subscriptions', SubscriptionList, listSubscriptions),
  route('GET', 'subscriptions/:id', Nothing, (store, _, id) => required(store, 'subscription', id)),
  route('POST', 'subscriptions/:id', SubscriptionUpdate, updateSubscription),
  route('DELETE', 'subscriptions/:id', SubscriptionCancel, (store, _, id) => cancelSubscription(store, id)),

  route('POST', 'subscription_schedules', ScheduleOrder, createSchedule),
  route('GET', 'subscription_schedules/:id', Nothing, (store, _, id) => required(store, 'subscription_schedule', id)),
  route('POST', 'subscription_schedules/:id', SchedulePhases, updateSchedule),
  route('POST', 'subscription_schedules/:id/release', Release, (store, _, id) => releaseSchedule(store, id)),

  route('GET', 'invoices', InvoiceList, listInvoices),
  route('POST', 'invoices/create_preview', InvoicePreview, previewInvoice),
  route('GET', 'invoices/:id', Nothing, (store, _, id) => required(store, 'invoice', id)),

  route('GET', 'customers/:id', Nothing, (store, _, id) => required(store, 'customer', id)),
  route('GET', 'prices/:id', Nothing, (store, _, id) => Promise.resolve(stripePrice(store.prices.get(id, 'id')))),
  route('POST', 'billing_portal/sessions', PortalOrder, openPortal),
]
