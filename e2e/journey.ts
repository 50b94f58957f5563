import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { newAccount, newPerson, newSession, type Account, type Person } from './accounts'
import { sharedProduct, startPassingThrough, startProduct, type Product } from './product'
import { startTwoServers } from './two-servers'

/** What went wrong on any page of a test without anybody asking for it. */
export class Faults {
  readonly #found: string[] = []
  /** Journeys open an address without a page on purpose; its document has status 404. */
  readonly #expected: RegExp[] = [/status of 404 \(Not Found\) \(http:\/\/[^)]*\/nothing(?:-here)?\)/]

  /** A fault that this test brings about on purpose. */
  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns)
  }

  add(fault: string) {
    this.#found.push(fault)
  }

  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)))
  }
}

/** What the browser itself writes on the console about an answer that a test brought about. */
export const failedRequest = (status: number) => new RegExp(`Failed to load resource.*status of ${status}`)

/** What is said of requests that a page makes without a network. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|Network error|did not respond/

/** What is said of requests that a page makes after its session has been taken from it. */
export const WITHOUT_SESSION = [
  failedRequest(401),
  /No user logged in/,
  /permission denied/,
  /session of this token has ended/,
  /Not authenticated/,
]

interface Journey {
  faults: Faults
  /** Another person's browser: own storage, watched like the first one. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<Page>
}

/**
 * What the product under test is: one server with its database; one that passes accounts and rows to such a one; or two behind a
 * balancer, with a PostgreSQL.
 */
export type Shape = 'embedded' | 'pass-through' | 'two-servers'

export interface Setting {
  /** Of a project in `playwright.config.ts`. */
  shape: Shape
  /** Settings of the product that a spec file needs: `test.use({ env: { REQUIRE_SUBSCRIPTION: 'on' } })`. */
  env: Record<string, string>
}

/** A product of the shape that the project wants; the shared one when this run has it and no setting differs. */
export async function startInShape(shape: Shape, env: Record<string, string> = {}): Promise<Product> {
  if (shape === 'two-servers') return startTwoServers(env)
  const shared = sharedProduct()
  if (shape === 'embedded') return shared && Object.keys(env).length === 0 ? shared : startProduct({ env })
  const own = shared ?? (await startProduct())
  const passing = await startPassingThrough(own, env)
  return {
    ...passing,
    async stop() {
      const code = await passing.stop()
      await own.stop()
      return code
    },
  }
}

/** Tests that run in a browser against a product of their worker, and fail on any console error or policy violation. */
export const test = base.extend<Journey, Setting & { product: Product }>({
  shape: ['embedded', { option: true, scope: 'worker' }],
  env: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ shape, env }, provide) => {
      const product = await startInShape(shape, env)
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
  faults: [
    async ({ context }, provide, testInfo) => {
      const faults = new Faults()
      await watch(context, faults)
      await provide(faults)
      // A failed test has its own message; this one would only bury it.
      if (testInfo.status === testInfo.expectedStatus)
        expect(faults.unexpected(), 'faults on the pages of this test').toEqual([])
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, baseURL, faults }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL, locale: 'en-US', ...options })
      contexts.push(context)
      await watch(context, faults)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
export { expect }

async function watch(context: BrowserContext, faults: Faults) {
  // The browser says so on the console, too, but not of every violation and not with the directive.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- this runs in the page, and its console is what is listened to.
      console.error(
        `Policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    faults.add(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => faults.add(`Uncaught: ${thrown.error().stack ?? thrown.error().message}`))
  context.on('page', (page) => page.on('crash', () => faults.add('The page crashed')))
}

/** Signs up with the form, unless it is open already, closes the welcome and opens the studio. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  if (new URL(page.url(), 'http://localhost').pathname !== '/signup') await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The first sign-in is greeted; what it says is tested in `dashboard.spec.ts`.
  const welcome = page.getByRole('dialog', { name: 'Welcome to Reelwright' })
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Studio' }).click()
  await expect(page.getByRole('heading', { name: 'Script Studio' })).toBeVisible()
  return person
}

/** Signs in without the form, and opens a page: typing into the form is tested in `sign-in.spec.ts`. */
export async function logIn(page: Page, person: Person, path = '/script-studio') {
  const { origin, hostname } = new URL((await page.request.get('/api/config')).url())
  const session = await newSession(origin, person, await page.evaluate(() => navigator.userAgent))
  await openPrepared(
    page,
    path,
    ([key, value]) => localStorage.setItem(key, value),
    // Where the client library looks for it.
    [`sb-${hostname.split('.')[0]}-auth-token`, JSON.stringify(session)] as const,
  )
  if (path === '/script-studio') await expect(page.getByRole('heading', { name: 'Script Studio' })).toBeVisible()
}

/** Opens a page on which `prepare` runs before anything else, to change what is stored while no page of the product uses it. */
export async function openPrepared<Arg>(
  page: Page,
  path: string,
  prepare: Parameters<typeof page.addInitScript<Arg>>[0],
  arg: Arg,
) {
  const preparing = await page.addInitScript<Arg>(prepare, arg)
  await page.goto(path)
  await preparing.dispose()
}

/** A page of the product's origin that costs little to load. */
export async function openNothing(page: Page) {
  await page.route('/nothing', (route) =>
    // Asks for no picture.
    route.fulfill({ contentType: 'text/html', body: '<link rel=icon href="data:,">' }),
  )
  await page.goto('/nothing')
  await page.unroute('/nothing')
}

export async function typeLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/**
 * Holds back the page's realtime messages until the returned function is called, as on a slow connection: the page shows what it has
 * fetched and is not subscribed yet.
 */
export async function holdLine(page: Page): Promise<() => void> {
  let held: (() => void)[] | undefined = []
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (held) held.push(() => server.send(message))
      else server.send(message)
    })
  })
  return () => {
    held?.forEach((send) => send())
    held = undefined
  }
}

/** The returned function ends the page's channels with what the server says when a token runs out. */
export async function endableChannels(page: Page): Promise<() => void> {
  const ends = new Map<string, () => void>()
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const [joinRef, , topic, event] = JSON.parse(String(message)) as [string, string, string, string]
      const fault = { extension: 'system', status: 'error', message: 'Token has expired 0 seconds ago', channel: topic }
      const frames = [
        [null, null, topic, 'system', fault],
        [joinRef, joinRef, topic, 'phx_close', {}],
      ]
      if (event === 'phx_join') ends.set(topic, () => frames.forEach((frame) => socket.send(JSON.stringify(frame))))
      server.send(message)
    })
  })
  return () => {
    for (const end of ends.values()) end()
    ends.clear()
  }
}

/** Sets the page's visibility state; nothing covers its window here. */
export async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

/** Starts a test in the studio with an account that has nothing yet. */
export async function openStudio(page: Page, product: Product): Promise<Account> {
  const account = await newAccount(product.url)
  await logIn(page, account)
  return account
}

export interface Brief {
  productName: string
  price: string
  audience: string
  features: string[]
}

/** A product of its own for each test, so that a search can only find this one. */
export function newBrief(): Brief {
  const number = Math.random().toString(36).slice(2, 8)
  return {
    productName: `Glaciero tumbler ${number}`,
    price: '29.99',
    audience: 'Fitness Enthusiasts',
    features: ['Leakproof lid', 'Keeps drinks cold for 24 hours', 'Fits every cup holder'],
  }
}

/** Fills the generator as a seller does: one feature after the other, each with Enter. */
export async function fillBrief(page: Page, brief: Brief) {
  await page.getByLabel('Product name').fill(brief.productName)
  await page.getByLabel('Price').fill(brief.price)
  await page.getByLabel('Target audience').selectOption(brief.audience)
  for (const [index, feature] of brief.features.entries()) {
    const field = page.getByLabel(`Feature ${index + 1}`, { exact: true })
    await field.fill(feature)
    if (index < brief.features.length - 1) {
      await field.press('Enter')
      await expect(page.getByLabel(`Feature ${index + 2}`, { exact: true })).toBeFocused()
    }
  }
}

export const generateButton = (page: Page) => page.getByRole('button', { name: /^Generat(e Script|ing Script\.\.\.)$/ })

/** A message that comes up and goes away again. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true })

/** Of the message that says so: an earlier one may have an Undo of its own. */
export const undoOf = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Undo' })

export async function generate(page: Page, brief: Brief) {
  await fillBrief(page, brief)
  await generateButton(page).click()
  await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
}

/** What the studio shows as the spoken lines of the script. */
export async function spokenLines(page: Page): Promise<string[]> {
  const editor = page.getByRole('region', { name: 'Script Editor' })
  await editor
    .getByRole('listitem')
    .filter({ hasText: /^Scene \d/ })
    .first()
    .waitFor()
  return (
    await editor
      .getByRole('listitem')
      .filter({ hasText: /^Scene \d/ })
      .locator('p')
      .allTextContents()
  ).filter((text) => !text.startsWith('Scene '))
}

/** How much of the height of the screen shows title and scenes, with nothing over them. */
const shareOfScript = (page: Page) =>
  page.getByRole('region', { name: 'Script Editor' }).evaluate((shown) => {
    const title = shown.querySelector('h3')
    const scenes = shown.querySelector('ol')?.getBoundingClientRect()
    if (!title || !scenes) return 0
    const isScript = (y: number) => {
      const hit = document.elementFromPoint(scenes.left + scenes.width / 2, y)
      return hit !== null && (hit.closest('h3, ol') !== null || hit.contains(title))
    }
    let rows = 0
    for (let y = Math.max(0, title.getBoundingClientRect().top); y < Math.min(innerHeight, scenes.bottom); y++)
      if (isScript(y)) rows++
    return rows / innerHeight
  })

/** Expects a written script to have most of the screen on a phone, on a laptop zoomed to 200 % and on a laptop, where this ends. */
export async function expectScriptFills(page: Page) {
  for (const [width, height] of [
    [375, 812],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => shareOfScript(page), `of ${width} x ${height}`).toBeGreaterThanOrEqual(0.6)
  }
  // Also with the banner of an address that is not verified, which stands at the foot here.
  await expect(page.getByText('Please verify your email address.')).toBeInViewport()
  for (const header of await page.getByRole('main').locator('header').all()) {
    const { y, height } = (await header.boundingBox())!
    expect(y + height, 'chrome above form and script').toBeLessThanOrEqual(112)
  }
}

export async function openLibrary(page: Page) {
  // On a phone a script in the studio has its own bar in place of the pages'.
  const more = page.locator('[data-own-bar]').getByRole('button', { name: 'More actions' })
  if ((page.viewportSize()?.width ?? 0) < 1024 && (await more.isVisible())) {
    await more.click()
    await page.getByRole('menuitem', { name: 'View Script Library' }).click()
    return expect(page.getByRole('heading', { name: 'Script Library', level: 1 })).toBeVisible()
  }
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^(Script Library|Scripts)$/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Script Library', level: 1 })).toBeVisible()
}

const placeOf = (page: Page) => `${page.url()} at ${page.viewportSize()?.width} px`

/** Expects no horizontal overflow. Polls, because charts redraw after a change of width. */
export async function expectNothingSideways(page: Page, where = placeOf(page)) {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overhang, `what hangs over the side of ${where}`).toBeLessThanOrEqual(0)
}
