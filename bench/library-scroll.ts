import { chromium, type Page } from '@playwright/test'
import { newAccount, type Account } from '../e2e/accounts'
import { BROWSER } from '../e2e/browser'
import { startProduct } from '../e2e/product'

/**
 * `npx tsx bench/library-scroll.ts [address]`: how smoothly the library scrolls through 10,000 of 100,000 scripts, as cards and
 * as lines, and what the page holds in memory then. The built product, or what runs at the address; the list's answers are
 * made up here, so that only the page is measured. The server's part is `npm run bench:library`.
 */
const ROWS = 100_000
const SCROLLED = 10_000
const MAX_FRAME_MS = 50
const MAX_MEMORY = 150

async function main() {
  const given = process.argv[2]
  const product = given ? undefined : await startProduct()
  const url = given ?? product?.url ?? ''
  try {
    const account = await newAccount(url)
    for (const layout of ['grid', 'list'] as const) console.table(await measure(url, account, layout))
  } finally {
    await product?.stop()
  }
}

async function measure(url: string, account: Account, layout: 'grid' | 'list') {
  const browser = await chromium.launch(BROWSER)
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route(/\/api\/scripts\/library(\?|$)/, (route) =>
      route.fulfill({ json: answerTo(route.request().url()) }),
    )
    await page.goto(`${url}/login`)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/dashboard/)
    await page.goto(`${url}/scripts?layout=${layout}`)
    await page.getByRole(layout === 'grid' ? 'list' : 'table', { name: 'Scripts' }).waitFor()
    await page.waitForTimeout(2_000)

    const before = await memory(page)
    const { frames, rows, seconds } = await scrollDown(page)
    const sorted = frames.toSorted((a, b) => a - b)
    const dropped = frames.filter((ms) => ms > MAX_FRAME_MS).length
    const after = await memory(page)
    return {
      layout,
      'rows scrolled': rows,
      seconds: Math.round(seconds),
      frames: frames.length,
      'frame p50 ms': round(sorted[Math.floor(sorted.length / 2)]),
      'frame p99 ms': round(sorted[Math.floor(sorted.length * 0.99)]),
      'longest frame ms': round(sorted.at(-1)),
      [`frames over ${MAX_FRAME_MS} ms`]: dropped,
      'heap before MB': before,
      [`heap after MB (limit ${MAX_MEMORY})`]: after,
      'elements in the page': await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await browser.close()
  }
}

/** A screen in four frames: faster than a hand on a wheel. */
async function scrollDown(page: Page) {
  return page.evaluate(async (goal) => {
    // No functions with names in here: what the loader of TypeScript adds to them is not in the page.
    const frames: number[] = []
    const start = performance.now()
    let last = start
    let reached = 0
    while (reached < goal && performance.now() - start < 240_000) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      frames.push(now - last)
      last = now
      window.scrollBy(0, 200)
      for (const title of document.querySelectorAll<HTMLElement>('[data-script]'))
        reached = Math.max(reached, Number(title.dataset.script))
    }
    return { frames: frames.slice(1), rows: reached, seconds: (performance.now() - start) / 1000 }
  }, SCROLLED)
}

/** What JavaScript holds after a collection, in megabytes. */
async function memory(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return round(usedSize / 1_000_000)
}

const round = (value = 0) => Math.round(value * 10) / 10

/** A page of scripts as the server answers it. */
function answerTo(address: string) {
  const asked = new URL(address).searchParams
  const from = Number(asked.get('after') ?? 0)
  const to = Math.min(ROWS, from + Number(asked.get('limit') ?? 48))
  return {
    success: true,
    scripts: Array.from({ length: to - from }, (_, index) => scriptAt(from + index)),
    ...(from === 0 && { total: ROWS }),
    next: to < ROWS ? String(to) : null,
    terms: [],
  }
}

const STATUSES = ['draft', 'in_progress', 'ready_to_film', 'posted']

function scriptAt(at: number) {
  const day = new Date(Date.UTC(2026, 10, 21) - at * 600_000).toISOString()
  const line = `Number ${at}: I never thought that a thing this small would change my mornings, and then I tried it. `
  return {
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    title: `Script ${at} about ${'one more reason to love it '.repeat(1 + (at % 4))}`,
    status: STATUSES[at % 4],
    product_name: `Ceramic travel mug ${at % 97}`,
    preview: line.repeat(1 + (at % 3)).slice(0, 201),
    video_length: 15 + (at % 8) * 15,
    video_style: 'storytelling',
    tone: 'casual-review',
    viral_potential_score: 50 + (at % 50),
    tags: ['kitchen', `tag-${at % 40}`],
    folder_id: null,
    board_position: at,
    created_at: day,
    updated_at: day,
  }
}

await main()
