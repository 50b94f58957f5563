import type { TouchEvent as ReactTouchEvent } from 'react'

/**
 * A lifted card is drawn anew above the page, and the one that was touched is taken out of it. Browsers go on telling that one of the
 * finger's moves, where nobody hears of them any more; so they are told to the window, where the drag listens.
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
