/**
 * Takes every page in four looks (1280 x 800 and 375 x 812, light and dark): `npm run screenshots`, with `-- --only library,board` for names that
 * have one of these words, `--widths 320,2560`, `--whole` for whole pages, `--out FOLDER`, and `--url ADDRESS` for a running server with a demo
 * creator (AI_OWN_KEYS=on and ADMIN_EMAIL show two more pages of the settings).
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { ScriptBrief, type ScriptStatus } from '../shared/src'
import { callRest, newAccount, newSession } from '../e2e/accounts'
import { BROWSER } from '../e2e/browser'
import { startProduct } from '../e2e/product'
import { DEMO_CREATOR } from '../server/src/demo-creator'
import { SECTIONS } from '../web/src/features/account/settings/sections'
import { readAnswer } from '../web/src/features/studio/script-answer'
import { scriptRow } from '../web/src/features/studio/script-row'

const THEMES = ['light', 'dark'] as const

/** What the library of the demo creator holds: product, features, price, audience, stage, folder. */
const LIBRARY: [string, string[], number, string, ScriptStatus, string?][] = [
  [
    'Stoneware pour-over set',
    ['drips at one speed', 'fits every mug', 'dishwasher safe'],
    34,
    'Busy Professionals',
    'posted',
    'Kitchen',
  ],
  ['Foldable laundry basket', ['folds flat behind the door', 'holds two loads'], 24.5, 'Busy Moms', 'archived'],
  [
    'Vitamin C serum',
    ['absorbs in 30 seconds', 'no sticky finish', 'glass dropper'],
    18,
    'Skincare Lovers',
    'posted',
    'Beauty',
  ],
  ['Leakfinder budgeting app', ['shows every subscription', 'cancels with two taps'], 4.99, 'Students', 'completed'],
  [
    'A cordless handheld vacuum with a name that sellers copy from the marketplace, 12000 Pa, car and home, washable filter',
    ['reaches between seats', 'charges by USB-C'],
    59,
    'Car Owners',
    'in_progress',
  ],
  ['Soy candle “Rain on cedar”', ['burns for 45 hours', 'cotton wick'], 22, 'Home Decor Fans', 'in_progress', 'Home'],
  ['Resistance band set', ['five strengths', 'door anchor', 'carry bag'], 27, 'Fitness Enthusiasts', 'draft'],
  [
    'Glaciero tumbler',
    ['leakproof lid', 'keeps drinks cold for 24 hours', 'fits every cup holder'],
    29.99,
    'Fitness Enthusiasts',
    'draft',
    'Kitchen',
  ],
]

