import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'
import { RequireSession, SessionProvider } from '../account'
import { StudioPage } from './studio-page'

/** The way to a first script, against the real service. */
withRealBackend()
// While the client is still there: parts of the shell end what they listen to when they go.
afterEach(cleanup)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
// Toasts outlive the page that showed them.
afterEach(() => void toast.dismiss())

const renderStudio = () =>
  renderWithProviders(
    <SessionProvider>
      <RequireSession>
        <StudioPage />
      </RequireSession>
    </SessionProvider>,
    '/script-studio',
  )

async function openStudio() {
  const creator = await signUpCreator('Ana López')
  const { user, router } = renderStudio()
  // The rest of the studio is drawn a moment after the head of its form.
  await screen.findByText('No Script Generated Yet')
  return { user, creator, router }
}

type User = Awaited<ReturnType<typeof openStudio>>['user']

async function describeProduct(user: User, name = 'Glaciero tumbler') {
  await fill(user, screen.getByLabelText(/Product name/), name)
  await user.selectOptions(screen.getByLabelText(/Target audience/), 'women')
}

const generateButton = () => screen.getByRole('button', { name: 'Generate Script' })
const ownRows = () => unwrap(supabase().from('scripts').select('*'))

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString())

/** Everything but the function goes to the real service. */
function functionAnswers(answer: (init: RequestInit | undefined) => Promise<Response>) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    return addressOf(input).includes('/functions/v1/') ? answer(init) : real(input, init)
  })
}
const refusal = (status: number, error: string, field?: string) => () =>
  Promise.resolve(Response.json({ success: false, error, field, requestId: 'r' }, { status }))

