import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Database, supabase, unwrap } from '../../platform'
import { fill, holdTimers, IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'
import { SessionProvider } from '../account'
import { Library } from './library'
import { EMPTY_ADDRESS, type LibraryAddress } from './library-place'

/** The library against the real service. */
withRealBackend()
afterEach(() => void toast.dismiss())

interface Opened {
  userId: string
  look?: Partial<LibraryAddress>
  folderId?: string
}

/** A place with a state instead of an address. */
function PlacedLibrary({ userId, look, folderId }: Opened) {
  const [address, setAddress] = useState({ ...EMPTY_ADDRESS, ...look })
  const [folder, setFolder] = useState(folderId)
  return (
    <Library
      userId={userId}
      place={{
        folderId: folder,
        address,
        go: (change) => setAddress((before) => ({ ...before, ...change })),
        showFolder: (id) => setFolder(id ?? undefined),
      }}
    />
  )
}

type NewScript = Database['public']['Tables']['scripts']['Insert']

async function openLibrary(rows: NewScript[] = [], opened: Omit<Opened, 'userId'> = {}) {
  const { id: userId } = await signUpCreator()
  for (const row of rows) await unwrap(supabase().from('scripts').insert(row))
  return { userId, ...show(userId, opened) }
}

const show = (userId: string, opened: Omit<Opened, 'userId'> = {}) =>
  renderWithProviders(
    <SessionProvider>
      <PlacedLibrary userId={userId} {...opened} />
    </SessionProvider>,
  )

async function newFolder(name: string) {
  const { id } = await unwrap(supabase().from('script_folders').insert({ name }).select('id').single())
  return id
}

const titlesInSight = async () => {
  const list = await screen.findByRole('list', { name: 'Scripts' })
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
}

/** By its text: of all buttons of sixty lines, the name takes seconds to find. */
const focusFirst = () =>
  screen
    .getAllByText(/^Script \d/)[0]
    ?.closest('button')
    ?.focus()

/** The place in the list of what has the focus, from 1, below the line with the names of the columns. */
const focusedLine = () => Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')) - 1

test('an empty library leads to the first script, in the same tab [B-LB-09, B-RT-03, CX-10]', async () => {
  await openLibrary()
  expect(await screen.findByText('No Scripts Yet')).toBeInTheDocument()
  for (const name of [/Create First Script/, /New Script/]) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', '/script-studio')
    expect(link).not.toHaveAttribute('target')
  }
})

test('shows own scripts, newest first, each with what a card holds [B-CL-09, OP-49, B-LB-12, B-LB-15]', async () => {
  await openLibrary([
    { title: 'Older', script_text: 'short', video_length: 30, viral_potential_score: 84, status: 'in_progress' },
    { title: 'Newer', script_text: 'x'.repeat(201), product_name: 'Mug' },
  ])
  expect(await titlesInSight()).toEqual(['Newer', 'Older'])
  expect(screen.getByText(`${'x'.repeat(200)}...`)).toBeInTheDocument()
  expect(screen.getByText('short')).toBeInTheDocument()
  const [newer, older] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'))
  expect(newer).toHaveTextContent('Mug')
  expect(older).toHaveTextContent('In progress')
  expect(older).toHaveTextContent('8.4/10')
  expect(older).toHaveTextContent('30s')
  expect(older).toHaveAttribute('aria-setsize', '2')
  expect(screen.getByText('2 scripts')).toBeInTheDocument()
})

