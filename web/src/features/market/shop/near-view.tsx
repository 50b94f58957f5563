import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance to the visible part at which parts are fetched. */
const NEAR = '100px'

interface NearViewProps {
  children: ReactNode
  fallback: ReactNode
  /** Drawn wherever it is, from the first view on. */
  isWanted?: boolean
}

/** Draws a part of a page, and so fetches its code, when its place comes near the visible part; the fallback until then. */
export function NearView({ children, fallback, isWanted = false }: NearViewProps) {
  const [isNear, setIsNear] = useState(() => isWanted || typeof IntersectionObserver === 'undefined')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  // Nothing loads yet, so no loading state for screen readers.
  return isNear ? (
    children
  ) : (
    <div ref={place} aria-hidden>
      {fallback}
    </div>
  )
}
