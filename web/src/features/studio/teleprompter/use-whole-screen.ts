import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { logError } from '../../../platform'
import { focusMovedOn } from '../../../ui'

/**
 * The page under a screen of its own: nobody reads it, reaches it by Tab or scrolls it by accident. The focus comes back to where it was.
 */
export function useInertPage(screen: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const opener = document.activeElement
    const around = ancestorsOf(opener)
    const covered = Array.from(document.body.children).filter(
      (part): part is HTMLElement => part instanceof HTMLElement && part !== screen.current && !part.inert,
    )
    for (const part of covered) part.inert = true
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    screen.current?.focus({ preventScroll: true })
    return () => {
      for (const part of covered) part.inert = false
      style.overflow = overflow
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      if (opener) goOnWhenGone(opener, around)
    }
  }, [screen])
}

const ENABLED = 'button:not(:disabled)'
/** So often, and so many times, it is looked whether the page that is drawn again still has the opener. */
const LOOKS = { every: 100, times: 10 }

/** What was decided on leaving may take the opener away: then its neighbour has the focus. */
function goOnWhenGone(opener: Element, around: readonly Element[], looks = LOOKS.times) {
  setTimeout(() => {
    if (opener.isConnected && looks > 1) return goOnWhenGone(opener, around, looks - 1)
    if (opener.isConnected || focusMovedOn()) return
    const place = around.find((part) => part.isConnected && part.querySelector(ENABLED))
    const buttons = [...(place?.querySelectorAll<HTMLElement>(ENABLED) ?? [])]
    buttons.at(-1)?.focus({ preventScroll: true })
  }, LOOKS.every)
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : []
}

let users = 0

/**
 * The whole screen, where the browser gives it; elsewhere the whole window has to do. The page as such is asked for, not the screen in
 * it, so that messages are seen, too.
 * @param onLeft Escape, or the gesture of a phone, ended it: the browser keeps that key for itself.
 */
export function useFullScreen(onLeft: () => void) {
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    users++
    let was = false
    const onChange = () => {
      if (document.fullscreenElement) was = true
      else if (was) left()
    }
    document.addEventListener('fullscreenchange', onChange)
    if (document.fullscreenEnabled && !document.fullscreenElement) {
      document.documentElement
        .requestFullscreen({ navigationUI: 'hide' })
        // It may come when nobody wants it any more.
        .then(() => (users === 0 ? document.exitFullscreen() : undefined))
        .catch(() => undefined)
    }
    return () => {
      users--
      document.removeEventListener('fullscreenchange', onChange)
      if (was && document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
}

/** The screen stays on while somebody speaks: nobody touches it then. */
export function useWakeLock() {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch (error) {
        // A battery that is nearly empty refuses: then the phone's own settings hold.
        if (!(error instanceof DOMException)) logError('The screen couldn’t be kept on', error)
      }
    }
    // The browser takes it back whenever the page is out of sight.
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      lock?.release().catch(() => undefined)
    }
  }, [])
}
