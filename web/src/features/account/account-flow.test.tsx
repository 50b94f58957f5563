import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, setBackend } from '../../platform'
import * as platform from '../../platform'
import { RequireSession, SessionProvider, useLogout, useSession } from '.'
import { accountRoutes } from './routes'

/** The screens with the real client library; only the network is a stand-in. */

const USER = {
  id: '6f8b2f0e-0000-4000-8000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ana@example.com',
  email_confirmed_at: '2026-11-01T00:00:00Z',
  app_metadata: {},
  user_metadata: { full_name: 'Ana López' },
  identities: [{ id: '1' }],
  created_at: '2026-11-01T00:00:00Z',
}

const session = (secondsLeft = 3600) => ({
  access_token: `${btoa('{"alg":"HS256"}')}.${btoa('{}')}.c2ln`,
  token_type: 'bearer',
  expires_in: secondsLeft,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  refresh_token: 'abcdefghijkl',
  user: USER,
})

const storeSession = (secondsLeft?: number) =>
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session(secondsLeft)))

type Answer = () => Response | Promise<Response>
const authFailure =
  (status: number, code: string, message: string, extra: object = {}) =>
  () =>
    Response.json({ code, message, ...extra }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

let network: Record<string, Answer>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  network = {
    '/api/config': () => Response.json({ supabaseUrl: null, anonKey: 'eyJhbGciOi' }),
    '/rest/v1/profiles': () => Response.json({ code: 'PGRST116', message: 'no row' }, { status: 406 }),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost:3000')
    const answer =
      network[url.pathname + (url.searchParams.has('grant_type') ? `?${url.searchParams.get('grant_type')}` : '')]
    if (!answer) throw new TypeError(`Failed to fetch ${url.pathname}`)
    return answer()
  })
})

afterEach(() => {
  setBackend(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Home() {
  const { user } = useSession()
  const logout = useLogout()
  return (
    <main>
      <h1>Dashboard of {user?.name}</h1>
      <button onClick={() => void logout()}>Sign out</button>
    </main>
  )
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      ...accountRoutes,
      {
        path: '/dashboard',
        element: (
          <RequireSession>
            <Home />
          </RequireSession>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return router
}

async function logIn(user = userEvent.setup()) {
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), 'correct horse 1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('a visitor goes to login and, once signed in, back to where they wanted to be, also without a profile [A-RT-19, OP-10, A-ER-01]', async () => {
  network['/auth/v1/token?password'] = () => Response.json(session())
  const router = open('/dashboard?tab=library')
  await logIn()
  expect(await screen.findByRole('heading', { name: 'Dashboard of Ana López' })).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '?tab=library' })
})

test.each(['/login', '/signup', '/forgot-password', '/reset-password'])(
  '%s sends a signed-in user to the dashboard [A-RT-05, A-RT-08, A-RT-10, A-RT-12]',
  async (path) => {
    storeSession()
    const router = open(path)
    await screen.findByRole('heading', { name: /Dashboard/ })
    expect(router.state.location.pathname).toBe('/dashboard')
  },
)

test('wrong credentials are told inline, with the focus on them, and nothing typed is lost [A-ER-03, A-ER-06]', async () => {
  network['/auth/v1/token?password'] = authFailure(400, 'invalid_credentials', 'Invalid login credentials')
  open('/login')
  await logIn()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Invalid login credentials')
  expect(alert).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse 1')
})

test('no answer is a network error [A-ER-04]', async () => {
  open('/login')
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.')
})

test('login works although the first check could not reach the service [A-ER-04]', async () => {
  const config = network['/api/config']
  network['/api/config'] = () => new Response('', { status: 503 })
  network['/auth/v1/token?password'] = () => Response.json(session())
  open('/login')
  expect(await screen.findByText('Network error. Please try again.')).toBeInTheDocument()
  network['/api/config'] = config!
  await logIn()
  expect(await screen.findByRole('heading', { name: /Dashboard/ })).toBeInTheDocument()
})

test('an answer without a session is a failed login [A-AU-17]', async () => {
  network['/auth/v1/token?password'] = () => Response.json({ user: USER })
  open('/login')
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed - no session created')
})

test('the form is checked before it is sent, with the focus on the first fault [OP-14]', async () => {
  const user = userEvent.setup()
  open('/login')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveAccessibleDescription('Enter your email address.')
  await user.type(email, 'ana')
  await waitFor(() => expect(email).toHaveAccessibleDescription(/full email address/))
})

test('the button is off while the service is asked [OP-14]', async () => {
  let answer: (response: Response) => void = () => {}
  network['/auth/v1/token?password'] = () => new Promise<Response>((resolve) => (answer = resolve))
  open('/login')
  await logIn()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled())
  await act(async () => answer(Response.json(session())))
  await screen.findByRole('heading', { name: /Dashboard/ })
})

