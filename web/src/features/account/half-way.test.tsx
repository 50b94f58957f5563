import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, currentArrival, forgetArrival, receiveArrival, setBackend } from '../../platform'
import { Toaster } from '../../ui'
import { RequireSession, SessionProvider, useSession, VerificationBanner } from '.'
import { accountRoutes } from './routes'

/** What lies between signed out and signed in, with the real client library; only the network is fake. */

const base64 = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')
const tokenOf = (claims: object) => `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}.c2ln`
const FACTOR = { id: 'f1', status: 'verified', factor_type: 'totp', friendly_name: 'Phone' }

const sessionOf = (claims: object, user: object = {}) => ({
  access_token: tokenOf(claims),
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  refresh_token: 'abcdefghijkl',
  user: {
    id: 'ana',
    aud: 'authenticated',
    email: 'ana@example.com',
    email_confirmed_at: '2026-11-01T00:00:00Z',
    created_at: '2026-11-01T00:00:00Z',
    last_sign_in_at: '2026-11-20T00:00:00Z',
    app_metadata: {},
    user_metadata: { name: 'Ana' },
    ...user,
  },
})
const keep = (session: object) => localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))
const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

let network: Record<string, (body: unknown) => Response | Promise<Response>>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  network = {
    '/api/config': () => Response.json({ supabaseUrl: null, anonKey: 'eyJhbGciOi' }),
    '/rest/v1/profiles': () => Response.json({ code: 'PGRST116', message: 'no row' }, { status: 406 }),
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost:3000')
    const answer = network[pathname]
    if (!answer) throw new TypeError(`Failed to fetch ${pathname}`)
    return answer(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined)
  })
})

