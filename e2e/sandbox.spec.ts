import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callBilling, CARDS, newCheckout, newSubscriber, sessionOf } from './checkout'
import { expect, expectNothingSideways, test } from './journey'

const chooseCard = (page: Page, number: string) => page.getByRole('button', { name: number }).click()
const subscribe = (page: Page) => page.getByRole('button', { name: /^Subscribe for / }).click()

test(
  'a declined card is explained and keeps the form, the bank may refuse, and what is approved is bought once [OP-30]',
  { tag: '@full' },
  async ({ page, product }) => {
    const checkout = await newCheckout(product.url)
    await page.goto(checkout)
    await expect(page.getByRole('heading', { name: 'Subscribe to Beta Creator' })).toBeVisible()
    await expect(page.getByText('Sandbox: no money moves.')).toBeVisible()

    const email = `ana.${randomUUID()}@example.com`
    await page.getByLabel('Email').fill(email)
    await chooseCard(page, '4000 0000 0000 0002')
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    // The button of the form, not of a test card, is what Enter presses.
    await page.getByLabel('CVC').press('Enter')
    await expect(page.getByRole('alert')).toContainText('declined')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(email)

    await page.getByLabel('Card number').fill('4000002500003155')
    await subscribe(page)
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await chooseCard(page, '4000 0025 0000 3155')
    await expect(page.getByRole('button', { name: 'Subscribe for $49.00' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL(new RegExp(`/signup/complete\\?session_id=${sessionOf(checkout)}$`))
    await expect(page.getByLabel('Email')).toHaveValue(email)

    await page.goto(checkout)
    await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', /session_id=/)
  },
)

test(
  'on a phone in the dark: faults stand beside their fields, and the way back says that nothing was charged [OP-04, OP-30, A-CK-08]',
  { tag: '@full' },
  async ({ otherBrowser, product }) => {
    const page = await otherBrowser({ viewport: { width: 375, height: 740 }, colorScheme: 'dark' })
    await page.goto(await newCheckout(product.url, 'price_sandbox_pro_annual', 'owner@example.com'))
    await expect(page.getByRole('heading', { name: 'Subscribe to Beta Pro' })).toBeVisible()
    await expect(page.getByText('$990.00 every year')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveJSProperty('readOnly', true)
    await page.getByLabel('Name on card').fill('"><b>Ana')
    await page.getByLabel('Card number').fill('5555 5555 5555 4444')
    await page.getByLabel('Expiry').fill('12/40')
    await page.getByLabel('CVC').fill('987')
    await subscribe(page)
    await expect(page.getByText('Only the test cards on this page work here.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expect(page.getByLabel('Name on card')).toHaveValue('"><b>Ana')
    await expectNothingSideways(page)

    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/pricing/)
    await expect(page.getByText('Checkout cancelled. You have not been charged.')).toBeVisible()
  },
)

test(
  'in the portal a plan is cancelled, kept, owed for and paid by a new card, and every payment has its receipt [OP-26, OP-30]',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await newSubscriber(product.url, { card: CARDS.laterDeclined })
    const { url = '' } = await callBilling(product.url, account, 'portal', { returnUrl: `${product.url}/settings` })

    await page.goto(url)
    const plan = page.getByRole('region', { name: 'Plan', exact: true })
    await expect(plan.getByText('Active', { exact: true })).toBeVisible()
    await plan.getByRole('link', { name: 'Cancel plan' }).click()
    await expect(page.getByRole('heading', { name: 'Cancel Beta Creator?' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByRole('status')).toContainText('Your plan is canceled.')
    await plan.getByRole('button', { name: 'Keep plan' }).click()
    await expect(page.getByRole('status')).toContainText('Your plan continues.')

    await plan.getByRole('button', { name: 'Skip to the next payment' }).click()
    await expect(plan.getByText('Payment failed', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Pay with a new card' }).click()
    await chooseCard(page, '4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Pay $49.00' }).click()
    await expect(page.getByRole('alert')).toContainText('declined')
    await chooseCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay $49.00' }).click()
    await expect(page.getByRole('status').first()).toContainText('the amount due is paid')
    await expect(plan.getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByText('Ends in 4242')).toBeVisible()

    const receipts = page.getByRole('region', { name: 'Invoices' }).getByRole('link', { name: /^Receipt / })
    await expect(receipts).toHaveCount(2)
    const [receipt] = await Promise.all([page.waitForEvent('popup'), receipts.first().click()])
    await expect(receipt.getByRole('heading', { name: /^Receipt / })).toBeVisible()
    await expect(receipt.getByText(account.email)).toBeVisible()
    await receipt.close()
    await expect(page.getByRole('link', { name: 'Return to your account' })).toHaveAttribute(
      'href',
      `${product.url}/settings`,
    )
  },
)
