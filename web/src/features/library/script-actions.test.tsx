import { newKey, SESSION_KEYS, supabase, unwrap } from '../../platform'
import { useInfiniteQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '@reelwright/shared'
import { IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../testing'
import { toast } from '../../ui'
import { SessionProvider, useSession } from '../account'
import { scriptsQuery } from './api'
import { useDeletedScripts } from './changes/deleted-scripts'
import { EMPTY_ADDRESS } from './library-place'
import { CardActions, ScriptActionsMenu, useScriptActions } from './script-actions'

/** Against the real service. */
withRealBackend()
afterEach(() => {
  vi.restoreAllMocks()
  toast.dismiss()
})

type Insert = Database['public']['Tables']['scripts']['Insert']

/** A plain list, since these are about what is done with a card and not about how it looks. */
function Cards() {
  const { user } = useSession()
  const list = useInfiniteQuery({ ...scriptsQuery(user?.id ?? '', EMPTY_ADDRESS), enabled: user !== null })
  const actions = useScriptActions()
  const deleted = useDeletedScripts()
  const cards = list.data?.pages.flatMap((page) => page.cards) ?? []
  return (
    <main>
      <ul>
        {cards.map((card) => (
          <li key={card.id} data-deleted={deleted.includes(card.id)}>
            {`${card.title}: ${card.status}`}
            <button type="button" onClick={() => actions.start('view', card)}>{`Open ${card.title}`}</button>
            <CardActions card={card} onStart={actions.start} />
            <ScriptActionsMenu card={card} onStart={actions.start} />
          </li>
        ))}
      </ul>
      {actions.dialog}
    </main>
  )
}

async function showCards(row: Partial<Insert> = {}) {
  const account = await signUpCreator()
  const { id } = await unwrap(
    supabase()
      .from('scripts')
      .insert({ title: 'Mine', script_text: 'Read me.', ...row })
      .select('id')
      .single(),
  )
  const { user, router } = renderWithProviders(
    <SessionProvider>
      <Cards />
    </SessionProvider>,
  )
  const choose = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${row.title ?? 'Mine'}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  /** As a click on the card does. */
  const open = async () => user.click(await screen.findByRole('button', { name: 'Open Mine' }))
  const chooseInside = async (item: string) => {
    await open()
    const dialog = within(await screen.findByRole('dialog', { name: 'Mine' }))
    await user.click(await dialog.findByRole('button', { name: 'More actions for Mine' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { account, id, user, router, choose, open, chooseInside }
}

const scripts = () => unwrap(supabase().from('scripts').select('*').order('created_at'))
const binned = () => unwrap(supabase().from('deleted_scripts').select('id, title'))

test('scenes and history open from the script that is read, and the focus comes back to it [OP-51]', async () => {
  const { user, chooseInside } = await showCards()
  await chooseInside('View scenes')
  expect(await screen.findByRole('button', { name: 'Edit Title' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  const more = await screen.findByRole('button', { name: 'More actions for Mine' })
  await waitFor(() => expect(more).toHaveFocus())
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Version history' }))
  const history = await screen.findByRole('dialog', { name: 'Version History' })
  expect(await within(history).findByText('No Version History')).toBeInTheDocument()
})

test('an address names the dialog and its script: another browser opens it, and Back closes it', async () => {
  const { id, router, choose } = await showCards()
  await choose('Move to folder')
  const title = { name: /^Move/ }
  expect(await screen.findByRole('dialog', title)).toBeInTheDocument()
  expect(router.state.location.search).toBe(`?open=move.${id}`)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('')
  cleanup()

  const { user, router: shared } = renderWithProviders(
    <SessionProvider>
      <Cards />
    </SessionProvider>,
    `/?search=mine&open=move.${id}`,
  )
  expect(await screen.findByRole('dialog', title)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(shared.state.location.search).toBe('?search=mine')
})

test.each(runs(['move'], ['move', 'history', 'quick-edit']))(
  'an address with %s of a script that is gone says so',
  async (action) => {
    await showCards()
    cleanup()
    renderWithProviders(
      <SessionProvider>
        <Cards />
      </SessionProvider>,
      `/?open=${action}.${newKey()}`,
    )
    expect(await screen.findByText('This script no longer exists.')).toBeInTheDocument()
  },
)

test.each(runs([], ['?open=move.nonsense', '?open=nothing', '?read=nonsense']))('%s opens nothing', async (search) => {
  await showCards()
  cleanup()
  renderWithProviders(
    <SessionProvider>
      <Cards />
    </SessionProvider>,
    `/${search}`,
  )
  expect(await screen.findByText(/^Mine: draft/)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('"Quick edit" opens the dialog with five fields, and a step back from changed ones asks first [B-ED-01]', async () => {
  const { user, router, chooseInside } = await showCards()
  await chooseInside('Quick edit')
  const simple = await screen.findByRole('dialog', { name: 'Edit Script' })
  expect(await within(simple).findByRole('spinbutton', { name: 'Video length' })).toBeInTheDocument()
  expect(within(simple).queryByRole('tab')).not.toBeInTheDocument()
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), '!')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Leave “Mine!” without saving?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Mine!')

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Script' })).not.toBeInTheDocument())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: 'Mine' })).toBeInTheDocument()
})

test('a card films and edits with one press, and menus have at most seven entries [OP-49, OP-42, CX-16]', async () => {
  const { id, user, router, open } = await showCards()
  const entries = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: button }))
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  }
  expect(await entries('Actions for Mine')).toEqual([
    'Open in studio',
    'Duplicate',
    'Move to folder',
    'Add to Kanban',
    'Record results',
    'Export PDF',
    'Delete',
  ])
  await user.keyboard('{Escape}')
  await open()
  expect(await entries('More actions for Mine')).toEqual([
    'Quick edit',
    'Open in studio',
    'View scenes',
    'Version history',
    'Record results in bulk',
    'Export TXT',
    'Export PDF',
  ])
  await user.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Film Mine' }))
  expect(router.state.location.search).toBe(`?film=${id}`)
  await user.click(screen.getByRole('button', { name: 'Edit Mine' }))
  expect(router.state.location.pathname).toBe(`/scripts/edit/${id}`)
})

test('a duplicate is a draft of its own with everything but what came of the original [B-LB-17, B-ER-25]', async () => {
  const { id, choose } = await showCards({
    status: 'posted',
    tags: ['mug'],
    features: ['Leakproof'],
    views: 900,
    price: 12.5,
    metadata: { hand: 'made' },
    script_data: { scenes: [{ voiceover: 'Read me.', duration: 5 }] },
  })
  await choose('Duplicate')
  expect(await screen.findByText('Script duplicated')).toBeInTheDocument()
  const [original, copy] = await scripts()
  expect(original).toMatchObject({ title: 'Mine', status: 'posted' })
  expect(copy).toMatchObject({
    title: 'Mine (Copy)',
    status: 'draft',
    script_text: 'Read me.',
    tags: ['mug'],
    features: ['Leakproof'],
    price: 12.5,
    views: null,
    script_data: { scenes: [{ voiceover: 'Read me.', duration: 5 }] },
    metadata: { hand: 'made', duplicatedFrom: id, duplicatedAt: expect.any(String) as string },
  })
  expect(await screen.findByText(/^Mine \(Copy\): draft/)).toBeInTheDocument()
})

test.runIf(IS_FULL)('the copy of a title of 200 characters keeps within 200 [B-LB-17, OP-64]', async () => {
  const { choose } = await showCards({ title: 'x'.repeat(200) })
  await choose('Duplicate')
  expect(await screen.findByText('Script duplicated')).toBeInTheDocument()
  expect((await scripts())[1]?.title).toBe(`${'x'.repeat(193)} (Copy)`)
})

test.runIf(IS_FULL)('a script that is gone is not duplicated [B-ER-26]', async () => {
  const { id, choose } = await showCards()
  await screen.findByText(/^Mine: draft/)
  await unwrap(supabase().from('scripts').delete().eq('id', id))
  await choose('Duplicate')
  expect(await screen.findByText('Failed to duplicate script')).toBeInTheDocument()
  expect(await scripts()).toEqual([])
})

test('deleting asks, and "Cancel" deletes nothing; a script that could not be deleted comes back to the list; one that was goes to the bin, and "Undo" brings it back as it was [B-LB-16, B-CL-16, B-ER-23, B-ER-24]', async () => {
  const { id, user, choose } = await showCards({ tags: ['mug'] })
  const [before] = await scripts()
  const confirm = async () => {
    await choose('Delete')
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Are you sure you want to delete this script?')
    expect(question).toHaveTextContent('Mine')
    expect(question).toHaveTextContent('30 days')
    return (answer: string) => user.click(within(question).getByRole('button', { name: answer }))
  }
  const decline = await confirm()
  await decline('Cancel')
  const menu = screen.getByRole('button', { name: 'Actions for Mine' })
  await waitFor(() => expect(menu).toHaveFocus())
  expect(await scripts()).toHaveLength(1)

  const tryOffline = await confirm()
  const toServer = globalThis.fetch
  const offline = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      init?.method === 'DELETE' ? Promise.reject(new TypeError('offline')) : toServer(address, init),
    )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await tryOffline('Delete')
  expect(await screen.findByText('Failed to delete script')).toBeInTheDocument()
  expect(screen.getByText(/^Mine: draft/)).toBeInTheDocument()
  expect(await scripts()).toHaveLength(1)

  offline.mockRestore()
  const agree = await confirm()
  await agree('Delete')
  expect(await screen.findByText('Script deleted')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/^Mine: draft/)).not.toBeInTheDocument())
  expect(await scripts()).toEqual([])
  expect(await binned()).toEqual([{ id, title: 'Mine' }])

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const card = await screen.findByText(/^Mine: draft/)
  expect(await scripts()).toEqual([before])
  await waitFor(() => expect(card).toHaveAttribute('data-deleted', 'false'))
})

test('"Open in studio" leaves the fields and the id in the session and goes to the studio [B-DT-05, B-RT-04]', async () => {
  const { id, router, choose } = await showCards({
    product_name: 'Glaciero tumbler',
    price: 29.99,
    features: ['Leakproof lid'],
    audience: 'parents',
    video_length: 30,
    video_style: 'skit',
  })
  await choose('Open in studio')
  await waitFor(() => expect(router.state.location.pathname).toBe('/script-studio'))
  expect(JSON.parse(sessionStorage.getItem(SESSION_KEYS.editScriptData) ?? '')).toEqual({
    id,
    productName: 'Glaciero tumbler',
    price: 29.99,
    features: ['Leakproof lid'],
    targetAudience: 'parents',
    videoLength: 30,
    videoStyle: 'skit',
  })
})

test('the detail dialog shows the script, its details with the date last, and changes its status [B-DT-01, B-DT-02, B-DT-03, B-DT-04, CX-01]', async () => {
  const { id, user, open } = await showCards({
    product_name: 'Glaciero tumbler',
    status: 'completed',
    price: 29.99,
    features: ['Leakproof lid'],
    viral_potential_score: 84,
    script_data: { spoken_script: 'As it is spoken.', writtenBy: { writer: 'openai', fellBack: 'timeout' } },
  })
  await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Mine' }))
  expect(await dialog.findByText('As it is spoken.')).toBeInTheDocument()
  expect(dialog.getByText('The built-in writer, because the AI model took too long')).toBeInTheDocument()
  expect(dialog.getByRole('heading', { name: 'Script Details' })).toBeInTheDocument()
  for (const fact of ['Glaciero tumbler', '60 seconds', '8.4/10', '$29.99', 'Leakproof lid'])
    expect(dialog.getByText(fact)).toBeInTheDocument()
  expect(dialog.getAllByRole('term').at(-1)).toHaveTextContent('Created')
  const status = dialog.getByRole('combobox', { name: 'Status' })
  expect(status).toHaveDisplayValue('Ready to film')
  await user.selectOptions(status, 'Posted')
  expect(await screen.findByText('Status: Posted')).toBeInTheDocument()
  expect((await scripts())[0]).toMatchObject({ id, status: 'posted', kanban_status: null, board_column: 'posted' })
  await waitFor(() => expect(status).toHaveValue('posted'))
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText(/^Mine: posted/)).toBeInTheDocument()
})

test.runIf(IS_FULL)(
  'arrow keys pass one status after the other in the detail dialog: the last one counts, the focus stays, and "Edit Script" leads to its page [CX-01, CX-09]',
  async () => {
    const { id, user, router, open } = await showCards()
    await open()
    const status = await screen.findByRole('combobox', { name: 'Status' })
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    status.focus()
    fireEvent.change(status, { target: { value: 'in_progress' } })
    fireEvent.change(status, { target: { value: 'ready_to_film' } })
    fireEvent.change(status, { target: { value: 'posted' } })
    expect(await screen.findByText('Status: Posted')).toBeInTheDocument()
    expect(status).toHaveValue('posted')
    expect(status).toHaveFocus()
    expect(screen.queryByText('Status: Ready to film')).not.toBeInTheDocument()
    expect((await scripts())[0]).toMatchObject({ status: 'posted' })

    await user.click(screen.getByRole('button', { name: 'Edit Script' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/scripts/edit/${id}`))
  },
)

test.runIf(IS_FULL)(
  'a status that was changed is put back by "Undo", with the column that it had [CX-01]',
  async () => {
    const { user, open } = await showCards({ status: 'completed', kanban_status: 'in_progress' })
    await open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Posted')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    // The style sheet that lets toasts be clicked above a dialog is not here.
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(undo)
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    expect((await scripts())[0]).toMatchObject({ status: 'completed', kanban_status: 'in_progress', posted_at: null })
  },
)
