import type { Page } from '@playwright/test'
import { newAccount, newPerson } from './accounts'
import { expect, type Faults, logIn, openNothing, openPrepared, test, typeLogin, WITHOUT_SESSION } from './journey'
import { callAuth, codeIn, confirmedAccount, linkIn, mailTo, withTotp } from './mailbox'

/** Leaves nothing of a sign-in in this browser. */
async function forgetSession(page: Page) {
  await openNothing(page)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

const onDashboard = (page: Page) => expect(page).toHaveURL(/\/dashboard(\?|#|$)/)

/** Nothing secret in the address, nor one step back. */
async function expectCleanHistory(page: Page, faults: Faults) {
  // One step back is the page of the mail's link, which is used up.
  faults.expect(/status of 410/)
  expect(page.url()).not.toMatch(/token|code=/)
  await page.goBack()
  expect(page.url()).not.toMatch(/access_token|refresh_token|[?&]code=/)
}

async function openLink(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.describe('a new account', () => {
  test('is made with the keyboard alone [OP-14, A-RT-07]', { tag: '@full' }, async ({ page }) => {
    const person = newPerson()
    await page.goto('/login')
    await page.getByLabel('Email').fill('ana@')
    await page.getByRole('link', { name: 'Create an account' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).focus()
    await page.keyboard.type(person.name)
    await page.keyboard.press('Tab')
    // What was typed on the other screen is here, too.
    await expect(page.getByLabel('Email')).toHaveValue('ana@')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('abc')
    await expect(page.getByText('Use at least 8 characters. Add a number.')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(person.password)
    await expect(page.getByText(/^(Fair|Strong)\.$/)).toBeVisible()
    await page.keyboard.press('Enter')
    await onDashboard(page)
  })

  test(
    'shows what is wrong, and keeps the typed text when the network is down [A-ER-04, OP-32]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 4/)
      const person = await confirmedAccount(product.url)
      await page.goto('/signup')
      await page.getByLabel('Name', { exact: true }).fill('Ana')
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill('password1')
      await page.route('**/auth/v1/signup**', (route) => route.abort())
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('password1')
      await page.unroute('**/auth/v1/signup**')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText(/most common ones/)).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('User already registered')).toBeVisible()
    },
  )
})

test.describe('the magic link', () => {
  test(
    'signs in, on this device or another, and leads where people wanted to go [A-AU-26, A-AU-27, OP-10]',
    { tag: '@full' },
    async ({ page, otherBrowser, product, faults }) => {
      const account = await confirmedAccount(product.url)
      await page.goto('/script-studio?from=here')
      await page.getByLabel('Email').fill(account.email)
      await page.getByRole('button', { name: 'Email me a magic link instead' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email for the magic link!' })).toBeVisible()
      await expect(page.getByLabel('Code from the email')).toBeFocused()

      const elsewhere = await otherBrowser()
      await openLink(elsewhere, linkIn(await mailTo(product.url, account.email, 2)))
      await expect(elsewhere).toHaveURL(/\/script-studio\?from=here$/)
      await expectCleanHistory(elsewhere, faults)
    },
  )

  test(
    'comes with a code that is typed, or pasted with a blank, and looks the same for an address without an account [A-AU-28, OP-23, OP-32]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(/status of 4/)
      const account = await confirmedAccount(product.url)
      for (const email of [newPerson().email, account.email]) {
        await page.goto('/login')
        await page.getByLabel('Email').fill(email)
        await page.getByRole('button', { name: 'Email me a magic link instead' }).click()
        await expect(page.getByRole('heading', { name: 'Check your email for the magic link!' })).toBeVisible()
        if (email !== account.email) await forgetSession(page)
      }
      const code = codeIn(await mailTo(product.url, account.email, 2))
      const field = page.getByLabel('Code from the email')
      // A phone may reload the page when people come back from their mail.
      await expect(field).toBeVisible()
      await page.reload()
      await field.fill(code === '000000' ? '111111' : '000000')
      await expect(page.getByText('Token has expired or is invalid')).toBeVisible()
      await page.getByRole('button', { name: 'send it again' }).click()
      await expect(page.getByText(/you can only request this after \d+ seconds/i)).toBeVisible()
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await onDashboard(page)
    },
  )

  test(
    'that is used up or made up explains itself and leads to log in [OP-05]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(/status of 4/)
      const account = await confirmedAccount(product.url)
      await callAuth(product.url, `otp?redirect_to=${encodeURIComponent(`${product.url}/auth/callback`)}`, {
        email: account.email,
        create_user: false,
      })
      const link = linkIn(await mailTo(product.url, account.email, 2)).replace('/confirm?', '/verify?')
      await page.goto(link)
      await onDashboard(page)
      await openPrepared(page, link, () => localStorage.clear(), undefined)
      await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
      expect(page.url()).not.toContain('error')
      await page.getByRole('link', { name: 'Go to login' }).click()
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

      await page.goto(
        '/auth/callback?next=//elsewhere.example#access_token=a.b.c&refresh_token=madeupmadeup&token_type=bearer',
      )
      await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
      expect(page.url()).not.toContain('token')
    },
  )

  test('of somebody else asks before it changes the account [OP-05]', { tag: '@full' }, async ({ page, product }) => {
    const [own, other] = [await confirmedAccount(product.url), await confirmedAccount(product.url, newPerson('Bea Ng'))]
    await logIn(page, own, '/dashboard')
    const watching = await page.context().newPage()
    await watching.goto('/dashboard')
    await callAuth(product.url, `otp?redirect_to=${encodeURIComponent(`${product.url}/auth/callback`)}`, {
      email: other.email,
      create_user: false,
    })
    await openLink(page, linkIn(await mailTo(product.url, other.email, 2)))
    await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible()
    await page.getByRole('button', { name: 'Switch account' }).click()
    await onDashboard(page)
    await expect(page.getByText(own.name)).toHaveCount(0)
    // The other tab, which nobody touched, shows nothing of the first person either.
    await expect(watching.getByText(own.email)).toHaveCount(0)
  })
})

test.describe('a forgotten password', () => {
  test('is replaced by the link of a mail, which does nothing else [A-RT-09, A-RT-11, CX-23]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/status of 4/)
    const account = await confirmedAccount(product.url)
    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText(/If there is an account for/)).toBeVisible()

    await openLink(page, linkIn(await mailTo(product.url, account.email, 2)))
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
    // Not a sign-in.
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/reset-password$/)

    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByLabel('Repeat new password').fill('shorter')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('The passwords don’t match.')).toBeVisible()
    const password = 'nine kettles sing 9'
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Repeat new password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await onDashboard(page)
  })

  test(
    'can be replaced by the code of the mail, and an old link offers a new mail [CX-23, OP-14]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(/status of 4/)
      const account = await confirmedAccount(product.url)
      await page.goto(
        '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
      )
      await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
      expect(page.url()).not.toContain('error')
      await page.getByLabel('Email').fill(account.email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByLabel('Code from the email').fill(codeIn(await mailTo(product.url, account.email, 2)))
      await page.getByLabel('New password', { exact: true }).fill('nine kettles sing 9')
      await page.getByLabel('Repeat new password').fill('nine kettles sing 9')
      await page.getByRole('button', { name: 'Save password' }).click()
      await onDashboard(page)
    },
  )
})

