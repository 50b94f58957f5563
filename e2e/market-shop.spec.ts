import { expect, expectNothingSideways, openStudio, test } from './journey'

test(
  'shop analytics: the demo figures, charts with a table behind each, tabs in the address [A-RT-25, B-SA-01, B-SA-09, B-SA-10, B-SA-12, B-SA-15, CX-13, OP-54]',
  { tag: '@full' },
  async ({ page, product }) => {
    await openStudio(page, product)
    // Charts are fetched when they come near the visible part.
    await page.setViewportSize({ width: 1280, height: 3000 })
    await page.goto('/analytics')
    await expect(page.getByRole('heading', { name: 'TikTok Shop Analytics', level: 1 })).toBeVisible()
    await expect(page.getByText('$285,420')).toBeVisible()
    await expect(page.getByText('Using demo data')).toBeVisible()
    const revenue = page.getByRole('region', { name: 'Revenue over time' })
    await expect(revenue.getByRole('img', { name: /^Revenue (rose|fell|was) / })).toBeVisible()

    const asTable = page.getByRole('button', { name: 'Show Revenue over time as table' })
    await asTable.focus()
    await page.keyboard.press('Enter')
    // Thirty days below one row of headings.
    await expect(page.getByRole('table', { name: 'Revenue over time' }).getByRole('row')).toHaveCount(31)

    await page.getByRole('tab', { name: 'Creators' }).click()
    await expect(page).toHaveURL(/\?tab=creators$/)
    await expect(page.getByRole('table', { name: 'Creators' })).toHaveAttribute('aria-rowcount', '128')
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNothingSideways(page)
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByRole('region', { name: 'Trending Products' }).getByRole('listitem')).toHaveCount(5)
  },
)
