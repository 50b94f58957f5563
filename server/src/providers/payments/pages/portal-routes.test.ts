import { beforeAll, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '../../../testing'
import { ASKS_BANK, CARD, DECLINED, LATER_DECLINED, ORIGIN, visitsOf, type SandboxVisits } from './testing/visits'

let server: TestApp
let visits: SandboxVisits
beforeAll(async () => {
  server = await sharedApp()
  visits = visitsOf(server)
})

const subscription = (id: string) => server.tools.payments?.readSubscription(id)
const receiptsIn = (page: string) => page.match(/\/sandbox\/invoices\/[\w-]+/g) ?? []

test('the portal shows plan, next payment, card and receipts, and leads back [OP-26, OP-30]', async () => {
  const { portal, email } = await visits.newCustomer()
  const page = await visits.get(portal)
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const words of [email, 'Beta Creator', '$49.00 every month', 'Next payment: $49.00 on', '4242', 'Active'])
    expect(page.body).toContain(words)
  expect(page.body).toContain(`href="${ORIGIN}/settings"`)
  expect(page.body).not.toMatch(/<script|\s(style|on\w+)="/)

  const [receipt = ''] = receiptsIn(page.body)
  const paper = await visits.get(receipt)
  for (const words of ['Receipt', 'Paid', '$49.00', email, 'No money was moved']) expect(paper.body).toContain(words)
})

test('a plan is cancelled only after a question, until the end of the paid period, and can be kept again [OP-30]', async () => {
  const { portal, subscriptionId } = await visits.newCustomer()
  const step = `${portal}/subscriptions/${subscriptionId}`
  const question = await visits.get(`${step}/cancel`)
  expect(question.body).toContain('Cancel Beta Creator?')
  expect(await subscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false })

  const cancelled = await visits.send(`${step}/cancel`, {})
  expect(cancelled.statusCode).toBe(303)
  const after = await visits.get(cancelled.headers.location ?? '')
  expect(after.body).toContain('Your plan is canceled.')
  expect(after.body).toContain('You won’t be charged again')
  expect(await subscription(subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })

  expect((await visits.get(`${step}/keep`)).headers.location).toBe(portal)
  const kept = await visits.send(`${step}/keep`, {})
  expect((await visits.get(kept.headers.location ?? '')).body).toContain('Your plan continues.')
  expect(await subscription(subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
})

test('a payment that fails is explained, a refused or declined card changes nothing, and a good one pays what is owed [OP-30]', async () => {
  const { portal, subscriptionId } = await visits.newCustomer(LATER_DECLINED)
  const skipped = await visits.send(`${portal}/subscriptions/${subscriptionId}/renew`, {})
  const due = await visits.get(skipped.headers.location ?? '')
  expect(due.body).toContain('We couldn’t charge $49.00.')
  expect(due.body).toContain('Payment failed')
  expect(due.body).not.toContain('class="notice good"')
  expect(await subscription(subscriptionId)).toMatchObject({ status: 'past_due' })

  const card = `${portal}/card`
  expect((await visits.get(card)).body).toContain('Pay $49.00')
  expect((await visits.send(card, { ...CARD, card: DECLINED })).body).toMatch(/role="alert"[^>]*>[^<]*declined/)
  const bank = await visits.send(card, { ...CARD, card: ASKS_BANK })
  expect(bank.body).toContain('Is this you?')
  expect((await visits.send(`${card}/confirm`, { ...CARD, card: ASKS_BANK, answer: 'refuse' })).body).toContain(
    'role="alert"',
  )
  expect((await visits.get(`${card}/confirm`)).headers.location).toBe(card)
  expect(await subscription(subscriptionId)).toMatchObject({ status: 'past_due' })

  const paid = await visits.send(`${card}/confirm`, { ...CARD, card: ASKS_BANK, answer: 'approve' })
  const page = await visits.get(paid.headers.location ?? '')
  expect(page.body).toContain('the amount due is paid')
  expect(page.body).toContain('3155')
  expect(receiptsIn(page.body)).toHaveLength(2)
  expect(await subscription(subscriptionId)).toMatchObject({ status: 'active' })
})

test('a second click on the same page skips no second payment [OP-30]', async () => {
  const { portal, subscriptionId } = await visits.newCustomer()
  const seenIn = (page: string) => ({ seen: /name="seen" value="([\w-]+)"/.exec(page)?.[1] ?? '' })
  const seen = seenIn((await visits.get(portal)).body)
  const skip = () => visits.send(`${portal}/subscriptions/${subscriptionId}/renew`, seen)
  for (const { statusCode } of await Promise.all([skip(), skip(), skip()])) expect(statusCode).toBe(303)
  const after = (await visits.get(portal)).body
  expect(receiptsIn(after)).toHaveLength(2)
  await visits.send(`${portal}/subscriptions/${subscriptionId}/renew`, seenIn(after))
  expect(receiptsIn((await visits.get(portal)).body)).toHaveLength(3)
})

test("one customer's portal does nothing to another's plan", async () => {
  const [ana, ben] = [await visits.newCustomer(), await visits.newCustomer()]
  for (const step of ['cancel', 'keep', 'renew'])
    expect((await visits.send(`${ana.portal}/subscriptions/${ben.subscriptionId}/${step}`, {})).statusCode, step).toBe(
      404,
    )
  expect((await visits.get(`${ana.portal}/subscriptions/${ben.subscriptionId}/cancel`)).statusCode).toBe(404)
  expect(await subscription(ben.subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  expect((await visits.get(ana.portal)).body).not.toContain(ben.email)
})

test('another site cannot press a button of the portal', async () => {
  const { portal, subscriptionId } = await visits.newCustomer()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await visits.send(`${portal}/subscriptions/${subscriptionId}/cancel`, {}, headers)
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(await subscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false })
})
