import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Database, supabase, unwrap } from '../../../platform'
import { holdTimers, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SessionProvider } from '../../account'
import { EditScriptDialog } from './edit-script-dialog'
import { AUTO_SAVE_AFTER } from './use-auto-save'

/** The dialogs against the real service. */
withRealBackend()
afterEach(() => {
  vi.restoreAllMocks()
  toast.dismiss()
  cleanup()
})

type Insert = Database['public']['Tables']['scripts']['Insert']

const stored = (id: string) => unwrap(supabase().from('scripts').select('*').eq('id', id).single())
const versions = async (id: string) =>
  (
    await unwrap(supabase().from('script_versions').select('script_text').eq('script_id', id).order('version_number'))
  ).map(({ script_text }) => script_text)

function Asked({ id, variant }: { id: string; variant: 'simple' | 'rich' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SessionProvider>
      <button onClick={() => setOpen(true)}>Edit</button>
      <EditScriptDialog scriptId={isOpen ? id : null} variant={variant} onClose={() => setOpen(false)} />
    </SessionProvider>
  )
}

async function open(variant: 'simple' | 'rich', row: Partial<Insert> = {}) {
  await signUpCreator()
  const { id } = await unwrap(
    supabase()
      .from('scripts')
      .insert({ title: 'Travel mug', script_text: 'First.', product_name: '', ...row })
      .select('id')
      .single(),
  )
  const { user } = renderWithProviders(<Asked id={id} variant={variant} />)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Script' }))
  const title = await dialog.findByRole('textbox', { name: /^Title/ })
  const text = () => dialog.getByRole('textbox', { name: /^Script/ })
  return { id, user, dialog, title, text }
}

test('the simple one has five fields, saves them once, also by a double click, says so and closes [B-ED-01, B-ER-17, CX-41]', async () => {
  const { id, user, dialog, title, text } = await open('simple')
  expect(dialog.queryByRole('tab')).not.toBeInTheDocument()
  expect(dialog.getByText('1 word')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await user.type(title, '!')
  await user.type(text(), ' Now.')
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
  const { id, user, dialog, text } = await open('simple')
  await user.type(text(), ' Now.')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to save script')).toBeInTheDocument()
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server can’t be reached. Your text is still here.')
  expect(text()).toHaveValue('First. Now.')
  vi.stubGlobal('fetch', line)
  await user.click(dialog.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ script_text: 'First. Now.' })
})

test('the rich one has every field on one of three tabs [B-ED-02, B-ED-04, B-ED-05, OP-48, CX-40, CX-41]', async () => {
  const { id, user, dialog } = await open('rich', {
    tone: 'urgent-psa',
    video_style: 'My own style',
    features: ['Lid'],
  })
  expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Content', 'Details', 'Metadata'])
  expect(dialog.getByText('Short')).toBeInTheDocument()

  await user.click(dialog.getByRole('tab', { name: 'Details' }))
  for (const name of ['Product name', 'Features']) expect(dialog.getByRole('textbox', { name })).toBeInTheDocument()
  for (const name of ['Status', 'Folder']) expect(dialog.getByRole('combobox', { name })).toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: 'Features' }), '{Enter}Straw')

  await user.click(dialog.getByRole('tab', { name: 'Metadata' }))
  const chips = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((chip) => `${chip.parentElement?.textContent}${(chip as HTMLInputElement).checked ? ' *' : ''}`)
  expect(chips('Tone')).toEqual([
    'Humorous',
    'Serious',
    'Educational',
    'Inspirational',
    'Casual',
    'Professional',
    'Urgent PSA *',
  ])
  expect(chips('Style')).toEqual([
    'Story-driven',
    'Tutorial',
    'Review',
    'Comparison',
    'Unboxing',
    'Lifestyle',
    'My own style *',
  ])
  expect(dialog.getByText('Created')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Version history' })).toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: 'Casual' }))
  expect(chips('Tone')).toContain('Urgent PSA')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ tone: 'Casual', style: null, features: ['Lid', 'Straw'] })
})

test('two seconds after a change the rich one saves by itself, into one version, until Save closes it [B-ED-03, B-ED-08, B-ED-09, CX-42]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, dialog, text } = await open('rich')
  await user.type(text(), ' One ')
  expect(dialog.getByText('Unsaved changes')).toBeInTheDocument()
  expect(twoSecondsLater()).toBe(1)
  expect(await dialog.findByText(/^Saved at \d\d:\d\d$/)).toBeInTheDocument()
  // The blank stays where it was typed: the next word follows it.
  await user.type(text(), 'two.')
  expect(twoSecondsLater()).toBe(1)
  await waitFor(async () => expect(await versions(id)).toEqual(['First.', 'First. One two.']))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Saved' })).toBeDisabled())

  await user.type(text(), ' Three.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await versions(id)).toEqual(['First.', 'First. One two. Three.'])
  await user.type(text(), ' Four.')
  expect(twoSecondsLater()).toBe(1)
  await waitFor(async () =>
    expect(await versions(id)).toEqual(['First.', 'First. One two. Three.', 'First. One two. Three. Four.']),
  )
  // The last answer has still to come home.
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Saved' })).toBeDisabled())
})

