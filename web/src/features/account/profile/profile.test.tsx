import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { supabase } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { SessionProvider } from '..'
import { profileQuery } from '../queries'
import { removeAvatar, saveAvatar, saveProfile } from './api'
import { ProfilePage } from './profile-page'

withRealBackend()

const open = (page: ReactNode, path: string) => renderWithProviders(<SessionProvider>{page}</SessionProvider>, path)

/** From now on some requests are answered here; the others still by the server. */
function stand(answer: (method: string, path: string, search: URLSearchParams) => Response | undefined) {
  const onward = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    return answer(method, url.pathname, url.searchParams) ?? onward(input, init)
  })
}

test('when the row cannot be saved, shows the failure and keeps the typed names [CX-29, A-PR-04]', async () => {
  await signUpCreator('Ana López')
  const { user } = open(<ProfilePage />, '/profile')
  const field = await screen.findByLabelText('Full name')
  expect(field).toHaveValue('Ana López')
  await user.clear(field)
  await fill(user, field, 'Marisol Quispe')

  let broken = true
  stand((method, path) =>
    broken && method === 'POST' && path === '/rest/v1/profiles'
      ? Response.json({ code: 'XX000', message: 'internal' }, { status: 500 })
      : undefined,
  )
  await user.click(screen.getByRole('button', { name: 'Save names' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Your name was not saved\..*Something went wrong on our side\./)
  await waitFor(() => expect(alert).toHaveFocus())
  expect(field).toHaveValue('Marisol Quispe')

  broken = false
  await user.click(screen.getByRole('button', { name: 'Save names' }))
  expect(await screen.findByText('Name saved.')).toBeInTheDocument()
  const { data } = await supabase().auth.getUser()
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Marisol Quispe', name: 'Marisol Quispe' })
  const { data: row } = await supabase().from('profiles').select('full_name').single()
  expect(row).toEqual({ full_name: 'Marisol Quispe' })
})

test('only the name that was typed is saved, and it outlives a profile that cannot be asked for again [A-PR-03, A-PR-04, CX-29]', async () => {
  const { id } = await signUpCreator('Ana López')
  const { user, queryClient } = open(<ProfilePage />, '/profile')
  await user.type(await screen.findByLabelText('First name'), 'Ana')
  // On another device, meanwhile.
  await supabase().from('profiles').update({ full_name: 'Ana Quispe' }).eq('id', id)
  let broken = true
  const asked: (string | null)[] = []
  stand((method, path, search) => {
    if (!broken || method !== 'GET' || path !== '/rest/v1/profiles') return undefined
    asked.push(search.get('id'))
    return Response.json({ code: 'XX000', message: 'internal' }, { status: 400 })
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await queryClient.refetchQueries(profileQuery(id))
  expect(queryClient.getQueryState(profileQuery(id).queryKey)?.status).toBe('error')
  expect(asked).toEqual([`eq.${id}`])
  expect(screen.getByLabelText('First name')).toHaveValue('Ana')

  broken = false
  const save = screen.getByRole('button', { name: 'Save names' })
  await user.click(save)
  await waitFor(() => expect(save).toBeDisabled())
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
  const { data } = await supabase().from('profiles').select('first_name, full_name').single()
  expect(data).toEqual({ first_name: 'Ana', full_name: 'Ana Quispe' })
})

test('a dropped folder, which cannot be read as a file, is refused in plain words [A-PR-05, OP-25]', async () => {
  await signUpCreator()
  open(<ProfilePage />, '/profile')
  const card = await screen.findByRole('region', { name: 'Picture' })
  const folder = new File([], 'Holiday')
  vi.spyOn(folder, 'slice').mockReturnValue(
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('A folder', 'NotReadableError')) }),
  )
  fireEvent.drop(within(card).getByText('Choose picture'), { dataTransfer: { types: ['Files'], files: [folder] } })
  expect(await within(card).findByText('This file can’t be read. Choose another.')).toBeInTheDocument()
})

test.each([
  ['stays when only the answer was lost: the profile may have it', 'lost', false],
  ['goes when the profile refuses it', 'refused', true],
])('a new picture %s [A-PR-05, CX-29]', async (_, outcome, goes) => {
  await signUpCreator()
  let removed = false
  stand((method, path) => {
    if (!path.startsWith('/storage/v1/object/')) return undefined
    removed ||= method === 'DELETE'
    return Response.json({ Id: '1', Key: 'avatars/x' })
  })
  const onward = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const saves =
      init?.method === 'POST' && (input instanceof Request ? input.url : input.toString()).includes('/rest/v1/profiles')
    if (saves && outcome === 'refused') return Response.json({ code: '23514', message: 'no' }, { status: 400 })
    const answer = await onward(input, init)
    if (saves) throw new TypeError('Failed to fetch')
    return answer
  })
  await expect(saveAvatar(new Blob(['x'], { type: 'image/png' }))).rejects.toThrow()
  expect(removed).toBe(goes)
})

test.runIf(IS_FULL)('a look for a new address always has an answer: not yet, or not reached [OP-09]', async () => {
  const { id, email } = await signUpCreator()
  let reached = true
  stand((method, path) => {
    if (method !== 'GET' || path !== '/auth/v1/user') return undefined
    if (!reached) throw new TypeError('Failed to fetch')
    return Response.json({ id, email, new_email: 'new@example.com', identities: [], factors: [] })
  })
  const { user } = open(<ProfilePage />, '/profile')
  const check = await screen.findByRole('button', { name: 'Check now' })
  await user.click(check)
  expect(await screen.findByText('Not confirmed yet. Open the links in your email.')).toBeInTheDocument()
  reached = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await user.click(check)
  expect(await screen.findByText('Network error. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('Waiting for new@example.com')).toBeInTheDocument()
})

test('the verification mail can be asked for again, and each outcome has its text [OP-09, A-SB-13, A-ER-18, A-ER-19, A-ER-20]', async () => {
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
