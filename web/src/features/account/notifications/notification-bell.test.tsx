import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { supabase, unwrap } from '../../../platform'
import { SessionProvider } from '../session'
import { addNotification, clearNotifications, NotificationBell } from '.'

withRealBackend()
afterEach(clearNotifications)

function renderNotifications() {
  return renderWithProviders(
    <SessionProvider>
      <NotificationBell />
    </SessionProvider>,
  )
}

test('the dot shows until the list was open; entries are removed one by one or all at once [A-NT-01, A-NT-03, A-NT-04, A-SH-14, OP-17]', async () => {
  await signUpCreator()
  const { user } = renderNotifications()
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText('Nothing new')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  act(() => {
    addNotification({ type: 'success', title: 'Export ready', message: 'All of it', duration: Infinity })
    addNotification({ type: 'error', message: 'No network', duration: Infinity })
  })
  const button = screen.getByRole('button', { name: 'You have new notifications' })
  await user.click(button)
  const list = await screen.findByRole('list', { name: 'Notifications' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(list).getByText('All of it')).toBeInTheDocument()
  expect(within(list).getAllByText('just now')).toHaveLength(2)
  await waitFor(() => expect(button).toHaveAccessibleName('Notifications'))
  // Newest first. Whoever removes by keys stays in the list.
  screen.getByRole('button', { name: 'Remove “No network”' }).focus()
  await user.keyboard('{Enter}')
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove “Export ready”' })).toHaveFocus())
  screen.getByRole('button', { name: 'Clear all' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Nothing new')).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
})

test('notifications of one user are not listed for the next, also after a page without notifications', async () => {
  const { id } = await signUpCreator()
  const first = renderNotifications()
  await waitFor(() => expect(first.queryClient.getQueryData(['notifications', id])).toEqual([]))
  act(() => void addNotification({ type: 'info', message: 'For Ana alone', duration: Infinity }))
  await screen.findByRole('button', { name: 'You have new notifications' })
  first.unmount()
  await signUpCreator('Ben')
  renderNotifications()
  await waitFor(() => expect(screen.getByRole('button')).toHaveAccessibleName('Notifications'))
})

test('what happened elsewhere is listed; looking at it counts on all devices, and it stays away once removed [OP-17]', async () => {
  const { id } = await signUpCreator()
  const real = globalThis.fetch
  let rows = [
    {
      id: '1',
      kind: 'script_ready',
      title: 'Script ready',
      message: 'The mug',
      link: '/scripts',
      created_at: '2026-11-21T12:00:00.123456+00:00',
    },
    {
      id: '2',
      kind: 'security',
      title: 'Password changed',
      message: '',
      link: null,
      created_at: '2026-11-20T12:00:00+00:00',
    },
  ]
  // Only the server writes such rows, and this test has no server of its own.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes('/rest/v1/notifications')) return real(input, init)
    if (init?.method !== 'DELETE') return Promise.resolve(Response.json(rows))
    const removed = new URL(address).searchParams.get('id')
    rows = rows.filter((row) => removed !== `eq.${row.id}`)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const { user } = renderNotifications()
  await user.click(await screen.findByRole('button', { name: 'You have new notifications' }))
  expect(await screen.findByRole('link', { name: 'Script ready' })).toHaveAttribute('href', '/scripts')
  await waitFor(async () =>
    expect(await unwrap(supabase().from('profiles').select('notifications_seen_at').eq('id', id).single())).toEqual({
      notifications_seen_at: '2026-11-21T12:00:00.123456+00:00',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Remove “Password changed”' }))
  await waitFor(() => expect(rows).toHaveLength(1))
  expect(screen.queryByText('Password changed')).not.toBeInTheDocument()
})
