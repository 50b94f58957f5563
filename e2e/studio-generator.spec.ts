import { type Page } from '@playwright/test'
import { callRest, newAccount } from './accounts'
import { expect, logIn, openStudio, test, toast, undoOf } from './journey'

const productField = (page: Page) => page.getByLabel('Product name')
const feature = (page: Page, number: number) => page.getByLabel(`Feature ${number}`, { exact: true })

/** As the browser does with what lies on the clipboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}

test.describe('the generator form', () => {
  test('keeps the hint of a long story above the footer of a phone', { tag: '@full' }, async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await openStudio(page, product)
    await page.getByLabel('Your story').focus()
    await page.keyboard.type('My old blender died halfway through breakfast, so I took this one to work. '.repeat(4))
    const hint = page.getByText('The script says them as you type them.')
    const bottomOf = async () => {
      const { y, height } = (await hint.boundingBox())!
      return y + height
    }
    const { y: footer } = (await page.locator('form footer').boundingBox())!
    await expect.poll(bottomOf).toBeLessThanOrEqual(footer)
  })

  test(
    'takes a list apart, orders it by keys and by buttons, gives back what was removed, and is all there after a reload [B-EN-14, B-VL-19, B-EN-23]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openStudio(page, product)
      await productField(page).fill('Glaciero tumbler')
      await feature(page, 1).click()
      await paste(page, '• Leakproof lid\n• Costs 1,299 drinks less\n• "Light, even when full"')
      await expect(feature(page, 3)).toHaveValue('Light, even when full')
      await expect(feature(page, 3)).toBeFocused()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(feature(page, 2)).toHaveValue('Light, even when full')
      await expect(feature(page, 2)).toBeFocused()
      await page.getByRole('button', { name: 'Reorder' }).click()
      await page.getByRole('button', { name: 'Move feature 2 up' }).click()
      await expect(feature(page, 1)).toHaveValue('Light, even when full')
      await expect(page.getByRole('button', { name: 'Move feature 1 up' })).toBeFocused()
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('button', { name: 'Remove feature 2' }).click()
      await expect(feature(page, 3)).toBeHidden()
      await undoOf(page, '“Leakproof lid” removed').click()
      await expect(feature(page, 2)).toHaveValue('Leakproof lid')
      await page.getByLabel('Disclosure').selectOption('gifted')

      await page.reload()
      await expect(productField(page)).toHaveValue('Glaciero tumbler')
      await expect(feature(page, 1)).toHaveValue('Light, even when full')
      await expect(feature(page, 3)).toHaveValue('Costs 1,299 drinks less')
      await expect(page.getByLabel('Disclosure')).toHaveValue('gifted')
    },
  )

  test(
    'says below a field what a video must not say, and generates all the same by Ctrl and Enter [HLTH-01, B-GN-04]',
    { tag: '@full' },
    async ({ page, product }) => {
      await openStudio(page, product)
      await productField(page).fill('Night cream')
      await page.getByLabel('Target audience').selectOption('women')
      await feature(page, 1).fill('cures acne')
      await expect(page.getByText('“cures acne”')).toBeVisible()
      await page.getByRole('button', { name: /^Write “.+” instead$/ }).click()
      await expect(feature(page, 1)).not.toHaveValue(/cures/)
      await expect(page.getByText('“cures acne”')).toBeHidden()
      await productField(page).fill('Miracle night cream')
      await expect(page.getByText('“Miracle”')).toBeVisible()
      await productField(page).press('Control+Enter')
      await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
      await expect(page.getByText('1 script this month')).toBeVisible()
    },
  )

  test(
    'is filled from an earlier product, and undo takes that back [B-EN-23]',
    { tag: '@full' },
    async ({ page, product }) => {
      const account = await newAccount(product.url)
      const brief = {
        productName: 'Travel mug',
        price: 29.99,
        features: ['light'],
        targetAudience: 'dog people',
        style: 'skit',
      }
      for (const row of [
        { title: 'Mug', product_name: 'Travel mug', script_text: 'Words.', metadata: { brief } },
        { title: 'Lamp', product_name: 'Desk lamp', script_text: 'Words.', price: 12 },
      ])
        await callRest(product.url, account, 'POST', 'scripts', row)
      await logIn(page, account)
      await productField(page).fill('Something else')
      await page.getByRole('button', { name: 'Use an earlier product' }).click()
      await expect(page.getByRole('option')).toHaveCount(2)
      await page.keyboard.type('mug')
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      // A message stays as long as a pointer rests on it.
      await undoOf(page, 'Filled in from “Travel mug”').hover()
      await expect(productField(page)).toHaveValue('Travel mug')
      await expect(productField(page)).toBeFocused()
      await expect(page.getByLabel('Your audience')).toHaveValue('dog people')
      await expect(page.getByLabel('Video style')).toHaveValue('skit')
      await undoOf(page, 'Filled in from “Travel mug”').click()
      await expect(productField(page)).toHaveValue('Something else')
    },
  )
})

test.describe('the plans', () => {
  test(
    'are one press away when few scripts are left, by month and by year [A-SB-06, A-SB-22, A-SB-35, OP-28, CX-14]',
    { tag: '@full' },
    async ({ page, product }) => {
      const data = { plan: 'starter', planName: 'Beta Starter', status: 'active', scriptsLimit: 30, scriptsUsed: 29 }
      const paid = {
        interval: 'monthly',
        nextBillingAt: null,
        endsAt: null,
        nextPlan: null,
        granted: false,
        managed: true,
      }
      await page.route('**/api/account/subscription', (route) =>
        route.fulfill({ json: { success: true, data: { ...data, ...paid } } }),
      )
      await openStudio(page, product)
      await expect(page.getByText('1 script left this month')).toBeVisible()
      const opener = page.getByRole('button', { name: 'See the plans' })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Plans' })
      await expect(dialog.getByText('BETA PRICING - Limited Time')).toBeVisible()
      await expect(dialog.getByText('Analytics dashboard (coming soon)')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Your plan' })).toBeDisabled()
      await dialog.getByRole('radio', { name: /^Annual/ }).click()
      await expect(dialog.getByText('$490')).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact?about=plans')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )
})
