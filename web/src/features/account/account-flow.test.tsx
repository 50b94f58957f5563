import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, setBackend } from '../../platform'
import * as platform from '../../platform'
import { noteAnswer } from '../../platform/use-online'
import { RequireSession, SessionProvider, useLogout, useProfile, useSession } from '.'
import { accountRoutes } from './routes'
import { fill } from '../../testing'
import { login } from './sign-in/api'

/** The screens with the real client library; only the network is fake. */

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
  // First: what spies on the stub puts it back.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Home() {
  const { user } = useSession()
  const profile = useProfile()
  const logout = useLogout()
  return (
    <main>
      <h1>Dashboard of {user?.name}</h1>
      <p>Profile: {profile?.first_name ?? 'none'}</p>
      <button onClick={() => void logout()}>Sign out</button>
    </main>
  )
}

function open(path: InitialEntry) {
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
  await fill(user, await screen.findByLabelText('Email'), 'ana@example.com')
  await fill(user, screen.getByLabelText('Password'), 'correct horse 1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('a visitor goes to login and, once signed in, back to where they wanted to be, also without a profile [A-RT-19, A-RT-32, OP-10, A-ER-01, A-GE-07]', async () => {
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

test.each([
  [
    '/login',
    ['Email', 'Password'],
    ['Log in', 'Email me a magic link instead'],
    ['Forgot your password?', 'Create an account'],
  ],
  ['/signup', ['Name', 'Email', 'Password'], ['Create account'], ['Log in']],
  ['/forgot-password', ['Email'], ['Send reset link'], ['Back to login']],
  ['/reset-password', ['Email'], ['Send reset link'], ['Back to login']],
])('%s shows its form only after the check [A-RT-44, A-RT-47, OP-14]', async (path, fields, buttons, links) => {
  const config = network['/api/config']!
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  network['/api/config'] = () => held.then(config)
  open(path)
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  go()
  for (const label of fields) expect(await screen.findByLabelText(label)).toBeInTheDocument()
  for (const name of buttons) expect(screen.getByRole('button', { name })).toBeInTheDocument()
  for (const name of links) expect(screen.getByRole('link', { name })).toBeInTheDocument()
})

test('loading comes first, then the user with the profile, then neither [A-AU-01]', async () => {
  storeSession()
  network['/rest/v1/profiles'] = () => Response.json({ id: USER.id, first_name: 'Ana from the row' })
  const router = open('/dashboard')
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Dashboard of Ana López' })).toBeInTheDocument()
  expect(await screen.findByText('Profile: Ana from the row')).toBeInTheDocument()
  await act(async () => void (await platform.supabase().auth.signOut()))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.queryByText(/Ana/)).not.toBeInTheDocument()
})

test('login waits 100 ms after its success [A-AU-12]', async () => {
  let answered = 0
  network['/auth/v1/token?password'] = () => {
    answered = performance.now()
    return Response.json(session())
  }
  await login({ email: 'ana@example.com', password: 'correct horse 1' })
  // Timers round down.
  expect(performance.now() - answered).toBeGreaterThanOrEqual(99)
})

test('a refresh that does not get through is tried again after 200, 400 and 800 ms [A-AU-14, A-ER-09]', async () => {
  storeSession(-100)
  /** The delays of the timers that began before the first request, and after each. */
  const delays: (number | undefined)[][] = [[]]
  const { setTimeout: wait } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, delay?: number) => {
    delays.at(-1)?.push(delay)
    return wait(work, delay)
  })
  network['/auth/v1/token?refresh_token'] = () => {
    delays.push([])
    return delays.length <= 4 ? new Response('', { status: 500 + delays.length }) : Response.json(session())
  }
  open('/dashboard')
  expect(await screen.findByRole('heading', { name: /Dashboard/ })).toBeInTheDocument()
  expect(delays).toHaveLength(5)
  for (const [index, wanted] of [200, 400, 800].entries()) expect(delays[index + 1]).toContain(wanted)
})

