import { SavedSeo } from '@reelwright/shared'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Database, supabase, unwrap } from '../../platform'
import { fill, IS_FULL, renderApp, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'

/** The page against the real service. */
withRealBackend()
afterEach(() => {
  toast.dismiss()
  cleanup()
})

type Insert = Database['public']['Tables']['scripts']['Insert']
const SCENE = { cameraDirection: '', notes: '' }

async function openScript(row: Partial<Insert> = {}) {
  await signUpCreator()
  const { id } = await unwrap(
    supabase()
      .from('scripts')
      .insert({
        title: 'Morning mug',
        product_name: 'Glaciero travel mug',
        features: ['Leakproof lid', 'Cures acne'],
        video_length: 30,
        script_data: {
          scenes: [
            {
              ...SCENE,
              id: 1,
              duration: 10,
              voiceover: 'This travel mug stays shut.',
              visualCue: 'Text: Leakproof lid',
            },
            { ...SCENE, id: 2, duration: 20, voiceover: 'Tap the link.', visualCue: '' },
          ],
        },
        ...row,
      })
      .select('id')
      .single(),
  )
  const seo = async () => {
    const { seo } = await unwrap(supabase().from('scripts').select('seo').eq('id', id).single())
    return seo === null ? null : SavedSeo.parse(seo)
  }
  const page = renderApp(`/partner-seo?script=${id}`)
  await screen.findByRole('textbox', { name: 'Caption' })
  return { id, seo, ...page }
}
const caption = () => screen.findByRole('textbox', { name: 'Caption' })
const card = (name: string) => within(screen.getByRole('region', { name }))

test('suggests, judges what is typed, saves with the script and takes back to the suggestion [OP-02, A-RT-27, REG-01]', async () => {
  const { user, seo } = await openScript()
  expect(await screen.findByLabelText('Title 1')).toHaveValue('Glaciero travel mug: leakproof lid')
  expect(screen.getByText('“Cures acne” was left out')).toBeInTheDocument()
  expect(screen.getByText('Not saved yet')).toBeInTheDocument()
  const suggested = (await caption()) as HTMLTextAreaElement
  const before = suggested.value

  await user.clear(suggested)
  await user.click(suggested)
  await user.paste('It cures acne overnight.')
  expect(await card('Caption').findByText('Don’t say this')).toBeInTheDocument()
  await user.clear(suggested)
  await user.paste('My own words for the mug.')
  await waitFor(() => expect(card('Caption').queryByText('Don’t say this')).toBeNull())
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Save to the script' }))
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled()
  expect(await seo()).toMatchObject({ caption: 'My own words for the mug.' })

  await user.click(screen.getByRole('button', { name: 'Restore the suggested caption' }))
  expect(await caption()).toHaveValue(before)
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
})

test.runIf(IS_FULL)('marks what is too long, too much or no hashtag [OP-02]', async () => {
  const { user } = await openScript()
  const title = await screen.findByLabelText('Title 1')
  await user.click(title)
  await user.paste('x'.repeat(60))
  await waitFor(() => expect(title).toBeInvalid())
  const hashtags = screen.getByRole('textbox', { name: 'Hashtags' })
  await user.clear(hashtags)
  await user.click(hashtags)
  await user.paste('#Mug #mugs #fyp #A #B1 #C1')
  expect(await screen.findByText('6 hashtags; the platform only counts 5.')).toBeInTheDocument()
  expect(await screen.findByText('#mugs says the same as #Mug.')).toBeInTheDocument()
  expect(await screen.findByText(/^#fyp can’t be used/)).toBeInTheDocument()
  await user.click(await caption())
  await user.paste('y'.repeat(20_000))
  await user.click(screen.getByRole('button', { name: 'Save to the script' }))
  expect(
    await screen.findByText(/All fields together can have up to 20,000 characters. Yours have 20,/),
  ).toBeInTheDocument()
})

test('what is typed while a save is on its way is not lost, and words that were saved elsewhere meanwhile are not written over unasked [CX-42]', async () => {
  const { user, id, seo } = await openScript()
  const field = await caption()
  await user.click(field)
  await user.paste(' One.')
  const real = globalThis.fetch
  let arrive = () => {}
  const arrives = new Promise<void>((resolve) => (arrive = resolve))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'PATCH') await arrives
    return real(input, init)
  })
  await user.click(screen.getByRole('button', { name: 'Save to the script' }))
  await user.click(field)
  await user.paste(' Two.')
  arrive()
  await waitFor(async () => expect((await seo())?.caption).toMatch(/One\.$/))
  expect(await screen.findByText('Saved with the script')).toBeInTheDocument()
  expect((field as HTMLTextAreaElement).value).toMatch(/One\. Two\.$/)
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()

  const theirs = {
    titles: ['Theirs'],
    caption: '',
    description: '',
    keywords: [],
    hashtags: [],
    searchTerms: [],
    savedAt: '2026-11-22T00:00:00Z',
  }
  await unwrap(supabase().from('scripts').update({ seo: theirs }).eq('id', id))
  await user.click(screen.getByRole('button', { name: 'Save to the script' }))
  expect(await screen.findByText('This text was changed somewhere else')).toBeInTheDocument()
  expect((await seo())?.titles).toEqual(['Theirs'])
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }))
  await waitFor(async () => expect((await seo())?.titles[0]).toBe('Glaciero travel mug: leakproof lid'))
  expect((await seo())?.caption).toMatch(/One\. Two\.$/)
})

