import type { Json } from '@reelwright/shared'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEYS, supabase, unwrap } from '../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'
import { SessionProvider } from '../account'
import { askToOpenWaiting } from '../studio'
import { Dashboard } from './dashboard'
import { OpenDashboardPage } from './open-dashboard-page'

/** The shell, the overview and the first steps, against the real service. */
withRealBackend()
// While the client is still there: parts of the shell end what they listen to when they go.
afterEach(cleanup)
// Toasts outlive the page that showed them.
afterEach(() => void toast.dismiss())

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const inShell = (page = <Dashboard />) => <SessionProvider>{page}</SessionProvider>

async function openDashboard(name?: string) {
  await signUpCreator(name)
  const { user, router } = renderWithProviders(inShell(), '/dashboard')
  // Until the session has been read the shell is a visitor's, with a studio of its own.
  await screen.findByRole('button', { name: 'Refresh' })
  return { user, router }
}

const BY_STUDIO = { generatedBy: 'server' }
const region = (name: string) => screen.findByRole('region', { name })
const insert = (rows: { title: string; status?: string; viral_potential_score?: number; metadata?: Json }[]) =>
  unwrap(supabase().from('scripts').insert(rows))
const open = (user: Awaited<ReturnType<typeof openDashboard>>['user'], label: string) =>
  user.click(within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getByRole('button', { name: label }))

