import type { Page } from '@playwright/test'
import { expect, openStudio, test } from './journey'

const OPEN_PAGES = ['/', '/pricing', '/contact', '/privacy', '/terms']

const WRITTEN = /^Version \d is ready: \d+ scenes, \d+ seconds\.$/

const sheet = (page: Page) => page.getByRole('article')
const lines = (page: Page) => sheet(page).getByRole('listitem').allTextContents()

/** The first script of a browser waits for 800 kB of writer. */
const written = (page: Page, version: number) =>
  expect(page.getByText(new RegExp(`^Version ${version} is ready`))).toBeVisible()

/** Opens the start page and waits until its script has arrived: it is seen, and can be typed into, before that. */
async function openStart(page: Page) {
  await page.goto('/')
  await expect(page.locator('link[rel=canonical]')).toBeAttached()
}

test.describe('the try-out', () => {
  test(
    'writes a real script with one click, then another version, then one for an own product, and sends nothing anywhere [OP-03]',
    { tag: '@full' },
    async ({ page }) => {
      // The writer is fetched, and it writes three times.
      test.slow()
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' || /\/(api|auth|rest|functions)\//.test(request.url())) calls.push(request.url())
      })
      await openStart(page)
      const sample = await lines(page)
      await page.getByRole('button', { name: 'Write the script' }).click()
      await written(page, 1)
      const first = await lines(page)
      expect(first).not.toEqual(sample)

      await page.getByRole('button', { name: 'Write another version' }).click()
      await written(page, 2)
      expect(await lines(page)).not.toEqual(first)
      await page.getByRole('button', { name: 'Version 1' }).click()
      expect(await lines(page)).toEqual(first)

      await page.getByLabel('Product', { exact: true }).fill('Fern desk lamp')
      await page.getByLabel('What it does').fill('three brightness steps, folds flat')
      await page.getByLabel('Style').selectOption('Comparison')
      await page.getByLabel('Length').selectOption('60 sec')
      await page.getByRole('button', { name: 'Write it again' }).click()
      await expect(page.getByRole('heading', { name: 'Script for Fern desk lamp' })).toBeVisible()
      // Two features do not fill a minute: the length shown is the end of the last scene.
      const [, seconds = ''] = /, (\d+) seconds/.exec((await page.getByText(WRITTEN).textContent()) ?? '') ?? []
      const [, minute = '', second = ''] = /(\d):(\d\d)(?!.*\d:\d\d)/.exec((await lines(page)).at(-1) ?? '') ?? []
      expect(Number(minute) * 60 + Number(second)).toBe(Number(seconds))
      expect(Number(seconds)).toBeLessThan(60)
      await expect(sheet(page)).toContainText(/desk lamp/i)
      expect(calls).toEqual([])
    },
  )

  test(
    'refuses goods that may not be sold this way, leaves out claims, and stands hostile words',
    { tag: '@full' },
    async ({ page }) => {
      test.slow()
      await openStart(page)
      const product = page.getByLabel('Product', { exact: true })
      const write = page.getByRole('button', { name: /^Write (the script|it again)$/ })
      await product.fill('Nicotine pouches')
      await write.click()
      await expect(page.getByText('No script for "Nicotine": regulated goods can’t be sold this way.')).toBeVisible()
      await expect(product).toBeFocused()

      await product.fill('Mint tea')
      await page.getByLabel('What it does').fill('cures diabetes, tastes like mint')
      await write.click()
      await written(page, 1)
      await expect(sheet(page).getByText('Left out: “cures diabetes”.')).toBeVisible()

      await product.fill('"><img src=x onerror=alert(1)>')
      await write.click()
      await expect(page.getByRole('heading', { name: /onerror/ })).toBeVisible()
      await expect(page.locator('img')).toHaveCount(0)
    },
  )

  test('works by keyboard alone, and hands its product to the sign-up [OP-41]', { tag: '@full' }, async ({ page }) => {
    await openStart(page)
    await page.getByLabel('Product', { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Walnut phone stand')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Script for Walnut phone stand' })
    await expect(heading).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Continue with an account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/signup$/)
    const kept = await page.evaluate(() => sessionStorage.getItem('editScriptData') ?? '')
    expect(JSON.parse(kept)).toMatchObject({ productName: 'Walnut phone stand', videoStyle: 'product-review' })
  })

  test(
    'says that it is offline, keeps what was typed, and goes on when the line is back',
    { tag: '@full' },
    async ({ page, context, faults }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/)
      await openStart(page)
      await context.setOffline(true)
      await page.getByLabel('Product', { exact: true }).fill('Tin kettle')
      await page.getByRole('button', { name: 'Write the script' }).click()
      await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByLabel('Product', { exact: true })).toHaveValue('Tin kettle')
      await page.getByRole('button', { name: 'Try again' }).click()
      await written(page, 1)
    },
  )
})

test(
  'what is typed before the script of the page has arrived stays, and goes nowhere',
  { tag: '@full' },
  async ({ page, context }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await context.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const product = page.getByLabel('Product', { exact: true })
    await product.fill('Oak bread box')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect(page.locator('link[rel=canonical]')).toBeAttached()
    await expect(product).toHaveValue('Oak bread box')
  },
)

test(
  'what is typed into the try-out survives a reload and the way back from another page',
  { tag: '@full' },
  async ({ page }) => {
    await openStart(page)
    await page.getByLabel('Product', { exact: true }).fill('Oak bread box')
    await page.getByLabel('Length').selectOption('60 sec')
    await page.reload()
    await expect(page.getByLabel('Product', { exact: true })).toHaveValue('Oak bread box')
    await expect(page.getByLabel('Length')).toHaveValue('60')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Product', { exact: true })).toHaveValue('Oak bread box')
  },
)

test(
  'a signed-in visitor is led to the dashboard and to the plans [OP-03]',
  { tag: '@full' },
  async ({ page, product }) => {
    await openStudio(page, product)
    await openStart(page)
    await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
    await page.getByRole('link', { name: 'See Beta Pro' }).click()
    await expect(page).toHaveURL(/\/pricing\?plan=pro&interval=monthly$/)
    await expect(page.getByText(/^Your plan: Free/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start with Beta Pro' })).toBeVisible()
  },
)

for (const path of ['/', '/pricing']) {
  test(`a cancelled checkout is said once on ${path} [A-RT-03, A-RT-17, OP-04]`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`${path}?checkout=cancelled`)
    const notice = page.getByText('Checkout cancelled. You have not been charged.')
    await expect(notice).toBeVisible()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
}

test('open pages say what they are to search engines and previews', { tag: '@full' }, async ({ page, request }) => {
  for (const path of OPEN_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/Reelwright/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', new URL(path, page.url()).href)
  }
  for (const [file, type] of [
    ['/robots.txt', /text\/plain/],
    ['/manifest.webmanifest', /manifest\+json/],
    ['/share.png', /image\/png/],
    ['/icon-192.png', /image\/png/],
  ] as const) {
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect(answer.headers()['content-type']).toMatch(type)
  }
})
