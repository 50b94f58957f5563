import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../platform'
import { SessionProvider } from '../../account'
import { OfflineScripts } from './offline-scripts'

afterEach(() => void vi.unstubAllGlobals())

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

test('who came without a network gets the page when there is one, and keeps it when the line goes again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  setOnline(false)
  const router = createMemoryRouter([
    { Component: OfflineScripts, children: [{ path: '/', element: <textarea aria-label="Script text" /> }] },
  ])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Script Library' })).toBeInTheDocument()
  expect(screen.queryByLabelText('Script text')).not.toBeInTheDocument()

  setOnline(true)
  await userEvent.type(await screen.findByLabelText('Script text'), 'My ice')
  setOnline(false)
  expect(screen.getByLabelText('Script text')).toHaveValue('My ice')
})
