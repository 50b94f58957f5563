import type { Page } from '@playwright/test'
import { callRest, newAccount, type Account } from './accounts'
import { expect, expectNothingSideways, NO_NETWORK, test, typeLogin } from './journey'

/** Opens a page of the shell with an account that has these scripts. */
async function openShell(page: Page, url: string, path: string, titles: string[] = []): Promise<Account> {
  const account = await newAccount(url)
  for (const title of titles)
    await callRest(url, account, 'POST', 'scripts', { title, product_name: `${title} product` })
  await page.goto(path)
  await typeLogin(page, account)
  await expect(page).toHaveURL((address) => address.pathname + address.search === path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return account
}

const notificationButton = (page: Page) => page.getByRole('button', { name: /notifications$/i })

test(
  'the shell leads everywhere, by mouse and by keys [A-SH-01, A-SH-02, A-SH-03, A-SH-16, OP-15]',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openShell(page, product.url, '/scripts', ['The mug'])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings\/account$/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home\s*Settings\s*Account/)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)

    await page.goto('/scripts')
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(page.getByRole('separator', { name: 'Sidebar width' })).toBeVisible()

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Logged out successfully').first()).toBeVisible()
  },
)

test(
  'the sidebar keeps the width it was given, also on another device [CX-48, B-DS-34]',
  { tag: '@full' },
  async ({ page, product, otherBrowser }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const account = await openShell(page, product.url, '/scripts')
    const handle = page.getByRole('separator', { name: 'Sidebar width' })
    await expect(handle).toHaveAttribute('aria-valuenow', '240')
    const box = await handle.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 6, 400)
    await page.mouse.down()
    await page.mouse.move(300, 400, { steps: 5 })
    await page.mouse.move(900, 400)
    await page.mouse.move(290, 400)
    await page.mouse.up()
    await expect(handle).toHaveAttribute('aria-valuenow', '290')
    const saved = () =>
      callRest(product.url, account, 'GET', 'profiles?select=sidebar_width').then(({ rows }) => rows[0])
    await expect.poll(saved).toEqual({ sidebar_width: 290 })
    await page.reload()
    await expect(handle).toHaveAttribute('aria-valuenow', '290')

    const other = await otherBrowser({ viewport: { width: 1280, height: 800 } })
    await other.goto('/scripts')
    await typeLogin(other, account)
    await expect(other.getByRole('separator', { name: 'Sidebar width' })).toHaveAttribute('aria-valuenow', '290')
  },
)

test(
  'the palette is walked with the keyboard alone, on every signed-in page',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openShell(page, product.url, '/dashboard', ['Cold for a day'])
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('lib')
    await expect(palette.getByRole('option', { selected: true })).toHaveText('Script Library')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/scripts$/)
    await expect(page.getByRole('main')).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('day product')
    await expect(palette.getByRole('option', { selected: true })).toContainText('Cold for a day')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/scripts\/edit\//)

    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('dark theme')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveClass(/dark/)
  },
)

test(
  'shows notifications from another device at once, and clears the dot everywhere [OP-17]',
  { tag: '@full' },
  async ({ page, product, otherBrowser }) => {
    const account = await openShell(page, product.url, '/scripts')
    const other = await otherBrowser({ viewport: { width: 375, height: 720 } })
    await other.goto('/trending')
    await typeLogin(other, account)
    await expect(notificationButton(other)).toBeVisible()

    const answer = await fetch(`${product.url}/functions/v1/generate-script`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        productName: 'Travel mug',
        price: 19.99,
        targetAudience: 'Fitness Enthusiasts',
        features: ['keeps tea hot for six hours'],
        videoStyle: 'storytelling',
        videoLength: 30,
      }),
    })
    expect(answer.status, await answer.text()).toBe(200)
    for (const one of [page, other])
      await expect(notificationButton(one)).toHaveAccessibleName('You have new notifications')

    await notificationButton(other).click()
    const sheet = other.getByRole('dialog', { name: 'Notifications' })
    await expect(sheet.getByRole('link', { name: 'Script ready' })).toBeVisible()
    await expectNothingSideways(other)
    await expect(notificationButton(page)).toHaveAccessibleName('Notifications')

    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(sheet.getByText('Nothing new')).toBeVisible()
    await notificationButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('Nothing new')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notificationButton(page)).toBeFocused()
  },
)