test('finds title, product, content and tags, marks what was found, and says when nothing is [B-LB-14]', async () => {
  const { user } = await openLibrary([
    { title: 'Mugs for all' },
    { title: 'B', product_name: 'A mug' },
    { title: 'C', script_text: `${'word '.repeat(100)} a MUG of tea` },
    { title: 'D', tags: ['mug'] },
    { title: 'E' },
  ])
  await screen.findByRole('list', { name: 'Scripts' })
  await fill(user, screen.getByRole('searchbox'), 'Mug')
  expect(await screen.findByText('4 scripts found')).toBeInTheDocument()
  expect((await titlesInSight()).toSorted()).toEqual(['B', 'C', 'D', 'Mugs for all'])
  const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  await waitFor(() => expect(marked().toSorted()).toEqual(['MUG', 'Mug', 'mug']))

  await fill(user, screen.getByRole('searchbox'), 'zzzqqq')
  expect(await screen.findByText('Nothing found for “Mugzzzqqq”')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all scripts' }))
  expect(await screen.findByText('5 scripts')).toBeInTheDocument()
})

test('"/" leads to the search, but not while somebody types; it begins 300 ms after the last key, once [B-LB-02, B-LB-13]', async () => {
  const { user } = await openLibrary([{ title: 'M/g' }, { title: 'Lamp' }])
  await screen.findByRole('list', { name: 'Scripts' })
  const box = screen.getByRole('searchbox')
  await user.keyboard('/')
  expect(box).toHaveFocus()
  const endPause = holdTimers(300)
  await user.keyboard('M/g')
  expect(box).toHaveValue('M/g')
  expect(screen.getByText('2 scripts')).toBeInTheDocument()
  expect(endPause()).toBe(1)
  expect(await screen.findByText('1 script found')).toBeInTheDocument()
})

test('filters narrow the list, are named, and are taken away one by one or together [B-LB-11]', async () => {
  const { user } = await openLibrary([
    { title: 'A', status: 'draft', tags: ['tea'] },
    { title: 'B', status: 'posted', tags: ['tea'] },
    { title: 'C', status: 'posted' },
  ])
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Posted' }))
  expect(await screen.findByText('2 scripts found')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: /^tea/ }))
  expect(await screen.findByText('1 script found')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Filters, 2 on' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Remove filter Posted' }))
  await waitFor(async () => expect(await titlesInSight()).toEqual(['B', 'A']))
  screen.getByRole('button', { name: 'Clear all' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('3 scripts')).toBeInTheDocument()
  // The button is gone: the keyboard is where filters are made.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus())
})

test.runIf(IS_FULL)('a filter that nothing fits says so and can be cleared [B-LB-09]', async () => {
  const { user } = await openLibrary([{ title: 'A' }], { look: { statuses: ['posted'] } })
  expect(await screen.findByText('No scripts match these filters')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await titlesInSight()).toEqual(['A'])
})

