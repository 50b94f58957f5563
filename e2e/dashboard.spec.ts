import type { Page } from '@playwright/test'
import { callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, logIn, test, toast, typeLogin } from './journey'
import type { Product } from './product'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name })

async function openDashboard(page: Page, product: Product) {
  const account = await newAccount(product.url)
  await logIn(page, account, '/dashboard')
  await expect(heading(page, 'Welcome, Ana')).toBeVisible()
  return account
}

test.describe('the welcome', () => {
  test(
    'does not ask for a name it has, leads through three steps with the keyboard alone, and does not come again [B-OB-05 to B-OB-07, B-DS-24, B-GE-11]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openDashboard(page, product)
      await page.goto('/dashboard?welcome=true')
      await expect(heading(page, 'Welcome to Reelwright')).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText('Beta pricing locked in - Beta', { exact: true })).toBeVisible()

      for (const next of ['From product to script in seconds', 'Join the community']) {
        await tabTo(page, 'Next')
        await page.keyboard.press('Enter')
        await expect(heading(page, next)).toBeVisible()
      }
      await expect(page.getByRole('button', { name: 'Join Community' })).toBeDisabled()
      await expect(page.getByText('Coming soon')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.reload()
      await expect(heading(page, 'Welcome, Ana')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )

  test(
    'says which plan was bought, and goes to the studio [B-OB-04, B-OB-06, B-OB-10]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openDashboard(page, product)
      await page.evaluate(() => {
        sessionStorage.setItem('showWelcome', 'true')
        sessionStorage.setItem('welcomePlanName', 'Beta Pro')
      })
      await page.reload()
      await expect(page.getByText('Beta pricing locked in - Beta Pro', { exact: true })).toBeVisible()
      await expect(page.getByText('Payment received: Beta Pro is on your account.')).toBeVisible()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Generate Your First Script' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(/\/script-studio$/)
      await expect(page.getByLabel('Product name')).toBeFocused()
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /welcome/i.test(key)))).toEqual([])
    },
  )
})

test.describe('the first steps', () => {
  test(
    'are done from the list, counted again at once, and put away on every device [B-DS-18, OP-38]',
    { tag: '@full' },
    async ({ page, otherBrowser, product }) => {
      const ana = await openDashboard(page, product)
      const card = region(page, 'First steps')
      await expect(card.getByText('After your first script')).toHaveCount(2)

      await callRest(product.url, ana, 'POST', 'scripts', [{ title: 'Glaciero tumbler' }])
      await page.getByRole('button', { name: 'Refresh' }).click()
      await card.getByRole('button', { name: 'Move your latest script to In progress' }).click()
      await expect(toast(page, '“Glaciero tumbler” is in progress')).toBeVisible()
      await expect(page.getByRole('definition')).toHaveText(['0', '1', '0', '0'])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('definition')).toHaveText(['1', '0', '0', '0'])

      await card.getByRole('button', { name: 'Hide' }).click()
      await expect(card).toBeHidden()
      const other = await otherBrowser()
      await other.goto('/login')
      await typeLogin(other, ana)
      await expect(heading(other, 'Welcome, Ana')).toBeVisible()
      await expect(other.getByText('Total Scripts')).toBeVisible()
      await expect(other.getByText('First steps')).toHaveCount(0)
    },
  )
})

test(
  'the overview invites a new account to its first script and has numbers for one with scripts [B-QA-02, B-QA-10, B-GE-12]',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await openDashboard(page, product)
    await expect(page.getByText('No numbers yet')).toBeVisible()
    await page.getByRole('button', { name: 'Show an example' }).click()
    await expect(region(page, 'Example numbers')).toContainText('284.3K views')
    await page.getByRole('button', { name: 'Hide example' }).click()
    await expect(region(page, 'Workflow Status').getByRole('definition')).toHaveText(['0', '0', '0', '0'])

    await callRest(product.url, ana, 'POST', 'scripts', [
      { title: 'One draft', status: 'draft', viral_potential_score: 8 },
      { title: 'One at work', status: 'in_progress', viral_potential_score: 90 },
      { title: 'One to film', status: 'completed', viral_potential_score: null },
    ])
    const posted = { title: 'One out there', status: 'posted', views: 1_253_000, likes: 12_530 }
    await callRest(product.url, ana, 'POST', 'scripts', posted)
    await page.reload()
    await expect(page.getByRole('img', { name: '4 scripts' })).toBeVisible()
    await expect(page.getByText('8.5/10')).toBeVisible()
    await expect(region(page, 'Workflow Status').getByRole('definition')).toHaveText(['1', '1', '1', '1'])
    await expect(region(page, 'Top Performing Videos').getByRole('listitem')).toHaveText([/One out there.*1\.3M views/])
    await expect(region(page, 'Achievements').getByRole('img', { name: 'Earned' })).toHaveCount(3)
    await region(page, 'Recent Scripts').getByRole('link', { name: 'One at work' }).click()
    await expect(page).toHaveURL(/\/scripts\/edit\/[0-9a-f-]{36}$/)
    await page.goBack()
    await page.getByRole('link', { name: 'View Kanban' }).click()
    await expect(page).toHaveURL(/\/scripts\?view=kanban$/)
    await expect(page.getByText('One to film')).toBeVisible()
  },
)

test(
  'the open dashboards show a visitor an example, ask for no data, and lead through the sign-in to where one was going [CX-08, OP-12, B-RT-02]',
  { tag: '@full' },
  async ({ page, product }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(rest|auth|functions|storage|realtime)\//.test(pathname)) asked.push(pathname)
    })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/creator-dashboard-test', '/direct-dashboard']) {
      await page.goto(path)
      await expect(heading(page, 'Welcome, creator')).toBeVisible()
      await expect(heading(page, 'Example numbers')).toBeVisible()
      await expectNothingSideways(page)
    }
    await page.getByRole('link', { name: 'Script Library' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(asked).toEqual([])
    const ana = await newAccount(product.url)
    await typeLogin(page, ana)
    await expect(page).toHaveURL(/\/scripts$/)
    for (const path of ['/creator-dashboard-test', '/direct-dashboard', '/test-dashboard', '/dashboard?tab=overview']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(heading(page, 'Welcome, Ana')).toBeVisible()
    }
    const { rows } = await callRest<{ id: string }>(product.url, ana, 'POST', 'script_folders', { name: 'Mornings' })
    const folder = rows[0]!.id
    for (const [path, target] of [
      ['/tempo', '/script-studio'],
      ['/dashboard?tab=script-studio', '/script-studio'],
      ['/dashboard?tab=library', '/scripts'],
      [`/dashboard?tab=library-folder-${folder}`, `/scripts/folder/${folder}`],
      ['/dashboard?tab=analytics', '/analytics'],
      ['/dashboard?tab=trends', '/trending'],
      ['/dashboard?tab=shop-analytics', '/analytics'],
      ['/dashboard?tab=profile', '/profile'],
      ['/dashboard?tab=settings', '/settings'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(new URL(target, product.url).href)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  },
)

/** Presses Tab until the thing with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}
