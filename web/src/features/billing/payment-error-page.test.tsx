import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PaymentErrorPage } from './payment-error-page'
import { billingRoutes } from './routes'

test('a payment page that breaks says what to do, and can be tried again [A-RT-15, A-ER-25, OP-07]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
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

test('it also stands in for a page whose code does not arrive, instead of an empty one [A-RT-15, A-ER-25, OP-07]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.doMock('./signup-complete-page', () => Promise.reject(new Error('Failed to fetch dynamically imported module')))
  const initialEntries = ['/signup/complete?session_id=cs_test_12345678']
  // As in the product: above it something is shown while code is awaited.
  const routes = [{ HydrateFallback: () => null, children: billingRoutes }]
  const { container } = render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />)
  expect(await screen.findByRole('heading', { name: 'Payment setup problem' })).toBeInTheDocument()
  expect(container).toHaveTextContent('cs_test_12345678')
})
