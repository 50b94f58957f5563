import type { Locator, Page } from '@playwright/test'
import { callRest, newAccount, type Account } from './accounts'
import { callBilling, newCheckout, newSubscriber } from './checkout'
import { expect, logIn, test, typeLogin } from './journey'
import { expectNoAxeViolations, HEIGHT, LOOKS, showLook, type Look } from './looks'
import { withTotp } from './mailbox'
import { scriptRow, storeScript } from './stored-script'

/** Pages of visitors that show parts of others, which are scanned there. */
const SAMPLES = [
  ['/terms', 'Terms'],
  ['/signup/complete?session_id=cs_test_12345678', 'We can’t find this payment'],
  ['/nothing-here', 'Page not found'],
  [`/unsubscribe?token=${'a'.repeat(22)}.trending.${'b'.repeat(22)}`, 'Unsubscribe'],
  ['/tempo-new', 'Simple studio, without an account'],
  ['/logo-demo', 'Logo'],
  ['/logo-test', 'Logo sizes'],
  ['/debug-auth', 'Sign-in state'],
  ['/google-auth-test', 'Google sign-in'],
  ['/demo-creator', 'Sample creator'],
  ['/direct-dashboard', 'Welcome, creator'],
] as const
/** Pages with an account that differ from one that is scanned in what stands in it. */
const VARIANTS = [
  ['/profile', 'Profile'],
  ['/settings/security', 'Security'],
  ['/settings/sessions', 'Sessions'],
  ['/settings/notifications', 'Notifications'],
  ['/settings/appearance', 'Appearance'],
  ['/settings/advanced', 'Advanced'],
  ['/scripts/new', 'New Script'],
  ['/scripts/edit/nothing', 'Page not found'],
  ['/pricing', 'Three plans, prices locked for life'],
] as const
/** Forms of visitors that have fewer fields than the one of the sign-up. */
const FORMS = [
  ['/login', 'Log in'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'Choose a new password'],
] as const
/** Pages with samples of what is busy. */
const BUSY_SAMPLES = ['/test', '/google-auth-test']

/** Scans what a page shows, and gives the page its wide size back. */
class Scanner {
  constructor(private readonly page: Page) {}

  /**
   * `shown` must be there in each look: a dialog that a new width closes would leave only the page below it. Of an open dialog nothing
   * else is scanned.
   */
  async scan(
    name: string,
    shown: Locator,
    { looks = LOOKS, isDialog = false }: { looks?: readonly Look[]; isDialog?: boolean } = {},
  ) {
    await test.step(name, async () => {
      await shown.waitFor()
      for (const look of looks) {
        await showLook(this.page, look)
        await expect(shown).toBeVisible()
        const scope = isDialog ? shown : this.page.locator('html')
        await expectNoAxeViolations(this.page, scope, `${name}, ${look.width} px, ${look.theme}`)
      }
      await this.page.setViewportSize({ width: 1280, height: HEIGHT })
    })
  }

  /** Parts below the visible one are fetched when they come near it. */
  async #scrollThrough() {
    await this.page.evaluate(
      () =>
        new Promise<void>((done) => {
          scrollTo(0, document.documentElement.scrollHeight)
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              scrollTo(0, 0)
              done()
            }),
          )
        }),
    )
  }

  /** Goes there as links of the app do: loading the app takes longer than a scan. */
  async open(path: string) {
    if ((await this.page.locator('#root').count()) === 0) return void (await this.page.goto(path))
    await this.page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  /** Opens a page that has this heading. */
  async visit(path: string, heading: string) {
    await this.open(path)
    const title = this.page.getByRole('heading', { name: heading, level: 1 })
    await title.waitFor()
    await this.#scrollThrough()
    if (!BUSY_SAMPLES.includes(path)) await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(this.page.getByRole('status', { name: /^(Loading|Making)/ })).toHaveCount(0)
    await this.scan(path, title)
  }
}

const PHONE = LOOKS.filter(({ width }) => width === 375)
const WIDE = LOOKS.filter(({ width }) => width > 375)

test(
  'public pages have no axe violations and do not scroll sideways [B-VL-33, A-RT-33, A-RT-34, A-RT-35, A-RT-36, A-RT-37, A-RT-40, A-RT-41, OP-11]',
  { tag: '@full' },
  async ({ page, product, faults }) => {
    test.slow()
    // A sample of the component page stands for a picture that does not load.
    faults.expect(/no-such-picture/, /nothing-here/)
    const scanner = new Scanner(page)
    for (const [path, heading] of [
      ['/', 'Type a product. Film the script.'],
      ['/pricing', 'Three plans, prices locked for life'],
      ['/contact', 'Contact'],
      ['/privacy', 'Privacy'],
      ['/test', 'Components'],
      ...SAMPLES,
    ] as const)
      await scanner.visit(path, heading)
    await scanner.open('/test')
    await page.getByRole('button', { name: 'Open dialog' }).click()
    await scanner.scan('a dialog', page.getByRole('dialog'), { isDialog: true })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    for (const [path, heading] of [['/signup', 'Create your account'], ...FORMS] as const) {
      await scanner.open(path)
      // The page before has buttons of the same names.
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await page.getByRole('button', { name: /^(Log in|Create account|Send reset link)$/ }).click()
      await scanner.scan(`${path} with errors`, page.getByText(/^Enter your/).first())
    }

    await page.goto(await newCheckout(product.url))
    await scanner.scan('the sandbox checkout', page.getByRole('heading', { name: 'Subscribe to Beta Creator' }))
  },
)