test('wrong credentials are shown inline, with the focus on them, and nothing typed is lost [A-ER-03, A-ER-06]', async () => {
  network['/auth/v1/token?password'] = authFailure(400, 'invalid_credentials', 'Invalid login credentials')
  open('/login')
  await logIn()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Invalid login credentials')
  await waitFor(() => expect(alert).toHaveFocus())
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

const CREDENTIALS_MISSING = 'You must provide either an email or phone number and a password.'

test('an error without words is no "{}" [A-ER-04]', async () => {
  network['/auth/v1/token?password'] = () => Response.json({}, { status: 500 })
  open('/login')
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.')
})

test('the form is checked before it is sent, with the focus on the first fault [OP-14, A-AU-16]', async () => {
  const user = userEvent.setup()
  open('/login')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveAccessibleDescription(CREDENTIALS_MISSING)
  await user.type(email, 'ana')
  await waitFor(() => expect(email).toHaveAccessibleDescription(/full email address/))
  await fill(user, email, '@example.com')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(CREDENTIALS_MISSING))
})

test.each(['Email', 'Password'])('a sign-up without this field is not sent: %s [A-AU-16]', async (missing) => {
  const send = vi.fn(() => Response.json(session()))
  network['/auth/v1/signup'] = send
  const user = userEvent.setup()
  open('/signup')
  await user.type(await screen.findByLabelText('Name'), 'Ana')
  if (missing === 'Password') await fill(user, screen.getByLabelText('Email'), 'ana@example.com')
  else await fill(user, screen.getByLabelText('Password'), 'correct horse 1 battery')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() =>
    expect(screen.getByLabelText(missing)).toHaveAccessibleDescription(expect.stringContaining(CREDENTIALS_MISSING)),
  )
  expect(send).not.toHaveBeenCalled()
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
  await fill(user, await screen.findByLabelText('Name'), 'Ana López')
  await fill(user, screen.getByLabelText('Email'), 'ana@example.com')
  await fill(user, screen.getByLabelText('Password'), 'short')
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
  expect(field).toHaveAccessibleDescription(/Password should be at least 8 characters.*one letter and one number/)
  expect(field).toHaveValue('short')
})

test.each([
  ['an error', authFailure(422, 'user_already_exists', 'User already registered')],
  ['a user without identities', () => Response.json({ ...USER, identities: [] })],
])('a known address, reported by %s, is shown at the email field [OP-32]', async (_, answer) => {
  network['/auth/v1/signup'] = answer
  open('/signup')
  await signUp()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User already registered'))
})

test('a new account is signed in at once, or asked to check its mail', async () => {
  network['/auth/v1/signup'] = () => Response.json({ ...USER, email_confirmed_at: undefined })
  open('/signup')
  await signUp()
  expect(await screen.findByText(/We sent a link to ana@example.com/)).toBeInTheDocument()
})

test('a login page whose server was away checks the session again when it answers, and keeps what was typed', async () => {
  const config = network['/api/config']!
  delete network['/api/config']
  open('/login')
  expect(await screen.findByText('We couldn’t check whether you’re logged in.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  act(() => noteAnswer(false))
  network['/api/config'] = config
  act(() => noteAnswer(true))
  await waitFor(() => expect(screen.queryByText('We couldn’t check whether you’re logged in.')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
})

test('login shows after 3 s, says Timeout after 10 s, and moves on when a user is found late [A-RT-45, A-AU-02, OP-21, A-CN-03, A-CN-04, CX-26]', async () => {
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
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()

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

test('a refused refresh ends a session that has time left; one that must wait does not [A-AU-15]', async () => {
  let asked = 0
  network['/auth/v1/token?refresh_token'] = () => {
    asked++
    return authFailure(429, 'over_request_rate_limit', 'Request rate limit reached')()
  }
  storeSession(60)
  open('/dashboard')
  expect(await screen.findByRole('heading', { name: /Dashboard/ })).toBeInTheDocument()
  await waitFor(() => expect(asked).toBe(1))

  cleanup()
  setBackend(undefined)
  network['/auth/v1/token?refresh_token'] = authFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token')
  open('/dashboard')
  expect(await screen.findByText('Your session has ended.')).toBeInTheDocument()
  expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
})

test('a refused refresh leaves the session alone that another tab has renewed meanwhile', async () => {
  network['/auth/v1/token?refresh_token'] = () => {
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify({ ...session(), refresh_token: 'renewed12345' }))
    return authFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')()
  }
  storeSession(60)
  open('/dashboard')
  expect(await screen.findByRole('heading', { name: /Dashboard/ })).toBeInTheDocument()
  expect(localStorage.getItem('sb-localhost-auth-token')).toContain('renewed12345')
})

test.each([
  ['clears everything and says so', 204, 'everywhere', 'Logged out successfully'],
  ['does so, too, when the service fails', 500, 'here', 'You’re logged out in this browser.'],
])('logout %s [A-AU-06, A-AU-07, A-AU-09, A-AU-10, A-RT-06, CX-24]', async (_, status, flag, message) => {
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  network['/auth/v1/logout'] = () => new Response(status === 204 ? null : '{}', { status })
  storeSession()
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('draft', 'x')
  const keepPositions = () => sessionStorage.setItem('react-router-scroll-positions', '{"/scripts/edit/1": 7}')
  addEventListener('pagehide', keepPositions)
  open('/dashboard')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  expect(localStorage).toHaveLength(0)
  // As the page is left, the router notes where each page was scrolled to.
  dispatchEvent(new Event('pagehide'))
  removeEventListener('pagehide', keepPositions)
  expect({ ...sessionStorage }).toEqual({ loggedOut: flag })

  setBackend(undefined)
  open('/login')
  expect(await screen.findByText(message)).toBeInTheDocument()
})

test.each([
  ['/dashboard', ''],
  ['/scripts', 'one=1; two=2'],
])('logout from %s leaves these cookies that a page can see: "%s" [A-AU-08, CX-51]', async (path, left) => {
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  document.cookie = 'one=1; path=/'
  document.cookie = 'two=2; path=/'
  history.replaceState(null, '', path)
  storeSession()
  open('/dashboard')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  expect(document.cookie).toBe(left)
  history.replaceState(null, '', '/')
})

test('logout asks before unsaved work goes with it, and a no leaves everything as it is', async () => {
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  storeSession()
  open('/dashboard')
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: /Dashboard/ })
  const unsaved = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', unsaved)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(ask).toHaveBeenCalledOnce()
  expect(localStorage).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  // The browser does not ask the same again.
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  removeEventListener('beforeunload', unsaved)
})

test('logout sends first what waits in the browser, and asks when that is not possible', async () => {
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  const send = vi.fn().mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('Too slow')).mockResolvedValue(true)
  const stop = platform.beforeLogout(send)
  storeSession()
  open('/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(localStorage).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'))
  stop()
})

const fromCacheOfTheBrowser = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test('a step back after a logout shows nothing of the person who left [A-AU-07]', async () => {
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  storeSession()
  open('/dashboard')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  fromCacheOfTheBrowser()
  expect(leave).toHaveBeenCalledTimes(2)
})

test('a page that the browser brings back asks again who is signed in', async () => {
  storeSession()
  const router = open('/dashboard')
  await screen.findByRole('heading', { name: /Dashboard/ })
  localStorage.clear()
  fromCacheOfTheBrowser()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a tab is notified of a logout in another one, also when that could not reach the service [A-AU-07, A-AU-10]', async () => {
  storeSession()
  const router = open('/dashboard')
  await screen.findByRole('heading', { name: /Dashboard/ })
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(router.state.location.pathname).toBe('/dashboard')
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a tab that missed a sign-in in another one finds it in the storage [A-AU-03]', async () => {
  storeSession()
  open('/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard of Ana López' })
  const bea = { ...USER, id: '6f8b2f0e-0000-4000-8000-000000000002', user_metadata: { full_name: 'Bea Ng' } }
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify({ ...session(), user: bea }))
  await waitFor(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'sb-localhost-auth-token' }))
    expect(screen.getByRole('heading', { name: 'Dashboard of Bea Ng' })).toBeInTheDocument()
  })
})

