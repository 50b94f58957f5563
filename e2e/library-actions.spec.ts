import type { Page } from '@playwright/test'
import { type Account, callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, openStudio, test, toast } from './journey'
import type { Product } from './product'

interface Stored {
  title: string
  status: string
  tags: string[]
  views: number | null
}

async function addScripts(product: Product, account: Account, ...scripts: object[]) {
  // One after the other: the last one is the newest, and stands first.
  for (const script of scripts)
    await callRest(product.url, account, 'POST', 'scripts', { script_text: 'It keeps ice all day.', ...script })
}

const stored = async (product: Product, account: Account) =>
  (await callRest<Stored>(product.url, account, 'GET', 'scripts?select=title,status,tags,views&order=title')).rows

const scripts = (page: Page) => page.getByRole('list', { name: 'Scripts' })

async function openScripts(page: Page, address = '/scripts') {
  await page.goto(address)
  await expect(scripts(page)).toBeVisible()
}

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** A click on the card is the only way to open it. */
const openCard = (page: Page, title: string) => scripts(page).getByRole('button', { name: title, exact: true }).click()

async function chooseInside(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const undo = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Undo' })

test(
  'a script is read, set to posted, gets its results, is exported, duplicated, edited on its page and opened in the studio [B-DT-01 to B-DT-05, CX-09, OP-49]',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await openStudio(page, product)
    await addScripts(product, ana, { title: 'Cold until evening', product_name: 'Glaciero tumbler', price: 29.99 })
    await openScripts(page)

    await openCard(page, 'Cold until evening')
    const details = page.getByRole('dialog', { name: 'Cold until evening' })
    await expect(details.getByRole('heading', { name: 'Script Details' })).toBeVisible()
    await expect(details.getByText('$29.99')).toBeVisible()
    await details.getByLabel('Status').selectOption('Posted')
    await expect(toast(page, 'Status: Posted')).toBeVisible()

    const download = page.waitForEvent('download')
    await chooseInside(page, 'Cold until evening', 'Export TXT')
    expect((await download).suggestedFilename()).toBe('Cold until evening.txt')
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()

    await choose(page, 'Cold until evening', 'Record results')
    const results = page.getByRole('dialog', { name: 'Record results' })
    await results.getByLabel('Views').fill('1.2K')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Results saved')).toBeVisible()
    await expect(results).toBeHidden()

    await choose(page, 'Cold until evening', 'Duplicate')
    await expect(toast(page, 'Script duplicated')).toBeVisible()
    await expect(scripts(page).getByText('Cold until evening (Copy)', { exact: true })).toBeVisible()
    expect(await stored(product, ana)).toEqual([
      { title: 'Cold until evening', status: 'posted', tags: [], views: 1200 },
      { title: 'Cold until evening (Copy)', status: 'draft', tags: [], views: null },
    ])

    await openCard(page, 'Cold until evening (Copy)')
    await page.getByRole('button', { name: 'Edit Script' }).click()
    await expect(page).toHaveURL(/\/scripts\/edit\/[0-9a-f-]{36}$/)
    await page.goBack()
    // Back to the script that was being read.
    const copy = page.getByRole('dialog', { name: 'Cold until evening (Copy)' })
    await expect(copy).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(copy).toBeHidden()
    await choose(page, 'Cold until evening (Copy)', 'Open in studio')
    await expect(page).toHaveURL(/\/script-studio/)
    await expect(page.getByRole('region', { name: 'Script Editor' }).getByText('It keeps ice all day.')).toBeVisible()
  },
)

