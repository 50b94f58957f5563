import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../app'
import { loadBackend, queryClient, SESSION_KEYS, supabase, unwrap } from '../../platform'
import * as testing from '../../testing'
import { fill, PASSWORD, signUpCreator } from '../../testing'

testing.withRealBackend()

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  queryClient.clear()
  await loadBackend()
})

const CREATOR = 'price_sandbox_creator_monthly'
const newAddress = () => `${crypto.randomUUID()}@example.com`
const pageOf = (sessionId: string) => `/signup/complete?session_id=${sessionId}`
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

/** As the browser does it in development: everything is drawn, and every effect run, twice. */
function open(sessionId: string) {
  queryClient.clear()
  const user = userEvent.setup()
  const router = createMemoryRouter(routes, { initialEntries: [pageOf(sessionId)] })
  const { unmount } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return { user, router, unmount }
}

/** Counts the calls to an address; some are answered here. */
function watch(path: RegExp, answer: () => Response | undefined = () => undefined) {
  const onward = globalThis.fetch
  const seen = { count: 0 }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    if (!path.test(pathname)) return onward(input, init)
    seen.count += 1
    const given = answer()
    return given ? Promise.resolve(given) : onward(input, init)
  })
  return seen
}

const ownPlan = async () =>
  (await unwrap(supabase().from('user_subscriptions').select('status, stripe_price_id').maybeSingle())) as unknown

async function logOut() {
  await supabase().auth.signOut()
}

test('whoever paid without an account signs up with the paid address, and the plan is theirs [A-RT-14, A-CK-07, B-OB-04, OP-06, CX-19, CX-20]', async () => {
  const email = newAddress()
  const { user, router } = open(await testing.buyPlan(CREATOR, email))
  await heading('Payment received')
  expect(screen.getByRole('heading', { name: 'Beta Creator, monthly' })).toBeInTheDocument()
  expect(screen.getByText('100 scripts a month, $49 paid.')).toBeInTheDocument()
  const address = screen.getByLabelText('Email')
  expect(address).toHaveValue(email)
  expect(address).toHaveAttribute('readonly')
  expect(address).toBeEnabled()

  const claims = watch(/\/claim$/)
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Beta pricing locked in - Beta Creator')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(claims.count).toBe(1)
  expect(await ownPlan()).toEqual({ status: 'active', stripe_price_id: CREATOR })
})

test('an address that has an account is led to its login, and the payment waits [OP-06, CX-20]', async () => {
  const { email } = await signUpCreator()
  await logOut()
  const sessionId = await testing.buyPlan(CREATOR, email)
  const { user, router } = open(sessionId)
  await user.type(await screen.findByLabelText('Name'), 'Ana')
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  const known = (await screen.findByText('This address already has an account.')).closest('[role=status]')
  await user.click(within(known as HTMLElement).getByRole('link', { name: 'Log in' }))
  await heading('Log in')
  expect(screen.getByLabelText('Email')).toHaveValue(email)
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(await ownPlan()).toMatchObject({ stripe_price_id: CREATOR })
})

