import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../platform/http'
import { BRIEF, runs, testApp, type TestApp, type TestUser } from '../../testing'
import { scriptOf, fakeModel, USAGE } from './testing'

/** What plans allow, over HTTP: two servers on one database, where a plan is needed. */
let [first, second]: TestApp[] = []
const servers = () => [first!, second!] as const
/** Which of the next scripts cannot be written. */
let failures: boolean[] = []
let written = 0

beforeAll(async () => {
  const model = fakeModel({
    async write() {
      written += 1
      if (failures.shift()) throw new AppError('provider_failed', 'The model is away')
      return { script: scriptOf([`The ${written}th.`]), usage: USAGE }
    },
  })
  const options = { env: { REQUIRE_SUBSCRIPTION: 'on' }, model }
  first = await testApp(options)
  second = await testApp(options)
})

interface Plan {
  price: string
  /** When the paid period began and ends, from now. */
  from?: string
  to?: string
  granted?: boolean
}

/** As records are kept of what the payment provider says. */
const subscribe = ({ id }: TestUser, { price, from = '-10 days', to = '20 days', granted = false }: Plan) =>
  first!.db.query(sql`
    insert into user_subscriptions (user_id, status, stripe_price_id, current_period_start, current_period_end, granted)
    values (${id}, 'active', ${price}, now() + ${from}::interval, now() + ${to}::interval, ${granted})
    on conflict (user_id) do update set (stripe_price_id, current_period_start, current_period_end, granted)
      = (excluded.stripe_price_id, excluded.current_period_start, excluded.current_period_end, excluded.granted)`)

async function subscriber(plan: Plan): Promise<TestUser> {
  const user = await first!.newUser()
  await subscribe(user, plan)
  return user
}

/** Scripts that were written some time ago. */
const write = ({ id }: TestUser, count: number, ago: string) =>
  first!.db.query(sql`
    insert into generations (user_id, idempotency_key, input_digest, state, result, created_at, expires_at, settled_at)
    select ${id}, gen_random_uuid()::text, 'd', 'settled', '{}', now() - ${ago}::interval, now(), now()
    from generate_series(1, ${count}::int)`)

async function generate(user: TestUser, videoLength = 60) {
  const body = JSON.stringify({ ...BRIEF, videoLength })
  const answer = await user.fetch('/functions/v1/generate-script', { method: 'POST', body })
  return { status: answer.status, body: (await answer.json()) as object }
}

test.each([
  ['price_sandbox_starter_monthly', 30, 60],
  ['price_sandbox_starter_annual', 30, 60],
  ['price_sandbox_creator_monthly', 100, 180],
  ['price_sandbox_creator_annual', 100, 180],
  ['price_sandbox_pro_monthly', 250, 180],
  ['price_sandbox_pro_annual', 250, 180],
  ['granted_starter', 30, 60],
  ['granted_pro', 250, 180],
  ['price_of_another_shop', 30, 60],
])(
  '%s allows %i scripts a month and videos of %i seconds [A-RL-05, A-SB-29, CX-17, OP-65, A-GE-18, B-RL-07, B-CN-18]',
  async (price, limit, longest) => {
    const ana = await subscriber({ price, granted: price.startsWith('granted') })
    await write(ana, limit - 1, '1 day')
    if (longest < 180) {
      expect(await generate(ana, longest + 1)).toMatchObject({
        status: 402,
        body: {
          code: 'plan_too_small',
          error: 'Your plan covers videos up to 60 seconds. Upgrade to write longer scripts.',
        },
      })
    }
    expect(await generate(ana, longest)).toMatchObject({ status: 200, body: { allowance: { used: limit, limit } } })
    expect(await generate(ana)).toMatchObject({
      status: 402,
      body: { code: 'allowance_used_up', error: 'You have used all scripts of your plan this month.' },
    })
  },
)

/** A session at each server: in tests, each has keys of its own. */
const tokensOf = ({ email, password }: TestUser) =>
  Promise.all(
    servers().map(async (server) => {
      const { data } = await server.anonymous().auth.signInWithPassword({ email, password })
      return data.session?.access_token ?? ''
    }),
  )

test('fifty at once with three left are exactly three, on two servers with one database [A-SB-33, OP-28, OP-65]', async () => {
  const ana = await subscriber({ price: 'price_sandbox_starter_monthly' })
  await write(ana, 27, '1 day')
  const tokens = await tokensOf(ana)
  const asked = Array.from({ length: 50 }, (_, at) =>
    servers()[at % 2]!.app.inject({
      method: 'POST',
      url: '/functions/v1/generate-script',
      headers: { authorization: `Bearer ${tokens[at % 2]}` },
      payload: BRIEF,
    }),
  )
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect([200, 402].map((status) => statuses.filter((is) => is === status).length)).toEqual([3, 47])
  const { data } = await ana.supabase.from('user_subscriptions').select('scripts_used').single()
  expect(data?.scripts_used).toBe(30)
})