test('an address that a password manager filled in silently is where the magic link goes [A-AU-26]', async () => {
  network['/auth/v1/otp'] = () => Response.json({})
  open('/login')
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  email.value = 'ana@example.com'
  await userEvent.setup().click(screen.getByRole('button', { name: 'Email me a magic link instead' }))
  expect(await screen.findByText(/If there is an account for ana@example.com/)).toBeInTheDocument()
})

test('Google is asked for by its button, with the way back, and says that it cannot be had [A-AU-35, OP-24]', async () => {
  network['/api/config'] = () => Response.json({ supabaseUrl: null, anonKey: 'eyJhbGciOi', google: true })
  network['/auth/v1/authorize'] = authFailure(400, 'validation_failed', 'Google sign-in is not available.')
  const asked = vi.spyOn(globalThis, 'fetch')
  open('/login')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByText('Google sign-in is not available.')).toBeInTheDocument()
  const way = /\/auth\/v1\/authorize\?provider=google&redirect_to=[^&]*auth%2Fcallback/
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(way), { redirect: 'manual' })
})

test.each([
  ['/login', 'Email me a magic link instead', '/auth/v1/otp', /If there is an account for ana@example.com/],
  ['/forgot-password', 'Send reset link', '/auth/v1/recover', /If there is an account for ana@example.com/],
  ['/reset-password', 'Send reset link', '/auth/v1/recover', /If there is an account for ana@example.com/],
])('%s still asks for the code after a reload, and knows the way back [OP-14]', async (path, button, call, said) => {
  network[call] = () => Response.json({})
  const user = userEvent.setup()
  const router = open(path)
  await fill(user, await screen.findByLabelText('Email'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByText(said)

  cleanup()
  setBackend(undefined)
  open(router.state.location)
  expect(await screen.findByText(said)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  expect(await screen.findByLabelText('Email')).toHaveValue('ana@example.com')
})

test('resending the mail clears the old code and its error [OP-14, A-AU-28]', async () => {
  network['/auth/v1/otp'] = () => Response.json({})
  network['/auth/v1/verify'] = authFailure(403, 'otp_expired', 'Token has expired or is invalid')
  const user = userEvent.setup()
  open({ pathname: '/login', state: { sentTo: 'ana@example.com' } })
  const field = await screen.findByLabelText('Code from the email')
  await fill(user, field, '123456')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Token has expired or is invalid'))
  await user.click(screen.getByRole('button', { name: 'send it again' }))
  expect(await screen.findByText('We sent it again.')).toBeInTheDocument()
  expect(field).toHaveValue('')
  expect(field).not.toHaveAccessibleDescription()
  await waitFor(() => expect(field).toHaveFocus())
})
