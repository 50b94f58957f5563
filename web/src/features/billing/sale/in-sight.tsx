import { type ReactNode, useEffect, useRef } from 'react'

/** What has just gone wrong is brought into sight: on a phone the button that was pressed may be far from where it is said. */
export function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: browsers have begun to answer with a promise, and React would take that for a function to clean up with.
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={place}>{children}</div>
}
