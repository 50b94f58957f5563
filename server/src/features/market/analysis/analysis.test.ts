import type { MarketJob, ShopDashboard, ShopInsight } from '@reelwright/shared'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sharedApp, type TestUser } from '../../../testing'
import { analyzeSet } from './analyze-work'

const { app, db, tools, newUser } = await sharedApp()

/**
 * Forty products over `days` days up to Saturday, 2026-10-31, each sold 6 to 12 times a day by 4 to 7 creators, half as much again on
 * Saturdays; engagement is 5 %. What is planted: "Rocket" sells three times as much in the last 30 days and has two creators, "Giant" sells a hundred
 * times as much, "Loser" a third of what it did, "Crowd" has 20 creators, and one in five views of "Darling" is liked.
 */
async function plant(owner: TestUser | null, days = 70): Promise<number> {
  const [set] = await db.query(sql<{ id: number }>`
    insert into public.market_sets (user_id, kind, name, currency)
    values (${owner?.id ?? null}::uuid, ${owner ? 'import' : 'feed'}, 'Figures', 'USD') returning id`)
  const id = set!.id
  await db.query(sql`
    insert into public.market_products (set_id, external_id, name, price)
    select ${id}, n::text, coalesce((array['Rocket', 'Giant', 'Loser', 'Crowd', 'Darling'])[n], 'Product ' || n), 10
    from generate_series(1, 40) n`)
  await db.query(sql`
    insert into public.market_product_days (set_id, product_id, day, views, likes, units, revenue, creators)
    select ${id}, p.id, day, 1000, case p.name when 'Darling' then 200 else 50 end, units, units * 10,
      case p.name when 'Rocket' then 2 when 'Crowd' then 20 else 4 + n % 4 end
    from (select id, name, external_id::int as n from public.market_products where set_id = ${id}) p,
      lateral (select date '2026-10-31' - back as day, back from generate_series(0, ${days}::int - 1) back) d,
      lateral (select round((6 + n % 7) * case when extract(dow from day) = 6 then 1.5 else 1 end
        * case when p.name = 'Rocket' and back < 30 then 3 when p.name = 'Loser' and back < 30 then 0.33
          when p.name = 'Giant' then 100 when p.name in ('Crowd', 'Darling') then 0.4 else 1 end)::int as units) u`)
  await db.query(sql`select private.refresh_market_set(${id})`)
  return id
}

const press = (user: TestUser, init: RequestInit = {}) =>
  user.fetch('/api/shop-analytics/analyze', { method: 'POST', ...init })
async function dashboardOf(user: TestUser) {
  const answer = (await (await user.fetch('/api/tiktok-shop/dashboard')).json()) as { data: ShopDashboard }
  return answer.data
}
const titles = (insights: ShopInsight[]) => insights.map(({ title }) => title)

const ana = await newUser()
const set = await plant(ana)

test('finds what was planted, the strongest first, each with its figures [B-SA-04, B-SA-11, B-SA-17, B-SA-18]', async () => {
  const answer = await press(ana)
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as { data: MarketJob }).data).toMatchObject({ kind: 'analyze', state: 'done' })

  const { insights, analysedAt } = await dashboardOf(ana)
  expect(Date.now() - Date.parse(analysedAt!)).toBeLessThan(60_000)
  expect(titles(insights)).toEqual([
    'Rising fast, few creators: Rocket',
    `Three products make ${await topShare()}% of the revenue`,
    'Selling less than before: Loser',
    'Far ahead of the rest: Giant',
    'Sales are highest on Saturdays',
    'Many creators, little revenue each: Crowd',
    'Liked, but rarely bought: Darling',
    'Engagement is good',
    'The last 30 days at a glance',
  ])
  const order = insights.map(({ priority_level }) => ['high', 'medium', 'low'].indexOf(priority_level))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(insights.at(-1)?.insight_type).toBe('summary')

  const [rocket] = insights
  const [window] = await db.query(sql<{ units: number; before: number }>`
    select units::int as units, units_before::int as before from public.market_product_windows w
    join public.market_products p on p.id = w.product_id where p.name = 'Rocket' and w.days = 30 and p.set_id = ${set}`)
  const { units, before } = window!
  expect(rocket).toMatchObject({
    insight_type: 'opportunity',
    brief: { productName: 'Rocket', price: 10, features: [] },
    description: `It sold ${units} units in the last 30 days, ${Math.round((units / before - 1) * 100)}% more than in the previous 30 days, and only 2 creators promote it.`,
  })
  expect(rocket!.figures.slice(0, 3)).toEqual([
    { label: 'Units in 30 days', value: units, unit: 'count' },
    { label: 'Units in the previous 30 days', value: before, unit: 'count' },
    { label: 'Growth', value: expect.closeTo(units / before - 1, 10) as number, unit: 'percent' },
  ])
})

async function topShare(): Promise<number> {
  const [row] = await db.query(sql<{ share: number }>`
    select (100 * sum(revenue) filter (where rank <= 3) / sum(revenue))::float8 as share
    from public.market_product_windows where set_id = ${set} and days = 30`)
  return Math.round(row!.share)
}

test('the same figures say the same again', async () => {
  const before = titles((await dashboardOf(ana)).insights)
  await analyzeSet(tools, set)
  expect(titles((await dashboardOf(ana)).insights)).toEqual(before)
})

test('says that it is too early where figures do not reach back, and shows no growth', async () => {
  const ben = await newUser()
  await analyzeSet(tools, await plant(ben, 20))
  const { insights } = await dashboardOf(ben)
  expect(insights.at(-1)).toMatchObject({
    title: 'The last 30 days at a glance. Too early to say what is growing.',
    description: expect.stringContaining('there are 20 days') as string,
  })
  expect(titles(insights).join()).not.toMatch(/Rising|than before|Sales are highest/)
})

test.each([
  ['no body', undefined, undefined],
  ['an empty JSON body', '{}', 'application/json'],
  ['JSON that is none', '', 'application/json'],
  ['something else', 'x=1', 'application/x-www-form-urlencoded'],
])('takes %s, and changes nothing without figures [B-CL-29]', async (_, body, type) => {
  const cleo = await newUser()
  const answer = await press(cleo, { body, headers: type ? { 'content-type': type } : {} })
  expect([answer.status, await answer.json()]).toMatchObject([200, { success: true, data: { state: 'done' } }])
  expect((await dashboardOf(cleo)).source.kind).toBe('demo')
})

test('is for signed-in users only', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/shop-analytics/analyze',
    headers: { 'x-user-id': ana.id },
  })
  expect(answer.statusCode).toBe(401)
})

test('the feed is analysed again only when its figures have changed', async () => {
  const feed = await plant(null, 20)
  const insightIds = () =>
    db.query(sql<{ id: string }>`select id from public.market_insights where set_id = ${feed} order by place`)
  await press(await newUser())
  const first = await insightIds()
  expect(first.length).toBeGreaterThan(0)
  await press(await newUser())
  expect(await insightIds()).toEqual(first)
  await db.query(sql`select private.refresh_market_set(${feed})`)
  await press(await newUser())
  expect(await insightIds()).not.toEqual(first)
  // Everybody would see it, in the tests that come after in this worker.
  await db.query(sql`delete from public.market_sets where id = ${feed}`)
})

test('an analysis that is called off changes nothing', async () => {
  const before = (await dashboardOf(ana)).insights
  await expect(analyzeSet(tools, set, AbortSignal.abort(new Error('called off')))).rejects.toThrow('called off')
  expect((await dashboardOf(ana)).insights).toEqual(before)
})
