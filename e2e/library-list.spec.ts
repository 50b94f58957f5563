import type { Page } from '@playwright/test'
import { callRest, newAccount, type Account } from './accounts'
import { expect, expectNothingSideways, test, typeLogin } from './journey'

/** Nearly every step here asks the server, which takes its time on a busy machine. */

type NewScript = Record<string, unknown>

/** Opens the library of a new account that has these scripts. */
async function open(page: Page, url: string, path: string, scripts: NewScript[]): Promise<Account> {
  const account = await newAccount(url)
  await insert(url, account, scripts)
  await page.goto(path)
  await typeLogin(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Script Library' })).toBeVisible()
  return account
}

async function insert(url: string, account: Account, scripts: NewScript[]) {
  // Rows of one request must name the same columns.
  const rows = scripts.map((script) => ({
    product_name: 'Thing',
    script_text: '',
    status: 'draft',
    tags: [],
    ...script,
  }))
  const { status, text } = await callRest(url, account, 'POST', 'scripts', rows)
  expect(status, text).toBe(201)
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Script ${index}`,
    script_text: `Line ${index}. It changed my mornings.`,
  }))

const cards = (page: Page) => page.getByRole('list', { name: 'Scripts' }).getByRole('listitem')
const titles = (page: Page) => cards(page).getByRole('heading')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search your scripts' })
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('one line takes three taps, last week’s script two', { tag: '@full' }, async ({ page, product }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const account = await open(page, product.url, '/scripts', [{ title: 'Last week’s' }])
  await insert(product.url, account, numbered(6))
  await expect(page.getByRole('status').getByText('7 scripts', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Script 5' }).click()
  await page.getByRole('textbox', { name: /^Script/ }).click()
  await page.keyboard.type('Better. ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Script updated successfully!')).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scripts' }).click()
  const last = page.getByRole('button', { name: 'Last week’s', exact: true })
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()
  await last.click()
  await expect(page.getByRole('dialog', { name: 'Last week’s' })).toBeVisible()
})

test(
  'search, filters and order stand in the address, survive a reload, and views are steps one can go back [B-LB-11, B-LB-13, B-LB-14, OP-16]',
  { tag: '@full' },
  async ({ page, product }) => {
    await open(page, product.url, '/scripts', [
      { title: 'Travel mug for trains', status: 'posted', tags: ['tea'] },
      { title: 'Night lamp', script_text: `${'Some words. '.repeat(40)}Beside it stands my mug.`, status: 'posted' },
      { title: 'Mug rug', status: 'draft' },
      { title: 'Yoga mat' },
    ])
    await expect(page.getByRole('status').getByText('4 scripts', { exact: true })).toBeVisible()
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('mug')
    await expect(page.getByText('3 scripts found')).toBeVisible()
    await expect(titles(page).last()).toHaveText('Night lamp')
    await expect(cards(page).last().locator('mark')).toHaveText(['mug'])

    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Posted' }).click()
    await expect(page.getByText('2 scripts found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeFocused()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title A to Z')
    await expect(titles(page)).toHaveText(['Night lamp', 'Travel mug for trains'])
    await page.reload()
    await expect(titles(page)).toHaveText(['Night lamp', 'Travel mug for trains'])
    await expect(box(page)).toHaveValue('mug')

    await page.getByRole('radio', { name: 'Kanban Board' }).click()
    await expect(page).toHaveURL(/view=kanban/)
    await page.goBack()
    await expect(titles(page)).toHaveText(['Night lamp', 'Travel mug for trains'])
    await page.getByRole('button', { name: 'Remove filter Posted' }).click()
    await expect(page.getByText('3 scripts found')).toBeVisible()
    await box(page).fill('')
    await expect(page.getByRole('status').getByText('4 scripts', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/scripts\?order=title$/)
  },
)

test(
  'a long list comes page by page, is walked by keys, and is where it was after a look at a script [B-CL-09, OP-49]',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, product.url, '/scripts', numbered(300))
    await expect(page.getByRole('status').getByText('300 scripts', { exact: true })).toBeVisible()
    // Only visible rows are rendered, and there is more than one page.
    expect(await cards(page).count()).toBeLessThan(60)
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      await expect(cards(page).last()).toHaveAttribute('aria-posinset', '300', { timeout: 500 })
    }).toPass()
    await page.mouse.wheel(0, -6_000)
    await expect(cards(page).last()).not.toHaveAttribute('aria-posinset', '300')

    const name = (await titles(page).nth(4).textContent()) ?? ''
    // Which card is the fifth changes with what is drawn.
    const title = titles(page).getByRole('button', { name, exact: true })
    await title.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(title).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    const before = await place(page)
    expect(before).toBeGreaterThan(2_000)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(40)

    await page.getByRole('radio', { name: 'List' }).click()
    const table = page.getByRole('table', { name: 'Scripts' })
    await expect(table).toHaveAttribute('aria-rowcount', '301')
  },
)

test(
  'scripts are selected by clicks, ranges and keys, on a phone too [B-LB-11]',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, product.url, '/scripts?order=title', [
      ...numbered(8),
      {
        title: 'X'.repeat(200),
        product_name: 'A product with a name without any end '.repeat(4),
        tags: ['a'.repeat(40)],
      },
    ])
    const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
    await select('Script 1').check()
    await select('Script 4').click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 selected').first()).toBeVisible()
    await expect(select('Script 3')).toBeChecked()
    await select('Script 3').focus()
    await page.keyboard.press('Control+a')
    await expect(page.getByText('9 selected').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(select('Script 3')).not.toBeChecked()

    await page.setViewportSize({ width: 375, height: 740 })
    await expectNothingSideways(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Draft' }).click()
    await expect(page.getByText('9 scripts found')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('radio', { name: 'List' }).click()
    await expect(page.getByRole('table', { name: 'Scripts' })).toBeVisible()
    await expectNothingSideways(page)
  },
)
