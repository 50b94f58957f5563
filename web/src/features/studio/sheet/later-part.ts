import { type ComponentType, useEffect, useState } from 'react'

/** A part of the screen with code of its own, fetched when it is first wanted. */
export interface LaterPart<Props> {
  /** Asks for the code; for the hover or focus of the button that will want it, too. A failed try can be repeated. */
  load: () => Promise<ComponentType<Props>>
  /** The part, once its code is there. */
  ready: () => ComponentType<Props> | undefined
}

export function laterPart<Props>(fetch: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let part: ComponentType<Props> | undefined
  async function load() {
    try {
      part = await fetch()
      return part
    } finally {
      loading = undefined
    }
  }
  return {
    load: () => (part ? Promise.resolve(part) : (loading ??= load())),
    ready: () => part,
  }
}

/** The part while it is wanted: undefined until its code is there. Unlike with Suspense, a file that does not arrive takes no text along. */
export function useLaterPart<Props>(
  { load, ready }: LaterPart<Props>,
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

/** For the buttons that open a part. */
export const prefetches = ({ load }: { load: () => Promise<unknown> }) => {
  const ask = () => void load().catch(() => undefined)
  return { onPointerEnter: ask, onFocus: ask }
}
