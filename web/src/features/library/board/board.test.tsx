import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, supabase, unwrap } from '../../../platform'
import { IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SessionProvider } from '../../account'
import { EMPTY_ADDRESS, type LibraryAddress, type LibraryPlace } from '../library-place'
import { AddToBoardDialog } from './add-to-board'
import { Board } from './board'
import { readCard } from '../script-fields'

/** The board against the real service; what jsdom cannot lay out is given sizes. */
withRealBackend()

const CARD = 224
const COLUMN = 250
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(4 * COLUMN)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const column = this.closest<HTMLElement>('[data-column]')?.dataset.column
    const x = COLUMN * ['draft', 'in_progress', 'ready_to_film', 'posted'].indexOf(column ?? 'draft')
    const item = this.closest<HTMLElement>('li')
    const y = item ? Number.parseFloat(item.style.top) || 0 : 0
    return new DOMRect(x, y, COLUMN, item ? CARD : 800)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  toast.dismiss()
})

type NewScript = Database['public']['Tables']['scripts']['Insert']

function placeOf(address: Partial<LibraryAddress>, folderId?: string): LibraryPlace {
  return {
    folderId,
    address: { ...EMPTY_ADDRESS, view: 'kanban', ...address },
    go: vi.fn(),
    showFolder: vi.fn(),
  }
}

/** Rows stand highest first, unless they say where they stand. */
async function openBoard(rows: NewScript[], address: Partial<LibraryAddress> = {}) {
  const { id: userId } = await signUpCreator()
  const numbered = rows.map((row, index) => ({
    status: 'draft',
    kanban_status: null,
    board_position: 1000 - index,
    ...row,
  }))
  if (rows.length > 0) await unwrap(supabase().from('scripts').insert(numbered))
  const onStart = vi.fn()
  const place = placeOf(address)
  const { user } = renderWithProviders(
    <SessionProvider>
      <Board userId={userId} place={place} onStart={onStart} />
    </SessionProvider>,
  )
  return { user, userId, onStart, place }
}

const column = (name: string) => screen.getByRole('region', { name })
const cardsOf = (name: string) =>
  within(column(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const countOf = (name: string) => within(column(name)).getByRole('heading', { level: 2 }).textContent?.replace(name, '')
const card = (title: string) => screen.findByRole('button', { name: title })
const stored = async () =>
  unwrap(supabase().from('scripts').select('title, status, board_column').order('board_position', { ascending: false }))

/** By keyboard, as a person who sees no pointer does. */
async function carry(title: string, ...keys: string[]) {
  const lifted = await card(title)
  lifted.focus()
  fireEvent.keyDown(lifted, { key: ' ', keyCode: 32 })
  const codes: Record<string, number> = {
    ArrowDown: 40,
    ArrowUp: 38,
    ArrowRight: 39,
    ArrowLeft: 37,
    ' ': 32,
    Escape: 27,
  }
  for (const key of keys) fireEvent.keyDown(window, { key, keyCode: codes[key] })
}

/** The real service, but for one kind of request. */
function answerDifferently(isMeant: (url: string, method: string) => boolean) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    isMeant(input instanceof Request ? input.url : String(input), init?.method ?? 'GET')
      ? Promise.resolve(Response.json({ code: '42703', message: 'Oh no', error: 'Oh no' }, { status: 400 }))
      : real(input, init),
  )
  return () => vi.stubGlobal('fetch', real)
}

test('scripts stand in four columns by their stage, with counts, archived ones in none [B-BD-01 to B-BD-05, B-CL-30, CX-01]', async () => {
  await openBoard([
    { title: 'New', status: 'draft' },
    { title: 'Read again', status: 'review' },
    { title: 'Old', status: 'archived' },
    { title: 'Done', status: 'completed' },
    { title: 'Out', status: 'tracking' },
    { title: 'Placed', status: 'draft', kanban_status: 'in_progress' },
  ])
  await card('New')
  await Promise.all(['Read again', 'Placed', 'Done', 'Out'].map(card))
  expect(cardsOf('Draft')).toEqual(['New'])
  expect(cardsOf('In progress').toSorted()).toEqual(['Placed', 'Read again'])
  expect(cardsOf('Ready to film')).toEqual(['Done'])
  expect(cardsOf('Posted')).toEqual(['Out'])
  await waitFor(() => expect(['Draft', 'In progress'].map(countOf)).toEqual(['1', '2']))
})

