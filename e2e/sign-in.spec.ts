import type { Page } from '@playwright/test'
import { OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { Secret, TOTP } from 'otpauth'
import { anonKey, newAccount, newPerson, newSession, type Account } from './accounts'
import {
  test as base,
  expect,
  expectAccessible,
  expectWellBuiltInEveryLook,
  type Faults,
  logIn,
  openNothing,
  type Shape,
  startInShape,
  typeLogin,
  WITHOUT_SESSION,
} from './journey'
import type { Product } from './product'

/** A provider on loopback that speaks OpenID Connect, and a product that goes there. */
interface Google {
  product: Product
  /** Who signs in next, as claims of the ID token. */
  person: Record<string, unknown>
  stop: () => Promise<void>
}

async function startGoogle(shape: Shape): Promise<Google> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuer
  const person: Record<string, unknown> = {}
  server.service.on('beforeTokenSigning', (token: MutableToken) => void Object.assign(token.payload, person))
  const product = await startInShape(shape, {
    GOOGLE_CLIENT_ID: 'reelwright',
    GOOGLE_CLIENT_SECRET: 'a secret',
    GOOGLE_ISSUER: issuer,
  })
  const stop = async () => {
    await product.stop()
    await server.stop()
  }
  return { product, person, stop }
}

const test = base.extend<object, { google: Google }>({
  google: [
    async ({ shape }, provide) => {
      const google = await startGoogle(shape)
      await provide(google)
      await google.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

interface Mail {
  subject: string
  text: string
  links: string[]
}

/** The newest mail to an address, once there are `count` of them. */
async function mailTo(url: string, email: string, count = 1): Promise<Mail> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/api/dev/mailbox?to=${encodeURIComponent(email)}`)
      mails = (await answer.json()) as Mail[]
      return mails.length
    })
    .toBeGreaterThanOrEqual(count)
  return mails[0] as Mail
}

const codeIn = (mail: Mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
const linkIn = (mail: Mail) => mail.links[0] ?? ''

async function callAuth(url: string, path: string, body: object, token?: string) {
  const key = await anonKey(url)
  const headers = {
    apikey: key,
    authorization: `Bearer ${token ?? key}`,
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
  }
  const answer = await fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as Record<string, unknown>
}

/** An account whose address is confirmed: mails of other kinds go there without the first one in the way. */
async function confirmedAccount(url: string, person = newPerson()): Promise<Account> {
  const account = await newAccount(url, person)
  await callAuth(url, 'verify', {
    type: 'signup',
    email: account.email,
    token: codeIn(await mailTo(url, account.email)),
  })
  return account
}

async function withTotp(url: string): Promise<Account & { code: (stepsAhead?: number) => string; aal2: string }> {
  const account = await confirmedAccount(url)
  const factor = await callAuth(url, 'factors', { factor_type: 'totp', friendly_name: 'Phone' }, account.token)
  const { secret } = factor.totp as { secret: string }
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 })
  const challenge = await callAuth(url, `factors/${String(factor.id)}/challenge`, {}, account.token)
  const session = await callAuth(
    url,
    `factors/${String(factor.id)}/verify`,
    { challenge_id: challenge.id, code: code(-1) },
    account.token,
  )
  return { ...account, code, aal2: session.access_token as string }
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
  test('is made with the keyboard alone [OP-14, A-RT-07]', async ({ page }) => {
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
    await expect(page.getByText('Use at least 8 characters. Add a digit.')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(person.password)
    await expect(page.getByText(/^(Fair|Strong)\.$/)).toBeVisible()
    await page.keyboard.press('Enter')
    await onDashboard(page)
  })

  test('is confirmed by the link of its mail, and every tab knows [A-AU-05, A-RT-46, OP-05]', async ({
    page,
    product,
    faults,
  }) => {
    const person = newPerson()
    await page.goto('/signup')
    await page.getByLabel('Name', { exact: true }).fill(person.name)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await onDashboard(page)
    await expect(page.getByText('Please verify your email address.')).toBeVisible()
    const second = await page.context().newPage()
    await openLink(second, linkIn(await mailTo(product.url, person.email)))
    await onDashboard(second)
    await expect(page.getByText('Please verify your email address.')).toBeHidden()
    await expectCleanHistory(second, faults)
  })

  test('hears what is wrong, and keeps what was typed when the line is down [A-ER-04, OP-32]', async ({
    page,
    product,
    faults,
  }) => {
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
  })
})

test.describe('the magic link', () => {
  test('signs in, on this device or another, and leads where people wanted to go [A-AU-26, A-AU-27, OP-10]', async ({
    page,
    otherBrowser,
    product,
    faults,
  }) => {
    const account = await confirmedAccount(product.url)
    await page.goto('/script-studio?from=here')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Email me a magic link instead' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email for the magic link!' })).toBeVisible()
    await expect(page.getByLabel('Code from the mail')).toBeFocused()
    await expectAccessible(page)

    const elsewhere = await otherBrowser()
    await openLink(elsewhere, linkIn(await mailTo(product.url, account.email, 2)))
    await expect(elsewhere).toHaveURL(/\/script-studio\?from=here$/)
    await expectCleanHistory(elsewhere, faults)
  })

  test('comes with a code that is typed, or pasted with a blank [A-AU-28, OP-23]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/status of 4/)
    const account = await confirmedAccount(product.url)
    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Email me a magic link instead' }).click()
    const code = codeIn(await mailTo(product.url, account.email, 2))
    const field = page.getByLabel('Code from the mail')
    // A phone may load the page anew when people come back from their mail.
    await expect(field).toBeVisible()
    await page.reload()
    await field.fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByText('Token has expired or is invalid')).toBeVisible()
    await page.getByRole('button', { name: 'send it again' }).click()
    await expect(page.getByText(/you can only request this after \d+ seconds/i)).toBeVisible()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await onDashboard(page)
  })

  test('says the same for an address without an account [OP-32]', async ({ page, faults }) => {
    faults.expect(/status of 422/)
    await page.goto('/login')
    await page.getByLabel('Email').fill(newPerson().email)
    await page.getByRole('button', { name: 'Email me a magic link instead' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email for the magic link!' })).toBeVisible()
  })

  test('that is used up or made up explains itself and leads to log in [OP-05]', async ({ page, product, faults }) => {
    faults.expect(/status of 4/)
    const account = await confirmedAccount(product.url)
    await callAuth(product.url, `otp?redirect_to=${encodeURIComponent(`${product.url}/auth/callback`)}`, {
      email: account.email,
      create_user: false,
    })
    const link = linkIn(await mailTo(product.url, account.email, 2)).replace('/confirm?', '/verify?')
    await page.goto(link)
    await onDashboard(page)
    await openNothing(page)
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
    expect(page.url()).not.toContain('error')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to log in' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

    await page.goto(
      '/auth/callback?next=//elsewhere.example#access_token=a.b.c&refresh_token=madeupmadeup&token_type=bearer',
    )
    await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
    expect(page.url()).not.toContain('token')
  })

  test('of somebody else asks before it changes the account [OP-05]', async ({ page, product }) => {
    const [own, other] = [await confirmedAccount(product.url), await confirmedAccount(product.url, newPerson('Bea Ng'))]
    await page.goto('/login')
    await typeLogin(page, own)
    await onDashboard(page)
    const watching = await page.context().newPage()
    await watching.goto('/dashboard')
    await callAuth(product.url, `otp?redirect_to=${encodeURIComponent(`${product.url}/auth/callback`)}`, {
      email: other.email,
      create_user: false,
    })
    await openLink(page, linkIn(await mailTo(product.url, other.email, 2)))
    await expect(page.getByRole('heading', { name: 'Change the account?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change to the other account' }).click()
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

    const link = linkIn(await mailTo(product.url, account.email, 2))
    await openLink(page, link)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
    await expectAccessible(page)
    // Not a sign-in: neither now nor after a reload.
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/reset-password$/)
    await page.reload()

    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByLabel('New password again').fill('shorter')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
    const password = 'nine kettles sing 9'
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password again').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await onDashboard(page)

    await page.goto(link.replace('/confirm?', '/verify?'))
    // Signed in by now: the link is dead, but so is the need for it.
    await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
  })

  test('of somebody else is asked about before the account changes [CX-23, OP-05]', async ({ page, product }) => {
    const [own, other] = [await confirmedAccount(product.url), await confirmedAccount(product.url, newPerson('Bea Ng'))]
    await page.goto('/login')
    await typeLogin(page, own)
    await onDashboard(page)
    await callAuth(product.url, `recover?redirect_to=${encodeURIComponent(`${product.url}/reset-password`)}`, {
      email: other.email,
    })
    await openLink(page, linkIn(await mailTo(product.url, other.email, 2)))
    await expect(page.getByRole('heading', { name: 'Change the account?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Stay signed in as before' }).click()
    await onDashboard(page)
    await page.reload()
    await onDashboard(page)
  })

  test('can be replaced by the code of the mail, and an old link offers a new mail [CX-23, OP-14]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/status of 4/)
    const account = await confirmedAccount(product.url)
    await page.goto(
      '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    )
    await expect(page.getByText('Email link is invalid or has expired')).toBeVisible()
    expect(page.url()).not.toContain('error')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.getByLabel('Code from the mail').fill(codeIn(await mailTo(product.url, account.email, 2)))
    await page.getByLabel('New password', { exact: true }).fill('nine kettles sing 9')
    await page.getByLabel('New password again').fill('nine kettles sing 9')
    await page.getByRole('button', { name: 'Save password' }).click()
    await onDashboard(page)
  })
})

test.describe('two-factor sign-in', () => {
  test('asks for the code of the authenticator [OP-20]', async ({ page, product, faults }) => {
    faults.expect(/status of 422/)
    const account = await withTotp(product.url)
    await page.goto('/script-studio')
    await typeLogin(page, account)
    const field = page.getByLabel('Code', { exact: true })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    // A reload or another page is no way round.
    await page.goto('/script-studio')
    await expect(field).toBeVisible()
    await field.fill('000000')
    await expect(page.getByText('Invalid TOTP code entered')).toBeVisible()
    await field.fill(account.code(1))
    await expect(page).toHaveURL(/\/script-studio$/)
  })

  test('lets people in without the phone by a recovery code [OP-20]', async ({ page, product, faults }) => {
    faults.expect(/status of 4/)
    const account = await withTotp(product.url)
    const answer = await fetch(`${product.url}/api/account/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.aal2}`, 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = (await answer.json()) as { data: { codes: string[] } }
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

  test('can be left for another account [OP-20]', async ({ page, product }) => {
    const account = await withTotp(product.url)
    await page.goto('/login')
    await typeLogin(page, account)
    await page.getByRole('button', { name: 'Use another account' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page.getByText('Your session has ended.')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth-token')))).toEqual([])
  })
})

test.describe('two tabs', () => {
  test('never show one person what belongs to the other [A-AU-07, CX-24]', async ({ page, product, faults }) => {
    faults.expect(...WITHOUT_SESSION)
    const [ana, bea] = [
      await newAccount(product.url, newPerson('Ana Ito')),
      await newAccount(product.url, newPerson('Bea Ng')),
    ]
    await page.goto('/login')
    await typeLogin(page, ana)
    await onDashboard(page)
    const other = await page.context().newPage()
    await other.goto('/script-studio?of=ana')
    await expect(other.getByText(ana.email).or(other.getByText('Ana Ito')).first()).toBeAttached()
    await openNothing(page)
    await page.evaluate(async () => {
      const name = Object.keys(localStorage).find((key) => /^sb-.+-auth-token$/.test(key)) ?? ''
      // What logout does in the end; where its menu stands is the shell's business.
      localStorage.clear()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      new BroadcastChannel(name).postMessage({ event: 'SIGNED_OUT', session: null })
    })
    await expect(other).toHaveURL(/\/login$/)
    await page.goto('/login')
    await typeLogin(page, bea)
    await onDashboard(page)
    // The other tab moves on with her, but not to where Ana was.
    await expect(other).toHaveURL(/\/dashboard/)
    await expect(other.getByText(ana.email)).toHaveCount(0)
    await expect(other.getByText('Ana Ito')).toHaveCount(0)
  })

  test("ask for the rows of the next person in that person's name only [A-AU-03]", async ({
    page,
    product,
    context,
  }) => {
    const [ana, bea] = [await newAccount(product.url), await newAccount(product.url, newPerson('Bea Ng'))]
    await logIn(page, ana)
    const askedAs = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.url().includes(bea.id)) askedAs.add(request.headers()['authorization'])
    })
    const other = await context.newPage()
    await openNothing(other)
    const session = await newSession(product.url, bea, await other.evaluate(() => navigator.userAgent))
    await other.evaluate(async (next) => {
      const name = Object.keys(localStorage).find((key) => /^sb-.+-auth-token$/.test(key)) ?? ''
      // What a sign-in does, the other way round: a browser keeps no order between the two for its other tabs.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      new BroadcastChannel(name).postMessage({ event: 'SIGNED_IN', session: next })
      await new Promise((resolve) => setTimeout(resolve, 500))
      localStorage.setItem(name, JSON.stringify(next))
    }, session)
    await expect(page.getByText('Welcome, Bea')).toBeVisible()
    await expect.poll(() => [...askedAs]).toEqual([`Bearer ${session.access_token}`])
  })
})

test.describe('logging out', () => {
  test('empties every tab, also when the service cannot be told [A-AU-07, A-AU-10, A-RT-06]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/ERR_FAILED|could not be ended|TypeError: Failed to fetch/, ...WITHOUT_SESSION)
    const account = await newAccount(product.url)
    await page.goto('/login')
    await typeLogin(page, account)
    await onDashboard(page)
    const other = await page.context().newPage()
    await other.goto('/profile')
    await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.context().route('**/auth/v1/logout**', (route) => route.abort())
    await page.goto('/scripts')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByText('You are logged out in this browser.')).toBeVisible()
    await expect(other).toHaveURL(/\/login$/)
    await expect(other.getByText(account.email)).toHaveCount(0)
    // A step back brings nothing back.
    await page.goBack()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(account.email)).toHaveCount(0)
  })

  test('asks before unsaved work goes with it', async ({ page, product }) => {
    await page.goto('/login')
    await typeLogin(page, await newAccount(product.url))
    await onDashboard(page)
    await page.goto('/profile')
    await page.getByLabel('First name').fill('Changed')
    const logOut = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    }
    page.once('dialog', (dialog) => void dialog.dismiss())
    await logOut()
    await expect(page.getByLabel('First name')).toHaveValue('Changed')
    // One question is enough: a second one, by the browser, would fail here.
    page.once('dialog', (dialog) => void dialog.accept())
    await logOut()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
  })
})

for (const [words, hours] of [
  ['an hour ahead', 1],
  ['an hour behind', -1],
] as const) {
  test(`a clock that is ${words} asks for no storm of tokens [A-AU-13]`, async ({ page, product }) => {
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
  })
}

test('a browser that keeps nothing says so once, and the sign-in works as long as the page', async ({
  page,
  product,
}) => {
  const account = await newAccount(product.url)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/login')
  await typeLogin(page, account)
  await onDashboard(page)
  await expect(page.getByText('This browser does not let us keep you signed in.')).toBeVisible()
})

test.describe('Google', () => {
  test('makes an account at the first sign-in, greets it once, and lets it in again [A-AU-35, OP-05, OP-24, A-GE-10]', async ({
    otherBrowser,
    google,
  }) => {
    const email = newPerson().email
    Object.assign(google.person, { sub: email, email, email_verified: true, name: 'Ana Ito' })
    for (const place of [/\/dashboard\?welcome=true$/, /\/dashboard$/]) {
      const page = await otherBrowser({ baseURL: google.product.url })
      await page.goto('/login')
      await expectAccessible(page)
      // The address is what is asked for: the dashboard may take its greeting out of it.
      const arrived = page.waitForURL(place)
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await arrived
      expect(page.url()).not.toContain('token')
    }
  })

  test('leads back to the page that was wanted [OP-10]', async ({ otherBrowser, google }) => {
    const email = newPerson().email
    Object.assign(google.person, { sub: email, email, email_verified: true, name: 'Ana Ito' })
    const page = await otherBrowser({ baseURL: google.product.url })
    await page.goto('/script-studio')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(/\/script-studio$/)
  })

  test('that the service refuses is told on the screen [OP-24]', async ({ otherBrowser, google, faults }) => {
    faults.expect(/status of 400/)
    const page = await otherBrowser({ baseURL: google.product.url })
    await page.route('**/auth/v1/authorize**', (route) =>
      route.fulfill({ status: 400, json: { code: 'validation_failed', message: 'Google sign-in is not available.' } }),
    )
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText('Google sign-in is not available.')).toBeVisible()
  })

  test('is not offered where it is not set up [OP-24]', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
  })
})

test('no screen of signing in has a barrier or scrolls sideways in any look', async ({ page, product }) => {
  const account = await withTotp(product.url)
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
    await page.goto(path)
    await page.getByRole('button', { name: /^(Log in|Create account|Send reset link)$/ }).click()
    await expect(page.getByText(/^Enter your/).first()).toBeVisible()
    await expectWellBuiltInEveryLook(page)
  }
  await page.goto('/login')
  await typeLogin(page, account)
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await expectWellBuiltInEveryLook(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectWellBuiltInEveryLook(page)
})

test('inside another app, Google is explained and everything else works [OP-14]', async ({ otherBrowser, google }) => {
  const page = await otherBrowser({
    baseURL: google.product.url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 musical_ly_31.5.0 BytedanceWebview',
    viewport: { width: 375, height: 700 },
  })
  await page.goto('/login')
  await expect(page.getByText('You are inside the TikTok app.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/Google does not sign anybody in here/)).toBeVisible()
})
