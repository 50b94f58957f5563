import { newAccount, type Account } from './accounts'
import { expect, logIn, test } from './journey'

/** Trends of imported data, and from one of them to a script. */

const PRODUCTS = [
  ['Lumen desk lamp', 'Home', 45],
  ['Glaciero tumbler', 'Home', 29],
  ['Velvet lip tint', 'Beauty', 12],
  ['Rose clay mask', 'Beauty', 18],
  ['Pocket tripod', 'Tech', 31],
  ['Cable organizer kit', 'Tech', 9],
  ['Ribbed lounge set', 'Fashion', 44],
  ['Silk scrunchies', 'Fashion', 8],
] as const
const DAYS = 20

const dayBefore = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** 20 days of each product, the first one of all selling twice as much in the last seven as before. */
function exportOfAShop(): string {
  const rows = PRODUCTS.flatMap(([name, niche, price], at) =>
    Array.from({ length: DAYS }, (_, ago) => {
      const units = at === 0 ? (ago < 7 ? 20 : 10) : 8 - at
      return [dayBefore(ago + 1), `P${at}`, name, niche, price, 1000, 60, 10, 5, units, units * price].join(',')
    }),
  )
  return ['Date,Product ID,Product name,Category,Price,Views,Likes,Comments,Shares,Units sold,Revenue', ...rows].join(
    '\n',
  )
}

/** Sends, checks and imports a file over HTTP, as the page does. */
async function importFile(url: string, { token }: Account, content: string) {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers }
    const answer = await fetch(`${url}/api/market/imports${path}`, { ...init, headers })
    const { data, error } = (await answer.json()) as {
      data: { id: string; state: string; mapping: object }
      error?: string
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${error}`)
    return data
  }
  const { id, mapping } = await ask('?name=shop.csv', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: content,
  })
  const reaches = (state: string) =>
    expect.poll(async () => (await ask(`/${id}`)).state, { intervals: [200] }).toBe(state)
  await ask(`/${id}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mapping),
  })
  await reaches('checked')
  await ask(`/${id}/apply`, { method: 'POST' })
  await reaches('done')
}

test(
  'own figures rank and filter, one product is looked at, and a script is written for it [B-GE-10, B-TR-01, B-TR-04, B-TR-05, B-TR-07, A-SH-06, A-SH-21, OP-34]',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await newAccount(product.url)
    await importFile(product.url, ana, exportOfAShop())
    await logIn(page, ana, '/trending')
    const main = page.getByRole('main')
    await expect(main.getByText(/^Imported data · .* · updated/)).toBeVisible()
    await expect(page.getByText('Using demo data')).toHaveCount(0)
    await expect(main.getByRole('definition').filter({ hasText: /^8$/ })).toBeVisible()
    // Twenty days are no two windows of thirty.
    const first = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lumen desk lamp' }) })
    await expect(first).toContainText('Too early to say')
    await page.getByRole('radio', { name: '7d' }).click()
    await expect(first).toContainText('+100%')
    await page.getByRole('radio', { name: 'Tech' }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'Rank' })).toHaveText([/Rank #1/, /Rank #2/])
    await page.getByRole('radio', { name: 'All', exact: true }).click()

    await page.getByRole('button', { name: 'Show all' }).click()
    const table = page.getByRole('table', { name: 'Products' })
    await expect(table).toHaveAttribute('aria-rowcount', '9')
    await table.getByRole('button', { name: 'Price' }).click()
    await expect(table.getByRole('row').nth(1)).toContainText('Lumen desk lamp')
    await page.getByRole('searchbox', { name: 'Filter products' }).fill('TRIPOD')
    await expect(table.getByRole('row')).toHaveCount(2)
    await page.emulateMedia({ colorScheme: 'dark' })
    await table.getByRole('button', { name: 'Pocket tripod' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pocket tripod' })
    await expect(dialog.getByRole('img', { name: /^Revenue/ })).toBeVisible()
    // What is open has an address, and "back" closes it.
    await page.reload()
    await expect(dialog.getByRole('heading', { name: 'Top creators' })).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()

    await table.getByRole('button', { name: 'Pocket tripod' }).click()
    await dialog.getByRole('button', { name: 'Write a script for this' }).click()
    await expect(page).toHaveURL(/\/script-studio$/)
    await expect(page.getByLabel('Product name')).toHaveValue('Pocket tripod')
    await expect(page.getByLabel('Price')).toHaveValue('31')
    await page.getByLabel('Target audience').selectOption('everyone')
    await page.getByRole('button', { name: 'Generate Script' }).click()
    await expect(page.getByText('Script generated and saved to your library!')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Script Editor' })).toContainText(/pocket tripod/i)
  },
)
