import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Database, supabase, unwrap } from '../../platform'
import { fill, IS_FULL, renderApp, runs, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'

/** The pages of one script against the real service. */
withRealBackend()
afterEach(() => {
  toast.dismiss()
  // Before the service is gone: the shell still says goodbye to it.
  cleanup()
})

type Insert = Database['public']['Tables']['scripts']['Insert']

const save = (row: Insert) => unwrap(supabase().from('scripts').insert(row).select('*').single())
const stored = (id: string) => unwrap(supabase().from('scripts').select('*').eq('id', id).single())
const versions = async (id: string) =>
  (
    await unwrap(supabase().from('script_versions').select('script_text').eq('script_id', id).order('version_number'))
  ).map(({ script_text }) => script_text)

const titleField = () => screen.findByRole('textbox', { name: /^Title/ })
const textField = () => screen.getByRole('textbox', { name: /^Script/ })
const openTab = (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(screen.getByRole('tab', { name }))

test('edits an own script, keeps the earlier text as a version, and says so [OP-35, OP-48, B-RT-05, B-ED-02, B-ED-07, B-ER-17, B-CL-13, OP-52]', async () => {
  await signUpCreator()
  const row = await save({ title: 'Travel mug', script_text: 'One two.', status: 'completed', tags: ['kitchen'] })
  const { user } = renderApp(`/scripts/edit/${row.id}`)
  const title = await titleField()
  expect(title).toHaveValue('Travel mug')
  expect(screen.getByText('2 words')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await openTab(user, 'Details')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Ready to film')
  await openTab(user, 'Content')

  await fill(user, textField(), ' Three.')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled()
  expect(screen.getByText(/^Saved at \d\d:\d\d$/)).toBeInTheDocument()
  expect(await stored(row.id)).toMatchObject({ script_text: 'One two. Three.', status: 'completed', tags: ['kitchen'] })
  expect(await versions(row.id)).toEqual(['One two.', 'One two. Three.'])
})

test('says what is missing, with the focus on it, and sends nothing [B-VL-10, B-VL-11, B-VL-12]', async () => {
  await signUpCreator()
  const { user } = renderApp('/scripts/new')
  await titleField()
  await openTab(user, 'Details')
  await user.type(screen.getByRole('textbox', { name: 'Product name' }), 'Mug')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('draft')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const title = await titleField()
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription('Title is required')
  expect(textField()).toHaveAccessibleDescription('Script content is required')
  await user.type(title, 'M')
  expect(title).not.toHaveAccessibleDescription()
})

/** What somebody else saves while this page has other words in its fields. */
async function meetTheirs() {
  await signUpCreator()
  const row = await save({ title: 'Travel mug', script_text: 'First.' })
  const { user } = renderApp(`/scripts/edit/${row.id}`)
  await titleField()
  await fill(user, textField(), ' Mine.')
  await unwrap(supabase().from('scripts').update({ script_text: 'Theirs.' }).eq('id', row.id))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This script was changed somewhere else.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use the other version' })).toBeEnabled())
  return { user, id: row.id }
}

test('never writes over what was saved in another tab, and shows both; if you take theirs you can have your own words back [OP-35, OP-52]', async () => {
  const { user, id } = await meetTheirs()
  const text = textField()
  expect(text).toHaveValue('First. Mine.')
  expect(screen.getByRole('region', { name: 'Script, mine' })).toHaveTextContent('First. Mine.')
  expect(screen.getByRole('region', { name: 'Script, theirs' })).toHaveTextContent('Theirs.')
  expect(await stored(id)).toMatchObject({ script_text: 'Theirs.' })

  await user.click(screen.getByRole('button', { name: 'Use the other version' }))
  expect(text).toHaveValue('Theirs.')
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Restore mine' }))
  expect(text).toHaveValue('First. Mine.')
})

test.runIf(IS_FULL)(
  'both can be brought together by hand, with theirs visible, and stay versions [OP-35, OP-52]',
  async () => {
    const { user, id } = await meetTheirs()
    await user.click(screen.getByRole('button', { name: 'Combine them myself' }))
    expect(await screen.findByRole('region', { name: 'Script in the other version' })).toHaveTextContent('Theirs.')
    await fill(user, textField(), ' Theirs.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
    const kept = await versions(id)
    expect(kept.slice(0, 2)).toEqual(['First.', 'Theirs.'])
    expect(kept.at(-1)).toBe('First. Mine. Theirs.')
  },
)

test('what was changed elsewhere in another field is not written over [OP-35, CX-41]', async () => {
  await signUpCreator()
  const row = await save({ title: 'Travel mug', script_text: 'First.' })
  const { user } = renderApp(`/scripts/edit/${row.id}`)
  await titleField()
  await fill(user, textField(), ' Mine.')
  await unwrap(
    supabase()
      .from('scripts')
      .update({ status: 'posted', tags: ['theirs'] })
      .eq('id', row.id),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Script updated successfully!')).toBeInTheDocument()
  expect(await stored(row.id)).toMatchObject({ script_text: 'First. Mine.', status: 'posted', tags: ['theirs'] })
})

test('a script that is deleted meanwhile can still be saved as a new one', async () => {
  await signUpCreator()
  const row = await save({ title: 'Travel mug', script_text: 'First.' })
  const { user, router } = renderApp(`/scripts/edit/${row.id}`)
  await titleField()
  await fill(user, textField(), ' Mine.')
  await unwrap(supabase().from('scripts').delete().eq('id', row.id))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const asNew = await screen.findByRole('button', { name: 'Save as a new script' })
  await waitFor(() => expect(asNew).toBeEnabled())
  await user.click(asNew)
  await waitFor(() => expect(router.state.location.pathname).toBe('/scripts'))
  const rows = await unwrap(supabase().from('scripts').select('script_text'))
  expect(rows).toEqual([{ script_text: 'First. Mine.' }])
})

const NO_IDS = ['not-an-id', '00000000-0000-4000-8000-000000000000', "1' or '1'='1"]

test.each(runs(NO_IDS.slice(0, 1), NO_IDS))('there is no page for the id %s [OP-35, OP-13]', async (id) => {
  await signUpCreator()
  renderApp(`/scripts/edit/${encodeURIComponent(id)}`)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})

test("somebody else's script looks like none [OP-35, CX-50]", async () => {
  await signUpCreator('Ben Adu')
  const { id } = await save({ title: 'Ben’s', script_text: 'His.' })
  await signUpCreator()
  renderApp(`/scripts/edit/${id}`)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})
