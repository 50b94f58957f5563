import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSandbox, orderOf, paymentWith, type OpenSandbox } from './testing/open-sandbox'

const makeDue = ({ db }: OpenSandbox) => db.query(sql`update private.sandbox_events set next_attempt_at = now()`)
const waiting = async ({ db }: OpenSandbox, customer: string) => {
  const rows = await db.query(sql<{ attempts: number; minutes: number }>`
    select attempts, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from private.sandbox_events
    where delivered_at is null and body #>> '{data,object,customer}' = ${customer} order by number`)
  return rows
}

test.each<[string, () => Promise<boolean>]>([
  ['does not take it', () => Promise.resolve(false)],
  ['fails', () => Promise.reject(new Error('away'))],
])(
  'an event is sent again and again when the webhook %s, ever more rarely, until it is taken [OP-30]',
  async (_, fail) => {
    const open = await openSandbox()
    open.sandbox.deliverTo(fail)
    // Nothing of what was paid is lost meanwhile.
    const { customer } = await open.buy()
    expect(await waiting(open, customer)).toEqual(Array.from({ length: 5 }, () => ({ attempts: 1, minutes: 1 })))
    await open.sandbox.passTime()
    expect((await waiting(open, customer))[0]?.attempts).toBe(1)
    for (let attempt = 2; attempt < 9; attempt++) {
      await makeDue(open)
      await open.sandbox.passTime()
    }
    // An attempt that is still under way would send its last event before the others.
    await expect
      .poll(() => waiting(open, customer))
      .toEqual(Array.from({ length: 5 }, () => ({ attempts: 8, minutes: 60 })))

    await makeDue(open)
    const taken: string[] = []
    open.sandbox.deliverTo((body) => {
      const { data, type } = JSON.parse(body) as { type: string; data: { object: { customer: string } } }
      if (data.object.customer === customer) taken.push(type)
      return Promise.resolve(true)
    })
    await expect.poll(() => waiting(open, customer)).toEqual([])
    expect(taken).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'checkout.session.completed',
    ])
  },
)

test('what happens before anybody listens waits in the database: for its own server a minute, then for any [OP-30]', async () => {
  const open = await openSandbox()
  const seen: string[] = []
  const silent = await openSandbox({ clock: open.clock })
  await silent.sandbox.close()
  const { id } = await silent.stripe.checkout.sessions.create(orderOf('price_starter_monthly'))
  expect(await silent.sandbox.actions.pay(id, paymentWith('4242424242424242'))).toMatchObject({ outcome: 'paid' })
  expect(silent.events).toEqual([])
  await open.sandbox.passTime()
  expect(open.events.filter(({ type }) => type === 'checkout.session.completed')).toEqual([])
  await makeDue(open)
  open.sandbox.deliverTo((body) => {
    seen.push(body)
    return Promise.resolve(true)
  })
  await expect
    .poll(() => seen.some((body) => body.includes(id) && body.includes('checkout.session.completed')))
    .toBe(true)
})

test('who pays does not wait for ever for a webhook that does not answer', async () => {
  const open = await openSandbox({ timeoutMs: 20 })
  let release = () => {}
  const asked = new Promise<void>((resolve) => {
    open.sandbox.deliverTo(() => {
      resolve()
      return new Promise((taken) => (release = () => taken(true)))
    })
  })
  const { id } = await open.stripe.checkout.sessions.create(orderOf('price_starter_monthly'))
  expect(await open.sandbox.actions.pay(id, paymentWith('4242424242424242'))).toMatchObject({ outcome: 'paid' })
  await asked
  const closed = open.sandbox.close()
  release()
  await closed
})

test('a webhook that asks the provider during a delivery finds the new state', async () => {
  const open = await openSandbox()
  const states: unknown[] = []
  open.sandbox.deliverTo(async (body) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { object: { id: string } } }
    if (type.startsWith('customer.subscription')) states.push((await open.read(data.object.id)).status)
    return true
  })
  const { id } = await open.buy()
  await open.stripe.subscriptions.cancel(id)
  expect(states).toEqual(['active', 'canceled'])
})
