import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newKey, supabase, unwrap } from '../../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { queueTake, waitingTakes } from '../teleprompter/take-queue'
import { SyncLine } from './sync-line'

withRealBackend()
afterEach(() => void vi.unstubAllGlobals())

async function takeThatWaits() {
  const { id: userId } = await signUpCreator()
  const { id: script } = await unwrap(supabase().from('scripts').insert({ title: 'Tumbler' }).select('id').single())
  const noted = () =>
    queueTake(userId, { key: newKey(), script, scene: 1, verdict: 'good', seconds: 4, at: new Date().toISOString() })
  return { userId, noted }
}

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

test('nothing waits: nothing is said', async () => {
  const { userId } = await takeThatWaits()
  renderWithProviders(<SyncLine userId={userId} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('says what waits without a network, and that it was sent when the line is back', async () => {
  const { userId, noted } = await takeThatWaits()
  setOnline(false)
  renderWithProviders(<SyncLine userId={userId} />)
  act(() => void noted())
  expect(screen.getByRole('status')).toHaveTextContent('Offline. 1 take is kept on this device')
  act(() => void noted())
  expect(screen.getByRole('status')).toHaveTextContent('Offline. 2 takes are kept on this device')
  setOnline(true)
  expect(screen.getByRole('status')).toHaveTextContent('Sending 2 takes')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Up to date'))
  expect(waitingTakes(userId)).toEqual([])
})

test('takes that the server does not take stay, and can be sent again', async () => {
  const { userId, noted } = await takeThatWaits()
  const online = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  noted()
  const { user } = renderWithProviders(<SyncLine userId={userId} />)
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
  expect(screen.getByRole('status')).toHaveTextContent('1 take couldn’t be sent yet')
  vi.stubGlobal('fetch', online)
  await user.click(again)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Up to date'))
})