async function signUp() {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Name'), 'Ana López')
  await user.type(screen.getByLabelText('Email'), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

test('a weak password says what it lacks, at the field [A-AU-19, A-ER-07]', async () => {
  network['/auth/v1/signup'] = authFailure(422, 'weak_password', 'Password should be at least 8 characters', {
    weak_password: { reasons: ['length', 'characters'] },
  })
  open('/signup')
  await signUp()
  const field = screen.getByLabelText('Password')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(/Password should be at least 8 characters.*one letter and one digit/)
  expect(field).toHaveValue('short')
})

test.each([
  ['an error', authFailure(422, 'user_already_exists', 'User already registered')],
  ['a user without identities', () => Response.json({ ...USER, identities: [] })],
])('a known address, told by %s, is said at the email field [OP-32]', async (_, answer) => {
  network['/auth/v1/signup'] = answer
  open('/signup')
  await signUp()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User already registered'))
})

test('a new account is signed in at once, or told to look into its mail', async () => {
  network['/auth/v1/signup'] = () => Response.json({ ...USER, email_confirmed_at: undefined })
  open('/signup')
  await signUp()
  expect(await screen.findByText(/We sent a link to ana@example.com/)).toBeInTheDocument()
})

test('login shows after 3 s, says Timeout after 10 s, and moves on when a user is found late [A-RT-45, A-AU-02, OP-21]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  storeSession()
  let answer: (response: Response) => void = () => {}
  network['/api/config'] = () => new Promise<Response>((resolve) => (answer = resolve))
  open('/login')
  await screen.findByText('Loading')
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByLabelText('Email')).toBeInTheDocument()
  expect(screen.queryByText('Timeout')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(screen.getByText('Timeout')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()

  await act(async () => answer(Response.json({ supabaseUrl: null, anonKey: 'eyJhbGciOi' })))
  await waitFor(() => expect(screen.getByRole('heading', { name: /Dashboard/ })).toBeInTheDocument())
})

test('a session that can no longer be refreshed ends at login, with a word about it', async () => {
  storeSession(-100)
  network['/auth/v1/token?refresh_token'] = authFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token')
  const router = open('/dashboard')
  expect(await screen.findByText('Your session has ended.')).toBeInTheDocument()
  expect(router.state.location.state).toMatchObject({ from: '/dashboard' })
})

test.each([
  ['clears everything and says so', 204, 'everywhere', 'Logged out successfully'],
  ['does so, too, when the service fails', 500, 'here', 'You are logged out in this browser.'],
])('logout %s [A-AU-06, A-AU-07, A-AU-09, A-AU-10, CX-24]', async (_, status, flag, message) => {
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  network['/auth/v1/logout'] = () => new Response(status === 204 ? null : '{}', { status })
  storeSession()
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('draft', 'x')
  open('/dashboard')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  expect(localStorage).toHaveLength(0)
  expect({ ...sessionStorage }).toEqual({ loggedOut: flag })

  setBackend(undefined)
  open('/login')
  expect(await screen.findByText(message)).toBeInTheDocument()
})
