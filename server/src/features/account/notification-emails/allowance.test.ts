import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config'
import { createNotifications } from '../../../platform/db'
import { createOutbox } from '../../../providers/mail'
import { sharedApp, type TestApp, type TestUser } from '../../../testing'
import { sendAllowance } from './allowance'
import type { EmailTools } from './email-tools'

const ADMIN = `${randomUUID()}@example.com`
let api: TestApp
let tools: EmailTools

beforeAll(async () => {
  api = await sharedApp()
  const log = pino({ level: 'silent' })
  const config = readConfig({ RATE_LIMIT_MAIL: '1000000', ADMIN_EMAIL: ADMIN })
  const outbox = createOutbox({ config, db: api.db, notifications: createNotifications('', log), log })
  tools = { config, db: api.db, tokens: api.tokens, log, outbox }
})

const look = () =>
  sendAllowance(tools, {
    now: new Date(),
    pages: 'https://studio.example',
    server: 'https://api.studio.example',
    stopping: new AbortController().signal,
  })

interface Subscription {
  status: string
  price: string
  cancelled: boolean
  granted: boolean
  /** Ago, and from now. */
  began: string
  ends: string
}
const STARTER: Subscription = {
  status: 'active',
  price: 'price_sandbox_starter_monthly',
  cancelled: false,
  granted: false,
  began: '10 days',
  ends: '20 days',
}

const subscribe = ({ id }: TestUser, changes: Partial<Subscription> = {}) => {
  const { status, price, cancelled, granted, began, ends } = { ...STARTER, ...changes }
  return api.db.query(sql`
    insert into user_subscriptions (user_id, status, stripe_price_id, cancel_at_period_end, granted, current_period_start,
      current_period_end)
    values (${id}, ${status}, ${price}, ${cancelled}, ${granted}, now() - ${began}::interval, now() + ${ends}::interval)
    on conflict (user_id) do update set (status, stripe_price_id, current_period_start, current_period_end)
      = (excluded.status, excluded.stripe_price_id, excluded.current_period_start, excluded.current_period_end)`)
}

async function creator(subscription?: Partial<Subscription>): Promise<TestUser> {
  const user = await api.newUser()
  await api.db.query(sql`update auth.users set email_confirmed_at = now() where id = ${user.id}`)
  if (subscription) await subscribe(user, subscription)
  return user
}

const write = ({ id }: TestUser, count: number, state = 'settled', ago = '1 hour') =>
  api.db.query(sql`
    insert into generations (user_id, idempotency_key, input_digest, state, result, created_at, expires_at)
    select ${id}, gen_random_uuid()::text, 'd', ${state}, '{}', now() - ${ago}::interval, now() + interval '1 minute'
    from generate_series(1, ${count}::int)`)

const mailsTo = ({ email }: Pick<TestUser, 'email'>) =>
  api.db.query(sql<{ subject: string; text: string; link: string }>`
    select subject, text_body as text, unsubscribe_link as link from private.outbox
    where recipient = ${email} and unsubscribe_link is not null order by id`)
const subjectsTo = async (user: Pick<TestUser, 'email'>) => (await mailsTo(user)).map(({ subject }) => subject)

const ALL = 'You’ve used all your scripts this month'

test('one email comes at 80 % and one at 100 %, however often servers look, and again in the next month [OP-28, B-SE-06]', async () => {
  const ana = await creator({})
  await write(ana, 23)
  await look()
  expect(await mailsTo(ana)).toEqual([])

  await write(ana, 1)
  await Promise.all([look(), look(), look()])
  const [first, ...more] = await mailsTo(ana)
  expect(more).toEqual([])
  expect(first).toMatchObject({ subject: '6 scripts left this month' })
  expect(first?.text).toContain('Plan: Beta Starter\nUsed: 24 of 30\nLeft: 6\nRenews: ')
  expect(first?.text).toContain('https://studio.example/pricing')
  expect(first?.link).toMatch(/^https:\/\/api\.studio\.example\/api\/account\/unsubscribe\?token=[^.]+\.performance\./)

  await write(ana, 5)
  await look()
  expect(await mailsTo(ana)).toHaveLength(1)
  await write(ana, 1)
  await look()
  await look()
  expect(await subjectsTo(ana)).toEqual(['6 scripts left this month', ALL])

  // Another period, with the scripts of it.
  await subscribe(ana, { began: '10 minutes', ends: '30 days' })
  await look()
  expect(await mailsTo(ana)).toHaveLength(2)
  await write(ana, 25, 'settled', '1 minute')
  await look()
  expect((await subjectsTo(ana))[2]).toBe('5 scripts left this month')
})

