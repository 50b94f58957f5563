import { PRODUCT_NAME } from '@reelwright/shared'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { cn, Drawer, Logo, ThemeToggle } from '../../ui'
import { Library } from '../library'
import { Studio } from '../studio'
import { Sidebar, TabList } from './sidebar'
import { SIDEBAR } from './sidebar-width'
import { DASHBOARD_TABS, DEFAULT_TAB, type DashboardTab } from './tabs'
import { TopBar } from './top-bar'

/** The signed-in shell: sidebar, top bar, and one panel per tab. (B-DS-01 to B-DS-18) */
export function Dashboard() {
  const [tab, setTab] = useState<DashboardTab>(DEFAULT_TAB)
  const [visited, setVisited] = useState<readonly DashboardTab[]>([DEFAULT_TAB])
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [sidebarWidth, setSidebarWidth] = useState<number>(SIDEBAR.default)

  function show(next: DashboardTab) {
    setTab(next)
    setVisited((before) => (before.includes(next) ? before : [...before, next]))
    setDrawerOpen(false)
    window.scrollTo({ top: 0 })
  }

  const panels: Record<DashboardTab, ReactNode> = {
    'script-studio': <Studio onShowLibrary={() => show('library')} />,
    library: <Library />,
  }
  const title = DASHBOARD_TABS.find(({ id }) => id === tab)?.label

  return (
    <div
      style={{ '--sidebar': `${sidebarWidth}px` } as CSSProperties}
      className={cn(
        'min-h-dvh [--top-bar:4rem] lg:grid lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]',
        '[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))] lg:[--bottom-bar:0px]',
      )}
    >
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-medium text-ink shadow-floating focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Sidebar tab={tab} onShow={show} width={sidebarWidth} onResize={setSidebarWidth} />

      <div className="flex min-w-0 flex-col">
        <TopBar onOpenMenu={() => setDrawerOpen(true)} />
        <main id="content" tabIndex={-1} className="flex-1 pb-(--bottom-bar) outline-none">
          {DASHBOARD_TABS.map(
            ({ id }) =>
              // A panel stays once it was shown, so that no form is ever lost by a look elsewhere.
              visited.includes(id) && (
                <div key={id} hidden={id !== tab}>
                  {panels[id]}
                </div>
              ),
          )}
        </main>
      </div>

      <BottomBar tab={tab} onShow={show} />
      <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} title={<Logo size="sm" />} side="left">
        <nav aria-label="Menu">
          <TabList tab={tab} onShow={show} />
        </nav>
        <div className="mt-4 flex items-center justify-between border-t border-line pt-3 text-sm text-muted">
          Light or dark
          <ThemeToggle />
        </div>
      </Drawer>
    </div>
  )
}

/** On small screens the tabs are under the thumb as well. */
function BottomBar({ tab, onShow }: { tab: DashboardTab; onShow: (tab: DashboardTab) => void }) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {DASHBOARD_TABS.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-current={id === tab ? 'page' : undefined}
          onClick={() => onShow(id)}
          className={cn(
            'focus-ring flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-4! transition-colors',
            id === tab ? 'text-accent-text' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {label}
        </button>
      ))}
    </nav>
  )
}