test(
  'a two-factor sign-in asks for the code of the authenticator or a recovery code, and can be left for another account [OP-20]',
  { tag: '@full' },
  async ({ page, product, faults }) => {
    faults.expect(/status of 4/)
    const account = await withTotp(product.url)
    const answer = await fetch(`${product.url}/api/account/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.aal2}`, 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = (await answer.json()) as { data: { codes: string[] } }
    const field = page.getByLabel('Code', { exact: true })

    await test.step('left for another account', async () => {
      await page.goto('/login')
      await typeLogin(page, account)
      await page.getByRole('button', { name: 'Use another account' }).click()
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      await expect(page.getByText('Your session has ended.')).toHaveCount(0)
      const sessions = () => Object.keys(localStorage).filter((key) => key.includes('auth-token'))
      expect(await page.evaluate(sessions)).toEqual([])
    })
    await test.step('with a code of the authenticator', async () => {
      await page.goto('/script-studio')
      await typeLogin(page, account)
      await expect(field).toBeFocused()
      // A reload or another page is no way round.
      await page.goto('/script-studio')
      await expect(field).toBeVisible()
      await field.fill('000000')
      await expect(page.getByText('Invalid TOTP code entered')).toBeVisible()
      await field.fill(account.code(1))
      await expect(page).toHaveURL(/\/script-studio$/)
    })
    await test.step('with a recovery code', async () => {
      await forgetSession(page)
      await page.goto('/login')
      await typeLogin(page, account)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill('aaaa-aaaa')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('This recovery code is not valid.')).toBeVisible()
      await page.getByLabel('Recovery code').fill(data.codes[0] ?? '')
      await page.getByRole('button', { name: 'Continue' }).click()
      await onDashboard(page)
    })
  },
)

test.describe('logging out', () => {
  test(
    'empties every tab, also when the service is unreachable [A-AU-07, A-AU-10, A-RT-06]',
    { tag: '@full' },
    async ({ page, product, faults }) => {
      faults.expect(/ERR_FAILED|couldn’t be ended|TypeError: Failed to fetch/, ...WITHOUT_SESSION)
      const account = await newAccount(product.url)
      await logIn(page, account, '/dashboard')
      const other = await page.context().newPage()
      await other.goto('/profile')
      await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible()
      await page.context().route('**/auth/v1/logout**', (route) => route.abort())
      await page.goto('/scripts')
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page.getByText('You’re logged out in this browser.')).toBeVisible()
      await expect(other).toHaveURL(/\/login$/)
      await expect(other.getByText(account.email)).toHaveCount(0)
      // A step back brings nothing back.
      await page.goBack()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByText(account.email)).toHaveCount(0)
    },
  )
})

for (const [words, hours] of [
  ['an hour ahead', 1],
  ['an hour behind', -1],
] as const) {
  test(
    `a clock that is ${words} asks for no storm of tokens [A-AU-13]`,
    { tag: '@full' },
    async ({ page, product }) => {
      const account = await newAccount(product.url)
      await page.clock.install({ time: new Date(Date.now() + hours * 3_600_000) })
      let refreshes = 0
      page.on('request', (request) => {
        if (request.url().includes('grant_type=refresh_token')) refreshes++
      })
      await page.goto('/login')
      await typeLogin(page, account)
      await onDashboard(page)
      await page.reload()
      await onDashboard(page)
      await page.clock.runFor(5 * 60_000)
      expect(refreshes).toBe(0)
      // And it is refreshed when its hour is over by any clock.
      await page.clock.runFor(55 * 60_000)
      await expect.poll(() => refreshes).toBeGreaterThan(0)
      expect(refreshes).toBeLessThan(5)
    },
  )
}

test(
  'a browser that keeps nothing says so once, and the sign-in works as long as the page',
  { tag: '@full' },
  async ({ page, product }) => {
    const account = await newAccount(product.url)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto('/login')
    await typeLogin(page, account)
    await onDashboard(page)
    await expect(page.getByText('Your browser won’t let us keep you logged in.')).toBeVisible()
  },
)

test('Google is not offered where it is not set up [OP-24]', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
})