afterEach(() => {
  setBackend(undefined)
  forgetArrival()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

function Home() {
  return (
    <>
      <VerificationBanner />
      <h1>Dashboard of {useSession().user?.email}</h1>
    </>
  )
}

function open(path: string) {
  const guarded = (
    <RequireSession>
      <Home />
    </RequireSession>
  )
  const router = createMemoryRouter(
    [...accountRoutes, { path: '/dashboard', element: guarded }, { path: '/scripts', element: guarded }],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}

test('a password alone opens no page of an account with a second factor; its code does [OP-20]', async () => {
  keep(sessionOf({ aal: 'aal1' }, { factors: [FACTOR] }))
  const codes: unknown[] = []
  network['/auth/v1/factors/f1/challenge'] = () => Response.json({ id: 'c1', type: 'totp', expires_at: 9e9 })
  network['/auth/v1/factors/f1/verify'] = (body) => {
    codes.push((body as { code: unknown }).code)
    return codes.length === 1
      ? refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')()
      : Response.json(sessionOf({ aal: 'aal2' }, { factors: [FACTOR] }))
  }
  const { router, user } = open('/scripts')
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(field).toHaveFocus())
  await user.paste('123 456')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Invalid TOTP code entered.*phone’s clock/))
  expect(field).toHaveValue('123456')
  await user.clear(field)
  await user.type(field, '654321')
  expect(await screen.findByRole('heading', { name: 'Dashboard of ana@example.com' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/scripts')
  expect(codes).toEqual(['123456', '654321'])
})

test('shows a wrong recovery code and keeps the typed text [OP-20]', async () => {
  keep(sessionOf({ aal: 'aal1' }, { factors: [FACTOR] }))
  network['/api/account/recovery-codes/use'] = () =>
    Response.json({ success: false, error: 'This recovery code is not valid.', code: 'refused' }, { status: 422 })
  const { user } = open('/login')
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  const field = screen.getByLabelText('Recovery code')
  await user.type(field, '7h2k-9qxd{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription('This recovery code is not valid.'))
  expect(field).toHaveValue('7h2k-9qxd')
})

test('a recovery code whose answer was lost on the way has worked all the same [OP-20]', async () => {
  keep(sessionOf({ aal: 'aal1' }, { factors: [FACTOR] }))
  network['/auth/v1/user'] = () => Response.json(sessionOf({}).user)
  network['/auth/v1/token'] = () => Response.json(sessionOf({ aal: 'aal1' }))
  network['/api/account/recovery-codes/use'] = () => {
    throw new TypeError('The line went down')
  }
  const { user } = open('/scripts')
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  await user.type(screen.getByLabelText('Recovery code'), '7h2k-9qxd{Enter}')
  expect(await screen.findByRole('heading', { name: 'Dashboard of ana@example.com' })).toBeInTheDocument()
})

test('half a sign-in can be left while the service is down [OP-20]', async () => {
  keep(sessionOf({ aal: 'aal1' }, { factors: [FACTOR] }))
  const { user } = open('/login')
  await user.click(await screen.findByRole('button', { name: 'Use another account' }))
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
})

test('a recovery link for somebody else asks before it changes the account [CX-23, OP-05]', async () => {
  const bea = { ...sessionOf({}).user, id: 'bea', email: 'bea@example.com' }
  const claims = {
    sub: 'bea',
    email: 'bea@example.com',
    session_id: 's-bea',
    exp: Math.floor(Date.now() / 1000) + 3600,
  }
  const hash = `#access_token=${tokenOf(claims)}&refresh_token=abcdefghijkl&token_type=bearer&type=recovery`
  network['/auth/v1/user'] = () => Response.json(bea)
  keep(sessionOf({}))
  history.replaceState(null, '', `/reset-password${hash}`)
  receiveArrival()
  const { router, user } = open('/reset-password')
  expect(await screen.findByRole('heading', { name: 'Switch accounts?' })).toBeInTheDocument()
  expect(localStorage.getItem('sb-localhost-auth-token')).toContain('ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Switch account' }))
  expect(await screen.findByText(/^For bea@example.com/)).toBeInTheDocument()

  // Another page must not read the link again.
  expect(currentArrival()).toBeDefined()
  await act(() => router.navigate('/forgot-password'))
  expect(currentArrival()).toBeUndefined()
})

test('a code in the address is traded for a session with the verifier of this browser [A-AU-24, OP-05, OP-23]', async () => {
  localStorage.setItem('sb-localhost-auth-token-code-verifier', JSON.stringify('a long verifier'))
  let sent: unknown
  network['/auth/v1/token'] = (body) => {
    sent = body
    return Response.json(sessionOf({}))
  }
  history.replaceState(null, '', '/auth/callback?code=c0de&next=/scripts')
  receiveArrival()
  const { router } = open(`${location.pathname}${location.search}`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/scripts'))
  expect(sent).toMatchObject({ auth_code: 'c0de', code_verifier: 'a long verifier' })
})

test('a link whose first try fails on the way can be tried again, and leads where people wanted to go [OP-05, A-ER-04]', async () => {
  const token = tokenOf({ sub: 'ana', exp: Math.floor(Date.now() / 1000) + 3600 })
  const hash = `#access_token=${token}&refresh_token=abcdefghijkl&token_type=bearer&type=magiclink`
  history.replaceState(null, '', `/auth/callback?next=/scripts${hash}`)
  receiveArrival()
  const { router, user } = open(`${location.pathname}${location.search}`)
  expect(await screen.findByText('Network error. Please try again.')).toBeInTheDocument()
  network['/auth/v1/user'] = () => Response.json(sessionOf({}).user)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/scripts'))
})

test.each([
  ['sent', () => Response.json({}), 'Verification email sent! Check your inbox.'],
  ['too soon', refusal(429, 'over_email_send_rate_limit', 'Only after 42 seconds.'), 'Only after 42 seconds.'],
  ['refused by a server in trouble', refusal(503, 'unavailable', 'Mail is down.'), 'Mail is down.'],
  ['lost by a gateway', () => new Response('<h1>', { status: 502 }), 'Failed to send verification email'],
  ['refused with an empty object', () => Response.json({}, { status: 500 }), 'Failed to send verification email'],
  ['refused without a word', refusal(400, 'unknown', ''), 'Failed to send verification email'],
  ['without an answer', undefined, 'An unexpected error occurred'],
])('the confirmation mail is %s [A-SH-30, A-SH-31, A-ER-18, A-ER-19, A-ER-20]', async (_, answer, said) => {
  keep(sessionOf({}, { email_confirmed_at: undefined }))
  if (answer) network['/auth/v1/resend'] = answer
  const { user } = open('/dashboard')
  expect(await screen.findByText('Please verify your email address.')).toBeInTheDocument()
  expect(screen.getByText(/link to ana@example.com/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByText(said)).toBeInTheDocument()
})

test('the banner is gone when the address was confirmed elsewhere [A-AU-05]', async () => {
  keep(sessionOf({}, { email_confirmed_at: undefined }))
  network['/auth/v1/user'] = () => Response.json(sessionOf({}).user)
  network['/auth/v1/token'] = () => Response.json(sessionOf({}))
  open('/dashboard')
  await screen.findByText('Please verify your email address.')
  await waitFor(() => {
    // Repeated, since the page may render before it subscribes.
    dispatchEvent(new Event('focus'))
    expect(screen.queryByText('Please verify your email address.')).not.toBeInTheDocument()
  })
})

test('the banner is put off for a day, and stays away offline [A-SH-32, A-NT-09]', async () => {
  keep(sessionOf({}, { email_confirmed_at: undefined }))
  const { user } = open('/dashboard')
  await screen.findByText('Please verify your email address.')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.queryByText('Please verify your email address.')).not.toBeInTheDocument()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))

  await user.click(await screen.findByRole('button', { name: 'Hide for a day' }))
  expect(screen.queryByText('Please verify your email address.')).not.toBeInTheDocument()
  cleanup()
  open('/dashboard')
  await screen.findByRole('heading', { name: /^Dashboard of ana/ })
  expect(screen.queryByText('Please verify your email address.')).not.toBeInTheDocument()
  cleanup()
  localStorage.setItem('verificationBannerDismissed', `ana ${Date.now() - 25 * 60 * 60 * 1000}`)
  open('/dashboard')
  expect(await screen.findByText('Please verify your email address.')).toBeInTheDocument()
})
