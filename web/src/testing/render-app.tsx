import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { routes } from '../app'
import { flushUpdate, queryClient } from '../platform'

/** Renders the whole product at an address. The back end is whatever `setBackend` was given. */
export function renderApp(path = '/') {
  queryClient.clear()
  const user = userEvent.setup()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return { ...render(<RouterProvider router={router} flushSync={flushUpdate} />), user, router }
}