test('an account with scripts sees its own numbers [B-DS-02, B-DS-04, B-QA-09, B-DS-21]', async () => {
  await signUpCreator()
  await insert([
    { title: 'One', status: 'draft', viral_potential_score: 8, metadata: BY_STUDIO },
    { title: 'Two', status: 'completed', viral_potential_score: 90, metadata: BY_STUDIO },
    { title: 'Three', status: 'review', metadata: { generatedBy: 'person' } },
  ])
  const { user } = renderWithProviders(inShell(), '/dashboard')
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
  expect(await sidebar.findByRole('link', { name: 'One' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/scripts\/edit\/[0-9a-f-]{36}$/),
  )
  expect(sidebar.getByRole('heading', { name: 'Script Streak' }).closest('section')).toHaveTextContent(
    /^Script Streak1 day$/,
  )

  await open(user, 'Overview')
  const workflow = within(await region('Workflow Status'))
  await waitFor(() =>
    expect(workflow.getAllByRole('definition').map((count) => count.textContent)).toEqual(['1', '1', '1', '0']),
  )
  const overview = within(await region('Overview'))
  expect(overview.getByText('8.5/10')).toBeInTheDocument()
  expect(overview.getAllByText('3 hrs')).toHaveLength(2)
  expect(overview.getByRole('img', { name: '3 scripts' })).toBeInTheDocument()
  expect(overview.getByRole('heading', { name: 'Posting Streak' }).closest('div.rounded-card')).toHaveTextContent(
    '0 days',
  )
  expect(within(await region('Top Performing Videos')).getByText(/^No results yet\./)).toBeInTheDocument()

  await user.click(workflow.getByRole('button', { name: 'View Kanban' }))
  expect(await screen.findByRole('heading', { name: 'Script Library', level: 1 })).toBeInTheDocument()
})

test('the shell opens the studio with what was left for it, greets, and leads on from its top bar [B-DS-03, B-DS-16, B-DS-17, B-DS-23, B-DS-26, B-DS-28, B-DS-30, OP-41, OP-71]', async () => {
  sessionStorage.setItem(SESSION_KEYS.editScriptData, JSON.stringify({ productName: 'Lamp' }))
  const { user } = await openDashboard('Ana Ito')
  expect(screen.getByRole('heading', { name: 'AI Script Studio', level: 1 })).toBeVisible()
  expect(await screen.findByText('Script loaded for editing!')).toBeInTheDocument()
  expect(screen.getByLabelText(/Product name/)).toHaveValue('Lamp')

  // Before the panels: jsdom takes every header for one.
  const topBar = within(screen.getAllByRole('banner')[0]!)
  await open(user, 'Analytics')
  expect(topBar.getByText('Welcome, Ana')).toBeInTheDocument()
  expect(topBar.getByText("Here's a look at your recent performance")).toBeInTheDocument()
  await user.click(topBar.getByRole('button', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveClass('dark')
  await user.click(topBar.getByRole('button', { name: 'Account menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings')
})

test('quick actions lead to studio and trends, and the tips speak of the board [B-QA-01, B-QA-04, B-QA-11]', async () => {
  const { user } = await openDashboard()
  await open(user, 'Overview')
  const actions = within(await screen.findByRole('list', { name: 'Quick actions' }))
  expect(actions.getByRole('link', { name: 'Market Trends' })).toHaveAttribute('href', '/trending')
  expect(actions.getAllByRole('listitem')[0]).toHaveTextContent('Hot')
  const tips = within(await region('Workflow Status')).getAllByRole('listitem')
  expect(tips.map((tip) => tip.textContent)).toEqual([
    expect.stringMatching(/^Add to Kanban: /),
    expect.stringMatching(/^Dragging a card /),
  ])
  await user.click(actions.getByRole('link', { name: 'Generate Script' }))
  expect(screen.getByRole('heading', { name: 'AI Script Studio' })).toBeVisible()
})

test('the keyboard goes on in the new panel when what was pressed has gone with the old one [B-DS-01, B-DS-19, OP-39]', async () => {
  const { user } = await openDashboard()
  const content = screen.getByRole('main')
  await user.click(screen.getByRole('button', { name: 'Dashboard' }))
  await waitFor(() => expect(content).toHaveFocus())
  await user.click(await screen.findByRole('link', { name: 'Generate Script' }))
  await waitFor(() => expect(content).toHaveFocus())
  const entry = within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getByRole('button', { name: 'Profile' })
  await user.click(entry)
  await waitFor(() => expect(entry).toHaveFocus())
})

test('Workflow Status does not wait for a summary that does not come [B-QA-09]', async () => {
  await signUpCreator()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    JSON.stringify(input).includes('/api/scripts/library/stats/summary') ? new Promise(() => {}) : real(input, init),
  )
  const { user } = renderWithProviders(inShell(), '/dashboard')
  await open(user, 'Overview')
  const workflow = within(await region('Workflow Status'))
  await waitFor(() => expect(workflow.getAllByText('0')).toHaveLength(4))
  expect(screen.getByRole('status', { name: 'Loading numbers' })).toBeInTheDocument()
})

test('numbers that cannot be loaded are told, and come with another try [B-CL-30, B-CL-31, B-CL-35, B-ER-41]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await signUpCreator()
  const real = globalThis.fetch
  let isDown = true
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    isDown && JSON.stringify(input).includes('/api/scripts/library/')
      ? Promise.resolve(Response.json({ message: 'no' }, { status: 400 }))
      : real(input, init),
  )
  const { user } = renderWithProviders(inShell(), '/dashboard')
  await open(user, 'Overview')
  expect(await screen.findByText('Your numbers could not be loaded')).toBeInTheDocument()
  expect(screen.queryByText('No numbers yet')).toBeNull()
  const workflow = within(await region('Workflow Status'))
  expect(workflow.queryAllByText('0')).toEqual([])
  expect(await workflow.findByText('The counts could not be loaded.')).toBeVisible()
  expect(logged.mock.calls.map(([what]) => what)).toEqual(
    expect.arrayContaining(['The figures could not be loaded', 'The board could not be counted']),
  )

  isDown = false
  await user.click(workflow.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(workflow.getAllByText('0')).toHaveLength(4))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No numbers yet')).toBeInTheDocument()
})

test('trends, shop analytics and settings are tabs of this shell; the plans open over it [B-DS-07, B-DS-08, B-DS-10, B-DS-29, CX-11, CX-13]', async () => {
  const { user, router } = await openDashboard()
  await open(user, 'Trending')
  expect(await screen.findByRole('heading', { name: /^Trending/, level: 1 })).toBeVisible()
  await open(user, 'Shop Analytics')
  expect(await screen.findByRole('heading', { name: 'TikTok Shop Analytics', level: 1 })).toBeVisible()
  expect(document.title).toBe('Shop Analytics · Reelwright')
  await open(user, 'Settings')
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/dashboard')

  await user.click(screen.getByRole('button', { name: 'Upgrade Plan' }))
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeVisible()
})

test('the folders below the library entry are there at first, and this browser remembers when they are put away [B-DS-20, B-DS-33]', async () => {
  const { id } = await signUpCreator()
  await unwrap(
    supabase().from('script_folders').insert({ user_id: id, name: 'Summer', color: '#ef4444', icon: 'folder' }),
  )
  const first = renderWithProviders(inShell(), '/dashboard')
  const entries = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!)
  expect(await entries().findByRole('button', { name: /^Summer/ })).toBeVisible()
  const toggle = entries().getByRole('button', { name: 'Folders' })
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await first.user.click(entries().getByRole('button', { name: /^Summer/ }))
  expect(await screen.findByRole('heading', { name: 'Summer', level: 1 })).toBeVisible()
  await first.user.click(toggle)
  expect(entries().queryByRole('button', { name: /^Summer/ })).toBeNull()
  first.unmount()

  renderWithProviders(inShell(), '/dashboard')
  expect(await screen.findByRole('button', { name: 'Folders' })).toHaveAttribute('aria-expanded', 'false')
  expect(entries().queryByRole('button', { name: /^Summer/ })).toBeNull()
})

test('a script that is left for the studio while it is open takes the screen, and what stood in the form comes back with one press [B-DS-23, B-DT-05, OP-41]', async () => {
  const { user } = await openDashboard()
  await insert([{ title: 'Desk lamp', product_name: 'Lamp', script_text: 'Look at this lamp.' } as never])
  const [row] = await unwrap(supabase().from('scripts').select('id'))
  await user.type(screen.getByLabelText(/Product name/), 'Mug')
  sessionStorage.setItem(SESSION_KEYS.editScriptData, JSON.stringify({ productName: 'Lamp', id: row?.id }))
  act(() => askToOpenWaiting())
  const back = await screen.findByText('Back to “Mug”')
  expect(screen.getByText('Script loaded for editing!')).toBeInTheDocument()
  expect(screen.getByLabelText(/Product name/)).toHaveValue('Lamp')
  await user.click(back)
  expect(screen.getByLabelText(/Product name/)).toHaveValue('Mug')
  expect(await screen.findByText(/Look at this lamp/)).toBeInTheDocument()
  expect(sessionStorage.getItem(SESSION_KEYS.editScriptData)).toBeNull()
})

test('the tabs analytics and profile say that they are coming [B-DS-06, B-DS-09, B-QA-03, OP-37]', async () => {
  const { user } = await openDashboard()
  await open(user, 'Analytics')
  expect(screen.getByRole('heading', { name: 'Performance Analytics' })).toBeInTheDocument()
  expect(screen.getByText('Coming soon')).toBeInTheDocument()
  await open(user, 'Profile')
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile')
})

test('the first steps tick themselves, can be done from the list, and stay away once they are put away', async () => {
  const { user } = await openDashboard()
  await insert([{ title: 'Glaciero tumbler' }])
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  await user.click(await screen.findByRole('button', { name: /First steps/ }))
  const list = await screen.findByRole('dialog', { name: 'First steps' })
  await user.click(await within(list).findByRole('button', { name: 'Start the newest' }))
  expect(await screen.findByText('“Glaciero tumbler” is in progress')).toBeInTheDocument()
  await waitFor(() => expect(within(list).queryByRole('button', { name: 'Start the newest' })).toBeNull())
  expect(await unwrap(supabase().from('scripts').select('status'))).toEqual([{ status: 'in_progress' }])

  await user.click(within(list).getByRole('button', { name: 'Put away' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /First steps/ })).toBeNull())
  await waitFor(async () =>
    expect(await unwrap(supabase().from('profiles').select('first_steps_done'))).toEqual([{ first_steps_done: true }]),
  )
})

