import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; `unknown` where it is not known, as in prerendering. */
export function useMedia(query: string, unknown = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof matchMedia !== 'function') return () => {}
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => (typeof matchMedia === 'function' ? matchMedia(query).matches : unknown),
    () => unknown,
  )
}
