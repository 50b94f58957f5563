import fastify from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiErrorShape, renderErrors, type App } from '../../../platform/http'
import { describeRoutes } from '../../../platform/open-api'
import { sharedApp, type TestApp, type TestUser } from '../../../testing'
import { operatorRoutes } from '../operator/routes'
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

/** An account that pays for a plan, and a later purchase that belongs to no account yet. */
async function twice() {
  const ana = await api.newUser()
  const [first, second] = [bought(payments), bought(payments, { createdAt: new Date() })]
  await records.claim(first.checkout.id, ana)
  await records.send(anEvent('subscription', second.subscription.id))
  const ids = { subscription: second.subscription.id, invoice: second.invoice.id, checkout: second.checkout.id }
  return { ana, first: first.subscription.id, second: second.subscription.id, ids }
}

const isEnding = (id: string) => payments.subscriptions.get(id)?.cancelAtPeriodEnd

describe('an account that pays for two plans keeps the newer one', () => {
  test.each([
    ['subscription', 'subscription'],
    ['invoice', 'invoice'],
    ['checkout.session', 'checkout'],
  ] as const)('as soon as an event about the %s of the second one arrives [OP-30]', async (object, of) => {
    const { ana, first, second, ids } = await twice()
    // The link was made without the webhook, so that only the next event can notice.
    await api.db.query(sql`select private.link_subscription(${second}, ${ana.id})`)
    expect([isEnding(first), isEnding(second)]).toEqual([false, false])
    await records.send(anEvent(object, ids[of]))
    expect([isEnding(first), isEnding(second)]).toEqual([true, false])
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: second })
  })

  test('as soon as the operator gives it the second one, also when the provider fails meanwhile [OP-06]', async () => {
    const app = fastify() as unknown as App
    await describeRoutes(app)
    renderErrors(app, apiErrorShape)
    await app.register(operatorRoutes({ ...api.tools, payments }))
    const link = (subscriptionId: string, { email }: TestUser) =>
      app.inject({
        method: 'POST',
        url: '/links',
        headers: { authorization: `Bearer ${api.tokens.serviceRoleKey}` },
        payload: { subscriptionId, email },
      })

    const { ana, first, second } = await twice()
    expect((await link(second, ana)).statusCode).toBe(200)
    expect([isEnding(first), isEnding(second)]).toEqual([true, false])

    const other = await twice()
    payments.fails = providerDown
    expect((await link(other.second, other.ana)).statusCode).toBe(200)
    expect(await planOf(api, other.ana)).toMatchObject({ stripe_subscription_id: other.second })
    await app.close()
  })
})

describe('a checkout whose subscription got its owner before the checkout was read', () => {
  async function paidByAddress() {
    const ana = await api.newUser()
    await confirm(api, ana)
    const { checkout, subscription } = bought(payments, { email: ana.email })
    await records.send(anEvent('subscription', subscription.id))
    expect(await planOf(api, ana)).toMatchObject({ stripe_subscription_id: subscription.id })
    return { ana, id: checkout.id }
  }

  test('is used: it shows no address, and gives nothing to another account [CX-20]', async () => {
    const { id } = await paidByAddress()
    expect((await records.look(id)).data).toEqual({ state: 'used' })
    expect((await records.claim(id, await api.newUser())).status).toBe(409)
  })

  test('is used also when that owner has left', async () => {
    const { ana, id } = await paidByAddress()
    await api.db.query(sql`delete from auth.users where id = ${ana.id}`)
    expect((await records.look(id)).data).toEqual({ state: 'used' })
    expect((await records.claim(id, await api.newUser())).status).toBe(409)
  })
})
