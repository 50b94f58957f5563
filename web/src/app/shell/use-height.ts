import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How high an element is now, in pixels. */
export function useHeight(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)

  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => setHeight(watched.offsetHeight))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return [element, height]
}