test(
  'a page whose code is gone reloads once, then says so, and never loops',
  { tag: '@full' },
  async ({ page, product, faults }) => {
    faults.expect(/trending-page|Failed to load resource|Failed to fetch dynamically/)
    await openShell(page, product.url, '/scripts')
    await page.route(/assets\/trending-page.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trending' }).click()
    await expect(page.getByRole('heading', { name: 'A new version is ready' })).toBeVisible()
    expect(loads).toBeLessThanOrEqual(1)
    await page.unroute(/assets\/trending-page.*\.js/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Trending', level: 1 })).toBeVisible()
  },
)

test(
  'a page that cannot be fetched without the server is there once the server is back [A-ER-23]',
  { tag: '@full' },
  async ({ page, product, faults }) => {
    faults.expect(/trending-page|Failed to load resource|Failed to fetch dynamically/)
    await openShell(page, product.url, '/scripts')
    await page.route(/assets\/trending-page.*\.js|api\/health/, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trending' }).click()
    await expect(page.getByRole('heading', { name: 'This page isn’t available offline' })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'This page isn’t available offline' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Trending', level: 1 })).toBeVisible()
  },
)

test(
  'on a phone the slide-out menu leads to the beginning of a page, and goes with a step back [A-SH-02]',
  { tag: '@full' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await openShell(page, product.url, '/scripts')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    // The second time its code is there already, so that page and menu change with the same click.
    for (const entry of ['Settings', 'Trending', 'Settings']) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await menu.getByRole('link', { name: entry }).click()
      await expect(page.getByRole('heading', { name: entry, level: 1 })).toBeVisible()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Trending', level: 1 })).toBeVisible()
    await expect(menu).toBeHidden()
  },
)

test(
  'folders stand below the library on every page, their addresses keep the search, and the menu of a phone has them, too [B-LB-01, B-DS-15, B-DS-20]',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await openShell(page, product.url, '/trending')
    const { rows } = await callRest<{ id: string }>(product.url, account, 'POST', 'script_folders', { name: 'Summer' })
    const script = { title: 'One draft', folder_id: rows[0]?.id }
    await callRest(product.url, account, 'POST', 'scripts', script)
    await page.getByRole('link', { name: 'Summer 1 script' }).click()
    await expect(page.getByRole('heading', { name: 'Summer', level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeScript LibrarySummer')
    await page.getByRole('searchbox', { name: 'Search your scripts' }).fill('draft')
    await expect(page).toHaveURL(/\/scripts\/folder\/[0-9a-f-]+\?search=draft$/)
    await page.getByRole('link', { name: 'Shop Analytics' }).click()
    await expect(page.getByRole('heading', { name: 'TikTok Shop Analytics' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Search your scripts' })).toHaveValue('draft')

    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: /^All Scripts/ }).click()
    await expect(page).toHaveURL(/\/scripts$/)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await expectNothingSideways(page)
  },
)

test('being offline is said, and so is being back', { tag: '@full' }, async ({ page, context, product, faults }) => {
  // What the page asks for by itself meanwhile.
  faults.expect(NO_NETWORK, /dynamically imported module/)
  await openShell(page, product.url, '/scripts')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('pages fit a phone at 200 % zoom', { tag: '@full' }, async ({ page, product }) => {
  await page.setViewportSize({ width: 188, height: 406 })
  await openShell(page, product.url, '/dashboard', ['Insulated tumbler'])
  await expect(page.getByText('Workflow Status')).toBeVisible()
  await expectNothingSideways(page)
  await page.goto('/scripts?layout=list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNothingSideways(page)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingSideways(page)
  await page.goto('/script-studio')
  await expect(page.getByLabel('Currency')).toBeVisible()
  await expectNothingSideways(page)
  expect((await page.getByLabel('Price').boundingBox())?.width).toBeGreaterThan(100)
})
