import { demoCharts, demoDashboard } from '@reelwright/shared/market-demo'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SessionProvider } from '../../account'
import { ShopDashboard } from './shop-dashboard'
// What comes when it is asked for is there before the first test begins to wait for it.
import '../charts/shop-charts'
import '../results/your-videos'
import '../trends/product-dialog'

/** The shop's page against the real service; a new account has no figures of its own, so it gets the demo set. */
withRealBackend()
afterEach(cleanup)
// Toasts outlive the page that showed them.
afterEach(() => void toast.dismiss())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** What the page asks of these paths is answered here instead. */
function answerWith(path: string, answer: () => Response | Promise<Response>) {
  const real = globalThis.fetch
  const made = vi.fn(answer)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith(path) ? made() : real(input, init),
  )
  return made
}

/** The insights are drawn fastest: most of this is the same whatever tab is open. */
async function openShop(path = '/analytics?tab=insights') {
  await signUpCreator()
  return renderWithProviders(
    <SessionProvider>
      <ShopDashboard />
    </SessionProvider>,
    path,
  )
}

const asked = ({ state }: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(state.location.search))

/** The figure below a label, once it is there: its placeholder has the same label and goes. */
const card = (label: string) =>
  waitFor(() => {
    const [term] = screen.getAllByText(label)
    const [value] = within(term!.closest('div')!).getAllByRole('definition')
    expect(value).not.toHaveTextContent('Loading')
    return value!.textContent
  })