test('a move that is answered after the first steps have gone is still told, and so is an undo that failed', async () => {
  await signUpCreator()
  await insert([{ title: 'Glaciero tumbler' }])
  const { user } = renderWithProviders(inShell(), '/dashboard')
  await open(user, 'Overview')
  const card = within(await region('First steps'))
  const real = globalThis.fetch
  const moves: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'PATCH' || !JSON.stringify(input).includes('/rest/v1/scripts')) return real(input, init)
    return new Promise((resolve) => moves.push(resolve))
  })
  await user.click(card.getByRole('button', { name: 'Start the newest' }))
  await user.click(card.getByRole('button', { name: 'Put away' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
  moves[0]!(new Response(null, { status: 204 }))
  expect(await screen.findByText('“Glaciero tumbler” is in progress')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(moves).toHaveLength(2))
  moves[1]!(Response.json({ message: 'no' }, { status: 403 }))
  expect(await screen.findByText('“Glaciero tumbler” could not be moved back. It is in progress.')).toBeInTheDocument()
})

test('a visitor of the open dashboard sees it empty, asks for no data, and signs in to generate [CX-08, CX-45, A-RT-38, B-RT-02, B-RL-04]', async () => {
  const asked: string[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input), location.origin).pathname)
    return real(input, init)
  })
  const { user, router } = renderWithProviders(inShell(<OpenDashboardPage />), '/creator-dashboard-test')
  expect(await screen.findByText('Welcome, Creator')).toBeInTheDocument()
  await open(user, 'Script Library')
  expect(await screen.findByText('No Scripts Yet')).toBeInTheDocument()
  await open(user, 'Overview')
  expect(await screen.findByText('No numbers yet')).toBeInTheDocument()
  expect(asked.filter((path) => !path.startsWith('/api/config'))).toEqual([])

  await open(user, 'Script Studio')
  await user.type(await screen.findByLabelText(/Product name/), 'Mug')
  await user.selectOptions(screen.getByLabelText(/Target audience/), 'women')
  await user.click(screen.getByRole('button', { name: 'Generate Script' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText('Please log in to generate scripts')).toBeInTheDocument()
  expect(router.state.location.state).toEqual({ from: '/creator-dashboard-test' })
  expect(asked.some((path) => path.includes('/functions/'))).toBe(false)
})
