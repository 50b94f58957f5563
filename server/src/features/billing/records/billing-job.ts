import { sql } from 'kysely'
import { endedJobs } from '../../../platform/metrics'
import { startSchedule, type Schedule } from '../../../platform/schedule'
import type { BillingTools } from '../billing-tools'
import { handleWaitingEvents } from './receive-event'
import { reconcile } from './reconcile'
import { settleDoubles } from './settle-doubles'
import { syncSubscription } from './sync'

const EVERY_MS = 60_000
/** A server that has just started has people waiting for it. */
const FIRST_MS = 10_000
/** Of one look. */
const BATCH_SIZE = 100

/**
 * Handles events again that could not be handled, ends grants that are over, finds owners, compares with the provider once a day. Any
 * number of servers may do so. Stops after the call that is being made.
 */
export function startBillingJob(tools: BillingTools): Schedule {
  return startSchedule((signal) => billingRound(tools, signal), { first: FIRST_MS, every: EVERY_MS })
}

/** Everything that is due. One thing that fails keeps no other from being done; the next round finds what this one left. */
export async function billingRound(tools: BillingTools, signal?: AbortSignal): Promise<void> {
  const tasks: [string, (tools: BillingTools, signal?: AbortSignal) => Promise<unknown>][] = [
    ['grants that are over', endGrants],
  ]
  if (tools.payments) {
    tasks.push(
      ['waiting events', handleWaitingEvents],
      ['owners by address', findOwners],
      ['second plans', settleAllDoubles],
      ['plans of accounts that are gone', endOrphans],
    )
    if (tools.payments.provider === 'stripe') tasks.push(['plans of the sandbox', endSandboxPlans])
    tasks.push(['the comparison with the provider', reconcileDaily])
  }
  for (const [what, task] of tasks) {
    if (signal?.aborted) return
    await attempt(tools, what, () => task(tools, signal))
  }
}

async function attempt({ log }: BillingTools, what: string, act: () => Promise<unknown>) {
  try {
    await act()
    endedJobs.add({ kind: 'billing', outcome: 'done' })
  } catch (error) {
    endedJobs.add({ kind: 'billing', outcome: 'failed' })
    log.warn({ err: error, what }, 'A task of billing could not be done')
  }
}

/** What was given ends by the clock alone; and where a cancelled plan is over, what was given takes its place. */
async function endGrants({ db }: BillingTools) {
  await db.query(sql`
    select private.refresh_subscription(s.user_id)
    from public.user_subscriptions s join private.billing_subscriptions b on b.id = s.stripe_subscription_id
    where (s.granted or s.cancel_at_period_end) and s.status in ('active', 'trialing') and b.current_period_end <= now()
    order by s.user_id limit ${BATCH_SIZE}`)
}

/** An address may be confirmed at the very moment its payment arrives: then neither saw the other. (CX-07) */
async function findOwners({ db }: BillingTools) {
  await db.query(sql`
    select private.link_subscription(subscription_id, user_id) from private.owners_by_address()
    order by subscription_id limit ${BATCH_SIZE}`)
}

async function settleAllDoubles(tools: BillingTools) {
  const accounts = await tools.db.query(sql<{ user_id: string }>`
    select user_id from private.billing_subscriptions
    where user_id is not null and provider = ${tools.payments?.provider ?? ''} and running and not cancel_at_period_end
    group by user_id having count(*) > 1 limit ${BATCH_SIZE}`)
  for (const { user_id: account } of accounts) {
    await attempt(tools, 'a second plan', () => settleDoubles(tools, account))
  }
}

/** Ends subscriptions of deleted accounts, so that nothing is charged for them. */
async function endOrphans(tools: BillingTools) {
  const { payments } = tools
  if (!payments) return
  const orphans = await tools.db.query(sql<{ id: string }>`
    select id from private.billing_subscriptions
    where owner_left and running and provider = ${payments.provider} limit ${BATCH_SIZE}`)
  for (const { id } of orphans) {
    await attempt(tools, 'the plan of an account that is gone', async () => {
      await payments.cancelNow(id)
      if (await syncSubscription(tools, id)) return
      // Unknown there: nothing is charged.
      await tools.db.query(sql`update private.billing_subscriptions set status = 'canceled' where id = ${id}`)
    })
  }
}

/** Once money is real, plans that were bought without any are over. */
async function endSandboxPlans({ db }: BillingTools) {
  await db.transaction(async (db) => {
    const ended = await db.query(sql<{ user_id: string | null }>`
      update private.billing_subscriptions set status = 'canceled'
      where id in (
        select id from private.billing_subscriptions
        where provider = 'sandbox' and status not in ('canceled', 'incomplete_expired') order by id limit ${BATCH_SIZE} for update)
      returning user_id`)
    for (const { user_id: owner } of ended) {
      if (owner) await db.query(sql`select private.refresh_subscription(${owner})`)
    }
  })
}

/** Whichever server comes first does it; after a failure it is due again in an hour. */
async function reconcileDaily(tools: BillingTools, signal?: AbortSignal) {
  const begun = await tools.db.query(sql`
    insert into private.billing_rounds as r (kind, begun_at) values ('reconcile', now())
    on conflict (kind) do update set begun_at = now() where r.begun_at <= now() - interval '1 day'
    returning kind`)
  if (begun.length === 0) return
  try {
    const report = await reconcile(tools, signal)
    tools.log.info({ report }, 'Payments were compared with the provider')
  } catch (error) {
    await tools.db.query(sql`
      update private.billing_rounds set begun_at = now() - interval '23 hours' where kind = 'reconcile'`)
    throw error
  }
}