test('stands in the order that was chosen, of a search the best match first [B-LB-11]', async () => {
  const { user } = await openLibrary([{ title: 'B tea' }, { title: 'C', script_text: 'tea' }, { title: 'A' }])
  expect(await titlesInSight()).toEqual(['A', 'C', 'B tea'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title A to Z')
  await waitFor(async () => expect(await titlesInSight()).toEqual(['A', 'B tea', 'C']))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
  await fill(user, screen.getByRole('searchbox'), 'tea')
  await waitFor(async () => expect(await titlesInSight()).toEqual(['B tea', 'C']))
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match')
})

test('as lines, a table has the columns and their values [OP-49]', async () => {
  await openLibrary([{ title: 'A', product_name: 'Mug', status: 'posted', tags: ['tea', 'cup'], video_length: 45 }], {
    look: { layout: 'list' },
  })
  const table = await screen.findByRole('table', { name: 'Scripts' })
  expect(table).toHaveAttribute('aria-rowcount', '2')
  const row = within(table).getAllByRole('row')[1]!
  expect(row).toHaveAttribute('aria-rowindex', '2')
  const heads = within(table).getAllByRole('columnheader')
  expect(within(row).getAllByRole('cell')).toHaveLength(heads.length)
  for (const text of ['Mug', 'Posted', '45s', 'tea, cup']) expect(row).toHaveTextContent(text)
})

test('a folder shows its own scripts, empty ones say so and lead back to all [B-LB-10, B-CL-17]', async () => {
  const { id: userId } = await signUpCreator()
  const folderId = await newFolder('Mornings')
  await unwrap(supabase().from('scripts').insert({ title: 'Elsewhere' }))
  const { user } = show(userId, { folderId })
  expect(await screen.findByText('No Scripts in This Folder')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Mornings', level: 1 })).toBeInTheDocument()
  expect(document.title).toBe('Mornings · Reelwright')
  await user.click(screen.getByRole('button', { name: 'Show all scripts' }))
  expect(await titlesInSight()).toEqual(['Elsewhere'])
  expect(document.title).toBe('Script Library · Reelwright')
  await user.click(screen.getByRole('radio', { name: 'Kanban Board' }))
  await waitFor(() => expect(document.title).toBe('Kanban Board · Reelwright'))
  await user.click(screen.getByRole('button', { name: 'Trash' }))
  await waitFor(() => expect(document.title).toBe('Trash · Reelwright'))
})

test.runIf(IS_FULL)('a folder of somebody else, or none at all, does not exist', async () => {
  await signUpCreator('Somebody else')
  const folderId = await newFolder('Secret')
  await supabase().auth.signOut()
  await openLibrary([], { folderId })
  expect(await screen.findByText('This folder doesn’t exist')).toBeInTheDocument()
  expect(screen.queryByText('Secret')).not.toBeInTheDocument()
})

test('keys go through the list, select, open and ask before deleting [B-LB-07, B-LB-16]', async () => {
  const { user } = await openLibrary([{ title: 'One' }, { title: 'Two' }, { title: 'Three' }])
  expect(await titlesInSight()).toEqual(['Three', 'Two', 'One'])
  screen.getByRole('button', { name: 'Three' }).focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Two' })).toHaveFocus())
  await user.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Select Two' })).toBeChecked()
  expect(screen.getAllByText(/1 selected/).length).toBeGreaterThan(0)
  await user.keyboard('{Control>}a{/Control}')
  expect(screen.getAllByText(/3 selected/).length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument()

  await user.keyboard('{Delete}')
  expect(await screen.findByText('Are you sure you want to delete this script?')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Two' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Two' })).toBeInTheDocument()
})

const refuse = () =>
  Promise.resolve(Response.json({ success: false, error: 'Oh no', code: 'invalid_input' }, { status: 400 }))

/** The real service, but for the list. */
function listFails(fails: (address: URL) => boolean, fail = refuse) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.origin)
    return address.pathname === '/api/scripts/library' && fails(address) ? fail() : real(input, init)
  })
  return () => vi.stubGlobal('fetch', real)
}

const FAILURES: [string, string, () => Promise<Response>][] = [
  ['a server in trouble', 'Oh no', () => Promise.resolve(Response.json({ error: 'Oh no' }, { status: 503 }))],
  ['a broken line', 'The server did not respond.', () => Promise.reject(new TypeError('Failed to fetch'))],
]

test.each(runs(FAILURES.slice(0, 1), FAILURES))(
  '%s: the list is asked for four times, then says why and can be asked again [B-ER-32]',
  async (_, text, answer) => {
    const fail = vi.fn(answer)
    const recover = listFails(() => true, fail)
    const { user } = await openLibrary()
    expect(await screen.findByText(`Error loading scripts: ${text}`)).toBeInTheDocument()
    expect(fail).toHaveBeenCalledTimes(4)
    recover()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No Scripts Yet')).toBeInTheDocument()
  },
)

test('further pages come by themselves, each script once; when one fails, what is there stays, and it can be asked for again [B-CL-09, B-ER-32]', async () => {
  const { id: userId } = await signUpCreator()
  await unwrap(
    supabase()
      .from('scripts')
      .insert(Array.from({ length: 50 }, (_, index) => ({ title: `Script ${index}` }))),
  )
  const recover = listFails((address) => address.searchParams.has('after'))
  const { user } = show(userId, { look: { layout: 'list' } })
  expect(await screen.findByText('50 scripts')).toBeInTheDocument()
  expect(await screen.findByText('More scripts couldn’t be loaded. Oh no')).toBeInTheDocument()
  focusFirst()
  await user.keyboard('{End}')
  await waitFor(() => expect(focusedLine()).toBe(48))
  recover()
  await user.click(screen.getByText('Try again'))
  await waitFor(() => expect(screen.queryByText(/^More scripts couldn’t be loaded/)).not.toBeInTheDocument())
  focusFirst()
  await waitFor(async () => {
    await user.keyboard('{End}')
    expect(focusedLine()).toBe(50)
  })
})
