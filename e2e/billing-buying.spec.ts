import type { Page } from '@playwright/test'
import { callRest, newSession } from './accounts'
import { CARDS, newSubscriber } from './checkout'
import {
  expect,
  expectScriptFills,
  failedRequest,
  fillBrief,
  generateButton,
  logIn,
  newBrief,
  openLibrary,
  openStudio,
  signUp,
  spokenLines,
  test,
  toast,
} from './journey'

// Nobody writes a script without a plan.
test.use({ env: { REQUIRE_SUBSCRIPTION: 'on' } })
// One worker, so that this product is started once.
test.describe.configure({ mode: 'default' })

const chooseCard = (page: Page, number: string) =>
  page.getByRole('button', { name: number.replaceAll(/(\d{4})(?=\d)/g, '$1 ') }).click()

/** Pays on the sandbox's page, as its buyer does. */
async function pay(page: Page, planName: string, email?: string) {
  await expect(page.getByRole('heading', { name: `Subscribe to ${planName}` })).toBeVisible()
  if (email) await page.getByLabel('Email').fill(email)
  await chooseCard(page, CARDS.succeeds)
  await page.getByRole('button', { name: /^Subscribe for / }).click()
}

const ownPlan = (page: Page) => page.getByText(/^Your plan: /)

test(
  'a checkout that is left is said to be cancelled, and every plan can be bought again [A-SB-09, A-CK-08, OP-04]',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/pricing')
    const start = page.getByRole('button', { name: 'Start with Beta Pro' })
    await start.click()
    await expect(page.getByRole('heading', { name: 'Subscribe to Beta Pro' })).toBeVisible()
    await page.goBack()
    await expect(start).toBeEnabled()
    await expect(page.getByText('Opening the payment page')).toHaveCount(0)

    await start.click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('Checkout cancelled. You have not been charged.')).toBeVisible()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(start).toBeEnabled()
  },
)

test(
  'an upgrade is charged at once, a downgrade is agreed for the end of the period and taken back [A-SB-06, A-SB-25, A-SB-27]',
  { tag: '@full' },
  async ({ otherBrowser, product }) => {
    const account = await newSubscriber(product.url)
    const page = await otherBrowser({ viewport: { width: 375, height: 740 }, colorScheme: 'dark' })
    await logIn(page, account, '/pricing')
    await expect(ownPlan(page)).toHaveText('Your plan: Beta Creator, 0 of 100 scripts written this month')
    await page.getByRole('button', { name: 'Upgrade to Beta Pro' }).click()
    const upgrade = page.getByRole('dialog', { name: 'Upgrade to Beta Pro' })
    await expect(upgrade.getByText(/^Your plan changes right away/)).toBeVisible()
    await expect(upgrade.getByRole('row', { name: 'Scripts a month 100 250' })).toBeVisible()
    // Bought a moment ago: all of the old plan is left, and the difference is what it costs.
    await upgrade.getByRole('button', { name: 'Pay $50 and change' }).click()
    await expect(toast(page, 'You have Beta Pro, monthly now.')).toBeVisible()
    await expect(ownPlan(page)).toHaveText('Your plan: Beta Pro, 0 of 250 scripts written this month')

    await page.getByRole('button', { name: 'Change to Beta Starter' }).click()
    const downgrade = page.getByRole('dialog', { name: 'Change to Beta Starter' })
    await expect(
      downgrade.getByText(/^You keep Beta Pro, monthly until .+ Then Beta Starter, monthly begins\.$/),
    ).toBeVisible()
    await downgrade.getByRole('button', { name: /^Change on / }).click()
    await expect(page.getByText(/^Beta Starter, monthly begins on /).last()).toBeVisible()
    await expect(page.getByRole('button', { name: /^From / })).toBeDisabled()
    await expect(ownPlan(page)).toContainText('Beta Pro')

    await page.getByRole('button', { name: 'Keep my plan' }).click()
    await expect(toast(page, 'You keep Beta Pro, monthly.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change to Beta Starter' })).toBeEnabled()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Change to Beta Starter' })).toBeEnabled()
  },
)

