import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, sharedApp, type TestApp, type TestUser } from '../../../testing'
import { endSubscription } from '../end-subscription'
import { billingRound } from './billing-job'
import { reconcile } from './reconcile'
import { confirm, planOf, recordApp, bought, type Answer } from './testing/record-app'
import { providerDown, scriptedPayments } from './testing/scripted-payments'

/** The whole way, by the routes of the product and the sandbox behind Stripe's library: what a buyer, a webhook and an owner do. */

let api: TestApp
beforeAll(async () => {
  api = await sharedApp()
})

const GOOD = '4242424242424242'
const DECLINED = '4000000000000002'

async function begin(email?: string) {
  const order = await api.tools.payments?.createCheckout({
    priceId: 'price_sandbox_creator_annual',
    amountCents: 49_000,
    successUrl: 'http://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://reelwright.test/pricing?checkout=cancelled',
    email,
    idempotencyKey: crypto.randomUUID(),
  })
  if (!order) throw new Error('This test needs the sandbox')
  return order.id
}

const pay = async (id: string, card = GOOD, email = 'buyer@example.com') =>
  api.tools.sandbox?.actions.pay(id, { email, card, expiryMonth: 12, expiryYear: 2040, name: 'Ana' })

const look = async (id: string) => {
  const answer = await api.app.inject({ url: `/api/billing/checkouts/${id}` })
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json<Answer>().data
}
const claim = async (user: TestUser, id: string) =>
  (await (await user.fetch(`/api/billing/checkouts/${id}/claim`, { method: 'POST' })).json()) as Answer

const history = async (user: TestUser) =>
  (
    await user.supabase
      .from('payments')
      .select('status, amount_cents, paid_cents')
      .order('created_at', { ascending: false })
  ).data

