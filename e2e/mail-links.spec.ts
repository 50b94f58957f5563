import type { Page } from '@playwright/test'
import { anonKey } from './accounts'
import { expect, signUp, test } from './journey'
import { callAuth, confirmedAccount, linkIn, mailTo } from './mailbox'

/** What the browser says when the test's own watching script is kept out of the email's frame. */
const NO_SCRIPTS_IN_MAILS = /frame is sandboxed and the 'allow-scripts' permission is not set/

/** Who the session in this page's storage belongs to, as the service says. */
const userOf = (page: Page, key: string) =>
  page.evaluate(async (apikey) => {
    const name = Object.keys(localStorage).find((item) => /^sb-.+-auth-token$/.test(item)) ?? ''
    const { access_token } = JSON.parse(localStorage.getItem(name) ?? '{}') as { access_token?: string }
    const answer = await fetch('/auth/v1/user', { headers: { apikey, authorization: `Bearer ${access_token}` } })
    return (await answer.json()) as { email: string; email_confirmed_at?: string }
  }, key)

test.describe('the link in a mail', () => {
  test(
    'confirms the address of a newcomer, who reads the mail in the local mailbox',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(NO_SCRIPTS_IN_MAILS)
      const person = await signUp(page)
      const key = await anonKey(product.url)
      expect((await userOf(page, key)).email_confirmed_at).toBeUndefined()

      await page.goto(`/dev/mailbox?to=${encodeURIComponent(person.email)}`)
      await page.getByRole('link', { name: /Confirm your email address/ }).click()
      const email = page.frameLocator('iframe')
      await expect(email.getByText(/^\d{6}$/)).toBeVisible()
      const opening = page.waitForEvent('popup')
      await email.getByRole('link', { name: 'Confirm email address' }).click()
      const opened = await opening
      await expect(opened.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
      await opened.getByRole('button', { name: 'Continue' }).click()

      await expect(opened.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
      // The session that came with the address is in the storage, and no longer in the address.
      await expect(opened).toHaveURL(/\/dashboard#?$/)
      expect(await userOf(opened, key)).toMatchObject({ email: person.email, email_confirmed_at: expect.any(String) })
    },
  )

  test(
    'signs in on another device, once, after a mail scanner has opened it, and leads nowhere but to the site itself',
    { tag: '@full' },
    async ({ otherBrowser, product, faults }) => {
      const account = await confirmedAccount(product.url)
      const elsewhere = 'https://elsewhere.example/steal'
      await callAuth(product.url, `otp?redirect_to=${encodeURIComponent(elsewhere)}`, {
        email: account.email,
        create_user: false,
      })
      const link = linkIn(await mailTo(product.url, account.email, 2))
      for (const method of ['HEAD', 'GET', 'GET']) expect((await fetch(link, { method })).status).toBe(200)

      const page = await otherBrowser()
      const changed = new URL(link)
      changed.searchParams.set('redirect_to', elsewhere)
      await page.goto(changed.href)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key)))
      expect(new URL(page.url()).origin).toBe(product.url)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()

      // Nobody signs in with it again.
      faults.expect(/status of 410/)
      const late = await otherBrowser()
      await late.goto(link)
      await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    },
  )
})
