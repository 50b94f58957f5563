import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { FolderChips } from './folder-chips'
import { FolderPickerDialog } from './folder-picker-dialog'
import { FolderTree } from './folder-tree'

/** Against the real service. */
withRealBackend()

let userId = ''
beforeEach(async () => {
  userId = (await signUpCreator()).id
})
afterEach(() => void toast.dismiss())

async function newFolder(name: string): Promise<string> {
  return (await unwrap(supabase().from('script_folders').insert({ name }).select('id').single())).id
}
async function newScript(folderId: string | null = null): Promise<string> {
  return (
    await unwrap(supabase().from('scripts').insert({ title: 'A script', folder_id: folderId }).select('id').single())
  ).id
}
const folderOf = async (id: string) =>
  (await unwrap(supabase().from('scripts').select('folder_id').eq('id', id).single())).folder_id

/** What the browser hands from where a drag begins to where it ends. */
const dragging = (ids: string[]) => ({
  dataTransfer: {
    types: ['application/x-reelwright-scripts'],
    getData: () => JSON.stringify(ids),
    dropEffect: 'none',
  },
})

test('the chips show each folder, newest first, with the number of its scripts [B-LB-05, B-LB-06, B-CL-18, B-LB-03]', async () => {
  const older = await newFolder('Older')
  await newFolder('Newer')
  await Promise.all([newScript(older), newScript(older), newScript()])
  const onShow = vi.fn<(id: string | null) => void>()
  const { user } = renderWithProviders(<FolderChips userId={userId} activeId={null} onShow={onShow} />)

  const all = await screen.findByRole('button', { name: 'All Scripts 3 scripts' })
  expect(all).toHaveAttribute('aria-current', 'page')
  // Folders are asked for beside the number of all scripts, and may come later.
  await screen.findByRole('button', { name: 'Older 2 scripts' })
  const chips = within(screen.getByRole('region', { name: 'Folders' })).getAllByRole('listitem')
  expect(chips.map((chip) => chip.textContent)).toEqual(['All Scripts 3 scripts', 'Newer 0 scripts', 'Older 2 scripts'])
  await user.click(screen.getByRole('button', { name: 'Older 2 scripts' }))
  expect(onShow).toHaveBeenCalledWith(older)
  await user.click(screen.getByRole('button', { name: 'New Folder' }))
  expect(await screen.findByRole('dialog', { name: 'Create Folder' })).toBeVisible()
})

test('scripts dropped on a folder move into it, and out of it on "All Scripts" [B-FD-08, B-ER-30, B-CL-15]', async () => {
  const [from, to] = [await newFolder('From'), await newFolder('To')]
  const ids = await Promise.all([newScript(from), newScript(from)])
  renderWithProviders(<FolderChips userId={userId} activeId={from} onShow={() => {}} />)
  const chip = await screen.findByRole('button', { name: /^To/ })

  fireEvent.dragEnter(chip, dragging(ids))
  expect(screen.getByText('Drop to move to To')).toBeInTheDocument()
  fireEvent.drop(chip, dragging(ids))
  expect(await screen.findByText('2 scripts moved')).toBeVisible()
  expect(await Promise.all(ids.map(folderOf))).toEqual([to, to])
  expect(screen.queryByText('Drop to move to To')).not.toBeInTheDocument()

  fireEvent.drop(screen.getByRole('button', { name: /^All Scripts/ }), dragging(ids.slice(0, 1)))
  expect(await screen.findByText('Script moved successfully')).toBeVisible()
  expect(await Promise.all(ids.map(folderOf))).toEqual([null, to])
})

/** What is asked of these addresses is refused; everything else goes to the real service. */
function refuse(method: string, path: string) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    init?.method === method && (input instanceof Request ? input.url : String(input)).includes(path)
      ? Promise.resolve(Response.json({ message: 'no' }, { status: 400 }))
      : real(input, init),
  )
}

