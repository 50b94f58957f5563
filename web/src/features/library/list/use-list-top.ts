import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below the top of the page an element begins, also when what stands above it grows. */
export function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const { top, width } = element.getBoundingClientRect()
      if (width > 0) setTop(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    // The page grows with whatever is put above the list, and so do the parts of it around the list.
    for (let around: HTMLElement | null = element.parentElement; around; around = around.parentElement)
      observer.observe(around)
    return () => observer.disconnect()
  }, [list])

  return top
}
