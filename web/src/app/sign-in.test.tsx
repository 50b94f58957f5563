import { screen, waitFor } from '@testing-library/react'
import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { publicConfig, supabase } from '../platform'
import { fill, PASSWORD, renderApp, signUpCreator, withRealBackend } from '../testing'

/** The sign-in screens against the real service. */
withRealBackend()

test('a new creator signs up and lands where they wanted to be [A-RT-07, A-AU-21, A-GE-09]', async () => {
  const { user, router } = renderApp('/script-studio')
  await user.click(await screen.findByRole('link', { name: 'Create an account' }))
  await fill(user, await screen.findByLabelText('Name'), 'Ana López')
  await fill(user, screen.getByLabelText('Email'), `${crypto.randomUUID()}@example.com`)
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/script-studio'))
  const { data } = await supabase().auth.getUser()
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ana López', name: 'Ana López' })
})

test('shows a weak password, a known address and a wrong password; the right one signs in [A-RT-04, A-AU-19, A-AU-22, OP-22, OP-32]', async () => {
  const { email } = await signUpCreator()
  await supabase().auth.signOut()

  const { user, router } = renderApp('/signup')
  await user.type(await screen.findByLabelText('Name'), 'Ana')
  await fill(user, screen.getByLabelText('Email'), email)
  await fill(user, screen.getByLabelText('Password'), 'abc')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password should be at least 8 characters/),
  )
  await user.clear(screen.getByLabelText('Password'))
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User already registered'))

  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in' })
  // Typed once, known on every screen.
  expect(screen.getByLabelText('Email')).toHaveValue(email)
  await fill(user, screen.getByLabelText('Password'), 'not the password 1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Invalid login credentials')).toBeInTheDocument()

  await waitFor(() => expect(screen.getByLabelText('Password')).toBeEnabled())
  await user.clear(screen.getByLabelText('Password'))
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('a session that was ended in another browser leads to the login page, and from there back [A-AU-15, A-RT-32, OP-10]', async () => {
  const { email } = await signUpCreator()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, router } = renderApp('/scripts')
  await screen.findByText('No Scripts Yet')
  const elsewhere = createClient(location.origin, publicConfig()!.anonKey, { auth: { persistSession: false } })
  await elsewhere.auth.signInWithPassword({ email, password: PASSWORD })
  await elsewhere.auth.signOut({ scope: 'global' })

  await router.navigate('/dashboard')
  expect(await screen.findByText('Your session has ended.')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/login')
  expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
  await fill(user, screen.getByLabelText('Email'), email)
  await fill(user, screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(await screen.findByText('No numbers yet')).toBeInTheDocument()
  expect(logged).toHaveBeenCalled()
})

test('a read whose token is refused is made again with a new one, which is asked for once', async () => {
  await signUpCreator()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const real = globalThis.fetch
  const tokens = new Set<string>()
  let renewed = 0
  // As after a change of the server's keys: every token from before is refused.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    if (address.includes('grant_type=refresh_token')) renewed++
    const token = new Headers(init?.headers).get('authorization') ?? ''
    if (address.includes('/api/') && token && renewed === 0) {
      tokens.add(token)
      return Response.json({ error: 'Not authenticated' }, { status: 401 })
    }
    return real(input, init)
  })
  renderApp('/scripts')
  expect(await screen.findByText('No Scripts Yet')).toBeInTheDocument()
  expect(tokens.size).toBe(1)
  expect(renewed).toBe(1)
})

test('the page about the sign-in state shows nothing of whose it is [A-RT-37]', async () => {
  const { id, email } = await signUpCreator()
  renderApp('/debug-auth')
  const state = await screen.findByRole('status', { name: 'Sign-in state' })
  await waitFor(() => expect(state).toHaveTextContent('Signed in'))
  for (const secret of [id, email, 'Ana López', 'eyJ']) expect(document.body).not.toHaveTextContent(secret)
})
