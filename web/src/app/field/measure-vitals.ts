import type { Vital } from '@reelwright/shared'

export type Vitals = Partial<Record<Vital, number>>

/** What a layout shift or an interaction is made of; the DOM's types know the first of them not everywhere. */
interface FieldEntry extends PerformanceEntry {
  hadRecentInput?: boolean
  value?: number
  interactionId?: number
}

/** Layout shifts count together while they are less than a second apart, up to five seconds: the worst such group is the CLS. */
export function newShifts() {
  let worst = 0
  let group = 0
  let first = 0
  let last = -Infinity
  return {
    add({ startTime, value = 0, hadRecentInput }: Pick<FieldEntry, 'startTime' | 'value' | 'hadRecentInput'>) {
      // What moves since somebody pressed something was asked for.
      if (hadRecentInput) return
      if (startTime - last < 1000 && startTime - first < 5000) group += value
      else {
        group = value
        first = startTime
      }
      last = startTime
      worst = Math.max(worst, group)
    },
    worst: () => worst,
  }
}

/** Longest interactions, one entry each, longest first; of each fifty one may be worse than the INP. */
const KEPT = 10

export function newInteractions() {
  const longest = new Map<number, number>()
  return {
    add({ interactionId, duration }: Pick<FieldEntry, 'interactionId' | 'duration'>) {
      if (!interactionId || !(duration > (longest.get(interactionId) ?? 0))) return
      longest.set(interactionId, duration)
      if (longest.size <= KEPT) return
      const [shortest] = [...longest].reduce((least, entry) => (entry[1] < least[1] ? entry : least))
      longest.delete(shortest)
    },
    /** Undefined without interactions. `count` includes interactions too short to be reported. */
    worst(count: number): number | undefined {
      const durations = [...longest.values()].sort((a, b) => b - a)
      return durations[Math.min(durations.length - 1, Math.floor(count / 50))]
    },
  }
}

/**
 * Measures this view of the page and hands it on once, when the page goes out of sight for the first time: no browser promises a later
 * moment. A page that a step back brings from the browser's memory is a view of its own. Returns the way to stop.
 *
 * Begins when the page has loaded: browsers keep what happened before (`buffered`).
 */
export function measureVitals(handOn: (vitals: Vitals) => void): () => void {
  const view = new AbortController()
  const { signal } = view
  let stopView = observeView(firstHidden(), handOn)
  addEventListener(
    'pageshow',
    ({ persisted, timeStamp }) => {
      if (!persisted) return
      stopView()
      stopView = observeView(Infinity, handOn, timeStamp)
    },
    { signal },
  )
  return () => {
    view.abort()
    stopView()
  }
}

/**
 * When the page was out of sight first: it is painted late then, and says nothing of our speed. Where the browser does not remember,
 * only what is true now is known.
 */
function firstHidden(): number {
  const [hidden] = performance.getEntriesByType('visibility-state').filter(({ name }) => name === 'hidden')
  return hidden?.startTime ?? (document.visibilityState === 'hidden' ? 0 : Infinity)
}

/** @param restored when the page came back from the browser's memory; undefined for a page that was loaded. */
function observeView(hiddenSince: number, handOn: (vitals: Vitals) => void, restored?: number): () => void {
  const vitals: Vitals = {}
  const shifts = newShifts()
  const interactions = newInteractions()
  const pressedBefore = interactionCount()
  const observers: { observer: PerformanceObserver; take: (entry: FieldEntry) => void }[] = []
  const stop = new AbortController()
  let seesShifts = false

  // A page that was drawn before anybody went to it counts from when they did.
  const navigation = performance.getEntriesByType('navigation')[0] as
    | (PerformanceNavigationTiming & { activationStart?: number })
    | undefined
  const start = restored ?? navigation?.activationStart ?? 0
  const since = (moment: number) => Math.max(0, moment - start)

  function observe(type: string, take: (entry: FieldEntry) => void, more: object = {}): boolean {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return false
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: restored === undefined, ...more })
    observers.push({ observer, take })
    return true
  }

  function finish() {
    for (const { observer, take } of observers) observer.takeRecords().forEach(take)
    const inp = interactions.worst(interactionCount() - pressedBefore)
    if (inp !== undefined) vitals.INP = inp
    if (seesShifts) vitals.CLS = shifts.worst()
    end()
    if (Object.keys(vitals).length > 0) handOn(vitals)
  }

  function end() {
    stop.abort()
    for (const { observer } of observers) observer.disconnect()
  }

  if (restored === undefined) {
    if (navigation && navigation.responseStart > 0) vitals.TTFB = since(navigation.responseStart)
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint' && startTime < hiddenSince) vitals.FCP = since(startTime)
    })
    observe('largest-contentful-paint', ({ startTime }) => {
      if (startTime < hiddenSince) vitals.LCP = since(startTime)
    })
  } else {
    // No entry reports its paint; the second frame has it.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        if (!stop.signal.aborted) vitals.FCP = vitals.LCP = since(now)
      }),
    )
  }
  seesShifts = observe('layout-shift', (entry) => {
    if (entry.startTime >= start) shifts.add(entry)
  })
  observe('event', (entry) => entry.startTime >= start && interactions.add(entry), { durationThreshold: 40 })
  observe('first-input', (entry) => entry.startTime >= start && interactions.add(entry))

  const options = { signal: stop.signal, capture: true }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && finish(), options)
  // Not every browser says so before it throws a page away.
  addEventListener('pagehide', finish, options)
  return end
}

const interactionCount = () => (performance as Performance & { interactionCount?: number }).interactionCount ?? 0
