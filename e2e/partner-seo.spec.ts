import { callRest, newAccount } from './accounts'
import { expect, expectNothingSideways, test, typeLogin } from './journey'

/** Nearly every step here asks the server, which takes its time on a busy machine. */

test(
  'words are suggested for a script, edited, copied, saved and still there after a reload [A-GE-21, A-RT-27, OP-02, REG-01]',
  { tag: '@full' },
  async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const account = await newAccount(product.url)
    const { rows } = await callRest<{ id: string }>(product.url, account, 'POST', 'scripts', {
      title: 'Morning mug',
      product_name: 'Travel mug',
      features: ['Leakproof lid', 'Cures acne'],
      script_text: 'This travel mug stays shut.',
    })
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/partner-seo')
    await typeLogin(page, account)
    await expect(page.getByText('No suggestions yet')).toBeVisible()
    await page.getByRole('combobox', { name: 'Script' }).selectOption('Morning mug')
    await expect(page).toHaveURL(new RegExp(`script=${rows[0]?.id ?? 'none'}`))
    await expect(page.getByRole('textbox', { name: 'Title 1' })).toHaveValue('Travel mug: leakproof lid')
    await expect(page.getByText('“Cures acne” was left out')).toBeVisible()

    await page.getByRole('textbox', { name: 'Caption' }).fill('It cures acne overnight.')
    await expect(page.getByRole('region', { name: 'Caption' }).getByText('Don’t say this')).toBeVisible()
    await page.getByRole('textbox', { name: 'Caption' }).fill('Shut means shut. See the mug upside down.')
    await page.getByRole('button', { name: 'Copy caption' }).click()
    await expect(page.getByText('Copied').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Shut means shut\. See the mug upside down\.\n\n#TravelMug/,
    )
    await page.getByRole('textbox', { name: 'Search terms' }).fill('travel mug\t900\ngym bottle\t100')
    await expect(page.getByText(/^90% of searches have their term/)).toBeVisible()
    await expectNothingSideways(page)

    await page.getByRole('button', { name: 'Save to the script' }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue(
      'Shut means shut. See the mug upside down.',
    )
    await expect(page.getByRole('textbox', { name: 'Search terms' })).toHaveValue('travel mug\t900\ngym bottle\t100')
  },
)