test('however clicks are repeated, fail and are spread over two servers, each is one script, and the month holds [CX-31, OP-28]', async () => {
  const ana = await subscriber({ price: 'price_sandbox_starter_monthly' })
  const tokens = await tokensOf(ana)
  const ask = async (key: number, server: number) => {
    const answer = await servers()[server]!.app.inject({
      method: 'POST',
      url: '/functions/v1/generate-script',
      headers: { authorization: `Bearer ${tokens[server]}`, 'idempotency-key': `click-${key}` },
      payload: BRIEF,
    })
    const { data } = answer.json<{ data?: { script: { spoken_script: string } } }>()
    return { key, status: answer.statusCode, text: data?.script.spoken_script }
  }
  const click = fc.record({ key: fc.nat({ max: 4 }), server: fc.nat({ max: 1 }), waits: fc.boolean() })
  const clicks = fc.array(click, { minLength: 4, maxLength: 12 })
  const someFailures = fc.array(fc.boolean(), { maxLength: 6 })

  await fc.assert(
    fc.asyncProperty(clicks, someFailures, fc.integer({ min: 1, max: 4 }), async (clicks, fails, left) => {
      await first!.db.query(sql`delete from generations where user_id = ${ana.id}`)
      await write(ana, 30 - left, '1 day')
      failures = fails
      const asked: ReturnType<typeof ask>[] = []
      for (const { key, server, waits } of clicks) {
        asked.push(ask(key, server))
        if (waits) await asked.at(-1)
      }
      const answers = await Promise.all(asked)
      expect(answers.filter(({ status }) => ![200, 402, 409, 502].includes(status))).toEqual([])

      // Once more, one after the other and at the other server: what failed was given back, what was written is there.
      failures = []
      for (const { key, server } of clicks) answers.push(await ask(key, 1 - server))
      const keys = new Set(clicks.map(({ key }) => key))
      const texts = [...keys].map(
        (key) => new Set(answers.flatMap((answer) => (answer.key === key && answer.text ? [answer.text] : []))),
      )
      expect(texts.filter(({ size }) => size > 1)).toEqual([])
      expect(texts.filter(({ size }) => size === 1)).toHaveLength(Math.min(keys.size, left))
      const [counted] = await first!.db.query(sql`
        select count(*) filter (where state = 'settled')::int as settled, count(*) filter (where state = 'reserved')::int as held
        from generations where user_id = ${ana.id}`)
      expect(counted).toEqual({ settled: 30 - left + Math.min(keys.size, left), held: 0 })
    }),
    { numRuns: runs(5, 30), endOnFailure: true },
  )
})

describe('the month', () => {
  test('goes on with another plan in the same period: the limit changes at once, the count stays [OP-28]', async () => {
    const ana = await subscriber({ price: 'price_sandbox_starter_monthly' })
    await write(ana, 30, '9 days')
    expect(await generate(ana)).toMatchObject({ status: 402 })
    await subscribe(ana, { price: 'price_sandbox_creator_monthly' })
    expect(await generate(ana)).toMatchObject({ status: 200, body: { allowance: { used: 31, limit: 100 } } })
    // Back again, in the same period: what was written above the limit costs nothing, and no more is written.
    await subscribe(ana, { price: 'price_sandbox_starter_monthly' })
    expect(await generate(ana)).toMatchObject({ status: 402, body: { code: 'allowance_used_up' } })
  })

  test.each([
    ['is renewed with the paid period', { from: '-1 hour', to: '30 days' }, '2 hours'],
    [
      'is renewed when the paid period is over, although no event has come yet',
      { from: '-30 days', to: '-1 hour' },
      '2 hours',
    ],
    ['of an annual plan is renewed each month', { from: '-40 days', to: '325 days' }, '15 days'],
  ])('%s: the count begins at 0 [A-SB-33, OP-28]', async (_what, period, before) => {
    const ana = await subscriber({ price: 'price_sandbox_starter_annual', ...period })
    await write(ana, 30, before)
    expect(await generate(ana)).toMatchObject({ status: 200, body: { allowance: { used: 1, limit: 30 } } })
    const { data } = await ana.supabase.from('user_subscriptions').select('scripts_used').single()
    expect(data?.scripts_used).toBe(1)
  })

  test('of an annual plan has no more than a month\u2019s scripts [OP-28]', async () => {
    const ana = await subscriber({ price: 'price_sandbox_starter_annual', from: '-40 days', to: '325 days' })
    await write(ana, 30, '2 days')
    expect(await generate(ana)).toMatchObject({ status: 402, body: { code: 'allowance_used_up' } })
  })
})

test('a plan that was given ends to the second, and then allows nothing [OP-65]', async () => {
  const ana = await subscriber({ price: 'granted_pro', granted: true })
  expect(await generate(ana)).toMatchObject({ status: 200 })
  await subscribe(ana, { price: 'granted_pro', granted: true, to: '0 seconds' })
  for (const [path, body] of [
    ['/functions/v1/generate-script', BRIEF],
    ['/api/scripts/generate', { product: 'Tumbler' }],
  ] as const) {
    const answer = await ana.fetch(path, { method: 'POST', body: JSON.stringify(body) })
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({
      code: 'no_active_plan',
      error: 'You need an active plan to generate scripts.',
    })
  }
})