test('shows the four figures of the demo set, under its note, and five of each list; says in words which insight matters most, of what kind it is, and writes a script of it [B-SA-01, B-SA-05, B-SA-06, B-SA-07, B-SA-08, B-SA-10, B-SA-11, B-SA-14, B-SA-15, B-SA-17, B-SA-18, B-EN-34, CX-13, CX-36]', async () => {
  const { user, router } = await openShop('/analytics')
  expect(screen.getByRole('heading', { name: 'TikTok Shop Analytics', level: 1 })).toBeInTheDocument()
  expect(await card('Total Revenue')).toBe('$285,420')
  expect(await card('Active Creators')).toBe('127')
  expect(await card('Products Tracked')).toBe('48')
  expect(await card('Avg Engagement')).toBe('6.8%')
  expect(screen.getByText('Using demo data')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Import data' })).toHaveAttribute('href', '/market-data')
  for (const list of ['Top Performing Creators', 'Trending Products'])
    expect(within(screen.getByRole('region', { name: list })).getAllByRole('listitem')).toHaveLength(5)

  await user.click(await screen.findByRole('tab', { name: /^Insights/ }))
  const [first, ...others] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent(/^Trend\s*High priority/)
  // Beside a card's own ground the tint would be there in name only.
  expect(first).toHaveClass('bg-danger-soft')
  expect(first).not.toHaveClass('bg-surface')
  expect(others.at(-1)).toHaveTextContent(/^Summary\s*Low priority/)
  expect(others.at(-1)).not.toHaveClass('bg-danger-soft')
  expect(others.at(-1)).toHaveTextContent('Revenue$285,420')

  await user.click(within(first!).getByRole('button', { name: /^Write this script/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/script-studio'))
})

test('keeps tab, range and order in the address, and says how the tables are sorted [B-SA-09, B-SA-12, OP-54]', async () => {
  const { user, router } = await openShop('/analytics?tab=creators&range=7d')
  const table = await screen.findByRole('table', { name: 'Creators' })
  expect(table).toHaveAttribute('aria-rowcount', '128')
  expect(within(table).getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute('aria-sort', 'descending')
  const name = within(table).getByRole('button', { name: 'Name' })
  await user.click(name)
  expect(asked(router)).toMatchObject({ creators: 'name', direction: 'asc' })
  await user.click(name)
  expect(asked(router)).toEqual({ tab: 'creators', range: '7d', creators: 'name', direction: 'desc' })

  await user.click(screen.getByRole('tab', { name: 'Products' }))
  const products = await screen.findByRole('table', { name: 'Products' })
  expect(
    within(products)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Revenue', 'Creators promoting', 'Units', 'Price', 'Growth'])
  expect(asked(router)).toEqual({ tab: 'products', range: '7d', creators: 'name' })
  await user.click(screen.getByRole('searchbox', { name: 'Filter products' }))
  await user.paste('tumbler')
  await waitFor(() => expect(products).toHaveAttribute('aria-rowcount', '2'))

  const [row] = within(products).getAllByRole('button', { name: /tumbler/i })
  await user.click(row!)
  const dialog = await screen.findByRole('dialog', { name: row!.textContent })
  expect(asked(router)).toHaveProperty('product')
  await within(dialog).findByText('Top creators')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(asked(router)).not.toHaveProperty('product'))
  expect(asked(router)).toHaveProperty('tab', 'products')
})

test.runIf(IS_FULL)('marks the range that is pressed at once, before its figures are there [B-TR-04]', async () => {
  const { user } = await openShop()
  await card('Total Revenue')
  answerWith('/api/tiktok-shop/dashboard', () => new Promise<Response>(() => {}))
  const range = screen.getByRole('radio', { name: '7d' })
  await user.click(range)
  expect(range).toBeChecked()
  expect(await card('Total Revenue')).toBe('$285,420')
})

const FAILURES: [string, () => Response, string, number][] = [
  ['no answer', () => Response.error(), 'Failed to fetch dashboard data', 4],
  ['an answer that reports no success', () => Response.json({ success: false }), 'TikTok Shop API returned error', 1],
  [
    'an answer that is not 2xx',
    () => Response.json({ success: false, error: 'No' }, { status: 404 }),
    'Failed to fetch dashboard data',
    1,
  ],
]

test.each(runs(FAILURES.slice(0, 1), FAILURES))(
  'stands on demo data after %s, in one series of retries, says why, and asks again [B-SA-13, B-ER-36]',
  async (_, answer, text, tries) => {
    let works = false
    const asked: string[] = []
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const path = typeof input === 'string' ? (/^\/api\/(tiktok-shop|market)\/\w+/.exec(input)?.[0] ?? '') : ''
      asked.push(path)
      if (works || !/dashboard|charts/.test(path)) return real(input, init)
      const made = answer()
      if (made.type === 'error') throw new TypeError('Failed to fetch')
      return made
    })
    const { user } = await openShop('/analytics')
    expect(await card('Total Revenue')).toBe('$285,420')
    expect(screen.getByText('Using demo data')).toBeInTheDocument()
    expect(screen.getByText(new RegExp(text))).toBeInTheDocument()
    expect(asked.filter((path) => /dashboard|charts/.test(path))).toEqual(
      Array.from({ length: tries }, () => '/api/tiktok-shop/dashboard'),
    )
    works = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(new RegExp(text))).not.toBeInTheDocument())
  },
)

const MISSING_COLUMNS: [string, number, string][] = [
  ['likes, comments and shares', 900, 'Add likes, comments or shares to see engagement'],
  ['views', 0, 'Add views to see engagement'],
]

test.each(runs(MISSING_COLUMNS.slice(0, 1), MISSING_COLUMNS))(
  'names the missing column where figures have no %s',
  async (_, views, text) => {
    const dashboard = demoDashboard()
    const charts = demoCharts('30d')
    const source = { ...dashboard.source, kind: 'import' as const, creators: 0 }
    answerWith('/api/tiktok-shop/dashboard', () =>
      Response.json({
        success: true,
        data: {
          ...dashboard,
          summary: { ...dashboard.summary, avg_engagement: null },
          top_creators: [],
          top_products: [{ ...dashboard.top_products[0], total_creators_promoting: null }],
          views,
          source,
        },
      }),
    )
    answerWith('/api/market/charts', () =>
      Response.json({
        success: true,
        data: {
          ...charts,
          revenue: charts.revenue.map((point) => ({ ...point, views })),
          engagement: charts.engagement.map((bin) => ({ ...bin, products: 0 })),
          prices: [],
          bands: [],
          source,
        },
      }),
    )
    await openShop('/analytics')
    expect(await card('Avg Engagement')).toBe('–')
    expect(screen.getByText(text)).toBeVisible()
    const chart = within(await screen.findByRole('region', { name: 'Engagement spread' }))
    expect(chart.getByText(`${text}.`)).toBeVisible()
    expect(screen.getAllByText('Add a price to see this chart.')).toHaveLength(2)
    expect(screen.getByText('Add a creator handle to see who sells.')).toBeVisible()
    expect(screen.getByText('No creator data')).toBeVisible()
  },
)

const SCRAPE = '/api/shop-analytics/scrape-partner-data'
/** An installation whose operator has set up a feed. */
function withPartnerData() {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    if (input !== '/api/config') return answer
    return Response.json({ ...((await answer.json()) as object), partnerData: true })
  })
}

