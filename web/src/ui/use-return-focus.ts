import { useLayoutEffect, useRef } from 'react'

/**
 * Whether something has the focus although what had it is gone: a new page, mostly, which came up with the same click.
 * That must not lose it to a button of the frame.
 */
export function focusMovedOn(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

/**
 * Gives the focus back to what opened a modal. Radix does so only for its own trigger parts, and our dialogs are
 * opened by state.
 *
 * @returns the handler for `onCloseAutoFocus`
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<HTMLElement | null>(null)

  // A layout effect, since the modal itself moves the focus in an effect.
  useLayoutEffect(() => {
    if (!open) return
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }, [open])

  return (event: Event) => {
    event.preventDefault()
    if (opener.current?.isConnected && !focusMovedOn()) opener.current.focus()
  }
}
