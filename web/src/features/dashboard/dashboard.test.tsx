import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../testing'
import { SessionProvider } from '../account'
import { Dashboard } from './dashboard'
import { OpenDashboardPage } from './open-dashboard-page'

/** The shell, the overview and the first steps, against the real service. */
withRealBackend()
// While the client is still there: parts of the shell end what they listen to when they go.
afterEach(cleanup)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const inShell = (page = <Dashboard />) => <SessionProvider>{page}</SessionProvider>

async function openDashboard(name?: string) {
  await signUpCreator(name)
  const { user, router } = renderWithProviders(inShell(), '/dashboard')
  await screen.findByText(/^Welcome, /)
  return { user, router }
}

const region = (name: string) => screen.findByRole('region', { name })
const insert = (rows: { title: string; status?: string; viral_potential_score?: number }[]) =>
  unwrap(supabase().from('scripts').insert(rows))
const open = (user: Awaited<ReturnType<typeof openDashboard>>['user'], label: string) =>
  user.click(within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getByRole('button', { name: label }))

test('a new account sees the given samples, each under its label, and real counts of nothing [B-OV-01, B-OV-02, B-OV-03, B-OV-05, B-OV-08, B-QA-02, B-QA-05, B-QA-06, B-QA-07, B-QA-08, CX-02, CX-03, OP-36, OP-40]', async () => {
  const { user } = await openDashboard()
  await user.click(screen.getByRole('button', { name: 'Dashboard' }))
  const overview = await region('Overview')
  await within(overview).findByText('Total Scripts')

  const tile = (label: string) =>
    within(overview)
      .getAllByRole('heading', { name: label })
      .map((heading) => heading.closest('div.rounded-card')?.textContent)
  expect(tile('Total Scripts')).toEqual(['Total Scripts0'])
  expect(tile('Avg Viral Score')).toEqual(['Avg Viral Score8.2/10Sample data'])
  expect(tile('Time Saved')).toEqual(['Time Saved12.5 hrsSample data', 'Time Saved4.5 hrsSample dataSee today'])
  expect(tile('Completion Rate')).toEqual(['Completion Rate87%Ready to film or postedSample data'])
  expect(tile('Posting Streak')).toEqual(['Posting Streak7 daysSample data'])
  expect(tile('Creation Streak')).toEqual(['Creation Streak12 daysSample data'])
  expect(within(await region('Top Performing Videos')).getByText('Sample data')).toBeInTheDocument()
  const achievements = within(await region('Achievements'))
  expect(achievements.getAllByRole('listitem')).toHaveLength(8)
  expect(achievements.getAllByRole('img', { name: 'Earned' })).toHaveLength(4)

  await user.click(within(overview).getByRole('button', { name: 'See today' }))
  const popup = await screen.findByRole('dialog', { name: 'Time Saved' })
  expect(popup).toHaveTextContent('270 minutes')
  expect(popup).toHaveTextContent('saved creating 3 scripts today')
})

test('an account with scripts sees its own numbers, and the label goes card by card [B-QA-09, B-OV-04, B-DS-21, B-DS-22, CX-01, CX-02, CX-35]', async () => {
  await signUpCreator()
  await insert([
    { title: 'One', status: 'draft', viral_potential_score: 8 },
    { title: 'Two', status: 'completed', viral_potential_score: 90 },
    { title: 'Three', status: 'review' },
  ])
  const { user } = renderWithProviders(inShell(), '/dashboard')
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }))
  expect(await sidebar.findByRole('button', { name: 'One' })).toBeInTheDocument()
  expect(sidebar.queryByText('Sample data')).not.toBeInTheDocument()

  await open(user, 'Overview')
  const workflow = within(await region('Workflow Status'))
  expect(workflow.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '0', '1', '0'])
  const overview = within(await region('Overview'))
  expect(overview.getByText('8.5/10')).toBeInTheDocument()
  expect(overview.getAllByText('4.5 hrs')).toHaveLength(2)
  expect(overview.getByRole('img', { name: '3 scripts' })).toBeInTheDocument()
  // No video was recorded and nothing was posted yet: these two alone are samples.
  expect(overview.getAllByText('Sample data')).toHaveLength(2)

  await user.click(workflow.getByRole('button', { name: 'View Kanban' }))
  expect(await screen.findByRole('heading', { name: 'Script Library', level: 1 })).toBeInTheDocument()
})

test('the tabs analytics and profile say that they are coming [B-DS-06, B-DS-09, B-QA-03, OP-37]', async () => {
  const { user } = await openDashboard()
  await open(user, 'Analytics')
  expect(screen.getByRole('heading', { name: 'Performance Analytics' })).toBeInTheDocument()
  expect(screen.getByText('Coming soon')).toBeInTheDocument()
  await open(user, 'Profile')
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile')
  expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing')
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

test('a visitor of the open dashboard sees it empty, asks for no data, and signs in to generate [CX-08, A-RT-38, B-RT-02]', async () => {
  const asked: string[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input), location.origin).pathname)
    return real(input, init)
  })
  const { user, router } = renderWithProviders(inShell(<OpenDashboardPage />), '/creator-dashboard-test')
  expect(await screen.findByText('Welcome, Creator')).toBeInTheDocument()
  await open(user, 'Script Library')
  expect(screen.getByText('No Scripts Yet')).toBeInTheDocument()
  await open(user, 'Overview')
  expect(await screen.findByText('12.5 hrs')).toBeInTheDocument()
  expect(asked.filter((path) => !path.startsWith('/api/config'))).toEqual([])

  await open(user, 'Script Studio')
  await user.type(screen.getByLabelText(/Product name/), 'Mug')
  await user.selectOptions(screen.getByLabelText(/Target audience/), 'women')
  await user.click(screen.getByRole('button', { name: 'Generate Script' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/creator-dashboard-test' })
  expect(asked.some((path) => path.includes('/functions/'))).toBe(false)
})
