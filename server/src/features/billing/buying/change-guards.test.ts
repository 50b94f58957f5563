import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Payments } from '../../../providers/payments'
import { sharedApp, type TestApp } from '../../../testing'
import { newSubscriber, price } from './testing/subscriber'

let server: TestApp
beforeAll(async () => {
  server = await sharedApp()
})

const subscriber = (priceId = price('starter')) => newSubscriber(server, priceId)
const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Replaces calls to the provider while `work` runs. */
async function withPayments(replace: (payments: Payments) => Partial<Payments>, work: () => Promise<void>) {
  const { payments } = server.tools
  if (!payments) throw new Error('A test sells plans')
  const original = { ...payments }
  Object.assign(payments, replace(original))
  try {
    await work()
  } finally {
    Object.assign(payments, original)
  }
}

describe('a plan is not sold by a price', () => {
  test.each([
    ['that the provider has switched off', { active: false }],
    ['in another currency', { currency: 'eur' }],
    ['that the provider does not know', undefined],
  ])('%s [OP-30]', async (_, found) => {
    const ana = await subscriber()
    await withPayments(
      ({ readPrice }) => ({
        readPrice: async (id) => {
          const known = await readPrice(id)
          return known && found && { ...known, ...found }
        },
      }),
      async () => {
        const change = { priceId: price('pro'), prorationDate: nowSeconds(), when: 'now' }
        expect(await ana.post('/change/preview', change)).toMatchObject({ status: 503, code: 'unavailable' })
        expect(await ana.post('/change', change)).toMatchObject({ status: 503, code: 'unavailable' })
      },
    )
    expect(await ana.paid()).toEqual([2900])
    expect((await ana.summary()).plan).toBe('starter')
  })
})

describe('a change is charged only as its preview showed it', () => {
  /** Asks for a change whose preview was shown so many seconds ago; the answer and what the provider was asked to charge. */
  async function ask(secondsAgo: number, periodBegan?: Date) {
    const ana = await subscriber()
    const charged: number[] = []
    const prorationDate = nowSeconds() - secondsAgo
    let status = 0
    await withPayments(
      ({ readSubscription }) => ({
        readSubscription: async (id) => {
          const known = await readSubscription(id)
          return known && { ...known, currentPeriodStart: periodBegan ?? known.currentPeriodStart }
        },
        changeNow: ({ prorationDate: from }) => Promise.resolve(void charged.push(from)),
      }),
      async () => {
        status = (await ana.post('/change', { priceId: price('pro'), prorationDate, when: 'now' })).status
      },
    )
    return { status, isCharged: charged.length > 0 }
  }
  const lastWeek = new Date(Date.now() - 7 * 86_400_000)

  test('which holds for 15 minutes', async () => {
    expect(await ask(14 * 60, lastWeek)).toEqual({ status: 200, isCharged: true })
    expect(await ask(16 * 60, lastWeek)).toEqual({ status: 409, isCharged: false })
  })

  test('within the billing period in which it was shown', async () => {
    expect(await ask(10 * 60)).toEqual({ status: 409, isCharged: false })
  })

  test('by a clock that is at most a minute ahead of ours', async () => {
    expect(await ask(-30, lastWeek)).toEqual({ status: 200, isCharged: true })
    expect(await ask(-120, lastWeek)).toEqual({ status: 409, isCharged: false })
  })
})

test('asking for the current plan at the end of the period leaves the scheduled change alone', async () => {
  const ana = await subscriber(price('pro'))
  await ana.change(price('starter'))
  const change = { priceId: price('pro'), prorationDate: nowSeconds(), when: 'period_end' }
  expect(await ana.post('/change', change)).toMatchObject({
    status: 200,
    data: { plan: 'pro', nextPlan: { planId: 'starter' } },
  })
})

test('two customers with the same idempotency key are both charged [CX-31]', async () => {
  const [ana, ben] = [await subscriber(), await subscriber()]
  const change = { priceId: price('creator'), prorationDate: nowSeconds(), when: 'now' }
  for (const one of [ana, ben]) {
    expect(await one.post('/change', change, { 'idempotency-key': 'click' })).toMatchObject({ status: 200 })
  }
  expect([(await ana.paid()).length, (await ben.paid()).length]).toEqual([2, 2])
})

test('a change that finishes late does not release the lock of the next one', async () => {
  const ana = await subscriber()
  await withPayments(
    ({ keepAsItIs }) => ({
      keepAsItIs: async (id) => {
        // Its own lock has expired meanwhile, and another server has taken it.
        await server.db.query(sql`
          update private.plan_changes set ticket = gen_random_uuid() where user_id = ${ana.user.id}`)
        return keepAsItIs(id)
      },
    }),
    async () => expect((await ana.post('/keep')).status).toBe(200),
  )
  expect(await ana.post('/keep')).toMatchObject({ status: 409, code: 'conflict' })
})

test('a change releases its lock, also when it fails', async () => {
  const ana = await subscriber()
  await withPayments(
    () => ({ keepAsItIs: () => Promise.reject(new Error('down')) }),
    async () => expect((await ana.post('/keep')).status).toBe(500),
  )
  expect((await ana.post('/keep')).status).toBe(200)
})

describe('a change never reaches the subscription', () => {
  /** The account's row names a subscription that another account pays for, or another provider sold. */
  async function expectUntouched(prepare: (id: string) => Promise<unknown>) {
    const ana = await subscriber()
    const id = await ana.subscriptionId()
    const [before] = await server.db.query(sql<{ user_id: string; provider: string }>`
      select user_id, provider from private.billing_subscriptions where id = ${id}`)
    await prepare(id)
    const asked: string[] = []
    const note = (call: string) => () => Promise.resolve(void asked.push(call))
    await withPayments(
      () => ({ cancelAtPeriodEnd: note('end'), cancelNow: note('end now'), keepAsItIs: note('keep') }),
      async () => {
        for (const path of ['/cancel', '/keep'])
          expect(await ana.post(path)).toMatchObject({ status: 409, code: 'conflict' })
      },
    )
    expect(asked).toEqual([])
    // Other files of this worker compare all subscriptions with the provider.
    await server.db.query(sql`
      update private.billing_subscriptions set user_id = ${before?.user_id}, provider = ${before?.provider} where id = ${id}`)
  }

  test('of another account', async () => {
    const ben = await server.newUser()
    await expectUntouched((id) =>
      server.db.query(sql`update private.billing_subscriptions set user_id = ${ben.id} where id = ${id}`),
    )
  })

  test('of another provider', async () => {
    await expectUntouched((id) =>
      server.db.query(sql`update private.billing_subscriptions set provider = 'stripe' where id = ${id}`),
    )
  })
})

test('asking for the current plan leaves its scheduled end alone', async () => {
  const ana = await subscriber(price('pro'))
  const { endsAt } = (await ana.post('/cancel')).data
  expect(endsAt).not.toBeNull()
  const change = { priceId: price('pro'), prorationDate: nowSeconds(), when: 'now' }
  expect(await ana.post('/change', change)).toMatchObject({ status: 200, data: { plan: 'pro', endsAt } })
})

test('a preview says when the change takes effect: a dearer plan now, a cheaper one at the end of the period', async () => {
  const ana = await subscriber(price('creator'))
  const { nextBillingAt } = await ana.summary()
  const { effectiveAt } = await ana.preview(price('pro'))
  expect(Math.abs(Date.parse(effectiveAt) - Date.now())).toBeLessThan(60_000)
  expect((await ana.preview(price('starter'))).effectiveAt).toBe(nextBillingAt)
})