test('a script that could not be moved stays where it was, which is said [B-ER-31]', async () => {
  await newFolder('To')
  const id = await newScript()
  renderWithProviders(<FolderChips userId={userId} activeId={null} onShow={() => {}} />)
  const chip = await screen.findByRole('button', { name: /^To/ })
  refuse('POST', '/rpc/update_scripts')
  fireEvent.drop(chip, dragging([id]))
  expect(await screen.findByText('Failed to move script')).toBeVisible()
  expect(await folderOf(id)).toBeNull()
})

test.runIf(IS_FULL)(
  'a folder that could not be made where one is chosen is said so, and its name stays [B-ER-28, CX-38]',
  async () => {
    const { user } = renderWithProviders(
      <FolderPickerDialog userId={userId} count={1} currentId={null} onPick={() => {}} onClose={() => {}} />,
    )
    const dialog = await screen.findByRole('dialog')
    refuse('POST', '/script_folders')
    await user.click(within(dialog).getByRole('button', { name: 'New folder' }))
    await user.keyboard('Later{Enter}')
    expect(await screen.findByText('Failed to create folder')).toBeVisible()
    expect(within(dialog).getByRole('textbox', { name: 'New folder name' })).toHaveValue('Later')
  },
)

test.runIf(IS_FULL)('what is dragged but no script is not taken, and an open folder takes nothing', async () => {
  const open = await newFolder('Open')
  renderWithProviders(<FolderChips userId={userId} activeId={open} onShow={() => {}} />)
  const opened = await screen.findByRole('button', { name: /^Open/ })
  const chip = screen.getByRole('button', { name: /^All Scripts/ })
  const file = { dataTransfer: { types: ['Files'], getData: () => '' } }
  // True: nobody has said that it may be dropped here.
  expect(fireEvent.dragOver(chip, file)).toBe(true)
  expect(fireEvent.dragOver(chip, dragging([]))).toBe(false)
  expect(fireEvent.dragOver(opened, dragging([]))).toBe(true)
})

