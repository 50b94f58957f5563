import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Database, supabase, unwrap } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SceneViewerDialog } from './scene-viewer-dialog'

/** Against the real service. */
withRealBackend()
afterEach(() => void toast.dismiss())

async function show(row: Database['public']['Tables']['scripts']['Insert']) {
  await signUpCreator()
  const { id } = await unwrap(supabase().from('scripts').insert(row).select('id').single())
  const { user } = renderWithProviders(<Open id={id} />)
  await screen.findByRole('region', { name: 'Scenes' })
  return { id, user }
}

function Open({ id }: { id: string }) {
  const [open, setOpen] = useState(true)
  return <SceneViewerDialog scriptId={open ? id : null} onClose={() => setOpen(false)} />
}

const FULL = {
  title: 'Cold until evening',
  product_name: 'Tumbler',
  audience: 'gen-z',
  video_style: 'hack-tip',
  viral_potential_score: 8.4,
  features: ['Leakproof', 'Light'],
  price: 29.9,
  tags: ['june', 'cold'],
  script_data: {
    scenes: [
      { id: 4, duration: 4, voiceover: 'Hi there.', visualCue: 'A mug', cameraDirection: 'Close' },
      { id: 2, duration: 2.5, voiceover: 'Look.', visualCue: '', cameraDirection: '' },
    ],
  },
}

const factsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''])

test('shows everything about the script [B-SC-01, B-SC-03]', async () => {
  await show(FULL)
  const dialog = screen.getByRole('dialog', { name: 'Cold until evening' })
  const facts = factsOf(dialog)
  for (const fact of [
    ['Product', 'Tumbler'],
    ['Audience', 'Gen Z'],
    ['Style', 'Hack / Tip'],
    ['Craft score', '8.4/10'],
    ['Price', '$29.90'],
    ['Features', 'LeakproofLight'],
    ['Tags', 'june, cold'],
  ])
    expect(facts).toContainEqual(fact)
  const year = String(new Date().getFullYear())
  expect(facts.find(([name]) => name === 'Created')?.[1]).toContain(year)
  expect(facts.find(([name]) => name === 'Updated')?.[1]).toContain(year)
})

test('shows the scenes by their places, and what one lacks [B-SC-02]', async () => {
  await show(FULL)
  const [first, second] = within(screen.getByRole('region', { name: 'Scenes' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Scene 1.*4 seconds.*0:00-0:04.*Hi there\..*A mug.*Close/)
  expect(second).toHaveTextContent(/Scene 2.*2\.5 seconds.*0:04-0:07.*Look\./)
  expect(second).toHaveTextContent(/No visual description.*No camera direction/)
})

test('a script that was never divided shows its text, and names what is not known [B-SC-02, B-SC-03]', async () => {
  await show({ title: 'By hand', script_text: 'All in one.' })
  expect(screen.getByText('This script has no scenes.')).toBeInTheDocument()
  expect(screen.getByText('All in one.')).toBeInTheDocument()
  const facts = factsOf(screen.getByRole('dialog'))
  for (const fact of [
    ['Price', 'No price'],
    ['Features', 'No features'],
    ['Tags', 'No tags'],
  ])
    expect(facts).toContainEqual(fact)
  expect(facts.map(([name]) => name)).not.toContain('Craft score')
})

test('copies the text of the scenes [B-SC-04, OP-51]', async () => {
  const { user } = await show(FULL)
  await user.click(screen.getByRole('button', { name: 'Copy Script' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('Hi there.\n\nLook.')
})

test('the title is changed in its place, and never to nothing [B-SC-05, OP-51, B-VL-10]', async () => {
  const { id, user } = await show(FULL)
  await user.click(screen.getByRole('button', { name: 'Edit Title' }))
  const field = screen.getByRole('textbox', { name: 'Title' })
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.type(field, '  {Enter}')
  expect(field).toHaveAccessibleDescription('Title is required')
  await fill(user, field, 'Warm by noon')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Warm by noon' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Title' })).toHaveFocus())
  expect(await unwrap(supabase().from('scripts').select('title').eq('id', id).single())).toEqual({
    title: 'Warm by noon',
  })
})

test.runIf(IS_FULL)('a title that was given elsewhere meanwhile is shown before it is replaced', async () => {
  const { id, user } = await show(FULL)
  await user.click(screen.getByRole('button', { name: 'Edit Title' }))
  await unwrap(supabase().from('scripts').update({ title: 'Theirs, "quoted" (really)' }).eq('id', id))
  const field = screen.getByRole('textbox', { name: 'Title' })
  await user.clear(field)
  await fill(user, field, 'Mine')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/renamed somewhere else to “Theirs, "quoted"/))
  expect(field).toHaveValue('Mine')
  await user.type(field, '{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Mine' })).toBeInTheDocument()
})

test.runIf(IS_FULL)('Escape leaves the field first, and then the viewer', async () => {
  const { user } = await show(FULL)
  await user.click(screen.getByRole('button', { name: 'Edit Title' }))
  await user.keyboard('Other{Escape}')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Cold until evening' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Title' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test.runIf(IS_FULL)(
  'a row with thousands of scenes shows the first ones, and the others on demand [B-SC-02]',
  async () => {
    const scenes = Array.from({ length: 230 }, (_, at) => ({ duration: 1, voiceover: `Line ${at + 1}.` }))
    const { user } = await show({ title: 'Many', script_data: { scenes } })
    // By their text: the roles of all elements take seconds to find.
    const list = () => within(screen.getByRole('region', { name: 'Scenes' })).getAllByText(/^Line \d+\.$/)
    expect(list()).toHaveLength(200)
    await user.click(screen.getByText('Show 30 more scenes'))
    expect(list()).toHaveLength(230)
  },
)

test('a script that is gone says that it is', async () => {
  await signUpCreator()
  renderWithProviders(<Open id={crypto.randomUUID()} />)
  expect(await screen.findByText('This script no longer exists.')).toBeInTheDocument()
})
