import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { newAccount, newPerson, newSession, type Account, type Person } from './accounts'
import { startPassingThrough, startProduct, type Product } from './product'
import { startTwoServers } from './two-servers'

/** What went wrong on any page of a test without anybody asking for it. */
export class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

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
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|Network error/

/** What is said of requests that a page makes after its session has been taken from it. */
export const WITHOUT_SESSION = [failedRequest(401), /No user logged in/, /permission denied/]

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

/** A product of the shape that the project wants. */
export async function startInShape(shape: Shape, env: Record<string, string> = {}): Promise<Product> {
  if (shape === 'two-servers') return startTwoServers(env)
  if (shape === 'embedded') return startProduct({ env })
  const own = await startProduct()
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

/** Tests that run in a browser against one product per worker, and fail on any console error or policy violation. */
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

export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The first sign-in is greeted; what it says is tested in `dashboard.spec.ts`.
  const welcome = page.getByRole('dialog', { name: 'What should we call you?' })
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('heading', { name: 'AI Script Studio' })).toBeVisible()
  return person
}

/** Signs in and opens the dashboard, without the form: typing into it is tested in `sign-in.spec.ts`. */
export async function logIn(page: Page, person: Person) {
  await openNothing(page)
  const session = await newSession(new URL(page.url()).origin, person, await page.evaluate(() => navigator.userAgent))
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key, value),
    // Where the client library looks for it.
    [`sb-${new URL(page.url()).hostname.split('.')[0]}-auth-token`, JSON.stringify(session)] as const,
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'AI Script Studio' })).toBeVisible()
}

/** A page of the product's origin that costs nothing to load: for changing what is stored while no page of the product uses it. */
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
 * What a page says over its socket waits until the returned function is called, as on a slow line: the page shows what it has read, and
 * does not hear of anything yet.
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

/** Tells the page whether anybody looks at it: here nobody ever covers its window. */
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

export async function openLibrary(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Script Library' }).click()
  await expect(page.getByRole('heading', { name: 'Script Library', level: 1 })).toBeVisible()
}

const placeOf = (page: Page) => `${page.url()} at ${page.viewportSize()?.width} px`

/** Nothing hangs over the side of the page. Looked at until it is so: after a change of width, charts are drawn anew. */
export async function expectNothingSideways(page: Page, where = placeOf(page)) {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overhang, `what hangs over the side of ${where}`).toBeLessThanOrEqual(0)
}

/**
 * No barrier that a machine can find, once the page has shown its content: its heading, or the dialog above it. What began to fade while
 * the machine looked has no contrast for that moment: only a barrier that is there when nothing moves counts.
 */
export async function expectAccessible(page: Page, where = placeOf(page)) {
  await page.locator('h1, [role=dialog], [role=alertdialog]').filter({ visible: true }).first().waitFor()
  let found = await barriers(page)
  for (let looks = 1; found.length > 0 && looks < 3; looks++) found = await barriers(page)
  expect(found, `barriers on ${where}`).toEqual([])
}

async function barriers(page: Page): Promise<string[]> {
  // Half-transparent text in the middle of an appearance has no contrast to speak of.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity,
      ),
  )
  // No page of ours has a frame of another origin, so it need not be put together in a second page; nor does anybody read what passed. That
  // is a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
}

/** Nothing scrolls sideways, and no machine finds a barrier. */
export async function expectWellBuilt(page: Page, where = placeOf(page)) {
  await expectNothingSideways(page, where)
  await expectAccessible(page, where)
}

/** The class is what the app goes by, whoever sets it. */
async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
}

/** Well built in both themes, for the price of one load. The page keeps the theme that it has. */
export async function expectWellBuiltInBothThemes(page: Page, change = setTheme) {
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  // Its own comes last, and stays.
  for (const theme of isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
    await change(page, theme)
    await expectWellBuilt(page, `${placeOf(page)}, ${theme}`)
  }
}

/** The same on a wide screen and on a phone: what depends on the width has to follow it without a load, too. */
export async function expectWellBuiltInEveryLook(page: Page, change = setTheme) {
  const own = page.viewportSize()
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    // Only with the next picture does a script hear of the new width.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expectWellBuiltInBothThemes(page, change)
  }
  if (own) await page.setViewportSize(own)
}
