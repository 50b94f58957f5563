import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../platform'
import { renderApp, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'

/** The application shell against the real service. */
withRealBackend()

test('the shell has its entries, its trail and its menu [A-SH-01, A-SH-04, A-SH-05, A-SH-06, A-SH-07, A-SH-08, A-SH-09, A-SH-10, A-SH-11, A-SH-13, A-SH-14, A-SH-15, A-SH-17, A-SH-18]', async () => {
  await signUpCreator()
  const { user, router } = renderApp('/scripts')
  // The first page of the file fetches the code of the whole shell.
  await screen.findByText('No Scripts Yet', {}, { timeout: 30_000 })

  const [sidebar, bottomBar] = screen.getAllByRole('navigation', { name: 'Main' })
  const linksOf = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(linksOf(sidebar!)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Script Library', '/scripts'],
    ['Trending', '/trending'],
    ['Partner SEO', '/partner-seo'],
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ])
  expect(linksOf(bottomBar!)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Scripts', '/scripts'],
    ['Trending', '/trending'],
    ['Profile', '/profile'],
  ])
  expect(within(sidebar!).getByRole('link', { current: 'page' })).toHaveTextContent('Script Library')
  expect(linksOf(screen.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([['Home', '/']])
  expect(screen.getByPlaceholderText('Search scripts...')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Account menu' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Your Profile',
    'Settings',
    'Sign out',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Settings' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
})

test('the search of the top bar and of the library are one, in the address [A-SH-12, OP-16]', async () => {
  await signUpCreator()
  for (const title of ['The mug', 'The lamp']) await unwrap(supabase().from('scripts').insert({ title }))
  const { user, router } = renderApp('/trending')
  const top = await screen.findByRole('searchbox', { name: 'Search scripts' })
  await user.type(top, ' mug {Enter}')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/scripts', search: '?search=mug' }))
  expect(await screen.findByText('1 script found')).toBeInTheDocument()
  const box = screen.getByRole('searchbox', { name: 'Search your scripts' })
  expect(box).toHaveValue('mug')

  await user.clear(box)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByText('2 scripts')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search scripts' })).toHaveValue(''))

  await user.type(screen.getByRole('searchbox', { name: 'Search scripts' }), 'lamp')
  await waitFor(() => expect(router.state.location.search).toBe('?search=lamp'))
  expect(await screen.findByText('1 script found')).toBeInTheDocument()
  expect(box).toHaveValue('lamp')
})

test('what was typed on another page and never sent does not stand above a library that shows everything [OP-16]', async () => {
  await signUpCreator()
  const { user, router } = renderApp('/trending')
  await user.type(await screen.findByRole('searchbox', { name: 'Search scripts' }), 'mug')
  await router.navigate('/scripts')
  await screen.findByText('No Scripts Yet')
  expect(screen.getByRole('searchbox', { name: 'Search scripts' })).toHaveValue('')
})

test('a step back leaves the slide-out menu behind with its page [A-SH-02]', async () => {
  await signUpCreator()
  const { user, router } = renderApp('/scripts')
  await screen.findByRole('searchbox', { name: 'Search scripts' })
  await router.navigate('/trending')
  await screen.findByRole('heading', { name: /^Trending/, level: 1 })
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeInTheDocument()
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument())
})

test('a profile that does not load is told to the log only [A-ER-02]', async () => {
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
  await waitFor(() => expect(logged).toHaveBeenCalledWith('The profile could not be loaded', expect.anything()))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what one person was told is gone when another one signs in on the same page', async () => {
  await signUpCreator()
  renderApp('/scripts')
  await screen.findByRole('searchbox', { name: 'Search scripts' })
  toast.success('“Secret recipe” saved', { duration: Infinity })
  expect(await screen.findByText('“Secret recipe” saved')).toBeInTheDocument()
  await signUpCreator('Ben')
  await waitFor(() => expect(screen.queryByText('“Secret recipe” saved')).not.toBeInTheDocument())
})

test('a folder shows its scripts, an unknown one says so [A-RT-22, B-CL-17]', async () => {
  const { id: user_id } = await signUpCreator()
  const folder = await unwrap(supabase().from('script_folders').insert({ user_id, name: 'Morning' }).select().single())
  await unwrap(supabase().from('scripts').insert({ title: 'Inside', folder_id: folder.id }))
  await unwrap(supabase().from('scripts').insert({ title: 'Outside' }))
  const { router } = renderApp(`/scripts/folder/${folder.id}`)
  expect(await screen.findByRole('heading', { name: 'Morning' })).toBeInTheDocument()
  expect(await screen.findByText('Inside')).toBeInTheDocument()
  expect(screen.queryByText('Outside')).not.toBeInTheDocument()
  await router.navigate('/scripts/folder/not-an-id')
  expect(await screen.findByText('This folder does not exist')).toBeInTheDocument()
})

test('the width of the sidebar stays with the account [A-SH-01, CX-48, B-DS-13]', async () => {
  const { id } = await signUpCreator()
  const { user, unmount } = renderApp('/scripts')
  const handle = await screen.findByRole('separator', { name: 'Width of the sidebar' })
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
  renderApp('/scripts')
  await waitFor(() =>
    expect(screen.getByRole('separator', { name: 'Width of the sidebar' })).toHaveAttribute('aria-valuenow', '300'),
  )
})
