import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; `unknown` where nobody can tell, as in a page that is drawn at build time. */
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
