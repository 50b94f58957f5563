import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { SESSION_KEYS, supabase, unwrap } from '../../../platform'
import { renderApp, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'

withRealBackend()
let logged: MockInstance
afterEach(cleanup)
afterEach(() => void toast.dismiss())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function openTempo() {
  await signUpCreator()
  const rendered = renderApp('/tempo')
  await screen.findByRole('heading', { name: 'Tempo', level: 1 }, SLOW)
  return rendered
}

/** The whole product, and a machine that has other things to do. */
const SLOW = { timeout: 15_000 }

const product = () => screen.getByRole('textbox', { name: 'Product name' })
const script = () => screen.getByRole('textbox', { name: 'Generated script' })
const write = (text: string) => fireEvent.change(script(), { target: { value: text } })
const said = (text: string) => screen.findByText(text, {}, SLOW)
const button = () => screen.getByRole('button', { name: 'Generate Script' })
const list = () => screen.getByRole('region', { name: 'Script Library' })
const rows = () => unwrap(supabase().from('scripts').select('id, script_text, updated_at'))

/** Everything but these addresses is answered by the real service. */
function answers(path: string, answer: () => Promise<Response> | Response) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    (input instanceof Request ? input.url : String(input)).includes(path)
      ? Promise.resolve(answer())
      : real(input, init),
  )
}

test('a product alone becomes a script that can be changed and is in the list; it writes only with a product and once at a time [B-SS-01, B-SS-02, B-SS-03, B-SS-04, B-VL-32, OP-45]', async () => {
  const { user } = await openTempo()
  expect(await within(list()).findByText('No scripts in library', {}, SLOW)).toBeInTheDocument()
  expect(button()).toBeDisabled()
  await user.type(product(), ' ')
  expect(button()).toBeDisabled()
  await user.type(product(), 'Travel mug')
  await user.click(button())
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await waitFor(() => expect((script() as HTMLTextAreaElement).value).toMatch(/mug/i), SLOW)
  expect(await said('Script generated and saved to your library!')).toBeInTheDocument()
  expect(await within(list()).findByRole('link', {}, SLOW)).toHaveTextContent(/Travel mug/i)

  write('My own words.')
  await user.click(screen.getByRole('button', { name: 'Save to Library' }))
  expect(await said('Saved to your library')).toBeInTheDocument()
  expect(await rows()).toMatchObject([{ script_text: 'My own words.' }])
})

test('says in red that it could not write, why, and keeps what was typed [B-ER-11]', async () => {
  const { user } = await openTempo()
  answers('/api/scripts/generate', () => Response.json({ success: false, error: 'Down' }, { status: 500 }))
  await user.type(product(), 'Mug')
  await user.click(button())
  expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent('Failed to generate script')
  expect(product()).toHaveValue('Mug')
  expect(button()).toBeEnabled()
})

test('a script that comes when another person has signed in is not shown to them', async () => {
  const { user } = await openTempo()
  let finish = () => {}
  answers(
    '/api/scripts/generate',
    () => new Promise((resolve) => (finish = () => resolve(Response.json({ success: true, script: 'Of Ana.' })))),
  )
  await user.type(product(), 'Mug')
  await user.click(button())
  await screen.findByRole('button', { name: 'Generating...' })
  const { data } = await supabase().auth.getSession()
  const session = { ...data.session!, user: { ...data.session!.user, id: crypto.randomUUID() } }
  vi.spyOn(supabase().auth, 'getSession').mockResolvedValue({ data: { session }, error: null })
  finish()
  await waitFor(() => expect(button()).toBeEnabled())
  expect(script()).toHaveValue('')
})

test('without a plan its button works all the same; then it says so and shows the plans [A-SB-04, CX-05, OP-65]', async () => {
  const { user } = await openTempo()
  const text = 'You have used all scripts of your plan this month.'
  answers('/api/scripts/generate', () => Response.json({ success: false, error: text }, { status: 402 }))
  await user.type(product(), 'Mug')
  await user.click(button())
  const dialog = await screen.findByRole('dialog', { name: 'Plans' }, SLOW)
  expect(within(dialog).getByText(text)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

test('a list that cannot be had is logged, told beside the page, and asked for again [B-ER-42]', async () => {
  await signUpCreator()
  let down = true
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const isList = (input instanceof Request ? input.url : String(input)).includes('/rest/v1/scripts?')
    return down && isList ? Promise.resolve(Response.json({ message: 'no' }, { status: 400 })) : real(input, init)
  })
  const { user } = renderApp('/tempo')
  expect(await screen.findByText('Your scripts could not be loaded.', {}, SLOW)).toBeVisible()
  expect(logged).toHaveBeenCalledWith('The scripts could not be listed', expect.anything())
  down = false
  await user.click(within(list()).getByRole('button', { name: 'Try again' }))
  expect(await within(list()).findByText('No scripts in library', {}, SLOW)).toBeInTheDocument()
})

test('what was saved elsewhere meanwhile stays in the history, and it is said [OP-60]', async () => {
  const { user } = await openTempo()
  await user.type(product(), 'Travel mug')
  await user.click(button())
  await said('Script generated and saved to your library!')
  const [row] = await rows()
  await unwrap(
    supabase()
      .from('scripts')
      .update({ script_text: 'From the phone.', updated_at: new Date().toISOString() })
      .eq('id', row?.id ?? '')
      .select('id'),
  )
  write('From here.')
  await user.click(screen.getByRole('button', { name: 'Save to Library' }))
  expect(await screen.findByText(/also changed somewhere else/, {}, SLOW)).toBeInTheDocument()
  expect(await rows()).toMatchObject([{ script_text: 'From here.' }])
  const versions = await unwrap(supabase().from('script_versions').select('script_text'))
  expect(versions.map(({ script_text: text }) => text)).toEqual(
    expect.arrayContaining(['From the phone.', 'From here.']),
  )
})

test('goes on in the studio, with its words [B-ST-03, OP-41]', async () => {
  const { user, router } = await openTempo()
  await user.type(product(), 'Travel mug')
  write('By hand.')
  const kept = vi.spyOn(Storage.prototype, 'setItem')
  await user.click(screen.getByRole('button', { name: 'Open in Script Studio' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/script-studio'), SLOW)
  const payload = kept.mock.calls.find(([key]) => key === SESSION_KEYS.editScriptData)?.[1]
  expect(JSON.parse(payload ?? '{}')).toMatchObject({ productName: 'Travel mug', existingScript: 'By hand.' })
})
