import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { supabase } from '../../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { SessionProvider } from '..'
import { removeAvatar, saveAvatar, saveProfile } from './api'
import { ProfilePage } from './profile-page'

withRealBackend()

const open = (page: ReactNode, path: string) => renderWithProviders(<SessionProvider>{page}</SessionProvider>, path)

/** From now on some requests are answered here; the others still by the server. */
function stand(answer: (method: string, path: string) => Response | undefined) {
  const onward = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    return answer(method, url.pathname) ?? onward(input, init)
  })
}

test('when the row cannot be saved the failure is told and the names stay as typed [CX-29, A-PR-04]', async () => {
  await signUpCreator('Ana López')
  const { user } = open(<ProfilePage />, '/profile')
  const field = await screen.findByLabelText('Full name')
  expect(field).toHaveValue('Ana López')
  await user.clear(field)
  await user.type(field, 'Marisol Quispe')

  let broken = true
  stand((method, path) =>
    broken && method === 'POST' && path === '/rest/v1/profiles'
      ? Response.json({ code: 'XX000', message: 'internal' }, { status: 500 })
      : undefined,
  )
  await user.click(screen.getByRole('button', { name: 'Save names' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Your names were not saved\..*Something went wrong on our side\./)
  await waitFor(() => expect(alert).toHaveFocus())
  expect(field).toHaveValue('Marisol Quispe')

  broken = false
  await user.click(screen.getByRole('button', { name: 'Save names' }))
  expect(await screen.findByText('Your names are saved.')).toBeInTheDocument()
  const { data } = await supabase().auth.getUser()
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Marisol Quispe', name: 'Marisol Quispe' })
  const { data: row } = await supabase().from('profiles').select('full_name').single()
  expect(row).toEqual({ full_name: 'Marisol Quispe' })
})

test('the verification mail can be asked for again, and each outcome has its text [OP-09, A-ER-18, A-ER-19, A-ER-20]', async () => {
  await signUpCreator()
  const { user } = open(<ProfilePage />, '/profile')
  const card = await screen.findByRole('region', { name: 'Email' })
  const resend = await within(card).findByRole('button', { name: 'Resend email' })

  let answer = () => Response.json({})
  stand((_, path) => (path === '/auth/v1/resend' ? answer() : undefined))
  await user.click(resend)
  expect(await screen.findByText('Verification email sent! Check your inbox.')).toBeInTheDocument()

  answer = () => Response.json({ code: 'over_email_send_rate_limit', message: 'Wait 40 seconds' }, { status: 429 })
  await user.click(resend)
  expect(await screen.findByText('Wait 40 seconds')).toBeInTheDocument()

  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(supabase().auth, 'resend').mockRejectedValueOnce(new Error('unforeseen'))
  await user.click(resend)
  expect(await screen.findByText('An unexpected error occurred')).toBeInTheDocument()
})

test('the profile is for signed-in people, and only what is there can be removed [A-PR-01, A-PR-02]', async () => {
  await signUpCreator()
  await expect(removeAvatar()).rejects.toThrow('No avatar to remove')
  await supabase().auth.signOut()
  for (const change of [removeAvatar(), saveAvatar(new Blob(['x'])), saveProfile({ first_name: 'Ana' })]) {
    await expect(change).rejects.toThrow('No user logged in')
  }
})
