import { type Page } from '@playwright/test'
import { newAccount } from './accounts'
import { expect, expectNothingSideways, logIn, test } from './journey'

/** "20/11/2026", so many days ago. */
function day(ago: number) {
  const [year, month, date] = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

/** As a seller's export is: lines above its header, semicolons, money with signs; three of its rows are faulty. */
const CSV = [
  'Product analytics',
  '',
  'Day;Product ID;Product name;GMV;Items sold;Video views;Likes;Shelf',
  `${day(5)};1729;Glaciero tumbler;$1,200.50;40;10,000;600;A`,
  `${day(4)};1729;Glaciero tumbler;$799.50;26;8,000;400;A`,
  `${day(3)};1729;Glaciero tumbler;$500.00;17;7,000;250;A`,
  `${day(5)};1730;Lumen desk lamp;$89.90;2;1,500;30;B`,
  `${day(4)};1730;Lumen desk lamp;$179.80;4;2,500;70;B`,
  `${day(3)};1731;Silk pillowcase;$24.00;1;1,000;50;B`,
  `${day(3)};1730;Lumen desk lamp;-$44.95;1;900;10;B`,
  `32/13/2026;1731;Silk pillowcase;$24.00;1;1,000;50;B`,
  `${day(2)};1731;Silk pillowcase;many;1;1,000;50;B`,
].join('\r\n')

/** Added up by hand from the six good rows. */
const SUMS = { products: '3', views: '30.0K', engagement: '5%', revenue: 2793.7 }

const choose = (page: Page, content = CSV) =>
  page
    .getByLabel('Data files')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

const importWizard = (page: Page) => page.getByRole('region', { name: 'Import of products.csv' })

async function expectSums(page: Page) {
  const figure = (name: string) => page.locator('dl > *').filter({ has: page.getByText(name, { exact: true }) })
  await expect(figure('Total Products')).toContainText(SUMS.products)
  await expect(figure('Total Views')).toContainText(SUMS.views)
  await expect(figure('Avg Engagement')).toContainText(SUMS.engagement)
}

test(
  'a real export with faults is looked over, checked and imported, and its sums stand on the pages; again, it doubles nothing',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await newAccount(product.url)
    const expectRevenue = async () => {
      const answer = await fetch(`${product.url}/api/tiktok-shop/dashboard`, {
        headers: { authorization: `Bearer ${account.token}` },
      })
      expect(await answer.json()).toMatchObject({
        data: {
          summary: { total_products: 3, total_revenue: SUMS.revenue },
          source: { kind: 'import', currency: 'USD' },
        },
      })
    }
    await logIn(page, account, '/market-data')
    await expect(page.getByText('No data yet. Until you import some')).toBeVisible()
    await choose(page)

    const wizard = importWizard(page)
    await expect(wizard.getByRole('heading', { name: 'Columns and days' })).toBeVisible()
    await expect(wizard.getByLabel('GMV')).toHaveValue('revenue')
    await expect(wizard.getByLabel('Shelf')).toHaveValue('')

    // A column that is taken twice is refused in words, before anything is asked of the server.
    await wizard.getByLabel('Shelf').selectOption('Likes')
    await wizard.getByRole('button', { name: 'Check 9 rows' }).click()
    await expect(wizard.getByRole('alert')).toContainText('Likes is matched to both')
    await wizard.getByLabel('Shelf').selectOption('Don’t import')
    await wizard.getByLabel('Dates').selectOption('Day, month, year')

    // What is chosen outlives a reload.
    await page.reload()
    await expect(wizard.getByLabel('Dates')).toHaveValue('dmy')
    await wizard.getByRole('button', { name: 'Check 9 rows' }).click()
    await expect(wizard.getByRole('heading', { name: 'Review' })).toBeVisible()
    await expect(wizard.getByText('3 errors')).toBeVisible()
    const download = page.waitForEvent('download')
    await wizard.getByRole('button', { name: 'Download the report' }).click()
    expect((await download).suggestedFilename()).toBe('products - errors.csv')

    await wizard.getByRole('button', { name: 'Import 6 rows' }).click()
    await expect(
      wizard.getByText('3 new products · 6 new daily totals. 3 rows with errors were skipped.'),
    ).toBeVisible()
    await wizard.getByRole('link', { name: 'View Trending' }).click()
    await expectSums(page)
    const products = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
    await expect(products.filter({ hasText: 'Glaciero tumbler' })).toContainText(/25\.0K.*83/)
    await expect(products.filter({ hasText: 'Lumen desk lamp' })).toContainText(/4\.0K.*6/)
    await expectRevenue()

    await page.goto('/market-data')
    await expect(page.getByRole('listitem').filter({ hasText: 'Imported data' })).toContainText('Products3')
    await choose(page)
    await wizard.getByLabel('Dates').selectOption('Day, month, year')
    await wizard.getByRole('button', { name: 'Check 9 rows' }).click()
    await wizard.getByRole('button', { name: 'Import 6 rows' }).click()
    await expect(wizard.getByText('Nothing changed: this data was already here.')).toBeVisible()
    await page.goto('/trending')
    await expectSums(page)
    await expectRevenue()
  },
)

test('on a phone and by keyboard, a file that does not arrive stays selected, and is imported', async ({
  page,
  product,
  faults,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await logIn(page, await newAccount(product.url), '/market-data')
  await expect(page.getByText('No data yet. Until you import some')).toBeVisible()
  faults.expect(/ERR_FAILED/)
  const uploads = '**/api/market/imports?*'
  await page.route(uploads, (route) => route.abort())
  await choose(page, 'Creator;Umsatz;Datum\n@ana.films;1.234,50 €;' + day(1).replaceAll('/', '.'))
  await expect(page.getByText('products.csv was not accepted')).toBeVisible()
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')

  const wizard = importWizard(page)
  await expect(wizard.getByText('1.234,50 in your file is 1,234.50.')).toBeVisible()
  await expect(wizard.getByLabel('Currency')).toHaveValue('EUR')
  await expectNothingSideways(page)
  await wizard.getByLabel('Dates').selectOption('Day, month, year')
  await wizard.getByRole('button', { name: 'Check 1 row' }).press('Enter')
  await expect(wizard.getByRole('heading', { name: 'Review' })).toBeFocused()
  await wizard.getByRole('button', { name: 'Import 1 row' }).press('Enter')
  await expect(wizard.getByText('1 new creator · 1 new daily total.')).toBeVisible()
})
