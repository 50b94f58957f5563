import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import type { Folder } from './api'
import { FolderDialog } from './folder-dialog'

/** Against the real service. */
withRealBackend()

let userId = ''
beforeEach(async () => {
  userId = (await signUpCreator()).id
})
afterEach(() => void toast.dismiss())

const stored = () =>
  unwrap(supabase().from('script_folders').select('id, name, color, icon, user_id').order('created_at'))

function Opening({ folder }: { folder: Folder | null }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New Folder
      </button>
      {open && <FolderDialog userId={userId} folder={folder} onClose={() => setOpen(false)} />}
    </>
  )
}

async function open(folder: Folder | null = null) {
  const view = renderWithProviders(<Opening folder={folder} />)
  await view.user.click(screen.getByRole('button', { name: 'New Folder' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(nameField()).toHaveFocus())
  return { ...view, dialog }
}
const nameField = () => screen.getByRole('textbox', { name: /Folder name/ })
const createButton = () => screen.getByRole('button', { name: 'Create' })

test('a folder gets its name and icon, is said to be made, and the next one starts empty [B-FD-01, B-FD-02, B-FD-03, B-FD-11, B-FD-12, B-VL-26, B-VL-28, B-CL-19, CX-38, B-FD-09]', async () => {
  const { user } = await open()
  expect(screen.getByRole('dialog', { name: 'Create Folder' })).toBeVisible()
  expect(screen.getByText('0/30')).toBeVisible()
  await fill(user, nameField(), '  Ideas 🎬 ')
  expect(screen.getByText('7/30')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Rocket' }))
  await user.click(createButton())

  expect(await screen.findByText('Folder "Ideas 🎬" created successfully!')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await stored()).toEqual([
    { id: expect.any(String) as string, user_id: userId, name: 'Ideas 🎬', icon: 'rocket', color: '#4F46E5' },
  ])
  const opener = screen.getByRole('button', { name: 'New Folder' })
  await waitFor(() => expect(opener).toHaveFocus())
  await user.click(opener)
  expect(await screen.findByRole('textbox', { name: /Folder name/ })).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Folder' })).toBeChecked()
})

test('there are 20 icons to choose by arrow keys, the plain folder first; Enter says what is wrong with a name, and typing takes it back [B-FD-06, OP-50, B-FD-04, B-VL-24, B-VL-25, B-VL-27, B-VL-29, CX-37]', async () => {
  const { user } = await open()
  const icons = within(screen.getByRole('group', { name: 'Icon and color' })).getAllByRole('radio')
  expect(
    icons
      .map((icon) => icon.getAttribute('aria-label'))
      .join(' ')
      .toLowerCase(),
  ).toBe(
    'folder inbox bookmark heart star lightbulb rocket fire camera music sparkles shopping gift trophy education science chart megaphone photo tag',
  )
  await user.tab()
  expect(screen.getByRole('radio', { name: 'Folder' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Inbox' })).toBeChecked()

  expect(createButton()).toBeDisabled()
  await user.type(nameField(), '   {Enter}')
  expect(screen.getByText('Please enter a folder name')).toBeVisible()
  expect(createButton()).toBeDisabled()

  await user.clear(nameField())
  await user.paste('x'.repeat(31))
  expect(screen.queryByText('Please enter a folder name')).not.toBeInTheDocument()
  expect(screen.getByText('31/30')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Folder name must be less than 30 characters')).toBeVisible()
  expect(nameField()).toBeInvalid()
  expect(await stored()).toEqual([])

  await user.keyboard('{Backspace}')
  expect(screen.queryByText('Folder name must be less than 30 characters')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(`Folder "${'x'.repeat(30)}" created successfully!`)).toBeVisible()
})

test.runIf(IS_FULL)(
  'while it is made the buttons wait; Escape leaves, and the folder comes all the same, once [B-FD-05, B-FD-10, CX-31, CX-39]',
  async () => {
    const { user } = await open()
    const passOn = globalThis.fetch
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (request[1]?.method === 'POST') await held
      return passOn(...request)
    })
    await user.type(nameField(), 'Slow{Enter}{Enter}')
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await user.keyboard('{Enter}{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    letGo()
    expect(await screen.findByText('Folder "Slow" created successfully!')).toBeVisible()
    expect(await stored()).toHaveLength(1)
  },
)

test.runIf(IS_FULL)('a name that exists is pointed out, not forbidden', async () => {
  await unwrap(supabase().from('script_folders').insert({ name: 'Ideas' }))
  const { user } = await open()
  await fill(user, nameField(), 'ideas')
  expect(await screen.findByText('You already have a folder with this name.')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Folder "ideas" created successfully!')).toBeVisible()
})

test('when it fails the dialog stays with what was typed, and it can be tried again; a session that has ended is named [B-ER-29, CX-38, B-VL-30, CX-44]', async () => {
  const { user } = await open()
  const passOn = globalThis.fetch
  let refuse = true
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    refuse && request[1]?.method === 'POST' ? new Response('{"message":"no"}', { status: 400 }) : passOn(...request),
  )
  await fill(user, nameField(), 'Ideas')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Failed to create folder. Please try again.')).toBeVisible()
  expect(nameField()).toHaveValue('Ideas')
  refuse = false
  await user.click(createButton())
  expect(await screen.findByText('Folder "Ideas" created successfully!')).toBeVisible()

  await supabase().auth.signOut({ scope: 'local' })
  await user.click(screen.getByRole('button', { name: 'New Folder' }))
  await fill(user, await screen.findByRole('textbox', { name: /Folder name/ }), 'More')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('User not authenticated')).toBeVisible()
})

test('the same dialog renames, and says when the folder is gone meanwhile [OP-69]', async () => {
  const { id } = await unwrap(
    supabase().from('script_folders').insert({ name: 'Old', icon: 'heart', color: '#123456' }).select('id').single(),
  )
  const folder = { id, name: 'Old', icon: 'heart', color: '#123456' }
  const { user } = await open(folder)
  expect(screen.getByRole('dialog', { name: 'Edit folder' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Heart' })).toBeChecked()
  await user.clear(nameField())
  await user.type(nameField(), 'New{Enter}')
  expect(await screen.findByText('Folder “New” saved')).toBeVisible()
  expect(await stored()).toMatchObject([{ name: 'New', icon: 'heart', color: '#123456' }])

  await unwrap(supabase().from('script_folders').delete().eq('id', id))
  await user.click(screen.getByRole('button', { name: 'New Folder' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This folder no longer exists.')).toBeVisible()
})
