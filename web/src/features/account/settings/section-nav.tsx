import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { cn } from '../../../ui'
import { SECTIONS, type SectionId } from './sections'

const isSection = (name: string) => SECTIONS.some(({ id }) => id === name)

/** Leads to the parts of the page, and shows where one is: beside them on large screens, above them on small ones. */
export function SectionNav({ hidden }: { hidden: readonly SectionId[] }) {
  const shown = SECTIONS.filter(({ id }) => !hidden.includes(id))
  const current = useSectionInSight(shown.map(({ id }) => id).join(' '))
  return (
    <nav
      aria-label="Settings"
      className="lg:sticky lg:top-[calc(var(--top-bar,0px)+1rem)] lg:w-44 lg:shrink-0 lg:self-start"
    >
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              // Also when one has scrolled away from where the address points.
              replace
              preventScrollReset
              aria-current={current === id ? 'true' : undefined}
              className={cn(
                'focus-ring flex min-h-9 items-center rounded-control px-3 text-sm font-medium transition-colors touch:min-h-11',
                current === id ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first part of which something stands in the upper half of the window. */
function useSectionInSight(shown: string): string {
  const [current, setCurrent] = useState<string>(SECTIONS[0].id)

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = shown.split(' ').find((id) => seen.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-72px 0px -50% 0px' },
    )
    for (const id of shown.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [shown])

  return current
}

/** Goes to the part that the address names behind "#", or by "?section=" where others give it back, once it stands there. */
export function useSectionFromAddress() {
  // The whole of it: the same link may be followed twice.
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const rest = new URLSearchParams(location.search)
    const id = rest.get('section')
    if (id === null) return
    rest.delete('section')
    const to = { search: rest.toString(), hash: isSection(id) ? id : '' }
    void navigate(to, { replace: true, state: location.state, preventScrollReset: true })
  }, [location, navigate])

  useEffect(() => {
    if (!isSection(location.hash.slice(1))) return
    // After the router has moved the focus to the new page as a whole.
    const timer = setTimeout(() => {
      const section = document.getElementById(location.hash.slice(1))
      section?.scrollIntoView()
      section?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [location])
}