test(
  'mails, second factors and the bank of the sandbox have no axe violations [B-VL-33]',
  { tag: '@full' },
  async ({ page, product, faults }) => {
    test.slow()
    faults.expect(/frame is sandboxed and the 'allow-scripts' permission is not set/)
    const scanner = new Scanner(page)
    const account = await withTotp(product.url)
    await page.goto('/dev/mailbox')
    await scanner.scan('/dev/mailbox', page.getByRole('heading', { level: 1 }))
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(account.email)}`)
    await page.getByRole('link', { name: /Confirm your email address/ }).click()
    await expect(page.locator('iframe')).toBeVisible()
    // axe cannot run in the letter's frame, which allows no scripts, and would wait for it.
    await page.locator('iframe').evaluate((frame) => frame.remove())
    await scanner.scan('a mail', page.getByRole('heading', { level: 1 }))

    await page.goto('/login')
    await typeLogin(page, account)
    await scanner.scan('two-factor sign-in', page.getByLabel('Code', { exact: true }))
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await scanner.scan('sign-in with a recovery code', page.getByLabel('Recovery code'))

    await page.goto(await newCheckout(product.url))
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: '4000 0025 0000 3155' }).click()
    await page.getByRole('button', { name: /^Subscribe for / }).click()
    await scanner.scan('the sandbox bank', page.getByRole('heading', { name: 'Is this you?' }))
  },
)

/** What the journeys below do on a page: press buttons, open dialogs, scan them and close them. */
function scannerOf(page: Page) {
  const scanner = new Scanner(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const close = async (open: Locator) => {
    await page.keyboard.press('Escape')
    await expect(open).toBeHidden()
  }
  const choose = async (opener: string | RegExp, item: string | RegExp) => {
    await button(opener).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  /** Scans what this opens, and closes it. */
  const scanOpened = async (name: string, open: () => Promise<void>, opened: Locator, looks?: Look[]) => {
    if (looks === PHONE) await page.setViewportSize({ width: 375, height: HEIGHT })
    await open()
    await scanner.scan(name, opened, { looks, isDialog: true })
    await close(opened)
  }
  return { scanner, button, dialog, choose, scanOpened }
}

test(
  'the signed-in pages have no axe violations and do not scroll sideways [B-VL-33, OP-48]',
  { tag: '@full' },
  async ({ page, product }) => {
    // In every look it takes minutes.
    test.slow()
    const { scanner, button } = scannerOf(page)
    const account = await newSubscriber(product.url)
    const id = await newScript(product.url, account)
    await logIn(page, account)

    await scanner.scan('the empty studio', page.getByRole('heading', { name: 'Script Studio' }))
    await page.getByLabel('Product name').fill('Miracle tumbler')
    await page.getByLabel('Feature 1', { exact: true }).fill('cures acne')
    await button('Add feature').click()
    await expect(page.getByText('“Miracle”')).toBeVisible()
    await button('Reorder').click()
    await scanner.scan('the generator with hints', button('Done'))
    await page.goto('/dashboard')
    await scanner.scan('the overview', page.getByText('Total Scripts'))

    await scanner.visit('/scripts', 'Script Library')
    await page.getByRole('checkbox', { name: 'Select Ice at six' }).check()
    await scanner.scan('selected scripts', page.getByRole('region', { name: 'Selected scripts' }))
    await page.getByRole('radio', { name: 'List' }).click()
    await scanner.scan('the list', page.getByRole('table', { name: 'Scripts' }))
    await page.getByRole('radio', { name: 'Kanban' }).click()
    await scanner.scan('the board', page.getByRole('button', { name: 'Ice at six', exact: true }))
    await scanner.open('/scripts?view=bin')
    await scanner.scan('the bin', page.getByRole('heading', { name: 'The trash is empty' }))

    for (const [path, heading] of [
      [`/scripts/edit/${id}`, 'Edit Script'],
      ['/analytics', 'Analytics'],
      ['/trending', 'Trending'],
      ['/market-data', 'Market Data'],
      [`/partner-seo?script=${id}`, 'Partner SEO'],
      ['/settings/account', 'Account'],
      ['/settings/billing', 'Billing'],
      ...VARIANTS,
    ] as const)
      await scanner.visit(path, heading)
    await scanner.open(`/script-studio?script=${id}`)
    await scanner.scan('a script in the studio', page.getByRole('tab', { name: 'V2' }))

    const { url = '' } = await callBilling(product.url, account, 'portal', { returnUrl: `${product.url}/settings` })
    await page.goto(url)
    await scanner.scan('the sandbox portal', page.getByRole('region', { name: 'Plan', exact: true }))
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Receipt / }).click(),
    ])
    await new Scanner(receipt).scan('a receipt', receipt.getByRole('heading', { name: /^Receipt / }))
  },
)

test(
  'the dialogs of the dashboard and the library have no axe violations [B-VL-33]',
  { tag: '@full' },
  async ({ page, product }) => {
    test.slow()
    const { scanner, button, dialog, choose, scanOpened } = scannerOf(page)
    const account = await newAccount(product.url)
    await newScript(product.url, account)
    await logIn(page, account, '/dashboard')
    await scanOpened(
      'the menu',
      () => button('Open menu').click(),
      page.getByRole('navigation', { name: 'Menu' }),
      PHONE,
    )
    await scanOpened('the plans', () => button('Upgrade Plan').click(), dialog('Plans'))

    await page.goto('/scripts')
    await scanOpened('notifications', () => button(/notifications$/i).click(), dialog('Notifications'))
    await scanOpened('the command palette', () => button('Search scripts...').click(), dialog('Command palette'))
    await button(/^Account menu/).click()
    await scanner.scan('a page with an open menu', page.getByRole('menu'), { looks: WIDE })
    await page.keyboard.press('Escape')
    await scanOpened('the filters', () => button('Filters').click(), dialog('Filters'))
    await scanOpened('a new folder', () => button('New Folder').click(), dialog('Create Folder'))
    await scanOpened('an import', () => button('Import').click(), dialog('Import scripts'))
    await scanOpened('a deletion', () => choose(/^Actions for Ice/, 'Delete'), page.getByRole('alertdialog'))
    const openCard = () => page.getByRole('button', { name: 'Ice at six', exact: true }).click()
    const chooseInside = async (item: string) => {
      await openCard()
      await choose(/^More actions for Ice/, item)
    }
    await scanOpened('script details', openCard, dialog('Ice at six'))
    await scanOpened(
      'scenes',
      () => chooseInside('View scenes'),
      dialog('Ice at six').filter({ has: button('Edit Title') }),
    )
    await page.goto('/scripts')
    await scanOpened('versions', () => chooseInside('Version history'), dialog('Version History'))
    await page.goto('/scripts')
    await button('Edit Ice at six').click()
    for (const tab of ['Content', 'Details', 'Metadata']) {
      await page.getByRole('tab', { name: tab }).click()
      await scanner.scan(`Edit Script, ${tab}`, page.getByRole('tab', { name: tab, selected: true }))
    }
  },
)

test(
  'the dialogs of the studio, the plans and the settings have no axe violations [B-VL-33]',
  { tag: '@full' },
  async ({ page, product }) => {
    test.slow()
    const { button, dialog, choose, scanOpened } = scannerOf(page)
    // A full screen has one size; the teleprompter takes the window where there is none.
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
    const account = await newSubscriber(product.url)
    const id = await newScript(product.url, account)
    await logIn(page, account, `/script-studio?script=${id}`)
    await scanOpened('the teleprompter', () => button('Film').click(), dialog('Teleprompter'))
    await scanOpened('a PDF', () => choose('Export', /^PDF/), dialog('Save as PDF'))
    await scanOpened('the chat', () => button('Refine with AI').click(), dialog('Refine Your Script with AI'))
    await scanOpened('hooks', () => choose('More actions', 'Hook Library'), dialog('Hook Library'))
    // On a phone the versions stand at another place, so a new width closes what they opened.
    for (const looks of [WIDE, PHONE])
      await scanOpened(
        `a comparison at ${looks[0]?.width} px`,
        () => choose('Actions for V2', 'Compare with another version'),
        dialog('Compare versions'),
        looks,
      )

    await page.goto('/pricing')
    await scanOpened('an upgrade', () => button('Upgrade to Beta Pro').click(), dialog('Upgrade to Beta Pro'))
    await page.goto('/settings/security')
    await scanOpened('two-factor', () => button('Enable two-factor').click(), dialog('Enable two-factor'))
    await page.goto('/settings/advanced')
    await scanOpened('the end of an account', () => button('Delete Account').click(), dialog('Delete your account?'))
  },
)

/** A script with two versions, as the studio saves them. */
async function newScript(url: string, account: Account): Promise<string> {
  const id = await storeScript(url, account, {
    features: ['Leakproof lid', 'Cures acne'],
    tags: ['june'],
    viral_potential_score: 8.4,
  })
  const lines = ['Your ice is gone by noon.', 'Tap the link and pick your colour now.']
  await callRest(url, account, 'PATCH', `scripts?id=eq.${id}`, scriptRow('Ice at six', lines))
  return id
}
