import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '../../../testing'
import { anEvent, bought, confirm, planOf, recordApp, type RecordApp } from './testing/record-app'
import { providerDown, scriptedPayments, type ScriptedPayments } from './testing/scripted-payments'

let api: TestApp
let payments: ScriptedPayments
let records: RecordApp
beforeAll(async () => {
  api = await sharedApp()
})
beforeEach(async () => {
  payments = scriptedPayments()
  records = await recordApp(api, payments)
})

const paymentsOf = async ({ id }: { id: string }) =>
  (await api.db.query(sql<{ id: string }>`select id from payments where user_id = ${id}`)).map((row) => row.id)

describe('what a checkout came to', () => {
  test('is shown to whoever has its number: plan, price, and the address to sign up with [OP-06, CX-20]', async () => {
    const { checkout, subscription } = bought(payments)
    expect(await records.look(checkout.id)).toEqual({
      success: true,
      data: {
        state: 'paid',
        planId: 'creator',
        planName: 'Beta Creator',
        interval: 'monthly',
        email: subscription.email,
        amountCents: 4900,
        scriptsPerMonth: 100,
      },
    })
  })

  test('is "Beta" with 30 scripts for a price that is none of ours [A-SB-29, CX-19]', async () => {
    const { checkout } = bought(payments, { priceId: 'price_of_another_product' })
    expect((await records.look(checkout.id)).data).toMatchObject({
      state: 'paid',
      planId: null,
      planName: 'Beta',
      interval: null,
      scriptsPerMonth: 30,
    })
  })

  test('is unpaid, with the way back to the payment, as long as it is [OP-06]', async () => {
    const { checkout } = bought(payments)
    payments.checkouts.set(checkout.id, {
      ...checkout,
      paid: false,
      subscriptionId: null,
      url: 'https://pay.example/1',
    })
    const ana = await api.newUser()
    expect((await records.look(checkout.id)).data).toEqual({ state: 'unpaid', url: 'https://pay.example/1' })
    expect(await records.claim(checkout.id, ana)).toMatchObject({ status: 422, body: { code: 'refused' } })
    expect(await planOf(api, ana)).toBeUndefined()
    expect(await api.db.query(sql`select from private.billing_checkouts where id = ${checkout.id}`)).toEqual([])
  })

  test.each(['cs_nobody', 'cs_%2e%2e%2fcustomers', 'x'.repeat(201), '%00', '%E2%80%AE', "'--", 'cs_1%3Fexpand=x'])(
    'is unknown for %s, and gives nothing [OP-06]',
    async (id) => {
      const ana = await api.newUser()
      expect((await records.look(id)).data).toEqual({ state: 'unknown' })
      expect(await records.claim(id, ana)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(await planOf(api, ana)).toBeUndefined()
    },
  )

  test('cannot be shown while the provider is away, and is shown afterwards [OP-06]', async () => {
    const { checkout } = bought(payments)
    const ana = await api.newUser()
    payments.fails = providerDown
    expect(await records.look(checkout.id)).toMatchObject({ success: false, code: 'provider_failed' })
    expect((await records.claim(checkout.id, ana)).status).toBe(502)
    payments.fails = undefined
    expect((await records.claim(checkout.id, ana)).body.data).toMatchObject({ outcome: 'claimed' })
  })
})

describe('a claim', () => {
  test('gives plan and receipts to the account, once and for good, before any event was heard of [OP-06, CX-20]', async () => {
    const { checkout, subscription, invoice } = bought(payments)
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    expect(await records.claim(checkout.id, ana)).toEqual({
      status: 200,
      body: {
        success: true,
        data: { outcome: 'claimed', planId: 'creator', planName: 'Beta Creator', interval: 'monthly', earlier: null },
      },
    })
    expect(await planOf(api, ana)).toMatchObject({ status: 'active', stripe_subscription_id: subscription.id })
    expect(await paymentsOf(ana)).toEqual([invoice.id])

    expect((await records.look(checkout.id)).data).toEqual({ state: 'used' })
    expect(await records.claim(checkout.id, ben)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await records.claim(checkout.id, ana)).body.data).toMatchObject({ outcome: 'again' })
    expect(await planOf(api, ben)).toBeUndefined()
    expect(await planOf(api, ana)).toMatchObject({ status: 'active' })
  })

  test('needs a session', async () => {
    const { checkout } = bought(payments)
    expect(await records.claim(checkout.id, { token: api.anonKey })).toMatchObject({ status: 401 })
    expect((await records.look(checkout.id)).data).toMatchObject({ state: 'paid' })
  })

  test('by two accounts at once, ten times each, has one owner, and one welcome [OP-06]', async () => {
    const { checkout, subscription } = bought(payments)
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    const claims = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const who = i % 2 === 0 ? ana : ben
        return { who: who.id, ...(await records.claim(checkout.id, who)) }
      }),
    )
    const won = claims.filter(({ status }) => status === 200)
    expect(new Set(won.map(({ who }) => who)).size).toBe(1)
    expect(won).toHaveLength(10)
    expect(claims.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(won.filter(({ body }) => body.data?.outcome === 'claimed')).toHaveLength(1)
    const owners = await api.db.query(sql<{ user_id: string }>`
      select user_id from user_subscriptions where stripe_subscription_id = ${subscription.id}`)
    expect(owners).toEqual([{ user_id: won[0]?.who }])
  })

  test('is a welcome for the account that had got it by its address, and "used" for another [OP-06, CX-07]', async () => {
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    await confirm(api, ana)
    const { checkout, subscription } = bought(payments, { email: ana.email })
    expect((await records.send(anEvent('subscription', subscription.id))).statusCode).toBe(200)
    expect(await planOf(api, ana)).toMatchObject({ status: 'active' })
    expect((await records.look(checkout.id)).data).toEqual({ state: 'used' })
    expect((await records.claim(checkout.id, ben)).status).toBe(409)
    expect((await records.claim(checkout.id, ana)).body.data).toMatchObject({ outcome: 'claimed' })
    expect((await records.claim(checkout.id, ana)).body.data).toMatchObject({ outcome: 'again' })
  })

  test('of a second plan keeps the newer one; the earlier ends with what is paid, and the operator knows [OP-06]', async () => {
    const ana = await api.newUser()
    const first = bought(payments, { priceId: 'price_sandbox_starter_monthly' })
    await records.claim(first.checkout.id, ana)
    const second = bought(payments, { createdAt: new Date() })
    const { body } = await records.claim(second.checkout.id, ana)
    expect(body.data).toMatchObject({
      outcome: 'claimed',
      planId: 'creator',
      earlier: {
        planId: 'starter',
        planName: 'Beta Starter',
        interval: 'monthly',
        endsAt: first.subscription.currentPeriodEnd.toISOString(),
      },
    })
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: second.subscription.id })
    expect(payments.subscriptions.get(first.subscription.id)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(payments.subscriptions.get(second.subscription.id)).toMatchObject({ cancelAtPeriodEnd: false })
    const notes = await api.db.query(sql<{ kind: string; subscription_id: string; settled_at: null }>`
      select kind, subscription_id, settled_at from private.billing_notes where user_id = ${ana.id}`)
    expect(notes).toEqual([{ kind: 'paid_twice', subscription_id: first.subscription.id, settled_at: null }])
    // A lost answer, asked for again, says the same.
    expect((await records.claim(second.checkout.id, ana)).body.data).toMatchObject({
      outcome: 'again',
      earlier: { planId: 'starter' },
    })
  })

  test('of the earlier of two plans, after the newer one, says which one counts and which one ends [OP-06]', async () => {
    const ana = await api.newUser()
    const first = bought(payments, { priceId: 'price_sandbox_starter_monthly' })
    const second = bought(payments, { createdAt: new Date() })
    expect((await records.claim(second.checkout.id, ana)).body.data).toMatchObject({ planId: 'creator', earlier: null })
    expect((await records.claim(first.checkout.id, ana)).body.data).toMatchObject({
      outcome: 'claimed',
      planId: 'creator',
      planName: 'Beta Creator',
      earlier: { planId: 'starter', endsAt: first.subscription.currentPeriodEnd.toISOString() },
    })
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: second.subscription.id })
  })

  test('of a second plan that was bought within the same second keeps the one we heard of last', async () => {
    const createdAt = new Date(Math.floor(Date.now() / 1000) * 1000)
    for (const [first, second] of [
      ['a', 'z'],
      ['z', 'a'],
    ]) {
      const ana = await api.newUser()
      const id = (part = '') => `sub_${part}_${ana.id}`
      const earlier = bought(payments, { id: id(first), createdAt })
      await records.claim(earlier.checkout.id, ana)
      const later = bought(payments, { id: id(second), createdAt })
      expect((await records.claim(later.checkout.id, ana)).body.data?.earlier).toMatchObject({ planId: 'creator' })
      expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: id(second), cancel_at_period_end: false })
      expect(payments.subscriptions.get(id(first))).toMatchObject({ cancelAtPeriodEnd: true })
    }
  })

  test('stands although the earlier plan cannot be ended at once; it is ended later [OP-06]', async () => {
    const ana = await api.newUser()
    const first = bought(payments)
    await records.claim(first.checkout.id, ana)
    const second = bought(payments, { createdAt: new Date() })
    payments.fails = (call) => (call.startsWith('cancel') ? providerDown() : undefined)
    expect(await records.claim(second.checkout.id, ana)).toMatchObject({ status: 200 })
    payments.fails = undefined
    await records.send(anEvent('invoice', second.invoice.id))
    expect(payments.subscriptions.get(first.subscription.id)).toMatchObject({ cancelAtPeriodEnd: true })
    const notes = await api.db.query(sql`select from private.billing_notes where user_id = ${ana.id}`)
    expect(notes).toHaveLength(1)
  })

  test('of a plan whose payment is owed for another one ends that at once: it would be paid twice', async () => {
    const ana = await api.newUser()
    const first = bought(payments, { status: 'past_due' })
    await records.claim(first.checkout.id, ana)
    const second = bought(payments, { createdAt: new Date() })
    expect((await records.claim(second.checkout.id, ana)).body.data?.earlier).toMatchObject({ endsAt: null })
    expect(payments.subscriptions.get(first.subscription.id)).toMatchObject({ status: 'canceled' })
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: second.subscription.id, status: 'active' })
  })
})

