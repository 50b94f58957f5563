import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { supabase } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { ImportDialog } from './import-dialog'
import { zipOf } from './testing'

withRealBackend()

async function open(folderId: string | null = null) {
  const { id } = await signUpCreator()
  const onClose = vi.fn<() => void>()
  const onShow = vi.fn<(folder: string | null) => void>()
  const { user } = renderWithProviders(
    <ImportDialog userId={id} folderId={folderId} onClose={onClose} onShow={onShow} />,
  )
  return { user, onClose, onShow, id }
}

type User = Awaited<ReturnType<typeof open>>['user']

const choose = async (user: User, ...files: File[]) => user.upload(screen.getByLabelText('Files to import'), files)
const importButton = (name: string) => screen.findByRole('button', { name })

async function paste(user: User, text: string) {
  await user.click(screen.getByLabelText('Or paste text'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Preview text' }))
}

const rows = async () => {
  const { data } = await supabase()
    .from('scripts')
    .select('title, script_text, status, tags, folder_id')
    .order('board_position', { ascending: false })
  return data ?? []
}

test('pasted texts are looked at, renamed, left out and imported', async () => {
  const { user, onClose, onShow } = await open()
  await paste(user, 'One\n\nFirst words.\n---\nTwo\n\nSecond words.\n---\nThree\n\nThird words.')
  await importButton('Import 3 scripts')
  await user.clear(screen.getByLabelText('Title of Two'))
  await fill(user, screen.getByLabelText('Title of Two'), 'Renamed')
  await user.click(screen.getByRole('checkbox', { name: 'Import Three' }))
  await user.selectOptions(screen.getByLabelText('Status'), 'Ready to film')
  await waitFor(async () => expect(await importButton('Import 2 scripts')).toBeEnabled())
  await user.click(await importButton('Import 2 scripts'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.getByText('2 scripts imported')).toBeVisible()
  expect(await rows()).toMatchObject([
    { title: 'One', script_text: 'First words.', status: 'ready_to_film' },
    { title: 'Renamed', script_text: 'Second words.', status: 'ready_to_film' },
  ])
  // The dialog is still there, since nobody closes it here.
  screen.getByText('Show').click()
  expect(onShow).toHaveBeenCalledWith(null)
})

test('the columns of a table can be given another meaning, and a new folder is made', async () => {
  const { user, onClose } = await open()
  const csv =
    'Headline,Words,Shelf\nOne,First words of it that are long enough to be a text,Blue\n=1+1,Second words,Red\n'
  await choose(user, new File([csv], 'june.csv'))
  const columns = await screen.findByRole('group', { name: /june\.csv/ })
  await user.selectOptions(within(columns).getByLabelText('Shelf'), 'Tags')
  await user.selectOptions(screen.getByLabelText('Folder'), 'New folder…')
  expect(await importButton('Import 2 scripts')).toBeDisabled()
  await fill(user, screen.getByLabelText('New folder name'), 'Summer')
  await waitFor(async () => expect(await importButton('Import 2 scripts')).toBeEnabled())
  await user.click(await importButton('Import 2 scripts'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const { data: folders } = await supabase().from('script_folders').select('id, name')
  expect(folders).toMatchObject([{ name: 'Summer' }])
  const folder_id = folders?.[0]?.id
  expect(await rows()).toMatchObject([
    { title: 'One', tags: ['Blue'], folder_id },
    { title: '=1+1', script_text: 'Second words', tags: ['Red'], folder_id },
  ])
})

test('a failed import keeps everything; trying again stores nothing twice [CX-31]', async () => {
  const { user, onClose } = await open()
  await paste(user, 'One\n\nFirst words.')
  await waitFor(async () => expect(await importButton('Import 1 script')).toBeEnabled())
  const real = globalThis.fetch
  // It is stored, and the answer is lost.
  const lossy = vi.fn<typeof fetch>(async (input, init) => {
    const answer = await real(input, init)
    if (!answer.url.endsWith('/library/import')) return answer
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', lossy)
  await user.click(await importButton('Import 1 script'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not respond. Nothing is lost')
  expect(screen.getByLabelText('Title of One')).toHaveValue('One')
  vi.stubGlobal('fetch', real)
  await user.click(await importButton('Try again'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await rows()).toMatchObject([{ title: 'One' }])
})

test('what the account has already is said, and left out unless it is ticked', async () => {
  const { user, id } = await open()
  await supabase().from('scripts').insert({ user_id: id, title: 'One', script_text: 'First  words. ' })
  await paste(user, 'One\n\nFirst words.\n---\nOne\n\nOther words.')
  await importButton('Import 1 script')
  expect(screen.getByText('Already in your library')).toBeVisible()
  await user.click(screen.getAllByRole('checkbox', { name: 'Import One' })[0]!)
  expect(await importButton('Import 2 scripts')).toBeEnabled()
})

test.runIf(IS_FULL)('files that cannot be read are named, and nothing is lost by it', async () => {
  const { user } = await open()
  await choose(user, new File([new Uint8Array(zipOf({}))], 'empty.zip'), new File([' '], 'blank.txt'))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('empty.zip: It is empty.')
  expect(alert).toHaveTextContent('blank.txt: It contains no words.')
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled()
})
