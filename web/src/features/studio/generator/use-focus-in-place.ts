import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focused element where it is on the screen while what stands above it grows or shrinks.
 * @returns to be called right before a change of state
 */
export function useFocusInPlace(): () => void {
  const held = useRef<{ element: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    if (!held.current) return
    const { element, top } = held.current
    held.current = undefined
    if (!element.isConnected) return
    const moved = element.getBoundingClientRect().top - top
    if (moved !== 0) scrollerOf(element).scrollTop += moved
  })
  return useCallback(() => {
    const element = document.activeElement
    held.current = element ? { element, top: element.getBoundingClientRect().top } : undefined
  }, [])
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent
  return document.scrollingElement ?? document.documentElement
}
