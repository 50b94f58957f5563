import type { Page } from '@playwright/test'
import { callRest, newAccount, type Account } from './accounts'
import { expect, expectNothingSideways, logIn, openStudio, test } from './journey'
import type { Product } from './product'

/** The dashboard with what an account has in its library: figures, tabs, folders in the sidebar. */

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const entry = (page: Page, label: string) => main(page).getByRole('button', { name: label, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name })

const post = (product: Product, account: Account, table: string, rows: object) =>
  callRest<{ id: string }>(product.url, account, 'POST', table, rows)

/** Four scripts, one of them posted with results; and a folder. */
async function fillLibrary(product: Product, account: Account) {
  const { rows: folders } = await post(product, account, 'script_folders', {
    user_id: account.id,
    name: 'Summer',
    color: '#ef4444',
    icon: 'folder',
  })
  const metadata = { generatedBy: 'server' }
  await post(product, account, 'scripts', [
    { title: 'One draft', status: 'draft', viral_potential_score: 8, folder_id: folders[0]?.id, metadata },
    { title: 'One at work', status: 'in_progress', viral_potential_score: 90, folder_id: null, metadata },
    { title: 'One to film', status: 'completed', viral_potential_score: null, folder_id: null, metadata },
  ])
  await post(product, account, 'scripts', { title: 'One out there', status: 'posted', views: 1_253_000, likes: 12_530 })
}

test(
  'figures are the own ones card by card, and the board opens from them [B-QA-02, B-QA-05, B-QA-06, B-QA-09, B-QA-10, B-OV-04, B-OV-06, B-OV-07, B-DS-21, B-DS-22, CX-01, CX-02, CX-34]',
  { tag: '@full' },
  async ({ page, otherBrowser, product }) => {
    const ana = await openStudio(page, product)
    await fillLibrary(product, ana)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await entry(page, 'Overview').click()
    await expect(page.getByRole('img', { name: '4 scripts' })).toBeVisible()
    await expect(page.getByText('8.5/10')).toBeVisible()
    await expect(region(page, 'Workflow Status').getByRole('definition')).toHaveText(['1', '1', '1', '1'])
    await expect(region(page, 'Top Performing Videos').getByRole('listitem')).toHaveText([/One out there.*1\.3M views/])
    await expect(region(page, 'Achievements').getByRole('img', { name: 'Earned' })).toHaveCount(3)

    await page.getByRole('button', { name: 'See today' }).click()
    await expect(page.getByRole('dialog', { name: 'Time Saved' })).toContainText('saved creating 3 scripts today')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'View Kanban' }).click()
    await expect(page.getByText('One to film')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Script Library', level: 1 })).toBeVisible()

    // Another account counts nothing of it.
    const other = await otherBrowser()
    await openStudio(other, product)
    await entry(other, 'Overview').click()
    await expect(other.getByText('No numbers yet')).toBeVisible()
    await expect(region(other, 'Workflow Status').getByRole('definition')).toHaveText(['0', '0', '0', '0'])
  },
)

test(
  'folders stand below the library, a folder keeps its search while one looks elsewhere, and the drawer of a phone has them, too [B-DS-05, B-DS-15, B-DS-20, B-DS-33, B-DS-18]',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await openStudio(page, product)
    await fillLibrary(product, ana)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const folder = main(page).getByRole('button', { name: /^Summer/ })
    await folder.click()
    await expect(page.getByRole('heading', { name: 'Summer', level: 1 })).toBeVisible()
    await expect(folder).toHaveAttribute('aria-current', 'page')
    await page.getByRole('searchbox', { name: 'Search your scripts' }).fill('draft')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
    await expect(page.getByText('One draft').last()).toBeVisible()
    await entry(page, 'Script Studio').click()
    await folder.click()
    await expect(page.getByRole('searchbox', { name: 'Search your scripts' })).toHaveValue('draft')
    await main(page)
      .getByRole('button', { name: /^All Scripts/ })
      .click()
    await expect(page.getByRole('searchbox', { name: 'Search your scripts' })).toHaveValue('')

    await entry(page, 'Folders').click()
    await expect(folder).toBeHidden()
    await page.reload()
    await expect(entry(page, 'Folders')).toHaveAttribute('aria-expanded', 'false')
    await entry(page, 'Folders').click()

    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('button', { name: /^Summer/ }).click()
    await expect(page.getByRole('heading', { name: 'Summer', level: 1 })).toBeVisible()
    await expect(menu).toBeHidden()
    await expectNothingSideways(page)
  },
)

test(
  'trends, shop analytics and settings are tabs, and the plans open over whichever is shown [B-DS-07, B-DS-08, B-DS-10, B-DS-29, B-DS-30, CX-11, CX-13]',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await newAccount(product.url)
    await logIn(page, ana)
    for (const [label, heading] of [
      ['Trending', /^Trending/],
      ['Shop Analytics', 'TikTok Shop Analytics'],
      ['Settings', 'Settings'],
    ] as const) {
      await entry(page, label).click()
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page).toHaveTitle(`${label} · Reelwright`)
    }
    await expectNothingSideways(page)
    await entry(page, 'Overview').click()
    await expect(page).toHaveTitle(/^Overview /)
    await page.getByRole('button', { name: 'Upgrade Plan' }).click()
    await expect(page.getByRole('dialog', { name: 'Plans' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toBeFocused()

    // By keyboard from its first moment, though its code comes with the press.
    await page.getByRole('button', { name: 'Account menu' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings$/)
  },
)