describe('in the sandbox', () => {
  test('somebody without an account pays, signs up and claims: plan, allowance and receipt are theirs [OP-06, OP-26, OP-30]', async () => {
    const id = await begin()
    expect(await look(id)).toMatchObject({ state: 'unpaid' })
    expect(await pay(id, DECLINED)).toMatchObject({ outcome: 'declined' })
    expect(await look(id)).toMatchObject({ state: 'unpaid' })
    expect(await pay(id)).toMatchObject({ outcome: 'paid' })
    expect(await look(id)).toEqual({
      state: 'paid',
      planId: 'creator',
      planName: 'Beta Creator',
      interval: 'annual',
      email: 'buyer@example.com',
      amountCents: 49_000,
      scriptsPerMonth: 100,
    })
    const ana = await api.newUser()
    expect((await claim(ana, id)).data).toMatchObject({ outcome: 'claimed', planId: 'creator', earlier: null })
    expect(await history(ana)).toEqual([{ status: 'paid', amount_cents: 49_000, paid_cents: 49_000 }])
    expect(await (await ana.fetch('/api/account/subscription')).json()).toMatchObject({
      data: { planName: 'Beta Creator', status: 'active', scriptsLimit: 100, scriptsUsed: 0 },
    })
  })

  test('the plan of a confirmed address is there as soon as it is paid, without coming back [CX-07, CX-20]', async () => {
    const ana = await api.newUser()
    await confirm(api, ana)
    await pay(await begin(ana.email), GOOD, ana.email)
    expect(await planOf(api, ana)).toMatchObject({ status: 'active', stripe_price_id: 'price_sandbox_creator_annual' })
    expect(await history(ana)).toHaveLength(1)
  })

  test('five payments of one checkout at once, and two servers, make one subscription, one payment, one bell [OP-30]', async () => {
    const ana = await api.newUser()
    const other = await openTestApp(api.connectionString)
    try {
      const id = await begin()
      await Promise.all(Array.from({ length: 5 }, () => pay(id)))
      await Promise.all([claim(ana, id), billingRound(other.tools), billingRound(api.tools), claim(ana, id)])
      expect(await history(ana)).toHaveLength(1)
      const bell = await ana.supabase.from('notifications').select('kind')
      expect(bell.data).toEqual([{ kind: 'payment_received' }])
      expect(await api.db.query(sql`select from private.billing_notes where user_id = ${ana.id}`)).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('a second purchase ends the first one with its paid period [OP-06]', async () => {
    const ana = await api.newUser()
    const [first, second] = [await begin(), await begin()]
    await pay(first)
    await claim(ana, first)
    // The sandbox counts in whole seconds: the second one shall be the newer.
    await api.db.query(sql`
      update private.billing_subscriptions set created_at = created_at - interval '1 day' where user_id = ${ana.id}`)
    await pay(second)
    expect((await claim(ana, second)).data).toMatchObject({ outcome: 'claimed', earlier: { planId: 'creator' } })
    const rows = await api.db.query(sql<{ cancel_at_period_end: boolean }>`
      select cancel_at_period_end from private.billing_subscriptions where user_id = ${ana.id} order by cancel_at_period_end`)
    expect(rows).toEqual([{ cancel_at_period_end: false }, { cancel_at_period_end: true }])
  })

  test('the comparison finds nothing to do [OP-30]', async () => {
    await pay(await begin())
    await reconcile(api.tools)
    expect(await reconcile(api.tools)).toMatchObject({ repaired: 0, added: 0, gone: 0 })
  })
})

describe('an owner who leaves', () => {
  test('is charged no more; the address goes everywhere, what was paid stays [OP-26, OP-55]', async () => {
    const ana = await api.newUser()
    await confirm(api, ana)
    const id = await begin(ana.email)
    await pay(id, GOOD, ana.email)
    await claim(ana, id)
    const [row] = await api.db.query(sql<{ id: string }>`
      select id from private.billing_subscriptions where user_id = ${ana.id}`)
    const subscriptionId = row?.id ?? ''
    const body = JSON.stringify({ confirmation: ana.email, password: ana.password })
    expect((await ana.fetch('/api/account/delete', { method: 'POST', body })).status).toBe(200)

    expect(await api.tools.payments?.readSubscription(subscriptionId)).toMatchObject({ status: 'canceled' })
    await reconcile(api.tools)
    const tables = ['billing_subscriptions', 'billing_checkouts', 'billing_events', 'billing_notes']
    for (const table of [...tables, 'sandbox_objects', 'sandbox_events']) {
      const named = sql`select from private.${sql.id(table)} t where t::text ilike ${`%${ana.email}%`}`
      expect([table, await api.db.query(named)]).toEqual([table, []])
    }
    const kept = await api.db.query(sql`
      select user_id, status, paid_cents from payments where subscription_id = ${subscriptionId}`)
    expect(kept).toEqual([{ user_id: null, status: 'paid', paid_cents: 49_000 }])
    expect(await look(id)).toEqual({ state: 'used' })
    const ben = await api.newUser()
    expect(await claim(ben, id)).toMatchObject({ success: false, code: 'conflict' })
  })

  test('stays as long as the provider cannot be reached, and can go afterwards [OP-55]', async () => {
    const payments = scriptedPayments()
    const records = await recordApp(api, payments)
    const ana = await api.newUser()
    const [first, second] = [bought(payments), bought(payments, { createdAt: new Date() })]
    for (const { checkout } of [first, second]) await records.claim(checkout.id, ana)
    // One of the two is ended, the other cannot be.
    payments.fails = (call) => (call === `cancelNow ${second.subscription.id}` ? providerDown() : undefined)
    await expect(endSubscription(records.tools, ana.id)).rejects.toMatchObject({ code: 'provider_failed' })
    expect(await planOf(api, ana)).toMatchObject({ status: 'active' })
    payments.fails = undefined
    await endSubscription(records.tools, ana.id)
    await endSubscription(records.tools, ana.id)
    expect([...payments.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled', 'canceled'])
    expect(await planOf(api, ana)).toMatchObject({ status: 'canceled' })
  })

  test('of a plan at a provider that is not set up here any more gets an error, instead of being charged for ever', async () => {
    const real = scriptedPayments('stripe')
    const records = await recordApp(api, real)
    const ana = await api.newUser()
    await records.claim(bought(real).checkout.id, ana)
    for (const payments of [undefined, scriptedPayments('sandbox')]) {
      await expect(endSubscription({ ...api.tools, payments }, ana.id)).rejects.toMatchObject({
        code: 'provider_failed',
      })
    }
    expect(await planOf(api, ana)).toMatchObject({ status: 'active' })
  })
})
