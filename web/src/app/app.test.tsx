import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { setBackend } from '../platform'
import { renderApp } from '../testing'
import { AsyncFailure } from './async-failure'
import { RouteErrorPage } from './error-page'

afterEach(() => {
  setBackend(undefined)
  vi.unstubAllGlobals()
})

test('the landing page leads to sign-up and login and ends with the copyright line [A-RT-01, A-RT-02, A-SH-33, A-SH-35, OP-03, A-GE-05, A-GE-06, CX-49]', async () => {
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Write your first script' })).toHaveAttribute('href', '/signup')
  const header = within(screen.getAllByRole('banner')[0]!)
  expect(header.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
  expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(header.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/signup')
  expect(screen.getByRole('link', { name: 'Reelwright, home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^© 2024 Reelwright\. All rights reserved\.$/)
})

test('a new page takes the focus to its beginning', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ supabaseUrl: null, anonKey: 'eyJhbGciOi' }))
  const { user } = renderApp('/no/such/page')
  await user.click(await screen.findByRole('link', { name: 'Go to the home page' }))
  await screen.findByRole('link', { name: 'Log in' })
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a signed-in visitor of the landing page goes to the dashboard [OP-03]', async () => {
  localStorage.setItem('sb-localhost-auth-token', '{}')
  renderApp('/')
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument())
})

test('an unknown address is not found, and says which [A-RT-42, OP-13]', async () => {
  renderApp('/no/such/page')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByText('/no/such/page')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'Go to the dashboard' })).not.toBeInTheDocument()
})

test('the component page is open and needs no back end [A-RT-33, OP-11]', async () => {
  const fetchAnything = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetchAnything)
  renderApp('/test')
  expect(await screen.findByRole('heading', { name: 'Components' })).toBeInTheDocument()
  expect(fetchAnything).not.toHaveBeenCalled()
})

test.each(['/dashboard', '/script-studio?x=1'])('%s is for signed-in people [A-RT-19, OP-10]', async (path) => {
  vi.stubGlobal('fetch', async () => Response.json({ supabaseUrl: null, anonKey: 'eyJhbGciOi' }))
  const { router } = renderApp(path)
  // The first of them fetches the code of a whole page.
  expect(await screen.findByRole('button', { name: 'Log in' }, { timeout: 30_000 })).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } })
})

test('shows an unhandled failure on a page without a session, too [A-ER-24]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  renderApp('/')
  await screen.findByRole('link', { name: 'Write your first script' })
  act(() => void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('lost here') })))
  expect(screen.getByRole('alert')).toHaveTextContent('Async Operation Failed')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})

test('a page that cannot be shown says so, and can be tried again [A-ER-22, A-ER-23]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const Page = () => {
    if (broken) throw new Error('broken')
    return <p>Back again</p>
  }
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: RouteErrorPage }])} />,
  )
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument()
  expect(
    screen.getByText("We encountered an unexpected error. This has been logged and we'll look into it."),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument()
  broken = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Back again')).toBeInTheDocument()
})

test('shows an unhandled failure with a way to retry [A-ER-24]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const retry = vi.fn()
  render(<AsyncFailure text="Retry loads it again." onRetry={retry} />)
  const reject = (reason: unknown) =>
    act(() => void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })))
  reject(new DOMException('gone', 'AbortError'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const health = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  health.mockImplementation(async () => new Response('{}'))
  vi.stubGlobal('fetch', health)
  const missing = new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js')
  reject(missing)
  expect(await screen.findByText('This part of the page isn’t available offline')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
  reject(missing)
  expect(await screen.findByText('A new version is ready')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  reject(new Error('lost'))
  expect(screen.getByRole('alert')).toHaveTextContent('Async Operation Failed')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a page whose code is out of reach is no new version, and no reload takes it away while the server is silent', async () => {
  const health = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', health)
  const lazy = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'))
  const page = { path: '/', lazy, ErrorBoundary: RouteErrorPage, HydrateFallback: () => null }
  render(<RouterProvider router={createMemoryRouter([page])} />)
  expect(await screen.findByRole('heading', { name: 'This page isn’t available offline' })).toBeInTheDocument()
  expect(health).toHaveBeenCalledOnce()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(health).toHaveBeenCalledTimes(2))
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeEnabled()
})

test('what is not there, or is somebody else’s, is not found [OP-13]', async () => {
  const loader = () => {
    throw new Response(null, { status: 404 })
  }
  const page = { path: '/scripts/edit/foreign', loader, Component: () => null, ErrorBoundary: RouteErrorPage }
  render(<RouterProvider router={createMemoryRouter([page], { initialEntries: [page.path] })} />)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})
