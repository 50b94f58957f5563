import type { Page } from '@playwright/test'
import { callRest, newAccount, type Account } from './accounts'
import { expect, expectNothingSideways, openStudio, test, toast, typeLogin } from './journey'

const greeting = (page: Page, name: string) => page.getByText(`Welcome, ${name}`, { exact: true })
const mainEntry = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: label })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function openOverview(page: Page) {
  await mainEntry(page, 'Overview').click()
  await expect(page.getByText('Workflow Status')).toBeVisible()
}

test.describe('the welcome', () => {
  test(
    'does not ask for a name it has, leads through three steps with the keyboard alone, and does not come again [B-OB-05 to B-OB-07, B-DS-24, B-GE-11]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openStudio(page, product)
      await page.goto('/dashboard?welcome=true')
      await expect(heading(page, 'Welcome to Reelwright')).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText('Beta pricing locked in - Beta', { exact: true })).toBeVisible()

      for (const next of ['From product to script in seconds', 'Film with others']) {
        await tabTo(page, 'Next')
        await page.keyboard.press('Enter')
        await expect(heading(page, next)).toBeVisible()
      }
      await expect(page.getByRole('button', { name: 'Join Community' })).toBeDisabled()
      await expect(page.getByText('Coming soon')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.reload()
      await expect(heading(page, 'AI Script Studio')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )

  test(
    'says which plan was bought, and goes to the studio [B-OB-04, B-OB-06, B-OB-10]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openStudio(page, product)
      await page.evaluate(() => {
        sessionStorage.setItem('showWelcome', 'true')
        sessionStorage.setItem('welcomePlanName', 'Beta Pro')
      })
      await page.reload()
      await expect(page.getByText('Beta pricing locked in - Beta Pro', { exact: true })).toBeVisible()
      await expect(page.getByText('Payment received: Beta Pro is in your account.')).toBeVisible()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Generate Your First Script' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(heading(page, 'AI Script Studio')).toBeVisible()
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /welcome/i.test(key)))).toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/direct-dashboard')
      await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
      await expectNothingSideways(page)
    },
  )
})

test.describe('the first steps', () => {
  test(
    'are done from the list, count in every tab, and are put away on every device [B-DS-18, OP-38]',
    { tag: '@full' },
    async ({ page, otherBrowser, product }) => {
      const ana = await openStudio(page, product)
      await page.getByRole('button', { name: /First steps/ }).click()
      const list = page.getByRole('dialog', { name: 'First steps' })
      await expect(list.getByText('After your first script')).toHaveCount(2)
      await list.getByRole('button', { name: 'Open the studio' }).click()
      await expect(list).toBeHidden()

      await callRest(product.url, ana, 'POST', 'scripts', [{ title: 'Glaciero tumbler' }])
      await page.getByRole('button', { name: 'Refresh' }).click()
      await openOverview(page)
      const card = page.getByRole('region', { name: 'First steps' })
      await card.getByRole('button', { name: 'Start the newest' }).click()
      await expect(toast(page, '“Glaciero tumbler” is in progress')).toBeVisible()
      await expect(page.getByRole('definition')).toHaveText(['0', '1', '0', '0'])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('definition')).toHaveText(['1', '0', '0', '0'])

      await card.getByRole('button', { name: 'Put away' }).click()
      await expect(card).toBeHidden()
      const other = await otherBrowser()
      await other.goto('/login')
      await typeLogin(other, ana)
      await expect(greeting(other, 'Ana')).toBeVisible()
      await openOverview(other)
      await expect(other.getByText('First steps')).toHaveCount(0)
    },
  )
})

test.describe('the overview', () => {
  test(
    'invites a new account to its first script and has numbers for one with scripts [B-DS-15, B-DS-32, CX-02, B-GE-12]',
    { tag: '@full' },
    async ({ page, product }) => {
      const ana = await openStudio(page, product)
      await openOverview(page)
      await expect(page.getByText('No numbers yet')).toBeVisible()
      await page.getByRole('button', { name: 'Show an example' }).click()
      await expect(page.getByRole('region', { name: 'Example numbers' })).toContainText('284.3K views')
      await page.getByRole('button', { name: 'Hide example' }).click()

      const scripts = ['draft', 'completed', 'posted'].map((status) => ({
        title: status,
        status,
        viral_potential_score: 9,
      }))
      await callRest(product.url, ana, 'POST', 'scripts', scripts)
      await page.reload()
      await openOverview(page)
      await expect(page.getByText('9.0/10')).toBeVisible()
      await expect(page.getByRole('definition')).toHaveText(['1', '0', '1', '1'])
      await page.setViewportSize({ width: 375, height: 812 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Upgrade Plan' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )
})

test(
  'the sidebar follows the pointer within its limits, the content follows the sidebar, and both stay after a reload [B-DS-11, B-DS-12, B-DS-14, B-DS-34, CX-48]',
  { tag: '@full' },
  async ({ page, product }) => {
    await openStudio(page, product)
    const edge = page.getByRole('separator', { name: 'Width of the sidebar' })
    const contentStart = async () => (await page.getByRole('main').boundingBox())?.x
    const dragTo = async (x: number) => {
      const from = Number(await edge.getAttribute('aria-valuenow'))
      await page.mouse.move(from, 300)
      await page.mouse.down()
      await page.mouse.move((from + x) / 2, 300)
      await page.mouse.move(x, 300)
      await page.mouse.up()
    }
    expect(await contentStart()).toBe(192)
    for (const [pulled, width] of [
      [50, 160],
      [600, 320],
      [250, 250],
    ] as const) {
      await dragTo(pulled)
      await expect(edge).toHaveAttribute('aria-valuenow', String(width))
      expect(await contentStart()).toBe(width)
    }
    await page.reload()
    await expect(edge).toHaveAttribute('aria-valuenow', '250')
    expect(await contentStart()).toBe(250)
  },
)

test.describe('the open dashboards', () => {
  test(
    'show a visitor an example, ask for no data, and lead through the sign-in back to where one was [CX-08, OP-12, A-RT-38, A-RT-39, B-RT-02]',
    { tag: '@full' },
    async ({ page, product }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/(rest|auth|functions|storage|realtime)\//.test(pathname)) asked.push(pathname)
      })
      await page.goto('/direct-dashboard')
      await expect(heading(page, 'Welcome, Creator')).toBeVisible()
      await expect(heading(page, 'Example numbers')).toBeVisible()
      await page.setViewportSize({ width: 375, height: 812 })
      await page.getByRole('link', { name: 'Script Library' }).click()
      await expect(page).toHaveURL(/\/login$/)

      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/creator-dashboard-test')
      await expect(greeting(page, 'Creator')).toBeVisible()
      await mainEntry(page, 'Script Library').click()
      await expect(page.getByText('No Scripts Yet')).toBeVisible()
      await mainEntry(page, 'Script Studio').click()
      await page.getByLabel('Product name').fill('Mug')
      await page.getByLabel('Target audience').selectOption('Foodies')
      await page.getByRole('button', { name: 'Generate Script' }).click()
      await expect(page).toHaveURL(/\/login$/)
      expect(asked).toEqual([])

      const ana: Account = await newAccount(product.url)
      await typeLogin(page, ana)
      await expect(page).toHaveURL(/\/creator-dashboard-test$/)
      await expect(greeting(page, 'Ana')).toBeVisible()
      // What the visitor typed has come along.
      await expect(page.getByLabel('Product name')).toHaveValue('Mug')
    },
  )
})

/** Presses Tab until the thing with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}