test(
  'several scripts get a status and tags, are exported and deleted, each with a way back [B-LB-16, CX-01]',
  { tag: '@full' },
  async ({ page, product }) => {
    const ana = await openStudio(page, product)
    await addScripts(
      product,
      ana,
      { title: 'Lamp', status: 'completed' },
      { title: 'Mug', tags: ['old'] },
      { title: 'Rug' },
    )
    const before = await stored(product, ana)
    await openScripts(page)
    for (const title of ['Lamp', 'Mug']) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
    const bar = page.getByRole('region', { name: 'Selected scripts' })
    await expect(bar.getByText('2 selected')).toBeVisible()

    await bar.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitem', { name: 'Ready to film' }).click()
    await expect(toast(page, '2 scripts: Ready to film')).toBeVisible()
    await undo(page).click()
    await expect(toast(page, 'Undone')).toBeVisible()
    expect(await stored(product, ana)).toEqual(before)

    await bar.getByRole('button', { name: 'Tags' }).click()
    const tags = page.getByRole('dialog', { name: 'Tags for 2 scripts' })
    await expect(tags.getByRole('button', { name: 'Remove old' })).toBeVisible()
    await tags.getByLabel('Add tags').fill('june')
    await tags.getByRole('button', { name: 'Remove old' }).click()
    await tags.getByRole('button', { name: 'Change tags' }).click()
    await expect(toast(page, '2 scripts have new tags')).toBeVisible()
    expect((await stored(product, ana)).map(({ tags }) => tags)).toEqual([['june'], ['june'], []])

    const download = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Export TXT' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)

    await bar.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 scripts' }).click()
    await expect(toast(page, '2 scripts deleted')).toBeVisible()
    await expect(scripts(page).getByText('Lamp', { exact: true })).toBeHidden()
    await expect(bar).toBeHidden()
    await undo(page).last().click()
    await expect(scripts(page).getByText('Lamp', { exact: true })).toBeVisible()
    expect((await stored(product, ana)).map(({ title }) => title)).toEqual(['Lamp', 'Mug', 'Rug'])
  },
)

test(
  'what is deleted in one tab appears in the bin of the other, comes back from there, or is gone for good; a neighbour sees none of it [B-LB-16, B-CL-16]',
  { tag: '@full' },
  async ({ page, product, context }) => {
    const ana = await openStudio(page, product)
    const neighbour = await newAccount(product.url)
    await addScripts(product, ana, { title: 'Lamp' }, { title: 'Mug' }, { title: 'Rug' })
    await openScripts(page)
    const other = await context.newPage()
    await other.goto('/scripts?view=bin')
    await expect(other.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()

    for (const [title, neighbour] of [
      ['Lamp', 'Mug'],
      ['Mug', 'Rug'],
    ] as const) {
      await choose(page, title, 'Delete')
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('Are you sure you want to delete this script?')
      await expect(question).toContainText(title)
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(scripts(page).getByText(title, { exact: true })).toBeHidden()
      await expect(page.getByRole('button', { name: neighbour, exact: true })).toBeFocused()
    }

    await expect(other.getByRole('checkbox', { name: 'Mug' })).toBeVisible()
    await expect(other.getByText('30 days left').first()).toBeVisible()
    await other.getByRole('button', { name: 'Restore Mug' }).click()
    await expect(toast(other, 'Script restored')).toBeVisible()
    await expect(scripts(page).getByText('Mug', { exact: true })).toBeVisible()

    expect((await callRest(product.url, neighbour, 'GET', 'deleted_scripts?select=title')).rows).toEqual([])
    await other.getByRole('button', { name: 'Permanently delete Lamp' }).click()
    const question = other.getByRole('alertdialog', { name: 'Permanently delete “Lamp”?' })
    await question.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(other.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
    expect((await stored(product, ana)).map(({ title }) => title)).toEqual(['Mug', 'Rug'])
  },
)

test.describe('on a phone of 375 pixels', () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  test(
    'what one does with the selection stands above the bottom bar, and nothing scrolls sideways [OP-49]',
    { tag: '@full' },
    async ({ page, product }) => {
      const ana = await openStudio(page, product)
      await addScripts(
        product,
        ana,
        { title: 'A title that is much too long for a phone '.repeat(4) },
        { title: 'Mug' },
      )
      await openScripts(page)
      await page.getByRole('checkbox', { name: 'Select Mug' }).check()
      const bar = page.getByRole('region', { name: 'Selected scripts' })
      await expect(bar).toBeInViewport({ ratio: 1 })
      for (const name of ['Move', 'Status', 'Tags', 'Export', 'Delete'])
        expect((await bar.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const bottom = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox()
      const place = await bar.boundingBox()
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0)
      await expectNothingSideways(page)
      await bar.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toast(page, 'Script deleted')).toBeVisible()
    },
  )
})