test('a card that is carried to another column takes its status, is announced, and stays there [B-BD-08, B-BD-10, B-CL-14]', async () => {
  await openBoard([{ title: 'One' }, { title: 'Two' }, { title: 'Three', status: 'in_progress' }])
  await card('Three')
  await carry('Two', 'ArrowRight', ' ')
  await waitFor(() => expect(cardsOf('In progress')).toContain('Two'))
  expect(cardsOf('Draft')).toEqual(['One'])
  expect(screen.getByText(/^Dropped “Two” in In progress, place \d\.$/)).toBeInTheDocument()
  await waitFor(async () =>
    expect((await stored()).find(({ title }) => title === 'Two')).toMatchObject({ status: 'in_progress' }),
  )
  await waitFor(() => expect(['Draft', 'In progress'].map(countOf)).toEqual(['1', '2']))
})

test('the order inside a column is kept, and the status with it [B-BD-08]', async () => {
  await openBoard([
    { title: 'One', status: 'completed' },
    { title: 'Two', status: 'completed' },
    { title: 'Three', status: 'completed' },
  ])
  await carry('One', 'ArrowDown', ' ')
  await waitFor(() => expect(cardsOf('Ready to film')).toEqual(['Two', 'One', 'Three']))
  await waitFor(async () => expect((await stored()).map(({ title }) => title)).toEqual(['Two', 'One', 'Three']))
  expect((await stored()).map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
})

test.runIf(IS_FULL)(
  'drops that follow each other quickly where numbers are equal lie in the end where they were put [B-BD-08, B-BD-10]',
  async () => {
    await openBoard([
      { title: 'A', board_position: 5 },
      { title: 'B', board_position: 5 },
      { title: 'C', board_position: 5 },
      { title: 'Low', board_position: 2 },
      { title: 'Lowest', board_position: 1 },
    ])
    await card('Lowest')
    const [first, second, third] = cardsOf('Draft')
    let send = () => {}
    const dropped = new Promise<void>((resolve) => (send = resolve))
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if ((init?.method ?? 'GET') !== 'GET') await dropped
      return real(input, init)
    })
    await carry('Low', 'ArrowUp', 'ArrowUp', ' ')
    await waitFor(() => expect(cardsOf('Draft')).toEqual([first, 'Low', second, third, 'Lowest']))
    await carry('Lowest', 'ArrowUp', 'ArrowUp', 'ArrowUp', ' ')
    const wanted = [first, 'Lowest', 'Low', second, third]
    await waitFor(() => expect(cardsOf('Draft')).toEqual(wanted))
    send()
    await waitFor(async () => expect((await stored()).map(({ title }) => title)).toEqual(wanted))
    expect(cardsOf('Draft')).toEqual(wanted)
  },
)

test.runIf(IS_FULL)('dropped where it was, or let go with Escape, nothing is written [B-BD-09]', async () => {
  await openBoard([{ title: 'One' }, { title: 'Two' }])
  await card('One')
  const writes = vi.fn()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if ((init?.method ?? 'GET') !== 'GET') writes(init?.method)
    return real(input, init)
  })
  await carry('One', ' ')
  await waitFor(() => expect(cardsOf('Draft')).toEqual(['One', 'Two']))
  await carry('One', 'Escape')
  await waitFor(() => expect(cardsOf('Draft')).toEqual(['One', 'Two']))
  expect(writes).not.toHaveBeenCalled()
})

test('a card that cannot be saved goes back without a word [B-BD-11, OP-59]', async () => {
  await openBoard([{ title: 'One' }, { title: 'Two', status: 'in_progress' }])
  await card('One')
  await card('Two')
  answerDifferently((url, method) => method === 'PATCH' && url.includes('/rest/v1/scripts'))
  await carry('One', 'ArrowRight', ' ')
  await waitFor(() => expect(cardsOf('In progress')).toContain('One'))
  await waitFor(() => expect(cardsOf('Draft')).toEqual(['One']))
  expect(await card('One')).toHaveFocus()
  expect(screen.queryByText('Oh no')).not.toBeInTheDocument()
  expect((await stored()).map(({ status }) => status)).toEqual(['draft', 'in_progress'])
})

