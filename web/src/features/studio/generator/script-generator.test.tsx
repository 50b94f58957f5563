import type { Database } from '@reelwright/shared'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SessionProvider } from '../../account'
import { type BriefFormValues, type CheckedBrief, EMPTY_FORM } from '../brief-form'
import { checkForm } from '../check-form'
import { ScriptGenerator } from '../script-generator'
import type { KnownAllowance } from '../session/studio'
import { WritingView } from '../writing/writing-view'

withRealBackend()
afterEach(cleanup)
afterEach(() => void toast.dismiss())
afterEach(() => sessionStorage.removeItem('storyInvitationDismissed'))
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const resolver: Resolver<BriefFormValues> = (values) => {
  const checked = checkForm(values)
  if (!('errors' in checked)) return { values, errors: {} }
  const errors: FieldErrors<BriefFormValues> = {}
  for (const [path, message] of Object.entries(checked.errors)) set(errors, path, { type: 'brief', message })
  return { values: {}, errors }
}

interface HostProps {
  start?: Partial<BriefFormValues>
  allowance?: KnownAllowance
  onGenerate?: (checked: CheckedBrief) => void
  isGenerating?: boolean
  hasScript?: boolean
}

function Host({ start, allowance, onGenerate = () => undefined, isGenerating = false, hasScript = false }: HostProps) {
  const form = useForm<BriefFormValues>({ defaultValues: { ...EMPTY_FORM, ...start }, resolver, mode: 'onTouched' })
  return (
    <SessionProvider>
      <ScriptGenerator
        form={form}
        isGenerating={isGenerating}
        hasScript={hasScript}
        allowance={allowance}
        refusal={null}
        onDismissRefusal={() => undefined}
        onGenerate={onGenerate}
      />
    </SessionProvider>
  )
}

const product = () => screen.getByRole('textbox', { name: /^Product name/ })
const story = () => screen.getByRole('textbox', { name: 'Your story' })
const feature = (number: number) => screen.getByRole('textbox', { name: `Feature ${number}` })
const features = () =>
  screen.getAllByRole('textbox', { name: /^Feature \d/ }).map((box) => (box as HTMLInputElement).value)
const words = (text: string) => text.split(/\s+/)
const PLENTY = { used: 2, limit: 30 }
const named = (...texts: string[]) => texts.map((text) => ({ text }))

