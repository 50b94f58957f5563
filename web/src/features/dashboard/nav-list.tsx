import { Link } from 'react-router'
import { cn } from '../../ui'
import { type DashboardTab, ENTRIES, panelOf } from './tabs'

export interface TabProps {
  tab: DashboardTab
  onShow: (tab: DashboardTab) => void
}

/** Every way of the dashboard, one below the other: in the sidebar and in the drawer. */
export function NavList({ tab, onShow }: TabProps) {
  return (
    <ul className="flex flex-col gap-1">
      {ENTRIES.map((entry) => {
        const { id, label, Icon } = entry
        const inner = (
          <>
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            <span className="min-w-0 truncate">{label}</span>
          </>
        )
        if ('to' in entry) {
          return (
            <li key={id}>
              <Link to={entry.to} className={look(false)}>
                {inner}
              </Link>
            </li>
          )
        }
        const isOpen = entry.tab === panelOf(tab)
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={isOpen ? 'page' : undefined}
              onClick={() => onShow(entry.tab)}
              className={look(isOpen)}
            >
              {inner}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const look = (isOpen: boolean) =>
  cn(
    'focus-ring flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-2 text-left text-sm font-medium transition-colors touch:min-h-11',
    isOpen ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
  )