test(
  'an upgrade that the card does not pay for changes nothing, and works with another card [A-SB-01, CX-15]',
  { tag: '@full' },
  async ({ page, product, faults }) => {
    faults.expect(/Failed to load resource.*status of 402/)
    await logIn(
      page,
      await newSubscriber(product.url, { priceId: 'price_sandbox_starter_monthly', card: CARDS.laterDeclined }),
      '/pricing',
    )
    await page.getByRole('button', { name: 'Upgrade to Beta Creator' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Beta Creator' })
    const confirm = dialog.getByRole('button', { name: 'Pay $20 and change' })
    await confirm.click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing was charged, and you keep Beta Starter.')
    await dialog.getByRole('button', { name: 'Update card' }).click()

    await page.getByRole('link', { name: 'Change card' }).click()
    await chooseCard(page, CARDS.succeeds)
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('link', { name: 'Return to your account' }).click()
    await expect(ownPlan(page)).toHaveText('Your plan: Beta Starter, 0 of 30 scripts written this month')
    await page.getByRole('button', { name: 'Upgrade to Beta Creator' }).click()
    await confirm.click()
    await expect(ownPlan(page)).toHaveText('Your plan: Beta Creator, 0 of 100 scripts written this month')
  },
)

test(
  'a newcomer signs up, is shown the plans in place of a script, pays, gets one script for a double click, and finds it [A-CK-05, A-SB-04, OP-65, A-GE-02, A-RT-07, B-GN-02, B-ER-13, B-DT-01]',
  { tag: '@pass-through' },
  async ({ page, product, faults }) => {
    faults.expect(failedRequest(402))
    const person = await signUp(page)
    const { access_token: token } = await newSession(product.url, person, 'journey')
    const rowsOf = async (path: string) => (await callRest(product.url, { token }, 'GET', path)).rows
    const brief = {
      ...newBrief(),
      productName: 'GripMate car phone holder',
      features: ['One-hand release', 'Strong suction cup'],
    }
    await test.step('without a plan there is no script', async () => {
      await fillBrief(page, brief)
      await expect(page.getByText('We read this as: car phone holder')).toBeVisible()
      await generateButton(page).click()
      const plans = page.getByRole('dialog', { name: 'Plans' })
      await expect(plans.getByText('You need an active plan to generate scripts.')).toBeVisible()
      await plans.getByRole('button', { name: 'Start with Beta Starter' }).click()
      await pay(page, 'Beta Starter', person.email)
      await expect(page).toHaveURL(/\/dashboard/)
      const welcome = page.getByRole('dialog')
      await expect(welcome).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(welcome).toBeHidden()
    })
    const lines = await test.step('with one, a double click writes one', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Studio' }).click()
      await expect(page.getByLabel('Product name')).toHaveValue(brief.productName)
      await generateButton(page).dblclick()
      await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
      const lines = await spokenLines(page)
      expect(lines.length).toBeGreaterThan(2)
      expect(lines.join(' ')).toMatch(/holder/i)
      expect(await rowsOf('scripts?select=script_text')).toEqual([{ script_text: lines.join('\n\n') }])
      expect(await rowsOf('generations?select=id')).toHaveLength(1)
      return lines
    })
    await test.step('the script fills the screen', () => expectScriptFills(page))
    await test.step('the library has it', async () => {
      await openLibrary(page)
      const card = page.getByRole('list', { name: 'Scripts' }).getByRole('listitem')
      await card.getByRole('heading').getByRole('button').click()
      const details = page.getByRole('dialog')
      await expect(details.getByRole('heading', { name: 'Script Details' })).toBeVisible()
      for (const line of lines) await expect(details).toContainText(line)
    })
  },
)

test(
  'a refused script opens the plans; who leaves the payment keeps the brief, and who pays gets the script [A-CK-05, A-CK-09, A-SB-04, OP-65, A-GE-02]',
  { tag: ['@full', '@pass-through'] },
  async ({ page, product, faults }) => {
    faults.expect(/Failed to load resource.*status of 402/)
    const account = await openStudio(page, product)
    const brief = newBrief()
    await fillBrief(page, brief)
    await generateButton(page).click()
    const plans = page.getByRole('dialog', { name: 'Plans' })
    await expect(plans.getByText('You need an active plan to generate scripts.')).toBeVisible()
    await plans.getByRole('button', { name: 'Start with Beta Starter' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('Checkout cancelled. You have not been charged.')).toBeVisible()

    await page.goto('/script-studio')
    await expect(page.getByLabel('Product name')).toHaveValue(brief.productName)
    await generateButton(page).click()
    await plans.getByRole('button', { name: 'Start with Beta Starter' }).click()
    await pay(page, 'Beta Starter', account.email)
    await expect(page).toHaveURL(/\/dashboard/)
    const welcome = page.getByRole('dialog')
    await expect(welcome).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(welcome).toBeHidden()
    await page.goto('/script-studio')
    await expect(page.getByLabel('Product name')).toHaveValue(brief.productName)
    await generateButton(page).click()
    await expect(toast(page, 'Script generated and saved to your library!')).toBeVisible()
  },
)
