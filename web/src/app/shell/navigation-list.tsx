import { NavLink } from 'react-router'
import { cn } from '../../ui'
import { BOTTOM_ENTRIES, ENTRIES } from './navigation'

/** The six entries of the sidebar and the slide-out menu. */
export function NavigationList({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className="flex flex-col gap-1">
      {ENTRIES.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            onClick={onFollow}
            className={({ isActive }) =>
              cn(
                'focus-ring flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-2 text-sm font-medium transition-colors touch:min-h-11',
                isActive ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
              )
            }
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            <span className="min-w-0 truncate">{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** On small screens, under the thumb. (A-SH-10) */
export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {BOTTOM_ENTRIES.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cn(
              'focus-ring flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-4! transition-colors',
              isActive ? 'text-accent-text' : 'text-muted hover:text-ink',
            )
          }
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
