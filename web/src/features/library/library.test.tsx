import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Database, supabase, unwrap } from '../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'
import { SessionProvider } from '../account'
import { Library } from './library'

/** The library against the real service. */
withRealBackend()
afterEach(() => void toast.dismiss())

async function openLibrary(rows: Database['public']['Tables']['scripts']['Insert'][] = []) {
  await signUpCreator()
  for (const row of rows) await unwrap(supabase().from('scripts').insert(row))
  const { user } = renderWithProviders(
    <SessionProvider>
      <Library />
    </SessionProvider>,
  )
  return user
}

const cardsInSight = async () => {
  const list = await screen.findByRole('list', { name: 'Scripts' })
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
}

test('an empty library leads to the first script, in a new tab [B-LB-09, B-RT-03, CX-10]', async () => {
  await openLibrary()
  expect(await screen.findByText('No Scripts Yet')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: /Create First Script/ })
  expect(link).toHaveAttribute('href', '/script-studio')
  expect(link).toHaveAttribute('target', '_blank')
})

test('shows own scripts, newest first, each with what a card holds [B-CL-09, OP-49, B-LB-12]', async () => {
  await openLibrary([
    { title: 'Older', script_text: 'short', video_length: 30, viral_potential_score: 85, status: 'in_progress' },
    { title: 'Newer', script_text: 'x'.repeat(201), product_name: 'Mug' },
  ])
  expect(await cardsInSight()).toEqual(['Newer', 'Older'])
  expect(screen.getByText(`${'x'.repeat(200)}...`)).toBeInTheDocument()
  expect(screen.getByText('In Progress')).toBeInTheDocument()
  expect(screen.getByText('8.5/10')).toBeInTheDocument()
  expect(screen.getByText('2 scripts')).toBeInTheDocument()
})

test('loads further scripts on demand, each once [B-CL-09]', async () => {
  const user = await openLibrary(Array.from({ length: 26 }, (_, index) => ({ title: `Script ${index}` })))
  expect(await cardsInSight()).toHaveLength(24)
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(new Set(await cardsInSight()).size).toBe(26))
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test.each([
  ['100% wool', '100%'],
  ['Say "hi", friend', '"hi", f'],
  ['Half (new)', '(new)'],
  ['C:\\clips', ':\\c'],
  ['snake_case', 'e_c'],
])('finds %j by %j and nothing else [B-LB-14, B-LB-13]', async (title, typed) => {
  const user = await openLibrary([{ title }, { title: 'Another one altogether 1000 snakescase' }])
  await screen.findByRole('list', { name: 'Scripts' })
  await user.click(screen.getByRole('searchbox'))
  await user.paste(typed)
  expect(await screen.findByText('1 script found')).toBeInTheDocument()
  expect(await cardsInSight()).toEqual([title])
})

test('searches product, content and tags as well, and says when nothing is found [B-LB-14]', async () => {
  const user = await openLibrary([
    { title: 'A', product_name: 'Mug' },
    { title: 'B', script_text: 'a MUG of tea' },
    { title: 'C', tags: ['mug'] },
    { title: 'D' },
  ])
  await screen.findByRole('list', { name: 'Scripts' })
  await user.type(screen.getByRole('searchbox'), 'Mug')
  expect(await screen.findByText('3 scripts found')).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'zzz')
  await user.click(await screen.findByRole('button', { name: 'Show all scripts' }))
  expect(await screen.findByText('4 scripts')).toBeInTheDocument()
})

test('opens a script with its details, the date last [B-DT-01, B-DT-02, B-DT-03, B-DT-04]', async () => {
  const user = await openLibrary([
    {
      title: 'My script',
      script_text: 'Read me.',
      product_name: 'Mug',
      audience: 'gen-z',
      price: 19.9,
      features: ['light'],
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'My script' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Script Details')).toBeInTheDocument()
  expect(within(dialog).getByText('Read me.')).toBeInTheDocument()
  const names = within(dialog)
    .getAllByRole('term')
    .map((term) => term.textContent)
  expect(names).toEqual(['Product', 'Audience', 'Style', 'Length', 'Price', 'Features', 'Created'])
  expect(within(dialog).getByText('$19.90')).toBeInTheDocument()
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('deletes after asking [B-LB-16, B-ER-23, B-CL-16]', async () => {
  const user = await openLibrary([{ title: 'Keep' }, { title: 'Drop' }])
  await user.click(await screen.findByRole('button', { name: 'Delete Drop' }))
  expect(await screen.findByText('Are you sure you want to delete this script?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Script deleted')).toBeInTheDocument()
  expect(await cardsInSight()).toEqual(['Keep'])
  expect(await unwrap(supabase().from('scripts').select('title'))).toEqual([{ title: 'Keep' }])
})

/** The real service, but for one kind of request to the scripts. */
function scriptsFail(method: string) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    (input instanceof Request ? input.url : input.toString()).includes('/rest/v1/scripts') &&
    (init?.method ?? 'GET') === method
      ? Promise.resolve(Response.json({ code: '42703', message: 'Oh no', details: null, hint: null }, { status: 400 }))
      : real(input, init),
  )
  return () => vi.stubGlobal('fetch', real)
}

test('a failed delete keeps the script and says so [B-ER-24]', async () => {
  const user = await openLibrary([{ title: 'Drop' }])
  await user.click(await screen.findByRole('button', { name: 'Delete Drop' }))
  scriptsFail('DELETE')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to delete script')).toBeInTheDocument()
  expect(await cardsInSight()).toEqual(['Drop'])
})

test('a list that cannot be loaded says why and tries again [B-ER-32]', async () => {
  const recover = scriptsFail('GET')
  const user = await openLibrary()
  expect(await screen.findByText('Error loading scripts: Oh no')).toBeInTheDocument()
  recover()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No Scripts Yet')).toBeInTheDocument()
})
