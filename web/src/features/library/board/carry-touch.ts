import type { TouchEvent as ReactTouchEvent } from 'react'

/**
 * A lifted card is a new element above the page; the touched element is removed. Browsers keep sending touch events to the removed
 * element, so they are forwarded to the window, where the drag listens.
 */
export function carryTouch({ nativeEvent }: ReactTouchEvent) {
  const touched = nativeEvent.target
  if (!(touched instanceof Element)) return

  function carry(event: Event) {
    if (event.type !== 'touchmove') for (const type of TYPES) touched?.removeEventListener(type, carry)
    if (!(event instanceof TouchEvent) || !(touched instanceof Element) || touched.isConnected) return
    const { touches, targetTouches, changedTouches, cancelable } = event
    const copy = new TouchEvent(event.type, {
      touches: [...touches],
      targetTouches: [...targetTouches],
      changedTouches: [...changedTouches],
      bubbles: true,
      cancelable,
    })
    if (!window.dispatchEvent(copy)) event.preventDefault()
  }
  for (const type of TYPES) touched.addEventListener(type, carry, { passive: false })
}

const TYPES = ['touchmove', 'touchend', 'touchcancel'] as const