test('a folder is deleted after a question; its scripts stay, and Undo brings both together again [OP-69]', async () => {
  const folder = await newFolder('Ideas')
  const [id, moved] = await Promise.all([newScript(folder), newScript(folder)])
  const elsewhere = await newFolder('Elsewhere')
  const onShow = vi.fn<(id: string | null) => void>()
  const { user } = renderWithProviders(<FolderChips userId={userId} activeId={folder} onShow={onShow} />)
  await screen.findByRole('button', { name: 'Ideas 2 scripts' })
  await user.click(screen.getByRole('button', { name: 'Actions for folder Ideas' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete folder' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete folder' })
  expect(question).toHaveTextContent('Delete the folder Ideas?')
  expect(question).toHaveTextContent('Its 2 scripts stay in your library, outside any folder.')
  await user.click(within(question).getByRole('button', { name: 'Delete folder' }))

  expect(await screen.findByText('Folder “Ideas” deleted')).toBeVisible()
  expect(onShow).toHaveBeenCalledWith(null)
  expect(await folderOf(id)).toBeNull()
  // What has found another place since stays there.
  await unwrap(supabase().from('scripts').update({ folder_id: elsewhere }).eq('id', moved))

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Folder “Ideas” restored')).toBeVisible()
  const again = await unwrap(supabase().from('script_folders').select('id').eq('name', 'Ideas').single())
  expect(await folderOf(id)).toBe(again.id)
  expect(await folderOf(moved)).toBe(elsewhere)
  expect(await screen.findByRole('button', { name: 'Ideas 1 script' })).toBeVisible()
})

test('the tree of the sidebar has "All Scripts", each folder, and "Add Folder" [B-DS-20]', async () => {
  const folder = await newFolder('Ideas')
  await newScript(folder)
  const { user, router } = renderWithProviders(
    <FolderTree userId={userId} active={folder} />,
    `/scripts/folder/${folder}?layout=list&search=mug`,
  )
  expect(await screen.findByRole('link', { name: 'Ideas 1 script' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('link', { name: 'All Scripts 1 script' }))
  // The layout stays, the search does not.
  expect(router.state.location).toMatchObject({ pathname: '/scripts', search: '?layout=list' })
  await user.click(screen.getByRole('button', { name: 'Add Folder' }))
  await fill(user, await screen.findByRole('textbox', { name: /Folder name/ }), 'From the tree')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('link', { name: 'From the tree 0 scripts' })).toBeVisible()
})

test('where scripts shall lie is chosen from all folders, "No Folder", or a new one [B-FD-08, B-ER-27, CX-38]', async () => {
  const here = await newFolder('Here')
  const there = await newFolder('There')
  const onPick = vi.fn<(id: string | null) => void>()
  const { user } = renderWithProviders(
    <FolderPickerDialog userId={userId} count={3} currentId={here} onPick={onPick} onClose={() => {}} />,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Move 3 scripts to a folder' })
  expect(await within(dialog).findByRole('button', { name: /^Here.*Current/ })).toBeDisabled()
  await user.click(within(dialog).getByRole('button', { name: /^There/ }))
  expect(onPick).toHaveBeenLastCalledWith(there)
  await user.click(within(dialog).getByRole('button', { name: 'No Folder' }))
  expect(onPick).toHaveBeenLastCalledWith(null)

  await user.click(within(dialog).getByRole('button', { name: 'New folder' }))
  await user.keyboard('Later{Enter}')
  expect(await screen.findByText('Folder created successfully')).toBeVisible()
  const made = await within(dialog).findByRole('button', { name: /^Later/ })
  await waitFor(() => expect(made).toHaveFocus())
  await user.keyboard('{Enter}')
  const { id } = await unwrap(supabase().from('script_folders').select('id').eq('name', 'Later').single())
  expect(onPick).toHaveBeenLastCalledWith(id)
})

test.runIf(IS_FULL)('of scripts in no folder, "No Folder" is marked as where they are', async () => {
  renderWithProviders(
    <FolderPickerDialog userId={userId} count={1} currentId={null} onPick={() => {}} onClose={() => {}} />,
  )
  expect(await screen.findByRole('button', { name: /^No Folder.*Current/ })).toBeDisabled()
})

test.runIf(IS_FULL)('of many folders one is found by a part of its name, whatever its accents', async () => {
  await unwrap(
    supabase()
      .from('script_folders')
      .insert([...Array.from({ length: 12 }, (_, index) => ({ name: `Folder ${index}` })), { name: 'Café Zürich' }]),
  )
  const onShow = vi.fn<(id: string | null) => void>()
  const { user } = renderWithProviders(<FolderChips userId={userId} activeId={null} onShow={onShow} />)
  await user.click(await screen.findByRole('button', { name: 'Find folder' }))
  const dialog = await screen.findByRole('dialog', { name: 'Find folder' })
  await user.type(within(dialog).getByRole('searchbox'), 'zzz')
  expect(within(dialog).getByText('No folders match “zzz”.')).toBeVisible()
  await user.clear(within(dialog).getByRole('searchbox'))
  await fill(user, within(dialog).getByRole('searchbox'), 'cafe zur')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(onShow).toHaveBeenCalledOnce()
})

test.runIf(IS_FULL)('folders that do not load are said to, with a way to try again', async () => {
  const passOn = globalThis.fetch
  let refuse = true
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    refuse && addressOf(request[0]).includes('script_folders')
      ? new Response('{"message":"no"}', { status: 400 })
      : passOn(...request),
  )
  await newScript()
  const { user } = renderWithProviders(<FolderChips userId={userId} activeId={null} onShow={() => {}} />)
  expect(await screen.findByText(/Your folders couldn’t be loaded/)).toBeVisible()
  refuse = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/Your folders couldn’t be loaded/)).not.toBeInTheDocument())
})

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString())
