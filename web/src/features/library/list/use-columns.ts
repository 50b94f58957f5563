import { type RefObject, useLayoutEffect, useState } from 'react'

/** As in `GRID`. */
const NARROWEST = 304
const GAP = 16

/** Where a list stood last begins with as many columns as it had: it takes its place at once. */
let lastCount = 1

/** How many cards stand side by side. */
export function useColumns(list: RefObject<HTMLElement | null>, layout: 'grid' | 'list'): number {
  const [count, setCount] = useState(lastCount)

  useLayoutEffect(() => {
    const element = list.current
    if (!element || layout === 'list') return
    const measure = () => {
      // A panel out of sight has no width, and keeps its columns.
      if (element.clientWidth === 0) return
      lastCount = Math.max(1, Math.floor((element.clientWidth + GAP) / (NARROWEST + GAP)))
      setCount(lastCount)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, layout])

  return layout === 'list' ? 1 : count
}
