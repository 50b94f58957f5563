import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotificationStore } from './store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const messages = (store: ReturnType<typeof createNotificationStore>) => store.items().map(({ message }) => message)

test('each goes after its own time [A-NT-01, A-NT-02, A-NT-05, A-NT-06, A-NT-07, CX-30]', () => {
  const store = createNotificationStore()
  store.add({ type: 'info', message: 'five' })
  store.add({ type: 'error', message: 'ten' })
  store.add({ type: 'success', message: 'one', duration: 1000 })
  store.add({ type: 'warning', message: 'ever', duration: Infinity })
  expect(messages(store)).toEqual(['ever', 'one', 'ten', 'five'])
  vi.advanceTimersByTime(1000)
  expect(messages(store)).toEqual(['ever', 'ten', 'five'])
  vi.advanceTimersByTime(3999)
  expect(messages(store)).toContain('five')
  vi.advanceTimersByTime(1)
  expect(messages(store)).toEqual(['ever', 'ten'])
  vi.advanceTimersByTime(5000)
  expect(messages(store)).toEqual(['ever'])
  vi.advanceTimersByTime(1e9)
  expect(messages(store)).toEqual(['ever'])
})

test('each has an id, a type, a title if it was given one, a message and its time [A-EN-13]', () => {
  const store = createNotificationStore()
  const id = store.add({ type: 'success', title: 'Saved', message: 'Your script is in the library.', duration: 2000 })
  store.add({ type: 'info', message: 'No more' })
  expect(store.items()).toMatchObject([
    { type: 'info', title: '', message: 'No more' },
    { id, type: 'success', title: 'Saved', message: 'Your script is in the library.', at: Date.now() },
  ])
})

test('one or all can be removed [A-NT-03, A-NT-04]', () => {
  const store = createNotificationStore()
  const id = store.add({ type: 'info', message: 'a', duration: Infinity })
  store.add({ type: 'info', message: 'b' })
  store.remove(id)
  store.remove('nobody')
  expect(messages(store)).toEqual(['b'])
  store.clear()
  expect(messages(store)).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing goes while somebody reads, and the rest of its time counts afterwards', () => {
  const store = createNotificationStore()
  store.add({ type: 'info', message: 'before' })
  vi.advanceTimersByTime(4000)
  const [first, second] = [store.hold(), store.hold()]
  store.add({ type: 'info', message: 'meanwhile' })
  vi.advanceTimersByTime(60_000)
  first()
  first()
  vi.advanceTimersByTime(60_000)
  expect(messages(store)).toEqual(['meanwhile', 'before'])
  second()
  vi.advanceTimersByTime(1000)
  expect(messages(store)).toEqual(['meanwhile'])
  vi.advanceTimersByTime(4000)
  expect(messages(store)).toEqual([])
})

test('what is listed goes when the list gets another owner, and only then', () => {
  const store = createNotificationStore()
  store.add({ type: 'info', message: 'early', duration: Infinity })
  store.belongTo('ana')
  store.belongTo('ana')
  expect(messages(store)).toEqual(['early'])
  store.belongTo('ben')
  expect(messages(store)).toEqual([])
})

test('notifies subscribers, and keeps its list while nothing changes', () => {
  const store = createNotificationStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.add({ type: 'info', message: 'a' })
  const before = store.items()
  expect(store.items()).toBe(before)
  store.markSeen()
  expect(store.items()[0]).toMatchObject({ seen: true })
  store.markSeen()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.clear()
  expect(listener).toHaveBeenCalledTimes(2)
})
