import { TEXTS, type ClaimAnswer } from '@reelwright/shared'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http'
import type { BillingTools } from '../billing-tools'
import { choiceOf } from '../price-catalogue'
import { isCheckoutId } from './checkout-state'
import { settleDoubles } from './settle-doubles'
import { syncCheckout } from './sync'

/**
 * Gives what was paid in a checkout to the account that comes back with its number. The first one gets it, for ever. (OP-06, CX-20)
 * @throws AppError `not_found` for an unknown id, `refused` before it is paid, `conflict` when another account has it,
 * `provider_failed`
 */
export async function claimCheckout(tools: BillingTools, checkoutId: string, userId: string): Promise<ClaimAnswer> {
  const checkout = isCheckoutId(checkoutId) ? await syncCheckout(tools, checkoutId) : undefined
  if (!checkout) throw new AppError('not_found', 'We can’t find a payment with this session ID.')
  const { id, subscriptionId } = checkout
  if (!checkout.paid || !subscriptionId) throw new AppError('refused', 'This payment is not complete.')

  const outcome = await tools.db.transaction(async (db) => {
    const [link] = await db.query(sql<{ mine: boolean }>`
      select private.link_subscription(${subscriptionId}, u.id) as mine from auth.users u where u.id = ${userId}`)
    // A token outlives its account until it expires.
    if (!link) throw new AppError('not_signed_in', TEXTS.notAuthenticated)
    if (!link.mine) return undefined
    const first = await db.query(sql`
      update private.billing_checkouts set returned_at = now() where id = ${id} and returned_at is null returning id`)
    return first.length > 0 ? 'claimed' : 'again'
  })
  if (!outcome) throw new AppError('conflict', 'This plan already belongs to an account.')

  // The plan is theirs. What ends an earlier one can be done again by the job.
  await settleDoubles(tools, userId).catch((error: unknown) =>
    tools.log.warn({ err: error }, 'A second plan could not be settled yet'),
  )
  // The plan that counts: of somebody who claims the earlier of two payments last, it is the other one.
  const [counts] = await tools.db.query(sql<{ price_id: string }>`
    select coalesce(s.stripe_price_id, b.price_id) as price_id
    from private.billing_subscriptions b left join public.user_subscriptions s on s.user_id = b.user_id
    where b.id = ${subscriptionId}`)
  const choice = choiceOf(tools.config.billing, counts?.price_id ?? '')
  return { outcome, ...choice, earlier: await earlierPlan(tools, userId, subscriptionId) }
}

/** Of two plans the one that ends, this one or an earlier one, as long as it runs. */
async function earlierPlan(
  { db, config }: BillingTools,
  userId: string,
  subscriptionId: string,
): Promise<ClaimAnswer['earlier']> {
  const [earlier] = await db.query(sql<{ price_id: string; ends_at: Date | null }>`
    select b.price_id, case when b.status in ('active', 'trialing') then b.current_period_end end as ends_at
    from private.billing_subscriptions b
      join private.billing_notes n on n.subscription_id = b.id and n.kind = 'paid_twice'
      join private.billing_subscriptions bought on bought.id = ${subscriptionId}
    where b.user_id = ${userId} and (b.created_at, b.number) <= (bought.created_at, bought.number)
      and b.current_period_end > now()
    order by b.created_at desc, b.number desc limit 1`)
  if (!earlier) return null
  return { ...choiceOf(config.billing, earlier.price_id), endsAt: earlier.ends_at?.toISOString() ?? null }
}
