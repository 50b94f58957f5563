import { expect, test } from './journey'

test(
  'the simple studio writes without an account and without asking anybody [A-RT-34, OP-45, B-SS-01 to B-SS-05, B-VL-32, B-ER-11]',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/tempo-new')
    const button = page.getByRole('button', { name: /^Generat(e Script|ing\.\.\.)$/ })
    const script = page.getByRole('textbox', { name: 'Generated script' })
    await expect(button).toBeDisabled()
    await expect(page.getByText('No scripts in library')).toBeVisible()

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByLabel('Product name').fill('Glaciero tumbler')
    await button.click()
    await expect(script).toHaveValue(/tumbler/i)
    expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([])

    const first = await script.inputValue()
    await script.fill(`${first}\n\nMy own last line.`)
    await page.getByLabel('Product name').fill('Foldable stool')
    await button.click()
    await expect(script).toHaveValue(/stool/i)
    // Nothing typed is lost: the first one is in the list as it was left.
    const list = page.getByRole('region', { name: 'Script Library' }).getByRole('listitem')
    await expect(list).toHaveCount(2)
    await list.nth(1).getByRole('button').click()
    await expect(script).toHaveValue(/My own last line\./)

    await page.getByLabel('Product name').fill('CloudPuff nicotine vape')
    await button.click()
    await expect(page.getByRole('alert')).toContainText('Failed to generate script')
    await expect(page.getByRole('alert')).toContainText('regulated goods')
  },
)

test(
  'the Google page says that this installation has none, and the logo can be downloaded [A-RT-36, A-RT-40, OP-24]',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/google-auth-test')
    await expect(page.getByRole('region', { name: 'This site' })).toContainText('Google sign-in is not available.')
    await page.goto('/logo-demo')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download SVG' }).click()
    expect((await download).suggestedFilename()).toBe('reelwright-mark.svg')
  },
)
