import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '../../../testing'
import { grantedPriceId } from '../price-catalogue'
import { billingRound } from './billing-job'
import { reconcile } from './reconcile'
import { anEvent, bought, confirm, planOf, recordApp, type RecordApp } from './testing/record-app'
import { providerDown, scriptedPayments, type ScriptedPayments } from './testing/scripted-payments'

let api: TestApp
let payments: ScriptedPayments
let records: RecordApp
beforeAll(async () => {
  api = await sharedApp()
})
beforeEach(async () => {
  // A provider that is new knows nothing of what stood here.
  await api.db.query(sql`delete from private.billing_subscriptions`)
  await api.db.query(sql`delete from user_subscriptions`)
  await api.db.query(sql`delete from payments`)
  await api.db.query(sql`delete from private.billing_rounds`)
  payments = scriptedPayments()
  records = await recordApp(api, payments)
})

const statusOf = async (id: string) => {
  const [row] = await api.db.query(sql<{ status: string }>`
    select status from private.billing_subscriptions where id = ${id}`)
  return row?.status
}

/** Everything of two buyers, one of them with an account, as it stands here. */
async function settled() {
  const ana = await api.newUser()
  const [hers, another] = [bought(payments), bought(payments)]
  await records.claim(hers.checkout.id, ana)
  await records.send(anEvent('checkout.session', another.checkout.id))
  const ids = [hers.subscription.id, another.subscription.id]
  const rows = async () => ({
    subscriptions: await api.db.query(sql`
      select to_jsonb(b) - 'read_number' - 'number' - 'updated_at' as row from private.billing_subscriptions b where id = any(${ids}) order by id`),
    payments: await api.db.query(sql`
      select to_jsonb(p) - 'read_number' as row from payments p where subscription_id = any(${ids}) order by id`),
    plans: await planOf(api, ana),
  })
  return { ana, hers, another, rows, before: await rows() }
}

describe('the comparison with the provider', () => {
  test('changes nothing where nothing is wrong, and counts [OP-30]', async () => {
    const { rows, before } = await settled()
    const report = await reconcile(records.tools)
    expect(report).toMatchObject({ checked: 4, repaired: 0, added: 0, gone: 0, unclaimed: 1 })
    expect(await rows()).toEqual(before)
  })

  test.each([
    [
      'a subscription was falsified',
      { repaired: 1 },
      (id: string) =>
        sql`update private.billing_subscriptions set status = 'canceled', price_id = 'price_none', current_period_end = now() + interval '9 years' where id = ${id}`,
    ],
    [
      'an owner was lost',
      { repaired: 1 },
      (id: string) =>
        sql`update private.billing_subscriptions set price_id = 'price_none', email = 'thief@example.com' where id = ${id}`,
    ],
    [
      'a subscription was deleted',
      { added: 1 },
      (id: string) => sql`delete from private.billing_subscriptions where id = ${id}`,
    ],
    [
      'a payment was falsified',
      { repaired: 1 },
      (id: string) =>
        sql`update payments set status = 'open', paid_cents = 0, amount_cents = 1 where subscription_id = ${id}`,
    ],
    [
      'a payment lost its owner',
      { repaired: 1 },
      (id: string) => sql`update payments set user_id = null where subscription_id = ${id}`,
    ],
    ['a payment was deleted', { added: 1 }, (id: string) => sql`delete from payments where subscription_id = ${id}`],
    [
      'a plan was falsified',
      { repaired: 1 },
      (id: string) =>
        sql`update user_subscriptions set status = 'past_due', stripe_price_id = null where stripe_subscription_id = ${id}`,
    ],
    [
      'a plan was deleted',
      { repaired: 1 },
      (id: string) => sql`delete from user_subscriptions where stripe_subscription_id = ${id}`,
    ],
  ] as const)('repairs it when %s [OP-30]', async (_, found, damage) => {
    const { hers, rows, before } = await settled()
    await api.db.query(damage(hers.subscription.id))
    expect(await rows()).not.toEqual(before)
    expect(await reconcile(records.tools)).toMatchObject({ repaired: 0, added: 0, gone: 0, ...found })
    expect(await rows()).toEqual(before)
    expect(await reconcile(records.tools)).toMatchObject({ repaired: 0, added: 0 })
  })

  test('finds what no event ever announced, and the account of the address [CX-20]', async () => {
    const ana = await api.newUser()
    await confirm(api, ana)
    const { subscription, invoice } = bought(payments, { email: ana.email })
    expect(await reconcile(records.tools)).toMatchObject({ added: 2, unclaimed: 0 })
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: subscription.id })
    expect((await ana.supabase.from('payments').select('id')).data).toEqual([{ id: invoice.id }])
  })

  test('ends what is unknown at the provider, but nothing at all with the key of another one', async () => {
    const { ana, hers, another } = await settled()
    const others = await recordApp(api, scriptedPayments())
    expect(await reconcile(others.tools)).toMatchObject({ checked: 0, gone: 2 })
    expect(await planOf(api, ana)).toMatchObject({ status: 'active' })

    payments.subscriptions.delete(hers.subscription.id)
    expect(await reconcile(records.tools)).toMatchObject({ gone: 1 })
    expect(await planOf(api, ana)).toMatchObject({ status: 'canceled' })
    expect(await statusOf(another.subscription.id)).toBe('active')
  })

  test('stops when the provider does, and changes nothing by half an answer', async () => {
    const { rows, before } = await settled()
    payments.fails = (call) => (call.startsWith('listInvoices') ? providerDown() : undefined)
    await expect(reconcile(records.tools)).rejects.toMatchObject({ code: 'provider_failed' })
    expect(await rows()).toEqual(before)
  })
})

