import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VITAL_PAGES } from '@reelwright/shared'
import { routes } from '../routes'
import { measureVitals, type Vitals } from './measure-vitals'
import { pagePattern, sendVitals } from './send-vitals'

/** A fake PerformanceObserver: jsdom does not measure. */
class FakeObserver {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input']
  static all: FakeObserver[] = []
  type = ''
  stopped = false
  constructor(private readonly notify: (list: { getEntries: () => object[] }) => void) {
    FakeObserver.all.push(this)
  }
  observe({ type }: { type: string }) {
    this.type = type
  }
  disconnect() {
    this.stopped = true
  }
  takeRecords() {
    return []
  }
  static say(type: string, ...entries: object[]) {
    for (const one of FakeObserver.all) {
      if (one.type === type && !one.stopped) one.notify({ getEntries: () => entries })
    }
  }
}

let stop = () => {}
let sight: DocumentVisibilityState = 'visible'

beforeEach(() => {
  FakeObserver.all = []
  sight = 'visible'
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function hide() {
  sight = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

function measured() {
  const views: Vitals[] = []
  stop = measureVitals((vitals) => views.push(vitals))
  return views
}

const sayPaints = (at: number) => {
  FakeObserver.say('paint', { name: 'first-paint', startTime: 1 }, { name: 'first-contentful-paint', startTime: at })
  FakeObserver.say('largest-contentful-paint', { startTime: at }, { startTime: at + 100 })
}

test('a view is handed on once, when it goes out of sight', () => {
  const views = measured()
  sayPaints(300)
  FakeObserver.say('layout-shift', { startTime: 400, value: 0.02 })
  FakeObserver.say('event', { startTime: 500, interactionId: 1, duration: 64 })
  expect(views).toEqual([])
  hide()
  expect(views).toEqual([{ FCP: 300, LCP: 400, CLS: 0.02, INP: 64 }])
  dispatchEvent(new Event('pagehide'))
  hide()
  expect(views).toHaveLength(1)
})

test('a page that was opened out of sight says nothing of its paint', () => {
  sight = 'hidden'
  const views = measured()
  sayPaints(30_000)
  hide()
  expect(views).toEqual([{ CLS: 0 }])
})

test('a page that was out of sight before its paint says nothing of it either', () => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'visibility-state' ? [{ name: 'hidden', startTime: 200 } as PerformanceEntry] : [],
  )
  const views = measured()
  sayPaints(300)
  hide()
  expect(views).toEqual([{ CLS: 0 }])
})

test('a page that comes back from the memory of the browser is a view of its own', async () => {
  const views = measured()
  sayPaints(300)
  hide()
  sight = 'visible'
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  dispatchEvent(back)
  // What was before belongs to the view before.
  FakeObserver.say('layout-shift', { startTime: back.timeStamp - 1, value: 0.5 })
  FakeObserver.say('event', { startTime: back.timeStamp + 1, interactionId: 9, duration: 48 })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  hide()
  expect(views).toHaveLength(2)
  const { FCP, LCP, ...rest } = views[1]!
  expect(rest).toEqual({ CLS: 0, INP: 48 })
  expect(FCP).toBe(LCP)
  expect(FCP).toBeGreaterThanOrEqual(0)
  expect(FCP).toBeLessThan(5_000)
})

test('reports the page pattern, not the script', async () => {
  const beacon = vi.fn<typeof navigator.sendBeacon>(() => true)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { sendBeacon: beacon }))
  history.replaceState(null, '', '/scripts/edit/5c6c?token=secret#x')
  stop = sendVitals(routes)
  FakeObserver.say('largest-contentful-paint', { startTime: 1234.56789 })
  hide()
  expect(beacon).toHaveBeenCalledOnce()
  const [address, body] = beacon.mock.calls[0] as [string, Blob]
  expect(address).toBe('/api/web-vitals')
  expect(body.type).toBe('application/json')
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(body)
  })
  expect(JSON.parse(text as string)).toEqual({
    page: '/scripts/edit/:scriptId',
    vitals: { LCP: 1234.5679, CLS: 0 },
  })
})

test.each(VITAL_PAGES)('%s is an address that the router knows by this pattern', (pattern) => {
  expect(pagePattern(routes, pattern.replaceAll(':', 'x'))).toBe(pattern)
})
