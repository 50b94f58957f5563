import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/http'
import { sharedApp, type TestApp } from '../../../testing'
import { handleWaitingEvents } from './receive-event'
import { anEvent, bought, planOf, recordApp, type RecordApp } from './testing/record-app'
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

const idOf = (event: string) => (JSON.parse(event) as { id: string }).id

interface EventRow {
  handled: boolean
  refusal: string | null
  attempts: number
}
const stored = (event: string) =>
  api.db.query(sql<EventRow>`
    select handled_at is not null as handled, refusal, attempts from private.billing_events where id = ${idOf(event)}`)
const kept = async (id: string) =>
  (await api.db.query(sql`select from private.billing_subscriptions where id = ${id}`)).length
/** The time for the next try has come. */
const due = (event: string) =>
  api.db.query(sql`update private.billing_events set next_attempt_at = now() where id = ${idOf(event)}`)

describe('an event', () => {
  test('makes us read its object; nothing in it is believed [OP-30]', async () => {
    const ana = await api.newUser()
    const { checkout, subscription } = bought(payments)
    await records.claim(checkout.id, ana)
    payments.subscriptions.set(subscription.id, { ...subscription, status: 'past_due' })
    const event = { ...JSON.parse(anEvent('subscription', subscription.id)), status: 'active', plan: 'pro' } as object
    const answer = await records.send(JSON.stringify(event))
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    expect(await planOf(api, ana)).toMatchObject({
      status: 'past_due',
      stripe_price_id: 'price_sandbox_creator_monthly',
    })
  })

  test('of a checkout brings the plan, its payment and its owner without anybody coming back [CX-20]', async () => {
    const { checkout, subscription, invoice } = bought(payments)
    await records.send(anEvent('checkout.session', checkout.id))
    expect(await kept(subscription.id)).toBe(1)
    expect(await api.db.query(sql`select status from payments where id = ${invoice.id}`)).toEqual([{ status: 'paid' }])
  })

  test('is stored and handled once, however often and however parallel it comes [OP-30]', async () => {
    const { subscription } = bought(payments)
    const event = anEvent('subscription', subscription.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => records.send(event)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await stored(event)).toEqual([{ handled: true, refusal: null, attempts: 1 }])
    expect(payments.calls).toEqual([`readSubscription ${subscription.id}`])
    await records.send(event)
    expect(payments.calls).toHaveLength(1)
  })

  test.each(['charge', 'payment_intent', 'customer', 'a.kind.of.tomorrow', ''])(
    'of a kind that means nothing to us is kept and changes nothing: "%s" [OP-30]',
    async (kind) => {
      const event = anEvent(kind, `of_${randomUUID()}`)
      expect((await records.send(event)).json()).toEqual({ received: true })
      expect(await stored(event)).toEqual([{ handled: true, refusal: null, attempts: 1 }])
      expect(payments.calls).toEqual([])
    },
  )

  test.each(['subscription', 'invoice', 'checkout.session'])(
    'of a %s that nobody knows changes nothing',
    async (kind) => {
      const event = anEvent(kind, `of_${randomUUID()}`)
      expect((await records.send(event)).statusCode).toBe(200)
      expect(await stored(event)).toEqual([{ handled: true, refusal: null, attempts: 1 }])
    },
  )

  test('of an invoice that is no part of a subscription is none of ours', async () => {
    const { invoice } = bought(payments)
    payments.invoices.set(invoice.id, { ...invoice, subscriptionId: null })
    await records.send(anEvent('invoice', invoice.id))
    expect(await api.db.query(sql`select from payments where id = ${invoice.id}`)).toEqual([])
  })

  test('keeps no name and no address of anybody [OP-55]', async () => {
    const event = {
      ...JSON.parse(anEvent('customer', 'cus_1')),
      email: 'ana@private.example',
      name: 'Ana Secret',
    } as object
    await records.send(JSON.stringify(event))
    const [row] = await api.db.query(sql<{ text: string }>`
      select e::text as text from private.billing_events e where id = ${(event as { id: string }).id}`)
    expect(row?.text).toContain('customer.updated')
    expect(row?.text).not.toMatch(/private\.example|Secret/)
  })
})

