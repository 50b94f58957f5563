import * as z from 'zod'
import { CheckoutOrder, createCheckout, expireCheckout } from './checkouts'
import { expand } from './form'
import { InvoiceList, listInvoices, listSubscriptions, SubscriptionList } from './lists'
import { openPortal, PortalOrder } from './portals'
import { stripePrice } from './prices'
import { createSchedule, releaseSchedule, ScheduleOrder, SchedulePhases, updateSchedule } from './schedules'
import { required, type Shelf } from './shelf'
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
  answer(shelf: Shelf, parameters: unknown, ids: string[]): Promise<object>
}

/** The types of a route's parameters are those of its schema. */
function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  method: Route['method'],
  path: string,
  parameters: Schema,
  answer: (shelf: Shelf, parameters: z.output<Schema>, id: string) => Promise<object>,
): Route {
  return {
    method,
    path: new RegExp(`^/v1/${path.replaceAll(':id', '([\\w-]{1,255})')}$`),
    parameters,
    answer: (shelf, given, ids) => answer(shelf, given as z.output<Schema>, ids[0] ?? ''),
  }
}

const Nothing = z.strictObject({ expand })

/** A schedule that is left lets the price be as it is: how the end of the subscription is set does not matter here. */
const Release = z.strictObject({ preserve_cancel_date: z.enum(['true', 'false']).optional(), expand })

/** All that the sandbox answers; anything else is refused as an unknown address. */
export const ROUTES: readonly Route[] = [
  route('POST', 'checkout/sessions', CheckoutOrder, createCheckout),
  route('GET', 'checkout/sessions/:id', Nothing, (shelf, _, id) => required(shelf, 'checkout.session', id)),
  route('POST', 'checkout/sessions/:id/expire', Nothing, (shelf, _, id) => expireCheckout(shelf, id)),

  route('GET', 'subscriptions', SubscriptionList, listSubscriptions),
  route('GET', 'subscriptions/:id', Nothing, (shelf, _, id) => required(shelf, 'subscription', id)),
  route('POST', 'subscriptions/:id', SubscriptionUpdate, updateSubscription),
  route('DELETE', 'subscriptions/:id', SubscriptionCancel, (shelf, _, id) => cancelSubscription(shelf, id)),

  route('POST', 'subscription_schedules', ScheduleOrder, createSchedule),
  route('GET', 'subscription_schedules/:id', Nothing, (shelf, _, id) => required(shelf, 'subscription_schedule', id)),
  route('POST', 'subscription_schedules/:id', SchedulePhases, updateSchedule),
  route('POST', 'subscription_schedules/:id/release', Release, (shelf, _, id) => releaseSchedule(shelf, id)),

  route('GET', 'invoices', InvoiceList, listInvoices),
  route('POST', 'invoices/create_preview', InvoicePreview, previewInvoice),
  route('GET', 'invoices/:id', Nothing, (shelf, _, id) => required(shelf, 'invoice', id)),

  route('GET', 'customers/:id', Nothing, (shelf, _, id) => required(shelf, 'customer', id)),
  route('GET', 'prices/:id', Nothing, (shelf, _, id) => Promise.resolve(stripePrice(shelf.prices.get(id, 'id')))),
  route('POST', 'billing_portal/sessions', PortalOrder, openPortal),
]
