import { PRODUCT_NAME } from '@reelwright/shared'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Link } from 'react-router'
import { cn, Logo } from '../../ui'
import { clampWidth, SIDEBAR, widthAfterKey } from './sidebar-width'
import { DASHBOARD_TABS, type DashboardTab } from './tabs'

interface TabListProps {
  tab: DashboardTab
  onShow: (tab: DashboardTab) => void
}

interface SidebarProps extends TabListProps {
  width: number
  onResize: (width: number) => void
}

/** Large screens only; small ones have the drawer and the bottom bar. */
export function Sidebar({ tab, onShow, width, onResize }: SidebarProps) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line lg:flex">
      <div className="flex h-(--top-bar) shrink-0 items-center px-4">
        <Link to="/" aria-label={`${PRODUCT_NAME}, home`} className="focus-ring rounded-control">
          <Logo size="sm" />
        </Link>
      </div>
      <nav aria-label="Main" className="relative min-h-0 flex-1 overflow-y-auto px-3 py-2">
        <TabList tab={tab} onShow={onShow} />
      </nav>
      <ResizeHandle width={width} onResize={onResize} />
    </aside>
  )
}

export function TabList({ tab, onShow }: TabListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {DASHBOARD_TABS.map(({ id, label, Icon }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === tab ? 'page' : undefined}
            onClick={() => onShow(id)}
            className={cn(
              'focus-ring flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 py-2 text-left text-sm font-medium transition-colors touch:min-h-11',
              id === tab ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            <span className="min-w-0 truncate">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Dragged, or moved with the arrow keys; Enter goes back to the width it started with. (B-DS-14, B-DS-34) */
function ResizeHandle({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  function handleMove(event: PointerEvent<HTMLDivElement>) {
    // The sidebar starts at the left edge of the window.
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(clampWidth(event.clientX))
  }

  function handleKey(event: KeyboardEvent) {
    const next = widthAfterKey(width, event.key)
    if (next === undefined) return
    event.preventDefault()
    onResize(next)
  }

  return (
    <div
      role="separator"
      aria-label="Width of the sidebar"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={SIDEBAR.min}
      aria-valuemax={SIDEBAR.max}
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={handleMove}
      onDoubleClick={() => onResize(SIDEBAR.default)}
      onKeyDown={handleKey}
      className="absolute inset-y-0 -right-1.5 z-30 w-3 cursor-col-resize touch-none outline-none after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:transition-colors hover:after:bg-control focus-visible:after:bg-focus active:after:bg-accent"
    />
  )
}
