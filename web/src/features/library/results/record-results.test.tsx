import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { RecordResultsDialog } from './record-results-dialog'

withRealBackend()
afterEach(() => toast.dismiss())

async function open(row: object = {}) {
  const account = await signUpCreator()
  const { id } = await unwrap(
    supabase()
      .from('scripts')
      .insert({ title: 'Mug', ...row })
      .select('id')
      .single(),
  )
  const onClose = vi.fn()
  const { user } = renderWithProviders(<RecordResultsDialog scriptId={id} userId={account.id} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Record results' }))
  const views = await dialog.findByRole('textbox', { name: 'Views' })
  const stored = () =>
    unwrap(supabase().from('scripts').select('status, views, likes, shares, sales, posted_at').eq('id', id).single())
  return { id, user, onClose, dialog, views, stored }
}

test('counts as an app shows them are kept, and the script is marked as posted [B-OV-04, CX-02]', async () => {
  const { user, onClose, dialog, views, stored } = await open({ likes: 7 })
  expect(dialog.getByRole('textbox', { name: 'Likes' })).toHaveValue('7')
  expect(dialog.getByText(/Top Performing Videos/)).toBeInTheDocument()
  await fill(user, views, '1.2K')
  await fill(user, dialog.getByRole('textbox', { name: 'Orders' }), '1,034')
  await user.click(dialog.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await stored()).toEqual({
    status: 'posted',
    views: 1200,
    likes: 7,
    shares: null,
    sales: 1034,
    posted_at: expect.any(String) as string,
  })
})

test.runIf(IS_FULL)('the status stays when the box is empty, and a posted script is not asked about', async () => {
  const { user, onClose, dialog, views, stored } = await open()
  await user.type(views, '5')
  await user.click(dialog.getByRole('checkbox', { name: 'Mark as posted' }))
  await user.click(dialog.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await stored()).toMatchObject({ status: 'draft', views: 5 })
})

test.runIf(IS_FULL)('a posted script is not asked whether it is, and a figure can be taken away', async () => {
  const { user, onClose, dialog, views, stored } = await open({ status: 'tracking', views: 12_000 })
  expect(views).toHaveValue('12,000')
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.clear(views)
  await user.click(dialog.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await stored()).toMatchObject({ status: 'tracking', views: null })
})

test('what is no count is named at its field, which gets the focus, and nothing is stored', async () => {
  const { user, onClose, dialog, views, stored } = await open()
  await user.type(views, '12')
  await user.type(dialog.getByRole('textbox', { name: 'Shares' }), '-3')
  await user.click(dialog.getByRole('button', { name: 'Save results' }))
  expect(dialog.getByRole('textbox', { name: 'Shares' })).toHaveAccessibleDescription('Enter 0 or more.')
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Shares' })).toHaveFocus())
  expect(onClose).not.toHaveBeenCalled()
  expect(await stored()).toMatchObject({ views: null })
})

test.runIf(IS_FULL)('results of a script that was deleted meanwhile are kept in the fields', async () => {
  const { id, user, onClose, dialog, views } = await open()
  await user.type(views, '99')
  await unwrap(supabase().from('scripts').delete().eq('id', id))
  await user.click(dialog.getByRole('button', { name: 'Save results' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('This script no longer exists.')
  expect(views).toHaveValue('99')
  expect(onClose).not.toHaveBeenCalled()
})

test('link, clicks, orders and revenue are stored, with the time they were recorded', async () => {
  const { user, onClose, dialog, id } = await open({ status: 'posted', views: 10 })
  expect(dialog.getByText(/^Last recorded by hand, /)).toBeInTheDocument()
  await fill(user, dialog.getByRole('textbox', { name: 'Link to the video' }), 'tiktok.com/@ana/video/7')
  await fill(user, dialog.getByRole('textbox', { name: 'Product clicks' }), '1.5K')
  await fill(user, dialog.getByRole('textbox', { name: 'Revenue' }), '$1,299.50')
  await user.click(dialog.getByRole('button', { name: 'Save results' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const row = await unwrap(
    supabase().from('scripts').select('result_link, views, clicks, revenue, results_from').eq('id', id).single(),
  )
  expect(row).toEqual({
    result_link: 'https://tiktok.com/@ana/video/7',
    views: 10,
    clicks: 1500,
    revenue: 1299.5,
    results_from: 'hand',
  })
})

const FAULTS: [string, string, RegExp][] = [
  ['Link to the video', 'my video', /^Paste the link to the video/],
  ['Revenue', 'a lot', /^Enter an amount/],
]

test.each(runs(FAULTS.slice(0, 1), FAULTS))(
  'what is wrong with %s is named at the field',
  async (name, typed, said) => {
    const { user, onClose, dialog } = await open()
    await user.type(dialog.getByRole('textbox', { name }), typed)
    await user.click(dialog.getByRole('button', { name: 'Save results' }))
    expect(dialog.getByRole('textbox', { name })).toHaveAccessibleDescription(said)
    expect(onClose).not.toHaveBeenCalled()
  },
)