test('has every field with its choices in order, the required ones marked; without visual cues, no output type [B-EN-23, B-EN-24, B-EN-25, B-EN-26, B-CN-01, B-ST-09, B-VL-05]', async () => {
  const { user } = renderWithProviders(<Host start={{ productName: 'Mug' }} />)
  const options = (name: RegExp | string) =>
    within(screen.getByRole('combobox', { name })).getAllByRole('option', { hidden: true })
  expect(await screen.findByRole('combobox', { name: 'Tone' })).toHaveValue('excited-discovery')
  const keys = (name: RegExp | string) => options(name).map((option) => (option as HTMLOptionElement).value)
  expect(keys('Video style')).toEqual(
    words(`storytelling talking-head conspiracy informative skit bottom-of-funnel story-time product-review before-after
      day-in-life hack-tip comparison`),
  )
  expect(keys('Tone')).toEqual(
    words(`excited-discovery skeptical-convinced helpful-friend shocked-mindblown casual-review urgent-psa
      comedy-entertainment educational-expert relatable-struggle success-story`),
  )
  // The first says what to do.
  expect(keys(/^Target audience/)).toEqual([
    '',
    ...words(`men women everyone parents gen-z millennials gen-x teens college-students working-professionals
      fitness-enthusiasts beauty-lovers tech-enthusiasts gamers pet-owners home-decor-lovers foodies travelers
      entrepreneurs budget-shoppers luxury-shoppers eco-conscious custom`),
  ])
  expect(options('Initial status').map((option) => option.textContent)).toEqual([
    'Draft',
    'In progress',
    'Ready to film',
    'Posted',
  ])
  expect(within(screen.getByRole('radiogroup', { name: 'Video length' })).getAllByRole('radio')).toHaveLength(4)
  for (const label of ['0-30s', '30-60s', '60-90s', '90s-3min'])
    expect(screen.getByRole('radio', { name: label })).toBeInTheDocument()
  for (const label of ['Script', 'Visual', 'Both']) expect(screen.getByRole('radio', { name: label })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Pain point' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Your story' })).not.toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Your story' })).toHaveAccessibleDescription(
    /The script says them as you type them\./,
  )
  expect(screen.getByRole('group', { name: 'Features' })).toHaveAccessibleDescription(/a sentence you’d say out loud/)
  expect(screen.getByRole('textbox', { name: 'Call to action' })).toHaveValue('Shop now on TikTok Shop!')
  expect(product()).toBeRequired()
  const audience = screen.getByRole('combobox', { name: /^Target audience/ })
  expect(audience).toBeRequired()

  // The story is asked for after the product and before its features.
  const asked = [audience, story(), feature(1), screen.getByRole('combobox', { name: 'Angle' })]
  const inOrder = asked.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  expect(asked).toEqual(inOrder)

  expect(screen.getByRole('radiogroup', { name: 'Output type' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Include visual cues' }))
  expect(screen.queryByRole('radiogroup', { name: 'Output type' })).toBeNull()
})

test('Ctrl and Enter generate from whichever field, once, say what is missing, and start nothing while a script is written [B-VL-01, B-VL-04, B-GN-02]', async () => {
  const onGenerate = vi.fn<(checked: CheckedBrief) => void>()
  function Writing() {
    const [isWriting, setWriting] = useState(true)
    return (
      <>
        <Host
          start={{ productName: 'Mug', targetAudience: 'women', features: named('light', '') }}
          onGenerate={onGenerate}
          isGenerating={isWriting}
        />
        <button onClick={() => setWriting(false)}>Written</button>
      </>
    )
  }
  const { user } = renderWithProviders(<Writing />)
  expect(screen.getByRole('button', { name: 'Generating Script...' })).toBeDisabled()
  await user.click(product())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onGenerate).not.toHaveBeenCalled()
  // Once it is written the keys work again, and the earlier press does not come after all.
  await user.click(screen.getByRole('button', { name: 'Written' }))
  await user.click(screen.getByRole('textbox', { name: 'Pain point' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onGenerate).toHaveBeenCalledTimes(1))
  expect(onGenerate.mock.lastCall?.[0]).toMatchObject({ brief: { productName: 'Mug', features: ['light'] } })

  await user.clear(product())
  await user.click(feature(1))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Enter a product name')).toBeInTheDocument()
  await waitFor(() => expect(product()).toHaveFocus())
  expect(onGenerate).toHaveBeenCalledTimes(1)
})

test('a script that is started over says why, next to what is being written', () => {
  const reason = 'The AI model took too long. The built-in writer starts over.'
  const writing = { beat: 'Hook', text: '', restarted: reason }
  renderWithProviders(
    <SessionProvider>
      <WritingView studio={{ writing, stop: () => undefined }} onShowLibrary={() => undefined} />
    </SessionProvider>,
  )
  expect(screen.getByRole('progressbar', { name: 'Writing the hook' })).toBeInTheDocument()
  expect(screen.getByText(reason)).toHaveRole('status')
})

test('Enter adds a feature below, or goes on into the empty one that is there; a pasted list becomes one feature each, and undo takes it back [B-VL-19, B-EN-14, OP-64]', async () => {
  const { user } = renderWithProviders(<Host start={{ features: named('first') }} />)
  await user.click(feature(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(feature(2)).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(features()).toEqual(['first', ''])
  await user.click(feature(1))
  await user.keyboard('{Enter}')
  expect(features()).toEqual(['first', ''])
  await waitFor(() => expect(feature(2)).toHaveFocus())

  await user.paste('- costs 1,299, truly\n- "soft, warm"\n- light')
  await waitFor(() => expect(features()).toEqual(['first', 'costs 1,299, truly', 'soft, warm', 'light']))
  await waitFor(() => expect(feature(4)).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(features()).toEqual(['first', ''])
  await user.click(feature(2))
  await user.paste('one thing')
  expect(features()).toEqual(['first', 'one thing'])
})

test.runIf(IS_FULL)('shows what does not fit of a pasted list [OP-64]', async () => {
  const { user } = renderWithProviders(<Host />)
  await user.click(feature(1))
  await user.paste(Array.from({ length: 23 }, (_, at) => `feature ${at}`).join(', '))
  expect(await screen.findByText(/up to 20 features. 3 of the ones you pasted were skipped/)).toBeInTheDocument()
  expect(features()).toHaveLength(20)
  expect(screen.queryByRole('button', { name: 'Add feature' })).toBeNull()
})

test('Alt and an arrow move a feature, which is said, and the cursor goes with it; a removed one comes back where it was [B-EN-23]', async () => {
  const { user } = renderWithProviders(<Host start={{ features: named('a', 'b') }} />)
  await user.click(feature(2))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(features()).toEqual(['b', 'a'])
  expect(screen.getByText('“b” is now 1 of 2')).toBeInTheDocument()
  await waitFor(() => expect(feature(1)).toHaveFocus())
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect(features()).toEqual(['a', 'b'])
  expect(screen.getByText('“b” is already last')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Remove feature 1' }))
  expect(features()).toEqual(['b'])
  await waitFor(() => expect(feature(1)).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(features()).toEqual(['a', 'b'])

  // The only one is emptied.
  await user.click(screen.getByRole('button', { name: 'Remove feature 2' }))
  // Each has its own "Undo".
  toast.dismiss()
  await user.click(screen.getByRole('button', { name: 'Remove feature 1' }))
  expect(features()).toEqual([''])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(features()).toEqual(['a'])
})

test.runIf(IS_FULL)('buttons move a feature, too, and keep the focus at the end of the list', async () => {
  const { user } = renderWithProviders(<Host start={{ features: named('a', 'b', 'c') }} />)
  await user.click(screen.getByRole('button', { name: 'Reorder' }))
  await user.click(screen.getByRole('button', { name: 'Move feature 2 up' }))
  expect(features()).toEqual(['b', 'a', 'c'])
  const top = screen.getByRole('button', { name: 'Move feature 1 up' })
  await waitFor(() => expect(top).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(features()).toEqual(['b', 'a', 'c'])
  expect(screen.getByText('“b” is already first')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('button', { name: 'Remove feature 1' })).toBeInTheDocument()
})

test('shows what a video must not say below its field, with a replacement; generating stays possible [HLTH-01, ABS-01]', async () => {
  const onGenerate = vi.fn()
  const { user } = renderWithProviders(
    <Host
      start={{
        productName: 'Cream',
        targetAudience: 'women',
        features: named('It feels soft on my skin', 'It cures acne'),
      }}
      onGenerate={onGenerate}
    />,
  )
  const [name, harmless, harmful] = [product(), feature(1), feature(2)]
  await user.click(name)
  await waitFor(
    () => expect(harmful).toHaveAccessibleDescription(/“cures acne” Promises to treat.+Describe how it feels/),
    { timeout: 20_000 },
  )
  expect(harmless).not.toHaveAccessibleDescription()
  await user.paste(' miracle')
  await waitFor(() => expect(name).toHaveAccessibleDescription(/“miracle”/), { timeout: 10_000 })

  await user.click(screen.getByRole('button', { name: 'Write “is part of my evening” instead' }))
  expect(features()).toEqual(['It feels soft on my skin', 'It is part of my evening'])
  await waitFor(() => expect(harmful).toHaveFocus())
  await waitFor(() => expect(harmful).not.toHaveAccessibleDescription())
  await user.click(screen.getByRole('button', { name: 'Generate Script' }))
  await waitFor(() => expect(onGenerate).toHaveBeenCalled())
})

test.runIf(IS_FULL)('a story goes along as typed, and what no video may say of it is shown [HLTH-01]', async () => {
  const onGenerate = vi.fn<(checked: CheckedBrief) => void>()
  const { user } = renderWithProviders(
    <Host start={{ productName: 'Wool socks', targetAudience: 'women' }} onGenerate={onGenerate} />,
  )
  await user.click(story())
  fireEvent.change(story(), { target: { value: 'My dad wore these. They cured his arthritis.' } })
  await waitFor(() => expect(story()).toHaveAccessibleDescription(/“cured his arthritis”/), { timeout: 20_000 })
  await user.click(screen.getByRole('button', { name: 'Generate Script' }))
  await waitFor(() => expect(onGenerate).toHaveBeenCalledTimes(1))
  expect(onGenerate.mock.lastCall?.[0].brief.story).toBe('My dad wore these. They cured his arthritis.')
})

const STORY = 'My bag was wet. Again.'
const REMARK = 'Shown as text, not said.'
const FULL_REMARK = `${REMARK} Write a sentence to have it said.`

test('beside a story, a feature that is no sentence is shown as text, which is said once its field is left', async () => {
  const start = { story: STORY, features: named('leakproof lid', 'cures acne', '') }
  const { user } = renderWithProviders(<Host start={start} />)
  const [first, second, third] = [feature(1), feature(2), feature(3)]
  await user.click(third)
  await waitFor(() => expect(first).toHaveAccessibleDescription(FULL_REMARK), { timeout: 20_000 })
  // What a video must not say comes first.
  await waitFor(() => expect(second).toHaveAccessibleDescription(/“cures acne”/))
  expect(second).not.toHaveAccessibleDescription(/Shown as text/)
  await user.paste('BPA-free')
  await user.click(product())
  await waitFor(() => expect(third).toHaveAccessibleDescription(REMARK), { timeout: 5_000 })
  expect(third).toBeValid()

  await user.clear(first)
  await user.paste('It never leaks in my bag.')
  await waitFor(() => expect(first).not.toHaveAccessibleDescription(), { timeout: 5_000 })
})

test.runIf(IS_FULL)('a feature that is being typed gets its remark at a pause', async () => {
  const { user } = renderWithProviders(<Host start={{ story: STORY, features: named('leakproof lid', '') }} />)
  await user.click(feature(2))
  await waitFor(() => expect(feature(1)).toHaveAccessibleDescription(FULL_REMARK), { timeout: 20_000 })
  await user.keyboard('two lids, ')
  await user.paste('BPA-free plastic')
  expect(feature(2)).not.toHaveAccessibleDescription()
  await waitFor(() => expect(feature(2)).toHaveAccessibleDescription(REMARK), { timeout: 5_000 })
  expect(feature(2)).toHaveFocus()
})

const OTHER_WORDS = 'Not said as typed. Write a sentence to have it said in your words.'
const invitation = () => screen.queryByText(/^Scripts that tell what happened to you/)

test('says labels in other words and asks for a story, until one is typed or the tip is dismissed for the session', async () => {
  const start = { features: named('leakproof lid', 'BPA-free') }
  const { user, unmount } = renderWithProviders(<Host start={start} />)
  const [first, second] = [feature(1), feature(2)]
  await user.click(product())
  await waitFor(() => expect(first).toHaveAccessibleDescription(OTHER_WORDS), { timeout: 20_000 })
  expect(second).toHaveAccessibleDescription('Not said as typed.')
  await user.click(screen.getByRole('button', { name: 'Add a story' }))
  expect(story()).toHaveFocus()
  await user.keyboard('M')
  await waitFor(() => expect(invitation()).toBeNull())
  await user.clear(story())
  await waitFor(() => expect(invitation()).toBeInTheDocument())
  await user.clear(second)
  await user.paste('It never leaks in my bag.')
  await waitFor(() => expect(invitation()).toBeNull(), { timeout: 5_000 })
  await user.clear(second)
  await waitFor(() => expect(invitation()).toBeInTheDocument(), { timeout: 5_000 })
  await user.click(screen.getByRole('button', { name: 'Dismiss this tip' }))
  expect(invitation()).toBeNull()

  unmount()
  const again = renderWithProviders(<Host start={start} />)
  await again.user.click(product())
  const label = feature(1)
  await waitFor(() => expect(label).toHaveAccessibleDescription(OTHER_WORDS), { timeout: 20_000 })
  expect(invitation()).toBeNull()
})

test.runIf(IS_FULL)('beside a script the form asks for no story: the plan of the script does', async () => {
  const { user } = renderWithProviders(<Host start={{ features: named('leakproof lid') }} hasScript />)
  await user.click(product())
  await waitFor(() => expect(feature(1)).toHaveAccessibleDescription(OTHER_WORDS), { timeout: 20_000 })
  expect(invitation()).toBeNull()
})

/** About 40 seconds. */
const LONG_STORY = 'My old blender died halfway through breakfast. '.repeat(14)

test('shows how long the story takes to say, and chooses the next length that holds it', async () => {
  const { user } = renderWithProviders(<Host start={{ videoLength: 30 }} allowance={{ ...PLENTY, longestVideo: 60 }} />)
  expect(screen.queryByText(/when said/)).toBeNull()
  const field = story()
  await fill(user, field, 'My old blender died.')
  expect(field).toHaveAccessibleDescription(/^About 2 seconds when said\. What happened/)
  fireEvent.change(field, { target: { value: LONG_STORY } })
  expect(field).toHaveAccessibleDescription(/^About 40 seconds when said, longer than your 30-second video\. Choose/)
  expect(field).toBeValid()

  await user.click(screen.getByRole('button', { name: 'Choose 60 seconds' }))
  expect(await screen.findByRole('radio', { name: '30-60s' })).toBeChecked()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/^About 40 seconds when said\. What happened/)
  expect(await screen.findByText('The video length is now 60 seconds')).toBeInTheDocument()
})

test.each([
  ['the plan does not cover', { ...PLENTY, longestVideo: 30 }],
  ['cannot be known yet', undefined],
])('offers no length that %s [CX-17]', (_, allowance) => {
  renderWithProviders(<Host start={{ videoLength: 30, story: LONG_STORY }} allowance={allowance} />)
  expect(story()).toHaveAccessibleDescription(/longer than your 30-second video\. Shorten it to fit\./)
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
})

test('a page that leads here can ask for the cursor in the product field; clearing the form can be undone, features and all [B-OB-06, OP-38]', async () => {
  const { user, router } = renderWithProviders(<Host start={{ productName: 'Mug', features: named('a', 'b') }} />)
  const field = product()
  expect(field).not.toHaveFocus()
  await router.navigate('/', { state: { focus: 'productName' } })
  await waitFor(() => expect(field).toHaveFocus())

  await user.click(screen.getAllByRole('button', { name: 'Clear form' })[0]!)
  expect(product()).toHaveValue('')
  expect(features()).toEqual([''])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(product()).toHaveValue('Mug')
  expect(features()).toEqual(['a', 'b'])
})

test('near the end of the month the form says how many scripts are left, and leads to the plans [OP-28, OP-65]', async () => {
  await signUpCreator()
  const { user } = renderWithProviders(<Host allowance={{ used: 28, limit: 30 }} />)
  expect(screen.getByText('2 scripts left this month')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'See the plans' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plans' })
  expect(within(dialog).getByText('2 scripts left this month.')).toBeInTheDocument()
})

test('with plenty left it only counts, and a visitor is offered no earlier products [OP-28]', () => {
  renderWithProviders(<Host allowance={PLENTY} />)
  expect(screen.getByText('2 of 30 scripts this month, 28 left')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'See the plans' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use an earlier product' })).toBeNull()
})

type Json = Database['public']['Tables']['scripts']['Row']['metadata']

const ownScript = (name: string, brief?: Record<string, Json>) =>
  unwrap(
    supabase()
      .from('scripts')
      .insert({ title: name, script_text: 'Words.', product_name: name, metadata: brief ? { brief } : {} })
      .select('id')
      .single(),
  )

test('an earlier product fills the form as it was then, and undo takes it back [B-EN-23]', async () => {
  await signUpCreator()
  await ownScript('Lamp')
  await ownScript('Mug', { productName: 'Mug', price: 12, targetAudience: 'dog people', features: ['old'] })
  await ownScript('Mug', {
    productName: 'Mug',
    price: 29.99,
    targetAudience: 'dog people',
    features: ['light', 'leakproof'],
    videoLength: 30,
    style: 'skit',
  })
  const { user } = renderWithProviders(<Host start={{ productName: 'Typed', status: 'completed' }} />)
  await user.click(await screen.findByRole('button', { name: 'Use an earlier product' }))
  const dialog = await screen.findByRole('dialog', { name: 'Use an earlier product' })
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(2))
  expect(within(dialog).getByRole('option', { name: /^Mug.*\$29\.99, 2 features/ })).toBeInTheDocument()
  await user.click(within(dialog).getByRole('combobox'))
  await user.paste('mu')
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(product()).toHaveValue('Mug')
  expect(screen.getByRole('textbox', { name: /^Your audience/ })).toHaveValue('dog people')
  expect(features()).toEqual(['light', 'leakproof'])
  expect(screen.getByRole('radio', { name: '0-30s' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Video style' })).toHaveValue('skit')
  // How far the new script is says nobody but its author.
  expect(screen.getByRole('combobox', { name: 'Initial status' })).toHaveValue('completed')
  await waitFor(() => expect(product()).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(product()).toHaveValue('Typed')
})

test.runIf(IS_FULL)(
  'Enter before the earlier products are there chooses as soon as they are, and no key in the dialog generates',
  async () => {
    await signUpCreator()
    await ownScript('Lamp')
    await ownScript('Mug', { productName: 'Mug', targetAudience: 'women' })
    const real = globalThis.fetch
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if ((input instanceof Request ? input.url : String(input)).includes('/rest/v1/scripts')) await held
      return real(input, init)
    })
    const onGenerate = vi.fn()
    const start = { productName: 'Typed', targetAudience: 'women' as const }
    const { user } = renderWithProviders(<Host start={start} onGenerate={onGenerate} />)
    await user.click(await screen.findByRole('button', { name: 'Use an earlier product' }))
    await user.type(await screen.findByRole('combobox', { name: /products/i }), 'lam{Enter}')
    answer()
    await waitFor(() => expect(product()).toHaveValue('Lamp'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(screen.getByRole('button', { name: 'Use an earlier product' }))
    expect(await screen.findByRole('option', { name: /^Mug/ })).toBeInTheDocument()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(product()).toHaveValue('Mug')
    expect(onGenerate).not.toHaveBeenCalled()
  },
)

test.runIf(IS_FULL)(
  'products that cannot be listed are asked for again; without any it says so, and no pattern finds one',
  async () => {
    await signUpCreator()
    const real = globalThis.fetch
    let down = true
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const isList = (input instanceof Request ? input.url : String(input)).includes('/rest/v1/scripts')
      return down && isList ? Promise.resolve(Response.json({ message: 'no' }, { status: 400 })) : real(input, init)
    })
    const { user } = renderWithProviders(<Host />)
    await user.click(await screen.findByRole('button', { name: 'Use an earlier product' }))
    expect(await screen.findByText(/couldn’t be loaded/)).toBeInTheDocument()
    down = false
    screen.getByRole('button', { name: 'Try again' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Products you’ve written about appear here.')).toBeInTheDocument()
    await fill(user, screen.getByRole('combobox', { name: /products/i }), '100%')
    expect(await screen.findByText('You have no product called “100%”.')).toBeInTheDocument()
  },
)

test('a pasted book is kept, named as too long, and holds nobody up [OP-64]', async () => {
  renderWithProviders(<Host start={{ targetAudience: 'women' }} />)
  const book = 'It cures acne. '.repeat(14_000)
  fireEvent.change(product(), { target: { value: book } })
  fireEvent.blur(product())
  expect(await screen.findByText('Product name must be 200 characters or fewer')).toBeInTheDocument()
  expect((product() as HTMLInputElement).value).toHaveLength(book.length)
})

test('a recognized product shows its kind and the angles to choose from, and the chosen one goes along', async () => {
  await signUpCreator()
  const onGenerate = vi.fn<(checked: CheckedBrief) => void>()
  const { user } = renderWithProviders(
    <Host start={{ targetAudience: 'women', features: named('one-hand release', '') }} onGenerate={onGenerate} />,
  )
  expect(screen.queryByRole('combobox', { name: 'Angle' })).toBeNull()
  fireEvent.change(product(), { target: { value: 'GripMate car phone holder' } })
  expect(await screen.findByRole('combobox', { name: 'Angle' })).toHaveDisplayValue('Best fit')
  expect(await screen.findByText('We read this as: car phone holder', {}, { timeout: 50_000 })).toBeInTheDocument()
  const choice = screen.getByRole('combobox', { name: 'Angle' })
  const second = within(choice).getAllByRole('option', { hidden: true })[1] as HTMLOptionElement
  await user.selectOptions(choice, second)
  await user.click(screen.getByRole('button', { name: 'Generate Script' }))
  await waitFor(() => expect(onGenerate).toHaveBeenCalledTimes(1))
  expect(onGenerate.mock.lastCall?.[0].brief.angle).toBe(second.value)
}, 60_000)

test('the tie to the seller is asked for, and what follows from it is said; a price that cannot be read is, too, and the currency of the list is sent with one that names none, and is kept for the next time [DISC-01, PERS-01]', async () => {
  const onGenerate = vi.fn<(checked: CheckedBrief) => void>()
  const start = { productName: 'Mug', targetAudience: 'women' } as const
  const { user } = renderWithProviders(<Host start={start} onGenerate={onGenerate} />)
  const price = () => screen.getByRole('textbox', { name: 'Price' })
  const currency = () => screen.getByRole('combobox', { name: 'Currency' })
  const tie = await screen.findByRole('combobox', { name: 'Disclosure' })
  expect(tie).toHaveAccessibleDescription('Paid, gifted and affiliate videos must be disclosed.')
  await user.selectOptions(tie, 'affiliate')
  expect(tie).toHaveAccessibleDescription(/#ad first/)
  await user.click(screen.getByRole('checkbox', { name: 'Lines from my own experience' }))

  expect(currency()).toHaveDisplayValue('$ US dollar')
  await fill(user, price(), 'ask me')
  expect(screen.getByText('We found no price here, so the script won’t mention one.')).toBeVisible()
  await user.clear(price())
  await fill(user, price(), 'from 45')
  expect(screen.queryByText(/We found no price/)).toBeNull()
  await user.selectOptions(currency(), '£ British pound')
  expect(price()).toHaveValue('from 45')
  await user.click(await screen.findByRole('button', { name: 'Generate Script' }))
  await waitFor(() => expect(onGenerate).toHaveBeenCalledTimes(1))
  expect(onGenerate.mock.lastCall?.[0].brief).toMatchObject({
    price: 45,
    priceText: 'from £45',
    disclosure: 'affiliate',
    firstPerson: false,
  })
  // A typed sign shows in the list, and another choice takes its place.
  await user.clear(price())
  await fill(user, price(), '45 €')
  expect(currency()).toHaveDisplayValue('€ Euro')
  await user.selectOptions(currency(), 'Other')
  expect(price()).toHaveValue('45')
  await user.click(screen.getByRole('button', { name: 'Generate Script' }))
  await waitFor(() => expect(onGenerate).toHaveBeenCalledTimes(2))
  expect(onGenerate.mock.lastCall?.[0].brief).toMatchObject({ price: 45, priceText: '45' })
  cleanup()
  renderWithProviders(<Host />)
  expect(currency()).toHaveDisplayValue('Other')
  localStorage.removeItem('reelwright:currency')
})
