import { expect, test, vi } from 'vitest'
import { sessionStorageOf } from './session-storage'

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('keeps things where the browser lets it', () => {
  const onRefused = vi.fn()
  const store = sessionStorageOf(() => localStorage, onRefused)
  store.setItem('a', '1')
  expect(localStorage.getItem('a')).toBe('1')
  expect(store.getItem('a')).toBe('1')
  store.removeItem('a')
  expect(store.getItem('a')).toBeNull()
  expect(onRefused).not.toHaveBeenCalled()
})

test('keeps them in memory where storage is forbidden, and says so once', () => {
  const onRefused = vi.fn()
  const store = sessionStorageOf(forbidden, onRefused)
  expect(store.getItem('a')).toBeNull()
  store.setItem('a', '1')
  store.setItem('b', '2')
  expect(store.getItem('a')).toBe('1')
  store.removeItem('a')
  expect(store.getItem('a')).toBeNull()
  expect(onRefused).toHaveBeenCalledOnce()
})

test('when storage is full, an older session does not come back with the next page', () => {
  localStorage.setItem('a', 'old')
  const full = {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: forbidden,
  }
  const store = sessionStorageOf(
    () => full,
    () => undefined,
  )
  store.setItem('a', 'new')
  expect(store.getItem('a')).toBe('new')
  expect(localStorage.getItem('a')).toBeNull()
})

test('forgets by pattern, in memory and in storage, whatever the browser allows', () => {
  localStorage.setItem('a-1', 'x')
  localStorage.setItem('b', 'x')
  const store = sessionStorageOf(
    () => localStorage,
    () => undefined,
  )
  store.removeAll(/^a-/)
  expect({ ...localStorage }).toEqual({ b: 'x' })

  const none = sessionStorageOf(forbidden, () => undefined)
  none.setItem('a-1', 'x')
  none.removeAll(/^a-/)
  expect(none.getItem('a-1')).toBeNull()
})