test.runIf(IS_FULL)('offers no partner data where the installation has none', async () => {
  await openShop()
  expect(await screen.findByRole('button', { name: 'Run Analysis' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Scrape Partner Data' })).toBeNull()
})

const doneJob = {
  id: crypto.randomUUID(),
  kind: 'scrape',
  state: 'done',
  done: 1,
  total: 1,
  step: '',
  error: null,
  createdAt: new Date().toISOString(),
  finishedAt: new Date().toISOString(),
}

const FAILED_SCRAPES: [string, () => Response, string][] = [
  ['a line that broke', () => Response.error(), 'Scraping error: The server did not respond.'],
  [
    'a feed that failed',
    () => Response.json({ success: false, error: 'The feed is away' }),
    'Scraping failed: The feed is away',
  ],
]

// That the server refuses is shown below.
test.each(runs([], FAILED_SCRAPES))('shows a toast for %s [B-ER-38, B-ER-39, B-CL-26]', async (_, answer, text) => {
  withPartnerData()
  const { user } = await openShop()
  await card('Total Revenue')
  answerWith(SCRAPE, () => {
    const made = answer()
    if (made.type === 'error') throw new TypeError('Failed to fetch')
    return made
  })
  await user.click(screen.getByRole('button', { name: 'Scrape Partner Data' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
})

const FINISHED_SCRAPES: [string, object][] = [
  ['a job that is done', { success: true, data: doneJob }],
  ['only its success', { success: true }],
]

test.each(runs(FINISHED_SCRAPES.slice(0, 1), FINISHED_SCRAPES))(
  'runs the analysis, refreshes and scrapes, each with a word or a busy button; partner data that is there, reported by %s, loads the dashboard again, and no second scrape begins meanwhile [B-SA-02, B-SA-03, B-SA-04, B-ER-37, B-ER-38, B-CL-26, B-CL-28, OP-53]',
  async (_, response) => {
    withPartnerData()
    const { user } = await openShop()
    await card('Total Revenue')
    await user.click(screen.getByRole('button', { name: 'Run Analysis' }))
    expect(await screen.findByText('Analysis finished. The insights are up to date.')).toBeInTheDocument()
    const scrapeButton = screen.getByRole('button', { name: 'Scrape Partner Data' })
    await user.click(scrapeButton)
    expect(await screen.findByText('Scraping failed: Partner data source is not configured')).toBeInTheDocument()
    expect(scrapeButton).toBeEnabled()

    let finish: (answer: Response) => void = () => {}
    const dashboard = answerWith(
      '/api/tiktok-shop/dashboard',
      () => new Promise<Response>((resolve) => (finish = resolve)),
    )
    const refreshButton = screen.getByRole('button', { name: 'Refresh Data' })
    await user.dblClick(refreshButton)
    expect(refreshButton).toBeDisabled()
    finish(Response.json({ success: false }))
    await waitFor(() => expect(refreshButton).toBeEnabled())
    expect(dashboard).toHaveBeenCalledOnce()

    const scrape = answerWith(SCRAPE, () => new Promise<Response>((resolve) => (finish = resolve)))
    await user.dblClick(scrapeButton)
    finish(Response.json(response))
    expect(await screen.findByText('Partner data scraped! Refreshing dashboard...')).toBeInTheDocument()
    expect(scrape).toHaveBeenCalledOnce()
    await waitFor(() => expect(dashboard).toHaveBeenCalledTimes(2))
    finish(Response.json({ success: false }))
  },
)