test('pasted terms are weighed, planned and saved, and the first 15 seconds are shown [OP-02]', async () => {
  const { user, seo } = await openScript()
  const box = await screen.findByRole('textbox', { name: 'Search terms' })
  await user.click(box)
  await user.paste('Search term,Volume\ntravel mug,900\ncamping stove,100\n!!')
  expect(screen.getByText('2 terms, 2 with search counts')).toBeInTheDocument()
  expect(screen.getByText('Line 4 was skipped: holds no word')).toBeInTheDocument()
  expect(await screen.findByText(/^90% of searches/)).toHaveTextContent('90% in the first 15 seconds')
  await user.click(screen.getByRole('button', { name: 'Plan these terms' }))
  const terms = within(screen.getByRole('list', { name: 'Terms' }))
  expect(await terms.findByText('camping stove')).toBeInTheDocument()
  expect(terms.getByText(/Only if “camping” is true of it/)).toBeInTheDocument()
  const scenes = within(screen.getByRole('list', { name: 'Scenes in the first 15 seconds' })).getAllByRole('listitem')
  expect(scenes[0]).toHaveTextContent('Says travel mug')
  expect(scenes[1]).toHaveTextContent('0:10–0:15')
  await user.click(screen.getByRole('button', { name: 'Save to the script' }))
  await waitFor(async () =>
    expect((await seo())?.searchTerms).toEqual([
      { term: 'travel mug', volume: 900 },
      { term: 'camping stove', volume: 100 },
    ]),
  )
})

test('a typed product is suggested for, and regulated goods are not [OP-02, REG-01]', async () => {
  await signUpCreator()
  const { user } = renderApp('/partner-seo')
  expect(await screen.findByText('No suggestions yet')).toBeInTheDocument()
  const name = await screen.findByLabelText('Product name')
  await fill(user, name, 'Foldable stool')
  await user.keyboard('{Enter}')
  expect(await screen.findByLabelText('Title 1')).toHaveValue('Foldable stool in use')
  await user.click(screen.getByRole('button', { name: 'Suggest another description' }))
  expect(await screen.findByDisplayValue('Foldable stool. Take a close look in the video.')).toBeInTheDocument()
  await user.clear(name)
  await fill(user, name, 'Nicotine vape')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/regulated goods can’t be sold this way/)).toBeInTheDocument()
})
