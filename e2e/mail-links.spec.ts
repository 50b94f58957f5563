import type { Page } from '@playwright/test'
import { anonKey, newAccount, newPerson, type Account } from './accounts'
import { expect, expectAccessible, expectWellBuiltInEveryLook, signUp, test } from './journey'

interface Mail {
  subject: string
  text: string
  links: string[]
}

/** The newest mail to an address, from the local mailbox. */
async function mailTo(url: string, email: string): Promise<Mail> {
  const answer = await fetch(`${url}/api/dev/mailbox?to=${encodeURIComponent(email)}`)
  const [newest] = (await answer.json()) as Mail[]
  if (!newest) throw new Error(`No mail to ${email}`)
  return newest
}

/** What the browser says when the test's own watching script is kept out of the letter's frame. */
const NO_SCRIPTS_IN_LETTERS = /frame is sandboxed and the 'allow-scripts' permission is not set/

/** Asks for a mail as a page would that has not been built yet. */
async function ask(url: string, path: string, body: object) {
  const target = `${url}/auth/v1/${path}?redirect_to=${encodeURIComponent(`${url}/dashboard`)}`
  const headers = { apikey: await anonKey(url), 'content-type': 'application/json' }
  const answer = await fetch(target, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status, await answer.text()).toBe(200)
}

/** Who the session in this page's storage belongs to, as the service says. */
const userOf = (page: Page, key: string) =>
  page.evaluate(async (apikey) => {
    const name = Object.keys(localStorage).find((item) => /^sb-.+-auth-token$/.test(item)) ?? ''
    const { access_token } = JSON.parse(localStorage.getItem(name) ?? '{}') as { access_token?: string }
    const answer = await fetch('/auth/v1/user', { headers: { apikey, authorization: `Bearer ${access_token}` } })
    return (await answer.json()) as { email: string; email_confirmed_at?: string }
  }, key)

test.describe('the link in a mail', () => {
  test('confirms the address of a newcomer, who reads the mail in the local mailbox', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(NO_SCRIPTS_IN_LETTERS)
    const person = await signUp(page)
    const key = await anonKey(product.url)
    expect((await userOf(page, key)).email_confirmed_at).toBeUndefined()

    await page.goto(`/dev/mailbox?to=${encodeURIComponent(person.email)}`)
    await page.getByRole('link', { name: /Confirm your email address/ }).click()
    const letter = page.frameLocator('iframe')
    await expect(letter.getByText(/^\d{6}$/)).toBeVisible()
    const opening = page.waitForEvent('popup')
    await letter.getByRole('link', { name: 'Confirm email address' }).click()
    const opened = await opening
    await expect(opened.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
    await expectAccessible(opened)
    await opened.getByRole('button', { name: 'Continue' }).click()

    await expect(opened.getByRole('heading', { name: 'AI Script Studio' })).toBeVisible()
    // The session that came with the address is in the storage, and no longer in the address.
    await expect(opened).toHaveURL(/\/dashboard#?$/)
    expect(await userOf(opened, key)).toMatchObject({ email: person.email, email_confirmed_at: expect.any(String) })
  })

  test('signs in on another device, after a mail scanner has opened it', async ({ otherBrowser, product, faults }) => {
    const account = await confirmedAccount(product.url)
    await ask(product.url, 'otp', { email: account.email, create_user: false })
    const mail = await mailTo(product.url, account.email)
    const [link = ''] = mail.links
    for (const method of ['HEAD', 'GET', 'GET']) expect((await fetch(link, { method })).status).toBe(200)

    const page = await otherBrowser()
    await page.goto(link)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'AI Script Studio' })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard#?$/)

    // Nobody signs in with it again.
    faults.expect(/status of 410/)
    const late = await otherBrowser()
    await late.goto(link)
    await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(late)
  })

  test('leads nowhere but to the site itself', async ({ page, product }) => {
    const account = await confirmedAccount(product.url)
    await fetch(`${product.url}/auth/v1/otp?redirect_to=https://elsewhere.example/steal`, {
      method: 'POST',
      headers: { apikey: await anonKey(product.url), 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, create_user: false }),
    })
    const [link = ''] = (await mailTo(product.url, account.email)).links
    const changed = new URL(link)
    changed.searchParams.set('redirect_to', 'https://elsewhere.example/steal')
    await page.goto(changed.href)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL((url) => url.origin === product.url)
  })
})

test('the mailbox has no barrier and does not scroll sideways in any look', async ({ page, product, faults }) => {
  faults.expect(NO_SCRIPTS_IN_LETTERS)
  // No choice is stored for these pages: they follow the system.
  const change = (mailbox: Page, colorScheme: 'light' | 'dark') => mailbox.emulateMedia({ colorScheme })
  const { email } = await newAccount(product.url)
  await page.goto('/dev/mailbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWellBuiltInEveryLook(page, change)
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /Confirm your email address/ }).click()
  await expect(page.locator('iframe')).toBeVisible()
  // The checker cannot run in the letter's frame, which allows no scripts, and would wait for it for ever.
  await page.locator('iframe').evaluate((frame) => frame.remove())
  await expectWellBuiltInEveryLook(page, change)
})

/** An account whose address was confirmed by the code of its first mail. */
async function confirmedAccount(url: string): Promise<Account> {
  const account = await newAccount(url, newPerson())
  const code = /\b\d{6}\b/.exec((await mailTo(url, account.email)).text)?.[0]
  await ask(url, 'verify', { type: 'signup', email: account.email, token: code })
  return account
}
