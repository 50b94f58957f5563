import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, isOnline } from '../platform'
import { backendFetch } from '../platform/backend-fetch'
import { OfflineBanner } from './offline-banner'

let isServerUp = true
const asked: string[] = []

beforeEach(() => {
  isServerUp = false
  asked.length = 0
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    if (!isServerUp) throw new TypeError('Failed to fetch')
    return Response.json('Two scripts')
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Scripts() {
  const { data, error } = useQuery({
    queryKey: ['scripts'],
    queryFn: async () => (await backendFetch('/rest/v1/scripts')).json() as Promise<string>,
    retry: false,
  })
  return <p>{error ? 'Not loaded' : (data ?? 'Loading')}</p>
}

function openPage() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfflineBanner />
      <Scripts />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('a server that stops is named as the cause, and what failed is loaded when it answers again', async () => {
  const user = openPage()
  expect(await screen.findByText('Not loaded')).toBeVisible()
  expect(await screen.findByText('Reelwright isn’t responding.')).toBeVisible()
  expect(screen.getByText(/What you typed stays here, and we keep trying to reconnect\.$/)).toBeVisible()
  expect(screen.queryByText(/You are offline|Drafts are kept/)).not.toBeInTheDocument()

  // Still away: the banner stays.
  asked.length = 0
  await user.click(screen.getByRole('button', { name: 'Reconnect' }))
  await waitFor(() => expect(asked).toEqual(['/api/health']))
  expect(screen.getByText('Reelwright isn’t responding.')).toBeVisible()

  isServerUp = true
  await user.click(screen.getByRole('button', { name: 'Reconnect' }))
  expect(await screen.findByText('Two scripts')).toBeVisible()
  expect(screen.queryByText('Reelwright isn’t responding.')).not.toBeInTheDocument()
  expect(isOnline()).toBe(true)
})

test('a server that is away is checked every five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  openPage()
  expect(await screen.findByText('Reelwright isn’t responding.')).toBeVisible()
  isServerUp = true
  asked.length = 0
  await vi.advanceTimersByTimeAsync(4_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await screen.findByText('Two scripts')).toBeVisible()
  expect(screen.queryByText('Reelwright isn’t responding.')).not.toBeInTheDocument()
})

test('one failed request is no reason to say that the server is away', async () => {
  openPage()
  expect(await screen.findByText('Not loaded')).toBeVisible()
  isServerUp = true
  await waitFor(() => expect(asked).toContain('/api/health'))
  expect(isOnline()).toBe(true)
  expect(screen.queryByText('Reelwright isn’t responding.')).not.toBeInTheDocument()
})
