import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { BRIEF, testApp, type TestApp, type TestUser } from '../../testing'

let open: TestApp
/** Where a plan is needed. */
let paid: TestApp
const ADMIN = `${randomUUID()}@example.com`

beforeAll(async () => {
  open = await testApp()
  paid = await testApp({ env: { REQUIRE_SUBSCRIPTION: 'on', ADMIN_EMAIL: ADMIN.toUpperCase() } })
})

const summaryOf = async (user: TestUser) => {
  const answer = await user.fetch('/api/account/subscription')
  const { success, data } = (await answer.json()) as { success: boolean; data: unknown }
  expect(success).toBe(true)
  return data
}
const subscribe = (api: TestApp, { id }: TestUser, status: string, ends: string | null) =>
  api.db.query(sql`
    insert into user_subscriptions (user_id, status, stripe_price_id, current_period_start, current_period_end)
    values (${id}, ${status}, 'price_unknown', now() - interval '40 days', now() + ${ends}::interval)`)

test('without a plan an account is "Free": unlimited where no plan is needed, else without a script [A-SB-03, CX-15, OP-65]', async () => {
  const free = {
    plan: 'free',
    planName: 'Free',
    status: 'inactive',
    scriptsUsed: 0,
    nextBillingAt: null,
    managed: false,
  }
  expect(await summaryOf(await open.newUser())).toEqual({ ...free, scriptsLimit: null })
  expect(await summaryOf(await paid.newUser())).toEqual({ ...free, scriptsLimit: 0 })
})

test.each(['active', 'trialing'])(
  'a plan that is %s tells its name, allowance and next date [A-SB-01, A-SB-29, CX-15, CX-19]',
  async (status) => {
    const ana = await paid.newUser()
    await subscribe(paid, ana, status, '20 days')
    const summary = await summaryOf(ana)
    expect(summary).toMatchObject({
      plan: 'beta',
      planName: 'Beta',
      status,
      scriptsLimit: 30,
      scriptsUsed: 0,
      managed: true,
    })
    const days = (Date.parse((summary as { nextBillingAt: string }).nextBillingAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(19)
    expect(days).toBeLessThan(21)
  },
)

test.each([
  ['past_due', '20 days', true],
  ['canceled', '20 days', false],
  ['incomplete_expired', null, false],
])('one that is %s allows nothing where a plan is needed [OP-65]', async (status, ends, managed) => {
  const ana = await paid.newUser()
  await subscribe(paid, ana, status, ends)
  expect(await summaryOf(ana)).toMatchObject({ planName: 'Beta', status, scriptsLimit: 0, managed })
})

test('a date that has passed is none to look forward to [CX-15]', async () => {
  const ana = await paid.newUser()
  await subscribe(paid, ana, 'active', '-1 days')
  expect(await summaryOf(ana)).toMatchObject({ nextBillingAt: null, managed: true })
})

test('what is used is counted from the ledger, in the month of the subscription only [A-EN-08, OP-28]', async () => {
  const ana = await paid.newUser()
  await subscribe(paid, ana, 'active', '20 days')
  await ana.fetch('/functions/v1/generate-script', { method: 'POST', body: JSON.stringify(BRIEF) })
  expect(await summaryOf(ana)).toMatchObject({ scriptsUsed: 1 })
  await paid.db.query(sql`update generations set created_at = now() - interval '39 days' where user_id = ${ana.id}`)
  expect(await summaryOf(ana)).toMatchObject({ scriptsUsed: 0 })
})

test('the administrator has "Admin Access", once the address is confirmed [A-RL-01, CX-06]', async () => {
  const { supabase, id } = await paid.newUser()
  const { data } = await supabase.auth.getSession()
  const headers = { authorization: `Bearer ${data.session!.access_token}` }
  const summary = async () =>
    (await paid.app.inject({ url: '/api/account/subscription', headers })).json<{ data: unknown }>().data
  await paid.db.query(sql`update auth.users set email = ${ADMIN} where id = ${id}`)
  expect(await summary()).toMatchObject({ plan: 'free' })
  await paid.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${id}`)
  expect(await summary()).toEqual({
    plan: 'admin',
    planName: 'Admin Access',
    status: 'active',
    scriptsLimit: 999_999,
    scriptsUsed: 0,
    nextBillingAt: null,
    managed: true,
  })
})
