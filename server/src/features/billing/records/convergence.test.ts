import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, runs, sharedApp, type TestApp, type TestUser } from '../../../testing'
import type { ProviderInvoice, ProviderSubscription } from '../../../providers/payments'
import type { BillingTools } from '../billing-tools'
import { receiveEvent } from './receive-event'
import { anEvent, bought } from './testing/record-app'
import { scriptedPayments, type ScriptedPayments } from './testing/scripted-payments'

let api: TestApp
/** Another server on the same database. */
let other: Awaited<ReturnType<typeof openTestApp>>
let people: TestUser[]
beforeAll(async () => {
  api = await sharedApp()
  other = await openTestApp(api.connectionString)
  people = [await api.newUser(), await api.newUser()]
  for (const { id } of people)
    await api.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${id}`)
  return () => other.close()
})

const which = fc.nat({ max: 2 })
/** What happens, one after the other: the provider's state moves on, an event arrives, an answer of the provider arrives. */
const move = fc.oneof(
  fc.record({
    what: fc.constant('subscription' as const),
    which,
    change: fc.record(
      {
        status: fc.constantFrom<ProviderSubscription['status'][]>('active', 'past_due', 'unpaid', 'trialing'),
        priceId: fc.constantFrom('price_sandbox_pro_annual', 'price_sandbox_starter_monthly', 'price_unknown'),
        cancelAtPeriodEnd: fc.boolean(),
        nextPriceId: fc.constantFrom(null, 'price_sandbox_starter_monthly'),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    what: fc.constant('invoice' as const),
    which,
    change: fc.record(
      {
        status: fc.constantFrom<ProviderInvoice['status'][]>('open', 'paid', 'void'),
        paidCents: fc.constantFrom(0, 4900),
        failedAt: fc.constantFrom(null, new Date('2026-01-02T03:04:05Z')),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ what: fc.constant('event' as const), place: fc.nat({ max: 99 }) }),
  fc.record({ what: fc.constant('event' as const), place: fc.nat({ max: 99 }) }),
  fc.record({ what: fc.constant('answer' as const), place: fc.nat({ max: 99 }) }),
)
const someMoves = fc.array(move, { minLength: 4, maxLength: 40 })
/** The order of what is left in the end; or else the oldest answers come last of all. */
const somePlaces = fc.array(fc.nat({ max: 99 }), { minLength: 16, maxLength: 16 })

const shown = async (ids: string[]) => ({
  subscriptions: await api.db.query(sql<Record<string, unknown>>`
    select id, user_id, status, price_id, cancel_at_period_end, next_price_id
    from private.billing_subscriptions where id = any(${ids}) order by id`),
  payments: await api.db.query(sql<Record<string, unknown>>`
    select id, user_id, status, paid_cents, failed_at from payments where subscription_id = any(${ids}) order by id`),
})

/** What our rows must say in the end: what the provider says, and whose addresses were paid with. */
function expected(payments: ScriptedPayments) {
  const ownerOf = (id: string | null) => {
    const email = payments.subscriptions.get(id ?? '')?.email
    return people.find((one) => one.email === email)?.id ?? null
  }
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  return {
    subscriptions: [...payments.subscriptions.values()].sort(byId).map((one) => ({
      id: one.id,
      user_id: ownerOf(one.id),
      status: one.status,
      price_id: one.priceId,
      cancel_at_period_end: one.cancelAtPeriodEnd,
      next_price_id: one.nextPriceId,
    })),
    payments: [...payments.invoices.values()].sort(byId).map((one) => ({
      id: one.id,
      user_id: ownerOf(one.subscriptionId),
      status: one.status,
      paid_cents: one.paidCents,
      failed_at: one.failedAt,
    })),
  }
}

test('however events are ordered, repeated, delayed and spread over two servers, the rows end as the provider has it [OP-30]', async () => {
  await fc.assert(
    fc.asyncProperty(someMoves, somePlaces, fc.boolean(), async (moves, places, newestFirst) => {
      const payments = scriptedPayments()
      const servers: BillingTools[] = [api.tools, other.tools].map((tools) => ({ ...tools, payments }))
      const emails = [people[0]?.email, people[1]?.email, `${randomUUID()}@nobody.example`]
      const all = emails.map((email) => bought(payments, { email: email ?? null }))
      const events = all.flatMap(({ subscription, invoice, checkout }) => [
        anEvent('subscription', subscription.id),
        anEvent('invoice', invoice.id),
        anEvent('checkout.session', checkout.id),
      ])
      const undelivered = new Set(events)

      /** Answers on their way: what they say was read when they were asked for. */
      const answers: (() => void)[] = []
      payments.delay = () => new Promise<void>((resolve) => answers.push(resolve))
      const arriving: Promise<unknown>[] = []
      let settled = 0
      /** Until something more has been asked for, or done. */
      async function untilItGoesOn(before: number) {
        while (answers.length + settled === before) await new Promise((resolve) => setImmediate(resolve))
      }
      async function deliver(event: string, place: number) {
        undelivered.delete(event)
        const before = answers.length + settled
        const server = servers[place % 2]
        if (server) arriving.push(receiveEvent(server, Buffer.from(event), 'right').finally(() => settled++))
        // Some arrive together.
        if (place % 5 > 0) await untilItGoesOn(before)
      }
      async function answer(place: number) {
        const [one] = answers.splice(newestFirst ? -1 : place % answers.length, 1)
        const before = answers.length + settled
        one?.()
        if (place % 5 > 0) await untilItGoesOn(before)
      }

      for (const step of moves) {
        const one = all['which' in step ? step.which : 0]
        if (!one) continue
        if (step.what === 'subscription') {
          const known = payments.subscriptions.get(one.subscription.id) ?? one.subscription
          payments.subscriptions.set(known.id, { ...known, ...step.change })
          const event = anEvent('subscription', known.id)
          events.push(event)
          undelivered.add(event)
        } else if (step.what === 'invoice') {
          const known = payments.invoices.get(one.invoice.id) ?? one.invoice
          payments.invoices.set(known.id, { ...known, ...step.change })
          const event = anEvent('invoice', known.id)
          events.push(event)
          undelivered.add(event)
        } else if (step.what === 'event') await deliver(events[step.place % events.length] ?? '', step.place)
        else if (answers.length > 0) await answer(step.place)
      }
      for (let i = 0; undelivered.size > 0 || settled < arriving.length; i++) {
        const place = places[i % places.length] ?? 0
        const [...left] = undelivered
        const event = left[place % (left.length || 1)]
        if (event !== undefined && (newestFirst || place % 2 === 0 || answers.length === 0)) await deliver(event, place)
        else if (answers.length > 0) await answer(place)
        else await new Promise((resolve) => setImmediate(resolve))
      }
      await Promise.all(arriving)
      const ids = all.map(({ subscription }) => subscription.id)
      expect(await shown(ids)).toEqual(expected(payments))

      // The people of the next run have none.
      await api.db.query(sql`delete from private.billing_subscriptions where id = any(${ids})`)
      await api.db.query(sql`delete from payments where subscription_id = any(${ids})`)
    }),
    { numRuns: runs(6, 30), endOnFailure: true },
  )
})
