import { sql } from 'kysely'
import * as z from 'zod'
import { AppError } from '../../../platform/http'
import type { BillingTools } from '../billing-tools'
import { MAX_ADDRESS_LENGTH, returnAddress } from './return-address'

export const PortalBody = z.object({
  returnUrl: z.string().min(1).max(MAX_ADDRESS_LENGTH).describe('An address of this site'),
})

/** (A-ER-17, CX-15) */
const NO_PORTAL = 'Billing portal is being upgraded. Please try again later.'

/** The provider's own page for card, invoices and plan of this account, which leads back to us. */
export async function openPortal(
  { db, payments }: BillingTools,
  userId: string,
  input: z.output<typeof PortalBody> & { origins: readonly string[] },
): Promise<string> {
  const returnUrl = returnAddress(input.returnUrl, input.origins)
  if (returnUrl === undefined) {
    throw new AppError('invalid_input', 'returnUrl: must be an address of this site', { field: 'returnUrl' })
  }
  // Of several, the customer of the plan that counts, then the latest.
  const [customer] = await db.query<{ customer_id: string }>(sql`
    select b.customer_id from private.billing_subscriptions b
    left join user_subscriptions s on s.user_id = b.user_id and s.stripe_subscription_id = b.id
    where b.user_id = ${userId} and b.provider = ${payments?.provider ?? ''} and b.customer_id is not null
    order by s.user_id is not null desc, b.created_at desc, b.number desc
    limit 1`)
  const url = customer && (await payments?.openPortal(customer.customer_id, returnUrl))
  if (!url) throw new AppError('unavailable', NO_PORTAL)
  return url
}
