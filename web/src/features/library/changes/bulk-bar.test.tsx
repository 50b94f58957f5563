import type { Database } from '@reelwright/shared'
import { useInfiniteQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { fill, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { scriptsQuery } from '../api'
import { EMPTY_ADDRESS } from '../library-place'
import type { ScriptCard } from '../script-fields'
import { BulkBar } from './bulk-bar'

withRealBackend()
afterEach(() => {
  vi.restoreAllMocks()
  toast.dismiss()
})

type Insert = Database['public']['Tables']['scripts']['Insert']

const onClear = vi.fn()

/** Everything that is listed is selected. */
function AllSelected({ userId }: { userId: string }) {
  const list = useInfiniteQuery(scriptsQuery(userId, EMPTY_ADDRESS))
  const cards = list.data?.pages.flatMap((page) => page.cards) ?? []
  return (
    <>
      <ul>
        {cards.map(({ id, title, status, tags }) => (
          <li key={id}>{`${title}: ${status} ${tags.join()}`}</li>
        ))}
      </ul>
      <BulkBar userId={userId} cards={cards} onClear={onClear} />
    </>
  )
}

async function select(...rows: Insert[]) {
  const { id: userId } = await signUpCreator()
  await unwrap(supabase().from('scripts').insert(rows))
  const { user } = renderWithProviders(<AllSelected userId={userId} />)
  await screen.findByText(`${rows.length} selected`)
  return { user, userId }
}

const stored = () => unwrap(supabase().from('scripts').select('*').order('title'))
/** What is changed since, not when. */
const columns = async () =>
  (await stored()).map(({ status, kanban_status, folder_id, tags }) => ({ status, kanban_status, folder_id, tags }))

test('all that is selected gets a status, and "Undo" gives each its own back [CX-01]', async () => {
  const { user } = await select(
    { title: 'Lamp', status: 'completed', kanban_status: 'in_progress' },
    { title: 'Mug', status: 'tracking' },
  )
  const before = await columns()
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Posted' }))
  expect(await screen.findByText('2 scripts: Posted')).toBeInTheDocument()
  expect(await columns()).toEqual([
    expect.objectContaining({ status: 'posted', kanban_status: null }),
    expect.objectContaining({ status: 'posted', kanban_status: null }),
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeInTheDocument()
  expect(await columns()).toEqual(before)
})

test('a status that cannot be stored is taken back in the list, and said', async () => {
  const { user } = await select({ title: 'Lamp' }, { title: 'Mug' })
  const toServer = globalThis.fetch
  let refuse = () => {}
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
    (address instanceof Request ? address.url : String(address)).includes('/rpc/update_scripts')
      ? new Promise((_, reject) => (refuse = () => reject(new TypeError('offline'))))
      : toServer(address, init),
  )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ready to film' }))
  // Seen before it is stored.
  expect(await screen.findByText(/^Lamp: ready_to_film/)).toBeInTheDocument()
  refuse()
  expect(await screen.findByText('The status couldn’t be changed')).toBeInTheDocument()
  expect(await screen.findByText(/^Lamp: draft/)).toBeInTheDocument()
})

test('tags are added to and taken from all that are selected, with suggestions of the account', async () => {
  const { user } = await select(
    { title: 'Lamp', tags: ['old', 'light'] },
    { title: 'Mug', tags: ['old'] },
    { title: 'Rug', tags: [] },
  )
  await user.click(screen.getByRole('button', { name: 'Tags' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags for 3 scripts' }))
  await user.click(dialog.getByRole('button', { name: 'Change tags' }))
  expect(dialog.getByRole('textbox', { name: 'Add tags' })).toHaveAccessibleDescription(/Type a tag/)
  await fill(user, dialog.getByRole('textbox', { name: 'Add tags' }), 'home, Kitchen')
  await user.click(await dialog.findByRole('button', { name: 'Add light' }))
  await user.click(dialog.getByRole('button', { name: 'Remove old' }))
  await user.click(dialog.getByRole('button', { name: 'Change tags' }))
  expect(await screen.findByText('3 scripts have new tags')).toBeInTheDocument()
  expect((await stored()).map(({ tags }) => tags)).toEqual([
    ['light', 'home', 'Kitchen'],
    ['light', 'home', 'Kitchen'],
    ['light', 'home', 'Kitchen'],
  ])
})

test('several scripts are deleted after a question that names them, and come back by "Undo" [B-LB-16]', async () => {
  const { user } = await select({ title: 'Lamp' }, { title: 'Mug' })
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 scripts' })
  expect(question).toHaveTextContent('Are you sure you want to delete these scripts?')
  expect(question).toHaveTextContent('Lamp')
  await user.click(within(question).getByRole('button', { name: 'Delete 2 scripts' }))
  expect(await screen.findByText('2 scripts deleted')).toBeInTheDocument()
  expect(await stored()).toEqual([])
  expect(onClear).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 scripts restored')).toBeInTheDocument()
  expect((await stored()).map(({ title }) => title)).toEqual(['Lamp', 'Mug'])
})

test('what was deleted elsewhere is left out of a change, which says so', async () => {
  const { user } = await select({ title: 'Lamp' }, { title: 'Mug' })
  await unwrap(supabase().from('scripts').delete().eq('title', 'Lamp'))
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Posted' }))
  expect(await screen.findByText('1 script had already been deleted.')).toBeInTheDocument()
  expect((await stored()).map(({ title, status }) => `${title}: ${status}`)).toEqual(['Mug: posted'])
})

const card = (number: number): ScriptCard => ({
  id: `${number}`,
  title: `Script ${number}`,
  status: 'draft',
  product: 'Mug',
  length: 60,
  score: undefined,
  createdAt: '',
  updatedAt: '',
  preview: '',
  column: 'draft',
  position: number,
  folderId: null,
  tags: [],
  style: 'skit',
  tone: undefined,
  snippet: undefined,
})

test('more than can be changed or exported at once is said, and not offered', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, number) => card(number))
  const { user, unmount } = renderWithProviders(<BulkBar userId="" cards={many(501)} onClear={onClear} />)
  expect(screen.getByText('501 selected')).toBeInTheDocument()
  expect(screen.getByText(/up to 500 scripts/)).toBeInTheDocument()
  for (const name of ['Move', 'Status', 'Tags', 'Delete']) expect(screen.getByRole('button', { name })).toBeDisabled()
  unmount()

  renderWithProviders(<BulkBar userId="" cards={many(101)} onClear={onClear} />)
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Export PDF' })).toHaveAttribute('aria-disabled', 'true'),
  )
  expect(screen.getByText('Up to 100 at once')).toBeInTheDocument()
})
