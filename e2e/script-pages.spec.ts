import { type Page } from '@playwright/test'
import { type Account, callRest, newAccount } from './accounts'
import { expect, expectAccessible, logIn, test, toast } from './journey'

const failedRequest = (status: number) => new RegExp(`Failed to load resource.*status of ${status}`)
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const text = (page: Page) => page.getByRole('textbox', { name: /^Script/ })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function newScript(url: string, account: Account, row: Record<string, unknown> = {}): Promise<string> {
  const { rows } = await callRest<{ id: string }>(url, account, 'POST', 'scripts', {
    title: 'Travel mug',
    script_text: 'My coffee is cold again.\n\nThis mug keeps it hot.',
    product_name: 'Travel mug',
    features: ['Leakproof lid', 'Cures acne'],
    audience: 'fitness-enthusiasts',
    viral_potential_score: 8.4,
    ...row,
  })
  return rows[0]?.id ?? ''
}

async function start(page: Page, url: string): Promise<Account> {
  const account = await newAccount(url)
  await logIn(page, account)
  return account
}

test.describe('a script page', () => {
  test('a new script is written by hand, survives a reload, and is in the library afterwards [OP-35, A-RT-24, B-RT-05, CX-10]', async ({
    page,
    product,
  }) => {
    const account = await start(page, product.url)
    await page.goto('/scripts/new')
    await expect(page).toHaveTitle('New Script · Reelwright')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('draft')
    await title(page).fill('By hand')
    await text(page).fill('I wrote this myself.')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
    await expect(text(page)).toHaveValue('I wrote this myself.')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/scripts$/)
    await expect(toast(page, 'Script saved')).toBeVisible()
    await expect(page.getByText('By hand').first()).toBeVisible()
    const { rows } = await callRest(product.url, account, 'GET', 'scripts?select=title,status,script_text')
    expect(rows).toEqual([{ title: 'By hand', status: 'draft', script_text: 'I wrote this myself.' }])
  })

  test('leaving with unsaved work asks first, and loses nothing [OP-35, OP-70]', async ({ page, product }) => {
    const account = await start(page, product.url)
    const id = await newScript(product.url, account)
    await page.goto(`/scripts/edit/${id}`)
    await text(page).fill('Other words.')
    await page.getByRole('link', { name: 'Trending' }).first().click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Leave “Travel mug” without saving?')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(new RegExp(id))
    await page.getByRole('link', { name: 'Trending' }).first().click()
    await question.getByRole('button', { name: 'Leave page' }).click()
    await expect(page.getByRole('heading', { name: 'Trending', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(text(page)).toHaveValue('Other words.')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(text(page)).toHaveValue(/This mug keeps it hot/)
    await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  })

  test('a failed save keeps the text and is repeated on demand [B-ER-18, OP-35]', async ({ page, product, faults }) => {
    faults.expect(failedRequest(500), /could not be saved/)
    const account = await start(page, product.url)
    const id = await newScript(product.url, account)
    await page.goto(`/scripts/edit/${id}`)
    await title(page).fill('Kept')
    const fail = (url: URL) => url.pathname === '/rest/v1/scripts'
    await page.route(fail, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { message: 'Down' } })
        : route.continue(),
    )
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Failed to save script')
    await expect(title(page)).toHaveValue('Kept')
    await page.unroute(fail)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(toast(page, 'Script saved')).toBeVisible()
    const { rows } = await callRest(product.url, account, 'GET', `scripts?id=eq.${id}&select=title`)
    expect(rows).toEqual([{ title: 'Kept' }])
  })

  test('two tabs never write over each other [OP-35, OP-52]', async ({ page, product, context }) => {
    const account = await start(page, product.url)
    const id = await newScript(product.url, account)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/scripts/edit/${id}`)
      await expect(text(tab)).toHaveValue(/This mug keeps it hot/)
    }
    await text(page).fill('From the first tab.')
    await saveButton(page).click()
    await expect(toast(page, 'Script saved')).toBeVisible()
    await text(other).fill('From the second tab.')
    await saveButton(other).click()
    await expect(other.getByText('This script was saved somewhere else meanwhile.')).toBeVisible()
    await expect(text(other)).toHaveValue('From the second tab.')
    await other.getByRole('button', { name: 'Load theirs' }).click()
    await expect(text(other)).toHaveValue('From the first tab.')
    const { rows } = await callRest(
      product.url,
      account,
      'GET',
      `script_versions?script_id=eq.${id}&select=script_text`,
    )
    expect(rows).toHaveLength(2)
  })
})

test('the simple studio writes, saves and lists a script [A-RT-20, OP-08, OP-45, B-SS-01, B-SS-02, B-SS-03, B-SS-04, B-CL-32]', async ({
  page,
  product,
}) => {
  const account = await start(page, product.url)
  await page.goto('/tempo')
  await expect(page.getByText('No scripts in library')).toBeVisible()
  const button = page.getByRole('button', { name: 'Generate Script' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Product name').fill('Glaciero tumbler')
  await button.click()
  await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
  const script = page.getByRole('textbox', { name: 'Generated script' })
  await expect(script).toHaveValue(/tumbler/i)
  const list = page.getByRole('region', { name: 'Script Library' }).getByRole('listitem')
  await expect(list).toHaveCount(1)

  await script.fill('My own words now.')
  await page.reload()
  await expect(script).toHaveValue('My own words now.')
  await page.getByRole('button', { name: 'Save to Library' }).click()
  await expect(toast(page, 'Saved to your library')).toBeVisible()
  const { rows } = await callRest(product.url, account, 'GET', 'scripts?select=script_text')
  expect(rows).toEqual([{ script_text: 'My own words now.' }])
  await list.getByRole('link').click()
  await expect(text(page)).toHaveValue('My own words now.')
})

test('the simple studio says in red when it cannot write [B-ER-11]', async ({ page, product, faults }) => {
  faults.expect(failedRequest(500), /could not write a script/)
  await start(page, product.url)
  await page.goto('/tempo')
  await page.route('**/api/scripts/generate', (route) => route.fulfill({ status: 500, json: { error: 'Down' } }))
  await page.getByLabel('Product name').fill('Glaciero tumbler')
  await page.getByRole('button', { name: 'Generate Script' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate script' })).toBeVisible()
  await expect(page.getByLabel('Product name')).toHaveValue('Glaciero tumbler')
})

test('suggestions are made of what a script says, and can be taken along [A-RT-27, OP-02, REG-01]', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const account = await start(page, product.url)
  await page.goto('/partner-seo')
  await expect(page.getByText('No suggestions yet')).toBeVisible()
  await page.getByLabel('Product name').fill('Foldable stool')
  await expect(page.getByRole('region', { name: 'Titles' })).toContainText('Foldable stool in use')

  const id = await newScript(product.url, account)
  await page.goto(`/partner-seo?script=${id}`)
  await expect(page.getByRole('region', { name: 'Titles' })).toContainText('Travel mug: leakproof lid')
  await expect(page.getByText('“Cures acne” was left out')).toBeVisible()
  await page.getByRole('button', { name: 'Copy hashtags' }).click()
  await expect(toast(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#TravelMug/)
})

test('own figures count what is there, and an empty account is led to the studio [A-RT-25, A-RT-26, B-QA-09]', async ({
  page,
  product,
}) => {
  const account = await start(page, product.url)
  for (const path of ['/analytics', '/trending']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Write a script' })).toHaveAttribute(
      'href',
      '/script-studio',
    )
  }
  await newScript(product.url, account, { video_style: 'skit', tone: 'urgent-psa', status: 'tracking' })
  await page.goto('/analytics')
  await expect(page.getByRole('list', { name: 'Scripts by status' })).toContainText('Posted1')
  await expect(page.getByText('8.4/10')).toBeVisible()
  await page.goto('/trending')
  await expect(page.getByRole('list', { name: 'Styles by score' })).toContainText('Skit8.4 from 1 script')
})

for (const { width, theme } of [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 375, theme: 'light' },
  { width: 1280, theme: 'dark' },
]) {
  test(`these pages fit and have no barriers at ${width} px, ${theme}`, async ({ page, product }) => {
    test.setTimeout(120_000)
    const account = await start(page, product.url)
    const id = await newScript(product.url, account)
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    for (const [path, shown] of [
      [`/scripts/edit/${id}`, 'Edit Script'],
      ['/scripts/new', 'New Script'],
      ['/scripts/edit/nothing', 'Page not found'],
      ['/tempo', 'Tempo'],
      ['/analytics', 'Analytics'],
      ['/trending', 'Trending'],
      [`/partner-seo?script=${id}`, 'Partner SEO'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: shown, level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /^(Loading|Making)/ })).toHaveCount(0)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${path} scrolls sideways`,
      ).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })
}
