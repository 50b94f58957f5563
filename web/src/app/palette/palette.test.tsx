import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { supabase, unwrap } from '../../platform'
import { renderApp, signUpCreator, withRealBackend } from '../../testing'

/** The command palette against the real service. */
withRealBackend()

test('opens by keys, finds pages and own scripts, remembers, and gives the focus back; Enter never opens a script that does not fit what is typed [A-SH-12, OP-16]', async () => {
  await signUpCreator()
  const { id } = await unwrap(
    supabase().from('scripts').insert({ title: 'Cold for a day', product_name: 'Glaciero mug' }).select('id').single(),
  )
  const { user, router } = renderApp('/scripts')
  const search = await screen.findByRole('searchbox', { name: 'Search your scripts' })
  await screen.findByText('Cold for a day')

  search.focus()
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Command palette' })
  await waitFor(() => expect(box).toHaveFocus())
  expect(await screen.findByRole('option', { name: /Cold for a day/ })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(search).toHaveFocus())

  // What fits nothing is searched for in the library.
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('option', { name: /Cold for a day/ })
  await user.keyboard('zzz{Enter}')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/scripts', search: '?search=zzz' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(search).toHaveValue('zzz')

  await user.click(screen.getByRole('button', { name: 'Search scripts...' }))
  await screen.findByRole('combobox', { name: 'Command palette' })
  await user.keyboard('trnd')
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Trending'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/trending'))

  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: 'Command palette' })
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Trending')
  await user.keyboard('glac')
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Cold for a day'))
  expect(await within(screen.getByRole('dialog')).findByText('1 result')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/scripts/edit/${id}`))
})