type Who = 'visitor' | 'demo' | 'new'
interface Shot {
  name: string
  path: string
  who: Who
  /** What to do on the page before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** A state that only this width has. */
  width?: number
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const pressOnPage = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const choose = (menu: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await pressOnPage(menu)(page)
  await page.getByRole('menuitem', { name: item }).first().click()
}

/** Folders have a menu of their own. */
const SCRIPT_MENU = /^Actions for (?!folder )/

const pagesOf = (who: Who, pages: Record<string, string>): Shot[] =>
  Object.entries(pages).map(([name, path]) => ({ name, path, who }))

const SHOTS: Shot[] = [
  ...pagesOf('visitor', {
    landing: '/',
    login: '/login',
    signup: '/signup',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password',
    pricing: '/pricing',
    contact: '/contact',
    privacy: '/privacy',
    terms: '/terms',
    'signup-complete': '/signup/complete?session_id=cs_test_12345678',
    unsubscribe: `/unsubscribe?token=${'a'.repeat(22)}.trending.${'b'.repeat(22)}`,
    'not-found': '/nothing-here',
    components: '/test',
    'simple-studio': '/tempo-new',
    'sample-creator': '/demo-creator',
    'sample-dashboard': '/direct-dashboard',
    'dev-mailbox': '/dev/mailbox',
  }),
  { name: 'login-errors', path: '/login', who: 'visitor', act: press('Log in') },
  ...pagesOf('demo', {
    dashboard: '/dashboard',
    studio: '/script-studio',
    library: '/scripts',
    'library-list': '/scripts?layout=list',
    board: '/scripts?view=kanban',
    bin: '/scripts?view=bin',
    'new-script': '/scripts/new',
    trending: '/trending',
    analytics: '/analytics',
    'market-data': '/market-data',
    'partner-seo': '/partner-seo',
    profile: '/profile',
    settings: '/settings',
    ...Object.fromEntries(SECTIONS.map(({ id }) => [`settings-${id}`, `/settings/${id}`])),
    'plans-signed-in': '/pricing',
    'studio-script': '/script-studio?script=:script',
    'edit-script': '/scripts/edit/:script',
    'partner-seo-script': '/partner-seo?script=:script',
    'edit-script-not-found': '/scripts/edit/nothing',
  }),
  { name: 'phone-menu', path: '/dashboard', who: 'demo', width: 375, act: press('Open menu') },
  { name: 'account-menu', path: '/dashboard', who: 'demo', act: press(/^Account menu/) },
  { name: 'notifications', path: '/dashboard', who: 'demo', act: press(/notifications$/i) },
  { name: 'palette', path: '/dashboard', who: 'demo', act: (page) => page.keyboard.press('Control+k') },
  { name: 'filters', path: '/scripts', who: 'demo', act: press('Filters') },
  { name: 'new-folder', path: '/scripts', who: 'demo', act: press('New Folder') },
  { name: 'import', path: '/scripts', who: 'demo', act: press('Import') },
  { name: 'script-dialog', path: '/scripts', who: 'demo', act: (page) => page.locator('main h2').first().click() },
  { name: 'script-menu', path: '/scripts', who: 'demo', act: pressOnPage(SCRIPT_MENU) },
  { name: 'deletion', path: '/scripts', who: 'demo', act: choose(SCRIPT_MENU, 'Delete') },
  { name: 'prompter', path: '/script-studio?script=:script', who: 'demo', act: press(/^(Film|Teleprompter)/) },
  { name: 'refine', path: '/script-studio?script=:script', who: 'demo', act: press(/^Refine/) },
  ...pagesOf('new', {
    'dashboard-new': '/dashboard',
    'studio-new': '/script-studio',
    'library-new': '/scripts',
    'board-new': '/scripts?view=kanban',
    'analytics-new': '/analytics',
    'trending-new': '/trending',
  }),
]

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/screenshots' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '1280,375' },
    whole: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
})

const shots = SHOTS.filter(({ name }) => options.only.split(',').some((word) => name.includes(word)))
const sizes = options.widths.split(',').map((text) => {
  const width = Number(text)
  return { width, height: width < 640 ? 812 : width > 1920 ? 1440 : 800 }
})
const fileOf = (shot: Shot, width: number, theme: string) => `${shot.name}-${width}-${theme}.png`
const failed: string[] = []
const taken = new Set<string>()

const began = Date.now()
const product = options.url
  ? undefined
  : await startProduct({ env: { AI_OWN_KEYS: 'on', ADMIN_EMAIL: DEMO_CREATOR.email } })
const browser = await chromium.launch(BROWSER)
try {
  if (!options.only) await rm(options.out, { recursive: true, force: true })
  await mkdir(options.out, { recursive: true })
  await takeAll(browser, options.url ?? product!.url)
  await writeFile(join(options.out, 'index.html'), table())
} finally {
  await browser.close()
  await product?.stop()
}
console.log(`${taken.size} pictures in ${Math.round((Date.now() - began) / 1000)} s: ${options.out}/index.html`)
for (const line of failed) console.error(line)
if (failed.length > 0) process.exitCode = 1

