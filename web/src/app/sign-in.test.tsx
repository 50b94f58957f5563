import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { supabase } from '../platform'
import { PASSWORD, renderApp, signUpCreator, withRealBackend } from '../testing'

/** The sign-in screens against the real service. */
withRealBackend()

test('a new creator signs up and lands where they wanted to be [A-RT-07, A-AU-21, A-GE-09]', async () => {
  const { user, router } = renderApp('/script-studio')
  await user.click(await screen.findByRole('link', { name: 'Create an account' }))
  await user.type(await screen.findByLabelText('Name'), 'Ana López')
  await user.type(screen.getByLabelText('Email'), `${crypto.randomUUID()}@example.com`)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/script-studio'))
  const { data } = await supabase().auth.getUser()
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ana López', name: 'Ana López' })
})

test('the service says what is wrong with a password [A-AU-19, OP-22]', async () => {
  const { user } = renderApp('/signup')
  await user.type(await screen.findByLabelText('Name'), 'Ana')
  await user.type(screen.getByLabelText('Email'), `${crypto.randomUUID()}@example.com`)
  await user.type(screen.getByLabelText('Password'), 'abc')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/at least 8 characters/))
})

test('a known address and a wrong password are told, the right one goes in [A-RT-04, A-AU-22, OP-32]', async () => {
  const { email } = await signUpCreator()
  await supabase().auth.signOut()

  const { user, router } = renderApp('/signup')
  await user.type(await screen.findByLabelText('Name'), 'Ana')
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User already registered'))

  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in' })
  // Typed once, known on every screen.
  expect(screen.getByLabelText('Email')).toHaveValue(email)
  await user.type(screen.getByLabelText('Password'), 'not the password 1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Invalid login credentials')).toBeInTheDocument()

  await waitFor(() => expect(screen.getByLabelText('Password')).toBeEnabled())
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
