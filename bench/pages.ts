import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type BrowserContext } from '@playwright/test'
import { newAccount, type Account } from '../e2e/accounts'
import { axeViolations } from '../e2e/axe'
import { BROWSER } from '../e2e/browser'
import { PAGES, withScript } from '../e2e/page-bytes'
import { startProduct } from '../e2e/product'
import { storeScript } from '../e2e/stored-script'

/**
 * `npm run bench:pages`: what a visitor's browser loads first on the pages that everybody opens, what Lighthouse says about them as a
 * phone and as a desktop, and what axe finds in both themes. With an address after it: Lighthouse on that page only. Lighthouse is fetched by `npx`; it is not among our packages.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const JUDGED = process.argv[2] ? [process.argv[2]] : ['/', '/login', '/dashboard', '/scripts']

async function main() {
  const product = await startProduct()
  try {
    const account = await newAccount(product.url)
    const id = await storeScript(product.url, account)
    if (!process.argv[2]) await printBytes(product.url, account, id)
    for (const form of ['mobile', 'desktop'] as const) await printLighthouse(product.url, account, form)
  } finally {
    await product.stop()
  }
}

/** The session as the client library keeps it, so that a page starts signed in. */
async function signIn(context: BrowserContext, url: string, account: Account) {
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/dashboard/)
  await page.close()
}

/** Bytes of bodies over the wire until the page is quiet, by kind, in a browser that has nothing of it yet. */
async function printBytes(url: string, account: Account, id: string) {
  const browser = await chromium.launch(BROWSER)
  const rows: string[][] = []
  for (const { path, signedIn, limit } of PAGES) {
    // What a worker has kept would not come over the wire.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
    if (signedIn) await signIn(context, url, account)
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    const kinds = new Map<string, string>()
    const bytes: Record<string, number> = {}
    network.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
    // Bodies alone: headers are the same for every page.
    network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
    })
    await page.goto(`${url}${withScript(path, id)}`, { waitUntil: 'networkidle' })
    const script = bytes['Script'] ?? 0
    rows.push([
      path,
      kilobytes(script),
      `${kilobytes(limit)}${script > limit ? ' (over)' : ''}`,
      kilobytes(bytes['Stylesheet'] ?? 0),
      kilobytes(bytes['Font'] ?? 0),
      kilobytes(bytes['Document'] ?? 0),
      await barriers(page),
    ])
    await context.close()
  }
  await browser.close()
  print(['page', 'JavaScript', 'limit', 'CSS', 'fonts', 'document', 'axe, light / dark'], rows)
}

async function barriers(page: Awaited<ReturnType<BrowserContext['newPage']>>): Promise<string> {
  const counts: number[] = []
  for (const dark of [false, true]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), dark)
    // Half-way between two colours there is no contrast to speak of.
    await page.waitForTimeout(400)
    counts.push((await axeViolations(page)).length)
  }
  return counts.join(' / ')
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { displayValue?: string }>
}

/** One run says more about the machine than about the page: Lighthouse itself advises the median. The first meets a browser without compiled code. */
const RUNS = 5
const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100)
const performanceOf = ({ categories }: Report) => percent(categories.performance?.score)

/** In a browser of its own that stays signed in: `--disable-storage-reset` leaves the session there. */
async function printLighthouse(url: string, account: Account, form: 'mobile' | 'desktop') {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-lighthouse-'))
  const port = 9_300 + Math.floor(Math.random() * 500)
  const context = await chromium.launchPersistentContext(folder, {
    ...BROWSER,
    args: [...BROWSER.args, `--remote-debugging-port=${port}`],
  })
  try {
    const rows: string[][] = []
    let isSignedIn = false
    for (const path of JUDGED) {
      if (!isSignedIn && PAGES.some((page) => page.path === path && page.signedIn)) {
        await signIn(context, url, account)
        isSignedIn = true
      }
      const reports: Report[] = []
      for (let run = 0; run < RUNS; run++) {
        const file = join(folder, 'report.json')
        await promisify(execFile)(
          'npx',
          [
            '--yes',
            LIGHTHOUSE,
            `${url}${path}`,
            `--port=${port}`,
            '--quiet',
            '--disable-storage-reset',
            '--output=json',
            `--output-path=${file}`,
            `--only-categories=${CATEGORIES.join(',')}`,
            ...(form === 'desktop' ? ['--preset=desktop'] : []),
          ],
          { maxBuffer: 64 * 1024 * 1024 },
        )
        reports.push(JSON.parse(await readFile(file, 'utf8')) as Report)
      }
      const byPerformance = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))
      const { categories, audits } = byPerformance[Math.floor(RUNS / 2)] ?? { categories: {}, audits: {} }
      rows.push([
        path,
        ...CATEGORIES.map((name) => String(percent(categories[name]?.score))),
        ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
          (name) => audits[name]?.displayValue?.replace(/\s/g, ' ') ?? '',
        ),
        byPerformance.map(performanceOf).join(' '),
      ])
    }
    print([form, ...CATEGORIES, 'first paint', 'largest paint', 'blocking', 'shift', 'performance of each run'], rows)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function print(head: string[], rows: string[][]) {
  const lines = [head, head.map(() => '---'), ...rows]
  console.log(`${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
}

await main()
