import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createQueryClient, flushUpdate } from '../platform'
import { Toaster } from '../ui'
import { skipRetryDelays } from './skip-retry-delays'

/** Renders one component with a router, a cache of its own and toasts around it. */
export const renderWithProviders = (element: ReactNode, path = '/') => renderRoutes([{ path: '*', element }], path)

/** The same for pages that know their address. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const user = userEvent.setup()
  const queryClient = skipRetryDelays(createQueryClient())
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const screen = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} flushSync={flushUpdate} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { ...screen, user, router, queryClient }
}
