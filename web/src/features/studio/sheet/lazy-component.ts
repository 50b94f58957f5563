import { type ComponentType, useEffect, useState } from 'react'

/** A component whose module is loaded on first use. */
export interface LazyComponent<Props> {
  /** Loads the module; also called to prefetch on hover or focus. Can be called again after a failure. */
  load: () => Promise<ComponentType<Props>>
  /** The component, once loaded. */
  ready: () => ComponentType<Props> | undefined
}

export function lazyComponent<Props>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let component: ComponentType<Props> | undefined
  async function load() {
    try {
      component = await fetch()
      return component
    } finally {
      loading = undefined
    }
  }
  return {
    load: () => (component ? Promise.resolve(component) : (loading ??= load())),
    ready: () => component,
  }
}

/** Loads the component once it is wanted. Unlike Suspense, a failed load does not unmount the script with its edits. */
export function useLazyComponent<Props>(
  { load, ready }: LazyComponent<Props>,
  wanted: boolean,
): { Part: ComponentType<Props> | undefined; failed: boolean; retry: () => void } {
  const [Part, setPart] = useState(ready)
  const [failed, setFailed] = useState(false)
  const waits = wanted && !Part && !failed

  useEffect(() => {
    if (!waits) return
    let isOver = false
    load().then(
      (loaded) => !isOver && setPart(() => loaded),
      () => !isOver && setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [waits, load])

  return { Part, failed, retry: () => setFailed(false) }
}

/** Event handlers for the button that opens the component. */
export const prefetches = ({ load }: { load: () => Promise<unknown> }) => {
  const prefetch = () => void load().catch(() => undefined)
  return { onPointerEnter: prefetch, onFocus: prefetch }
}
