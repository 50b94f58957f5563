import { type Page } from '@playwright/test'
import { type Account, callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, logIn, test, toast } from './journey'
import { scanIn, WIDE_LIGHT } from './looks'

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

const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const CSV = `Title;Script text;Price;Labels\nCold coffee;"My coffee is cold again.\n\nThis mug keeps it hot.";$29.99;june\n=HYPERLINK("x");Formulas are text here.;;\n`
const FORMULA = '=HYPERLINK("x")'

/** From the top of the screen to the first card or line. */
const firstScript = (page: Page) =>
  page.locator('main [data-index="0"]').evaluate((row) => Math.round(row.getBoundingClientRect().top))

test('the library is filled from files, filmed from, and sorted by mouse into a folder and over the board [B-BD-02, B-BD-08, B-BD-10, B-FD-08, B-LB-03, B-LB-04, B-LB-05, B-LB-06, B-ER-30, B-GE-08, B-VL-33]', async ({
  page,
  product,
}) => {
  test.slow()
  const account = await newAccount(product.url)
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, account, '/scripts')
  await test.step('files of several kinds are read in a thread of their own, looked at, and imported', async () => {
    await expect(page.getByRole('heading', { name: 'No Scripts Yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import scripts' })
    await dialog
      .getByLabel('Files to import')
      .setInputFiles([
        file('june.csv', CSV),
        file('notes.md', '# From notes\n\nA **bold** line.'),
        file('photo.png', 'no text'),
      ])
    const start = dialog.getByRole('button', { name: 'Import 3 scripts', exact: true })
    await expect(start).toBeEnabled()
    await expect(dialog.getByText('photo.png: This file type isn’t supported.')).toBeVisible()
    await dialog.getByLabel('Title of From notes').fill('Renamed')
    await start.click()
    await expect(toast(page, '3 scripts imported')).toBeVisible()
    await expect(page.getByText('Cold coffee').first()).toBeVisible()
    const { rows } = await callRest(product.url, account, 'GET', 'scripts?select=title&order=board_position.desc')
    expect(rows.map(({ title }) => title)).toEqual(['Renamed', 'Cold coffee', FORMULA])
  })
  await test.step('scripts stand high on the screen, and film takes two taps', async () => {
    await page.getByRole('button', { name: 'Hide for a day' }).click()
    // Width, height, and where the first script stands at most.
    for (const [width, height, most] of [
      [1280, 800, 200],
      [1024, 768, 200],
      [375, 812, 260],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const layout of ['List', 'Cards']) {
        await page.getByRole('radio', { name: layout, exact: true }).click()
        await expect.poll(() => firstScript(page), `${layout} at ${width} px`).toBeLessThanOrEqual(most)
        await expectNothingSideways(page)
      }
    }
    // On the phone, from the library.
    await page.getByRole('button', { name: 'Film Renamed' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Teleprompter' })).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('a script is dragged into a folder', async () => {
    const folders = page.getByRole('region', { name: 'Folders' })
    const chip = (name: string) => folders.getByRole('button', { name })
    await callRest(product.url, account, 'POST', 'script_folders', { name: 'Kitchen 🍳' })
    const item = (title: string) => page.getByRole('listitem').filter({ hasText: title }).first()
    await item('Cold coffee').dragTo(chip('Kitchen 🍳 0 scripts'))
    await expect(toast(page, 'Script moved successfully')).toBeVisible()
    await chip('Kitchen 🍳 1 script').click()
    await expect(page).toHaveURL(/\/scripts\/folder\//)
    await expect(item('Cold coffee')).toBeVisible()
    await expect(item('Renamed')).toBeHidden()
    await chip('All Scripts 3 scripts').click()
    await page.getByRole('checkbox', { name: 'Select Renamed' }).check()
    await scanIn(WIDE_LIGHT, page.getByRole('region', { name: 'Selected scripts' }))
    await page.getByRole('checkbox', { name: 'Select Renamed' }).uncheck()
  })
  await test.step('a card is carried by mouse', async () => {
    await page.getByRole('radio', { name: 'Kanban' }).click()
    await expect(titles(page, 'Draft')).toHaveText(['Renamed', 'Cold coffee', FORMULA])
    const from = await card(page, 'Cold coffee').boundingBox()
    const to = await column(page, 'Posted').boundingBox()
    if (!from || !to) throw new Error('The board is not laid out')
    await page.mouse.move(from.x + 30, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 50, from.y + 30, { steps: 5 })
    await page.mouse.move(to.x + 50, to.y + 70, { steps: 10 })
    await expect(page.getByText(/“Cold coffee” is above Posted/)).toBeAttached()
    await page.mouse.up()
    await expect(titles(page, 'Posted')).toHaveText(['Cold coffee'])
    await expect.poll(() => storedStatus(product.url, account, 'Cold coffee')).toBe('posted')
    await expect(titles(page, 'Draft')).toHaveText(['Renamed', FORMULA])
  })
})

test.describe('the board', () => {
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