test('whoever takes a larger plan within the month gets an email for its thresholds, too, once [OP-28, B-SE-06]', async () => {
  const ana = await creator({})
  await write(ana, 30)
  await look()
  await subscribe(ana, { price: 'price_sandbox_creator_monthly' })
  await look()
  expect(await subjectsTo(ana)).toEqual([ALL])
  await write(ana, 50)
  await look()
  await look()
  await write(ana, 20)
  await look()
  await look()
  expect(await subjectsTo(ana)).toEqual([ALL, '20 scripts left this month', ALL])
})

test.each([
  ['both thresholds at once', {}, 30, [ALL]],
  ['a plan that was made smaller', {}, 40, [ALL]],
  ['a plan of a hundred at 79', { price: 'price_sandbox_creator_annual' }, 79, []],
  ['a plan of a hundred at 80', { price: 'price_sandbox_creator_annual' }, 80, ['20 scripts left this month']],
  ['a plan that was given', { price: 'granted_pro', granted: true }, 200, ['50 scripts left this month']],
  ['a price that is none of ours', { price: 'price_unknown', status: 'trialing' }, 24, ['6 scripts left this month']],
  ['a card that failed', { status: 'past_due' }, 30, []],
  ['a plan that was given and is over', { granted: true, ends: '0 seconds' }, 30, []],
  ['a plan that was cancelled and is over', { cancelled: true, ends: '0 seconds' }, 30, []],
])('%s: what comes is in the table [OP-28, A-SB-29]', async (_what, subscription, written, subjects) => {
  const ben = await creator(subscription)
  await write(ben, written)
  await look()
  await look()
  expect(await subjectsTo(ben)).toEqual(subjects)
})

test('a plan that ends with the month: the email names its end, and no scripts after it [OP-28]', async () => {
  const cleo = await creator({ cancelled: true })
  await write(cleo, 24)
  await look()
  const [mail] = await mailsTo(cleo)
  expect(mail?.text).toContain('Plan ends: ')
  expect(mail?.text).not.toMatch(/Renews|next month/)
})

test('what is being written, was given back or is of another month sends no email [OP-28]', async () => {
  const dora = await creator({})
  await write(dora, 20)
  await write(dora, 10, 'reserved')
  await write(dora, 10, 'released')
  await write(dora, 10, 'settled', '11 days')
  await look()
  expect(await mailsTo(dora)).toEqual([])
})

test('no email goes to who has no plan, has switched "Performance" off, has no proven address, or is the administrator [B-SE-06, CX-06]', async () => {
  const [free, off, unproven, admin] = [await creator(), await creator({}), await creator({}), await creator({})]
  await api.db.query(sql`update profiles set notify_performance = false where id = ${off.id}`)
  await api.db.query(sql`update auth.users set email_confirmed_at = null where id = ${unproven.id}`)
  await api.db.query(sql`update auth.users set email = ${ADMIN} where id = ${admin.id}`)
  for (const user of [free, off, unproven, admin]) await write(user, 30)
  await look()
  for (const user of [free, off, unproven, { email: ADMIN }]) expect(await mailsTo(user)).toEqual([])

  // Switched on again, it comes: it is still so.
  await api.db.query(sql`update profiles set notify_performance = true where id = ${off.id}`)
  await look()
  expect(await subjectsTo(off)).toEqual([ALL])
})
