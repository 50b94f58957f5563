import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { RecordManyDialog } from './record-many-dialog'

withRealBackend()
afterEach(() => toast.dismiss())

async function open(...rows: { title: string; status: string; views?: number }[]) {
  const account = await signUpCreator()
  await unwrap(supabase().from('scripts').insert(rows))
  const onClose = vi.fn()
  function Host() {
    const [isOpen, setOpen] = useState(true)
    onClose.mockImplementation(() => setOpen(false))
    return isOpen && <RecordManyDialog userId={account.id} onClose={onClose} />
  }
  const { user } = renderWithProviders(<Host />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Record results in bulk' }))
  const stored = async () =>
    await unwrap(supabase().from('scripts').select('title, status, views, sales, revenue, results_from').order('title'))
  return { user, onClose, dialog, stored }
}

test('pasted rows find their scripts, one is chosen by hand, and all is taken back by "Undo"', async () => {
  const { user, onClose, dialog, stored } = await open(
    { title: 'Cold coffee', status: 'posted', views: 10 },
    { title: 'Lost keys', status: 'ready_to_film' },
    { title: 'Spare', status: 'posted' },
  )
  const before = await stored()
  await user.click(dialog.getByRole('textbox', { name: 'Rows from your table' }))
  await user.paste(
    'Title\tViews\tOrders\tGMV\nCOLD COFFEE\t1.2K\t3\t$59.97\nLost keys\t50\t\t\nA spare one\t7\t\t\nNobody\t1\t\t',
  )
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('2 of 4 rows match a script. 2 will change.')).toBeInTheDocument()
  expect(dialog.getByText('Not posted yet')).toBeInTheDocument()
  expect(dialog.getByText(/was 10/)).toBeInTheDocument()
  const choice = dialog.getByRole('combobox', { name: 'Script of row 4' })
  await user.selectOptions(choice, 'Spare')
  expect(dialog.getByText('3 of 4 rows match a script. 3 will change.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Save results for 3 videos' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await stored()).toEqual([
    { title: 'Cold coffee', status: 'posted', views: 1200, sales: 3, revenue: 59.97, results_from: 'import' },
    { title: 'Lost keys', status: 'posted', views: 50, sales: null, revenue: null, results_from: 'import' },
    { title: 'Spare', status: 'posted', views: 7, sales: null, revenue: null, results_from: 'import' },
  ])
  expect(await screen.findByText('3 videos updated')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeInTheDocument()
  const figures = (rows: typeof before) => rows.map(({ title, status, views }) => ({ title, status, views }))
  expect(figures(await stored())).toEqual(figures(before))
})

test('a file that names no columns says what is missing', async () => {
  const { user, dialog } = await open({ title: 'Mug', status: 'posted' })
  await user.upload(dialog.getByLabelText('Results file'), new File(['Mug,12'], 'x.csv', { type: 'text/csv' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The first row needs a Title or Link column')
  await user.upload(dialog.getByLabelText('Results file'), new File(['Title;Views;Mood\nMug;12;x'], 'x.csv'))
  expect(await dialog.findByText('Ignored columns: Mood.')).toBeInTheDocument()
  expect(await dialog.findByText('1 of 1 row matches a script. 1 will change.')).toBeInTheDocument()
})

test('results that cannot be saved stay visible', async () => {
  const { user, onClose, dialog, stored } = await open({ title: 'Mug', status: 'posted' })
  await user.click(dialog.getByRole('textbox', { name: 'Rows from your table' }))
  await user.paste('Title\tViews\nMug\t12')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  const save = await dialog.findByRole('button', { name: 'Save results for 1 video' })
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input instanceof Request ? input.url : input).includes('record_script_results')
      ? Promise.resolve(Response.json({ message: 'No' }, { status: 400 }))
      : real(input, init),
  )
  await user.click(save)
  expect(await dialog.findByRole('alert')).toHaveTextContent('The results couldn’t be saved')
  vi.stubGlobal('fetch', real)
  expect(onClose).not.toHaveBeenCalled()
  expect(await stored()).toMatchObject([{ views: null }])
})
