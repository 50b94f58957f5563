import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls to its children on mount. On a phone an error may be far from the button that caused it. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise, which React must not take for a cleanup function.
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={place}>{children}</div>
}