test('writes a script, keeps it in the library, asks for a story and adds a version to the same row [B-GN-03, B-GN-04, B-ST-08, B-ER-13, OP-60, B-ST-02, B-ST-10, B-BD-07]', async () => {
  const { user, router } = await openStudio()
  expect(await screen.findByText('No Script Generated Yet')).toBeInTheDocument()
  await describeProduct(user)
  await fill(user, screen.getByLabelText(/Price/), '$29.99')
  await user.dblClick(generateButton())

  expect(await screen.findByText('Script generated and saved to your library!')).toBeInTheDocument()
  expect(await screen.findByRole('tab', { name: 'V1', selected: true })).toBeInTheDocument()
  const [row, ...more] = await ownRows()
  expect(more).toEqual([])
  expect(row).toMatchObject({ product_name: 'Glaciero tumbler', audience: 'women', status: 'draft', price: 29.99 })
  expect(row?.script_text).not.toBe('')

  await user.click(screen.getByRole('button', { name: 'Add your story' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your story' })).toHaveFocus())

  await user.click(screen.getByRole('button', { name: /^(Generate again|Next angle)/ }))
  expect(await screen.findByRole('tab', { name: 'V2', selected: true })).toBeInTheDocument()
  await waitFor(async () => {
    const versions = await unwrap(
      supabase()
        .from('script_versions')
        .select('version_number')
        .eq('script_id', row?.id ?? ''),
    )
    expect(versions).toHaveLength(2)
  })
  expect(await ownRows()).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'View Script Library' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/scripts'))
})

test('the form comes before the script, its button waits for product and audience, and what was typed survives leaving [B-ST-01, B-VL-01, B-VL-02, B-VL-03, B-VL-05, OP-38]', async () => {
  const { user } = await openStudio()
  const form = screen.getByRole('form', { name: 'Script Generator' })
  const editor = screen.getByRole('region', { name: 'Script Editor' })
  expect(form.compareDocumentPosition(editor) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(generateButton()).toBeDisabled()
  await fill(user, screen.getByLabelText(/Product name/), 'Mug')
  expect(generateButton()).toBeDisabled()
  await user.selectOptions(screen.getByLabelText(/Target audience/), 'custom')
  expect(generateButton()).toBeDisabled()
  await fill(user, screen.getByLabelText(/Your audience/), 'dog people')
  expect(generateButton()).toBeEnabled()
  cleanup()
  renderStudio()
  expect(await screen.findByLabelText(/Product name/)).toHaveValue('Mug')
  expect(screen.getByLabelText(/Your audience/)).toHaveValue('dog people')
})

test('goods that may not be sold, or a plan without scripts left, are refused with the reason; while it writes, the button says so and takes no clicks; none of it, nor stopping, leaves a script [OP-65, CX-43, B-ER-05, B-GN-01, B-GN-02, B-VL-04]', async () => {
  const { user } = await openStudio()
  await describeProduct(user, 'Mango vape pen')
  await user.click(generateButton())
  const product = screen.getByLabelText(/Product name/)
  await waitFor(() => expect(product).toHaveAccessibleDescription(/vape/))

  const text = 'You have used all scripts of your plan this month.'
  const refuse = refusal(402, text)
  let isHeld = true
  functionAnswers((init) =>
    isHeld
      ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('gone'))))
      : refuse(),
  )
  await user.clear(product)
  await fill(user, product, 'Mug')
  await user.click(generateButton())
  expect(screen.getByRole('button', { name: 'Generating Script...' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(generateButton()).toBeEnabled()
  expect(await screen.findByText('No Script Generated Yet')).toBeInTheDocument()

  isHeld = false
  await user.click(generateButton())
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(await screen.findByText('No Script Generated Yet')).toBeInTheDocument()
  expect(await ownRows()).toEqual([])
})

test('a service that is not there ends in an offline script that is saved, too [B-GN-06, B-GN-10, B-ER-10, CX-43, OP-60]', async () => {
  const { user } = await openStudio()
  functionAnswers(refusal(404, 'Oh no'))
  await describeProduct(user)
  await user.click(generateButton())
  expect(await screen.findByText('Using offline script generator')).toBeInTheDocument()
  expect(screen.getByText('Script generation service not available. Please contact support.')).toBeInTheDocument()
  expect(await screen.findByText('Script generated and saved to your library!')).toBeInTheDocument()
  expect(await screen.findByText('Generated with fallback mode')).toBeInTheDocument()
  expect(await ownRows()).toMatchObject([{ viral_potential_score: 8.2, metadata: { generatedBy: 'offline' } }])
})

test.runIf(IS_FULL)('a service that does not answer in time is given up [B-ER-09, B-CL-01]', async () => {
  const { user } = await openStudio()
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  functionAnswers(
    (init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('gone')))
        time.abort()
      }),
  )
  await describeProduct(user)
  await user.click(generateButton())
  expect(await screen.findByText('Script generation timed out. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('Using offline script generator')).toBeInTheDocument()
  expect(timeout).toHaveBeenCalledWith(30_000)
  // Its save is done before the next test begins.
  expect(await screen.findByText(/^Script generated/)).toBeInTheDocument()
})

test('a script that arrives after somebody else has signed in is not saved as theirs [CX-44]', async () => {
  const { user } = await openStudio()
  let answer: (response: Response) => void = () => {}
  functionAnswers(() => new Promise((resolve) => (answer = resolve)))
  await describeProduct(user)
  await user.click(generateButton())
  await screen.findByRole('button', { name: 'Generating Script...' })
  await signUpCreator('Ben Ode')
  await waitFor(() => expect(screen.getByLabelText(/Product name/)).toHaveValue(''))
  const asked = vi.spyOn(supabase().auth, 'getSession')
  answer(Response.json({ success: true, script: { title: 'Of Ana', spoken_script: 'My words.' } }))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await screen.findByRole('button', { name: /^Generate/ })
  // What is saved now would come after it.
  await unwrap(supabase().from('scripts').insert({ title: 'Of Ben' }))
  expect(await ownRows()).toMatchObject([{ title: 'Of Ben' }])
  expect(screen.queryByText(/^Script generated/)).toBeNull()
})

test('a script that could not be saved is kept and saved by hand, into one row [B-ER-12, B-ST-11, CX-31]', async () => {
  const { user } = await openStudio()
  const real = globalThis.fetch
  let reached = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const isInsert = addressOf(input).includes('/rest/v1/scripts') && init?.method === 'POST'
    const answer = await real(input, init)
    // The row is made, but its answer never arrives.
    if (isInsert && ++reached <= 2) throw new TypeError('Failed to fetch')
    return answer
  })
  await describeProduct(user)
  await user.click(generateButton())
  expect(await screen.findByText('Script generated! Click "Save to Library" to save it.')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Save to Library' }))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(await ownRows()).toHaveLength(1)
})
