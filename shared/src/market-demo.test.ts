import { afterEach, expect, test, vi } from 'vitest'
import { CREATOR_ORDERS, MARKET_RANGE_KEYS, NICHES, PRODUCT_ORDERS } from './market'
import { demoCharts, demoCreators, demoDashboard, demoProduct, demoProducts } from './market-demo'

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

test('is known by 127 creators, 48 products, a revenue of 285420 and an engagement of 0.068 [B-SA-15]', () => {
  const { summary, top_creators, top_products } = demoDashboard()
  expect(summary).toEqual({
    total_creators: 127,
    total_products: 48,
    total_revenue: 285_420,
    avg_engagement: 0.068,
  })
  expect([top_creators.length, top_products.length]).toEqual([5, 5])
})

test.each(MARKET_RANGE_KEYS)('its lists and charts of %s add up to its summary [B-TR-04]', (range) => {
  const { summary } = demoDashboard({ range })
  const { products, totals } = demoProducts({ range })
  const { creators, total } = demoCreators({ range })
  expect(new Set(products.map(({ product_name }) => product_name)).size).toBe(48)
  expect(new Set(creators.map(({ creator_username }) => creator_username)).size).toBe(127)
  expect([totals?.products, total]).toEqual([48, 127])
  expect(totals?.engagement).toBeCloseTo(0.068, 10)
  expect(sum(products.map(({ revenue }) => revenue))).toBe(summary.total_revenue)
  expect(sum(creators.map(({ estimated_revenue_total }) => estimated_revenue_total))).toBe(summary.total_revenue)
  const charts = demoCharts(range)
  expect(sum(charts.revenue.map(({ revenue }) => revenue))).toBe(summary.total_revenue)
  expect(sum(charts.revenue.map(({ views }) => views))).toBe(totals?.views)
  expect(sum(charts.engagement.map((step) => step.products))).toBe(48)
  expect(sum(charts.bands.map((band) => band.products))).toBe(48)
  for (const { id } of products.slice(0, 5)) {
    const product = demoProduct(id, range)!
    expect(sum(product.days.map(({ revenue }) => revenue))).toBe(product.revenue)
    expect(product.days.at(-1)?.day).toBe(product.source.to)
    expect(product.top_creators.map(({ creator_username }) => creator_username)).toContain(product.creator_username)
  }
})

test('niches part the products and have ranks of their own [OP-34]', () => {
  const niches = NICHES.map((niche) => demoProducts({ niche }).products)
  expect(sum(niches.map(({ length }) => length))).toBe(48)
  for (const products of niches) expect(products.map(({ rank }) => rank)).toEqual(products.map((_, at) => at + 1))
})

test('pages of every order show everything once', () => {
  for (const direction of ['asc', 'desc'] as const) {
    for (const order of PRODUCT_ORDERS) {
      const ids: string[] = []
      let after: string | undefined
      do {
        const page = demoProducts({ order, direction, limit: 7, after })
        ids.push(...page.products.map(({ id }) => id))
        after = page.next ?? undefined
      } while (after)
      expect(new Set(ids).size).toBe(48)
      expect(ids).toEqual(demoProducts({ order, direction }).products.map(({ id }) => id))
    }
    for (const order of CREATOR_ORDERS) expect(demoCreators({ order, direction }).creators).toHaveLength(127)
  }
})

test('insights have every priority, name their figures and end with a summary [B-SA-17, B-SA-18]', () => {
  const { insights } = demoDashboard()
  expect(new Set(insights.map(({ priority_level }) => priority_level))).toEqual(new Set(['high', 'medium', 'low']))
  expect(insights.every(({ figures }) => figures.length > 0)).toBe(true)
  expect(insights.at(-1)?.insight_type).toBe('summary')
  expect(new Set(insights.map(({ title }) => title)).size).toBe(insights.length)
})

afterEach(() => void vi.useRealTimers())

test('moves with the calendar by whole weeks, and its figures stay [OP-34]', () => {
  const at = (moment: string) => {
    vi.setSystemTime(moment)
    const { source, summary } = demoDashboard()
    const { revenue } = demoCharts('7d')
    return {
      from: source.from,
      to: source.to,
      summary,
      revenue: revenue.map(({ to, revenue: amount }) => [to, amount]),
    }
  }
  const first = at('2026-11-01T00:00:00Z')
  expect(first).toMatchObject({ from: '2025-11-01', to: '2026-10-31' })
  expect(at('2026-11-07T23:59:00Z')).toEqual(first)
  const later = at('2027-02-10T12:00:00Z')
  expect(later).toMatchObject({ from: '2026-02-07', to: '2027-02-06', summary: first.summary })
  expect(later.revenue.at(-1)).toEqual(['2027-02-06', first.revenue.at(-1)?.[1]])
})
