import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SessionProvider } from '../../account'
import { EditScriptDialog } from './edit-script-dialog'

/** The dialog against the real service. */
withRealBackend()
afterEach(() => {
  vi.restoreAllMocks()
  toast.dismiss()
  cleanup()
})

const stored = (id: string) => unwrap(supabase().from('scripts').select('*').eq('id', id).single())
const versions = async (id: string) =>
  (
    await unwrap(supabase().from('script_versions').select('script_text').eq('script_id', id).order('version_number'))
  ).map(({ script_text }) => script_text)

function Asked({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SessionProvider>
      <button onClick={() => setOpen(true)}>Edit</button>
      <EditScriptDialog scriptId={isOpen ? id : null} onClose={() => setOpen(false)} />
    </SessionProvider>
  )
}

async function open() {
  await signUpCreator()
  const { id } = await unwrap(
    supabase()
      .from('scripts')
      .insert({ title: 'Travel mug', script_text: 'First.', product_name: '' })
      .select('id')
      .single(),
  )
  const { user } = renderWithProviders(<Asked id={id} />)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Script' }))
  const title = await dialog.findByRole('textbox', { name: /^Title/ })
  const text = () => dialog.getByRole('textbox', { name: /^Script/ })
  return { id, user, dialog, title, text }
}

test('has five fields, saves them once, also by a double click, says so and closes [B-ED-01, B-ER-17, CX-41]', async () => {
  const { id, user, dialog, title, text } = await open()
  expect(dialog.queryByRole('tab')).not.toBeInTheDocument()
  expect(dialog.getByText('1 word')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await user.type(title, '!')
  await fill(user, text(), ' Now.')
  await user.type(dialog.getByRole('textbox', { name: 'Product name' }), 'Mug')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Posted')
  const length = dialog.getByRole('spinbutton', { name: 'Video length' })
  await user.clear(length)
  await user.type(length, '999')
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await versions(id)).toEqual(['First.', 'First. Now.'])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
  expect(await stored(id)).toMatchObject({
    title: 'Travel mug!',
    script_text: 'First. Now.',
    product_name: 'Mug',
    status: 'posted',
    video_length: 180,
  })
})

test('a failed save keeps everything, says why, and is repeated [B-ER-18, B-ED-07]', async () => {
  const { id, user, dialog, text } = await open()
  await fill(user, text(), ' Now.')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to save script')).toBeInTheDocument()
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server can’t be reached. Your text is still here.')
  expect(text()).toHaveValue('First. Now.')
  vi.stubGlobal('fetch', line)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ script_text: 'First. Now.' })
})

test('asks before it closes, and keeps what was typed [B-ED-09, OP-70]', async () => {
  const { user, dialog, title } = await open()
  await user.clear(title)
  expect(dialog.getByText('Unsaved changes')).toBeInTheDocument()
  await user.type(title, 'Cup')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Close “Cup” without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByText('Your unsaved changes are back.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Cup')
})

test.runIf(IS_FULL)(
  'who leaves while it saves is asked no longer than there is something to lose [B-ED-09, OP-70]',
  async () => {
    const { id, user, dialog, text } = await open()
    const line = globalThis.fetch
    let answer = () => {}
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (request[1]?.method === 'PATCH') await new Promise<void>((resolve) => (answer = resolve))
      return line(...request)
    })
    await fill(user, text(), ' Now.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findAllByText('Saving...')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
    answer()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await stored(id)).toMatchObject({ script_text: 'First. Now.' })
  },
)