async function takeAll(browser: Browser, url: string) {
  const userAgent = await browser.newPage().then((page) => page.evaluate(() => navigator.userAgent))
  const sessions = {
    visitor: undefined,
    demo: await newSession(url, DEMO_CREATOR, userAgent),
    new: await newSession(url, await newAccount(url), userAgent),
  }
  const script = await fillLibrary(url, sessions.demo.access_token)
  // All sizes at once: while one page loads, another one is drawn.
  await Promise.all(
    sizes.map(async (size) => {
      for (const who of ['visitor', 'demo', 'new'] as const) {
        const context = await browser.newContext({
          baseURL: url,
          viewport: size,
          hasTouch: size.width < 1024,
          locale: 'en-US',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        })
        await keepSession(context, url, sessions[who])
        for (const shot of shots)
          if (shot.who === who && (shot.width ?? size.width) === size.width)
            await take(context, { ...shot, path: shot.path.replace(':script', script) }, size.width)
        await context.close()
      }
    }),
  )
}

/** Pages start signed in. */
async function keepSession(context: BrowserContext, url: string, session: object | undefined) {
  if (!session) return
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    JSON.stringify(session),
  ] as const)
}

/** Writes the demo creator's scripts unless there are some. Answers with the id of the newest one. */
async function fillLibrary(url: string, token: string): Promise<string> {
  const newest = () =>
    callRest<{ id: string }>(url, { token }, 'GET', 'scripts?select=id&order=created_at.desc&limit=1')
  const [kept] = (await newest()).rows
  if (kept) return kept.id
  const folders = new Map<string, string>()
  for (const [productName, features, price, targetAudience, status, folder] of LIBRARY) {
    const brief = ScriptBrief.parse({ productName, features, price, targetAudience, videoLength: 30 })
    const answer = await fetch(`${url}/functions/v1/generate-script`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(brief),
    })
    const row = scriptRow(readAnswer(await answer.json(), brief).script, { brief, status, offline: false })
    if (folder && !folders.has(folder)) {
      const { rows } = await callRest<{ id: string }>(url, { token }, 'POST', 'script_folders', { name: folder })
      folders.set(folder, rows[0]?.id ?? '')
    }
    await callRest(url, { token }, 'POST', 'scripts', { ...row, folder_id: folder ? folders.get(folder) : null })
  }
  return (await newest()).rows[0]?.id ?? ''
}

async function take(context: BrowserContext, shot: Shot, width: number) {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    await page.goto(shot.path, { waitUntil: 'networkidle' })
    await settle(page)
    if (shot.act) {
      await shot.act(page)
      await settle(page)
    }
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
      const file = fileOf(shot, width, theme)
      await page.screenshot({ path: join(options.out, file), fullPage: options.whole, animations: 'disabled' })
      taken.add(file)
    }
  } catch (error) {
    failed.push(`${shot.name} at ${width} px: ${String(error).split('\n')[0]}`)
  }
  await page.close()
}

/** Skeletons are gone and fonts are there. */
async function settle(page: Page) {
  await page.waitForFunction(() => !document.querySelector('.animate-breathe')).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** Pages down, looks across. */
function table(): string {
  const looks = sizes.flatMap(({ width }) => THEMES.map((theme) => ({ width, theme })))
  const rows = shots.map((shot) => {
    const cells = looks.map(({ width, theme }) => {
      const file = fileOf(shot, width, theme)
      return taken.has(file) ? `<td><a href="${file}"><img src="${file}" loading="lazy" alt=""></a></td>` : '<td></td>'
    })
    return `<tr><th>${shot.name}<br><small>${shot.path} (${shot.who})</small></th>${cells.join('')}</tr>`
  })
  const head = looks.map(({ width, theme }) => `<th>${width} px, ${theme}</th>`).join('')
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui}th{text-align:left;vertical-align:top}img{max-width:24rem;max-height:24rem;border:1px solid #999}thead th{position:sticky;top:0;background:#fff}</style>
<table><thead><tr><th>Page</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}
