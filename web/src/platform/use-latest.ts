import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that stays the same and does what the newest one does, for parts that are drawn again only when they must. */
export function useLatest<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
