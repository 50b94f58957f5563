import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../platform'
import { IS_FULL, renderApp, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'

/** The application shell against the real service. */
withRealBackend()

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

/** The window is narrower than 1024 px. */
function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

test('the sidebar has the grouped pages, folders and account, the top bar trail and search; an unknown folder says so [A-SH-04 to A-SH-09, A-SH-11 to A-SH-18, B-DS-16 to B-DS-20, A-RT-22, B-CL-17]', async () => {
  await signUpCreator()
  await unwrap(supabase().from('script_folders').insert({ name: 'Summer' }))
  const { user, router } = renderApp('/scripts')
  // The first page of the file fetches the code of the whole shell.
  await screen.findByText('No Scripts Yet', {}, { timeout: 30_000 })

  const sidebar = within(screen.getByRole('navigation', { name: 'Main' }))
  const folder = await sidebar.findByRole('link', { name: 'Summer 0 scripts' })
  expect(linksOf(sidebar.getByRole('list', { name: 'Create' }))).toEqual([
    ['Dashboard', '/dashboard'],
    ['Script Studio', '/script-studio'],
    ['Script Library', '/scripts'],
    ['All Scripts 0 scripts', '/scripts'],
    ['Summer 0 scripts', folder.getAttribute('href')],
  ])
  expect(linksOf(sidebar.getByRole('list', { name: 'Learn' }))).toEqual([
    ['Trending', '/trending'],
    ['Shop Analytics', '/analytics'],
    ['Partner SEO', '/partner-seo'],
  ])
  expect(sidebar.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  expect(sidebar.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
    'Script Library',
    'All Scripts 0 scripts',
  ])
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)

  await user.click(folder)
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  await waitFor(() => expect(trail).toHaveTextContent(/^HomeScript LibrarySummer$/))
  expect(linksOf(trail)).toEqual([
    ['Home', '/'],
    ['Script Library', '/scripts'],
  ])
  expect(await screen.findByText('No Scripts in This Folder')).toBeInTheDocument()
  await router.navigate('/scripts/folder/not-an-id')
  expect(await screen.findByText('This folder doesn’t exist')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Your Profile',
    'Settings',
    'Plan and billing',
    'Switch to dark theme',
    'Sign out',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveClass('dark')
  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/account'))
})

test('a phone has five pages under the thumb, the name of the page, and the account in the top bar [A-SH-10]', async () => {
  onPhone()
  await signUpCreator()
  renderApp('/analytics')
  const menu = await screen.findByRole('button', { name: 'Open menu' })
  const bar = screen.getByRole('navigation', { name: 'Main' })
  expect(linksOf(bar)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Scripts', '/scripts'],
    ['Studio', '/script-studio'],
    ['Trending', '/trending'],
    ['Profile', '/profile'],
  ])
  const topBar = menu.closest('header')!
  expect(within(topBar).getByText('Shop Analytics')).toBeInTheDocument()
  expect(within(topBar).getByRole('button', { name: 'Account menu' })).toBeInTheDocument()
})

test.runIf(IS_FULL)('a step back leaves the slide-out menu behind with its page [A-SH-02, B-DS-32]', async () => {
  onPhone()
  await signUpCreator()
  const { user, router } = renderApp('/scripts')
  await screen.findByRole('searchbox', { name: 'Search your scripts' })
  await router.navigate('/trending')
  await screen.findByRole('heading', { name: /^Trending/, level: 1 })
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeInTheDocument()
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument())
})

test.runIf(IS_FULL)('a profile that does not load is only logged [A-ER-02]', async () => {
  await signUpCreator()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.includes('/rest/v1/profiles')
      ? Promise.resolve(Response.json({ code: '42501', message: 'No' }, { status: 403 }))
      : real(input, init)
  })
  renderApp('/scripts')
  expect(await screen.findByText('No Scripts Yet')).toBeInTheDocument()
  await waitFor(() => expect(logged).toHaveBeenCalledWith('The profile couldn’t be loaded', expect.anything()))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('clears notifications when another user signs in on the same page', async () => {
  await signUpCreator()
  renderApp('/scripts')
  await screen.findByRole('searchbox', { name: 'Search your scripts' })
  toast.success('“Secret recipe” saved', { duration: Infinity })
  expect(await screen.findByText('“Secret recipe” saved')).toBeInTheDocument()
  await signUpCreator('Ben')
  await waitFor(() => expect(screen.queryByText('“Secret recipe” saved')).not.toBeInTheDocument())
})

test('the width of the sidebar stays with the account, that its folders are closed with the browser [A-SH-01, CX-48, B-DS-11 to B-DS-14, B-DS-33]', async () => {
  const { id } = await signUpCreator()
  await unwrap(supabase().from('script_folders').insert({ name: 'Summer' }))
  const { user, unmount } = renderApp('/profile')
  expect(await screen.findByRole('link', { name: /^Summer/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Folders', expanded: true }))
  expect(screen.queryByRole('link', { name: /^Summer/ })).not.toBeInTheDocument()
  const handle = await screen.findByRole('separator', { name: 'Sidebar width' })
  expect(handle).toHaveAttribute('aria-valuenow', '240')
  handle.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(handle).toHaveAttribute('aria-valuenow', '272')
  await waitFor(async () =>
    expect(await unwrap(supabase().from('profiles').select('sidebar_width').eq('id', id).single())).toEqual({
      sidebar_width: 272,
    }),
  )
  // A change on another device counts where nothing is remembered.
  unmount()
  localStorage.removeItem(`sidebarWidth:${id}`)
  await unwrap(supabase().from('profiles').update({ sidebar_width: 300 }).eq('id', id))
  renderApp('/profile')
  expect(await screen.findByRole('button', { name: 'Folders', expanded: false })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('separator', { name: 'Sidebar width' })).toHaveAttribute('aria-valuenow', '300'),
  )
})
