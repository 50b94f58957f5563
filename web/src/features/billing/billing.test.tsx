import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setBackend } from '../../platform'
import { renderApp } from '../../testing'
import { PaymentErrorPage } from './payment-error-page'

const LISTED = [
  { id: 'starter', monthlyPrice: 29, annualPrice: 290, originalPrice: 58, monthlyPriceId: null },
  { id: 'creator', monthlyPrice: 49, annualPrice: 490, originalPrice: 98, monthlyPriceId: 'price_1' },
  { id: 'pro', monthlyPrice: 99, annualPrice: 990, originalPrice: 198 },
]

let plansAnswer: () => Response

beforeEach(() => {
  plansAnswer = () => Response.json({ success: true, data: LISTED, plans: LISTED })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    if (pathname === '/api/config') return Response.json({ supabaseUrl: null, sameOrigin: true, anonKey: 'eyJhbGciOi' })
    if (pathname === '/api/billing/plans') return plansAnswer()
    throw new TypeError(`Failed to fetch ${pathname}`)
  })
})

afterEach(() => {
  setBackend(undefined)
  vi.unstubAllGlobals()
})

test('the pricing page shows the plans of the server; what has no price id is not available [A-RT-16, A-SB-11, A-SB-24, A-SB-26, A-SB-28, OP-27, CX-14]', async () => {
  const { user } = renderApp('/pricing')
  expect(await screen.findByRole('heading', { name: 'Beta Creator' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Not available' })).toHaveLength(2)
  for (const button of screen.getAllByRole('button', { name: 'Not available' })) expect(button).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Start with Beta Creator' })).toHaveAttribute('href', '/signup')

  await user.click(screen.getByRole('radio', { name: /^Annual/ }))
  expect(screen.getByText('$490')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Not available' })).toHaveLength(3)
  expect(screen.getByText(/^Coming soon: part of the plan/)).toBeInTheDocument()
  expect(screen.queryByText(/^Plans cannot be bought here yet/)).not.toBeInTheDocument()
})

test('where nothing is on sale, the pricing page says so and leads on [A-RT-16, OP-27]', async () => {
  plansAnswer = () => Response.json({ data: LISTED.map((plan) => ({ ...plan, monthlyPriceId: null })) })
  renderApp('/pricing')
  const note = await screen.findByText(/^Plans cannot be bought here yet/)
  expect(within(note).getByRole('link', { name: 'create an account' })).toHaveAttribute('href', '/signup')
})

test('when the plans cannot be had, the built-in ones stand in and another try is offered [A-SB-12, A-RT-17, A-ER-21, OP-04]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  plansAnswer = () => new Response('<html>', { status: 404 })
  const { user, router } = renderApp('/pricing?checkout=cancelled')
  expect(await screen.findByText('The current plans could not be loaded')).toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('The plans could not be loaded', expect.anything())
  expect(screen.getByText('Checkout cancelled. You have not been charged.')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  expect(screen.getAllByRole('button', { name: 'Not available' })).toHaveLength(3)

  plansAnswer = () => Response.json({ data: LISTED })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Start with Beta Creator' })).toBeInTheDocument()
  expect(screen.queryByText('The current plans could not be loaded')).not.toBeInTheDocument()
})

test.each([
  ['', 'There is no payment to finish here'],
  ['?session_id=%3Cscript%3E', 'There is no payment to finish here'],
  ['?session_id=cs_test_12345678', 'We do not know this payment yet'],
])('/signup/complete%s explains, and makes no account [A-RT-14, OP-06]', async (query, title) => {
  renderApp(`/signup/complete${query}`)
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing')
  const contact = screen.queryByRole('link', { name: 'Contact us about this payment' })
  expect(contact?.getAttribute('href') ?? null).toBe(
    query.includes('cs_test') ? '/contact?about=payment&session_id=cs_test_12345678' : null,
  )
})

test('a payment page that breaks says what to do, and can be tried again [A-RT-15, A-ER-25, OP-07]', async () => {
  let broken = true
  const Page = () => {
    if (broken) throw new Error('no plan')
    return <h1>All well</h1>
  }
  const routes = [{ path: '*', Component: Page, ErrorBoundary: PaymentErrorPage }]
  const initialEntries = ['/signup/complete?session_id=cs_test_12345678']
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />)
  expect(await screen.findByRole('heading', { name: 'Payment setup problem' })).toBeInTheDocument()
  expect(
    screen.getByText(
      'Your payment may have gone through. Nothing is lost: reload this page or contact us with your session id.',
    ),
  ).toBeInTheDocument()
  expect(screen.getByText('cs_test_12345678')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact?about=payment&session_id=cs_test_12345678',
  )
  broken = false
  screen.getByRole('button', { name: 'Try Again' }).click()
  expect(await screen.findByRole('heading', { name: 'All well' })).toBeInTheDocument()
})
