import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { restoreScripts } from '../changes/api'
import { deleteForGood } from './api'
import { Bin } from './bin'

withRealBackend()
afterEach(() => toast.dismiss())

/** Deletes scripts one after the other: the last title is the latest deleted. */
async function openBin(...titles: string[]) {
  const account = await signUpCreator()
  for (const title of titles) {
    const { id } = await unwrap(supabase().from('scripts').insert({ title }).select('id').single())
    await unwrap(supabase().from('scripts').delete().eq('id', id))
  }
  const { user } = renderWithProviders(<Bin userId={account.id} />)
  return { user }
}

const titles = async (table: 'scripts' | 'deleted_scripts') =>
  (await unwrap(supabase().from(table).select('title').order('title'))).map(({ title }) => title)

test('an empty bin says what it is for', async () => {
  await openBin()
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Empty trash' })).not.toBeInTheDocument()
})

test('deleted scripts are listed, the latest first, with the days they have left, and come back one by one', async () => {
  const { user } = await openBin('Mug', 'Lamp')
  const rows = await screen.findAllByRole('listitem')
  expect(
    rows
      .map((row) => within(row).getByRole('checkbox'))
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Lamp', 'Mug'])
  expect(rows[0]).toHaveTextContent(/(29|30) days left/)
  await user.click(screen.getByRole('button', { name: 'Restore Mug' }))
  expect(await screen.findByText('Script restored')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Mug' })).not.toBeInTheDocument())
  expect(await titles('scripts')).toEqual(['Mug'])
  expect(await titles('deleted_scripts')).toEqual(['Lamp'])
  await waitFor(() => expect(screen.getByText(/^1 script\./)).toHaveFocus())
})

test.runIf(IS_FULL)('several are restored at once', async () => {
  const { user } = await openBin('Mug', 'Lamp', 'Rug')
  await user.click(await screen.findByRole('checkbox', { name: 'Mug' }))
  await user.click(screen.getByRole('checkbox', { name: 'Rug' }))
  await user.click(screen.getByRole('button', { name: 'Restore 2' }))
  expect(await screen.findByText('2 scripts restored')).toBeInTheDocument()
  expect(await titles('scripts')).toEqual(['Mug', 'Rug'])
})

test('deleting for good asks by name, and only that script is gone', async () => {
  const { user } = await openBin('Mug', 'Lamp')
  await user.click(await screen.findByRole('button', { name: 'Permanently delete Mug' }))
  const question = await screen.findByRole('alertdialog', { name: 'Permanently delete “Mug”?' })
  await user.click(within(question).getByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('Permanently deleted')).toBeInTheDocument()
  expect(await titles('deleted_scripts')).toEqual(['Lamp'])
})

test('the bin is emptied after a question with the number, and what came in meanwhile stays', async () => {
  const { user } = await openBin('Mug', 'Lamp')
  await user.click(await screen.findByRole('button', { name: 'Empty trash' }))
  const question = await screen.findByRole('alertdialog', { name: 'Permanently delete all 2 scripts in the trash?' })
  const { id } = await unwrap(supabase().from('scripts').insert({ title: 'Late' }).select('id').single())
  await unwrap(supabase().from('scripts').delete().eq('id', id))
  await user.click(within(question).getByRole('button', { name: 'Delete permanently' }))
  await screen.findByText('2 scripts permanently deleted')
  expect(await titles('deleted_scripts')).toEqual(['Late'])
  expect(await screen.findByRole('checkbox', { name: 'Late' })).toBeInTheDocument()
})

test.runIf(IS_FULL)('more scripts than one call takes come back, or are gone for good', async () => {
  await signUpCreator()
  const rows = Array.from({ length: 501 }, (_, index) => ({ title: `Script ${index}` }))
  const ids = (await unwrap(supabase().from('scripts').insert(rows).select('id'))).map(({ id }) => id)
  const deleteAll = () => unwrap(supabase().from('scripts').delete().like('title', 'Script %'))
  await deleteAll()
  expect(await restoreScripts(ids)).toBe(501)
  await deleteAll()
  await deleteForGood(ids)
  expect(await titles('deleted_scripts')).toEqual([])
})
