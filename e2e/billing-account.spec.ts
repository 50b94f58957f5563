import type { Page } from '@playwright/test'
import { callRest, newAccount, newPerson, type Account, type Person } from './accounts'
import { CARDS, newCheckout, payCheckout } from './checkout'
import { expect, holdLine, logIn, test, toast, typeLogin } from './journey'
import { PHONE_DARK, PHONE_LIGHT, scanIn, WIDE_DARK, WIDE_LIGHT } from './looks'

/** What is bought belongs to one account, and that account knows how its plan stands. */

/** Pays in the sandbox as a browser without an account does. Answers with the page that it leads back to. */
const buy = async (url: string, email: string, card?: string) =>
  payCheckout(await newCheckout(url, undefined, email), email, card)

/** Somebody who is signed in and has just bought a plan; on the dashboard, with the welcome closed. */
async function subscriber(page: Page, url: string, card?: string): Promise<Account> {
  const account = await newAccount(url)
  await subscribe(page, url, account, card)
  return account
}

/** Signs in here, buys a plan, and closes the welcome. */
async function subscribe(page: Page, url: string, account: Account, card?: string) {
  await logIn(page, account, await buy(url, account.email, card))
  await closeWelcome(page)
}

/** The plan has arrived: the dashboard greets with its name. */
async function closeWelcome(page: Page) {
  await expect(page.getByText('Beta pricing locked in - Beta Creator')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const billing = (page: Page) => page.getByRole('region', { name: 'Billing' })
const history = (page: Page) => billing(page).getByRole('list', { name: 'Payment history' }).getByRole('listitem')

async function createAccount(page: Page, { name, password }: Person) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

test(
  'a visitor buys a plan where it is shown, then makes the account it belongs to [A-SB-06, A-SB-07, A-CK-03, A-CK-07, OP-06, B-VL-33]',
  { tag: '@full' },
  async ({ page }) => {
    test.slow()
    await page.goto('/')
    await page.getByRole('radio', { name: /^Annual/ }).check()
    await scanIn(PHONE_DARK, page.getByRole('heading', { level: 1 }))
    await page.getByRole('link', { name: 'Start with Beta Creator' }).click()
    await expect(page).toHaveURL(/\/pricing\?plan=creator&interval=annual$/)
    const start = page.getByRole('button', { name: 'Start with Beta Creator' })
    await expect(start).toBeFocused()
    await page.keyboard.press('Enter')

    const person = newPerson()
    await scanIn(PHONE_LIGHT, page.getByRole('heading', { name: 'Subscribe to Beta Creator' }))
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
    await page.getByRole('button', { name: /^Subscribe for / }).click()
    await expect(page).toHaveURL(/\/signup\/complete\?session_id=/)
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await createAccount(page, person)
    await closeWelcome(page)
    await scanIn(PHONE_DARK, page.getByRole('heading', { name: 'Welcome, Ana' }))

    await page.goto('/pricing')
    await expect(page.getByText(/^Your plan: /)).toHaveText(
      'Your plan: Beta Creator, 0 of 100 scripts written this month',
    )
    await expect(page.getByRole('radio', { name: /^Annual/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Your plan' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Upgrade to Beta Pro' })).toBeEnabled()
    await scanIn(WIDE_LIGHT, page.getByText(/^Your plan: /))
    await page.goto('/settings/billing')
    await billing(page).getByRole('button', { name: 'Manage billing' }).click()
    await scanIn(WIDE_DARK, page.getByRole('region', { name: 'Plan', exact: true }))
  },
)

test(
  'who has an account already logs in and gets the plan; for everybody else the payment is used up [A-RT-14, OP-06, CX-20]',
  { tag: '@full' },
  async ({ page, product, faults, otherBrowser }) => {
    faults.expect(/status of (409|422)/)
    const ana = await newAccount(product.url)
    const back = await buy(product.url, ana.email)
    await page.goto(back)
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(ana.email)
    await expect(page.getByLabel('Email')).not.toBeEditable()
    await createAccount(page, ana)
    const known = page.getByRole('status').filter({ hasText: 'This address already has an account.' })
    await known.getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await typeLogin(page, ana)
    await closeWelcome(page)

    const other = await otherBrowser()
    await logIn(other, await newAccount(product.url), back)
    await expect(other.getByRole('heading', { name: 'This payment is already linked to an account' })).toBeFocused()
    await other.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(other).toHaveURL(/\/dashboard$/)
  },
)

test(
  'somebody signed in with another address chooses the account, on a phone in the dark [OP-06, CX-20]',
  { tag: '@full' },
  async ({ otherBrowser, product }) => {
    const page = await otherBrowser({ viewport: { width: 375, height: 812 }, colorScheme: 'dark' })
    const account = await newAccount(product.url)
    await logIn(page, account)
    const buyer = newPerson('Bo Lind')
    await page.goto(await buy(product.url, buyer.email))
    await expect(page.getByRole('heading', { name: 'Which account is this plan for?' })).toBeVisible()
    await expect(page.getByText(account.email)).toBeVisible()
    await page.getByRole('button', { name: 'Use another' }).click()
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email)
    await createAccount(page, buyer)
    await closeWelcome(page)
  },
)

test(
  'a plan is cancelled and kept in the settings, and its receipt is there [B-SE-09, CX-15, OP-26, OP-30]',
  { tag: '@full' },
  async ({ page, product }) => {
    await subscriber(page, product.url)
    await page.goto('/profile')
    await expect(page.getByText('0 of 100 scripts used this month')).toBeVisible()
    await page.getByRole('link', { name: 'Billing and receipts' }).click()
    await expect(billing(page).getByText(/^Next billing date: /)).toBeVisible()
    await expect(history(page)).toHaveCount(1)
    await expect(history(page)).toContainText('$49.00')

    const receipt = page.waitForEvent('popup')
    await history(page)
      .getByRole('link', { name: /^Receipt of / })
      .click()
    await expect((await receipt).getByText('$49.00').first()).toBeVisible()
    await (await receipt).close()

    await billing(page).getByRole('button', { name: 'Cancel plan' }).click()
    const asking = page.getByRole('alertdialog', { name: 'Cancel Beta Creator?' })
    await asking.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(page.getByText(/^Your plan ends on /)).toBeVisible()
    await expect(billing(page).getByText('Ending')).toBeVisible()
    await page.reload()
    await billing(page).getByRole('button', { name: 'Keep my plan' }).click()
    await expect(toast(page, 'Your plan stays as it is.')).toBeVisible()
    await expect(billing(page).getByText('Active', { exact: true })).toBeVisible()
  },
)

test(
  'shows what was paid and changed in another browser before the page subscribed [OP-17, OP-26, OP-28, OP-33]',
  { tag: '@full' },
  async ({ page, product, otherBrowser }) => {
    const account = await newAccount(product.url)
    const settings = await page.context().newPage()
    const releases = [await holdLine(page), await holdLine(settings)]
    await logIn(page, account, '/dashboard')
    await settings.goto('/settings/billing')
    await expect(billing(settings).getByText('No payments yet')).toBeVisible()
    const plan = page.getByRole('list', { name: 'Quick actions' }).getByText(/this month$/)
    const firstSteps = page.getByRole('region', { name: 'First steps' })
    await expect(plan).toHaveText('0 scripts this month')
    await expect(firstSteps).toBeVisible()

    await subscribe(await otherBrowser(), product.url, account)
    await callRest(product.url, account, 'PATCH', `profiles?id=eq.${account.id}`, { first_steps_done: true })
    const payments = () => callRest(product.url, account, 'GET', 'payments?select=status')
    await expect.poll(async () => (await payments()).rows).toEqual([{ status: 'paid' }])
    await expect(plan).toHaveText('0 scripts this month')
    for (const release of releases) release()

    await expect(plan).toHaveText('0 of 100 scripts used this month')
    await expect(firstSteps).toBeHidden()
    await expect(history(settings)).toHaveCount(1)
    await expect(billing(settings).getByText('Beta Creator').first()).toBeVisible()
    await expect(settings.getByRole('button', { name: 'You have new notifications' })).toBeVisible()
    await page.getByRole('button', { name: 'You have new notifications' }).click()
    await expect(page.getByRole('link', { name: 'Payment received' })).toBeVisible()
  },
)

test(
  'a failed payment is shown everywhere at once, and a new card fixes it [A-SB-01, OP-17, OP-26, CX-15]',
  { tag: '@full' },
  async ({ page, product }) => {
    await subscriber(page, product.url, CARDS.laterDeclined)
    await page.goto('/settings/billing')
    await billing(page).getByRole('button', { name: 'Manage billing' }).click()
    await page.getByRole('button', { name: 'Skip to the next payment' }).click()
    await expect(page.getByText('We couldn’t charge').first()).toBeVisible()
    await expect(page).toHaveURL(/\/sandbox\/portal\//)
    await page.getByRole('link', { name: 'Return to your account' }).click()

    const banner = page.getByRole('status').filter({ hasText: 'Your last payment failed.' })
    await expect(banner).toBeVisible()
    await expect(billing(page).getByText('Past due')).toBeVisible()
    await expect(history(page)).toHaveCount(2)
    await expect(history(page).first()).toContainText('Failed')
    await page.getByRole('button', { name: /notifications$/i }).click()
    await expect(page.getByRole('link', { name: 'Payment failed' })).toBeVisible()

    await page.goto('/dashboard')
    await banner.getByRole('button', { name: 'Update card' }).click()
    await page.getByRole('link', { name: 'Pay with a new card' }).click()
    await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
    await page.getByRole('button', { name: 'Pay $49.00' }).click()
    await page.getByRole('link', { name: 'Return to your account' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
    await expect(page.getByText('0 of 100 scripts used this month')).toBeVisible()
    await expect(banner).toBeHidden()
  },
)
