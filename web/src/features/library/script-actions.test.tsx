import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { supabase, unwrap } from '../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../testing'
import { SessionProvider } from '../account'
import { Library } from './library'

/** Against the real service. */
withRealBackend()

async function openLibrary() {
  await signUpCreator()
  const { id } = await unwrap(
    supabase().from('scripts').insert({ title: 'Mine', script_text: 'Read me.' }).select('id').single(),
  )
  const { user, router } = renderWithProviders(
    <SessionProvider>
      <Library />
    </SessionProvider>,
  )
  const choose = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Mine' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { id, user, router, choose }
}

test('the menu of a card opens its scenes and its history, and the focus comes back [OP-51]', async () => {
  const { user, choose } = await openLibrary()
  await choose('View scenes')
  expect(await screen.findByRole('dialog', { name: 'Mine' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Mine' })).toHaveFocus())
  await choose('Version history')
  const history = await screen.findByRole('dialog', { name: 'Version History' })
  expect(await within(history).findByText('No Version History')).toBeInTheDocument()
})

test('a script of the library is opened in the studio', async () => {
  const { id, router, choose } = await openLibrary()
  await choose('Open in studio')
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(`/script-studio?script=${id}`),
  )
})

test('the same is offered where a script is read', async () => {
  const { user } = await openLibrary()
  await user.click(await screen.findByRole('button', { name: 'Mine' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mine' })
  await user.click(await within(dialog).findByRole('button', { name: 'More: actions for Mine' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Version history' }))
  expect(await screen.findByRole('dialog', { name: 'Version History' })).toBeInTheDocument()
})
