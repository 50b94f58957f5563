import { type Page } from '@playwright/test'
import { type Account, callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, logIn, test, toast } from './journey'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const titles = (page: Page, name: string) => column(page, name).getByRole('heading', { level: 3 })
const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })

async function openBoard(page: Page, url: string, rows: Record<string, unknown>[]): Promise<Account> {
  const account = await newAccount(url)
  const numbered = rows.map((row, index) => ({ status: 'draft', board_position: 1000 - index, ...row }))
  await callRest(url, account, 'POST', 'scripts', numbered)
  await logIn(page, account, '/scripts?view=kanban')
  await expect(card(page, String(rows[0]?.title))).toBeVisible()
  return account
}

const storedStatus = async (url: string, account: Account, title: string) => {
  const { rows } = await callRest(url, account, 'GET', `scripts?select=status&title=eq.${encodeURIComponent(title)}`)
  return rows[0]?.status
}

test.describe('the board', () => {
  test('a card is carried by keyboard and by mouse, and is there after a reload and in a second tab [B-BD-02, B-BD-08, B-BD-09, B-BD-10, B-LB-04, OP-33, B-GE-08]', async ({
    page,
    product,
  }) => {
    const account = await openBoard(page, product.url, [
      { title: 'Mug' },
      { title: 'Lamp' },
      { title: 'Rug', status: 'tracking' },
    ])
    const other = await page.context().newPage()
    await other.goto('/scripts?view=kanban')
    await expect(titles(other, 'Draft')).toHaveText(['Mug', 'Lamp'])

    await page.bringToFront()
    await card(page, 'Mug').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Picked up “Mug” in Draft, place 1.')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('“Mug” is above In progress, place 1.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(titles(page, 'In progress')).toHaveText(['Mug'])
    await expect(card(page, 'Mug')).toBeFocused()
    await expect(titles(other, 'In progress')).toHaveText(['Mug'])

    const from = await card(page, 'Lamp').boundingBox()
    const to = await column(page, 'Posted').boundingBox()
    if (!from || !to) throw new Error('The board is not laid out')
    await page.mouse.move(from.x + 30, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 50, from.y + 30, { steps: 5 })
    await page.mouse.move(to.x + 50, to.y + 70, { steps: 10 })
    await expect(page.getByText(/“Lamp” is above Posted/)).toBeAttached()
    await page.mouse.up()
    await expect(titles(page, 'Posted')).toHaveCount(2)
    await expect.poll(() => storedStatus(product.url, account, 'Lamp')).toBe('posted')
    await page.reload()
    await expect(titles(page, 'In progress')).toHaveText(['Mug'])
    await expect(titles(page, 'Posted')).toHaveCount(2)
    await expect(titles(page, 'Draft')).toHaveCount(0)
  })

  test(
    'on a phone the columns are reached by their heads, and scripts by a menu [OP-42, B-BD-02]',
    { tag: '@full' },
    async ({ page, product }) => {
      await page.setViewportSize({ width: 375, height: 740 })
      const account = await openBoard(page, product.url, [{ title: 'Mug' }, { title: 'Rug', status: 'posted' }])
      await expectNothingSideways(page)
      await page.getByRole('button', { name: 'Actions for Mug' }).click()
      await page.getByRole('menuitem', { name: 'Add to Kanban' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ready to film' }).click()
      await expect(toast(page, 'Added to Ready to film')).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Columns' })
        .getByRole('button', { name: /Ready to film/ })
        .click()
      await expect(card(page, 'Mug')).toBeInViewport()
      await expect.poll(() => storedStatus(product.url, account, 'Mug')).toBe('ready_to_film')
      await expectNothingSideways(page)
    },
  )
})
