import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { VersionHistoryDialog } from './version-history-dialog'

/** Against the real service. */
withRealBackend()
afterEach(() => void toast.dismiss())

/** A script that was saved with each of these texts. */
async function saved(...texts: string[]): Promise<string> {
  await signUpCreator()
  const [first, ...others] = texts
  const { id } = await unwrap(
    supabase()
      .from('scripts')
      .insert({ title: 'First title', description: 'For June', script_text: first })
      .select('id')
      .single(),
  )
  for (const text of others) {
    await unwrap(
      supabase()
        .from('scripts')
        .update({ script_text: text, title: text, change_note: `Now ${text}` })
        .eq('id', id),
    )
  }
  return id
}

function Open({ id, onRestored }: { id: string; onRestored?: () => void }) {
  const [open, setOpen] = useState(true)
  return <VersionHistoryDialog scriptId={open ? id : null} onClose={() => setOpen(false)} onRestored={onRestored} />
}

const show = (id: string, onRestored?: () => void) => renderWithProviders(<Open id={id} onRestored={onRestored} />)
const entries = async () => within(await screen.findByRole('list')).getAllByRole('listitem')
const textOf = (id: string) => unwrap(supabase().from('scripts').select('script_text').eq('id', id).single())

test('lists the versions from the newest down, with all that is known of each [B-VH-01, B-VH-02, B-VH-03, B-VH-04, OP-52]', async () => {
  show(await saved('one', 'two', 'three'))
  const list = await entries()
  expect(list.map((entry) => /Version \d/.exec(entry.textContent)?.[0])).toEqual([
    'Version 3',
    'Version 2',
    'Version 1',
  ])
  const [newest, , oldest] = list
  expect(newest).toHaveTextContent(/Current.*three.*Now three.*For June/)
  expect(oldest).toHaveTextContent(/First title.*Created.*For June/)
  expect(within(oldest!).getByText(new Date().getFullYear().toString(), { exact: false }).tagName).toBe('TIME')
  expect(within(newest!).queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Restore This Version/ })).toHaveLength(2)
  expect(screen.getAllByText('Current')).toHaveLength(1)
})

test('shows what an old version says', async () => {
  const { user } = show(await saved('The old words.', 'The new words.'))
  await user.click(await screen.findByRole('button', { name: 'Show script of version 1' }))
  expect(screen.getByText('The old words.')).toBeInTheDocument()
})

test.runIf(IS_FULL)('says what wrote a version, where that is known', async () => {
  const id = await saved('one')
  const writtenBy = { writer: 'openai', fellBack: 'unreachable' }
  await unwrap(supabase().from('scripts').update({ script_data: { writtenBy } }).eq('id', id))
  show(id)
  const [newest, oldest] = await entries()
  expect(newest).toHaveTextContent('Written by: The built-in writer, because the connection to the AI model failed')
  expect(oldest).not.toHaveTextContent('Written by')
})

test('a script that was saved once has no history [B-VH-05, OP-52]', async () => {
  show(await saved('one'))
  expect(await screen.findByText('No Version History')).toBeInTheDocument()
  expect(screen.getByText("This script hasn't been modified yet")).toBeInTheDocument()
})

test('restores an old version, says so, closes and refetches everything [B-VH-06, B-VH-07, B-ER-34, B-CL-24, A-RL-09, CX-04, B-RL-06, B-CL-36, OP-66]', async () => {
  const id = await saved('one', 'two')
  const asked = vi.spyOn(globalThis, 'fetch')
  const onRestored = vi.fn()
  const { user, queryClient } = show(id, onRestored)
  queryClient.setQueryData(['scripts', 'numbers', 'ana'], 'old figures')
  await user.click(await screen.findByRole('button', { name: /^Restore This Version/ }))
  expect(await screen.findByText('Version restored successfully!')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await textOf(id)).toEqual({ script_text: 'one' })
  expect(onRestored).toHaveBeenCalledOnce()
  expect(queryClient.getQueryState(['scripts', 'numbers', 'ana'])?.isInvalidated).toBe(true)

  const [address, init] =
    asked.mock.calls.find(([input]) => typeof input === 'string' && input.includes('/restore/')) ?? []
  expect(address).toMatch(new RegExp(`^/api/scripts/library/${id}/restore/[0-9a-f-]{36}$`))
  expect(init?.body).toBeUndefined()
  expect(new Headers(init?.headers).get('x-user-id')).toBe('00000000-0000-0000-0000-000000000000')
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
})

/** The real service, but for the addresses with this in them. */
function fail(part: string, answer: () => Promise<Response>) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    (input instanceof Request ? input.url : String(input)).includes(part) ? answer() : real(input, init),
  )
  return () => vi.stubGlobal('fetch', real)
}
const refused = () => Promise.resolve(Response.json({ success: false, error: 'Oh no' }, { status: 422 }))

test('shows when a version cannot be restored, and retries [B-ER-35]', async () => {
  const id = await saved('one', 'two')
  const { user } = show(id)
  await screen.findByRole('list')
  const recover = fail('/restore/', refused)
  await user.click(screen.getByRole('button', { name: /^Restore This Version/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to restore version. Please try again.')
  recover()
  await user.click(screen.getByRole('button', { name: /^Restore This Version/ }))
  expect(await screen.findByText('Version restored successfully!')).toBeInTheDocument()
  expect(await textOf(id)).toEqual({ script_text: 'one' })
})

const FAILURES: [string, () => Promise<Response>, string][] = [
  ['an error', refused, 'Oh no'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'The server did not respond.'],
  ['something else', () => Promise.resolve(Response.json({ success: true, data: 5 })), 'couldn’t be read'],
]

test.each(runs(FAILURES.slice(0, 1), FAILURES))(
  'a list that comes back as %s says so and is asked for again',
  async (_, answer, text) => {
    const id = await saved('one', 'two')
    const recover = fail('/versions', answer)
    const { user } = show(id)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    recover()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await entries()).toHaveLength(2)
  },
)

test.runIf(IS_FULL)('a script that is gone says that it is [CX-50]', async () => {
  await signUpCreator()
  show(crypto.randomUUID())
  expect(await screen.findByText('This script no longer exists.')).toBeInTheDocument()
})
