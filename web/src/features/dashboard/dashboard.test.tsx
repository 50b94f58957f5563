import type { Json } from '@reelwright/shared'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEYS, supabase, unwrap } from '../../platform'
import { IS_FULL, renderApp, runs, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'

/** The overview and the first steps, against the real service. */
withRealBackend()
// While the client is still there: parts of the shell end what they listen to when they go.
afterEach(cleanup)
// Toasts outlive the page that showed them.
afterEach(() => void toast.dismiss())

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function openDashboard(name?: string) {
  await signUpCreator(name)
  const { user, router } = renderApp('/dashboard')
  await screen.findByRole('button', { name: 'Refresh' })
  return { user, router }
}

const BY_STUDIO = { generatedBy: 'server' }
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const insert = (rows: { title: string; status?: string; viral_potential_score?: number; metadata?: Json }[]) =>
  unwrap(supabase().from('scripts').insert(rows))
test('an account with scripts sees its newest scripts and its own numbers [B-DS-02, B-DS-21, B-DS-22]', async () => {
  await signUpCreator()
  await insert([
    { title: 'One', status: 'draft', viral_potential_score: 8, metadata: BY_STUDIO },
    { title: 'Two', status: 'completed', viral_potential_score: 90, metadata: BY_STUDIO },
    { title: 'Three', status: 'review', metadata: { generatedBy: 'person' } },
  ])
  const { user, router } = renderApp('/dashboard')
  const recent = within(await region('Recent Scripts'))
  expect(recent.getByRole('link', { name: 'One' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/scripts\/edit\/[0-9a-f-]{36}$/),
  )
  const workflow = within(await region('Workflow Status'))
  await waitFor(() =>
    expect(workflow.getAllByRole('definition').map((count) => count.textContent)).toEqual(['1', '1', '1', '0']),
  )
  const overview = within(await region(/^Welcome, /))
  expect(overview.getByText('8.5/10')).toBeInTheDocument()
  expect(overview.getByText('3 hrs')).toBeInTheDocument()
  expect(overview.getByRole('img', { name: '3 scripts' })).toBeInTheDocument()
  expect(overview.getByRole('heading', { name: 'Posting Streak' }).closest('div.rounded-card')).toHaveTextContent(
    '0 days',
  )
  expect(within(await region('Top Performing Videos')).getByText(/^No results yet\./)).toBeInTheDocument()

  await user.click(workflow.getByRole('link', { name: 'View Kanban' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/scripts', search: '?view=kanban' }))
})

test('greets, has quick actions and tips, shows the plans, and leads to the studio when a script waits for it [B-DS-23, B-DS-26 to B-DS-29, B-QA-01, B-QA-03, B-QA-04, B-QA-11, OP-71]', async () => {
  const { user, router } = await openDashboard('Ana Ito')
  expect(screen.getByRole('heading', { name: 'Welcome, Ana', level: 1 })).toBeInTheDocument()
  expect(screen.getByText("Here's a look at your recent performance")).toBeInTheDocument()
  const actions = within(await screen.findByRole('list', { name: 'Quick actions' }))
  expect(actions.getByRole('link', { name: 'Generate Script' })).toHaveAttribute('href', '/script-studio')
  expect(actions.getByRole('link', { name: 'Performance' })).toHaveAttribute('href', '/analytics')
  expect(actions.getByRole('link', { name: 'Market Trends' })).toHaveAttribute('href', '/trending')
  expect(actions.getAllByRole('listitem')[0]).toHaveTextContent('Hot')
  const tips = within(await region('Workflow Status')).getAllByRole('listitem')
  expect(tips.map((tip) => tip.textContent)).toEqual([
    expect.stringMatching(/^Add to Kanban: /),
    expect.stringMatching(/^Dragging a card /),
  ])
  await user.click(screen.getByRole('button', { name: 'Upgrade Plan' }))
  expect(await screen.findByRole('dialog', { name: 'Plans' })).toBeVisible()
  await user.keyboard('{Escape}')

  await router.navigate('/profile')
  sessionStorage.setItem(SESSION_KEYS.editScriptData, JSON.stringify({ productName: 'Lamp' }))
  await router.navigate('/dashboard')
  expect(await screen.findByText('Script loaded for editing!')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/script-studio')
  expect(screen.getByLabelText(/Product name/)).toHaveValue('Lamp')
})

const OLD_ADDRESSES: [string, string][] = [
  ['/dashboard?tab=trends', '/trending'],
  ['/tempo', '/script-studio'],
  ['/test-dashboard', '/dashboard'],
  ['/direct-dashboard', '/dashboard'],
  ['/creator-dashboard-test', '/dashboard'],
]

test.each(runs(OLD_ADDRESSES.slice(0, 1), OLD_ADDRESSES))(
  '%s leads signed-in people to %s and leaves the history [A-RT-20, A-RT-30, OP-08]',
  async (from, to) => {
    await signUpCreator()
    const { router } = renderApp('/settings/billing')
    await router.navigate(from)
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: to, search: '' }))
    await router.navigate(-1)
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/billing'))
  },
)

test.runIf(IS_FULL)('Workflow Status does not wait for a summary that does not come [B-QA-09]', async () => {
  await signUpCreator()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    JSON.stringify(input).includes('/api/scripts/library/stats/summary') ? new Promise(() => {}) : real(input, init),
  )
  renderApp('/dashboard')
  const workflow = within(await region('Workflow Status'))
  await waitFor(() => expect(workflow.getAllByText('0')).toHaveLength(4))
  expect(screen.getByRole('status', { name: 'Loading numbers' })).toBeInTheDocument()
})

test('shows when numbers cannot be loaded, with a retry [B-CL-30, B-CL-31, B-CL-35, B-ER-41]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await signUpCreator()
  const real = globalThis.fetch
  let isDown = true
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    isDown && JSON.stringify(input).includes('/api/scripts/library/')
      ? Promise.resolve(Response.json({ message: 'no' }, { status: 400 }))
      : real(input, init),
  )
  const { user } = renderApp('/dashboard')
  expect(await screen.findByText('Your numbers couldn’t be loaded')).toBeInTheDocument()
  expect(screen.queryByText('No numbers yet')).toBeNull()
  const workflow = within(await region('Workflow Status'))
  expect(workflow.queryAllByText('0')).toEqual([])
  expect(await workflow.findByText('The counts couldn’t be loaded.')).toBeVisible()
  expect(logged.mock.calls.map(([what]) => what)).toEqual(
    expect.arrayContaining(['Your numbers couldn’t be loaded', 'The board counts couldn’t be loaded']),
  )

  isDown = false
  await user.click(workflow.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(workflow.getAllByText('0')).toHaveLength(4))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No numbers yet')).toBeInTheDocument()
})