test.runIf(IS_FULL)('a script that was deleted elsewhere leaves the board when it is dropped [B-BD-10]', async () => {
  await openBoard([{ title: 'Gone' }, { title: 'Two', status: 'in_progress' }])
  await card('Gone')
  await card('Two')
  await unwrap(supabase().from('scripts').delete().eq('title', 'Gone'))
  await carry('Gone', 'ArrowRight', ' ')
  expect(await screen.findByText('This script has been deleted')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gone' })).not.toBeInTheDocument())
  expect(cardsOf('In progress')).toEqual(['Two'])
})

test('a board that cannot be loaded is empty and offers to try again [B-ER-33]', async () => {
  const recover = answerDifferently((url) => url.includes('/api/scripts/library'))
  const { user } = await openBoard([{ title: 'One' }])
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The board couldn’t be loaded.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('New scripts start here.')).toBeInTheDocument())
  recover()
  await user.click(again)
  expect(await card('One')).toBeInTheDocument()
})

test.runIf(IS_FULL)(
  'when only the next page of a column fails, its cards stay, and it can be asked for again [B-ER-33]',
  async () => {
    const recover = answerDifferently((url) => url.includes('/api/scripts/library') && url.includes('after='))
    // High enough for the whole first page.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40 * CARD)
    const { user } = await openBoard(Array.from({ length: 60 }, (_, index) => ({ title: `Script ${index}` })))
    expect(await screen.findByText('More scripts couldn’t be loaded.')).toBeInTheDocument()
    expect(cardsOf('Draft')).toContain('Script 0')
    recover()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('More scripts couldn’t be loaded.')).toBeNull())
  },
)

test('a folder and a search narrow it [B-LB-04, B-CL-30]', async () => {
  const { user, place } = await openBoard([{ title: 'Mug' }, { title: 'Lamp' }], { search: 'Mug' })
  await card('Mug')
  expect(cardsOf('Draft')).toEqual(['Mug'])
  expect(countOf('Draft')).toBe('1')
  await user.selectOptions(screen.getByLabelText('Folder'), 'No Folder')
  expect(place.go).toHaveBeenCalledWith({ folder: 'none' })
})

test('Enter opens a script, and arrow keys go from one to the other [OP-49]', async () => {
  const { onStart } = await openBoard([{ title: 'One' }, { title: 'Two' }, { title: 'Three', status: 'posted' }])
  const one = await card('One')
  // Each column is loaded by itself.
  await card('Three')
  one.focus()
  fireEvent.keyDown(one, { key: 'ArrowDown' })
  expect(await card('Two')).toHaveFocus()
  fireEvent.keyDown(await card('Two'), { key: 'ArrowRight' })
  expect(await card('Three')).toHaveFocus()
  fireEvent.keyDown(await card('Three'), { key: 'Enter' })
  expect(onStart).toHaveBeenCalledWith('view', expect.objectContaining({ title: 'Three' }))
})

test('"Add to Kanban" puts a script into a column and leads to the board [OP-42]', async () => {
  const { id: userId } = await signUpCreator()
  const row = await unwrap(supabase().from('scripts').insert({ title: 'One' }).select().single())
  const place = placeOf({ view: 'all' })
  const { user } = renderWithProviders(
    <AddToBoardDialog userId={userId} card={readCard(row)} place={place} onClose={vi.fn()} />,
  )
  await user.click(await screen.findByRole('button', { name: 'Ready to film' }))
  expect(await screen.findByText('Added to Ready to film')).toBeInTheDocument()
  expect(await stored()).toEqual([{ title: 'One', status: 'ready_to_film', board_column: 'ready_to_film' }])
  fireEvent.click(screen.getByRole('button', { name: 'View Kanban' }))
  expect(place.go).toHaveBeenCalledWith({ view: 'kanban' })
})