describe('once a minute', () => {
  test('one server of several compares with the provider, once a day; after a failure again in an hour', async () => {
    const asked = () => payments.calls.filter((call) => call === 'listSubscriptions').length
    await Promise.all([billingRound(records.tools), billingRound(records.tools), billingRound(records.tools)])
    expect(asked()).toBe(1)
    payments.fails = providerDown
    await api.db.query(sql`update private.billing_rounds set begun_at = now() - interval '25 hours'`)
    await billingRound(records.tools)
    payments.fails = undefined
    await billingRound(records.tools)
    expect(asked()).toBe(2)
    await api.db.query(sql`update private.billing_rounds set begun_at = begun_at - interval '61 minutes'`)
    await billingRound(records.tools)
    expect(asked()).toBe(3)
  })

  test('events that waited are handled, although another task fails', async () => {
    const { subscription } = bought(payments)
    payments.fails = providerDown
    await records.send(anEvent('subscription', subscription.id))
    await api.db.query(sql`update private.billing_events set next_attempt_at = now() where handled_at is null`)
    payments.fails = (call) => (call === 'listSubscriptions' ? new Error('Broken') : undefined)
    await billingRound(records.tools)
    expect(await statusOf(subscription.id)).toBe('active')
  })

  test('a plan that was given ends when its time is over, also where nothing can be bought', async () => {
    const ana = await api.newUser()
    const give = (until: string) =>
      api.db.query(sql`
        insert into private.billing_subscriptions (id, provider, user_id, status, price_id, current_period_start, current_period_end, created_at)
        values (${`grant_${ana.id}`}, 'operator', ${ana.id}, 'active', ${grantedPriceId('pro')}, now() - interval '2 days', now() + ${until}::interval, now())
        on conflict (id) do update set current_period_end = excluded.current_period_end`)
    await give('1 day')
    await api.db.query(sql`select private.refresh_subscription(${ana.id})`)
    await billingRound({ ...api.tools, payments: undefined })
    expect(await planOf(api, ana)).toMatchObject({ status: 'active' })
    await give('-1 second')
    await billingRound({ ...api.tools, payments: undefined })
    expect(await planOf(api, ana)).toMatchObject({ status: 'inactive', stripe_price_id: null })
  })

  test('who confirmed an address at the moment of the payment gets the plan; who has two keeps the newer', async () => {
    const ana = await api.newUser()
    await confirm(api, ana)
    const [first, second] = [bought(payments), bought(payments, { createdAt: new Date() })]
    for (const one of [first, second]) await records.send(anEvent('subscription', one.subscription.id))
    // As if neither the payment nor the confirmation had seen the other.
    await api.db.query(sql`
      update private.billing_subscriptions set email = ${ana.email} where id = any(${[first, second].map((one) => one.subscription.id)})`)
    await billingRound(records.tools)
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: second.subscription.id })
    expect(payments.subscriptions.get(first.subscription.id)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(payments.subscriptions.get(second.subscription.id)).toMatchObject({ cancelAtPeriodEnd: false })
  })

  test('nobody goes on paying for an account that is gone, whichever way it went', async () => {
    const { ana, hers } = await settled()
    await api.db.query(sql`delete from auth.users where id = ${ana.id}`)
    expect(await statusOf(hers.subscription.id)).toBe('active')
    await billingRound(records.tools)
    expect(payments.calls).toContain(`cancelNow ${hers.subscription.id}`)
    expect(await statusOf(hers.subscription.id)).toBe('canceled')
  })

  test('a plan that cannot be ended keeps no other one from being ended', async () => {
    const stuck = await settled()
    const fine = await settled()
    await api.db.query(sql`delete from auth.users where id = any(${[stuck.ana.id, fine.ana.id]})`)
    payments.fails = (call) => (call === `cancelNow ${stuck.hers.subscription.id}` ? providerDown() : undefined)
    await billingRound(records.tools)
    expect(await statusOf(stuck.hers.subscription.id)).toBe('active')
    expect(await statusOf(fine.hers.subscription.id)).toBe('canceled')
  })

  test('a server that stops leaves the comparison to another one', async () => {
    await settled()
    const stop = new AbortController()
    payments.calls.length = 0
    payments.delay = () => Promise.resolve(stop.abort())
    await expect(reconcile(records.tools, stop.signal)).rejects.toThrow('aborted')
    expect(payments.calls).toEqual(['listSubscriptions'])
  })

  test('what the sandbox sold is over once payments are real', async () => {
    const { ana, hers } = await settled()
    const real = scriptedPayments('stripe')
    await billingRound({ ...api.tools, payments: real })
    expect(await statusOf(hers.subscription.id)).toBe('canceled')
    expect(await planOf(api, ana)).toMatchObject({ status: 'canceled' })
    expect(real.calls).toEqual(['listSubscriptions'])
  })
})