describe('when the provider is away', () => {
  test('an event waits, is said to be waiting, and is handled as soon as it can be [OP-30]', async () => {
    const { subscription } = bought(payments)
    const event = anEvent('subscription', subscription.id)
    payments.fails = providerDown
    const answer = await records.send(event)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
    expect(await stored(event)).toEqual([{ handled: false, refusal: null, attempts: 1 }])

    // Not due yet, then still away, then back.
    await handleWaitingEvents(records.tools)
    expect(await stored(event)).toMatchObject([{ attempts: 1 }])
    await due(event)
    await handleWaitingEvents(records.tools)
    expect(await stored(event)).toMatchObject([{ handled: false, attempts: 2 }])
    payments.fails = undefined
    await due(event)
    // Two servers look at once.
    await Promise.all([handleWaitingEvents(records.tools), handleWaitingEvents(records.tools)])
    expect(await stored(event)).toEqual([{ handled: true, refusal: null, attempts: 3 }])
    expect(await kept(subscription.id)).toBe(1)
  })

  test('or the server dies half-way, what was half done is done in full by the next try', async () => {
    const ana = await api.newUser()
    const { checkout, subscription, invoice } = bought(payments)
    const event = anEvent('invoice', invoice.id)
    payments.fails = (call) => (call.startsWith('readSubscription') ? new Error('The process was killed') : undefined)
    expect((await records.send(event)).statusCode).toBe(503)
    payments.fails = undefined
    await due(event)
    expect((await records.send(event)).statusCode).toBe(200)
    expect(await stored(event)).toEqual([{ handled: true, refusal: null, attempts: 2 }])
    await records.claim(checkout.id, ana)
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: subscription.id })
    expect((await ana.supabase.from('payments').select('id, amount_cents, receipt_url')).data).toEqual([
      { id: invoice.id, amount_cents: 4900, receipt_url: 'https://pay.example/receipt' },
    ])
  })

  test('tries get rarer, and an hour is the longest pause', async () => {
    const event = anEvent('subscription', bought(payments).subscription.id)
    payments.fails = providerDown
    await records.send(event)
    const pauses: number[] = []
    for (let i = 0; i < 8; i++) {
      const [row] = await api.db.query(sql<{ minutes: number }>`
        select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
        from private.billing_events where id = ${idOf(event)}`)
      pauses.push(row?.minutes ?? -1)
      await due(event)
      await handleWaitingEvents(records.tools)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    payments.fails = undefined
    await due(event)
    await handleWaitingEvents(records.tools)
  })
})

describe('refused clearly, and nothing changed', () => {
  test.each([
    ['another currency', 'A payment in eur is none of ours'],
    ['a negative amount', 'The amount of a payment is out of range'],
  ])('is a payment at the provider with %s', async (_, words) => {
    const ana = await api.newUser()
    const { checkout, invoice } = bought(payments)
    await records.claim(checkout.id, ana)
    const before = await planOf(api, ana)
    payments.fails = (call) => (call === `readInvoice ${invoice.id}` ? new AppError('refused', words) : undefined)
    const event = anEvent('invoice', invoice.id)
    expect((await records.send(event)).json()).toEqual({ received: true, refusal: words })
    expect(await stored(event)).toEqual([{ handled: true, refusal: words, attempts: 1 }])
    expect(await planOf(api, ana)).toEqual(before)
  })

  test.each([
    ['no signature', undefined],
    ['a forged signature', 't=1,v1=00'],
  ])('is an event with %s', async (_, signature) => {
    const event = anEvent('subscription', bought(payments).subscription.id)
    expect((await records.send(event, signature ?? '')).statusCode).toBe(422)
    expect(await stored(event)).toEqual([])
  })
})

/** The route as it stands in the product: the official library makes and checks the signatures. */
describe('the webhook', () => {
  const secret = () => {
    const { sandbox } = api.tools
    if (!sandbox) throw new Error('This test needs the sandbox')
    return sandbox.webhookSecret
  }
  const { webhooks } = new Stripe('sk_test_none')
  const payloadOf = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'customer.created',
      created: 1_800_000_000,
      data: { object: { id: 'cus_1', object: 'customer', email: 'ana@private.example' } },
    })
  const post = async (payload: string | Buffer, headers: Record<string, string>) => {
    const all = { 'content-type': 'application/json', ...headers }
    const answer = await api.app.inject({ method: 'POST', url: '/api/billing/webhook', headers: all, payload })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  const signed = (payload: string, given: { secret?: string; timestamp?: number } = {}) => ({
    'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: secret(), ...given }),
  })
  const known = (id: string) => api.db.query(sql`select from private.billing_events where id = ${id}`)

  test('takes what the provider signed, of whatever type it says it is [OP-30]', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-odd']) {
      const id = `evt_${randomUUID()}`
      const answer = await post(payloadOf(id), { ...signed(payloadOf(id)), 'content-type': type })
      expect(answer).toEqual({ status: 200, body: { received: true } })
      expect(await known(id)).toHaveLength(1)
    }
  })

  test('refuses what anybody else made, and keeps nothing of it [OP-30]', async () => {
    const id = `evt_${randomUUID()}`
    const payload = payloadOf(id)
    const old = Math.floor(Date.now() / 1000) - 3600
    for (const headers of [
      {},
      { 'stripe-signature': '' },
      { 'stripe-signature': 't=x,v1=y' },
      { 'stripe-signature': 'x'.repeat(5000) },
      signed(payload, { secret: 'whsec_of_somebody_else' }),
      signed(payload, { timestamp: old }),
      signed(`${payload} `),
    ]) {
      const answer = await post(payload, headers)
      expect(answer).toMatchObject({ status: 422, body: { success: false, code: 'refused' } })
    }
    expect(await known(id)).toEqual([])
  })

  test('refuses a body of 1 MB, none at all, no JSON, and JSON that is no event', async () => {
    const large = payloadOf('evt_large').replace('ana@', 'a'.repeat(1_000_000))
    expect(await post(large, signed(large))).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await post('', signed(''))).status).toBe(400)
    for (const payload of [
      '{',
      'null',
      '[]',
      '"evt_1"',
      '{}',
      '{"id":1,"type":{}}',
      '{"id":"evt_1","data":null}',
      '\u0000',
    ]) {
      expect(await post(payload, signed(payload))).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    }
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await api.app.inject({ method, url: '/api/billing/webhook' })).statusCode).toBe(404)
    }
  })
})