test('the first steps tick themselves, can be done from the list, and stay away once they are put away', async () => {
  const { user } = await openDashboard()
  await insert([{ title: 'Glaciero tumbler' }])
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  const list = await region('First steps')
  await user.click(await within(list).findByRole('button', { name: 'Move your latest script to In progress' }))
  expect(await screen.findByText('“Glaciero tumbler” is in progress')).toBeInTheDocument()
  await waitFor(() =>
    expect(within(list).queryByRole('button', { name: 'Move your latest script to In progress' })).toBeNull(),
  )
  expect(await unwrap(supabase().from('scripts').select('status'))).toEqual([{ status: 'in_progress' }])

  await user.click(within(list).getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
  await waitFor(async () =>
    expect(await unwrap(supabase().from('profiles').select('first_steps_done'))).toEqual([{ first_steps_done: true }]),
  )
})

test.runIf(IS_FULL)(
  'a move that is answered after the first steps have gone is still reported, and so is an undo that failed',
  async () => {
    await signUpCreator()
    await insert([{ title: 'Glaciero tumbler' }])
    const { user } = renderApp('/dashboard')
    const card = within(await region('First steps'))
    const real = globalThis.fetch
    const moves: ((answer: Response) => void)[] = []
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method !== 'PATCH' || !JSON.stringify(input).includes('/rest/v1/scripts')) return real(input, init)
      return new Promise((resolve) => moves.push(resolve))
    })
    await user.click(card.getByRole('button', { name: 'Move your latest script to In progress' }))
    await user.click(card.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
    moves[0]!(new Response(null, { status: 204 }))
    expect(await screen.findByText('“Glaciero tumbler” is in progress')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(moves).toHaveLength(2))
    moves[1]!(Response.json({ message: 'no' }, { status: 403 }))
    expect(await screen.findByText('“Glaciero tumbler” couldn’t be moved back. It is in progress.')).toBeInTheDocument()
  },
)

test.each(runs(['/creator-dashboard-test'], ['/creator-dashboard-test', '/direct-dashboard']))(
  'a visitor of %s sees an example, asks for no data, and signs in to go on [CX-08, A-RT-38, B-RL-04]',
  async (path) => {
    const asked: string[] = []
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input), location.origin).pathname)
      return real(input, init)
    })
    const { user, router } = renderApp(path)
    expect(await screen.findByRole('heading', { name: 'Welcome, creator' })).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Example numbers' })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Generate Script' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toMatchObject({ from: '/script-studio' })
    expect(asked.filter((path) => !path.startsWith('/api/config'))).toEqual([])
  },
)