test('somebody signed in with another address is asked which account it is for; then it is used up for everybody else [OP-06, CX-20]', async () => {
  const { email } = await signUpCreator()
  const paidWith = newAddress()
  const sessionId = await testing.buyPlan(CREATOR, paidWith)
  const claims = watch(/\/claim$/)
  const first = open(sessionId)
  const question = await heading('Which account is this plan for?')
  await waitFor(() => expect(question).toHaveFocus())
  expect(screen.getByRole('main')).toHaveTextContent(`You paid with ${paidWith}, and you’re logged in as ${email}.`)
  expect(claims.count).toBe(0)
  await first.user.click(screen.getByRole('button', { name: 'Use this account' }))
  expect(await screen.findByText('Beta pricing locked in - Beta Creator')).toBeInTheDocument()
  expect(claims.count).toBe(1)
  first.unmount()

  // The tab was closed, and the page is opened once more: no second welcome.
  const again = open(sessionId)
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/dashboard'))
  expect(again.router.state.location.search).toBe('')
  expect(await screen.findByText('Beta Creator is already on your account.')).toBeInTheDocument()
  again.unmount()

  await logOut()
  const stranger = await signUpCreator('Bo')
  const other = open(sessionId)
  expect(await heading('This payment is already linked to an account')).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`It isn’t linked to ${stranger.email}`))).toBeInTheDocument()
  expect(await ownPlan()).toBeNull()
  other.unmount()

  await logOut()
  open(sessionId)
  expect(await heading('This payment is already linked to an account')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('a checkout that is not paid leads back to it, makes no account, and is looked at again [OP-06]', async () => {
  const email = newAddress()
  const sessionId = await testing.openCheckout(CREATOR, email)
  const { user } = open(sessionId)
  expect(await heading('Your payment isn’t complete')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/sandbox/checkout/${sessionId}`),
  )
  expect(screen.queryByLabelText('Password')).toBeNull()
  await testing.payCheckout(sessionId, email)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await heading('Payment received')).toBeInTheDocument()
})

test('a second plan replaces the first one, and the page explains it [OP-06]', async () => {
  const { email } = await signUpCreator()
  const first = open(await testing.buyPlan('price_sandbox_starter_monthly', email))
  expect(await screen.findByText('Beta pricing locked in - Beta Starter')).toBeInTheDocument()
  first.unmount()
  // The provider's times are whole seconds; of two plans bought within one, neither is the earlier.
  const second = Math.floor(Date.now() / 1000)
  await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(second), { timeout: 10_000 })
  const { user, router } = open(await testing.buyPlan('price_sandbox_pro_annual', email))
  expect(await heading('You have paid for two plans')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveTextContent('Yours is now the one you bought last: Beta Pro, annual.')
  expect(screen.getByRole('main')).toHaveTextContent(
    /The earlier one \(Beta Starter, monthly\) won’t renew; it ends on \w+ \d+, \d{4}/,
  )
  await user.click(screen.getByRole('button', { name: 'Go to the dashboard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('while nothing answers the payment is safe, and the next try finds it [OP-06, A-ER-11]', async () => {
  const sessionId = await testing.buyPlan(CREATOR, newAddress())
  let away = true
  watch(/\/api\/billing\/checkouts\//, () => (away ? Response.json({ success: false }, { status: 503 }) : undefined))
  const { user } = open(sessionId)
  await heading('Your payment couldn’t be checked')
  expect(screen.getByText(sessionId)).toBeInTheDocument()
  away = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Payment received')).toBeInTheDocument()
})

test('an account that could not get its plan tries again, and gets it once [OP-06]', async () => {
  const { email } = await signUpCreator()
  const sessionId = await testing.buyPlan(CREATOR, email)
  let away = true
  watch(/\/claim$/, () => (away ? Response.json({ success: false }, { status: 502 }) : undefined))
  const { user } = open(sessionId)
  await heading('Your payment couldn’t be checked')
  away = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Beta pricing locked in - Beta Creator')).toBeInTheDocument()
  expect(sessionStorage.getItem(SESSION_KEYS.welcomePlanName)).toBe('Beta Creator')
  expect(await ownPlan()).toMatchObject({ status: 'active' })
})

test.each([
  ['', 'There’s no payment to finish here', null],
  ['?session_id=%3Cscript%3E', 'There’s no payment to finish here', null],
  ['?session_id=cs_test_12345678', 'We can’t find this payment', '/contact?about=payment&session_id=cs_test_12345678'],
])('/signup/complete%s explains, and makes no account [A-RT-14, OP-06]', async (query, title, contact) => {
  testing.renderApp(`/signup/complete${query}`)
  expect(await heading(title)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing')
  const link = screen.queryByRole('link', { name: 'Contact us about this payment' })
  expect(link?.getAttribute('href') ?? null).toBe(contact)
  expect(screen.queryByLabelText('Password')).toBeNull()
})