test('nothing saves itself without a title, and Close asks first and keeps what was typed [B-ED-08, OP-70]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, dialog, title } = await open('rich')
  await user.clear(title)
  expect(twoSecondsLater()).toBe(0)
  expect(dialog.getByText('Unsaved changes')).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ title: 'Travel mug' })
  await user.type(title, 'Cup')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Close “Cup” without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByText('Your unsaved changes are back.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Cup')
})

test('who leaves while it saves is asked no longer than there is something to lose [B-ED-09, OP-70]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, text } = await open('rich')
  const line = globalThis.fetch
  let answer = () => {}
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method === 'PATCH') await new Promise<void>((resolve) => (answer = resolve))
    return line(...request)
  })
  await user.type(text(), ' Now.')
  twoSecondsLater()
  expect(await screen.findByText('Saving...')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  answer()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await stored(id)).toMatchObject({ script_text: 'First. Now.' })
})

test('an answer that is no script is said to be none, and the text stays [OP-35]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { user, dialog, text } = await open('rich')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    request[1]?.method === 'PATCH' ? Promise.resolve(Response.json([{}])) : line(...request),
  )
  await user.type(text(), ' Now.')
  twoSecondsLater()
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server’s response couldn’t be read.')
  expect(text()).toHaveValue('First. Now.')
})

test('saving by itself stops when somebody else has saved, until somebody chooses [B-ED-08, OP-35, OP-52]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, dialog, text } = await open('rich')
  await unwrap(supabase().from('scripts').update({ script_text: 'Theirs.' }).eq('id', id))
  await user.type(text(), ' Mine.')
  twoSecondsLater()
  expect(await dialog.findByText('This script was changed somewhere else.')).toBeInTheDocument()
  await user.type(text(), ' More.')
  expect(twoSecondsLater()).toBe(0)
  expect(await versions(id)).toEqual(['First.', 'Theirs.'])
  await user.click(dialog.getByRole('button', { name: 'Keep mine as a new version' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await versions(id)).toEqual(['First.', 'Theirs.', 'First. Mine. More.'])
})

test('a fault on a tab that is not open is told, and one click leads to it [B-ED-08, OP-64]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { user, dialog } = await open('rich')
  await user.click(dialog.getByRole('tab', { name: 'Metadata' }))
  await user.click(dialog.getByRole('textbox', { name: 'Tags' }))
  await user.paste('x'.repeat(51))
  await user.click(dialog.getByRole('tab', { name: 'Content' }))
  twoSecondsLater()
  await user.click(await dialog.findByRole('button', { name: 'Not saved: check the highlighted field' }))
  const tags = await dialog.findByRole('textbox', { name: 'Tags' })
  await waitFor(() => expect(tags).toHaveFocus())
  expect(tags).toHaveAccessibleDescription(/a tag can have up to 50 characters/)
})

test('a paste that no script can hold is refused in words, and nothing is cut [OP-64, B-VL-12]', async () => {
  const { user, text } = await open('rich')
  await user.click(text())
  await user.paste('x'.repeat(200_000))
  expect(text()).toHaveValue('First.')
  expect(text()).toHaveAccessibleDescription(/The script would have 200,006 characters, and the limit is 50,000/)
  await user.paste(' Short.')
  expect(text()).toHaveValue('First. Short.')
  expect(text()).not.toHaveAccessibleDescription()
})

test('what could not save itself is saved by itself when the line is back [B-ED-08]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, dialog, text } = await open('rich')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.type(text(), ' Now.')
  twoSecondsLater()
  expect(await dialog.findByText('Not saved')).toBeInTheDocument()
  expect(screen.queryByText('Failed to save script')).not.toBeInTheDocument()
  vi.stubGlobal('fetch', line)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(twoSecondsLater()).toBe(1))
  expect(await dialog.findByText(/^Saved at/)).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ script_text: 'First. Now.' })
})

test('a save whose answer was lost is not taken for somebody else’s [OP-35, CX-31]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, dialog, text } = await open('rich')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await line(...request)
    if (request[1]?.method === 'PATCH') throw new TypeError('Failed to fetch')
    return answer
  })
  await user.type(text(), ' Now')
  twoSecondsLater()
  expect(await dialog.findByText('Not saved')).toBeInTheDocument()
  vi.stubGlobal('fetch', line)
  expect(await stored(id)).toMatchObject({ script_text: 'First. Now' })
  await user.type(text(), ' then.')
  twoSecondsLater()
  expect(await dialog.findByText(/^Saved at/)).toBeInTheDocument()
  expect(await versions(id)).toEqual(['First.', 'First. Now then.'])
})
