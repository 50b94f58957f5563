import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Database, supabase, unwrap } from '../../../platform'
import { fill, holdTimers, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SessionProvider } from '../../account'
import { ScriptEditor } from './script-editor'
import { AUTO_SAVE_AFTER } from './use-auto-save'

/** The page of a script against the real service. */
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

async function open(columns: Partial<Insert> = {}) {
  const { id: userId } = await signUpCreator()
  const row = await unwrap(
    supabase()
      .from('scripts')
      .insert({ title: 'Travel mug', script_text: 'First.', product_name: '', ...columns })
      .select('*')
      .single(),
  )
  const { user } = renderWithProviders(
    <SessionProvider>
      <ScriptEditor userId={userId} row={row} />
    </SessionProvider>,
  )
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  return { id: row.id, user, title, text: () => screen.getByRole('textbox', { name: /^Script/ }) }
}

test('has every field on one of three tabs [B-ED-02, B-ED-04, B-ED-05, OP-48, CX-40, CX-41]', async () => {
  const { id, user } = await open({
    tone: 'urgent-psa',
    video_style: 'My own style',
    features: ['Lid'],
  })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Content', 'Details', 'Metadata'])
  expect(screen.getByText('Short')).toBeInTheDocument()
  expect(screen.getByText(/^about .* read aloud$/)).toBeInTheDocument()

  await user.click(screen.getByRole('tab', { name: 'Details' }))
  for (const name of ['Product name', 'Features']) expect(screen.getByRole('textbox', { name })).toBeInTheDocument()
  for (const name of ['Status', 'Folder']) expect(screen.getByRole('combobox', { name })).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Features' }), '{Enter}Straw')

  await user.click(screen.getByRole('tab', { name: 'Metadata' }))
  const chips = (group: string) =>
    within(screen.getByRole('group', { name: group }))
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
  expect(screen.getByText('Created')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Version history' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Casual' }))
  expect(chips('Tone')).toContain('Urgent PSA')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ tone: 'Casual', style: null, features: ['Lid', 'Straw'] })
})

test('two seconds after a change it saves by itself, into one version, until Save closes it [B-ED-03, B-ED-08, B-ED-09, CX-42]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, text } = await open()
  await fill(user, text(), ' One ')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  expect(twoSecondsLater()).toBe(1)
  expect(await screen.findByText(/^Saved at \d\d:\d\d$/)).toBeInTheDocument()
  // The blank stays where it was typed: the next word follows it.
  await fill(user, text(), 'two.')
  expect(twoSecondsLater()).toBe(1)
  await waitFor(async () => expect(await versions(id)).toEqual(['First.', 'First. One two.']))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled())

  await fill(user, text(), ' Three.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await versions(id)).toEqual(['First.', 'First. One two. Three.'])
  await fill(user, text(), ' Four.')
  expect(twoSecondsLater()).toBe(1)
  await waitFor(async () =>
    expect(await versions(id)).toEqual(['First.', 'First. One two. Three.', 'First. One two. Three. Four.']),
  )
  // The last answer has still to come home.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled())
})

test('nothing saves itself without a title [B-ED-08]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, title } = await open()
  await user.clear(title)
  expect(twoSecondsLater()).toBe(0)
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ title: 'Travel mug' })
})

test.runIf(IS_FULL)('an answer that is no script is said to be none, and the text stays [OP-35]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { user, text } = await open()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    request[1]?.method === 'PATCH' ? Promise.resolve(Response.json([{}])) : line(...request),
  )
  await fill(user, text(), ' Now.')
  twoSecondsLater()
  expect(await screen.findByRole('alert')).toHaveTextContent('The server’s response couldn’t be read.')
  expect(text()).toHaveValue('First. Now.')
})

test('saving by itself stops when somebody else has saved, until somebody chooses [B-ED-08, OP-35, OP-52]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, text } = await open()
  await unwrap(supabase().from('scripts').update({ script_text: 'Theirs.' }).eq('id', id))
  await fill(user, text(), ' Mine.')
  twoSecondsLater()
  expect(await screen.findByText('This script was changed somewhere else.')).toBeInTheDocument()
  await fill(user, text(), ' More.')
  expect(twoSecondsLater()).toBe(0)
  expect(await versions(id)).toEqual(['First.', 'Theirs.'])
  await user.click(screen.getByRole('button', { name: 'Keep mine as a new version' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await versions(id)).toEqual(['First.', 'Theirs.', 'First. Mine. More.'])
})

test.runIf(IS_FULL)(
  'shows a problem on a tab that is not open, and one click leads to it [B-ED-08, OP-64]',
  async () => {
    const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
    const { user } = await open()
    await user.click(screen.getByRole('tab', { name: 'Metadata' }))
    await user.click(screen.getByRole('textbox', { name: 'Tags' }))
    await user.paste('x'.repeat(51))
    await user.click(screen.getByRole('tab', { name: 'Content' }))
    twoSecondsLater()
    await user.click(await screen.findByRole('button', { name: 'Not saved: check the highlighted field' }))
    const tags = await screen.findByRole('textbox', { name: 'Tags' })
    await waitFor(() => expect(tags).toHaveFocus())
    expect(tags).toHaveAccessibleDescription(/a tag can have up to 50 characters/)
  },
)

test.runIf(IS_FULL)(
  'a paste that no script can hold is refused in words, and nothing is cut [OP-64, B-VL-12]',
  async () => {
    const { user, text } = await open()
    await user.click(text())
    await user.paste('x'.repeat(200_000))
    expect(text()).toHaveValue('First.')
    expect(text()).toHaveAccessibleDescription(/The script would have 200,006 characters, and the limit is 50,000/)
    await user.paste(' Short.')
    expect(text()).toHaveValue('First. Short.')
    expect(text()).not.toHaveAccessibleDescription()
  },
)

test('what could not save itself is saved by itself when the line is back [B-ED-08]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, text } = await open()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await fill(user, text(), ' Now.')
  twoSecondsLater()
  expect(await screen.findByText('Not saved')).toBeInTheDocument()
  expect(screen.queryByText('Failed to save script')).not.toBeInTheDocument()
  vi.stubGlobal('fetch', line)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(twoSecondsLater()).toBe(1))
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(await stored(id)).toMatchObject({ script_text: 'First. Now.' })
})

test.runIf(IS_FULL)('a save that takes longer than three seconds says so', async () => {
  const { user, text } = await open()
  await fill(user, text(), ' Now')
  const threeSecondsLater = holdTimers(3000)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(threeSecondsLater()).toBe(1))
  expect(await screen.findByText('Still saving. Keep this page open.')).toBeInTheDocument()
})

test('a save whose answer was lost is not taken for somebody else’s [OP-35, CX-31]', async () => {
  const twoSecondsLater = holdTimers(AUTO_SAVE_AFTER)
  const { id, user, text } = await open()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const line = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await line(...request)
    if (request[1]?.method === 'PATCH') throw new TypeError('Failed to fetch')
    return answer
  })
  await fill(user, text(), ' Now')
  twoSecondsLater()
  expect(await screen.findByText('Not saved')).toBeInTheDocument()
  vi.stubGlobal('fetch', line)
  expect(await stored(id)).toMatchObject({ script_text: 'First. Now' })
  await fill(user, text(), ' then.')
  twoSecondsLater()
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(await versions(id)).toEqual(['First.', 'First. Now then.'])
})
