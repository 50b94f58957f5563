import { afterEach, expect, test, vi } from 'vitest'
import { holdTimers } from '../testing'
import { setBackend, subscribeToRows } from '.'

const SESSION = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: '1' },
}

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: object]
interface JoinPayload {
  access_token?: string
  config: { postgres_changes: object[] }
}

/** A Realtime server: it accepts every join, and refuses to subscribe to rows without the token of the session. */
class RealtimeSocket {
  readyState = 0
  onopen?: () => void
  onmessage?: (message: { data: string }) => void

  constructor() {
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string) {
    const [joinRef, ref, topic, event, payload] = JSON.parse(text) as Frame
    if (event === 'phx_join') {
      const { access_token, config } = payload as JoinPayload
      const bindings = config.postgres_changes.map((binding, index) => ({ ...binding, id: index + 1 }))
      this.answer([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: bindings } }])
      const status = access_token === SESSION.access_token ? 'ok' : 'error'
      this.answer([null, null, topic, 'system', { extension: 'postgres_changes', status }])
    } else this.answer([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }])
  }

  answer(frame: Frame) {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(frame) }))
  }

  close() {
    this.readyState = 3
  }
}

const storeSession = () => localStorage.setItem('sb-localhost-auth-token', JSON.stringify(SESSION))

let unsubscribe = () => {}
afterEach(() => {
  unsubscribe()
  setBackend(undefined)
  vi.unstubAllGlobals()
})

/** On a page that has not loaded the client library yet. */
function subscribe() {
  vi.stubGlobal('WebSocket', RealtimeSocket)
  vi.stubGlobal('fetch', async () => Response.json({ supabaseUrl: null, anonKey: 'eyJhbGciOi' }))
  const changes = { onSubscribed: vi.fn<() => void>(), onDisconnected: vi.fn<() => void>() }
  const rows = [{ table: 'scripts', filter: 'user_id=eq.1', onChange: () => {} }]
  unsubscribe = subscribeToRows('scripts', { rows, ...changes })
  return changes
}

test('subscribes with the stored session when it is the first to load the client library [OP-33]', async () => {
  storeSession()
  const { onSubscribed, onDisconnected } = subscribe()
  await vi.waitFor(() => expect([...onSubscribed.mock.calls, ...onDisconnected.mock.calls]).toHaveLength(1), 30_000)
  expect(onSubscribed).toHaveBeenCalledTimes(1)
})

test('rejoins with the renewed session after the server refused the subscription [OP-33]', async () => {
  const retryRefused = holdTimers(30_000)
  const { onSubscribed, onDisconnected } = subscribe()
  await vi.waitFor(() => expect(onDisconnected).toHaveBeenCalled(), 30_000)
  storeSession()
  expect(retryRefused()).toBe(1)
  await vi.waitFor(() => expect(onSubscribed).toHaveBeenCalledTimes(1), 30_000)
  expect(retryRefused()).toBe(0)
})