describe('the address it was paid with', () => {
  test('gives a plan to the account of that address once it is confirmed, not before [CX-07, CX-20]', async () => {
    const ana = await api.newUser()
    await api.db.query(sql`update auth.users set email_confirmed_at = null where id = ${ana.id}`)
    const { subscription, invoice } = bought(payments, { email: ana.email.toUpperCase() })
    await records.send(anEvent('invoice', invoice.id))
    expect(await planOf(api, ana)).toBeUndefined()
    await confirm(api, ana)
    expect(await planOf(api, ana)).toMatchObject({ status: 'active', stripe_subscription_id: subscription.id })
    expect(await paymentsOf(ana)).toEqual([invoice.id])
  })

  test('says nothing any more once another account has claimed it [CX-07]', async () => {
    const [ana, ben] = [await api.newUser(), await api.newUser()]
    await api.db.query(sql`update auth.users set email_confirmed_at = null where id = ${ana.id}`)
    const { checkout, subscription } = bought(payments, { email: ana.email })
    await records.claim(checkout.id, ben)
    await confirm(api, ana)
    await records.send(anEvent('subscription', subscription.id))
    expect(await planOf(api, ana)).toBeUndefined()
    expect(await planOf(api, ben)).toMatchObject({ stripe_subscription_id: subscription.id })
  })

  test('never replaces a plan that is paid for: anybody can type an address, and only its owner comes back with the payment [CX-07, OP-06]', async () => {
    const ana = await api.newUser()
    await confirm(api, ana)
    const own = bought(payments, { email: ana.email })
    await records.send(anEvent('subscription', own.subscription.id))
    const other = bought(payments, {
      email: ana.email,
      priceId: 'price_sandbox_starter_monthly',
      createdAt: new Date(),
    })
    await records.send(anEvent('checkout.session', other.checkout.id))
    await confirm(api, ana)
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: own.subscription.id })
    expect(payments.subscriptions.get(own.subscription.id)).toMatchObject({ cancelAtPeriodEnd: false })
    expect((await records.claim(other.checkout.id, ana)).body.data).toMatchObject({
      outcome: 'claimed',
      planId: 'starter',
    })
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: other.subscription.id })
  })
})
